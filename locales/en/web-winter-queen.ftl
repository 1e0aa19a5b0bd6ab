# --- the table in the browser: places and things, as they are read out ---
wqt-arms = { $arms ->
    [stag] Stag
    [bear] Bear
    [owl] Owl
    [wolf] Wolf
   *[other] { $arms }
}
wqt-place-county = { $arms ->
    [stag] Stag county
    [bear] Bear county
    [owl] Owl county
    [wolf] Wolf county
   *[other] { $arms } county
}
wqt-place-domain = Queen’s Domain, { $kind ->
    [castle] castle
   *[tower] tower
}
wqt-cell-crystal = { $kind ->
    [depicted] { wq-colour } crystal, printed
   *[placed] { wq-colour } crystal
}
wqt-cell-empty = empty
wqt-cell = { $space }, { $zone }, { $what }{ $state ->
    [open] , you may place here
    [remove] , may go back to the bag
    [closed] , not possible
   *[rest] { "" }
}
wqt-page-filled = { $effect }, { $place ->
    [right] right page
   *[left] left page
}: { wq-colour } crystal, { wq-points } now
wqt-page-would = { $effect }, { $place ->
    [right] right page
   *[left] left page
}, empty: with { wq-colour } { wq-points }{ $legal ->
    [yes] , you may place here
   *[no] { "" }
}
wqt-page-empty = { $effect }, { $place ->
    [right] right page
   *[left] left page
}, empty
wqt-pool = Pool of all crystals
wqt-holder = Holder { $holder }, reached by { $names }
wqt-crystal-on-holder = { wq-colour } crystal{ $legal ->
    [yes] { "" }
   *[no] , not yours to take now
}
wqt-pile = { $arms ->
    [stag] Pile of the Stag
    [bear] Pile of the Bear
    [owl] Pile of the Owl
    [wolf] Pile of the Wolf
   *[other] Pile of { $arms }
}, { $count ->
    [one] { $count } book
   *[other] { $count } books
}, on top: { $left } and { $right }
wqt-pile-empty = { $arms ->
    [stag] The pile of the Stag is empty
    [bear] The pile of the Bear is empty
    [owl] The pile of the Owl is empty
    [wolf] The pile of the Wolf is empty
   *[other] The pile of { $arms } is empty
}
wqt-bag = Bag
wqt-bag-short = bag
wqt-points-short = points
wqt-own-books = Your spell books
wqt-books-of = Spell books of { $seat }
wqt-chip = { $seat }: { $count ->
    [one] { $count } book
   *[other] { $count } books
}, look closer
wqt-books-held = { $count ->
    [0] no books yet
    [one] { $count } book
   *[other] { $count } books
}
wqt-first-player = first player
wqt-after-you = plays after you
wqt-stand-in = a bot sits in
wqt-only-you = { $points ->
    [one] point
   *[other] points
}, only you see this
wqt-watching = you are watching

# --- what may be done ---
wqt-first-crystal = First choose a crystal from a holder within your reach.
wqt-not-now = That cannot be asked right now.
wqt-refuse-reach = This holder is out of your reach: it lies between others. Take a crystal from one beside you.
wqt-refuse-not-your-book = This is not one of your books.
wqt-refuse-page-taken = This page already holds { wq-crystal }; choose an empty one.
wqt-refuse-empty-book = This book holds no crystal; place one on it first.
wqt-put-on-page = Put a crystal on a page
wqt-no-own-books = Your books will lie here
wqt-activate-one = Activate · { $points }
wqt-activate-two = Activate · { $left } + { $right } = { $points }
wqt-plan-map = { $colour ->
    [blue] Blue
    [green] Green
    [yellow] Yellow
    [purple] Purple
    [red] Red
   *[other] { $colour }
} to { $where ->
    [stag] the Stag county
    [bear] the Bear county
    [owl] the Owl county
    [wolf] the Wolf county
   *[domain] the Queen’s Domain
}, { $space }
wqt-plan-page = { $colour ->
    [blue] Blue
    [green] Green
    [yellow] Yellow
    [purple] Purple
    [red] Red
   *[other] { $colour }
} on { $effect }
wqt-plan-activate = Activate this book
wqt-plan-pass = Nothing is possible
wqt-change = { $effect }:
wqt-take-book = { $arms ->
    [stag] Take the Stag’s book
    [bear] Take the Bear’s book
    [owl] Take the Owl’s book
    [wolf] Take the Wolf’s book
   *[other] Take the book of { $arms }
}
wqt-take-number = { $number ->
    [1] it becomes your first
    [2] it becomes your second
   *[other] it becomes your third and last
}
wqt-take-which = Which book do you take?
wqt-take-none = no book
wqt-take-pages = What its pages score
wqt-no-book-limit = You hold { $most } books, so you cannot take another.
wqt-no-book-pile = The pile here is empty, so there is no book to take.
wqt-do-place = Place crystal
wqt-do-place-take = Place and take the book
wqt-do-page = Put it on the page
wqt-do-pass = Pass
wqt-cancel = Cancel
wqt-close = Close
wqt-would-score = { $points ->
    [one] Would score { $points } now.
   *[other] Would score { $points } now.
}
wqt-choose-removal = Now choose a crystal on the map: it goes back to the bag. Those printed on tiles stay.
wqt-removes = { $space }: { wq-crystal } goes back to the bag.
wqt-pass-why = The map is full and you hold no book, so your turn is passed.
wqt-pass-why-final = There is no crystal or no place left for you, so your turn is passed.
wqt-slip-would = { $effect } would score { $points }
wqt-slip-scored = { $effect } scored { $points }
wqt-final = The final stage
wqt-final-left = No more activations · { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
}

# --- why these points, beside cells that carry the numbers ---
wqt-why = { $effect ->
    [FW] { $points ->
        [one] { $points } neighbour of the marked crystal
       *[other] { $points } neighbours of the marked crystal
    }
    [RW] { $points } { wq-colour } on the lines through the marked one
    [BK] { $points } { wq-colour } on the edge of the map
    [MC] { $points ->
        [one] { $points } { wq-colour } group
       *[other] { $points } { wq-colour } groups
    }
    [BW] { $points ->
        [one] { $points } colour in a row
       *[other] { $points } different colours in a row
    }
    [NL] { $points ->
        [one] { wq-colour } in { $points } zone
       *[other] { wq-colour } in { $points } zones
    }
    [PS] { $points ->
        [one] { $points } empty space beside the marked crystal
       *[other] { $points } empty spaces beside the marked crystal
    }
   *[AK] { $points } { wq-colour } on the books of { $seat } and { $rival }
}
wqt-crystal-word = { wq-crystal }

# --- the log: $crystal is drawn ---
wqt-log-placed = { $seat } placed { $crystal } on { $space }
wqt-log-page = { $seat } put { $crystal } on { $effect }
wqt-log-removed = { $seat } returned { $crystal } from { $space } to the bag
wqt-log-took = { $seat } took a book { $arms ->
    [stag] from the Stag
    [bear] from the Bear
    [owl] from the Owl
    [wolf] from the Wolf
   *[other] from { $arms }
}
wqt-log-pile = { $arms ->
    [stag] The Stag shows its next book
    [bear] The Bear shows its next book
    [owl] The Owl shows its next book
    [wolf] The Wolf shows its next book
   *[other] { $arms }: the next book
}
wqt-log-discarded = The book of { $seat } and its crystals leave the game
wqt-log-bonus = { $seat } emptied a holder
wqt-log-scored = { $seat } activated { $effect }
wqt-log-final-score = { $seat }: { $effect }
wqt-log-refilled = A holder is refilled:
wqt-log-final = The bag is empty: all crystals lie in one pool that everybody reaches; books can no longer be activated.

# --- read out: books are known by their pages ---
wqt-told-page = { $seat }: { wq-crystal } to the page { $effect }.
wqt-told-scored = { $seat } activated { $effect }: { $why }.
wqt-told-discarded = { wqt-log-discarded }.
wqt-told-final-score = Final scoring, { $seat }, { $effect }: { $why }.
wqt-page-crystal = { $seat }: { $effect } ({ $kind ->
    [depicted] shown
   *[placed] placed
})

# --- the end ---
wqt-status-final = Final stage · { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
}
wqt-end-lead = The bag is empty, the books are closed
wqt-end-scoring = The last pages are counted
wqt-end-won = { $seat } is the new Key Advisor
wqt-end-shared = { $names } advise the Queen together
wqt-end-holders = emptied holders
wqt-end-books = activated books
wqt-end-pages = final pages
wqt-end-of = Final pages of { $seat }
wqt-end-none = No filled page was left.
wqt-end-no-books = none
wqt-end-skip = Show the result

# --- the reference card ---
wqt-card-aim = The aim
wqt-card-aim-text = Have the most points at the end. Points come from spell books: every page with a crystal scores crystals of that colour on the map.
wqt-card-turn = On your turn do one thing
wqt-card-map = Place a crystal from a holder within your reach on an empty space. You may take the top book of that county; on an empty tile of the Queen’s Domain, of any county. Three books at most.
wqt-card-page = Put a crystal of any colour on an empty page of one of your books.
wqt-card-activate = Activate a book with at least one crystal: its filled pages score, then book and crystals leave the game. With two crystals you also return one placed crystal from the map to the bag.
wqt-card-bonus = Whoever takes the last crystal of a holder gets 1 point, and the holder is refilled.
wqt-card-effects = What pages score
wqt-card-end = The end
wqt-card-final = When the bag is empty, all crystals go into one pool for everybody. The round is finished, then everyone has one last turn; books can no longer be activated. At the end every filled page scores. Most points win; equals share the win.
wqt-card-rules = All the rules, with pictures

# --- the first-game guide: each hint is for one moment ---
wqt-guide-wait = While others play, point at any page: the map shows what it would score and why.
wqt-guide-wait-touch = While others play, tap a page or a pile: you learn what it scores, and the map shows why.
wqt-guide-crystal = Your turn. Take a crystal: these holders are within your reach. Taking the last one of a holder brings 1 point.
wqt-guide-space = Choose a space with a dark dot. The county decides whose book you may take; its top book lies at the corner.
wqt-guide-confirm = The book you take decides what will score for you. Each page names its effect; leave the book if you do not like it.
wqt-guide-page = You can also put this crystal on a page of your books. The number shows what it would score right now.
wqt-guide-page-why = The page counts crystals of this colour on the map. Put a colour there that you can help to spread.
wqt-guide-fill = A book scores only with crystals on its pages. Take a crystal, then choose a page.
wqt-guide-activate = One of your pages is worth something. Activate the book to take its points; that frees a place for another book. Or wait for more.
wqt-guide-activate-why = The points are yours for good. Book and crystals leave the game.
wqt-guide-remove = Two crystals on a book: one placed crystal leaves the map. Choose one that helps a rival.
wqt-guide-final = The bag is empty. Fill your pages now: they all score at the end, activated or not.
wqt-order-pass = Pass when nothing but a pass is left
