# --- kötőszavak ---
list-and = { $items } és { $last }
list-none = nincs
refused-by-rule = { $reason } ({ $rule ->
    [record] lásd: docs/record.md
    [fairness] lásd: docs/record.md
    [components] lásd: components.toml
    [position] lásd: docs/position.md
    [notation] súgó: ?
    [undo] visszavonás
   *[other] szabály: { $rule }
})
game-name = { $game ->
    [winter-queen] Winter Queen
    [gorynych] Gorinics, égess!
    [winter-tales] Téli mesék
   *[other] { $game }
}

# --- a ház elutasításai ---
refuse-action-shape = Ebben a játékban nincs ilyen akció: { $detail }.
refuse-question-shape = Erre a kérdésre ez a játék nem tud válaszolni: { $detail }.
refuse-at = Nincs { $given }. bejegyzés; adj meg egy számot 0 és { $most } között (0: a kezdet).
refuse-clock = Az óra csak az alapértelmezett akciót hajthatja végre.
refuse-code = Nincs ilyen kódú akció: { $code }.
refuse-data-syntax = A fájl se nem jó TOML, se nem jó JSON: { $detail }.
refuse-endless = { ARTICLE($game, start: "yes") } { $game }. játszma ({ $seed } kezdőértékkel) { $entries } akció alatt sem ért véget: ezek a botok a végtelenségig játszanak. Válassz másikat.
refuse-file-unreadable = A fájl nem olvasható ({ $file }): { $detail }.
refuse-file-unwritable = A fájl nem írható ({ $file }): { $detail }. Semmi sem változott; válassz másik helyet.
refuse-game-module = Ezen a helyen nem található játék ({ $game }): { $detail }.
refuse-game-over = A játék véget ért, több akció nem lehetséges.
refuse-games = Adj meg legalább egy játszmát.
refuse-language = Nincs ilyen nyelv: „{ $language }”; válassz ezek közül: { $known }.
refuse-no-bench = Nincs „{ $what }” mérés ebben a mappában: { $folder }. A projekt mappájából futtasd, például: ./terem bench engine.
refuse-no-companion = Ehhez a játékhoz nincs pontozósegéd: { $game }; a winter-queenhez van.
refuse-no-preview = Ebből a játékból kezdés előtt nincs mit mutatni.
refuse-no-explanation = Ebben a játékban itt nincs mit megmagyarázni.
refuse-not-asked = { $seat }: most nem te következel; várd meg, amíg sorra kerülsz.
refuse-option-shape = A beállítást név=érték alakban írd; ez nem ilyen: „{ $option }”.
refuse-option-value = „{ $value }” nem érvényes érték ehhez a beállításhoz: { $option }; a választható értékeket a terem options { $game } parancs magyarázza el.
refuse-other-game = Ez egy másik játék ({ $game }) mentése: { $file }; így folytathatod: terem play { $game }.
refuse-player-count = Ezt a játékot { $least }–{ $most } játékos játszhatja, nem { $given }.
refuse-record-after-end = { ARTICLE($entry, start: "yes") } { $entry }. bejegyzés a játék vége után áll, tehát a jegyzőkönyv sérült.
refuse-record-chance = { ARTICLE($entry, start: "yes") } { $entry }. bejegyzés { $draw }. sorsolása nem felel meg a szabályoknak, tehát a jegyzőkönyv sérült.
refuse-record-damaged = A jegyzőkönyv sérült, { $place ->
    [JSON] hibás JSON
   *[other] { $place }. sor
}: { $detail }.
refuse-record-format = A jegyzőkönyv formátumának száma { $found }, ez a program viszont csak ezt olvassa: { $known }. Használd a Terem újabb változatát.
refuse-record-gap = A jegyzőkönyv sérült: hiányzik { ARTICLE($expected) } { $expected }. bejegyzés, a helyén { ARTICLE($found) } { $found }. áll.
refuse-record-illegal = A jegyzőkönyv { $entry }. bejegyzése szabálytalan: { $reason }
refuse-record-nonces = A jegyzőkönyv sérült: minden helyhez pontosan egy véletlen szám (nonce) tartozik.
refuse-record-not-json = Ez a fájl nem jegyzőkönyv: nem JSON.
refuse-record-outcome = A jegyzőkönyvbe írt eredmény nem az, amelyre az akciók vezetnek.
refuse-record-read-only = Ezt a játszmát vissza lehet nézni, de folytatni nem: nincs benne kulcs. A folytatáshoz mentett játékot adj meg.
refuse-record-words = { ARTICLE($entry, start: "yes") } { $entry }. bejegyzés szövege túl hosszú, vagy vezérlőkaraktert tartalmaz, tehát a jegyzőkönyv sérült.
refuse-rules-version = Ismeretlen szabályváltozat: { $rules }; az ismertek: { $known }. Használd a Terem újabb változatát ehhez a jegyzőkönyvhöz.
refuse-seat = Nincs ilyen hely: { $given }; adj meg egy számot 1 és { $players } között, vagy írd be a spectator vagy az all szót.
refuse-stale = Közben egy másik akció történt; nézd meg az asztalt, és válassz újra.
refuse-too-many-bots = { $bots } bot nem fér el egy { $players } fős asztalnál; adj meg kevesebbet.
refuse-undo-target = { ARTICLE($entry, start: "yes") } { $entry }. bejegyzés nem vonható vissza: nem része a mostani állásnak.
refuse-undo-consent = { ARTICLE($entry, start: "yes") } { $entry }. bejegyzés azok beleegyezése nélkül von vissza egy akciót, akiké kellett volna.
refuse-bot-game = { ARTICLE($bot, start: "yes") } { $bot } bot csak ezt játssza: { $known }, ezt nem: { $game }; válassz másikat.
refuse-bot-module = Ezen a helyen nem található bot ({ $bot }): { $detail }. Nevezz meg egy „choose” metódussal rendelkező objektumot MODUL:NÉV alakban; a docs/bots.md mutat egyet.
refuse-bot-answer = { ARTICLE($bot, start: "yes") } „{ $bot }” bot válasza: { $answer }; a „choose” metódusnak egy akció kódját tartalmazó Answer objektumot kell visszaadnia; a docs/bots.md mutat egyet.
refuse-bot-failed = Hiba történt { ARTICLE($bot) } „{ $bot }” bot programjában: { $detail }. Javítsd ki, és futtasd újra ugyanezt a parancsot.
refuse-unknown-preset = Nincs „{ $preset }” nevű készlet; válassz ezek közül: { $known }.
refuse-unknown-bot = Nincs „{ $bot }” nevű bot; válassz ezek közül: { $known }.
refuse-unknown-game = Nincs „{ $game }” nevű játék; válassz ezek közül: { $known }.
refuse-unknown-option = Ennek a játéknak nincs „{ $option }” nevű beállítása; ezek vannak: { $known }.
refuse-verify-draw = { ARTICLE($entry, start: "yes") } { $entry }. bejegyzés { $draw }. sorsolása nem következik a kulcsból és a játékosok véletlen számaiból: nem volt tisztességes.
refuse-verify-key = A jegyzőkönyvben lévő kulcs nem az, amelyet a házigazda a játék előtt rögzített.
refuse-verify-noted = Nem ezt a rögzített értéket (commitment) jegyezted fel: a jegyzőkönyvhöz másik kulcs tartozik.
refuse-verify-unfinished = Csak befejezett játszma tisztessége bizonyítható; ebben a jegyzőkönyvben a játszma még nem ért véget.
refuse-words-too-long = A szöveg túl hosszú; rövidítsd legfeljebb { $most } karakterre.
refuse-words-not-due = Ehhez az akcióhoz nem tartozik mesélés; hagyd el a szöveget.
refuse-words-narrated = A narrátor sorait játékos nem találhatja ki. Küldd a saját szövegedet, vagy semmit.
refuse-story-game = Csak a Téli mesék mesél történetet; ez egy másik játék ({ game-name }) jegyzőkönyve.
refuse-story-format = A könyv .html, .epub vagy .pdf végű fájl; ez nem az: „{ $file }”.
refuse-story-empty = Ebben a jegyzőkönyvben még nincs elmesélve semmi.
refuse-story-pictures = Hiányoznak a történetkártyák képei. A Terem összeállításakor kerülnek a helyükre: futtasd egyszer a ./terem parancsot hálózati kapcsolattal.

# --- parancssor ---
cli-description = Téli társasjátékok. Parancs nélkül a ház a böngésződben nyílik meg.
cli-epilog = A projekt mappájában a ./terem test minden tesztet lefuttat.
cli-usage = használat:
cli-positionals = paraméterek
cli-optionals = kapcsolók
cli-commands = parancsok
cli-play = játék a terminálban, botok ellen vagy többen egy billentyűzetnél
cli-options = a játék előtt választható beállítások felsorolása
cli-simulate = sok játszma botok között; azonos kezdőértékkel bájtra azonos eredmény
cli-replay = rögzített játszma elmesélése, az asztal képe bármelyik pillanatban
cli-verify = annak bizonyítása, hogy egy befejezett játszma sorsolása és lefolyása tisztességes volt
cli-score = az otthoni asztalodon lévő állás pontozása
cli-check = annak ellenőrzése, hogy egy játék betartja-e az ígéreteit (játékszerzőknek)
cli-bench = sebességmérés más programokkal összevetve
cli-soak = a hosszú ellenőrzések teljes lefuttatása
cli-help-help = e súgó kiírása
cli-help-lang = nyelv: angol, orosz vagy magyar
cli-help-version = a verzió kiírása
cli-help-game = a játék, például winter-queen
cli-help-players = a játékosok száma
cli-help-preset = beállítások névvel jelölt készlete; a terem options GAME felsorolja őket
cli-help-option = a játék egy beállítása; többször is megadható
cli-help-components = az összetevők javított adatai ebből a fájlból
cli-help-games = a játszmák száma
cli-help-seed = a véletlen számok kezdőértéke
cli-help-json = JSON kiírása más programoknak
cli-help-play-bots = a botok az asztalnál: random (bármit lép), greedy (egy lépéssel néz előre), search (fejben próbál végig játszmákat); winter-queen esetén novice, adept és master; gorynych esetén head (bárkinek társa) és chorus (egy elme minden fejnek); winter-tales esetén bard (előre gondolkodik és blöfföl), például greedy,random; none: csak emberek
cli-help-names = az emberek neve a helyek sorrendjében
cli-help-play-seed = megismételhető játszma tisztességes sorsolás helyett
cli-help-resume = mentett játék folytatása
cli-help-new = új játék akkor is, ha maradt befejezetlen
cli-help-no-coach = ennél az asztalnál senki sem kap tanácsot (a)
cli-help-record = a befejezett játszma kiírása ebbe a fájlba
cli-help-bots = botok a helyek sorrendjében; a rövidebb lista ismétlődik; a MODUL:NÉV saját bot
cli-help-record-dir = minden játszma kiírása ebbe a mappába
cli-help-file = egy jegyzőkönyv
cli-help-commitment = a játék előtt feljegyzett rögzített érték (commitment)
cli-help-record-game = a jegyzőkönyv játéka, ha nem a ház játéka
cli-help-at = megállás ez után a bejegyzés után
cli-help-seat = kinek a nézőpontjából látszik az asztal
cli-help-position = az állás; leírása: docs/position.md
cli-help-what = mit kell mérni: engine
cli-help-rest = a mérés paraméterei
cli-missing = Hiányzik: { $what } (parancs: { $command }). Súgó: { $command } --help.
cli-unrecognized = Ismeretlen: { $what } (parancs: { $command }). Súgó: { $command } --help.
cli-needs-value = Érték kell ehhez: { $what }. Súgó: { $command } --help.
cli-choice = „{ $value }” nem választható ehhez: { $what }; válassz ezek közül: { $known }. Súgó: { $command } --help.
cli-value = „{ $value }” nem jó érték ehhez: { $what }. Súgó: { $command } --help.
cli-other = Így nem futtatható: { $command } ({ $detail }). Súgó: { $command } --help.

# --- a ./terem menüje ---
menu-welcome = Üdv a teremben! Mit játsszunk?
menu-resume = Folytatás: { $kept }
menu-game = { $game } ({ $least }–{ $most } játékos)
menu-alone = te és { $others } bot
menu-together = { $players } ember ennél a billentyűzetnél
menu-ask = Sorszám (Enter: kilépés):
menu-unknown = Írj be egy számot 1 és { $most } között, vagy nyomj Entert a kilépéshez.

# --- asztal a terminálban ---
play-you = Te
play-person = { $number }. játékos
play-bot-name = { $number }. bot ({ $bot })
play-kept = { $game }: { $names }; eddig { $entries } akció.
play-resume = Folytatod ezt a játszmát? [igen/nem]
play-aside = A befejezetlen játszmát félretettük: { $file }; később a --resume kapcsolóval folytathatod.
play-kept-damaged = A befejezetlen játszma nem folytatható: { $reason }
play-recorded = A játszma jegyzőkönyve ide került: { $file }; a terem replay paranccsal újranézheted.
play-story = A történetet könyvbe kötheted: terem story { $file } -o book.html
table-ask = (? súgó) ›
table-yes = igen
table-number = Írj be egy számot 1 és { $most } között, vagy a mellette álló kódot.
table-no = nem
table-choose-action = Lehetséges akcióid:
table-commands = Írj be egy sorszámot, egy rövid kódot vagy egy teljes akciót. Továbbá: ? súgó · ? szó – súgó egyetlen dologról · t az asztal újrarajzolása · w miért ennyi pont · l napló · a tanács · u visszavonás · s [fájl] mentés · q kilépés · Enter vissza az első kérdéshez
table-curtain = Add át a billentyűzetet a következő játékosnak ({ $seat }), aztán nyomj Entert.
table-go-on = Enter – tovább, u – visszavonás:
table-pages = Szóközzel vagy a nyilakkal lapozhatsz, a q betűvel léphetsz ki a súgóból.
table-help-nothing = A súgóban nincs szó erről: „{ $word }”. A teljes súgó: ?
table-left = A játékod itt vár: { $file }. A folytatáshoz indítsd el újra ugyanezt a játékot.
table-not-left = A játékod nincs elmentve, mert ez a fájl nem írható: { $file }. Szabadíts fel helyet, vagy állíts be másik mappát (TEREM_DATA), mielőtt továbbjátszol.
table-log-empty = Még semmi sem történt.
table-nothing-scores = Még egyik oldalon sincs kristály.
table-question = { $seat }: { $question }
table-saved = Mentve: { $file }.
table-second-thoughts = Enter – tovább; ha meggondoltad magad, írj be másik választást:
table-undone = { $seat }: akció visszavonva.
table-undo-nothing = Nincs mit visszavonni.
table-undo-chance = Ez már nem vonható vissza: azóta sorsolás történt, és láttad az eredményt.
table-undo-secret = Ezt már nem lehet visszavonni: azóta olyasmi került elő, vagy olyan jelzést adott valaki, amit senki sem felejthet el.
table-undo-consent = { $seat }, az egyik játékos ({ $rival }) visszavonna egy akciót. Beleegyezel? [igen/nem]
table-undo-refused = { $seat }: a válasz nem, az akció érvényben marad.
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
simulate-team = A csapat ({ $bots }) { $games } játszmából { $won } alkalommal győzött: { $share } %.
simulate-length = Átlagosan { $mean } akció játszmánként.
replay-title = { $game }, szabályváltozat: { $rules }
replay-view = Az asztal { ARTICLE($entry) } { $entry }. bejegyzés után (nézőpont: { $who }):
replay-spectator = néző
replay-take-back = { $seat }: { ARTICLE($entry) } { $entry }. bejegyzés visszavonása.
verify-noted = Ez az az érték, amelyet feljegyeztél ({ $commitment }): senki sem választhatta meg a sorsolásokat.
verify-note = A házigazda rögzített értéke (commitment): { $commitment }. Ha a játék előtt feljegyezted, ellenőrizd a --commitment kapcsolóval: csak ez mutatja meg, hogy a kulcs előre el volt döntve.
verify-proved = Bizonyítva: { $entries } bejegyzés szabályos, { $draws } sorsolás következik a kulcsból és a játékosok véletlen számaiból, és az eredmény helyes.
score-seat = { $seat }: { $points } pont az oldalakon
score-page = { $book }, { $page }. oldal, { $effect }: { $why }
score-total = az eddig szerzett pontokkal együtt: { $points }
options-none = { $game }: nincsenek beállítások.
options-presets = Készletek (--preset NAME)
options-options = Beállítások (--option NAME=VALUE), elöl a szokásos érték
check-assemblies = { $assemblies } összerakott játéktér ellenőrizve; hibák: { $findings }
check-progress = { $players } játékos
check-cell = { $players } játékos, beállítások: { $options }; { $games } játszma, { $actions } akció, a leghosszabb játszma: { $longest }; külső bírák: { $judges }; hibák: { $findings }
check-no-judges = nincsenek telepítve („research” kiegészítő)
check-finding = HIBA: „{ $check }” ellenőrzés, { $players } játékos, kezdőérték: { $seed }, { $game }. játszma, { $entry }. bejegyzés: { $detail }
check-passed = { $game }: minden ígéretét betartja.
check-failed = { $game }: { $findings } ígéretét megszegi.
table-bot-thinks = { $name } gondolkodik…
table-narrator = A narrátor így mondaná: { $tale }
table-tell = Enter: a narrátor mesél; vagy írd le a saját szavaiddal, * oda, ahol a kártya jön:
cli-story = egy Téli mesék-játszma történetének könyvbe kötése
cli-help-output = a könyv fájlja; a végződése dönti el a fajtáját: .html, .epub vagy .pdf
story-written = Elkészült a könyv: { $file }
soak-untrue = { $game }. játszma: { $detail }
soak-stories = { $games } történet ért véget; észrevétel: { $findings }
soak-waited = TALÁLAT: { $detail }
soak-bots = { $game }: a botok { $games } játszmát játszottak végig a teljes házon át; cselekvés: { $actions }, ebből titkos: { $secret }, távollévők helyett: { $sat_in }. Leghosszabb szünet: { $pause } mp, leghosszabb gondolkodás: { $thought } mp; észrevétel: { $findings }
cli-help-soak-games = hány asztalnál játsszanak botok Téli meséket; a többi játékot ezzel arányosan
soak-played = Eddig lejátszva: { $games }; észrevétel: { $findings }
soak-killed = Eddig kilőve: { $kills }
soak-kept = { $house }: a kiszolgáló { $kills } alkalommal, { $minutes } perc alatt lett kilőve. { $tables } játszma ért véget: { $lines } sor, ebből titkos válasz: { $secret }. Mind { ARTICLE($acknowledged) } { $acknowledged } visszaigazolt válasz megvan, pontosan egyszer.
soak-lost = { $house }: valami elveszett, vagy kétszer szerepel. { $detail }
cli-help-soak = csak egy rész
cli-help-kills = hányszor lőjük ki az egyes kiszolgálókat
cli-help-soak-game = a botok csak ennek a játéknak az asztalainál játszanak
cli-help-house = csak egyfajta ház
refuse-kills = Legalább egy kell belőle.
refuse-no-checkout = Nincsenek itt ennek a résznek az ellenőrzései („{ $part }”): { $folder }. A projekt mappájából futtasd: ./terem soak { $part }.
cli-menu = játék a terminálban: rövid menü
cli-types = kiírja a böngészős rész típusait
cli-help-types = a kiírandó fájl

## Arena

cli-arena = melyik bot játszik jobban: ugyanazok az osztások, minden helyen
cli-help-arena-bots = a botok az asztalnál; ha több a bot, mint a hely, minden összeállításban játszanak; a NÉV@MÁSODPERC alak a körönkénti időt adja meg, például master@0.1; a MODUL:NÉV saját bot
cli-help-arena-workers = hány folyamat játszik
cli-help-arena-ray = a játszó Ray-fürt címe
cli-help-arena-results = az eredmények mappája; ami már megvan, azt nem játssza le újra
refuse-arena-seconds = { ARTICLE($label, start: "yes") } „{ $label }” nem ad meg időt; írj botot és 0 és 60 közötti másodpercet, például master@0.1.
refuse-arena-workers = Legalább egy folyamatnak játszania kell: --workers 1 vagy több.
refuse-arena-ray = Itt nincs Ray; a „./terem arena … --ray” magától telepíti, máshol a „pip install ray” segít.
refuse-arena-cluster = { ARTICLE($address, start: "yes") } „{ $address }” címen nem válaszol Ray-fürt. Indíts egyet a „ray start --head” paranccsal, vagy hagyd el a --ray kapcsolót, és használd a --workers kapcsolót.
refuse-arena-node = A fürt { $node } nevű csomópontján más a játék vagy valamelyik bot programja, mint itt. Telepítsd oda ugyanezt a Teremet és ugyanezeket a saját modulokat.
refuse-arena-worker = Az egyik folyamat játszma közben leállt: egy bot állította le, vagy elfogyott a memória. A befejezett játszmák megmaradtak, ugyanez a parancs innen folytatja; ha kevés a memória, adj meg kisebb --workers értéket.
refuse-arena-illegal = { $deal }. osztás, { $seating }. ülésrend: { ARTICLE($bot) } „{ $bot }” bot válasza { $answer } volt, amit a szabályok itt nem engednek meg. A bot válasza a situation.legal egyik kódja.
arena-title = { $game }: { $games } játszma { $deals } osztáson
arena-bot = bot
arena-seats = helyek
arena-share = győzelem
arena-fair = egyenlő rész
arena-score = átlagpont
arena-rating = értékszám
arena-kept = Az eredmények helye: { $file }.
arena-broken-off = Megszakítva. Megőrzött játszmák: { $kept } / { $games }, helyük: { $file }. Ugyanez a parancs innen folytatja.

# --- tanács ---
table-advice = { $number }. { $action } – { $why }
coach-gain = Körülbelül { NUMBER($points, maximumFractionDigits: 1) } ponttal jobb egy átlagos lépésnél.
coach-search = Kipróbált játszmák: { $all }, ezzel a kezdéssel: { $visits }, több, mint bármely mással.
coach-only = Itt nincs mit mérlegelni.
coach-glance = A lehetséges { $count } lépés közül ezzel állsz a legjobban egy lépéssel előre nézve.
coach-glance-next = Egy lépéssel előre nézve ez a következő legjobb.
cli-help-arena-replace = az A bot helyeit egymás után B kapja, minden ilyen asztalnál --games játszma: hogyan boldogul a csapat, ellenfelek között pedig a B bot?
cli-help-arena-seatings = minden osztást ennyi különböző ülésrenddel játszanak le, mindig mással kezdve (az összessel)
refuse-arena-replace = { ARTICLE($text, start: "yes") } „{ $text }” senkit sem cserél le ennél az asztalnál; nevezz meg egy itt ülő botot és egy másikat, például greedy=head.
refuse-arena-replace-bots = A --replace egyetlen asztalnál cserél botokat; a --bots után legfeljebb annyi botot nevezz meg, ahány hely van: { $seats }.
refuse-arena-seatings = Egy osztáshoz legalább egy ülésrend kell: --seatings 1 vagy több.
arena-replaced = cserélve
arena-team = az asztalnál
arena-newcomer = { $bot } győzelmei egy helyre számítva
arena-games = játszma
