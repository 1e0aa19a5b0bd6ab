# What only the terminal says of Winter Tales: browsers need not fetch it.
wt-map-legend = A rebel · h soldier · (A) helpless · o3 square 3
wt-legend = Capital letters are rebels (✿ spring), small ones soldiers (❄ winter); in brackets: helpless. ✿ and ❄ behind a place: a quest lies there. o3 is square 3, typed sq03.
wt-help =
    Winter Tales: everybody tells one story together. Rebels of spring (✿) and soldiers of winter (❄) each want their quests to succeed; a Writer (✎) wants neither to win.
    On your turn activate one ready character: draw three cards, move (a story card buys two areas), then start a quest, or perform one of your side where you stand. Every card is played with a piece of the story.
    When a rebel comes where a soldier stands, the soldier’s player may start a battle: card against card, the last to play wins; a beaten rebel lies helpless. When a soldier comes to a location where a rebel stands, the rebel’s player may lay a trap: one open card and a secret pile.
    In a quest others may come, help or hinder. More cards for a side win; what is remembered goes on the track and is worth three points. A new quest must follow from the bookmarked memory.
    When the track is full the epilogue begins: every card left counts one point.
wt-help-lore = Quests, places and people; the code in brackets is what you type:
wt-help-telling = Telling: type your own sentence, with * where the card comes in; an empty line lets the narrator tell. Your words stay in your language.
wt-help-notation = Whatever is in the menus can be typed: go oak-park, play sc07 spring, rescue alice sc01+sc02. A card’s number stands beside its name.
