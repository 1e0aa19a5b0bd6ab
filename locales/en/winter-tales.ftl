# --- words of the game; other messages hand the same arguments on to them ---
wt-side = { $side ->
    [spring] spring
    [winter] winter
   *[neutral] nobody
}
wt-faction = { $faction ->
    [spring] Spring
    [winter] Winter
   *[writer] Writer
}
wt-power-new-hope = New Hope
wt-power-love = A Love That Melts Snow
wt-power-refuge = Refuge
wt-power-artifact = Great Artifact
wt-power-terror = Bone-Chilling Terror
wt-power-propaganda = Winter Propaganda
wt-power-retaliation = Armed Retaliation
wt-objective-rescue = Rescue
wt-objective-insurgents = Insurgents
wt-objective-contacts = Make Contacts ({ $places })
wt-objective-bounty = Bounty
wt-objective-spy = Spy
wt-objective-raid = Raid ({ $places })
wt-objective-garrison = Garrison
wt-skill = { $skill ->
    [objective] Objective
    [quest] Quest
    [trap] Trap
    [battle] Battle
    [movement] Movement
    [passage] Secret Passage
   *[story-card] Story Card
}

# --- what happened ---
wt-event-told = { $seat }: { $tale }
wt-told-0 = { $text0 }
wt-told-1 = { $text0 }[{ $card0 }]{ $text1 }
wt-told-2 = { $text0 }[{ $card0 }]{ $text1 }[{ $card1 }]{ $text2 }
wt-told-3 = { $text0 }[{ $card0 }]{ $text1 }[{ $card1 }]{ $text2 }[{ $card2 }]{ $text3 }
wt-event-picked = { $seat } took { $who }, starting { $where_in }.
wt-event-quest-drawn = The quest “{ $quest }” comes into the game.
wt-event-quest-on = “{ $quest }” now lies { $where_in }.
wt-event-quest-under = “{ $quest }” now lies under { $who }.
wt-event-quest-removed = “{ $quest }” of the other side leaves the game.
wt-event-quest-back = “{ $quest }” is free again and may be started anew.
wt-event-dealt = Everybody has drawn cards.
wt-event-chapter = Chapter { $chapter } begins; everybody is ready.
wt-event-turn = To play: { $seat }.
wt-event-draws = { $seat } drew cards.
wt-event-drew = You drew: { $cards }.
wt-event-activated = { $seat } activated { $who }.
wt-event-played = { $seat } played { $card_a } for { wt-side }.
wt-event-stepped = { $who_cap } came { $where_to }.
wt-event-went-along = { $who_cap } came along { $where_to }.
wt-event-stopped = { $who_cap } stopped { $where_in }.
wt-event-claimed = { $seat } stepped in with { $who } against { $foe }.
wt-event-yielded = { $seat } yielded.
wt-event-no-battle = Everybody yields; { $who } may go on.
wt-event-battle = Battle { $where_in }: { $who } against { $foe }.
wt-event-free-play = { $seat } fought without a card: the skill of { $who }.
wt-event-artifact-played = { $seat } played the Great Artifact ({ $card }).
wt-event-passed = { $seat } played no more.
wt-event-battle-winter = { $who_cap } won against { $foe }.
wt-event-battle-spring = { $who_cap } held out against { $foe }.
wt-event-felled = { $who_cap } lay helpless { $where_in }.
wt-event-carried = They carried { $who } off { $to_to }, helpless.
wt-event-to-refuge = { $who_cap } slipped away { $where_to }, into the Refuge.
wt-event-trap = Trap { $where_in }: { $who } lay in wait for { $foe }.
wt-event-piled = { $seat } put all other cards into the trap, face down.
wt-event-trap-opened = The trap is opened: strength { $strength } against { $evade }. Cards that counted: { $cards }.
wt-event-caught = { $who_cap } walked into it and lay helpless { $where_in }.
wt-event-blocked = { $who_cap } had to go back { $where_to }.
wt-event-escaped = { $who_cap } got away and went on.
wt-event-rescued = { $seat } paid { $cards }: { $who } stood up again { $where_in }.
wt-event-started = { $seat } started the quest “{ $quest }”.
wt-event-opened = { $seat } set out on the quest “{ $quest }” with { $who }.
wt-event-joins = { $seat } sent { $who }.
wt-event-stays-away = { $seat } sent nobody.
wt-event-arrived = { $who_cap } came in time.
wt-event-not-arrived = { $who_cap } did not arrive, so that player stays out of the quest.
wt-event-takes-part = { $seat } took part for { wt-side }.
wt-event-stays-out = { $seat } stayed out of it.
wt-event-counted = The count: spring { $spring }, winter { $winter }.
wt-event-succeeded = “{ $quest }” succeeds.
wt-event-failed = “{ $quest }” fails.
wt-event-tied = “{ $quest }” ends undecided.
wt-event-unlinked = “{ $quest }” did not follow from what was remembered.
wt-event-memory = { $seat } chose what is remembered: { $card }.
wt-event-top-card = The deck gives the card to remember: { $card }.
wt-event-placed = “{ $quest }” becomes memory { $space }, for { wt-side }; the bookmark lies there.
wt-event-overwritten = The memory of { $objective } on space { $space } is overwritten.
wt-event-hand-checked = { $seat } kept to the hand limit.
wt-event-discarded = Cards you gave up for it: { $cards }.
wt-event-passage = { $who_cap } came out { $where_in }, by a secret passage.
wt-event-swapped = { $seat } took another objective: the skill of { $who }.
wt-event-swapped-secretly = Instead of { $objective } you now have { $other }.
wt-event-looks = Objectives you may swap yours for: { $objectives }.
wt-event-gained = Power gained: { $power } (by { $who }).
wt-event-bound = Love binds { $who } and { $foe }.
wt-event-entrusted = The Great Artifact is with { $who }.
wt-event-hoped = New Hope: { $who } may be activated once more.
wt-event-silenced = Propaganda: { $who } kept { $foe } from acting.
wt-event-terror = The terror strikes { $foe } { $where_in }.
wt-event-undone = { $power } is undone; memory { $space } now belongs to winter.
wt-event-destroyed = { $who_cap } vanished from the town.
wt-event-returned = { $who_cap } came back, ready, { $where_in }.
wt-event-revealed = { $seat } showed an objective: { $objective }.
wt-event-fulfilled = { $seat } fulfilled { $objective }: memory { $space }; the bookmark lies there.
wt-event-paid = { $seat } paid { $cards }.
wt-event-objected = { $seat } objected.
wt-event-accepted = What { $seat } told stands.
wt-event-rewrite = What { $seat } told is to be told again.
wt-event-rejected = { $matter ->
    [link] What { $seat } told does not follow from the memory: the quest fails.
    [captive] What { $seat } told does not explain it: the captive stays where the battle was.
    [handover] What { $seat } told does not explain it: the artifact stays where it is.
   *[other] What { $seat } told does not stand.
}
wt-event-gave-up = { $seat } let it go.
wt-event-handed-over = { $seat } handed the Great Artifact to { $who }.
wt-event-epilogue = The epilogue begins with { $seat }.
wt-event-ties = { $seat } tied the end to “{ $memory }”.
wt-event-totals = So far: spring { $spring }, winter { $winter }.
wt-event-bookmarked = { $seat } moved the bookmark to “{ $memory }”.
wt-event-left-hand = { $seat } kept: { $cards }.
wt-event-won = { $winner ->
    [spring] Spring wins, { $spring } to { $winter }.
    [winter] Winter wins, { $winter } to { $spring }.
   *[writer] Neither side wins, { $spring } to { $winter }: the story is the Writer’s.
}
wt-outcome = { $winner ->
    [spring] Spring has returned to Wintertown: { $spring } to { $winter }.
    [winter] Winter stays: { $winter } to { $spring }.
   *[writer] A draw, { $spring } to { $winter }: the Writer has the last word.
}

# --- what the table asks ---
wt-prompt-casting = { $seat }: choose a character and where it begins.
wt-prompt-first-quest = { $seat }: where does “{ $quest }” begin?
wt-prompt-turn = { $seat }: whom do you activate?
wt-prompt-movement = { $seat }, with { $who } { $where_in }: { $steps ->
    [0] no steps; a card gives more
    [one] one step left
   *[other] { $steps } steps left
}.
wt-prompt-joining = { $seat }, with { $who } { $where_in }: { $steps ->
    [0] no steps; a card gives more
    [one] one step left
   *[other] { $steps } steps left
}. Go on to the quest as long as you can.
wt-prompt-step = { $seat }: shall { $who } come along with { $foe } { $where_to }?
wt-prompt-interrupt-battle = { $foe_cap } came { $where_to }. Does anybody start a battle?
wt-prompt-interrupt-trap = { $foe_cap } came { $where_to }. Does anybody lay a trap?
wt-prompt-yield = Several want to stop { $foe }. Do you keep your claim?
wt-prompt-attack = { $seat }: your attack with { $who } against { $foe }?
wt-prompt-defend = { $seat }: your answer for { $foe } against { $who }?
wt-prompt-battle-close = { $seat }: tell how it ended, and where { $foe } lay helpless then.
wt-prompt-trap-set = { $seat }: lay the trap { $where_in } for { $foe }: one card in the open, and which of the others count.
wt-prompt-trap-pile = { $seat }: which of your cards count in the trap for { $foe }?
wt-prompt-trap-evade = { $seat }: cards to get { $foe } out of the trap?
wt-prompt-action = { $seat }: what shall { $who } do?
wt-prompt-join-offer = { $seat }: do you send somebody to “{ $quest }”?
wt-prompt-part = { $seat }: do you take part in “{ $quest }”?
wt-prompt-contribution = { $seat }: cards for “{ $quest }”?
wt-prompt-last-card = { $seat }: one last card for “{ $quest }”?
wt-prompt-memory = { $seat }: which card sums up the quest?
wt-prompt-space = { $seat }: where on the track does the memory lie?
wt-prompt-hand-limit = { $seat }: the activation ends. Which cards do you discard?
wt-prompt-new-hope = { $seat }: New Hope: shall { $who } be ready once more?
wt-prompt-propaganda = { $seat }: Propaganda: spend a soldier to silence a rebel?
wt-prompt-terror = { $seat }: does the terror strike?
wt-prompt-retaliation = { $seat }: whom or what does the Armed Retaliation strike?
wt-prompt-name-love = { $seat }: who else is bound by Love, besides { $who }?
wt-prompt-name-artifact = { $seat }: who bears the Great Artifact?
wt-prompt-objective = { $seat }: does this concern your objective?
wt-prompt-hearing-window = { $matter ->
    [link] Does what { $rival } told follow from the bookmarked memory?
    [captive] Does what { $rival } told explain where the captive is?
    [handover] Does what { $rival } told explain the handing over?
   *[return] Does what { $rival } told bring the rebel to a place of this story?
}
wt-prompt-hearing-verdict = { $seat }, as the arbiter: does what { $rival } told stand?
wt-prompt-hearing-vote = Does what { $rival } told stand? The table votes.
wt-prompt-hearing-retell = { $seat }: tell it again.
wt-prompt-epilogue-tie = { $seat }: which memory does your end go back to?
wt-prompt-epilogue-part = { $seat }: cards for the end of the story?
wt-prompt-writer = { $seat }: does the Writer tip the scales?
wt-prompt-bookmark = { $seat }: where does the bookmark go?
wt-prompt-tell-intro = { $seat }: open the story.
wt-prompt-tell-quest-close-success = { $seat }: “{ $quest }” succeeded. Tell how.
wt-prompt-tell-quest-close-failure = { $seat }: “{ $quest }” failed. Tell how.
wt-prompt-tell-quest-close-tie = { $seat }: “{ $quest }” ended undecided. Tell how.
wt-prompt-tell-quest-close-unlinked = { $seat }: “{ $quest }” came to nothing. Tell how.
wt-prompt-tell-battle-close-spring = { $seat }: you got away. Tell how.
wt-prompt-tell-trap-close-caught = { $seat }: the trap held. Tell how.
wt-prompt-tell-trap-close-blocked = { $seat }: the trap drove the soldier back. Tell how.
wt-prompt-tell-trap-close-escaped = { $seat }: you escaped the trap. Tell how.
wt-prompt-tell-epilogue-close-spring = { $seat }: spring has won. Close the story.
wt-prompt-tell-epilogue-close-winter = { $seat }: winter has won. Close the story.
wt-prompt-tell-epilogue-close-writer = { $seat }: nobody has won. Close the story.
wt-interject-handover = the Great Artifact may be handed to another player’s character
wt-interject-protest = the last telling may be objected to
wt-interject-edit = your last telling may be mended

# --- why not ---
wt-refuse-not-now = That is not what the table asks now: { $question }
wt-refuse-character = There is no character { $name }. Names are written as in the lists, for example alice or tin-man.
wt-refuse-area = There is no area { $name }. Areas are written as in the lists, for example oak-park or sq03.
wt-refuse-at = There is no location or rebel { $name }.
wt-refuse-location = There is no location { $name }. Locations are written as in the lists, for example oak-park.
wt-refuse-quest = There is no quest { $name }. Quests are written as in the lists, for example new-hope.
wt-refuse-objective = There is no objective { $name }.
wt-refuse-power = There is no power { $name }.
wt-refuse-side = There is no side { $name }; it is spring or winter.
wt-refuse-theme = There is no theme { $name }; it is 1, 2 or 3.
wt-refuse-space-number = The track has no space { $name }.
wt-refuse-objective-space = Space { $name } is not for objectives.
wt-refuse-verdict = A verdict is accept, rewrite or reject, not { $name }.
wt-refuse-card = There is no card { $name }. Cards are written sc01 to sc93.
wt-refuse-card-twice = The same card is named twice, or too many cards are named.
wt-refuse-card-count = { $wanted ->
    [0] No card is to be given; you named { $given }.
    [one] Exactly one card is to be given; you named { $given }.
   *[other] Exactly { $wanted } cards are to be given; you named { $given }.
}
wt-refuse-not-in-hand = You do not hold that card: { $card }. Choose one of your hand.
wt-refuse-memory-card = { $card_the_cap } was not played in this quest. Choose one of its cards.
wt-refuse-no-memory = Nothing is bookmarked yet, so no memory is named.
wt-refuse-link = The quest must continue the bookmarked memory: name space { $space }.
wt-refuse-taken = Somebody plays { $who } already. Choose another character.
wt-refuse-other-side = The other side plays { $who }. Choose one of yours.
wt-refuse-place-kind = Rebels begin in locations, soldiers on squares; { $who } cannot begin there.
wt-refuse-occupied = Somebody is { $where_in } already. Choose an empty place.
wt-refuse-split = The Writer has as many of that side as the table allows. Choose from the other side.
wt-refuse-quest-started = “{ $quest }” was started before. Choose one that was never on the board.
wt-refuse-quest-removed = “{ $quest }” has left the game.
wt-refuse-quest-side = “{ $quest }” belongs to the other side.
wt-refuse-quest-kind = “{ $quest }” cannot lie there: some quests lie on a location, others under a rebel.
wt-refuse-slot = A quest lies { $where_in } already. Choose a location without one.
wt-refuse-under = A quest lies only under a rebel in the game.
wt-refuse-quest-elsewhere = “{ $quest }” is not where the character stands. Go there first.
wt-refuse-bearer = Whoever bears “{ $quest }” cannot perform it; another one in the same area can.
wt-refuse-lying = { $who_cap } cannot act while lying helpless. A rescue costs two cards.
wt-refuse-not-yours = You do not play { $who }.
wt-refuse-not-ready = You cannot activate { $who } again this chapter. Choose a ready one.
wt-refuse-cannot-join = { $who_cap } cannot join: only a ready, standing character that is there or free to move can.
wt-refuse-cannot-move = { $who_cap } cannot move now.
wt-refuse-not-adjacent = No step leads there: { $where }. Go to a neighbouring area.
wt-refuse-no-steps = No steps are left. A card gives { $areas } more.
wt-refuse-not-nearer = Every step must lead nearer to the quest; it waits { $where_in }.
wt-refuse-keep-moving = On the way to a quest you must go on while you have steps or cards.
wt-refuse-first-attack = Whoever starts a battle must make the first attack.
wt-refuse-must-activate = You have a ready character, so you must activate one.
wt-refuse-play-side = The card lies with the other side up here.
wt-refuse-free-first = The first play is free for this character: no card is needed.
wt-refuse-no-cards = You have no card to play.
wt-refuse-no-means = { $who_cap } cannot step in: you have no card to play.
wt-refuse-not-there = { $who_cap } cannot step in here.
wt-refuse-not-lying = Nothing holds { $who } down, so there is nobody to rescue.
wt-refuse-rescue-join = On the way to a quest nobody is rescued.
wt-refuse-rescue-far = Nobody of your side stands by { $who } to help.
wt-refuse-space = Space { $space } cannot take this memory: it is taken, or lies beyond the epilogue.
wt-refuse-protest = There is nothing you could object to now: the last telling is your own, settled, or told twice over.
wt-refuse-edit = You can mend only your own last telling, and only before the game goes on.
wt-refuse-handover = The Great Artifact can be handed only by its bearer’s player, when asked, to a character of another player of the same side in the same area.
wt-refuse-words-long = The text may have { $most } signs; this one has { $given }. Shorten it.
wt-refuse-words-empty = A telling needs at least a word.
wt-refuse-words-language = A telling names its language by a code such as en.
wt-refuse-word = “{ $word }” is no action. Type ? for help.
wt-refuse-fields = “{ $word }” needs: { $fields }.
wt-refuse-number = “{ $value }” is no number.
wt-refuse-objectives-memories = Objectives need a game of at least { $least } memories. Choose more memories or leave objectives off.
wt-refuse-arbiter-seat = There is no seat { $arbiter } at a table of { $players }. Choose another arbiter.

# --- the data file ---
wt-components-shape = The data file is not as it should be: { $detail }
wt-components-name = The name “{ $name }” is not allowed or is used twice; use small letters, digits and hyphens.
wt-components-areas = A town needs locations, and at most { $most } areas in all.
wt-components-square = { $square } must join two different locations.
wt-components-apart = { $location } cannot be reached from the rest of the town.
wt-components-skills = Each skill needs exactly one character of { wt-side }.
wt-components-side = { $name } must be of spring or winter.
wt-components-passage = { $name }: a secret passage, and nothing else, needs a location to lead to.
wt-components-quests = Each side needs four quests, and exactly one pair excludes each other.
wt-components-quest = { $quest }: a quest lies on a location or under a rebel, and may exclude one other that excludes it in turn.
wt-components-powers = The powers are: { $known }.
wt-components-power-quests = Every quest gives one power, and there are six power tokens.
wt-components-power-side = The power “{ $power }” belongs to quests of another side, or of another kind.
wt-components-told = A rescue, a comeback and a raid cost at most { $most } cards: a sentence has no room for more.
wt-components-objectives = { $side ->
    [spring] Spring needs seven objective cards.
   *[winter] Winter needs seven objective cards.
}
wt-components-objective = { $objective }: an objective has its side, at least one copy, two locations for contacts, one for a raid.
wt-components-track = The track has eight spaces; three of the first five are for objectives.
wt-components-numbers = The numbers of the rules lie between 0 and 12.
wt-components-cards = There are between 60 and { $most } story cards.
wt-components-setup = The set-up needs a row for each number of players from 2 to 7.
wt-components-setup-row = The set-up row for { $players } players does not add up.
wt-components-setup-places = The town is too small for { $players } players: everybody needs an empty place at the start.

# --- options and presets ---
winter-tales-option = { $option ->
    [memories] how many memories the story has before the epilogue
    [powers] powers: whoever completes a quest of its own side gains something lasting
    [objectives] secret objectives; they need at least five memories
    [skills] every character has a skill of its own
    [epilogue] the usual epilogue, or the alternative one in which everybody follows the bookmark
    [arbiter] who judges the story: a seat by its number, a vote of the table, or nobody
    [seating] sides by lot, or as people sit: spring, winter, spring, winter, the Writer last
    [telling] the story is written, or told aloud (a text may then be empty)
    [rescue] a rescued character stands up where it was felled, or where it lies now
    [memory_cards] the memory is any card of the quest, or one of the winning side
    [chapters] the epilogue begins after so many chapters at the latest; 0 for no limit
    [captions] whether the cards’ names are shown: when pointed at, always, never
   *[clock] no clock, minutes for people at the table, or a day for each answer
}
winter-tales-preset = { $preset ->
    [plain] the story as it is: three memories, nothing added
    [longer] seven memories, the table votes
    [powers] four memories, with powers
    [objectives] five memories, with secret objectives
    [skills] three memories, every character has a skill
    [epilogue] three memories, with the alternative epilogue
    [all] seven memories with everything
   *[club] for a club evening: six memories with everything, told aloud, by the clock, without an arbiter
}

# --- the table ---
wt-status = Chapter { $chapter } · { $seat } to play · { $told } of { $memories } memories
wt-status-setup = Before the first chapter
wt-status-over = The story is over
wt-town = Wintertown
wt-story = The story so far
wt-track = Memories
wt-track-epilogue = Epilogue
wt-track-objective = … (an objective may lie here)
wt-bookmark = bookmark
wt-hand = Your cards:
wt-secret = Your objective:
wt-beside = Besides, { $what }: type { $typed }
wt-pile = In your trap these count: { $cards }
wt-cast-sign = Sign
wt-cast-name = Character
wt-cast-seat = Played by
wt-cast-area = Where
wt-cast-state = State
wt-state-ready = ready
wt-state-activated = activated
wt-state-lying = helpless
wt-state-locked = may not move
wt-state-quest = “{ $quest }”
wt-state-destroyed = vanished
wt-quests-open = Quests on the board:
wt-quests-unused = Quests not started yet:
wt-map-name = { $location_short }
wt-square-between = square { $square } ({ $one } – { $other })
wt-role = { $faction ->
    [spring] You play for spring (✿): make the rebels’ quests succeed.
    [winter] You play for winter (❄): make the soldiers’ quests succeed.
   *[writer] You are the Writer (✎): you win if the two sides end level.
}
wt-role-cast = Choose character { $number } of your { $count }.
wt-writer-fared = { $apart ->
    [0] The Writer ({ $seat }) wanted neither side to win, and so it came.
   *[other] The Writer ({ $seat }) wanted neither side to win; the two ended { $apart } apart.
}
wt-scene-quest = “{ $title }” so far: spring – { $spring }; winter – { $winter }
wt-scene-battle = Battle, { $place }: { $who } against { $foe }
wt-scene-trap = Trap, { $place }: { $who } against { $foe }
wt-square-number = square { $square }
wt-why-side = { $side ->
    [spring] Spring
   *[winter] Winter
}: { $memories ->
    [one] one memory
   *[other] { $memories } memories
}, { $points } points.
wt-why-cards = In the epilogue every card played counts one point more.
wt-menu-counting = Which of your other cards count in the trap?
wt-menu-chosen = { $question } Chosen: { $cards }
wt-menu-done = { $count ->
    [0] done: none of them
   *[other] done ({ $count } chosen)
}
wt-menu-give-up = Which cards do you give up? In all: { $count }.
wt-menu-begins = Where does { $who } begin?
wt-menu-quest-begins = Where does “{ $quest }” begin?
wt-menu-of-side = { $name } ({ $side ->
    [spring] spring
   *[winter] winter
})
wt-menu-part = take part for { wt-side }
wt-menu-play = play a card for { wt-side }
wt-menu-play-steps = play a card: { $steps ->
    [one] one more step
   *[other] { $steps } more steps
}
wt-menu-space-empty = space { $space } (empty)
wt-menu-space-over = space { $space }; “{ $title }”, which lies there, is lost
wt-menu-memory-line = memory { $space }: “{ $title }”, { $side ->
    [spring] spring’s
    [winter] winter’s
   *[neutral] nobody’s
}
wt-menu-foes = { $place } – { $foes } may { $side ->
    [spring] attack there
   *[winter] lay a trap there
}
wt-menu-pass = { $situation ->
    [movement] stay here
    [joining] stop here
    [step] stay behind
    [interrupt-battle] no battle: let it be
    [interrupt-trap] no trap: let it be
    [attack] no more attacks: the rebel gets away
    [defend] give in: the rebel is beaten
    [trap-evade] no more cards
    [action] do nothing more
    [join-offer] send nobody
    [part] stay out of it
    [contribution] no more cards
    [last-card] no card
    [new-hope] no, leave it
    [propaganda] no propaganda this time
    [terror] no, not now
    [objective] no, not now
    [epilogue-part] no more cards
    [writer] stay out of it
   *[other] no, or no more
}
wt-menu-card = Which card?
wt-menu-memory = Which card is remembered?
wt-menu-trap-card = Which card lies open as the trap?
wt-menu-discard = { $count ->
    [0] keep all cards
    [one] give up one card, face down
   *[other] give up { $count } cards, face down
}
wt-menu-verdict = { $verdict ->
    [accept] it stands
    [rewrite] to be told again
   *[reject] it does not stand
}
wt-menu-group = { $action ->
    [pick] Choose a character
    [put] Start a quest
    [activate] Activate
    [comeback] Bring somebody back (three cards)
    [rescue] Rescue (two cards)
    [go] Take a step
    [carry] Carry the captive off
    [propaganda] Spread propaganda
    [fulfil] Fulfil your objective: theme and space
    [raid] Raid (two cards): theme and space
    [swap] Take another objective
    [trap] Lay the trap
    [pile] Add to the trap
   *[other] Choose
}
wt-menu-action = { $action ->
    [activate] activate
    [comeback] bring back
    [rescue] rescue for two cards
    [raid] raid for two cards
    [play] play a card
    [free] fight by skill alone, without a card
    [artifact] use the Great Artifact
    [perform] perform the quest
    [put] start it there
    [claim] step in with
    [keep] keep the claim
    [yield] yield
    [carry] carry off to
    [leave] leave the captive here
    [tell] tell it
    [join] send
    [part] take part
    [memory] choose the card
    [space] space
    [passage] use the secret passage
    [swap] take this objective instead
    [propaganda] silence
    [terror] strike
    [accept] yes
    [name] name
    [undo] undo
    [destroy] strike
    [fulfil] fulfil your objective
    [reveal] show your objective
    [tie] tie it to memory
    [bookmark] move the bookmark to memory
    [fine] that is fine
    [object] object
    [retell] tell it again
    [give-up] let it go
    [pick] choose
    [go] go
    [pass] no more
    [trap] lay the trap
    [pile] add to the trap
    [discard] discard
    [verdict] decide
    [handover] hand over
    [protest] object to the last telling
    [edit] mend the last telling
   *[lapse] time is up
}
wt-help-powers = Powers, gained by completing a quest of your own side:
wt-help-objectives = Secret objectives, shown or fulfilled when the table asks:
wt-help-skills = Skills:
# --- the book ---
wt-book-title = A Tale of Wintertown
wt-book-by = told by { $names }
wt-book-cast = Who is who
wt-book-role = { $name } ({ $seat })
wt-book-side = { $side ->
    [spring] Rebels of spring
   *[winter] Soldiers of winter
}
wt-book-writer = The Writer: { $seat }
wt-book-contents = Contents
wt-book-opening = How it began
wt-book-chapter = Chapter { $number }
wt-book-open = What was left open
wt-book-epilogue = Epilogue
wt-book-memory = { $side ->
    [spring] Spring remembers it by { $card_the }.
    [winter] Winter remembers it by { $card_the }.
   *[neutral] Nobody won it; the snow remembers.
}
wt-book-memory-objective = { $side ->
    [spring] Another page for spring.
   *[winter] Another page for winter.
}
wt-book-end = The End
wt-book-tellers = At the table
wt-book-voice = the { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[7] seventh
} voice by the stove
wt-book-teller = { $name }: { wt-faction }
wt-book-pictures = Pictures by Lorc, Delapouite, Skoll, sbed and Zajkonur, from game-icons.net (CC BY 3.0). Letters: Alegreya (SIL Open Font License).
wt-book-made = Bound by Terem from the record of the game.
