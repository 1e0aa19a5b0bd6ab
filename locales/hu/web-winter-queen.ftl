# --- az asztal a böngészőben: helyek és dolgok, ahogy felolvasva hangzanak ---
wqt-arms = { $arms ->
    [stag] Szarvas
    [bear] Medve
    [owl] Bagoly
    [wolf] Farkas
   *[other] { $arms }
}
wqt-place-county = { $arms ->
    [stag] Szarvas megye
    [bear] Medve megye
    [owl] Bagoly megye
    [wolf] Farkas megye
   *[other] { $arms } megye
}
wqt-place-domain = a királynő birtoka, { $kind ->
    [castle] kastély
   *[tower] torony
}
wqt-cell-crystal = { $kind ->
    [depicted] előrajzolt { wq-colour } kristály
   *[placed] { wq-colour } kristály
}
wqt-cell-empty = üres
wqt-cell = { $space }, { $zone }, { $what }{ $state ->
    [open] , ide rakhatsz
    [remove] , visszarakható a zsákba
    [closed] , nem lehet
   *[rest] { "" }
}
wqt-page-filled = { $effect }, { $place ->
    [right] jobb oldal
   *[left] bal oldal
}: { wq-colour } kristály, most { wq-points }
wqt-page-would = { $effect }, { $place ->
    [right] jobb oldal
   *[left] bal oldal
}, üres: { wq-colour } kristállyal { wq-points }{ $legal ->
    [yes] , ide rakhatsz
   *[no] { "" }
}
wqt-page-empty = { $effect }, { $place ->
    [right] jobb oldal
   *[left] bal oldal
}, üres
wqt-pool = Közös tartó
wqt-holder = { $holder }. tartó, aki eléri: { $names }
wqt-crystal-on-holder = { wq-colour } kristály{ $legal ->
    [yes] { "" }
   *[no] , most nem veheted el
}
wqt-pile = { $arms ->
    [stag] A Szarvas kupaca
    [bear] A Medve kupaca
    [owl] A Bagoly kupaca
    [wolf] A Farkas kupaca
   *[other] { $arms } kupaca
}, { $count } könyv, legfelül: { $left } és { $right }
wqt-pile-empty = { $arms ->
    [stag] A Szarvas kupaca üres
    [bear] A Medve kupaca üres
    [owl] A Bagoly kupaca üres
    [wolf] A Farkas kupaca üres
   *[other] { $arms } kupaca üres
}
wqt-bag = Húzózsák
wqt-bag-short = zsák
wqt-points-short = pont
wqt-own-books = Varázskönyveid
wqt-books-of = Varázskönyvek: { $seat }
wqt-chip = { $seat }: { $count } könyv, megnézem
wqt-books-held = { $count ->
    [0] még nincs könyve
   *[other] { $count } könyv
}
wqt-first-player = kezdőjátékos
wqt-after-you = utánad jön
wqt-stand-in = bot ül a helyén
wqt-only-you = { $points ->
   *[other] pont
}, csak te látod
wqt-watching = nézed a játékot

# --- amit tenni lehet ---
wqt-first-crystal = Előbb válassz egy kristályt egy tartóról, amelyet elérsz.
wqt-not-now = Ezt most nem lehet megkérdezni.
wqt-refuse-reach = Ezt a tartót nem éred el: mások között fekszik. Olyanról vegyél, amelyik melletted van.
wqt-refuse-not-your-book = Ez nem a te könyved.
wqt-refuse-page-taken = Ezen az oldalon már van { wq-crystal }; válassz egy üres oldalt.
wqt-refuse-empty-book = Ezen a könyvön nincs kristály; előbb helyezz rá egyet.
wqt-put-on-page = Rakj kristályt egy oldalra
wqt-no-own-books = Itt lesznek a könyveid
wqt-activate-one = Aktiválás · { $points }
wqt-activate-two = Aktiválás · { $left } + { $right } = { $points }
wqt-plan-map = { $colour ->
    [blue] Kék
    [green] Zöld
    [yellow] Sárga
    [purple] Lila
    [red] Piros
   *[other] { $colour }
} { $where ->
    [stag] a Szarvas megyéjébe
    [bear] a Medve megyéjébe
    [owl] a Bagoly megyéjébe
    [wolf] a Farkas megyéjébe
   *[domain] a királynő birtokára
}, { $space }
wqt-plan-page = { $colour ->
    [blue] Kék
    [green] Zöld
    [yellow] Sárga
    [purple] Lila
    [red] Piros
   *[other] { $colour }
} erre: { $effect }
wqt-plan-activate = A könyv aktiválása
wqt-plan-pass = Nincs lehetséges lépés
wqt-change = { $effect }:
wqt-take-book = { $arms ->
    [stag] Elveszem a Szarvas könyvét
    [bear] Elveszem a Medve könyvét
    [owl] Elveszem a Bagoly könyvét
    [wolf] Elveszem a Farkas könyvét
   *[other] Elveszem a könyvet: { $arms }
}
wqt-take-number = { $number ->
    [1] ez lesz az első
    [2] ez lesz a második
   *[other] ez lesz a harmadik, az utolsó
}
wqt-take-which = Melyik könyvet veszed el?
wqt-take-none = könyv nélkül
wqt-take-pages = Miért adnak pontot az oldalai
wqt-no-book-limit = Már { $most } könyved van, többet nem vehetsz el.
wqt-no-book-pile = Ez a kupac üres, nincs elvehető könyv.
wqt-do-place = Lerakom a kristályt
wqt-do-place-take = Lerakom, és viszem a könyvet
wqt-do-page = Az oldalra rakom
wqt-do-pass = Passz
wqt-cancel = Mégse
wqt-close = Bezárás
wqt-would-score = Most { $points } pontot érne.
wqt-choose-removal = Most válassz egy kristályt a térképen: visszakerül a zsákba. Az előrajzoltak maradnak.
wqt-removes = { $space }: { wq-colour } kristály visszakerül a zsákba.
wqt-pass-why = A térkép megtelt, és nincs könyved, ezért passzolsz.
wqt-pass-why-final = Nincs már számodra kristály vagy hely, ezért passzolsz.
wqt-slip-would = { $effect }: { $points } pontot érne
wqt-slip-scored = { $effect }: { $points } pontot ért
wqt-final = Végső fázis
wqt-final-left = Nincs több aktiválás · még { $turns } lépés

# --- miért ennyi pont; a számok a mezőkön állnak ---
wqt-why = { $effect ->
    [FW] a megjelölt kristály { $points } szomszédja
    [RW] { $points } { wq-colour } a megjelölt vonalain
    [BK] { $points } { wq-colour } a térkép szélén
    [MC] { $points } { wq-colour } csoport
    [BW] { $points } különböző szín egy sorban
    [NL] { wq-colour } { $points } zónában
    [PS] { $points } üres mező a megjelölt kristály mellett
   *[AK] { $points } { wq-colour } két játékos könyvein: { $seat } és { $rival }
}
wqt-crystal-word = { wq-colour } kristály

# --- napló: a $crystal rajz ---
wqt-log-placed = { $seat }: { $crystal } ide: { $space }
wqt-log-page = { $seat }: { $crystal } oldalra: { $effect }
wqt-log-removed = { $seat }: { $crystal } innen a zsákba: { $space }
wqt-log-took = { $seat } elvette { $arms ->
    [stag] a Szarvas könyvét
    [bear] a Medve könyvét
    [owl] a Bagoly könyvét
    [wolf] a Farkas könyvét
   *[other] a könyvet: { $arms }
}
wqt-log-pile = { $arms ->
    [stag] A Szarvas kupacán új könyv látszik
    [bear] A Medve kupacán új könyv látszik
    [owl] A Bagoly kupacán új könyv látszik
    [wolf] A Farkas kupacán új könyv látszik
   *[other] { $arms }: új könyv látszik
}
wqt-log-discarded = { $seat }: a könyv a kristályaival kikerül a játékból
wqt-log-bonus = { $seat } kiürített egy tartót
wqt-log-scored = { $seat } aktiválta: { $effect }
wqt-log-final-score = { $seat }: { $effect }
wqt-log-refilled = Egy tartó újra tele:
wqt-log-final = Kiürült a zsák: minden kristály egy közös tartóra került, amelyet mindenki elér; könyvet már nem lehet aktiválni.

# --- felolvasva: a könyveket az oldalaikról ismerni meg ---
wqt-told-page = { $seat }: { wq-crystal } erre az oldalra: { $effect }.
wqt-told-scored = { $seat } aktiválta: { $effect } – { $why }.
wqt-told-discarded = { wqt-log-discarded }.
wqt-told-final-score = Pontozás, { $seat }: { $effect } – { $why }.
wqt-page-crystal = { $seat }: { $effect } ({ $kind ->
    [depicted] előrajzolt
   *[placed] ráhelyezett
})

# --- a vége ---
wqt-status-final = Végső fázis · még { $turns } lépés
wqt-end-lead = A zsák üres, a könyvek becsukódtak
wqt-end-scoring = Az utolsó oldalak pontozása
wqt-end-won = { $seat } az új főtanácsos
wqt-end-shared = Együtt lesznek főtanácsosok: { $names }
wqt-end-holders = kiürített tartók
wqt-end-books = aktivált könyvek
wqt-end-pages = utolsó oldalak
wqt-end-of = Utolsó oldalak: { $seat }
wqt-end-none = Nem maradt kitöltött oldal.
wqt-end-no-books = nincs
wqt-end-skip = Lássuk az eredményt

# --- segédlet ---
wqt-card-aim = A cél
wqt-card-aim-text = Neked legyen a legtöbb pontod a játék végén. Pontot a varázskönyvek hoznak: az az oldal, amelyen kristály van, az ugyanilyen színű kristályokat számolja a térképen.
wqt-card-turn = A körödben egy dolgot tegyél
wqt-card-map = Rakj egy kristályt egy általad elért tartóról egy üres mezőre. Elveheted a megye legfelső könyvét, a királynő birtokának üres lapkáján bármelyik megyéét. Legfeljebb három könyved lehet.
wqt-card-page = Rakj egy tetszőleges színű kristályt egy saját könyved üres oldalára.
wqt-card-activate = Aktiválj egy könyvet, amelyen van kristály: a kitöltött oldalai pontot hoznak, aztán a könyv és a kristályok kikerülnek a játékból. Két kristálynál egy lerakott kristályt is vissza kell raknod a térképről a zsákba.
wqt-card-bonus = Aki elveszi egy tartó utolsó kristályát, 1 pontot kap, a tartó pedig újratöltődik.
wqt-card-effects = Mit érnek az oldalak
wqt-card-end = A játék vége
wqt-card-final = Ha a zsák kiürült, minden kristály egy közös tartóra kerül. A fordulót befejezitek, aztán mindenkinek jut még egy utolsó köre; könyvet aktiválni már nem lehet. A végén minden kitöltött oldal pontot ér. A legtöbb pont nyer; egyenlőségnél a győzelem közös.
wqt-card-rules = Minden szabály, képekkel

# --- az első játszma tanácsai: mindegyik egy pillanathoz ---
wqt-guide-wait = Míg a többiek lépnek, mutass bármelyik oldalra: a térkép megmutatja, mennyit érne és miért.
wqt-guide-wait-touch = Míg a többiek lépnek, koppints egy oldalra vagy egy kupacra: megtudod, miért ad pontot, és a térkép meg is mutatja.
wqt-guide-crystal = Te jössz. Vegyél el egy kristályt: ezeket a tartókat éred el. Egy tartó utolsó kristálya 1 pontot hoz.
wqt-guide-space = Válassz egy sötét ponttal jelölt mezőt. A megye dönti el, kinek a könyvét veheted el; a legfelső könyv a sarokban látszik.
wqt-guide-confirm = Az elvett könyv dönti el, miért kapsz pontot. Minden oldalnak megvan a varázslata; ha nem tetszik, hagyd ott.
wqt-guide-page = Ezt a kristályt egy könyved oldalára is rakhatod. A szám mutatja, mennyit érne most.
wqt-guide-page-why = Az oldal az ilyen színű kristályokat számolja a térképen. Olyan színt rakj ide, amelyet gyarapítani tudsz.
wqt-guide-fill = Egy könyv csak kristállyal az oldalain ér pontot. Vegyél el egy kristályt, és válassz egy oldalt.
wqt-guide-activate = Egy oldalad már ér valamit. Aktiváld a könyvet a pontjaiért: ezzel helye lesz egy másiknak. Vagy várj még.
wqt-guide-activate-why = Ezek a pontok már a tieid. A könyv és a kristályok kikerülnek a játékból.
wqt-guide-remove = Két kristály volt a könyvön: egy lerakott kristály lekerül a térképről. Válassz olyat, amely egy ellenfélnek jó.
wqt-guide-final = A zsák üres. Töltsd ki az oldalaidat: a végén mindegyik pontot ér.
wqt-order-pass = Passzoljak, ha már csak passz marad
