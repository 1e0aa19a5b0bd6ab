# --- kötőszavak ---
list-and = { $items } és { $last }
list-none = semmi
refused-by-rule = { $reason } [{ $rule }]
game-name = { $game ->
    [winter-queen] Winter Queen
   *[other] { $game }
}

# --- a ház elutasításai ---
refuse-action-shape = Ebben a játékban nincs ilyen akció: { $detail }.
refuse-at = Nincs { $given }. bejegyzés; a jegyzőkönyvben { $most } bejegyzés van, a 0 a kezdet.
refuse-clock = Az óra csak az alapértelmezett akciót játszhatja ki.
refuse-code = A { $code } nem egy akció kódja.
refuse-file-unreadable = A fájl nem olvasható ({ $file }): { $detail }.
refuse-file-unwritable = A fájl nem írható ({ $file }): { $detail }. Semmi sem változott; válassz másik helyet.
refuse-game-module = Itt nincs játék ({ $game }): { $detail }.
refuse-game-over = A játéknak vége, több lépés nem lehetséges.
refuse-games = Legalább egy játszma kell.
refuse-language = Nincs „{ $language }” nyelv; válassz ezek közül: { $known }.
refuse-no-bench = Nincs „{ $what }” mérés ebben a mappában: { $folder }. A projekt mappájából futtasd, például: ./terem bench engine.
refuse-no-companion = Ehhez a játékhoz nincs pontszámláló: { $game }; a winter-queenhez van.
refuse-no-explanation = Itt ennek a játéknak nincs mit magyaráznia.
refuse-not-asked = Most nem { $seat } következik; várd meg a köröd.
refuse-option-shape = A beállítást név=érték alakban írd; ez nem az: „{ $option }”.
refuse-option-value = A { $value } nem érvényes érték ehhez a beállításhoz: { $option }.
refuse-other-game = Ez egy másik játék ({ $game }) mentése: { $file }; így folytathatod: terem play { $game }.
refuse-player-count = Ezt a játékot { $least }–{ $most } játékos játszhatja, nem { $given }.
refuse-record-after-end = A { $entry }. bejegyzés a játék vége után áll, a jegyzőkönyv sérült.
refuse-record-chance = { ARTICLE($entry) ->
    [az] Az
   *[a] A
} { $entry }. bejegyzés { $draw }. sorsolása nem felel meg a szabályoknak, a jegyzőkönyv sérült.
refuse-record-damaged = A jegyzőkönyv sérült, { $place }. sor: { $detail }.
refuse-record-format = A jegyzőkönyv formátuma { $found }, ez a program a { $known } formátumot olvassa. Használj újabb Teremet.
refuse-record-gap = A jegyzőkönyv sérült: hiányzik { ARTICLE($expected) } { $expected }. bejegyzés, a helyén { $found } áll.
refuse-record-illegal = A jegyzőkönyv { $entry }. bejegyzése szabálytalan: { $reason }
refuse-record-not-json = Ez a fájl nem jegyzőkönyv: nem JSON.
refuse-record-outcome = A jegyzőkönyvbe írt eredmény nem az, amelyre a lépések vezetnek.
refuse-record-read-only = Ezt a játszmát vissza lehet nézni, de folytatni nem: nincs benne kulcs. Folytatni mentett játékot lehet.
refuse-rules-version = Ismeretlen szabályváltozat: { $rules }; ismertek: { $known }. Használj újabb Teremet.
refuse-seat = Nincs ilyen hely: { $given }; adj meg egy számot 1 és { $players } között, vagy ezt: spectator, all.
refuse-too-many-bots = { $bots } bot nem fér el egy { $players } fős asztalnál.
refuse-undo-target = { ARTICLE($entry) ->
    [az] Az
   *[a] A
} { $entry }. bejegyzés nem vonható vissza: nem része a mostani állásnak.
refuse-unknown-bot = Nincs „{ $bot }” nevű bot; válassz ezek közül: { $known }.
refuse-unknown-game = Nincs „{ $game }” nevű játék; válassz ezek közül: { $known }.
refuse-unknown-option = Ennek a játéknak nincs „{ $option }” beállítása.
refuse-verify-draw = { ARTICLE($entry) ->
    [az] Az
   *[a] A
} { $entry }. bejegyzés { $draw }. sorsolása nem következik a kulcsból és a játékosok számaiból: nem volt tisztességes.
refuse-verify-key = A jegyzőkönyvben lévő kulcs nem az, amelyre a házigazda a játék előtt elkötelezte magát.
refuse-verify-unfinished = Csak befejezett játék bizonyítható; ennek a jegyzőkönyvnek még nincs vége.
refuse-words-too-long = A szöveg túl hosszú; legfeljebb { $most } karakter lehet.

# --- parancssor ---
cli-description = Téli társasjátékok a terminálban. Parancs nélkül: rövid menü.
cli-usage = használat:
cli-positionals = amit meg kell adni
cli-optionals = kapcsolók
cli-commands = parancsok
cli-play = játék a terminálban botok ellen vagy többen egy billentyűzetnél
cli-simulate = sok játszma botok között; azonos kezdőszám azonos bájtokat ad
cli-replay = egy rögzített játszma elmesélése és az asztal bármelyik pillanatban
cli-verify = annak bizonyítása, hogy egy befejezett játszma tisztességes volt
cli-score = az otthoni asztalon lévő állás pontozása
cli-check = ellenőrzés, hogy egy játék betartja-e az ígéreteit (játékszerzőknek)
cli-bench = sebességmérés más programok mellett
cli-soak = a hosszú ellenőrzések teljes lefuttatása
cli-help-help = ez a súgó
cli-help-lang = nyelv: angol, orosz vagy magyar
cli-help-version = a verzió kiírása
cli-help-game = a játék, például winter-queen
cli-help-players = a játékosok száma
cli-help-option = a játék egy beállítása; többször is megadható
cli-help-components = javított alkatrészadatok ebből a fájlból
cli-help-games = hány játszma
cli-help-seed = a véletlenszámok kezdőszáma
cli-help-json = JSON kiírása programoknak
cli-help-play-bots = botok az asztalnál, például greedy,random; none: csak emberek
cli-help-play-seed = megismételhető játszma tisztességes sorsolás helyett
cli-help-resume = mentett játék folytatása
cli-help-new = új játék akkor is, ha maradt befejezetlen
cli-help-record = a befejezett játszma kiírása ebbe a fájlba
cli-help-bots = botok a helyek sorrendjében; a rövidebb lista ismétlődik
cli-help-record-dir = minden játszma kiírása ebbe a mappába
cli-help-file = egy jegyzőkönyv
cli-help-at = megállás ez után a bejegyzés után
cli-help-seat = kinek a szemével nézzük
cli-help-position = az állás; leírása: docs/position.md
cli-help-what = mit mérjünk: engine
cli-help-rest = a mérés paraméterei
cli-missing = Hiányzik: { $what } (parancs: { $command }). Súgó: { $command } --help.
cli-unrecognized = Ismeretlen: { $what } (parancs: { $command }). Súgó: { $command } --help.
cli-needs-value = Érték kell hozzá: { $what }. Súgó: { $command } --help.
cli-choice = { $value } itt nem lehetséges: { $what }; válassz ezek közül: { $known }. Súgó: { $command } --help.
cli-value = „{ $value }” nem jó érték ehhez: { $what }. Súgó: { $command } --help.
cli-other = Így nem futtatható: { $command } ({ $detail }). Súgó: { $command } --help.

# --- a ./terem menüje ---
menu-welcome = Üdv a teremben! Mit játsszunk?
menu-alone = { $game }: te és { $rivals } bot
menu-together = { $game }: { $players } ember ennél a billentyűzetnél
menu-ask = Sorszám (Enter: kilépés):
menu-unknown = Írj be egy számot 1 és { $most } között, vagy nyomj Entert a kilépéshez.

# --- asztal a terminálban ---
play-you = Te
play-person = { $number }. játékos
play-bot-name = { $number }. bot ({ $bot })
play-resume = Maradt egy befejezetlen játékod { $entries } akcióval. Folytatod? [I/n]
play-recorded = A játszma ide került: { $file }.
table-ask = (? súgó) ›
table-yes = igen
table-choose-action = Lehetséges akcióid:
table-commands = Írj be egy sorszámot, egy rövid kódot vagy egy teljes akciót. Továbbá: ? súgó · w miért ennyi pont · l napló · u visszavonás · s [fájl] mentés · q kilépés · Enter vissza az első kérdéshez
table-curtain = Add át a billentyűzetet: { $seat }. Aztán nyomj Entert.
table-go-on = Enter: tovább, u: visszavonás:
table-left = A játékod itt vár: { $file }. A folytatáshoz indítsd el újra ugyanezt a játékot.
table-log-empty = Még semmi sem történt.
table-nothing-scores = Még egyik oldalon sincs kristály.
table-saved = Mentve: { $file }.
table-undone = { $seat }: akció visszavonva.
table-undo-nothing = Nincs mit visszavonni.
table-undo-chance = Ez már nem vonható vissza: azóta sorsolás történt, és láttad az eredményt.
table-undo-secret = Ez már nem vonható vissza: azóta valami rejtett dolog kiderült.
table-undo-consent = { $seat }, { $rival } visszavonna egy akciót. Beleegyezel? [igen/nem]
table-undo-refused = { $seat } nem egyezik bele.
table-winner = Győztes: { $winners }
table-winners = Közös győzelem: { $winners }

# --- a parancsok kimenete ---
simulate-progress = Játszmák
simulate-title = { $game }, { $games } játszma
simulate-seat = hely
simulate-bot = bot
simulate-wins = győzelem
simulate-mean = átlagpont
simulate-range = pontok
simulate-length = Átlagosan { $mean } akció játszmánként.
replay-title = { $game }, szabályok: { $rules }
replay-view = Az asztal { ARTICLE($entry) } { $entry }. bejegyzés után, ahogy { $who } látja:
replay-spectator = egy néző
verify-proved = Bizonyítva: { $entries } bejegyzés szabályos, { $draws } sorsolás következik az előre rögzített kulcsból ({ $commitment }…), és az eredmény helyes.
score-seat = { $seat }: { $points } pont az oldalakon
score-page = { $book }, { $page }. oldal, { $effect }: { $why }
score-total = az eddig szerzett pontokkal együtt: { $points }
check-progress = { $players } játékos
check-cell = { $players } játékos, beállítások: { $options }; { $games } játszma, { $actions } akció, a leghosszabb { $longest }; külső bírák: { $judges }; hibák: { $findings }
check-no-judges = nincsenek telepítve („research” csomag)
check-finding = HIBA: { $check } ellenőrzés, { $players } játékos, kezdőszám { $seed }, { $game }. játszma, { $entry }. bejegyzés: { $detail }
check-passed = { $game }: minden ígéretét betartja.
check-failed = { $game }: { $findings } ígéretét megszegi.
