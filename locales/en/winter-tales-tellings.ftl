# The narrator of Winter Tales: tellings of computer players (English)

# --- intro ---
wt-tell-intro-1 = In Wintertown the snow had forgotten how to stop. Behind shuttered windows some people whispered of “{ $quest }”; behind guarded doors others wrote “{ $other }” at the head of a clean page. That is where our story begins.
wt-tell-intro-2 = Once there were four seasons, the old people said, and counted them off on four fingers. Now there was one. Spring’s friends had a name for what must be done about it, “{ $quest }”; winter’s soldiers had a name of their own: “{ $other }”.
wt-tell-intro-3 = Listen, and pull your chair closer. A town lay under the frost, and two wishes were awake in it. One was called “{ $quest }” and kept its voice down; the other was called “{ $other }” and wore boots.
wt-tell-intro-4 = Every story needs two people who want different things, and in Wintertown there were a good many more than two. The rebels wanted “{ $quest }”, the soldiers wanted “{ $other }”, and the snow wanted nothing at all; it merely fell.
wt-tell-intro-5 = Nobody could say when the clocks of Wintertown had begun to run slow. But on the night we speak of, two names were chalked on two different walls, “{ $quest }” in green and “{ $other }” in white, and by morning no one had dared to wipe off either.
wt-tell-intro-6 = “{ $quest }”, said those who still remembered birdsong. “{ $other }”, said those who gave the orders. The chimneys listened to both and kept their opinion to themselves.
wt-tell-intro-7 = Curfew rang, and the streets emptied. In some cellar a plan was being laid, and its name was “{ $quest }”; in some high office another was being stamped and sealed, and its name was “{ $other }”. Which of them would see daylight? That remains to be told.
wt-tell-intro-8 = It was the kind of cold that makes even brave people brief. The rebels said only “{ $quest }”; the regime answered only “{ $other }”. Everything in between is our tale.

# --- quest hook ---
wt-tell-quest-hook-1 = A rumour came up through the floorboards, as rumours do in Wintertown: “{ $quest }”. Whoever wished to know more would have to look { $where_in }.
wt-tell-quest-hook-2 = By dusk everyone had heard it, and nobody would say from whom. “{ $quest }” was the name of it, and the place was { $where }; the rest was still a blank page.
wt-tell-quest-hook-3 = { $who_cap } said it softly, the way one tries a door at night: “{ $quest }”. Then came a long silence, and then just one thing more. It would have to be done { $where_in }.
wt-tell-quest-hook-4 = There are errands that nobody dares to sign. This one had a title, “{ $quest }”, and an address, { $where }, and below that only an empty line for someone braver to fill in.
wt-tell-quest-hook-5 = Ask the sparrows, if you doubt it: something was about to begin { $where_in }. Some called it “{ $quest }”, and some called it folly, and a few began to look for their boots.
wt-tell-quest-hook-6 = “{ $quest }”, it said on a scrap of paper that went from mitten to mitten. On the back somebody had drawn { $where }, badly, but past mistaking.
wt-tell-quest-hook-7 = For a whole evening { $who } had nothing to say. Then came two names at once, one of a plan and one of a place: “{ $quest }”, and { $where }. Nobody wrote them down; nobody forgot them.
wt-tell-quest-hook-8 = If you had put your ear to the ground { $where_in }, you might have heard it coming from a long way off. It had not happened yet. It only had a name so far: “{ $quest }”.

# --- quest hook rebel ---
wt-tell-quest-hook-rebel-1 = Everyone was suddenly talking about { $bearer }, and everyone stopped when a door opened. “{ $quest }”: that was the word for what was on its way, and no one knew how near it was.
wt-tell-quest-hook-rebel-2 = In the great book of Wintertown a page was turned, and there, in fresh ink, stood { $bearer }. Above that someone had written “{ $quest }”. Below it there was nothing yet.
wt-tell-quest-hook-rebel-3 = { $bearer_cap } did not know it, but a story had come looking for { $bearer_object }. It was called “{ $quest }”, and it was in no hurry.
wt-tell-quest-hook-rebel-4 = Two things were said that night in the same low voice: “{ $quest }”, and the name of { $bearer }. What the one would mean for the other, only time could tell.
wt-tell-quest-hook-rebel-5 = Snow falls on everybody alike, but stories choose. This one, “{ $quest }” by title, had chosen { $bearer }.
wt-tell-quest-hook-rebel-6 = It would be about { $bearer }. So much { $who } let slip, and a title besides: “{ $quest }”. The remainder was left hanging in the cold air like breath.
wt-tell-quest-hook-rebel-7 = Wherever { $bearer } went from now on, “{ $quest }” would go along, one pace behind. Whether it meant to take a hand or to trip a foot was more than anyone could say.
wt-tell-quest-hook-rebel-8 = The gossips at the pump had it first, and for once they had it right. “{ $quest }”, they said, drawing out every syllable; and then, behind a mitten, they said whom it concerned. It concerned { $bearer }, and nobody laughed.

# --- quest open ---
wt-tell-quest-open-1 = None of it would have come about without “{ $memory }”. { $who_cap } had turned that tale over and over like a pebble in a pocket, and now, { $where_in }, began the next one: “{ $quest }”.
wt-tell-quest-open-2 = { $memory_side ->
        [spring] Spring still hummed the tune of “{ $memory }”, which had ended so well for it.
        [winter] The chill of “{ $memory }” still hung about the streets, as winter had meant it to.
       *[neutral] “{ $memory }” lay where both sides had dropped it, finished by neither.
    } It was { $who } who took up the thread, and at the other end of the thread was “{ $quest }”.
wt-tell-quest-open-3 = Old stories leave crumbs. { $who_cap } had followed those of “{ $memory }” through one white street after another, and they led { $where_to }, where “{ $quest }” was waiting to be begun. Was it wise? Nobody stopped to ask.
wt-tell-quest-open-4 = “{ $memory }” was { $memory_side ->
        [spring] an ember that some still shielded with both hands
        [winter] a draught that had never been stopped up
       *[neutral] a question that nobody had answered
    }. Out of it grew something new; { $who } gave it a name, “{ $quest }”, and the first step was taken.
wt-tell-quest-open-5 = What does one do with a memory like “{ $memory }”? Most people put it away with their summer clothes. { $who_cap } took it out again { $where_in }, shook off the dust, and found “{ $quest }” folded up inside.
wt-tell-quest-open-6 = One thing leads to another, even in deep snow. From “{ $memory }” the way ran crooked but unbroken to this very hour, when { $who } stood { $where_in } and said the words at last: “{ $quest }”.
wt-tell-quest-open-7 = “Do you remember?” somebody asked, and { $who } did. “{ $memory }” had { $memory_side ->
        [spring] left a little warmth behind, and warmth spreads
        [winter] left a frost behind, and frost spreads
       *[neutral] left everything undecided, and such things itch
    }. So “{ $quest }” began, as quietly as a kettle.
wt-tell-quest-open-8 = It was not by chance that { $who } had come { $where_to }. Ever since “{ $memory }” there had been something left to do, and today it had a name: “{ $quest }”. How it would end, the weathercock on the roof would not have cared to say.

# --- quest open first ---
wt-tell-quest-open-first-1 = Somebody has to draw the first line on a white page. { $who_cap } drew it { $where_in }, and wrote above it: “{ $quest }”.
wt-tell-quest-open-first-2 = No one had told { $who } how to begin. So it began quite simply, { $where_in }, between one heartbeat and the next, and from then on it was called “{ $quest }”.
wt-tell-quest-open-first-3 = { $who_cap } looked left and right, as the curfew had taught everybody to do, and then set to work. “{ $quest }” was no longer a rumour.
wt-tell-quest-open-first-4 = There was no old tale to lean on, and no path trodden in the snow. There was only { $who }, with a task called “{ $quest }”, and the cold looking on.
wt-tell-quest-open-first-5 = “{ $quest }”! It is easily said beside a warm stove. { $where_in_cap }, in the biting air, { $who } set about doing it.
wt-tell-quest-open-first-6 = A beginning makes hardly any noise: a glance, a step, a decision. { $who_cap } made all three, and “{ $quest }” was under way.
wt-tell-quest-open-first-7 = Why { $who }, and why then? The chroniclers of Wintertown still quarrel over it. They agree only that “{ $quest }” was begun that day, and that its ending was anybody’s guess.
wt-tell-quest-open-first-8 = Until that hour “{ $quest }” had been a mere name. After it there was no going back for { $who }, who perhaps had no wish to.

# --- move ---
wt-tell-move-1 = { $who_cap } had quite meant to stay { $where_in }, until { $card_a } came into it. After that there was nothing for it but to set out.
wt-tell-move-2 = A little way into the snow there was { $card_a }, and { $who } took that for a sign. People have followed lesser ones.
wt-tell-move-3 = It was because of { $card_the }, { $who } would have said to anyone who asked. Nobody asked; the way lay empty, and it lay open.
wt-tell-move-4 = Some people travel for their health. { $who_cap } set out { $where_from } on account of { $card_a }, and did not look round once.
wt-tell-move-5 = All night long { $who } had thought of { $card_the }. In the morning, before the bakers were awake, { $who_subject } { $who_number ->
        [one] was
       *[many] were
    } already on the way.
wt-tell-move-6 = Ahead, where the road bent, there was { $card_a }. { $who_cap } looked, and looked again, and after that there was no standing still.
wt-tell-move-7 = There is a rhyme that children skip to, something about { $card_a } and a road without an end. { $who_cap } hummed it under the grey sky and walked in time.
wt-tell-move-8 = Whoever dreams of { $card_a }, the old women say, will wear out a pair of soles before the week is over. { $who_cap } had dreamt of nothing else, and so there was a journey to begin.

# --- move free ---
wt-tell-move-free-1 = { $who_cap } went as few can go: without a footfall, and so lightly that the snow did not feel it.
wt-tell-move-free-2 = There is an old gift of walking that cannot be taught. { $who_cap } had it still, and set out { $where_from } faster than the news of it.
wt-tell-move-free-3 = Not a board creaked, not a dog barked. Where { $who } had been standing, there was already nothing but cold air.
wt-tell-move-free-4 = Others need a reason, or directions, or at least stout shoes. { $who_cap } needed none of these; the streets seemed to slide away underfoot like a drawn curtain.
wt-tell-move-free-5 = One moment { $who } { $who_number ->
        [one] was
       *[many] were
    } still there. A blink later the first corner already lay behind { $who_object }, and no one had seen how it was done.
wt-tell-move-free-6 = The watchman { $where_in } swore afterwards that nobody had gone past. He was an honest man; there simply had been nothing to hear when { $who } set off.
wt-tell-move-free-7 = Quick, quick, and hush! It was a talent older than the frost, and { $who } slipped away on it as if on skates.
wt-tell-move-free-8 = No one sees an hour go by; they only see that it has gone. That was just how { $who } set out.

# --- join move ---
wt-tell-join-move-1 = The news of “{ $quest }” reached { $who } together with { $card_a }, and between the one and the other there was no staying put.
wt-tell-join-move-2 = “{ $quest }”? { $who_cap } had heard enough. A last thought for { $card_the }, a deep breath of frosty air, and off!
wt-tell-join-move-3 = Was it to help or to hinder? { $who_cap } would not say, but muttered something about { $card_a }, hurrying all the while towards the place where “{ $quest }” was to be decided.
wt-tell-join-move-4 = Someone had drawn { $card_a } on a frosted pane, and under that the words “{ $quest }”. To { $who } this was as good as an invitation, and there was not a moment to lose.
wt-tell-join-move-5 = Bad roads, deep drifts, and the curfew besides: anybody sensible would have stayed in. But { $who } had been told of “{ $quest }”, and could not get { $card_the } out of mind, and went all the faster for it.
wt-tell-join-move-6 = Stories draw people as lamps draw moths. This one was called “{ $quest }”, and it drew { $who }, who set off without supper, thinking only of { $card_the }.
wt-tell-join-move-7 = { $card_a_cap } first, and then the whisper of “{ $quest }”: twice in one day { $who } had been given a sign. Two are enough. The way there was long, but hurry makes it shorter.
wt-tell-join-move-8 = What had { $card_a } to do with “{ $quest }”? To anyone else, nothing. To { $who }, everything; and no one in Wintertown ever turned a corner so quickly.

# --- join free ---
wt-tell-join-free-1 = “{ $quest }” had hardly been spoken aloud when { $who } set off towards it, by that ancient art of walking which leaves no prints.
wt-tell-join-free-2 = A long way off something called “{ $quest }” was beginning. But a long way is not so very long when the snow carries you, and it had always carried { $who }.
wt-tell-join-free-3 = How { $who } came to hear of “{ $quest }”, nobody knows. How { $who_subject } went, nobody heard; the gift of silent steps saw to that.
wt-tell-join-free-4 = There was not a moment to waste over “{ $quest }”, and { $who } wasted none. Streets and squares flew by as softly as pages.
wt-tell-join-free-5 = Most people are late because of the drifts. { $who_cap } had an understanding with the drifts, and hurried over them towards “{ $quest }” as if over a carpet.
wt-tell-join-free-6 = From roof to roof the word went round: “{ $quest }”. And under the roofs, swift and without a sound, went { $who }.
wt-tell-join-free-7 = Friend or foe of “{ $quest }”? There was no time to ask { $who }, who went by like the draught beneath a door.
wt-tell-join-free-8 = { $who_cap } listened, nodded, and trusted to an old talent for going unheard. Whatever was to become of “{ $quest }”, { $who_subject } did not mean to miss it.

# --- quest card ---
wt-tell-quest-card-1 = Then luck came by, and it looked like { $card_a }. { $who_cap } knew what to do with luck, rare as it had become that winter.
wt-tell-quest-card-2 = { $who_cap } had been saving the thought of { $card_the } for just such a moment. It had been worth the saving: one of the knots in “{ $quest }” came undone.
wt-tell-quest-card-3 = Nobody else would have seen any use in { $card_a }. { $who_cap } saw three, and tried the best of them first.
wt-tell-quest-card-4 = What was still missing? { $card_a_cap }, of all things. { $who_cap } laughed out loud, and saw to that as well.
wt-tell-quest-card-5 = In an old story, { $who } recalled, everything had turned upon { $card_a }. Why not again? And sure enough, the work went more lightly after that.
wt-tell-quest-card-6 = A child had drawn { $card_a } on a wall { $where_in }. { $who_cap } stood in front of the picture for a good while, and turned away knowing how the next part must go.
wt-tell-quest-card-7 = Slowly, the way ice learns to be water, “{ $quest }” began to move. { $who_cap } had { $card_the } to thank for it, and made no secret of that.
wt-tell-quest-card-8 = First came doubt, and after the doubt came { $card_a }. That was no small help. { $who_cap } drew a line under the worst of it and went on.

# --- part help ---
wt-tell-part-help-1 = “So it has begun already,” said { $who }, and went to stand where an ally stands.
wt-tell-part-help-2 = Then the work went with a will, for { $who } had come in on the side of “{ $quest }”, and had not said one word about wages.
wt-tell-part-help-3 = { $who_cap } might have stayed out of it. Instead there was a stamping-off of snow, a short nod, and one gap the fewer in the ranks.
wt-tell-part-help-4 = Help seldom knocks. It was simply there, and its name was { $who }.
wt-tell-part-help-5 = Such a thing is too heavy for one pair of shoulders. { $who_cap } saw that at a glance and took hold of “{ $quest }” from the other end.
wt-tell-part-help-6 = A place had been left empty { $where_in }, as though someone were expected. { $who_cap } stepped into it and asked what there was to be done.
wt-tell-part-help-7 = Whose side would { $who } take? There was no mistaking it any longer. Sleeves were rolled up, and “{ $quest }” stood a good deal less alone than before.
wt-tell-part-help-8 = There was a cough from the shadows, and everyone started. But it was only { $who }, come to lend a hand, and one or two people remembered how to breathe.

# --- part hinder ---
wt-tell-part-hinder-1 = “Not so fast,” said { $who }, and it grew quiet enough to hear the frost at work.
wt-tell-part-hinder-2 = There is sand for all wheels. For “{ $quest }” it was { $who }, who had come on purpose to be in the way.
wt-tell-part-hinder-3 = { $who_cap } had listened to the whole of it and liked none of it. From then on there were two opinions { $where_in }, and neither would give ground.
wt-tell-part-hinder-4 = Somebody stepped across the path and stayed there. It was { $who }, and there would be no walking round { $who_object }.
wt-tell-part-hinder-5 = Had they really thought that it would go unnoticed? { $who_cap } had come to see that “{ $quest }” should not get its way.
wt-tell-part-hinder-6 = Like a bolt sliding home, like a lamp blown out, the objection came; and it was { $who } who made it.
wt-tell-part-hinder-7 = { $who_cap } said no. It was a small word, but it stood in the middle of “{ $quest }” like a hay cart in a narrow lane.
wt-tell-part-hinder-8 = What one builds, another will lean on, to see if it falls. { $who_cap } leaned.

# --- quest help ---
wt-tell-quest-help-1 = { $who_cap } had something to add to the scales, and it was { $card_a }. Scales have been tipped by stranger things.
wt-tell-quest-help-2 = “Perhaps this may be of use,” said { $who }, and the talk was suddenly of { $card_a }. It was of use.
wt-tell-quest-help-3 = Without { $card_the }, “{ $quest }” might have stuck fast like a sledge on bare cobbles. { $who_cap } had thought of that in time.
wt-tell-quest-help-4 = Where others saw merely { $card_a }, { $who } saw a way forward, and pointed it out to everyone who would look.
wt-tell-quest-help-5 = It took { $who } to see what { $card_a } could be good for. A little further, then, and a little further still: so the work crept on.
wt-tell-quest-help-6 = At the hour when courage ran short, { $who } told a story about { $card_a }, and told it so well that “{ $quest }” went another step on the strength of it.
wt-tell-quest-help-7 = The trick, as { $who } explained it, had to do with { $card_a }. Half of those present did not follow, but all of them felt that it would help.
wt-tell-quest-help-8 = { $card_a_cap }! Who but { $who } would have come up with that? “{ $quest }” stood on firmer ground now, though nobody was dancing yet.

# --- quest hinder ---
wt-tell-quest-hinder-1 = { $who_cap } knew where the plan was thinnest, and exactly there, as if by accident, there was { $card_a }.
wt-tell-quest-hinder-2 = “And have you thought of { $card_the }?” asked { $who }, very politely. They had not. A fine crack ran through “{ $quest }” like a hair through a cup.
wt-tell-quest-hinder-3 = Everything might have gone smoothly but for { $card_a }, and but for { $who }, who had counted on precisely that.
wt-tell-quest-hinder-4 = Somebody had to spoil it, { $who } thought, and found that { $card_a } would spoil it very nicely.
wt-tell-quest-hinder-5 = Of all things to stumble over: { $card_a }! Yet “{ $quest }” did stumble, and of everyone who watched only { $who } showed no surprise.
wt-tell-quest-hinder-6 = Rumours are cheaper than bricks and make a higher wall. { $who_cap } started one about { $card_a }, and { $where_in } people began to whisper and step back.
wt-tell-quest-hinder-7 = { $card_a_cap } came in between, and that was { $who }’s doing. Nothing was lost yet, but for a good while nothing moved.
wt-tell-quest-hinder-8 = There were doubts enough already; { $who } merely fed them. A word here about { $card_a }, a shrug there, and “{ $quest }” trudged on as if through drifts.

# --- last card ---
wt-tell-last-card-1 = One thing was left to try, and only one. { $who_cap } thought hard of { $card_the }, counted to three, and tried it.
wt-tell-last-card-2 = When the woodpile is gone, one burns the chair. { $who_cap } had come to that point, and what was left was { $card_a }.
wt-tell-last-card-3 = “Once more,” said { $who }. It would be { $card_a } this time, or it would be nothing.
wt-tell-last-card-4 = Nobody spoke. All that could be done for “{ $quest }” had been done, except the last thing, and for the last thing { $who } had kept { $card_the }.
wt-tell-last-card-5 = { $card_a_cap }: that was how little stood between { $who } and the end of the matter. Or how much. We shall see.
wt-tell-last-card-6 = The hour had run almost dry. With what remained of it { $who } turned to { $card_the }, as one turns to an old friend late at night.
wt-tell-last-card-7 = At the bottom of every pocket there is something one had forgotten. At the bottom of { $who }’s memory there was { $card_a }, and upon that everything was staked.
wt-tell-last-card-8 = Fortune had to be asked one final time, and { $who } did the asking. { $card_a_cap } would have to be the answer.

# --- artifact card ---
wt-tell-artifact-card-1 = { $who_cap } brought out the great artifact, and there was no mistaking { $card_the } in it. Even the crows on the ridge moved up to see.
wt-tell-artifact-card-2 = It had kept still for a long time. Now { $who } woke the great artifact, and { $card_the }, which had gone into the making of it, seemed to stir as well.
wt-tell-artifact-card-3 = Some treasures are made for a shelf. The great artifact, with { $card_the } at its heart, had been made for an hour like this, and { $who } knew it.
wt-tell-artifact-card-4 = “Stand back,” said { $who }. The great artifact began to tick, then to sing; and the song, if one listened closely, was about { $card_a }.
wt-tell-artifact-card-5 = There was a hum first, and then a gleam, and then, quite plainly, { $card_a }: in { $who }’s keeping the great artifact had remembered what it was for.
wt-tell-artifact-card-6 = No one had believed the tale about the great artifact and { $card_the } that belonged to it. { $who_cap } did not argue, and simply let everybody see.
wt-tell-artifact-card-7 = A thing so dearly won must not be spared for ever. { $who_cap } called upon the great artifact, and it answered in the shape of { $card_a }.
wt-tell-artifact-card-8 = Take away { $card_the }, and the great artifact would have been mere lumber. Whole as it was, there was no saying what it might do, and { $who } held nothing back.

# --- quest close success ---
wt-tell-quest-close-success-1 = And so “{ $quest }” was done, truly done, and those who had had a part in it stood about a little foolishly, as people do when a door they have been pushing suddenly gives way.
wt-tell-quest-close-success-2 = It had hung by a thread, and the thread had held. “{ $quest }” had come true, and there were some who had to hear it twice.
wt-tell-quest-close-success-3 = { $who_cap } let out a long breath, and it hung in the air like a small white flag, though nobody was surrendering. “{ $quest }” had succeeded.
wt-tell-quest-close-success-4 = They will tell it by the stove for years, with more snow every time: how, { $where_in }, “{ $quest }” turned from a wish into a fact.
wt-tell-quest-close-success-5 = Who would have laid a penny on it? And yet “{ $quest }” was accomplished, and tomorrow all Wintertown would wake up to the news.
wt-tell-quest-close-success-6 = Nothing more was left to do. { $who_cap } looked all about, as if to learn the place by heart, and “{ $quest }” passed out of the future and into the past.
wt-tell-quest-close-success-7 = The plan had creaked, and leaned, and lost a shingle or two on the way. But it stood. “{ $quest }” had been carried through to the end.
wt-tell-quest-close-success-8 = Success is a quiet thing when seen from close by. Somebody laughed, somebody had to sit down, and { $who } said only: “Well.” With that, “{ $quest }” was won.

# --- quest close failure ---
wt-tell-quest-close-failure-1 = It was so nearly done. But nearly is a thin blanket, and “{ $quest }” slipped away; the evening belonged to the other side.
wt-tell-quest-close-failure-2 = “{ $quest }” had failed. One can say it softly or loudly, it stays the same size; and somewhere over the way somebody was already smiling.
wt-tell-quest-close-failure-3 = { $who_cap } gathered up what was left of the plan, and it was not much. “{ $quest }” was not to be, and those who had stood against it had the last word.
wt-tell-quest-close-failure-4 = There is a silence that belongs to lost causes. It settled { $where_in }, and “{ $quest }” lay beneath it, while the opponents shook each other by the hand.
wt-tell-quest-close-failure-5 = The ladder was one rung too short, as ladders so often are. “{ $quest }” came to grief, and the other side had the better of the day.
wt-tell-quest-close-failure-6 = What went wrong? Everyone had an explanation, and no two were alike. Only this was certain: “{ $quest }” had foundered, and its enemies had got what they wanted.
wt-tell-quest-close-failure-7 = Not every seed comes up. “{ $quest }” did not, for all that { $who } had tried, and the other party trod the ground flat and called it theirs.
wt-tell-quest-close-failure-8 = By nightfall the snow had smoothed everything over, the tracks, the hopes and the quarrels. “{ $quest }” had been thwarted, and those who had thwarted it slept well.

# --- quest close tie ---
wt-tell-quest-close-tie-1 = They had pulled at it from both ends until neither end would give. “{ $quest }” stayed where it was, not won and not lost.
wt-tell-quest-close-tie-2 = Who had got the better of it? Nobody. “{ $quest }” was left lying between them in the snow, like a glove that fits no hand.
wt-tell-quest-close-tie-3 = { $who_cap } had not failed, and had not managed it either. “{ $quest }” ended as some games of draughts end, with two tired players and an empty board.
wt-tell-quest-close-tie-4 = Both sides went home by different streets, and both were grumbling. Of “{ $quest }” there remained only a muddle of tracks, going off in every direction.
wt-tell-quest-close-tie-5 = So evenly did the scales stand { $where_in } that a crumb might have tipped them. No crumb fell, and “{ $quest }” belonged to no one.
wt-tell-quest-close-tie-6 = “{ $quest }”? Ask one half of the town, and it was a draw. Ask the other half, and it was a draw too, but told with a longer face.
wt-tell-quest-close-tie-7 = Neither yes nor no: the frost drew a shrug across the whole affair, and “{ $quest }” was closed without a winner.
wt-tell-quest-close-tie-8 = Sometimes a story sits down to rest in the middle of the road. “{ $quest }” had brought nobody what they wanted, and everybody wet feet.

# --- quest close unlinked ---
wt-tell-quest-close-unlinked-1 = “{ $quest }” hung in the air like a coat without a peg. No one could say what it had to do with all that had gone before, and so it never truly began.
wt-tell-quest-close-unlinked-2 = Every chain needs its next link, and here there was none. { $who_cap } searched the past for a reason, found nothing to hold on to, and “{ $quest }” melted away before it had started.
wt-tell-quest-close-unlinked-3 = “But why?” asked a child, and nobody had an answer. Without a because, nothing sets out, not even “{ $quest }”; it faded before the first step.
wt-tell-quest-close-unlinked-4 = Tales grow out of tales, as anyone who plants them will tell you. This one had no root, and “{ $quest }” withered on its very first line.
wt-tell-quest-close-unlinked-5 = { $who_cap } opened the story at “{ $quest }”, leafed back, and back again, and found no page that led up to it. So the book was closed on that, and no more was said.
wt-tell-quest-close-unlinked-6 = It might have been a fine adventure, had it belonged anywhere. But nobody could join “{ $quest }” to what had happened earlier, and what comes from nowhere goes nowhere.
wt-tell-quest-close-unlinked-7 = Yesterday lay on one bank, “{ $quest }” on the other, and nobody had thought of a bridge. So they all went home again before it had rightly begun.
wt-tell-quest-close-unlinked-8 = In the end “{ $quest }” came to nothing, and not by any enemy’s doing. The old events and the new one had been introduced, and had found that they had nothing to say to each other.

# --- battle attack ---
wt-tell-battle-attack-1 = { $who_cap } barred the way; and what with { $card_a } besides, { $foe } could go neither forward nor back.
wt-tell-battle-attack-2 = “No further,” said { $who }. { $foe_cap } looked about for some way past, and found only { $card_a }.
wt-tell-battle-attack-3 = For this encounter { $who } had thought of { $card_a }, and had thought well. { $foe_cap } stopped short.
wt-tell-battle-attack-4 = First { $card_a }, then { $who }, and the road was shut like a book. { $foe_cap } would have to come up with something.
wt-tell-battle-attack-5 = { $foe_cap } had hoped to slip through. But { $who } had an ally in { $card_the }, and hope is a poor cloak in such weather.
wt-tell-battle-attack-6 = Something moved { $where_in }, and it was { $who }. Something else was there as well, namely { $card_a }, and the two together cut { $foe } off from the road.
wt-tell-battle-attack-7 = How does one stop { $foe }? { $who_cap } had given the matter some thought, and had come to the conclusion that { $card_a } would do.
wt-tell-battle-attack-8 = With { $card_a } and a thin smile, { $who } pressed { $foe } hard. There was little room left { $where_in }, and less of it every moment.

# --- battle attack free ---
wt-tell-battle-attack-free-1 = { $who_cap } needed no trick and no tool. One step to the left, one to the right, and { $foe } found the way closed.
wt-tell-battle-attack-free-2 = There are some who threaten, and there are some who merely stand there. { $who_cap } stood there, and { $foe } understood.
wt-tell-battle-attack-free-3 = Quicker than a shutter in a storm, { $who } had cut { $foe } off. It was all done by strength and long practice.
wt-tell-battle-attack-free-4 = “Going somewhere?” asked { $who }, and the question took up the whole width of the road. { $foe_cap } drew back a pace.
wt-tell-battle-attack-free-5 = { $foe_cap } knew the sound of that step. { $who_cap } came on empty-handed, with an old campaigner’s patience, and there was no getting by.
wt-tell-battle-attack-free-6 = What { $who } did looked easy, as it always does with masters. Bit by bit the ring drew tight { $where_in }, and in the middle of it stood { $foe }.
wt-tell-battle-attack-free-7 = A feint, a lunge, a wall where a gap had been: { $who } let skill do the talking. { $foe_cap } had yet to find a reply.
wt-tell-battle-attack-free-8 = There was no signal and no speech. { $who_cap } simply would not let { $foe } pass, and had the strength to mean it.

# --- battle defend ---
wt-tell-battle-defend-1 = { $who_cap } did not run. There was still { $card_a } to fall back on, and { $foe } had not reckoned with that.
wt-tell-battle-defend-2 = “You have forgotten something,” said { $who }. And so { $foe } had: { $card_a }.
wt-tell-battle-defend-3 = In a tight corner one makes do, and { $who } made do with { $card_a }. { $foe_cap } checked in mid-stride.
wt-tell-battle-defend-4 = { $foe_cap } had already begun to think of supper. That was the moment for { $who }, and for { $card_the }, and supper moved off into the distance.
wt-tell-battle-defend-5 = Who would ever think of defying { $foe } with { $card_a }? { $who_cap } would, and did, with chin up and knees trembling.
wt-tell-battle-defend-6 = Between { $foe } and { $who } there was all at once { $card_a }. Not much of a wall, perhaps, but people have lived behind worse.
wt-tell-battle-defend-7 = Once, long ago, somebody had told { $who } what { $card_a } can do in an emergency. It came to mind now, just in time to make { $foe } hesitate.
wt-tell-battle-defend-8 = { $who_cap } ducked, laughed, and turned { $card_the } against { $foe }. The snow flew { $where_in }, and nothing was settled.

# --- battle defend free ---
wt-tell-battle-defend-free-1 = { $who_cap } took a firm stand and kept it. { $foe_cap } might push as much as { $foe_subject } pleased.
wt-tell-battle-defend-free-2 = Nothing in hand, nothing up the sleeve: { $who } met { $foe } with plain stubbornness, of which there was a good supply.
wt-tell-battle-defend-free-3 = { $foe_cap } struck at the spot where { $who } had been. It was the right spot, only a moment too late.
wt-tell-battle-defend-free-4 = There is a strength that comes only when someone smaller stands behind you. { $who_cap } thought of all the small ones in Wintertown, and { $foe } felt the difference.
wt-tell-battle-defend-free-5 = “After you,” said { $who }, stepping aside so neatly that { $foe } ran into nothing but winter.
wt-tell-battle-defend-free-6 = Was that fear? { $foe_cap } looked more closely. No: { $who } had only been gathering strength, and now stood as firm as a gatepost.
wt-tell-battle-defend-free-7 = Round and round they went { $where_in }. Whatever { $foe } tried, { $who } had a dodge or a shove to answer it.
wt-tell-battle-defend-free-8 = { $who_cap } held out, without a tool and without a plan, simply because giving way was out of the question. { $foe_cap } had to begin all over again.

# --- terror attack ---
wt-tell-terror-attack-1 = There was nobody to be seen { $where_in }, and that was the worst of it. There was only { $card_a }, which had no business there, and the old dread, which had. { $foe_cap } stood quite still.
wt-tell-terror-attack-2 = It had been made long ago, in an evil hour, and it had all the time in the world. { $where_in_cap } it found { $foe }, and it wore the shape of { $card_a }.
wt-tell-terror-attack-3 = { $foe_cap } told the dark that there was nothing to be afraid of. The dark thought it over, and showed { $foe_object } { $card_a }.
wt-tell-terror-attack-4 = First the lamps burned low. Then came a cold that had nothing to do with snow, and in the midst of it { $card_a }. The old horror had forgotten the whole town, it seemed, except { $foe }.
wt-tell-terror-attack-5 = You know the feeling, when in the dark there is one stair too many. For { $foe } it was { $card_a }, where nothing should have been, and behind that the whole of an ancient terror.
wt-tell-terror-attack-6 = Every child in Wintertown knows what not to dream of. That night the thing came without waiting for a dream; it came as { $card_a }, and its chill breath fell upon { $foe }.
wt-tell-terror-attack-7 = Why should { $card_a } frighten anybody? { $foe_cap } asked it out loud, to keep up courage. But the dread of former days had found its way { $where_to }, and it would not be argued with.
wt-tell-terror-attack-8 = No step, no voice, no soldier far and wide. And yet { $foe } had company: a fear from long ago, which had crept up close and borrowed the look of { $card_a }.

# --- battle close winter ---
wt-tell-battle-close-winter-1 = The fight was over. { $foe_cap } lay { $where_in } and could not get up, and the flakes came down as gently as if nothing had happened.
wt-tell-battle-close-winter-2 = { $who_cap } had won, and did not say much about it. { $foe_cap } could no longer stand, and there was no one near to lend an arm.
wt-tell-battle-close-winter-3 = Strength runs out a grain at a time. With the last of it { $foe } sank down { $where_in }, beaten, and looked up at the grey sky.
wt-tell-battle-close-winter-4 = Where do rebels go when they have lost? Nowhere, for a while. { $foe_cap } lay on the spot where the struggle had ended, and the cold sat down alongside.
wt-tell-battle-close-winter-5 = So winter took that round, and left { $foe } helpless { $where_in }, with an early dusk for a blanket.
wt-tell-battle-close-winter-6 = { $foe_cap } tried to rise, and tried once more, and then lay still and waited. { $who_cap } had already turned away.
wt-tell-battle-close-winter-7 = There had been a scuffle, a shout, a cap rolling over the cobbles. Now all was quiet { $where_in }. { $foe_cap } had lost, and could not stir.
wt-tell-battle-close-winter-8 = Not every brave stand ends standing. { $foe_cap } lay worn out and at the mercy of winter, until somebody should come.

# --- battle close captive ---
wt-tell-battle-close-captive-1 = They bundled { $foe } on to a sledge like a sack of turnips, and the runners squeaked all the way { $to_to }. There { $foe_subject } lay, too weak to lift a finger.
wt-tell-battle-close-captive-2 = { $who_cap } had won, and wanted it known. Before all eyes { $foe } { $foe_number ->
        [one] was
       *[many] were
    } carried { $to_to }, and left there without the strength to walk.
wt-tell-battle-close-captive-3 = There are journeys for which no one buys a ticket. Beaten and limp, { $foe } went { $to_to } on other people’s shoulders, and stayed where they put { $foe_object }.
wt-tell-battle-close-captive-4 = The last that { $foe } saw of the fight was the sky going by overhead. The next thing was { $to }, and there no leg would bear and no arm would lift.
wt-tell-battle-close-captive-5 = Lost, caught and taken away: three short lines about a long night. { $foe_cap } lay helpless { $to_in } and listened to the boots going off.
wt-tell-battle-close-captive-6 = Somebody swept away the tracks; somebody else signed for the delivery. What had been delivered was { $foe }, brought { $to_to }, and quite unable to rise.
wt-tell-battle-close-captive-7 = Was it far { $to_to }? { $foe_cap } could not have said. One is carried, one is set down like luggage, and then one lies there, defeated, and cannot so much as sit up.
wt-tell-battle-close-captive-8 = So winter gained a captive. { $foe_cap } { $foe_number ->
        [one] was
       *[many] were
    } borne off from the field { $to_to }, and lay there spent, with the cold for a warder.

# --- battle close refuge ---
wt-tell-battle-close-refuge-1 = { $foe_cap } had lost, that cannot be denied. But there was a loose board, and a dark passage, and at the end of it the refuge { $to_in }, where one could be tired in peace.
wt-tell-battle-close-refuge-2 = { $who_cap } reached out for the loser and got hold of empty air. { $foe_cap } had slipped off { $to_to }, into the hiding place of friends, out of breath and in one piece.
wt-tell-battle-close-refuge-3 = Beaten, yes; caught, no. The refuge { $to_in } opened its door by a hand’s breadth, and { $foe } tumbled in, whole and weary.
wt-tell-battle-close-refuge-4 = What good is a victory with no one to arrest? While the lamps went searching, { $foe } sat in the rebels’ shelter { $to_in }, unhurt under a blanket, too tired even to shiver.
wt-tell-battle-close-refuge-5 = It was not for nothing that the rebels had made themselves a refuge. It lay { $to_in }, and it took in { $foe } after the lost fight as a harbour takes in a weary boat, without questions.
wt-tell-battle-close-refuge-6 = { $foe_cap } had no strength left for fighting and just enough for running. It lasted as far as the refuge { $to_in }, and not a yard beyond; but there one was safe and sound.
wt-tell-battle-close-refuge-7 = There is an art in losing, and the better half of it is to be elsewhere afterwards. By the time they called the roll, { $foe } lay panting but unharmed in the refuge { $to_in }.
wt-tell-battle-close-refuge-8 = Down a gutter, under an arch, through a gap that no soldier knew: so { $foe } got away { $to_to }, to the refuge, with nothing lost but the fight and the last ounce of strength.

# --- battle close spring ---
wt-tell-battle-close-spring-1 = A leap, a laugh, a corner turned, and that was the last to be seen of { $who }. The street, when it was questioned, had noticed nothing.
wt-tell-battle-close-spring-2 = { $foe_cap } snatched at a sleeve and caught only frost. { $who_cap } had got clear, and the road lay open again.
wt-tell-battle-close-spring-3 = For a while there was the sound of someone running, and then there was not even that. { $who_cap } had escaped.
wt-tell-battle-close-spring-4 = When the snow had settled { $where_in }, { $foe } stood there and { $who } did not. It could hardly be put more briefly.
wt-tell-battle-close-spring-5 = The chase was short and ended at a wall. { $who_cap }, it turned out, had known about the loose stone.
wt-tell-battle-close-spring-6 = Freedom smells of coal smoke and wet wool, if one has just run for it. { $who_cap } drew in a deep draught of it and went on.
wt-tell-battle-close-spring-7 = “Stop!” somebody called, from farther and farther off. { $who_cap } did nothing of the kind.
wt-tell-battle-close-spring-8 = Let { $foe } put it into a report as best { $foe_subject } could. There had been a rebel, there had been a fight, and now there was only the fight; { $who } had got away.

# --- trap set ---
wt-tell-trap-set-1 = Everything { $where_in } looked as it always did. A careful eye might have dwelt a moment on { $card_the }, but who has a careful eye in such cold?
wt-tell-trap-set-2 = Somebody had been at pains here. The snow was smoothed a little too neatly, and in the midst of it all, a little too conveniently, there was { $card_a }.
wt-tell-trap-set-3 = What might tempt { $foe }? Somebody unknown had asked that question, and had answered it with { $card_a }. Now one could only hide, and blow on cold fingers, and wait.
wt-tell-trap-set-4 = A string, a knot, a held breath; and for a lure, { $card_a }. It was meant for { $foe }, if { $foe_subject } should be so kind as to come this way.
wt-tell-trap-set-5 = The best traps are made from ordinary things. This one was made from { $card_a }, a little patience, and a good memory for other people’s habits.
wt-tell-trap-set-6 = If { $foe } had known how much thought had gone into { $card_the }, { $foe_subject } might have felt flattered. The rest of the device slept out of sight.
wt-tell-trap-set-7 = Here a trick lay folded up like a jack-in-the-box, and the lid of it was { $card_a }. One touch, and it would be seen what came out.
wt-tell-trap-set-8 = Someone had told a tale about { $card_a } in the right tavern, just loudly enough for the wrong ears. There was not a word of truth in it, but it led here, and here a trap stood open.

# --- trap evade ---
wt-tell-trap-evade-1 = { $who_cap } stopped in mid-step. { $card_a_cap }, here? It made no sense, and things that make no sense had been a warning to { $who_object } before.
wt-tell-trap-evade-2 = Was it too quiet { $where_in }? { $who_cap } thought of { $card_the }, and thought harder, and began to go backwards in { $who_possessive } own tracks.
wt-tell-trap-evade-3 = Something pulled tight. { $who_cap } did not panic; { $card_the } might still be of help, if one went about it in the right way.
wt-tell-trap-evade-4 = A soldier learns to distrust good fortune. It was { $card_a } that gave { $who } pause, and after that { $who_subject } tested the ground before each step.
wt-tell-trap-evade-5 = “Clever,” said { $who }, and did not mean it as praise. From there on it was a matter of { $card_a } and a great deal of wriggling.
wt-tell-trap-evade-6 = All at once there was { $card_a }, and the pieces fitted together. { $who_cap } had walked into something that somebody had got ready, and now looked about for the way out.
wt-tell-trap-evade-7 = There is an old barracks saying about { $card_a } and the back door. { $who_cap } had never seen the point of it until this moment, and set to work in earnest.
wt-tell-trap-evade-8 = Every knot has two ends. With { $card_the } in mind, { $who } felt about for the second one, and muttered words that are not in any primer.

# --- trap close caught ---
wt-tell-trap-close-caught-1 = Click. It was a small sound for so large a result: { $foe } lay caught { $where_in }, and could go neither forward nor back nor anywhere at all.
wt-tell-trap-close-caught-2 = The trap did what it had been built to do. { $foe_cap } went down and stayed down, and the snow began at once to make a pillow.
wt-tell-trap-close-caught-3 = Someone giggled behind a wall and was hushed. { $foe_cap } lay there like a parcel that nobody had ordered, and nobody came to collect it.
wt-tell-trap-close-caught-4 = How the mighty sit! Or rather, how they lie: { $foe } had marched straight into it, and there would be no marching out.
wt-tell-trap-close-caught-5 = A soldier’s world can turn over in the blink of an eye, and { $foe }’s just had. Afterwards there was only sky, rather a lot of it, and no hope of getting up.
wt-tell-trap-close-caught-6 = It held. For once something in Wintertown had worked exactly as it was drawn, and { $foe } lay helpless in the middle of the drawing.
wt-tell-trap-close-caught-7 = { $foe_cap } struggled, and the trap took no offence; it had been made with struggling in mind. Before long there was no strength left to struggle with.
wt-tell-trap-close-caught-8 = Whoever had laid it went away on tiptoe. { $where_in_cap }, { $foe } lay still, outwitted and unable to rise.

# --- trap close blocked ---
wt-tell-trap-close-blocked-1 = The trap got only half of what it wanted. { $foe_cap } came out of it again, but the way ahead was spoiled, and only the way back was left.
wt-tell-trap-close-blocked-2 = Not caught, and not through either: { $foe } stood before the wreck of the ruse, said something short, and faced about.
wt-tell-trap-close-blocked-3 = It cost { $foe } a great deal of time and a whole winter’s worth of good temper. There would be no going on, not now, and { $foe_subject } turned round with a scowl.
wt-tell-trap-close-blocked-4 = Half a trap is still half a wall. { $foe_cap } got no further { $where_in }, and went back by the way { $foe_subject } had come.
wt-tell-trap-close-blocked-5 = An honourable draw, one might call it. The snare lay in pieces, the road lay closed, and { $foe } retreated with such dignity as there was.
wt-tell-trap-close-blocked-6 = Did it work? Yes and no. Nobody lay in the snow; but { $foe } had to retrace every step, and never had there seemed to be so many.
wt-tell-trap-close-blocked-7 = { $foe_cap } tore loose at last, just too late to be pleased about it. Whatever lay ahead would have to wait, for behind was the only direction left.
wt-tell-trap-close-blocked-8 = The thing had been meant to hold { $foe } fast, and had managed merely to turn { $foe_object } back. Somewhere in hiding, somebody shrugged and was content with that.

# --- trap close escaped ---
wt-tell-trap-close-escaped-1 = The trap closed on nothing but a puff of powdery snow. { $who_cap } walked on without hurrying.
wt-tell-trap-close-escaped-2 = { $who_cap } stepped over it as over a puddle. It had been well thought out, and it had been in vain.
wt-tell-trap-close-escaped-3 = Somewhere a pair of eyes shut tight in disappointment. { $who_cap } had seen through everything, and the march went on.
wt-tell-trap-close-escaped-4 = All that work, for the sake of one raised eyebrow! { $who_cap } left the broken trick { $where_in } for children to wonder at, and continued on the way.
wt-tell-trap-close-escaped-5 = What slips through every net? Water, gossip, and, as it turned out, { $who }. The road ahead was clear again.
wt-tell-trap-close-escaped-6 = “Better luck next time,” { $who } told the empty air, and the empty air had no reply. Steps crunched away into the distance.
wt-tell-trap-close-escaped-7 = The spring had rusted, or the knot was wet, or it was simply not the day for it. The trap failed, and { $who } went on as before.
wt-tell-trap-close-escaped-8 = There was a jerk, a scramble, a bad moment. Then { $who } shook off the last of it and took up the journey where it had been broken off.

# --- rescue ---
wt-tell-rescue-1 = First there was { $card_a }, and then { $card2_a }, and then a voice that said: “Lean on me.” { $whom_cap } leaned, and stood.
wt-tell-rescue-2 = { $whom_cap } had had nothing to do but count the flakes. Then came somebody who knew the worth of { $card_a } and of { $card2_a }, and there was no more time for counting. Up, now, and softly!
wt-tell-rescue-3 = Do not ask who did it; nobody would say. There was talk of { $card_a }, and there was talk of { $card2_a }, and { $where_in } people saw { $whom } walking again.
wt-tell-rescue-4 = It takes a good deal to set the fallen upright. This time it took { $card_a }, { $card2_a }, and a great amount of stubborn kindness. { $whom_cap } swayed a little, but stayed up.
wt-tell-rescue-5 = What { $card_a } had begun, { $card2_a } completed. { $whom_cap } blinked, rose, and found the ground where it had always been.
wt-tell-rescue-6 = A helper without a name had come { $where_to }, trusting in { $card_a } and, for good measure, in { $card2_a }. Soon there was nothing but a hollow in the snow, with { $whom } standing next to it.
wt-tell-rescue-7 = Of that hour { $whom } remembered just two things, { $card_a } and { $card2_a }; and then, as clear as noon, the feeling of standing up.
wt-tell-rescue-8 = Helplessness is a deep hole, but it has rungs. The first of them was { $card_a }, the second { $card2_a }, and by those two { $whom } climbed back among the people who stand and walk.

# --- return rebel ---
wt-tell-return-rebel-1 = They had already stopped laying a place for { $whom }. Then came word of { $card_a }, and of { $card2_a }, and of { $card3_a }; and hard on the heels of the word, out of breath, came the one whom nobody expected.
wt-tell-return-rebel-2 = Three riddles lay along the road home: { $card_a }, { $card2_a }, and { $card3_a }. { $whom_cap } had solved them all, and stood { $where_in } one grey morning as if back from an errand.
wt-tell-return-rebel-3 = Lost? Everyone had said so. But { $whom } had only been far away, in a tale with { $card_a } in it, and { $card2_a }, and { $card3_a }; and at last that tale led back { $where_to }.
wt-tell-return-rebel-4 = { $card_a_cap } showed the way out, { $card2_a } showed the way on, and { $card3_a } showed the way home. So { $whom } came back to Wintertown, a little quieter than before, and twice as dear.
wt-tell-return-rebel-5 = Nobody believed the children when they said that { $whom } had returned. They had seen { $card_a }, they said, and { $card2_a }, and { $card3_a }, and after that somebody waving { $where_in }. It was all true.
wt-tell-return-rebel-6 = Hope keeps bad accounts: it had never struck { $whom } from the list. And by way of { $card_a }, with the help of { $card2_a }, in spite of { $card3_a }, the one given up by all came back { $where_to }.
wt-tell-return-rebel-7 = When { $whom } told it afterwards, there was { $card_a } at the beginning, { $card2_a } in the middle, and { $card3_a } just before the end. The end itself was short: Wintertown, and a great many open arms.
wt-tell-return-rebel-8 = It takes three knocks to open a door that sorrow has closed. { $card_a_cap }, { $card2_a }, { $card3_a }: that made three, and there on the threshold of the town stood { $whom }.

# --- skill passage ---
wt-tell-skill-passage-1 = There is a staircase in Wintertown that is on no plan. { $who_cap } went down it in one place and came up in quite another, { $to_in }.
wt-tell-skill-passage-2 = One brick, pressed just so, and a wall turned out to be a door. { $who_cap } came out { $to_in }, brushing off the cobwebs.
wt-tell-skill-passage-3 = Nobody saw { $who } cross the town, for the simple reason that { $who_subject } went underneath it. A flagstone lifted { $to_in }, and there the journey ended.
wt-tell-skill-passage-4 = Maps are for other people. { $who_cap } knew a short cut that had never been drawn, and it came out, as it always had, { $to_in }.
wt-tell-skill-passage-5 = A cupboard door closed. Some time later, { $to_in }, another one opened, and out stepped { $who }.
wt-tell-skill-passage-6 = How had { $who } got past the patrols? Every street was watched but one, and that one could not be found unless you had the secret of it. It ended { $to_in }.
wt-tell-skill-passage-7 = The hidden way smelled of roots and forgotten summers. { $who_cap } could have walked it blindfold, and very nearly did; then came a grating, a push, and { $to }.
wt-tell-skill-passage-8 = { $who_cap } counted the paces in the dark, turned twice, ducked once, and emerged { $to_in }. The secret closed again without a sound.

# --- skill objective ---
wt-tell-skill-objective-1 = { $who_cap } took a folded slip from its hiding place, read it one last time, and let the stove have it. There was another slip to think about now.
wt-tell-skill-objective-2 = Plans had been made; then others took their place. { $who_cap } kept them all close, as a good card player does, and not even the owls could have told what they were.
wt-tell-skill-objective-3 = A secret is like a coat: sooner or later one changes it. { $who_cap } hung up the old one, put on the new, and did up all the buttons.
wt-tell-skill-objective-4 = Nobody noticed the pause. But in that pause { $who } laid one errand aside for good, and took another to heart.
wt-tell-skill-objective-5 = “No,” murmured { $who }, “not that. The other.” And not a soul in Wintertown could have said which was which.
wt-tell-skill-objective-6 = If you had asked { $who } about yesterday’s task, you would have met with a blank look. There was a different one today, and of that you would have learnt even less.
wt-tell-skill-objective-7 = { $who_cap } stood for some time at a crossroads that could not be found on any street. Then one road was given up, and another chosen, in perfect silence.
wt-tell-skill-objective-8 = Quietly, by the back stairs, an old purpose took its leave of { $who }. A new one moved in and drew the curtains.

# --- power new hope ---
wt-tell-power-new-hope-1 = Just when { $who } would have sat down to rest, the new hope rose like dough in a warm kitchen, and there was strength for another mile.
wt-tell-power-new-hope-2 = { $who_cap } should have been tired. But the new hope, once it had been won, had a way of putting logs on the fire from inside.
wt-tell-power-new-hope-3 = They had not fought for that new hope in vain. It found { $who } at the end of a day, and made it the beginning of one.
wt-tell-power-new-hope-4 = What is a new hope good for? Ask { $who }, who felt it that evening like hot soup, right down to the toes, and got up again.
wt-tell-power-new-hope-5 = Somewhere a window stood open, and someone was singing about the new hope. { $who_cap } listened to two verses, straightened up, and had the strength for more.
wt-tell-power-new-hope-6 = Weariness knocked, and was told to come back later. { $who_cap } had the new hope for company that night, and the two of them had plans.
wt-tell-power-new-hope-7 = It does not melt the snow, this new hope, not yet. But it melted the lead out of { $who }’s steps, and they grew light again.
wt-tell-power-new-hope-8 = { $who_cap } remembered that the new hope was still there, shining, whether or not anyone looked. Fresh strength came with the thought; it always does.

# --- power propaganda ---
wt-tell-power-propaganda-1 = { $who_cap } had it set in large type, and lies look so very truthful in large type. { $foe_cap } read to the end, sat down, and did not feel like doing anything any more.
wt-tell-power-propaganda-2 = It was in every mouth by noon. Not a word was true, and every word came from { $who }; but { $foe } heard it from a neighbour, and that is what hurts. Nothing more was done that day.
wt-tell-power-propaganda-3 = “They have all forgotten you,” said the news, and behind the news stood { $who }. { $foe_cap } half believed it, and half was enough. What is the good of stirring, if nobody is waiting?
wt-tell-power-propaganda-4 = A poster needs paste, a wall, and someone to be sad in front of it. { $who_cap } supplied the paste. { $foe_cap } supplied the sadness, and for the time being could supply nothing else.
wt-tell-power-propaganda-5 = Drip, drip, went the rumours spread by { $who }, like a gutter that no one mends. At last { $foe } put every plan aside and merely listened to them.
wt-tell-power-propaganda-6 = What is the use? That was a question { $foe } had never asked before. { $who_cap } had put it about, on leaflets, in bread queues, between two pieces of false news, and now no deed could get past it.
wt-tell-power-propaganda-7 = { $who_cap } made a speech about how well everything was going, and people clapped to keep their hands warm. { $foe_cap } saw only that they clapped, and lost all heart for doing anything.
wt-tell-power-propaganda-8 = False news goes on skates. By the time the latest from { $who } had come to { $foe }, it had grown a crown and a beard, and courage would not stay in the same room with it. For now there would be no bold deeds.

# --- power retaliation rebel ---
wt-tell-power-retaliation-rebel-1 = The blow fell before dawn. Afterwards there was a door standing open, and a cup still warm, and nobody. { $foe_cap } had vanished from Wintertown.
wt-tell-power-retaliation-rebel-2 = They came with torches and with orders. When they had gone, so had { $foe }, and not one track led away from the spot.
wt-tell-power-retaliation-rebel-3 = Ask after { $foe }, and people looked at their shoes. Since the night of the retaliation no one in Wintertown had set eyes on { $foe_object }, and no one knew where to look.
wt-tell-power-retaliation-rebel-4 = When the rebels counted heads in the dark, the sum came out wrong. Armed retaliation had swept { $foe } out of the town, no one could say where to.
wt-tell-power-retaliation-rebel-5 = It was quick, loud and thorough. Then came the silence, and in the silence a question that nobody answered: what had become of { $foe }? There was no trace.
wt-tell-power-retaliation-rebel-6 = Snow is good at forgetting. Within the hour it had covered the ruts, the boot marks, and the last sign of { $foe }, whom the regime had struck from the story of the town.
wt-tell-power-retaliation-rebel-7 = After the soldiers had struck, the rebels kept a chair free for { $foe }. It stayed free. There was not a soul in Wintertown who could say more than that.
wt-tell-power-retaliation-rebel-8 = Where { $foe } used to be, there was now a pale patch, like the one a picture leaves when it is taken from the wall. The regime had hit back, and every trail broke off there.

# --- power retaliation power ---
wt-tell-power-retaliation-power-1 = What had been won with so much trouble was lost in a single night. The retaliation had found out “{ $power }”, and nothing of it was left to spring.
wt-tell-power-retaliation-power-2 = The soldiers knew where to strike. When the dust had settled, “{ $power }” was only something that people used to have.
wt-tell-power-retaliation-power-3 = “{ $power }” had been spring’s, and everyone had grown a little used to it. Now the armed fist of winter closed on it, and the cold came in by that gap.
wt-tell-power-retaliation-power-4 = It is easier to undo than to do, and the regime had sent its best undoers, in polished boots. By nightfall there was no more comfort to be had from “{ $power }”.
wt-tell-power-retaliation-power-5 = Some cried, some swore, and some quietly swept up. “{ $power }”, so hard won, had been wiped out by the retaliation.
wt-tell-power-retaliation-power-6 = Do you recall how the rebels had cheered over “{ $power }”? The answer came late, and to the sound of drums, and it took away everything that the cheering had been about.
wt-tell-power-retaliation-power-7 = Winter opened its ledger at “{ $power }”, where spring had written a victory, and crossed it out in thick black ink. Armed retaliation was the pen.
wt-tell-power-retaliation-power-8 = A small flame can be shielded from the draught, but hardly from a kicked-in door. So ended “{ $power }”, in the great retaliation, and spring was the poorer by one light.

# --- power love ---
wt-tell-power-love-1 = It had been plain to everyone but the two concerned. Now it was plain even to them: { $who } and { $whom } belonged together, call it what you will.
wt-tell-power-love-2 = { $who_cap } would have walked through any storm for { $whom }. And in that same storm, it now came out, somebody would have been walking from the other side to meet { $who_object }.
wt-tell-power-love-3 = What shall we name it? There are three or four good words, and { $who } and { $whom } used none of them. They had only ever shared the last of the soup.
wt-tell-power-love-4 = There was snow on both their shoulders, and neither had noticed. That was how people came to see what bound { $who } to { $whom }.
wt-tell-power-love-5 = In the middle of so much winter, something held. One end of it was { $who }, the other end was { $whom }, and the frost has not been found that could part such a thing.
wt-tell-power-love-6 = “I go where { $whom } goes,” said { $who }, as though remarking on the time of day. Nobody smiled. It was too true for that.
wt-tell-power-love-7 = Some ties are inherited, some are chosen, and some are simply found in the snow one day. Nobody asked { $who } and { $whom } which sort theirs was. It was strong, and that was enough.
wt-tell-power-love-8 = An icicle had begun to drip, and no one could account for it, until somebody remarked that { $who } had just been thinking of { $whom }. After that it was no secret any more.

# --- power artifact ---
wt-tell-power-artifact-1 = They passed the great artifact from one to the next until it came to { $who }. There it stayed, as if it had been on the way there all along.
wt-tell-power-artifact-2 = Who should keep it? A good many looked away. { $who_cap } did not, and so the great artifact was given into { $who_possessive } care.
wt-tell-power-artifact-3 = It was heavier than it looked, or else much lighter; { $who } never would say. From that day on the great artifact was in { $who_possessive } keeping.
wt-tell-power-artifact-4 = “Be careful with it,” they all said, quite needlessly. { $who_cap } received the great artifact as one receives a sleeping child.
wt-tell-power-artifact-5 = Great things want a keeper rather than an owner. For the great artifact, that keeper was to be { $who }.
wt-tell-power-artifact-6 = There was no ceremony, only a cloth unfolded and a silence. Then the great artifact lay in front of { $who }, and everyone felt that this was right.
wt-tell-power-artifact-7 = { $who_cap } had asked for nothing and came away with the great artifact. Trust is sometimes handed out like that, without a receipt.
wt-tell-power-artifact-8 = The choice fell on { $who }. Along with the great artifact came a hundred pieces of good advice, of which { $who_subject } wisely kept two.

# --- handover ---
wt-tell-handover-1 = “Your turn,” said { $who }, and the great artifact changed keepers. { $whom_cap } took it without a word, and with very great care.
wt-tell-handover-2 = { $where_in_cap }, out of the draught, { $who } unwrapped the great artifact for the last time, and gave it to { $whom }.
wt-tell-handover-3 = A burden grows lighter when it can be passed on. The great artifact went from { $who } to { $whom }, and on both sides there was a long breath, though for different reasons.
wt-tell-handover-4 = { $who_cap } gave, { $whom } received, and the great artifact itself made no fuss at all. Some moments are over before anyone has thought of holding their breath.
wt-tell-handover-5 = For a moment two had hold of it. Then { $who } let go, and the great artifact was { $whom }’s to look after.
wt-tell-handover-6 = Why { $whom }? { $who_cap } could have named a dozen reasons, but merely held out the great artifact { $where_in } and said that it was time.
wt-tell-handover-7 = Over went the great artifact, wrapped in an old scarf, out of the care of { $who } and into the care of { $whom }. The evening pretended not to look.
wt-tell-handover-8 = { $whom_cap } had not expected to be trusted with so much. { $who_cap } had expected nothing else, and handed over the great artifact with an easy mind.

# --- objective reveal ---
wt-tell-objective-reveal-1 = So that was what { $who } had been about! One half of it now lay open { $where_in }, plain to see. The other half was still to do.
wt-tell-objective-reveal-2 = A secret is hardest to carry in the middle of the road. That was where { $who } let it slip, with the work half finished.
wt-tell-objective-reveal-3 = The neighbours had always said that { $who } had something in hand. Now they could see the first part of it, and were free to guess at the second.
wt-tell-objective-reveal-4 = { $who_cap } had told nobody. But an errand half done is like a melody half sung, and { $where_in } people had begun to hum along.
wt-tell-objective-reveal-5 = One part was accomplished, one part was not, and the curtain had gone up too soon: there stood { $who }, with the secret showing.
wt-tell-objective-reveal-6 = It could be hidden no longer. What { $who } had undertaken was half way there, and from now on everyone could watch the rest.
wt-tell-objective-reveal-7 = Like a parcel that comes undone in the street, { $who }’s errand showed what was inside. It had yet to be delivered.
wt-tell-objective-reveal-8 = Why had { $who } come { $where_to }? Until then it had been a private matter. Now half of the answer was out, and the town waited for the remaining half.

# --- objective claim ---
wt-tell-objective-claim-1 = { $theme_cap }: that had been the secret all along. Like so much else it went back to “{ $memory }”, and now it was done.
wt-tell-objective-claim-2 = Ever since “{ $memory }” somebody had been working at it in the dark. By daylight one could see the result: { $theme }.
wt-tell-objective-claim-3 = Whoever remembered “{ $memory }” might have guessed that there would be a sequel. Here it was: { $theme }, just as it had been secretly intended.
wt-tell-objective-claim-4 = { $who_cap } could finally speak of it. There had been a task, dating from the days of “{ $memory }”, and it was fulfilled: { $theme }.
wt-tell-objective-claim-5 = Some debts are settled quietly. This one had been owing since “{ $memory }”, and it was paid in full, with { $theme }.
wt-tell-objective-claim-6 = “{ $memory }” was a long road, and at the end of one of its side streets there had been something to do in secret: { $theme }. { $who_cap } came home from there with a lighter step.
wt-tell-objective-claim-7 = You may strike one more line from the list of secrets. It read: { $theme }. And in the margin, in smaller writing, stood the reason: “{ $memory }”.
wt-tell-objective-claim-8 = When they asked how it had come about, { $who } spoke only of “{ $memory }”, and left them to work out the rest. The deed itself was there for all to see: { $theme }.

# --- objective claim first ---
wt-tell-objective-claim-first-1 = Nobody had known of the task until it was finished. { $theme_cap }: that much could be said now, and out loud.
wt-tell-objective-claim-first-2 = { $who_cap } permitted one corner of a smile to show. What had been promised in secret had been kept: { $theme }.
wt-tell-objective-claim-first-3 = It was nothing to blow trumpets about, only { $theme }. But somebody had sworn to see it done, and done it was.
wt-tell-objective-claim-first-4 = Among great events there are small hinges on which they turn, and someone had been oiling this one in secret: { $theme }.
wt-tell-objective-claim-first-5 = Quietly, the way mice move house, a hidden purpose had reached its goal. All at once there it was for everyone to see, { $theme }.
wt-tell-objective-claim-first-6 = What had { $who } been after all this while? The answer fitted on a slip of paper: { $theme }. Now it could be ticked off with a stub of pencil.
wt-tell-objective-claim-first-7 = There had been a knot in a handkerchief, so as not to forget. Now it could be untied, for the errand was accomplished: { $theme }.
wt-tell-objective-claim-first-8 = { $theme_cap }! It had taken patience, cold feet, and the art of holding one’s tongue. Of the three, the last had been the hardest.

# --- objective raid ---
wt-tell-objective-raid-1 = { $who_cap } went through { $where } with an order in writing. There was { $card_a } at the start of it and { $card2_a } at the finish; in the report it was called { $theme }.
wt-tell-objective-raid-2 = Doors banged { $where_in }. First { $card_a }, then { $card2_a }, and then the thing itself: { $theme }.
wt-tell-objective-raid-3 = What does one need for a raid? According to { $who }, { $card_a }, { $card2_a }, and no knocking. The result was { $theme }.
wt-tell-objective-raid-4 = It was over within the hour. People spoke afterwards of { $card_a } and of { $card2_a }, and dropped their voices for the rest of it, which was { $theme }.
wt-tell-objective-raid-5 = The raid had been planned by { $who } down to { $card_the } and { $card2_the }. It went according to plan, and the outcome { $where_in } was { $theme }.
wt-tell-objective-raid-6 = { $theme_cap }: that was the purpose of the raid. They made use of { $card_a }, they made use of { $card2_a }, and they made no use whatever of manners.
wt-tell-objective-raid-7 = Winter came in without wiping its feet. { $card_a_cap } here, { $card2_a } there, and at last, under the eye of { $who }, { $theme }.
wt-tell-objective-raid-8 = Even the mice { $where_in } kept to their holes. What with { $card_a }, and what with { $card2_a }, the raid took its course, and it ended in { $theme }.

# --- epilogue spring ---
wt-tell-epilogue-spring-1 = Spring had one more thing on its side, and it was { $card_a }. It had been on the way ever since “{ $memory }”, and it had not lost heart.
wt-tell-epilogue-spring-2 = Do you remember “{ $memory }”? Something was left over from that, { $card_a }, and those who stood nearest could have sworn that they smelled leaf and rain.
wt-tell-epilogue-spring-3 = Old people smiled over { $card_the }. Without “{ $memory }” nobody would have thought twice; now it all weighed on the warm side of the scales.
wt-tell-epilogue-spring-4 = A thin thread ran from “{ $memory }” through all the white weeks, and at the end of it was { $card_a }. Spring took hold and pulled, very gently.
wt-tell-epilogue-spring-5 = Even { $card_a } can be a beginning, for people who recall “{ $memory }”. Behind the shutters they recalled it well, and someone started to hum.
wt-tell-epilogue-spring-6 = Whatever winter might have buried, it had not buried { $card_the }. That was the doing of “{ $memory }”, and it spoke up for spring.
wt-tell-epilogue-spring-7 = Seeds need three things: darkness, patience and a story. “{ $memory }” was the story, and what came up through the crust of snow, so the children told it, was { $card_a }.
wt-tell-epilogue-spring-8 = Everything was laid in the balance at last, and for spring they laid { $card_a }. And why that? Because of “{ $memory }”, came the answer, and nobody asked again.

# --- epilogue winter ---
wt-tell-epilogue-winter-1 = Winter, too, had kept something back. From the days of “{ $memory }” it brought out { $card_a }, and the windows grew another layer of frost.
wt-tell-epilogue-winter-2 = “{ $memory }” had left its mark, and on cold nights one could still make it out: { $card_a }, as sharp as the first frost. Those who saw it turned up their collars.
wt-tell-epilogue-winter-3 = Ask the soldiers what stiffened their ranks, and they would speak of { $card_the }. It had been so ever since “{ $memory }”.
wt-tell-epilogue-winter-4 = Some memories warm the hands. “{ $memory }”, that day, did nothing of the sort. It called up { $card_a }, and the frost took heart.
wt-tell-epilogue-winter-5 = In winter’s ledger there was one entry more. { $card_a_cap }, it said, carried over from “{ $memory }”; and the pen had not so much as trembled.
wt-tell-epilogue-winter-6 = How far could “{ $memory }” reach? As far as this evening, it appeared, for there it ended in { $card_a }. The regime rubbed its hands, and not only for warmth.
wt-tell-epilogue-winter-7 = { $card_the_cap } might have meant anything, once. After “{ $memory }” there was no doubt which side would have the use of { $card_number ->
        [one] it
       *[many] them
    }. It was the cold one.
wt-tell-epilogue-winter-8 = The cold closed in about { $card_the }, as though to guard an old acquaintance. They had known each other, it seemed, since “{ $memory }”, and for winter that was a comfort.

# --- epilogue spring bare ---
wt-tell-epilogue-spring-bare-1 = At the eleventh hour spring found a friend in { $card_the }. It was late in the day, but friends are seldom early.
wt-tell-epilogue-spring-bare-2 = { $card_a_cap }: was that much? It was enough to make a blackbird clear its throat.
wt-tell-epilogue-spring-bare-3 = Someone had chalked { $card_a } on the barracks wall, in yellow, and no one had the heart to wash it off. That was one small point to spring.
wt-tell-epilogue-spring-bare-4 = All of a sudden there was a smell of wet earth in the story, and it had come in together with { $card_a }.
wt-tell-epilogue-spring-bare-5 = If the thaw is ever asked how it got the idea, it may well mention { $card_the }. So far nobody had asked; so far it was only listening.
wt-tell-epilogue-spring-bare-6 = The children wished for spring with whatever they had. That day they had { $card_a }, and they wished as hard as they could.
wt-tell-epilogue-spring-bare-7 = Thanks to { $card_the }, a good many people in Wintertown went to the window that evening and looked towards the south.
wt-tell-epilogue-spring-bare-8 = Hope is not proud. It will travel by { $card_a }, if there is no carriage to be had; and now at any rate it was on the road.

# --- epilogue winter bare ---
wt-tell-epilogue-winter-bare-1 = Winter looked about for helpers, and found one in { $card_the }. Along the eaves the icicles grew by the breadth of a thumb.
wt-tell-epilogue-winter-bare-2 = { $card_a_cap }, and all at once it seemed wiser to stay indoors. That is how winter works, when it works well.
wt-tell-epilogue-winter-bare-3 = Even { $card_a } can serve the frost, if looked at long enough through a frozen pane. In Wintertown they had been looking for a very long time.
wt-tell-epilogue-winter-bare-4 = A patrol went by and saluted. No one could tell what, unless it was { $card_the }; but the salute was winter’s, and it was smart.
wt-tell-epilogue-winter-bare-5 = The regime found a use for everything. For { $card_a }, too, there was a stamp and a drawer, and on the drawer it said: property of winter.
wt-tell-epilogue-winter-bare-6 = “Look,” said the cold, and pointed out { $card_a }. People looked, and drew their scarves a little tighter, and one or two of them sighed.
wt-tell-epilogue-winter-bare-7 = There was a tale they told in the barracks about { $card_a }. The soldiers liked it. It made the night seem endless, and that was how they wanted it.
wt-tell-epilogue-winter-bare-8 = One more pebble fell into the white side of the balance, and scratched on the pebble was the likeness of { $card_a }.

# --- epilogue close spring ---
wt-tell-epilogue-close-spring-1 = One morning the gutters began to sing. By noon all Wintertown stood in the street with its coat unbuttoned, and somebody had to explain to the smallest ones that this was called spring. The end.
wt-tell-epilogue-close-spring-2 = It did not come with trumpets. A crocus came, and then a blackbird, and then, since everything else had been said, the green. Spring was at home again, and here our story ends.
wt-tell-epilogue-close-spring-3 = The snow went the way it had come, without asking leave. And spring walked in at the gate of Wintertown as if it had only been away for an hour, and had brought something for everybody.
wt-tell-epilogue-close-spring-4 = Do you hear it dripping? That is the end of the tale, and the sound of it. In Wintertown they left all the windows open that night, so as not to miss a drop. Spring had come back.
wt-tell-epilogue-close-spring-5 = The sentries went on guarding the cold until there was none left to guard. Then they too took off their gloves. So spring returned to Wintertown, and forgave nearly everyone.
wt-tell-epilogue-close-spring-6 = First a strip of brown, then a strip of green, then a child with muddy knees: that was the order in which spring came back. Nobody scolded about the knees. The end.
wt-tell-epilogue-close-spring-7 = There is a last page to every winter, and someone had been brave enough to turn it. On the other side the trees of Wintertown were in leaf, and it was spring, and that is all there is to tell.
wt-tell-epilogue-close-spring-8 = They asked the oldest woman in the town whether this was really it. She held her face up to the warm air for a long time. “Yes,” she said. “That is spring.” And so it was, and our story is over.

# --- epilogue close winter ---
wt-tell-epilogue-close-winter-1 = And the snow went on falling, unhurried, like someone who has been proved right. Winter stayed in Wintertown. But they say that at the back of many a drawer there lay a packet of seeds. The end.
wt-tell-epilogue-close-winter-2 = So it remained winter. The clocks were wound, the streets were swept, and the frost drew its flowers on every window, perhaps because it had heard of real ones. Here the story ends.
wt-tell-epilogue-close-winter-3 = The soldiers lit a great many torches to celebrate, and it did not get any warmer. Winter had won, and did not quite know what to do next. The end.
wt-tell-epilogue-close-winter-4 = Nobody announced it. It was simply still cold, the next day and the day after, and people gave up mentioning it. Winter had come to stay; and in the evenings, behind thick curtains, they told each other stories.
wt-tell-epilogue-close-winter-5 = The last leaf of the tale is white on both sides. Wintertown pulled its blanket over its ears and slept, and winter kept the keys. Sleep well; even long nights are only nights.
wt-tell-epilogue-close-winter-6 = Winter sat down upon the town as a hen sits on an egg, and nothing was going to move it. What might hatch there some day is another story. This one is over.
wt-tell-epilogue-close-winter-7 = “Perhaps next year,” said the people of Wintertown, as they had always said, and shovelled the snow from their steps. Winter remained. So, it must be added, did the people. The end.
wt-tell-epilogue-close-winter-8 = The bells froze in the middle of the hour, and it was decided to leave them so. Winter reigned over Wintertown, white and quiet and quite alone. That is how it ended, if anything ends.

# --- epilogue close writer ---
wt-tell-epilogue-close-writer-1 = Neither of them had won. Then a chair creaked, and the one who writes all this sat up, dipped the pen, and began a new line. This story has no end.
wt-tell-epilogue-close-writer-2 = Spring pulled and winter pulled, and the page would not tear. So the writer laid another on top of it, quite white, and took up the pen again; for where nobody wins, nobody has to stop.
wt-tell-epilogue-close-writer-3 = “And then?” asked the fire. “And then,” said the story writer, smiling, and reached for the ink. The balance hung level, and the tale would go on and on.
wt-tell-epilogue-close-writer-4 = It ended in a draw, and a draw does not end. Somewhere above the roofs of Wintertown a lamp was lit, a nib was wiped, and the writer wrote: Once upon a time.
wt-tell-epilogue-close-writer-5 = Half the town was still white, the other half not quite green. The writer looked upon it and was content. A story without a victor needs no last page; there was the pen, and it was still wet.
wt-tell-epilogue-close-writer-6 = You would like to know who won? So would they. But the writer had already turned over the leaf, and the pen was scratching away once more, as if there were no such thing as an ending.
wt-tell-epilogue-close-writer-7 = Winter did not go, and spring did not come, and between the two there was just room for a writing desk. There the pen was taken up anew, and the story, which has no end, began to clear its throat.
wt-tell-epilogue-close-writer-8 = The last full stop was already on the paper, and then the writer, with a careful stroke, gave it a tail. A comma, then; neither side had triumphed, and so it went on, as it always will.

# --- objection ---
wt-tell-objection-1 = Forgive me, but that last piece does not quite sit with what we have heard so far. Would you be so kind as to tell it once more?
wt-tell-objection-2 = A lovely turn; only, I cannot see how we got there from here. Please take us back a step and tell it again.
wt-tell-objection-3 = One moment, dear teller. The story has just raised an eyebrow, and so do I. Might that last part be told in another way?
wt-tell-objection-4 = I have leafed back, and the pages do not agree with you. Would you mend the last piece, so that it fits the others?
wt-tell-objection-5 = Let us warm our hands for a moment, and then hear that part again, please. As it stands, it does not follow from what has happened.
wt-tell-objection-6 = The thread has slipped off the needle, I fear. Would you pick it up at the last stitch and try that one again?
wt-tell-objection-7 = I should so like to believe it, but the tale itself shakes its head. Please tell us the last piece afresh, in keeping with the rest.
wt-tell-objection-8 = With your permission: something there does not fit with what was told before. Take your time, and tell it to us anew.

# --- retold: the same once more, in other words ---
wt-tell-retold-1 = Let it be told once more, then, and more slowly: so it was, and not otherwise, and the snow saw it.
wt-tell-retold-2 = Perhaps the words came in the wrong order. Put them as you like; the thing itself happened just so.
wt-tell-retold-3 = The teller coughed, poked the fire and began that part again, leaving out the frills and keeping the truth.
wt-tell-retold-4 = There are two ways of telling it, and this is the second: plainer, shorter, and nearer to what the chimneys remember.
wt-tell-retold-5 = Strike out that line and write it fresh. What happened stays what happened; only the ink is new.
wt-tell-retold-6 = Other people have told it otherwise. But those who stood nearest agree on the main thing, and the main thing is all we need.
wt-tell-retold-7 = It does sound odd, put like that. Put it like this instead: step by step, as anyone would have done in such a frost.
wt-tell-retold-8 = Back a page, and once more from the top. The story does not mind; it has all winter.

# --- a return told again, perhaps to another place ---
wt-tell-return-again-1 = No, it was not there; memory plays tricks in the cold. { $where_in_cap } is where { $whom } was seen again, and there is no doubt of it now.
wt-tell-return-again-2 = Ask anybody who was up early: { $whom } came back { $where_to }, and whoever says otherwise was asleep.
wt-tell-return-again-3 = The tracks settled the matter. They ended { $where_in }, and at the end of them stood { $whom }.
wt-tell-return-again-4 = Let us get it right this time. { $whom_cap } returned, and the place was { $where }.
wt-tell-return-again-5 = Some had the story wrong and some had it late. What counts is that { $whom } stood { $where_in } once more.
wt-tell-return-again-6 = { $where_cap }: write it down, so that nobody needs to ask again. That is where { $whom } came home.
wt-tell-return-again-7 = A lamp was lit { $where_in }, and by its light everybody could see who had come back. It was { $whom }.
wt-tell-return-again-8 = So the page is turned back and written anew: { $whom }, given up by all, returned { $where_to }.
