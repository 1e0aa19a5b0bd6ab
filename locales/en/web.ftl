### The house in the browser: what every screen needs, and the home.

web-brand = Terem
web-guest = { $crest ->
    [owl] Owl
    [fox] Fox
    [hare] Hare
    [bear] Bear
    [wolf] Wolf
    [stag] Stag
    [cat] Cat
    [crow] Raven
    [pike] Pike
    [squirrel] Squirrel
    [boar] Boar
   *[other] Crane
}
web-gone = somebody who left
web-lost-line = The path is snowed under. Trying again…
web-again = Try again
web-close = Close
web-home = Back to Terem
web-home-title = The house: choose a game
web-lost-title = Only snow here
web-lost-text = There is no such page. The house is that way:
web-opening = The door is opening…
web-play-bots = Play with bots
web-play-bots-game = Play with bots: { $game }
web-invite = Invite
web-invite-game = Invite friends: { $game }
web-game-line = { $least }–{ $most } players · { $minutes } min · { $game ->
    [winter-queen] crystals & spell books
    [gorynych] together, in silence
   *[other] tell one story, two sides
}
web-play-title = { $game } with bots
web-play-count = With how many?
web-bots-count = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
web-play-level = How well do they play?
web-level = { $bot ->
    [random] playful
    [novice] novice
    [adept] adept
    [master] master
    [chorus] of one mind
    [head] attentive
    [bard] bards
   *[other] practised
}
web-level-long = { $bot ->
    [random] bot: playful
    [novice] bot: novice
    [adept] bot: adept
    [master] bot: master
    [chorus] bot: of one mind
    [head] bot: attentive
    [bard] bot: bard
   *[other] bot: practised
}
web-level-about = { $bot ->
    [random] Playful ones do anything the rules allow: good for a first look.
    [novice] Novices see what is in front of them and often miss the best of it: good for learning.
    [adept] Adepts weigh every action and take the best: good for a real game.
    [master] Masters think through what you will answer, and take a second or two over it: you will have to earn it.
    [chorus] All heads share one plan and understand each other without a word.
    [head] Attentive heads guess what you are after and help with it, whatever you do.
    [bard] Bards think through what will come of it, count everybody’s cards, and bluff: you will have to earn it.
   *[other] Practised ones look one step ahead and take the best: good for a real game.
}
web-start = Start the game
web-join = Join by code
web-join-label = Code of a table, six letters
web-join-hint = Six letters, from a friend’s screen or message
web-tables = Your tables
web-tables-none = No table yet. Light a window above and sit down.
web-open = Open tables
web-open-none = Nobody is waiting for company at the moment.
web-watch = To watch
web-free = { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
web-with = with { $names }
web-with-bots = { $bots ->
    [one] with { $bots } bot
   *[other] with { $bots } bots
}
web-stage = { $stage ->
    [gathering] People are gathering
    [playing] Under way
    [adjourned] Resting
    [closed] Closed
   *[other] Finished
}
web-your-turn = Your turn
web-you-away = A bot plays for you.
web-waiting-for = Waiting: { $name }
web-waiting-bot = A bot is thinking
web-waiting-several = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
}
web-invite-friends = Invite friends
web-qr = QR code of the table’s link
web-copy = Copy link
web-copied = The link is copied.
web-share = Send the link on
web-language = Language
web-language-name = { $language ->
    [ru] Russian
    [hu] Hungarian
   *[other] English
}
web-me = You and this device
web-name = Your name
web-crest = Your crest
web-theme = Light
web-theme-night = Night
web-theme-paper = Paper
web-density = How much is explained
web-density-beginner = Beginner
web-density-normal = Normal
web-density-expert = Expert
web-sound = Sound
web-sound-hint = Quiet sounds; nothing in them is needed to play.
web-volume = Volume
web-notify = Tell me when it is my turn
web-notify-hint = A notice of your system, while you look at another page.
web-notify-denied = The browser does not allow notices. You can allow them in its settings for this page.
web-save = Save
web-credits = Icons by Lorc, Delapouite, Skoll and others, game-icons.net, CC BY 3.0. Letters: Alegreya, Forum, Ruslan Display, Amatic SC, Marck Script, OFL.
web-name-number = { $name } ({ $number })
web-bot-name = { $number ->
    [0] Rooster
    [1] Squirrel
    [2] Badger
    [3] Swan
    [4] Frog
    [5] Goat
   *[other] Beaver
}

# --- pages of rules ---
web-guide-ok = Got it
web-guide-off = No more hints
web-rules-search = Search the rules
web-rules-found = { $count ->
    [one] { $count } passage
   *[other] { $count } passages
}
web-rules-contents = Contents
web-how-to = How to play
web-broken = Something has broken here. What happened at the table is safe.
