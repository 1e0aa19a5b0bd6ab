### The house in the browser: what every screen needs.

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
web-lost-title = Only snow here
web-lost-text = There is no such page. The house is that way:
web-play-bots = Play with bots
web-plain-nothing = Nothing is asked now
web-plain-find = Find an action
web-plain-view = The table as you see it
web-note-away = { $seat } is away: a bot plays on.
web-note-back = { $seat } is back.
web-bot-name = { $number ->
    [0] Hedgehog
    [1] Marten
    [2] Lynx
    [3] Jackdaw
    [4] Mole
    [5] Stoat
   *[other] Otter
}{ $bot ->
    [random] { " " }(any move)
   *[other] { "" }
}
