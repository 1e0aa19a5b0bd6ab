### The house in the browser: what every screen needs, and the home.

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
web-gone = valaki, aki elment
web-lost-line = Behavazott az út. Újra próbáljuk…
web-again = Újra
web-close = Bezárás
web-home = Vissza a terembe
web-home-title = A ház: válassz játékot
web-lost-title = Itt csak hó van
web-lost-text = Nincs ilyen oldal. A ház arra van:
web-opening = Nyílik az ajtó…
web-play-bots = Játék botokkal
web-play-bots-game = Játék botokkal: { $game }
web-invite = Meghívás
web-invite-game = Meghívás: { $game }
web-game-line = { $least }–{ $most } játékos · { $minutes } perc · { $game ->
    [winter-queen] kristályok és varázskönyvek
    [gorynych] együtt, némán
   *[other] egy történet, két oldal
}
web-play-title = { $game } botokkal
web-play-count = Hány bottal?
web-bots-count = { $bots } bot
web-play-level = Mennyire jók?
web-level = { $bot ->
    [random] szeleburdi
    [novice] kezdő
    [adept] jártas
    [master] mester
    [chorus] egy akaraton
    [head] figyelmes
    [bard] regélő
   *[other] gyakorlott
}
web-level-long = { $bot ->
    [random] szeleburdi bot
    [novice] kezdő bot
    [adept] jártas bot
    [master] mester bot
    [chorus] egyakaratú bot
    [head] figyelmes bot
    [bard] regélő bot
   *[other] gyakorlott bot
}
web-level-about = { $bot ->
    [random] A szeleburdiak bármit lépnek, amit szabad: ismerkedéshez jók.
    [novice] A kezdők azt látják, ami előttük van, és a legjobbat gyakran nem veszik észre: tanuláshoz jók.
    [adept] A jártasak minden lépést mérlegelnek, és a legjobbat választják: igazi játszmához jók.
    [master] A mesterek azt is végiggondolják, mit válaszolsz, és rászánnak egy-két másodpercet: meg kell küzdeni velük.
    [chorus] Minden fejnek egy a terve, és szó nélkül értik egymást.
    [head] A figyelmes fejek kitalálják, mire készülsz, és segítenek benne, bármit teszel.
    [bard] A regélők végiggondolják, mi lesz belőle, számolják mindenki lapjait, és blöffölnek is: meg kell küzdeni velük.
   *[other] A gyakorlottak egy lépéssel előre néznek, és a legjobbat választják: igazi játszmához jók.
}
web-start = Kezdjük
web-join = Belépés kóddal
web-join-label = Egy asztal kódja, hat betű
web-join-hint = Hat betű egy barát képernyőjéről vagy üzenetéből
web-tables = Asztalaid
web-tables-none = Még nincs asztalod. Válassz egy ablakot, és ülj le.
web-open = Nyitott asztalok
web-open-none = Most senki sem vár társaságra.
web-watch = Nézhető asztalok
web-free = { $free } szabad hely
web-with = veled: { $names }
web-with-bots = { $bots } bottal
web-stage = { $stage ->
    [gathering] Gyülekező
    [playing] Folyik a játék
    [adjourned] Pihen
    [closed] Bezárva
   *[other] Véget ért
}
web-your-turn = Te jössz
web-you-away = Bot játszik helyetted.
web-waiting-for = Rá várunk: { $name }
web-waiting-bot = Egy bot gondolkodik
web-waiting-several = { $count } játékosra várunk
web-invite-friends = Hívd meg a barátaidat
web-qr = Az asztal linkjének QR-kódja
web-copy = Link másolása
web-copied = A link a vágólapon van.
web-share = Link elküldése
web-language = Nyelv
web-language-name = { $language ->
    [ru] Orosz
    [hu] Magyar
   *[other] Angol
}
web-me = Te és ez az eszköz
web-name = A neved
web-crest = A címered
web-theme = Fény
web-theme-night = Éjszaka
web-theme-paper = Papír
web-density = Mennyi magyarázat legyen
web-density-beginner = Kezdő
web-density-normal = Normál
web-density-expert = Profi
web-sound = Hang
web-sound-hint = Halk hangok; a játékhoz nem kellenek.
web-volume = Hangerő
web-notify = Szóljon, ha én jövök
web-notify-hint = A rendszered értesítése, amíg más oldalt nézel.
web-notify-denied = A böngésző nem engedi az értesítéseket. Az oldal beállításainál engedélyezheted.
web-save = Mentés
web-credits = Ikonok: Lorc, Delapouite, Skoll és mások, game-icons.net, CC BY 3.0. Betűk: Alegreya, Forum, Ruslan Display, Amatic SC, Marck Script, OFL.
web-name-number = { $name } ({ $number })
web-bot-name = { $number ->
    [0] Kakas
    [1] Mókus
    [2] Borz
    [3] Hattyú
    [4] Béka
    [5] Kecske
   *[other] Hód
}

# --- pages of rules ---
web-guide-ok = Értem
web-guide-off = Nem kell több tipp
web-rules-search = Keresés a szabályokban
web-rules-found = { $count } találat
web-rules-contents = Tartalom
web-how-to = Szabályok
web-broken = Itt valami elromlott. Ami az asztalnál történt, megvan.
