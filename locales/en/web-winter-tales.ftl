# Winter Tales in the browser (English)

web-wt-sign = { $place ->
    [asylum] Mad Hatter Asylum
    [prison] Winter Prison
    [factory] Nightmare Factory
    [fair] Fair of Wonders
    [theatre] Puppet Theatre
    [mansion] Dorothy’s Mansion
   *[other] { $location_short }
}
web-wt-town = Wintertown
web-wt-hand = Your story cards
web-wt-seats = At the table
web-wt-standing = How things stand
web-wt-parts = Parts of the table
web-wt-tab = { $tab ->
    [town] Town
    [story] Story
   *[memories] Memories
}
web-wt-chapter = Chapter { $chapter }
web-wt-area = { $area }.{ $people ->
    [none] { "" }
   *[other] { " " }Here: { $people }.
}{ $quests ->
    [none] { "" }
   *[other] { " " }Quest: { $quests }.
}{ $legal ->
    [yes] { " " }Can be chosen.
   *[no] { "" }
}
web-wt-figure = { $name } ({ $player }), { $state ->
    [lying] helpless
    [ready] ready
   *[activated] activated
}{ $locked ->
    [yes] , may not move
   *[no] { "" }
}
web-wt-card = { $card }{ $state ->
    [told] , in your sentence
    [counts] , counts in the trap
    [kept] , in the trap, does not count
   *[free] { "" }
}
web-wt-counts = counts
web-wt-kept = bluff
web-wt-piled = { $card }{ $counts ->
    [yes] , in your trap, counts
   *[no] , in your trap, does not count
}
web-wt-space = { $side ->
    [none] Space { $space } of the memory line, empty{ $objective ->
        [yes] ; an objective may lie here
       *[no] { "" }
    }
    [spring] Memory { $space }: “{ $title }”, spring’s
    [winter] Memory { $space }: “{ $title }”, winter’s
   *[neutral] Memory { $space }: “{ $title }”, nobody’s
}{ $card ->
    [none] { "" }
   *[other] , remembered by: { $card }
}{ $bookmark ->
    [yes] ; the bookmark lies here
   *[no] { "" }
}
web-wt-seat = { $name }{ $mine ->
    [yes] { " " }(you)
   *[no] { "" }
}, { $faction ->
    [spring] spring
    [winter] winter
   *[writer] the Writer
}{ $current ->
    [yes] , to play
   *[no] { "" }
}{ $arbiter ->
    [yes] , story arbiter
   *[no] { "" }
}
web-wt-scene = { $kind ->
    [battle] Battle
    [trap] Trap
   *[epilogue] Epilogue
}
web-wt-epilogue-line = Every memory counts { $points }, every card of the epilogue 1.
web-wt-against = { $place }: { $who } against { $foe }
web-wt-tug = Spring { $spring }, winter { $winter }
web-wt-perform = perform “{ $title }”
web-wt-put = start “{ $title }” { $where_in }
web-wt-put-under = start “{ $title }” with { $who }
web-wt-role = { $faction ->
    [spring] You play for spring: make the rebels’ quests succeed.
    [winter] You play for winter: make the soldiers’ quests succeed.
   *[writer] You are the Writer: you win if the two sides end level.
}
web-wt-mine = { $faction ->
    [spring] Your side: Spring
    [winter] Your side: Winter
   *[writer] You are the Writer
}
web-wt-kind = { $side ->
    [spring] Spring
   *[winter] Winter
}{ $skill ->
    [none] { "" }
   *[other] { " " }· { $skill }
}
web-wt-beside = { $what ->
    [handover] hand the Great Artifact over: { $who }
    [protest] object to the last telling
   *[edit] mend my last telling
}
web-wt-besides = Besides, you may
web-wt-telling = { $what }{ $who ->
    [none] { "" }
   *[other] { " " }· { $who }
}
web-wt-tell = { $how ->
    [own] Tell it
    [voice] Told aloud
   *[narrator] Let the narrator tell
}{ $score ->
    [none] { "" }
   *[other] { " " }(score { $score })
}
web-wt-remember = Remember this card
web-wt-back = Back
web-wt-missing = { $count ->
    [one] Choose a card of your hand.
   *[other] Choose { $count } cards of your hand.
}
web-wt-pile-hint = All your other cards go into the trap, face down. Tap those that shall count; the rest are bluff.
web-wt-takes = Tap a card of your hand to play it, or drag it into the sentence.
web-wt-write = Your telling{ $cards ->
    [none] { "" }
   *[other] { " " }(cards in it: { $cards })
}
web-wt-write-hint = { $what ->
    [opening] Write how the story begins. Left empty, the narrator tells it.
    [card] Write what happens, and tap a card where it comes in. Left empty, the narrator tells it.
    [objection] Write what does not fit, if you like. Left empty, you object without a reason.
   *[plain] Write what happens. Left empty, the narrator tells it.
}
web-wt-lay-on = Lay it here
web-wt-only = Nothing else is possible now.
web-wt-object = Object
web-wt-object-why = What is wrong with the telling?
web-wt-voice-hint = Tell it aloud. A word or two for the book, if you like.
web-wt-dictate = Dictate
web-wt-help = Help me
web-wt-help-asked = The others have been asked for a line. In half a minute the narrator offers one.
web-wt-help-late = Lines you may take and change:
web-wt-help-alone = There are no other people at this table; the narrator can offer lines.
web-wt-narrator = Narrator
web-wt-idea = Give me ideas now
web-wt-stuck = { $seat } is stuck. Have you a line?
web-wt-offer = Offer it
web-wt-offered = Offered. Only the teller sees it.
web-wt-goes-on = Goes on from
web-wt-now = Back to now
web-wt-nothing-told = The first page is still white.
web-wt-again = told again
web-wt-objects = { $seat } objects:
web-wt-hidden-card = a card, still face down
web-wt-time-left = Time left: { $time }
web-wt-look = A closer look
web-wt-spent = Used this chapter.
web-wt-objective-hidden = A secret objective
web-wt-raise = Raise the notebook
web-wt-lower = Lower the notebook
web-wt-memories-hint = Tap a memory to read the tale behind it.
web-wt-small-map = Small map: tap to move the town
web-wt-open-book = Open the book
web-wt-memory-of = { $side ->
    [spring] remembered for spring
    [winter] remembered for winter
   *[neutral] remembered for nobody
}
web-wt-pattern = { $part ->
    [memories] memories
   *[cards] cards of the epilogue
}
web-wt-verdict = { $won ->
    [yes] You won!
   *[no] You lost.
}
web-wt-fared = { $mine ->
    [yes] you, { $faction ->
        [spring] Spring
        [winter] Winter
       *[writer] the Writer
    }
   *[no] { $faction ->
        [spring] Spring
        [winter] Winter
       *[writer] the Writer
    }
}: { $won ->
    [yes] won
   *[no] { $faction ->
        [writer] lost, as it was no draw
       *[other] { $apart ->
            [0] lost, as it was a draw
            [one] lost, { $apart } point behind
           *[other] lost, { $apart } points behind
        }
    }
}
web-wt-take-home = Take it home
web-wt-book-kind = { $kind ->
    [html] One page (HTML)
    [epub] For an e-reader (EPUB)
   *[pdf] To be printed (PDF)
}
web-wt-print = Print
web-wt-page-back = Turn back
web-wt-page-on = Turn the page
web-wt-page = Page { $page } of { $pages }

# --- the first game's guide and the reference card ---
web-wt-guide = { $hint ->
    [cast] Choose a character from the list, then a lit place in the town for it to begin.
    [wait] Others are playing. Read along in the notebook; tap a figure, a place or a memory to learn more about it.
    [activate] Your turn: choose one of your bright figures. You draw three cards with it.
    [move] Where to? Lit places can be reached. A card of your hand buys two more areas.
    [card] Tap a card, then write the sentence it belongs to. Left empty, the narrator tells.
    [tell] Write what happens and press the button. The picture stands where the card is told.
    [action] Start a quest somewhere in town, or perform one of your side where you stand.
    [interrupt] Somebody came to where your character stands. You may step in, or let it be.
    [part] A quest is on. Take part if your side should win it; every card counts one.
    [trap] First the open card, then mark which of the others count. The rest is bluff.
    [verdict] Does the telling hold? As a rule, let it stand: the story should go on.
    [memory] Choose the card that says best what this quest was about.
    [limit] At most seven cards stay. Choose those to give up.
   *[epilogue] The end: every card you play counts one for your side.
}
web-wt-card-title = In short
web-wt-card-rules = All the rules
web-wt-card-turn = Your turn: activate a ready character · draw three cards · move (one card, two areas) · start or perform a quest · keep at most seven cards.
web-wt-card-battle = Battle: card against card; the last card wins.
web-wt-card-trap = Trap: with fewer cards than count you are caught, with as many you go back, with more you walk on.
web-wt-card-quest = Quest: others come, you play, they play, you may add one last card. More cards win.
web-wt-card-rescue = Rescue: two cards, in your own turn.
web-wt-card-end = End: three points a memory, one point a card of the epilogue. A draw is the Writer’s.

# --- standing orders ---
web-wt-order-battle = Start no battles
web-wt-order-trap = Lay no traps
web-wt-order-join = Send nobody to others’ quests
web-wt-order-fine = Let every telling stand

# --- options ---
web-wt-option = { $option ->
    [memories] Memories
    [powers] Powers
    [objectives] Secret objectives
    [skills] Skills
    [epilogue] Epilogue
    [arbiter] Story Arbiter
    [seating] Sides
    [telling] Telling
    [rescue] Rescue
    [memory_cards] Memory cards
    [chapters] Chapters
    [captions] Names of cards
   *[clock] Time to answer
}
web-wt-choice = { $choice ->
    [usual] the usual one
    [alternative] the alternative one
    [automatic] nobody
    [vote] the table votes
    [lots] by lot
    [seats] as people sit
    [written] written
    [voice] told aloud
    [origin] where it was felled
    [current] where it lies now
    [any] any card of the quest
    [winners] a card of the winners
    [hover] when pointed at
    [always] always
    [never] never
    [none] no clock
    [live] minutes
    [days] a day for each answer
   *[other] seat { $choice }
}
