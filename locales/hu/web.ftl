### The house in the browser: what every screen needs.

web-brand = Terem
web-guest = { $crest ->
    [owl] Bagoly
    [fox] Róka
    [hare] Nyúl
    [bear] Medve
    [wolf] Farkas
    [stag] Szarvas
    [cat] Macska
    [crow] Holló
    [pike] Csuka
    [squirrel] Mókus
    [boar] Vadkan
   *[other] Daru
}
web-gone = aki elment
web-lost-line = Behavazott az út. Újra próbáljuk…
web-again = Újra
web-close = Bezárás
web-home = Vissza a terembe
web-lost-title = Itt csak hó van
web-lost-text = Nincs ilyen oldal. A ház arra van:
web-play-bots = Játék botokkal
web-plain-nothing = Most nincs kérdés
web-plain-find = Lépés keresése
web-plain-view = Az asztal, ahogy te látod
web-note-away = { $seat } távol van: bot játszik helyette.
web-note-back = { $seat } visszajött.
web-bot-name = { $number ->
    [0] Sün
    [1] Nyest
    [2] Hiúz
    [3] Csóka
    [4] Vakond
    [5] Hermelin
   *[other] Vidra
}{ $bot ->
    [random] { " " }(találomra)
   *[other] { "" }
}
