# --- the rules page: our own words ---
wqr-title = Winter Queen: the rules
wqr-search = Search the rules
wqr-found = { $count ->
    [0] Nothing found; try another word.
    [one] { $count } passage
   *[other] { $count } passages
}
wqr-contents = Contents
wqr-example = The crystal on the page is { wq-colour }. The numbers show what is counted: { wq-points }.
wqr-example-books = The numbers on the pages show what is counted: { wq-points }.
wqr-goal = What it is about
wqr-goal-1 = The Winter Queen looks for a Key Advisor. You are a wizard: with enchanted crystals on her map and spell books on your table you collect points. Whoever has most in the end is her advisor; equals share the post.
wqr-goal-2 = Points are announced when they are scored, but totals stay hidden: you see your own alone until the end.
wqr-things = What lies on the table
wqr-things-1 = The map has four counties: Stag, Bear, Owl and Wolf. Five more spaces, the castle and four towers, are the Queen’s Domain and belong to no county. Tiles on them may show a printed crystal: it counts like any other and can never be removed.
wqr-things-2 = At each corner of the map lies the pile of a county: spell books, the top one open. Everybody sees how many are left; nobody knows which come next.
wqr-things-3 = Crystals lie on holders between the players. You reach the holders at your left and your right hand; two players reach all three. The rest is in the bag. What is in the bag can be counted out, so the table shows it.
wqr-things-4 = A book has two pages, each with an effect and a place for one crystal.
wqr-turn = A turn
wqr-turn-1 = Players take turns clockwise from the first player. On your turn you must do exactly one of three things: place a crystal on the map, put a crystal on a page, or activate a book.
wqr-place = Placing a crystal on the map
wqr-place-1 = Take a crystal from a holder within your reach and place it on an empty space. The colour of the crystal need not be the colour of the county.
wqr-place-2 = You may then take the top book of the county where you placed. On an empty tile of the Queen’s Domain you may take the top book of any county. Taking a book is never a duty.
wqr-place-3 = You may hold three books. With three you cannot take another, nor swap or throw one away.
wqr-page = Putting a crystal on a page
wqr-page-1 = Take a crystal from a holder within your reach and put it on an empty page of one of your own books. Any colour may lie on any page; both pages may hold the same colour. Nothing is scored yet.
wqr-activate = Activating a book
wqr-activate-1 = Choose one of your books with at least one crystal. Each page with a crystal scores; then the book and its crystals leave the game for good.
wqr-activate-2 = If the book held two crystals, both pages score, and you then choose one placed crystal on the map, anybody’s, and return it to the bag. Printed crystals stay. If there is no placed crystal, nothing is returned.
wqr-activate-3 = A page may score nothing; you may activate it all the same. Where an effect lets you choose a crystal or a rival, the table takes the best choice for you.
wqr-bonus = The last crystal of a holder
wqr-bonus-1 = Whoever takes the last crystal of a holder gets 1 point at once. Then the holder is refilled from the bag.
wqr-effects = The eight effects
wqr-effects-1 = “The colour” is the colour of the crystal on the page. Spaces are neighbours when they touch. The edge is every space with fewer than six neighbours.
wqr-final = The final stage
wqr-final-1 = When the last crystal is drawn from the bag, all crystals go onto one common holder that everybody reaches, and books can no longer be activated.
wqr-final-2 = The round is played to its end; then everybody has one last turn. You can still place crystals, take books and fill pages. Taking the last crystal of all brings 1 point.
wqr-scoring = Final scoring
wqr-scoring-1 = Every page with a crystal on every book scores, as if it were activated, but nothing leaves the table. Then all points are shown. Most points win; equals share the win.
wqr-special = When nothing is possible
wqr-special-1 = If you can do nothing at all, because the map is full and you hold no book, or because no crystal is left in the final stage, your turn is passed. If everybody passes in a row before the final stage, the game ends at once.
wqr-special-2 = You may not pass while you can act.
