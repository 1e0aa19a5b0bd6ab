# --- words of the game; other messages refer to these with the same arguments ---
gor-card = { $card ->
    [yellow] yellow arrow
    [red] red arrow
    [green] green arrow
    [blue] blue arrow
    [fire] Fire
    [manoeuvre] Manoeuvre
    [none] no card
   *[other] { $card } arrow
}
gor-colour = { $colour ->
    [yellow] yellow
    [red] red
    [green] green
    [blue] blue
    [lilac] lilac
    [orange] orange
    [turquoise] turquoise
   *[other] { $colour }
}
gor-direction = { $direction ->
    [up] up
    [right] right
    [down] down
   *[left] left
}
gor-tile = { $tile ->
    [fireball] Fireball
    [multicoloured-arrow] Multicoloured arrow
    [princess-calls] The princess calls!
    [repeat] Repeat
    [knights-move] Knight’s move
    [trap] Trap
    [royal-apples] Royal apples
    [skorokhod] Skorokhod
   *[magnet] Magnet
}
gor-counter = { $counter ->
    [march] March
    [discard] Discard
    [fire-protection] Fire protection
    [irrevocable-loss] Irrevocable loss
    [white-flag] White flag
    [double-protection] Double protection
    [fallen-comrade] Fallen comrade
    [optical-illusion] Optical illusion
   *[horse] Horse
}
gor-tile-rule = { $tile ->
    [fireball] burn a cell beside the dragon: up, down, left or right. A cell of the terem means defeat
    [multicoloured-arrow] fly in any of the four colours
    [princess-calls] set the dragon on any cell of the terem
    [repeat] use a card of your own row once more: fly again, or breathe fire again
    [knights-move] jump two cells one way and one sideways
    [trap] put any knight back on the start of its path
    [royal-apples] if you like, drive the knight nearest to the terem two cells back along its path
    [skorokhod] everybody after you flies up to four cells this round
   *[magnet] move a knight up to two cells along its path toward the dragon
}
gor-counter-rule = { $counter ->
    [march] every knight takes a step forward
    [discard] everybody puts a card from hand into their row, unused
    [fire-protection] no knight can be burnt for the rest of the round; the tile stays turned
    [irrevocable-loss] one of your cards leaves the game for good
    [white-flag] the next card still face down is turned up without effect
    [double-protection] a shield goes under a knight: it saves that knight once
    [fallen-comrade] a burnt knight returns on a start you choose; the tile stays turned for the round
    [optical-illusion] the knight farthest from the terem and the dragon change places
   *[horse] a knight gets the horse: one step more on each knights’ card, even on 0, and on March
}

# --- events ---
gor-event-placed = { $seat }: knight { $knight } starts on { $path }.
gor-event-perched = { $seat }: the dragon waits on { $cell }.
gor-event-round = — Round { $round }. First is { $seat }. —
gor-event-cards = Cards: knights { $steps }, dragon { $number }.
gor-event-knights = { $steps ->
    [0] The card gives the knights no step.
    [one] The card gives every knight { $steps } step.
   *[other] The card gives every knight { $steps } steps.
}
gor-event-tunnel = Knight { $knight } goes into the tunnel on { $cell } and comes out on { $to }.
gor-event-entered = KNIGHT { $knight } IS IN THE TEREM.
gor-event-pointed = { $seat }: { $knights ->
    [none] nobody is pointed at any more
   *[other] pointing at { $knights }
}.
gor-event-spoke = { $seat }: a speech token is spent ({ $left } left). You may talk!
gor-event-hushed = The talk is over. Silence!
gor-event-choose = { $talk ->
    [open] Everybody chooses a card.
   *[closed] Everybody chooses a card in silence.
}
gor-event-locked = { $seat }: a card lies face down.
gor-event-chose = { $seat }, unseen by the others: { gor-card }.{ $choice ->
    [open] { " " }It may still be replaced.
   *[closed] { "" }
}
gor-event-skipped = { $seat }: skip; back in hand: { $cards }.
gor-event-revealed = { $seat }: { gor-card }.
gor-event-flagged = { $seat }: { gor-card }, stopped by the White flag.
gor-event-flew = The dragon flies { $distance ->
    [one] { $distance } cell
   *[other] { $distance } cells
} ({ gor-card }), to { $cell }.
gor-event-drifted = The river carries the dragon to { $cell }.
gor-event-no-flight = { $seat }: the number is 0, the dragon does not fly.
gor-event-left-field = { $seat }: { gor-card } LEADS THE DRAGON OFF THE FIELD.
gor-event-fire = { $seat }: the dragon breathes fire on { $cell }.
gor-event-burnt = Knight { $knight } is burnt; { $left ->
    [0] none is left
    [one] { $left } is left
   *[other] { $left } are left
}.
gor-event-shield-broke = The shield saves knight { $knight } and is gone.
gor-event-protected = Fire protection saves knight { $knight }.
gor-event-nobody-burnt = Nobody is on { $cell }.
gor-event-terem-burnt = THE TEREM BURNS on { $cell }.
gor-event-tile = { $seat }: the tile “{ gor-tile }”.
gor-event-no-tile = { $seat }: every tile shows the knights’ side, the Manoeuvre has no effect.
gor-event-fireball = { $seat }: a fireball hits { $cell }.
gor-event-march = March! Every knight steps forward.
gor-event-princess = { $seat }: the princess calls the dragon to { $cell }.
gor-event-protection = Fire protection until the end of the round.
gor-event-repeated = { $seat }: once more { gor-card }.
gor-event-nothing-repeated = { $seat }: there is nothing to repeat.
gor-event-lost = { $seat }: { gor-card } leaves the game.
gor-event-nothing-lost = { $seat }: there is no card left to lose.
gor-event-jumped = { $seat }: the dragon jumps to { $cell }.
gor-event-flag = White flag: the next card will have no effect.
gor-event-no-flag = White flag: nobody is left to stop.
gor-event-trapped = Knight { $knight } is back on its start, { $cell }.
gor-event-shielded = Knight { $knight } gets the shield.
gor-event-shield-stays = The shield stays where it is.
gor-event-apples = Knight { $knight } is driven back, { $steps ->
    [one] { $steps } cell
   *[other] { $steps } cells
}.
gor-event-no-apples = { $seat }: the apples stay where they are.
gor-event-comrade = Fallen comrade: knight { $knight } returns on the start of { $path }.
gor-event-no-comrade = Fallen comrade: nobody has fallen yet.
gor-event-swift = Skorokhod: for the rest of the round the dragon flies up to four cells.
gor-event-swapped = Knight { $knight } and the dragon change places: the knight to { $cell }, the dragon to { $to }.
gor-event-pulled = Magnet: knight { $knight } { $way ->
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
gor-event-horsed = Knight { $knight } gets the horse.
gor-event-horse-stays = The horse stays where it is.
gor-event-discard = Discard: everybody puts a card from hand into their row.
gor-event-discarded = { $seat }: discarded { gor-card }.
gor-event-hand-back = { $seat }: the hand was empty; back in hand: { $cards }.
gor-event-won = ALL KNIGHTS ARE BURNT, in round { $round }.
gor-event-unplayed = { $seat }: the card left face down was { gor-card }.

# --- the end ---
gor-outcome = { $ending ->
    [won] You have won together: the terem is safe after { $round ->
        [one] { $round } round
       *[other] { $round } rounds
    }.
    [terem-reached] You have lost: a knight got into the terem in round { $round }.
    [field-left] You have lost: the dragon left the field in round { $round }.
   *[terem-burnt] You have lost: the terem burnt down in round { $round }.
}

# --- prompts ---
gor-prompt-place = { $seat }: put a knight on a start.
gor-prompt-perch = { $seat }: set the dragon on a cell of the terem.
gor-prompt-signal = First player: { $seat }. Point at knights if you like, then begin.
gor-prompt-talk = Talk! The first player ends it: { $seat }.
gor-prompt-choose = Choose a card in secret, or skip.
gor-prompt-discard = Choose a card from your hand to discard.
gor-prompt-fly = { $seat }: { gor-card }. How far? ({ $most ->
    [one] { $most } cell
   *[other] up to { $most } cells
})
gor-prompt-manoeuvre = { $seat }: which manoeuvre?
gor-interject-point = The first player may point at knights.
gor-interject-replace = A locked card may still be replaced, unseen.

# --- refusals: actions ---
gor-refuse-phase = { $phase ->
    [place] Knights are being placed now; name a path, for example place A1.
    [perch] The dragon is being set now; name a terem cell, for example perch 44.
    [signal] First the signal: point at knights, or begin.
    [talk] You are talking; the first player ends it with hush.
    [choose] Cards are being chosen now: lock a card or skip.
    [resolve] A card lies open; decide how it is used.
    [discard] Everybody discards a card from hand now.
   *[over] The game is over.
}
gor-refuse-notation = “{ $text }” is not an action of this game.
gor-refuse-unknown-card = There is no card “{ $name }”; the cards are the four colours, fire and manoeuvre.
gor-refuse-unknown-colour = There is no arrow “{ $name }”.
gor-refuse-unknown-cell = There is no cell “{ $name }”; a cell is its row and its column, for example 45.
gor-refuse-unknown-path = There is no path “{ $name }”; paths are called A1 to D3.
gor-refuse-unknown-knight = There is no knight { $knight }; they are numbered from 1 to { $most }.
gor-refuse-not-terem = { $cell } is not a cell of the terem.
gor-refuse-start-taken = A knight stands on the start of { $path } already; choose another path.
gor-refuse-point-first = Only the first player may point.
gor-refuse-spoken = A speech token was spent this round already; the next first player may spend another.
gor-refuse-no-tokens = There is no speech token left.
gor-refuse-skipped = You have skipped this round and have no turn.
gor-refuse-lock-final = Your card is locked for good.
gor-refuse-unlock = A locked card is not taken back; replace it with another card if you like.
gor-refuse-not-in-hand = You do not hold this card: { $card }; in your hand: { $held }.
gor-refuse-discard-locked = This card lies locked on the table; discard another one.
gor-refuse-choose-tile = You have revealed the Manoeuvre: choose one of { $tiles }.
gor-refuse-only-flight = You have revealed the { $card }: say how far the dragon flies.
gor-refuse-distance = { $distance } is not a distance the dragon can fly.
gor-refuse-distance-card = { $most ->
    [0] The number is 0, the dragon does not fly.
    [1] The dragon flies exactly 1 cell this round, not { $distance }.
   *[other] The dragon flies from 1 to { $most } cells this round, not { $distance }.
}
gor-refuse-off-field = A flight of { $distance } leads off the field; { $most ->
    [0] this arrow cannot be flown at all
   *[other] { $most } at most
}.
gor-refuse-leaving = The dragon may not leave the field while you can do anything else.
gor-refuse-tile-absent = The tile “{ gor-tile }” is not in this game; there are { $tiles }.
gor-refuse-tile-turned = The tile “{ gor-tile }” stays turned until the end of the round.
gor-refuse-not-neighbour = { $cell } is not beside the dragon.
gor-refuse-not-jump = { $cell } is not a knight’s move away from the dragon.
gor-refuse-arrow-colour = Name a colour and a distance for the Multicoloured arrow.
gor-refuse-knight-gone = Knight { $knight } is burnt; choose another.
gor-refuse-token-missing = { $token ->
    [shield] Say which knight gets the shield.
   *[horse] Say which knight gets the horse.
}
gor-refuse-token-same = { $token ->
    [shield] Knight { $knight } has the shield already; it must go to another.
   *[horse] Knight { $knight } has the horse already; it must go to another.
}
gor-refuse-pull-far = Magnet moves a knight by { $most } cells at most.
gor-refuse-pull = Magnet can move knight { $knight } only by { $way } along its path.
gor-refuse-not-nearest = Apples drive the knight nearest to the terem: { $knights }.
gor-refuse-comrade-missing = Say on which path the fallen comrade returns.
gor-refuse-nobody-fallen = No knight has been burnt yet, so none returns.
gor-refuse-not-farthest = The illusion takes the knight farthest from the terem: { $knights }.
gor-refuse-illusion-cell = The knight can land only on { $cells }.
gor-refuse-repeat-something = You have cards in your row: repeat one of them.
gor-refuse-repeat-manoeuvre = The Manoeuvre cannot repeat itself.
gor-refuse-repeat-distance = Fire takes no distance.
gor-refuse-repeat-no-distance = Say how far the dragon flies.
gor-refuse-not-in-row = There is no such card in your row: { $card }.
gor-refuse-lose-missing = Say which of your cards leaves the game.
gor-refuse-lose-manoeuvre = The Manoeuvre you are using cannot be lost; choose another card.
gor-refuse-lose-gone = This card is out of the game already: { $card }.
gor-refuse-lose-over = This ends the game, no card is lost any more.

# --- refusals: the box ---
gor-components-shape = The data does not have the right shape: { $detail }.
gor-components-name = “{ $name }” cannot be a name here; use small letters and dashes, sixteen at most.
gor-components-colours = There must be four colours with different first letters, none of them f or m.
gor-components-decks = The deck { $deck } needs exactly these variants: { $known }.
gor-components-deck = The deck { $deck } ({ $variant }) needs cards from 0 to { $most } for knights, from minus { $most } to { $most } for the dragon, not all of them 0.
gor-components-setup = The setup needs a row for each number of players from 3 to 7.
gor-components-setup-row = The setup for { $players } players needs 1 to { $most } knights and 0 to 60 speech tokens.
gor-components-few-starts = { $players } players need { $knights } starts, the boards have { $starts }.
gor-components-tiles = The nine tiles must be there in the rulebook’s order, each with its own counter-manoeuvre.
gor-components-tile = The tile { $tile } belongs to the group { $group }, and returns at-once or round-end.
gor-components-talk = talk_seconds must be from 1 to 600.
gor-components-boards = There must be four boards, A, B, C and D.
gor-components-size = A board of { $rows } rows and { $columns } columns cannot be laid around the terem: it must have two columns more than rows, and eight at most.
gor-components-grid = Board { $board }, side { $side }: every grid needs { $rows } rows of { $columns } signs out of . ^ v < >
gor-components-start-off = Board { $board }, side { $side }: the start of { $path } does not lie on a path.
gor-components-start-inside = Board { $board }, side { $side }: the start of { $path } lies inside; starts lie in row 0 or column 0, on the edge of the field.
gor-components-starts = Board { $board }, side { $side }: a start is there twice, or there are more than { $most }.
gor-components-starts-differ = Board { $board }, side { $side }: every side of every board needs the same number of starts.
gor-components-tunnel-off = Board { $board }, side { $side }: the { $colour } tunnel does not lie on a path.
gor-field-path-loop = Boards { $order }: path { $path } runs in a circle at { $cell } and never reaches the terem.
gor-field-path-ends = Boards { $order }: path { $path } ends at { $cell } and does not reach the terem.
gor-field-path-long = Boards { $order }: path { $path } is longer than { $most } cells.
gor-field-seam = Boards { $order }: path { $path } leaves its board at { $cell }, and the next board has no path there.
gor-field-short-path = A knights’ card of { $most } would bring a knight in at once: the shortest path has { $shortest } cells. Use smaller cards or longer paths.
gor-field-orphan = Boards { $order }: the path cell { $cell } belongs to no path from a start.
gor-field-through-start = Boards { $order }: path { $path } runs through another start at { $cell }.
gor-field-river-leaves = Boards { $order }: the river from { $cell } runs off the field or into the terem.
gor-field-river-loop = Boards { $order }: the river at { $cell } runs in a circle.
gor-field-tunnel-exit = Boards { $order }: the { $colour } tunnel at { $cell } needs exactly one exit. Choose sides that show both of its ends.
gor-field-tunnel-shared = Boards { $order }: the exit of the { $colour } tunnel at { $cell } must lie on one path, before it joins another.
gor-field-tunnel-loop = Boards { $order }: behind the exit of the { $colour } tunnel at { $cell } lies another entry.

# --- options and presets ---
gorynych-option = { $option ->
    [mode] the basic game, or the advanced one with rivers, tunnels and any of the nine manoeuvres
    [sides] which side of the boards A, B, C, D lies up, b basic, a advanced; usual follows the mode
    [tiles] the three manoeuvres: a named set, or three numbers such as 1+6+9; usual follows the mode
    [order] the boards clockwise from the top left
    [rotation] how far the terem tile is turned, which decides where each colour points
    [starts] how knights get their starts: at random, on the longest or the shortest paths, or placed by you in turn
    [dragon] the dragon begins on a terem cell at random, or where the first player likes
    [knight_deck] the knights’ cards; hurried ones (hard) are for practised teams of six or seven
    [dragon_deck] the dragon’s cards
    [bridge_current] whether the river carries the dragon away from bridges too
    [speech] speech tokens in the basic game
    [talk] silence, or a family table that may talk all the time
   *[choice_seconds] seconds to choose a card before an absent player skips; 0 for no clock
}
gorynych-preset = { $preset ->
    [basic] first steps: simple field, three basic manoeuvres, speech tokens
    [silent] the basic game without a word
    [river] rivers and tunnels with the three basic manoeuvres
    [easy] advanced, with the Trap among three manoeuvres
    [normal] advanced, with the Royal apples but no Trap
    [nine] advanced, any three of the nine manoeuvres
    [six] advanced, three of the six advanced manoeuvres
    [hard] advanced, neither Trap nor apples, and hurried knights
   *[own] a field of your own: mixed sides, you place knights and dragon, talk is free
}

# --- the table ---
gor-status = Round { $round } · first: { $seat } · knights { $steps } · dragon { $number }, flies up to { $limit }
gor-status-over = The game is over
gor-status-setup = Before the first round
gor-field = Field { $order }
gor-compass = This round:
gor-compass-arrow = { gor-colour } { gor-direction }
gor-reversed = The number is negative: every arrow flies the other way. The card arrows shown here are turned already.
gor-legend = ▲▶▼◀ paths · ● start · ▓ terem · D dragon · numbers: knights · ~ river · = bridge · i, o: tunnel entry, exit, with the letter of its colour
gor-knights = Knights (steps left)
gor-knight = { $knight } on { $cell }, path { $path }, { $left } to go
gor-knight-inside = { $knight } in the terem
gor-knight-shield = shield
gor-knight-horse = horse
gor-knight-pointed = pointed at
gor-decks = Cards still to come: knights { $knights }, dragon { $dragon }
gor-tiles = Manoeuvres
gor-tile-line = { gor-tile } → { gor-counter }
gor-tile-turned = turned
gor-protected = Fire protection
gor-flagged = White flag up
gor-speech = Speech tokens: { $tokens }
gor-seats = Heads
gor-seat-hand = hand
gor-seat-row = row
gor-seat-box = out
gor-seat-locked = has chosen
gor-seat-skipped = skips
gor-seat-waiting = …
gor-own-card = Your card face down: { gor-card }
gor-menu-choose = Which card?
gor-menu-skip = skip: take the row back
gor-menu-discard = Discard which card?
gor-menu-signal = Before the choice:
gor-menu-begin = begin: everybody chooses
gor-menu-speak = spend a speech token: 30 seconds of talk
gor-menu-hush = end the talk
gor-menu-point = point at knight { $knight } (several: point 1 3)
gor-menu-point-clear = take the marks off
gor-menu-distance = How far?
gor-menu-cell = to { $cell }
gor-menu-tile = Which manoeuvre?
gor-menu-target = Where?
gor-menu-knight = Which knight?
gor-menu-shield = Who gets the shield?
gor-menu-horse = Who gets the horse?
gor-menu-comrade = Where does the comrade return?
gor-menu-pull = How far along its path? (minus: back)
gor-menu-lose = Which card leaves the game?
gor-menu-repeat = Which card again?
gor-menu-colour = Which colour?
gor-menu-nobody = nobody
gor-menu-place = On which start?
gor-menu-burns-terem = the terem: YOU WOULD LOSE
gor-menu-landing = the knight lands on { $cell }
gor-menu-about = { gor-tile }: { gor-tile-rule } → { gor-counter }: { gor-counter-rule }
gor-menu-here = (knight there: { $knights })
gor-menu-step = { $way ->
    [forward] { $steps } forward
    [back] { $steps } back
   *[nowhere] it stays
}
gor-menu-fire-terem = { gor-card } (the dragon sits on the terem now!)
gor-help = GORYNYCH, BURN! You are all heads of one dragon and guard the terem together, without a word. Each round the knights step forward along their paths by the grey card. Then everybody lays a card face down at the same time, and the cards come to light one after another from the first player on. Burn every knight before one gets into the terem.
    An arrow flies the dragon where the terem tile points with that colour: from one cell up to the dragon’s number, the other way if the number is negative. You decide how far when your card comes to light. If every distance leads off the field, the dragon leaves it and you have lost.
    Fire burns every knight on the dragon’s cell. If that is a cell of the terem, you have lost.
    Manoeuvre uses a tile, and then the knights answer with its other side.
    A played card stays in your row until your hand is empty. Or skip: you take the row back at once and have no turn.
    A dragon that stops on a river is carried one cell by the current. A knight that stops on a tunnel entry comes out at the exit of that colour.
gor-help-first = Only the first player may point, and only at knights. The token moves on after every round.
gor-help-screen = A cell is its row and its column: 45 is row 4, column 5. Paths are named after their starts, A1 to D3, and may run together. ★ marks the first player, … who is being waited for; behind each knight stands how many steps it has left.
gor-help-notation = Actions in short: red (lock that card), skip, fly 2, discard red, begin, point 1 3, speak, hush; fireball 34, arrow blue 1, princess 44, repeat red 2 -green, jump 04, trap 3 /5, apples 2 /B3, skorokhod 4 61, magnet 3 -1 /2.
gor-why-line = Knight { $knight }: { $left ->
    [one] { $left } step
   *[other] { $left } steps
} left; the next card brings it in with a chance of { $chance }%.

# --- advice ---
gor-coach-plan = { $knights ->
    [0] Your part of the plan that brings the dragon where it will be needed.
    [one] Your part of a plan that burns a knight this round.
   *[other] Your part of a plan that burns { $knights } knights this round.
}
gor-coach-gain = { $much ->
    [far] Far
    [clear] Clearly
   *[little] A little
} better than an average choice.
gor-coach-other = It loses nothing at once, but the others will hardly count on it.
gor-coach-other-risk = The others will hardly count on it, and in about { $percent } of 100 cases the game is lost before the next choice.
gor-coach-risk = A gamble: in about { $percent } of 100 cases the game is lost before the next choice.
gor-coach-lost = As far as can be foreseen, the game is lost with it before the next choice.
gor-coach-hopeless = As far as can be foreseen, nothing saves the game now; this comes nearest to it.
gor-coach-careful = Safer than what the plan asks of you.
gor-coach-careful-safe = { gor-coach-careful } That would lose the game in this very round in about { $percent } of 100 cases.
gor-coach-careful-risk = { gor-coach-careful } That would lose the game in this very round in about { $percent } of 100 cases, this only in about { $own }.
gor-coach-repair = The best that can be made of the card as things stand now.
gor-coach-best = Everything else gives up more.
gor-coach-plan-risk = { gor-coach-plan } Even so, in about { $percent } of 100 cases the game is lost before the next choice.
gor-coach-repair-risk = { gor-coach-repair } Even so, in about { $percent } of 100 cases the game is lost before the next choice.
gor-coach-point = { $knights ->
    [one] Point at this one: it is what the plan is after, and then everybody knows.
   *[other] Point at these: they are what the plan is after, and then everybody knows.
}
gor-coach-begin = Or begin without a sign; then the others can only guess what you are after.
gor-coach-place = From here { $steps ->
    [one] one step leads
   *[other] { $steps } steps lead
} to the terem.
gor-coach-perch = { $best ->
    [yes] From here the dragon is nearest to the knights that lead.
   *[no] From here the dragon has a longer way to the knights that lead.
}
