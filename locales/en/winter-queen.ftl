# --- words of the game; other messages refer to these with the same arguments ---
wq-colour = { $colour ->
    [blue] blue
    [green] green
    [yellow] yellow
    [purple] purple
    [red] red
   *[other] { $colour }
}
wq-crystal = { $colour ->
    [blue] a blue crystal
    [green] a green crystal
    [yellow] a yellow crystal
    [purple] a purple crystal
    [red] a red crystal
   *[other] a { $colour } crystal
}
wq-zone = { $zone ->
    [blue] blue county
    [green] green county
    [purple] purple county
    [red] red county
    [domain] Queen’s Domain
   *[other] { $zone } county
}
wq-county-arms = { wq-zone } ({ $arms ->
    [stag] stag
    [wolf] wolf
    [bear] bear
    [owl] owl
   *[other] { $arms }
})
wq-county = { $county ->
    [blue] blue county
    [green] green county
    [purple] purple county
    [red] red county
   *[other] { $county } county
}
wq-effect = { $effect ->
    [FW] { $wisp ->
        [blue] Forest Wisps (blue)
        [green] Forest Wisps (green)
        [yellow] Forest Wisps (yellow)
        [purple] Forest Wisps (purple)
        [red] Forest Wisps (red)
       *[other] Forest Wisps
    }
    [RW] Rose of the Winds
    [BK] Border Keeper
    [MC] Magical Clouds
    [BW] Bright Way
    [NL] Northern Lights
    [PS] Polar Star
   *[AK] Arcane Knowledge
}
wq-effect-rule = { $effect ->
    [FW] choose a crystal of one of the page’s two colours, the shown one or the placed one; a point for each neighbour of the other colour
    [RW] choose a crystal of the colour; a point for it and for every other of its colour on the six lines from it, whatever lies between
    [BK] a point for each crystal of the colour on the edge of the map
    [MC] a point for each group of touching crystals of the colour; one alone is a group too
    [BW] from a crystal of the colour go straight on while the crystals follow without a gap and no colour repeats; a point for each, five at most
    [NL] a point for each county with a crystal of the colour, and one for the Queen’s Domain
    [PS] choose a crystal of the colour; a point for each empty space beside it
   *[AK] choose a rival; a point for each crystal of the colour on your books and theirs, shown on Forest Wisps or placed
}
wq-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wq-book = { $book } ({ $left } | { $right })
wq-book-open = “{ $left } | { $right }”
wq-page-crystal = { $seat }: { $book } page { $page } ({ $kind ->
    [depicted] shown
   *[placed] placed
})

# --- why these points ---
wq-why = { $effect ->
    [FW] { wq-points } around { $anchor }: { $spaces }
    [RW] { wq-points } on the lines through { $anchor }: { $spaces }
    [BK] { wq-points } for { wq-colour } on the edge: { $spaces }
    [MC] { wq-points } for { wq-colour } groups: { $groups }
    [BW] { wq-points } from { $anchor } { $direction }: { $spaces }
    [NL] { wq-points } for { wq-colour } in { $zones }
    [PS] { wq-points } for empty spaces beside { $anchor }: { $spaces }
   *[AK] { wq-points } with { $rival }: { $pages }
}
wq-why-nothing = 0 points: { $effect ->
    [FW] no crystal of one of its colours touches one of the other
    [PS] no { wq-colour } crystal on the map has an empty space beside it
   *[other] there is no { wq-colour } crystal where it would count
}
wq-why-line = { $seat }, { $book } page { $page }: { $why }

# --- events ---
wq-event-placed = { $seat }: { wq-crystal } to { $space }.
wq-event-took-book = { $seat }: book of the { wq-county } taken, { $book }.
wq-event-pile-shows = The { wq-county } now shows { $book }.
wq-event-pile-empty = The pile of the { wq-county } is empty.
wq-event-on-page = { $seat }: { wq-crystal } to page { $page } of { $book }.
wq-event-scored = { $seat }: { $book } activated, { $effect }: { $why }.
wq-event-discarded = { $seat }: { $book } and its crystals leave the game.
wq-event-removed = { $seat }: { wq-crystal } on { $space } goes back to the bag.
wq-event-bonus = { $seat }: last crystal of a holder, 1 point.
wq-event-refilled = Holder { $holder } is refilled: { $crystals }.
wq-event-final-stage = THE BAG IS EMPTY: all crystals go into one pool that everybody reaches, books can no longer be activated. { $turns ->
    [one] { $turns } turn is left.
   *[other] { $turns } turns are left.
}
wq-event-passed = { $seat }: no possible action, pass.
wq-event-deadlock = Nobody can do anything any more: the game ends.
wq-event-final-score = Final scoring, { $seat }, { $book }, { $effect }: { $why }.
wq-event-total = { $seat }: { wq-points } in all.
wq-outcome-bag = The bag was empty and the last round is played.
wq-outcome-deadlock = The map was full and nobody held a book, so the game ended early.

# --- prompts and the terminal table ---
wq-prompt-turn = { $seat }: your turn.
wq-prompt-final = { $seat }: your turn in the final stage. { $turns ->
    [one] { $turns } turn is left
   *[other] { $turns } turns are left
} at the table, this one included.
wq-prompt-last = { $seat }: your LAST turn. { $turns ->
    [one] { $turns } turn is left
   *[other] { $turns } turns are left
} at the table, this one included.
wq-prompt-pass = { $seat }: nothing is possible, the turn is passed.
wq-status-normal = Turn { $turn } · { $bag ->
    [one] { $bag } crystal
   *[other] { $bag } crystals
} in the bag · first player: { $seat }
wq-status-final = FINAL STAGE · no more activations · { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} left · first player: { $seat }
wq-status-over = The game is over.
wq-map = Map
wq-piles = Piles of books
wq-pile-empty = empty
wq-holders = Crystal holders
wq-holder = holder { $holder }
wq-pool = pool
wq-in-reach = within reach
wq-out-of-reach = out of reach
wq-no-books = no books
wq-seat-own = { $seat } · { wq-points } taken
wq-seat-total = { $seat } · { wq-points }
wq-menu-turn = What do you do?
wq-menu-map = place a crystal on the map
wq-menu-book = place a crystal on a page
wq-menu-activate = activate a book
wq-menu-pass = You can only pass.
wq-menu-which-crystal = Which crystal?
wq-menu-crystal = { wq-colour }, { $holder ->
    [0] pool
   *[other] holder { $holder }
}
wq-menu-which-space = Where to?
wq-menu-which-space-full = Where to? (You hold { $most } books, so you cannot take another.)
wq-menu-take-book = Do you take a book?
wq-menu-no-book = no book
wq-menu-which-page = Which page?
wq-menu-page = { $effect }, { wq-points } now
wq-menu-which-book = Which book?
wq-menu-activation = { wq-points }
wq-menu-which-removal = Which crystal goes back to the bag?
wq-help =
    WINTER QUEEN. You are a wizard who wants to become the Queen’s adviser: collect the most points.
    Crystals lie on holders between the players; you reach those at your left and right hand (two players reach all). The map has four counties and the Queen’s Domain, five spaces of no county: ♛ castle and ♜ towers, some with a printed crystal.
    On your turn do one thing:
    · Place a crystal from a holder within reach on an empty space. You may then take the top book of that county; on an empty space of the Queen’s Domain, of any county. Nobody holds more than three books.
    · Place a crystal of any colour on an empty page of one of your books.
    · Activate a book with at least one crystal: its filled pages score, then book and crystals leave the game. With two crystals you also return one placed crystal from the map to the bag.
    Whoever takes the last crystal of a holder gets a point, and the holder is refilled.
    When the bag runs out the final stage begins: the round is finished, then everybody has one last turn. Crystals can still go to the map and to pages, but books can no longer be activated. At the very end every filled page scores. Most points win; equals share the win.
    Points are announced when they are scored, but the totals of the others stay hidden until the end.
    On the map a capital letter is a crystal, (a letter in brackets) is printed on a domain tile and stays there; the small letter is the county. Letters: B blue, G green, Y yellow, P purple, R red. Spaces are neighbours when they touch; the edge is every space with fewer than six neighbours.
    “The colour” below is the colour of the crystal on the page; behind an empty page of yours stands what each colour would score now (R:3).
wq-help-first =
    A first game: take a book early by placing a crystal in a county whose top book you like. Look which colour would score best on its pages, place such a crystal on a page, and help that colour on the map. Activate when waiting would cost more than it brings: the book is gone afterwards, but makes room for another. Fill pages before the bag is empty, for full pages also score at the end. A game takes ten to fifteen turns each; 25 to 35 points are good.
wq-help-notation =
    Actions in one line: R2>B3 red from holder 2 to B3 (R* from the pool) · R2>B3+red and take the red county’s book (others: blue, green, purple) · R2>SB12.1 to the left page of SB12 (.2 the right one) · SB12! activate · SB12!-B4 and return the crystal on B4 · SB12!@C4-B4 with C4 as target of the left page (@@ right page, C4:SE with a direction, s2 a rival); without a target the best one is taken

# --- refusals ---
wq-refuse-unknown-holder = There is no holder { $holder }.
wq-refuse-unknown-colour = There is no crystal colour “{ $name }”.
wq-refuse-unknown-space = There is no space “{ $name }” on the map.
wq-refuse-unknown-book = There is no book “{ $name }”.
wq-refuse-unknown-county = There is no county “{ $name }”.
wq-refuse-direction = There is no direction “{ $name }”; use E, NE, NW, W, SW or SE.
wq-refuse-page = A book has a left and a right page; { $page } is neither.
wq-refuse-notation = “{ $text }” is not an action. Type ? to see how actions are written.
wq-refuse-letter = No crystal has the letter { $letter }; the letters are { $known }.
wq-refuse-out-of-reach = Holder { $holder } is out of your reach; you reach { $reach }.
wq-refuse-only-pool = In the final stage all crystals lie in the pool; take one from there.
wq-refuse-no-pool = There is no pool before the final stage; take a crystal from a holder.
wq-refuse-no-such-crystal = There is no { wq-colour } crystal on { $holder ->
    [0] the pool
   *[other] holder { $holder }
}.
wq-refuse-space-taken = { $space } already holds { wq-crystal }; choose an empty space.
wq-refuse-other-county = A book comes from the county of the space; { $space } lies in another county.
wq-refuse-book-limit = You already hold { $most } books; place the crystal without taking one.
wq-refuse-pile-empty = The pile of the { wq-county } is empty; place the crystal without taking a book.
wq-refuse-not-your-book = { $book } is not one of your books.
wq-refuse-page-taken = Page { $page } of { $book } already holds { wq-crystal }.
wq-refuse-final-activation = Books cannot be activated in the final stage; their pages score at the end.
wq-refuse-empty-book = { $book } holds no crystal; place one on it first.
wq-refuse-removal-missing = With two crystals on the book, name a placed crystal that goes back to the bag.
wq-refuse-removal-not-due = No crystal is removed from the map here; leave that part out.
wq-refuse-removal-depicted = The crystal on { $space } is printed on its tile and stays.
wq-refuse-removal-empty = There is no crystal on { $space }.
wq-refuse-target-shape = A target is either a space or a seat.
wq-refuse-target-seat = There is no seat { $seat } at this table.
wq-refuse-target-empty-page = Page { $page } holds no crystal, so it takes no target.
wq-refuse-target-none = { $effect } takes no target.
wq-refuse-target-rival = Arcane Knowledge takes another player as its target.
wq-refuse-target-crystal = { $effect } takes a crystal on the map as its target.
wq-refuse-target-direction = Bright Way takes a space and a direction, the other effects a space alone.
wq-refuse-target-space = The crystal on { $space } cannot be chosen for { $effect }.
wq-refuse-pass = You can still act, so you may not pass.
wq-refuse-nobodys-book = Nobody holds { $book }, so it scores nothing.
wq-refuse-no-crystal-on-page = Page { $page } of { $book } holds no crystal.

# --- component data ---
wq-line = { $line ->
    [0] { "" }
   *[other] Line { $line }:{ " " }
}
wq-components-shape = The components file has a wrong field: { $detail }.
wq-components-name = { wq-line }the name “{ $name }” may hold only letters, digits and dashes, at most 16.
wq-components-size = { wq-line }{ $field } is too large; { $most } is the most a table can hold.
wq-components-no-spaces = { wq-line }the map has no spaces.
wq-components-colors = { wq-line }the colours must have different first letters.
wq-components-counties = { wq-line }there must be four counties, one at each dock NW, NE, SE and SW.
wq-components-zone = { wq-line }space { $space } has the unknown zone “{ $zone }”; a zone is a county or “domain”.
wq-components-name-twice = { wq-line }the name { $name } is there twice.
wq-components-same-place = { wq-line }space { $space } lies on the same place as another one.
wq-components-empty-county = { wq-line }the county { $county } has no space on the map.
wq-components-unknown-space = { wq-line }there is no space { $space } on the map.
wq-components-island = { wq-line }space { $space } is cut off from the rest of the map.
wq-components-book-count = { wq-line }{ $books } books cannot be dealt into equal piles; their number must be divisible by the number of counties.
wq-components-pages = { wq-line }book { $book } has { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
} instead of two.
wq-components-effect = { wq-line }book { $book } has the unknown effect “{ $effect }”; the effects are FW, RW, BK, MC, BW, NL, PS and AK.
wq-components-wisps = { wq-line }page “{ $page }” of book { $book } is wrong: a Forest Wisps page names a colour, no other page does.
wq-components-picture = { wq-line }a domain tile shows the unknown colour “{ $picture }”.
wq-components-domain-tiles = { wq-line }{ $tiles } domain tiles do not cover { $spaces } domain spaces.
wq-components-no-setup = { wq-line }the setup for { $players } players is missing.
wq-components-setup-numbers = { wq-line }the setup for { $players } players has an impossible number.
wq-components-holders = { wq-line }{ $players } players need { $players } holders, one between each two; there are { $holders }.
wq-components-crystals = { wq-line }there are not enough crystals to fill the holders for { $players } players and leave one in the bag.
wq-components-book-limit = { wq-line }a player must be allowed at least one book.

# --- positions ---
wq-position-shape = The position has a wrong field: { $detail }.
wq-position-crystal = “{ $word }” is not a crystal; write A1=R, with one of the letters { $known }.
wq-position-two-crystals = The space { $space } holds two crystals; a space holds one.
wq-position-depicted = The small letter on { $space } means a printed crystal, and those are only in the Queen’s Domain.
wq-position-pictures = No further domain tile shows { wq-crystal } as on { $space }.
wq-position-crystals = There are { $found } { wq-colour } crystals on map and books; the game has { $most }.
wq-position-seat = There is no seat { $given }; seats go from 1 to { $players }.
wq-position-book-twice = The book { $book } is there twice.
wq-position-books = Player { $given } holds more than { $most } books.
wq-position-points = Give one number of points, not below zero, for each of the { $players } players.

# --- advice ---
wq-coach-pass = There is nothing else to do.
wq-coach-activate = { $book } gives { wq-points } now, and makes room for another book.
wq-coach-activate-return = { $book } gives { wq-points } now, and makes room for another book; of the crystals on the map, the one on { $space } is the best to return.
wq-coach-page = { $effect } would show { wq-points } with it.
wq-coach-page-grows = { wq-coach-page } That may still grow.
wq-coach-page-fades = { wq-coach-page } That shrinks as the map fills.
wq-coach-book = It takes { $book }.
wq-coach-book-alone = It takes { $book }, and no rival’s pages show more.
wq-coach-book-grow = It takes { $book }, and your filled pages show more by { wq-points }.
wq-coach-grow = Your filled pages show more by { wq-points }.
wq-coach-ready = Your empty pages could show { wq-points } more.
wq-coach-spoil = A rival’s pages show less by { wq-points }: { $seat }.
wq-coach-shrink = Your filled pages show less by { wq-points }; everything else costs more.
wq-coach-keep = Your books keep what they show.
wq-coach-quiet = Your books keep what they show, and no rival’s show more.
wq-coach-and-last = { $why } And the last crystal of a holder is worth a point.
