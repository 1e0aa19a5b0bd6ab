# --- knights by the device on their shields; other messages refer to this with the same argument ---
gort-device = { $knight ->
    [1] Cross
    [2] Sun
    [3] Bars
    [4] Star
    [5] Chevron
    [6] Moon
    [7] Rook
    [8] Fish
    [9] Leaf
   *[10] Heart
}
gort-knight = { gort-device } knight
gort-knight-left = { gort-device } knight, { $left ->
    [one] { $left } step left
   *[other] { $left } steps left
}
gort-knight-soon = the next card may bring it in
gort-event-placed = { $seat }: the { gort-device } knight starts on { $path }.
gort-event-tunnel = The { gort-device } knight goes into the tunnel on { $cell } and comes out on { $to }.
gort-event-entered = The { gort-device } knight is in the terem.
gort-event-burnt = The { gort-device } knight is burnt; { $left ->
    [0] none is left
    [one] { $left } is left
   *[other] { $left } are left
}.
gort-event-shield-broke = The shield saves the { gort-device } knight and is gone.
gort-event-protected = Fire protection saves the { gort-device } knight.
gort-event-trapped = The { gort-device } knight is back on its start, { $cell }.
gort-event-shielded = The { gort-device } knight gets the shield.
gort-event-apples = The { gort-device } knight is driven back, { $steps ->
    [one] { $steps } cell
   *[other] { $steps } cells
}.
gort-event-comrade = Fallen comrade: the { gort-device } knight returns on the start of { $path }.
gort-event-swapped = The { gort-device } knight and the dragon change places: the knight to { $cell }, the dragon to { $to }.
gort-event-pulled = Magnet: the { gort-device } knight { $way ->
    [forward] steps forward, { $steps ->
        [one] { $steps } cell
       *[other] { $steps } cells
    }
    [back] steps back, { $steps ->
        [one] { $steps } cell
       *[other] { $steps } cells
    }
   *[nowhere] stays where it is
}.
gort-event-horsed = The { gort-device } knight gets the horse.
gort-event-skipped = { $seat }: skip; there was no card to take back.
gort-event-pointed = { $seat }: { $count ->
    [0] nobody is pointed at any more
   *[other] pointing at { $knights }
}.

# --- cards ---
gort-card = { $card ->
    [yellow] Yellow
    [red] Red
    [green] Green
    [blue] Blue
    [fire] Fire
    [manoeuvre] Manoeuvre
   *[other] { $card }
}
gort-letter = { $colour ->
    [yellow] Y
    [red] R
    [green] G
    [blue] B
   *[other] { "" }?
}
gort-short = { $colour ->
    [yellow] Y
    [red] R
    [green] G
    [blue] B
   *[other] { "" }?
}
gort-card-locked = lies face down
gort-card-played = played already
gort-lies = laid
gort-plan-arrow = { gort-card }: { $most ->
    [one] exactly { $most } cell
   *[other] 1 to { $most } cells
} { gor-direction }.
gort-plan-off = { gort-card }: from here every flight leaves the field.
gort-plan-still = { gort-card }: the number is 0, the dragon would not fly.
gort-plan-fire = Fire burns whatever is on the dragon’s cell when the card is turned up.
gort-plan-manoeuvre = Which tile you use is chosen when the card is turned up.
gort-later = How far is chosen when it is turned up, from where the dragon is then.
gort-warn-terem = The dragon sits on the terem now: Fire there loses the game.
gort-warn-field = As things stand, this leads the dragon off the field and loses the game.

# --- the field ---
gort-field = The field, boards { $order }
gort-field-keys = Cells of the field; arrow keys walk from cell to cell
gort-dragon = the dragon
gort-cell-terem = the terem
gort-cell-forest = forest
gort-cell-path = path { gor-direction }, { $left ->
    [one] { $left } step to the terem
   *[other] { $left } steps to the terem
}
gort-cell-start = start of { $path }, path { gor-direction }, { $left ->
    [one] { $left } step to the terem
   *[other] { $left } steps to the terem
}
gort-cell-river = river, flowing { gor-direction }
gort-cell-bridge = bridge, path { gor-direction }, the river flows { $current ->
    [up] up
    [right] right
    [down] down
   *[left] left
}
gort-cell-entry = { gor-colour } tunnel, entry, { $left ->
    [one] { $left } step to the terem
   *[other] { $left } steps to the terem
}
gort-cell-exit = { gor-colour } tunnel, exit, { $left ->
    [one] { $left } step to the terem
   *[other] { $left } steps to the terem
}
gort-cell-distance = distance { $distance }
gort-cell-target = can be chosen
gort-drift = the river carries the dragon to { $cell }

# --- where, and who is there ---
gort-corner = { $corner ->
    [upper-left] upper left corner of the terem
    [upper-right] upper right corner of the terem
    [lower-left] lower left corner of the terem
   *[lower-right] lower right corner of the terem
}
gort-offset = { $count } { gor-direction }
gort-there-nobody = nobody
gort-drift-on = the river carries it one cell on
gort-say-fly = fly { $distance ->
    [one] { $distance } cell
   *[other] { $distance } cells
}{ $there ->
    [none] { "" }
   *[other] ; there: { $there }
}
gort-say-shield = the shield goes to the { $knight }
gort-say-horse = the horse goes to the { $knight }
gort-say-comrade = the comrade comes back on start { $path }
gort-say-lose = { gort-card } leaves the game
gort-seen-perched = { $seat }: the dragon waits on the terem.
gort-seen-tunnel = The { gort-device } knight goes into the tunnel and comes out at its other end.
gort-seen-flew = The dragon flies { $distance ->
    [one] { $distance } cell
   *[other] { $distance } cells
} ({ gort-card }).
gort-seen-drifted = The river carries the dragon one cell on.
gort-seen-fire = { $seat }: the dragon breathes fire.
gort-seen-nobody-burnt = Nobody is there.
gort-seen-terem-burnt = The terem burns.
gort-seen-fireball = { $seat }: a fireball.
gort-seen-princess = { $seat }: the princess calls the dragon to the terem.
gort-seen-jumped = { $seat }: the dragon jumps like a chess knight.
gort-seen-trapped = The { gort-device } knight is back on its start.
gort-seen-swapped = The { gort-device } knight and the dragon change places.

# --- numbers ---
gort-knights = Knights
gort-the-dragon = Dragon
gort-knights-went = { $steps ->
    [-1] Knights
    [0] Knights stood still
   *[other] Knights went { $steps }
}
gort-dragon-flies = { $round ->
    [none] Dragon
   *[other] { $way ->
        [back] Dragon: up to { $limit }, the other way
       *[other] Dragon flies up to { $limit }
    }
}
gort-in-deck = in the deck
gort-deck-knights = Knights’ cards still in the deck: { $cards }
gort-deck-dragon = Dragon’s cards still in the deck: { $cards }
gort-round = Round
gort-burnt-of = { $burnt } of { $total } knights burnt

# --- players ---
gort-order = Turn order
gort-locked = Locked
gort-row-hand = Played row, then hand
gort-player-cards = { $box ->
    [none] In the row: { $row }. In hand: { $hand }.
   *[other] In the row: { $row }. In hand: { $hand }. Out of the game: { $box }.
}
gort-first = first player
gort-bot = plays by itself
gort-you = You
gort-lock-locked = a card lies face down
gort-lock-choosing = is choosing
gort-out = { $count } out
gort-close = Close
gort-hand = Your hand
gort-tiles = Manoeuvres
gort-until-round = until the end of the round
gort-tab = { $tab ->
    [tiles] Manoeuvres
    [knights] Knights
   *[hand] Hand
}

# --- silence ---
gort-silence = Silence
gort-talk = Talk!
gort-free-talk = Family table
gort-family = Everybody may talk all the time.
gort-talking = You may talk until the sand has run out.
gort-points-at = { $name } points at { $count ->
    [one] one knight
   *[other] { $count } knights
}: { $knights }. Nobody speaks.
gort-nobody-points = Nobody points yet, nobody speaks.
gort-no-tokens = There are no speech tokens in this game.
gort-speak = Talk 30 s
gort-hush = Silence again
gort-mark = Point at knights
gort-point-at = Point at: { $knights }

# --- what to do ---
gort-signal = Point at knights if you like, then begin.
gort-begin = Begin the choice
gort-choose = Choose a card in secret, or skip.
gort-choose-here = Choose here or on the field.
gort-lay = Lay it face down
gort-lay-anyway = Lay it down all the same
gort-lies-open = Face down: { gort-card }. You may still replace it; nobody sees that.
gort-replace = Replace, unseen
gort-skip = { $count ->
    [0] Skip
    [one] Skip, { $count } card back
   *[other] Skip, { $count } cards back
}
gort-discard = Discard it
gort-discard-this = { gort-card } goes into your row, unused.
gort-waiting = { $count ->
   *[other] Waiting for { $names }.
}
gort-back = Back
gort-do = Do it
gort-do-losing = Do it and lose
gort-fly = { $distance ->
    [one] Fly { $distance } cell
   *[other] Fly { $distance } cells
}
gort-place = Put the knight there
gort-perch = Set the dragon there
gort-telling = This is how it went.
gort-hurry = Skip ahead

# --- the open card ---
gort-reveal = The open card
gort-yours = Your card is turned up
gort-points = { $sign ->
    [minus] { gort-card } points { gor-direction }. The number has a minus, so the dragon flies { $now ->
        [up] up
        [right] right
        [down] down
       *[left] left
    }.
   *[plus] { gort-card }: the dragon flies { $now ->
        [up] up
        [right] right
        [down] down
       *[left] left
    }.
}
gort-ask = { $question ->
    [place] On which start?
    [perch] On which cell of the terem?
    [distance] How far?
    [tile] Which manoeuvre?
    [target] Which cell?
    [colour] Which colour?
    [repeat] Which card once more?
    [lose] Which card leaves the game?
    [knight] Which knight?
    [shield] Who gets the shield?
    [horse] Who gets the horse?
    [pull] How far along its path?
    [landing] Where does the knight land?
   *[comrade] Where does the comrade return?
}
gort-pull = { $way ->
    [forward] { $steps } forward
    [back] { $steps } back
   *[nowhere] it stays
}
gort-path = Start { $path }
gort-nobody = nobody
gort-left = { $left ->
    [one] { $left } step left
   *[other] { $left } steps left
}
gort-loses = this loses the game
gort-story-empty = The round begins.

# --- the end ---
gort-end-lead = { $round ->
    [one] { $round } round
   *[other] { $round } rounds
}, { $burnt } of { $total } knights burnt
gort-end-title = { $ending ->
    [won] The terem is safe
    [terem-reached] The knights are in the terem
    [field-left] The dragon left the field
   *[terem-burnt] The terem burnt down
}
gort-end-last = The last steps
gort-end-burnt = { $name }: burnt
gort-end-stands = { $name }: not burnt

# --- before the game ---
gort-sets = Ready sets, with how often a team of bots wins
gort-set = { $preset ->
    [basic] First steps
    [silent] Not a word
    [river] Rivers and tunnels
    [easy] Advanced, easy
    [normal] Advanced, normal
    [nine] Any three of nine
    [six] Three of six
    [hard] Advanced, hard
   *[own] A field of your own
}
gort-set-about = { $preset ->
    [basic] a simple field, the three basic manoeuvres, speech tokens
    [silent] the same, but nobody ever speaks
    [river] the harder boards with the three basic manoeuvres
    [easy] three manoeuvres, the Trap among them
    [normal] three manoeuvres, the Royal apples among them, but no Trap
    [nine] the harder boards; which three is drawn
    [six] the harder boards; the three basic manoeuvres stay in the box
    [hard] neither Trap nor apples, and the knights hurry
   *[own] sides mixed as you like, you place knights and dragon, talk is free
}
gort-percent = { $percent } %
gort-odds = Difficulty
gort-odds-about = How often bots of one mind won; people slip more often
gort-odds-none = –
gort-odds-games = Measured: bots that share one plan won this often with { $players ->
    [one] { $players } head
   *[other] { $players } heads
}, on shuffled boards, in { $games } games. People slip now and then, so expect less.
gort-odds-unmeasured = Nobody has measured this mixture.
gort-setup-lost = The house does not answer just now.
gort-slot = { $place ->
    [0] Top left: board { $board }
    [1] Top right: board { $board }
    [2] Bottom right: board { $board }
   *[other] Bottom left: board { $board }
}
gort-shuffle = Shuffle the boards
gort-order-random = Draw them at the start
gort-order-drawn = The boards are drawn when the game begins; this is one of 24 fields.
gort-swap-hint = Tap two letters on the field to swap their boards.
gort-turn = { $rotation ->
    [random] Compass: drawn
    [0] Compass: yellow up
    [90] Compass: yellow right
    [180] Compass: yellow down
   *[270] Compass: yellow left
}
gort-sides = Sides of the boards
gort-side = { $side ->
    [advanced] rivers
   *[basic] plain
}
gort-setup-counts = { $knights ->
    [one] { $knights } knight
   *[other] { $knights } knights
} come, { $speech ->
    [0] and nobody may speak
    [one] and { $speech } speech token lies ready
   *[other] and { $speech } speech tokens lie ready
}.
gort-tile-set = { $tiles ->
    [usual] as the game says
    [basic] the three basic ones ★
    [nine] three of all nine
    [six] three of the six advanced
    [easy] with the Trap
    [normal] with the Royal apples, no Trap
    [hard] neither Trap nor apples
   *[pick] pick three
}
gort-pick-three = { $count ->
    [one] Pick { $count } more.
   *[other] Pick { $count } more.
}
gort-choice = { $choice ->
    [random] drawn
    [longest] on the longest paths
    [shortest] on the shortest paths
    [placed] placed by you in turn
    [chosen] chosen by the first player
    [standard] standard
    [easy] easy
    [hard] hurried
    [slow] slow
    [fast] fast
    [true] yes
    [false] no
    [silent] silence
    [family] everybody may talk
    [0] no clock
    [30] 30 seconds
   *[60] 60 seconds
}

# --- the reference card and the first game ---
gort-card-aim = The aim: you are all heads of one dragon. Burn every knight before one gets into the terem; then you all win together. You all lose if a knight gets in, if the terem burns, or if the dragon leaves the field.
gort-card-round = A round
gort-card-1 = The knights step by the grey number.
gort-card-2 = The first player may point at knights.
gort-card-3 = Everybody lays a card face down, or skips and takes the row back.
gort-card-4 = The cards come to light in turn order; each is used from where the dragon is then.
gort-card-arrows = An arrow flies 1 cell up to the red number; a minus turns every arrow round. If every distance leaves the field, you lose.
gort-card-fire = Fire burns all knights on the dragon’s cell; on the terem you lose.
gort-card-rules = All the rules
gort-guide-wait = The others choose now. Nobody sees what anybody lays. Look at the milestones: who is nearest to the terem?
gort-guide-signal = You are the first player. Mark the knights you mean, on the field or by their shields; everybody sees the rings. Then begin.
gort-guide-choose = Take up a card: the field shows what an arrow could do from here. Think of what the heads before you may do first.
gort-guide-lay = Lay it face down. How far it flies you decide when it is turned up, from where the dragon is then.
gort-guide-lay-other = Lay it face down. It takes effect when it is turned up, from where the dragon is then.
gort-guide-replace = Your card lies. Until the last head has chosen, you may take up another one and replace it; nobody sees that.
gort-guide-distance = Your card is up. Choose the distance here or on the field.
gort-guide-tile = Choose one of the tiles. The knights answer at once with its other side.
gort-guide-story = The cards are turned up one after another. Here you read who steered where.
gort-burnt = Knights burnt
gort-burnt-short = burnt
gort-talk-line = Say something
gort-talk-say = Say
gort-order-begin = As the first player, let everybody choose without a signal
