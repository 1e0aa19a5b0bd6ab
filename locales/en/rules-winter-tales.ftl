### The rules of Winter Tales in our own words.

wtr-title = Winter Tales: the rules

wtr-goal = What it is about
wtr-goal-1 = Wintertown lies under endless snow. Rebels want spring back, soldiers guard the winter, and everybody at the table tells one story together. Each side tries to make its own quests succeed; what happens is remembered on the memory line.
wtr-goal-2 = At the end every memory of a side counts three points and every card it plays in the epilogue one. The higher total wins for the whole side. Where somebody is the Writer, a draw is the Writer’s victory; without one it goes to the side that began the epilogue.

wtr-things = On the table
wtr-things-1 = The town has eight locations; each street between two of them has a square, the glowing oval. Any number of characters may stand in an area. Rebels stand on an orange base, soldiers on an icy one.
wtr-things-2 = Your hand of story cards is secret; nobody is told how many you hold. A card has no value of its own: what counts is that it is played, and for which side. Every card is played with a piece of the story in which its picture appears.
wtr-things-3 = A faded figure has been activated in this chapter. A lying figure is helpless: it can do nothing until it is rescued. A small chain says that it may not move any more in this chapter.

wtr-setup = Before the first chapter
wtr-setup-1 = Everybody chooses characters in turn: rebels begin in empty locations, soldiers on empty squares. One quest of each side comes into the game, cards are dealt, and the story is opened.

wtr-turn = A turn
wtr-turn-1 = On your turn you activate one ready character. You draw three cards, the character may move, and then it may start a quest or perform one. If you hold more than seven cards at the end, you give up the rest face down.
wtr-turn-2 = When nobody is ready any more the chapter ends: everybody draws, all characters are ready again, and the next chapter begins.

wtr-move = Moving
wtr-move-1 = A story card carries a character up to two areas; squares count. You may play one card after another and choose every step anew. Say in a sentence why the character sets out.
wtr-move-2 = Whoever stands where you come may step in: soldiers attack a rebel who enters their area, rebels lay a trap for a soldier who enters their location. You never do this to somebody by walking up to them.

wtr-battle = Battle
wtr-battle-1 = The soldier’s player attacks with a card, the rebel’s player answers with one, and so on. Whoever plays no more loses; the last card wins.
wtr-battle-2 = A beaten rebel lies helpless and has finished moving; the winner may carry it off to any area, if the story explains how. A rebel who wins simply walks on.

wtr-trap = Trap
wtr-trap-1 = The rebel’s player lays one card open as the trap and puts all other cards under it, face down. In secret each of them either counts or is a bluff. The soldier’s player then plays as many cards as seem enough.
wtr-trap-2 = Fewer cards than count: the soldier is caught and lies helpless. As many: it must go back to the square it came from. More: it walks on. The bluff returns to the hand, all other cards are gone.

wtr-quest = Quests
wtr-quest-1 = To start a quest, put one of your side that was never on the board on a location without one, or, for Love and Retaliation, under a rebel. To perform a quest of your side, stand where it lies. Whoever bears Love or Retaliation cannot perform it.
wtr-quest-2 = Now the others may each send one ready character; on its way it must come nearer with every step. Then you play cards for your side, the others who are there take part and play for theirs, and you may add one last card.
wtr-quest-3 = More cards win. If the performing side has more, the quest succeeds; with fewer it fails; level, it ends undecided. You tell the end.

wtr-memory = Memories and the bookmark
wtr-memory-1 = Whoever played most for the winning side chooses the card that sums up the quest. It goes on a free space of the memory line with the winner’s side up; nobody’s memories count for nobody. The bookmark moves to it.
wtr-memory-2 = The next quest must go on from the bookmarked memory. If the table finds that what was told does not follow from it, the quest fails at once.

wtr-rescue = Rescue
wtr-rescue-1 = In your own turn two cards set a helpless character of your side on its feet again: one of yours anywhere, an ally’s if one of your characters stands beside it. It stands up where it was felled.

wtr-telling = Telling, helping, judging
wtr-telling-1 = Write or say what happens and put the card where it comes in. Leave the text empty, and the narrator tells. “Help me” asks the others for a line; nothing they offer is binding.
wtr-telling-2 = Nobody dies in the stories, and nothing is told that has not happened. Whoever finds a telling wrong objects with a note in the margin. The arbiter, or a vote of the table, lets it stand, has it told again, or does not let it stand. Link, captives, returns and the handing over of the artifact wait for that word before they take effect.

wtr-epilogue = The epilogue
wtr-epilogue-1 = When the memory line is full, the story ends at once. Whoever placed the last memory plays cards first, tied to the bookmarked memory; then the others, each tied to a memory. After the totals the Writer may add up to half a hand to one side. Then the story is closed, and the book can be opened.

wtr-modules = Powers, objectives, skills
wtr-modules-1 = A table may play with any of these. They are chosen before the game.
wtr-powers = Powers: whoever completes a quest of their own side gains something lasting.
wtr-objectives = Objectives: a secret task; fulfilled, it becomes a memory of its own.
wtr-skills = Skills: each character can do something special.

wtr-example-move = Two areas for one card: the lit ovals and places can be reached with the steps that are left.
wtr-example-quest = A quest in the balance: the cards of both sides, their totals, and who takes part.
wtr-example-track = The memory line: frames in the colour of the side, the quest in the corner, the bookmark.
