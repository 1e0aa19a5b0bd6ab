# --- a játék szavai; más üzenetek ugyanazokkal az adatokkal hivatkoznak rájuk ---
wq-colour = { $colour ->
    [blue] kék
    [green] zöld
    [yellow] sárga
    [purple] lila
    [red] piros
   *[other] { $colour }
}
wq-crystal = { wq-colour } kristály
wq-zone = { $zone ->
    [blue] kék megye
    [green] zöld megye
    [purple] lila megye
    [red] piros megye
    [domain] a királynő birtoka
   *[other] { $zone } megye
}
wq-county-arms = { wq-zone } ({ $arms ->
    [stag] szarvas
    [wolf] farkas
    [bear] medve
    [owl] bagoly
   *[other] { $arms }
})
wq-county = { $county ->
    [blue] kék megye
    [green] zöld megye
    [purple] lila megye
    [red] piros megye
   *[other] { $county } megye
}
wq-effect = { $effect ->
    [FW] { $wisp ->
        [blue] Erdei bölcsek (kék)
        [green] Erdei bölcsek (zöld)
        [yellow] Erdei bölcsek (sárga)
        [purple] Erdei bölcsek (lila)
        [red] Erdei bölcsek (piros)
       *[other] Erdei bölcsek
    }
    [RW] Szélrózsa
    [BK] Határőrök
    [MC] Felhőfoslányok
    [BW] Tiszta sor
    [NL] Északi fény
    [PS] Sarkcsillag
   *[AK] Titkos tudás
}
wq-effect-rule = { $effect ->
    [FW] válassz egy kristályt az oldal két színének (az előrajzoltnak vagy a ráhelyezettnek) egyikéből; 1 pont minden olyan szomszédjáért, amely az oldal másik színével egyezik
    [RW] válassz egy ilyen színű kristályt; 1 pont érte és minden ugyanilyen színűért a belőle induló hat egyenesen, bármi legyen is közöttük
    [BK] 1 pont minden ilyen színű kristályért a térkép szélén
    [MC] 1 pont a szomszédos, ilyen színű kristályok minden csoportjáért; a magányos kristály is csoport
    [BW] egy ilyen színű kristálytól haladj egyenesen, amíg a kristályok hézag nélkül követik egymást, és egy szín sem ismétlődik; 1 pont mindegyikért, legfeljebb öt
    [NL] 1 pont minden zónáért (a négy megye és a királynő birtoka), ahol van ilyen színű kristály
    [PS] válassz egy ilyen színű kristályt; 1 pont minden szomszédos üres mezőért
   *[AK] válassz egy ellenfelet; 1 pont minden ilyen színű kristályért a saját könyveiden és az ő könyvein, akár ráhelyezett, akár az Erdei bölcsek oldalán előrajzolt
}
wq-points = { $points } pont
wq-book = { $book } ({ $left } | { $right })
wq-book-open = „{ $left } | { $right }”
wq-page-crystal = { $book } { $page }. oldala ({ $seat }, { $kind ->
    [depicted] előrajzolt
   *[placed] ráhelyezett
})

# --- miért ennyi pont ---
wq-why = { $effect ->
    [FW] { wq-points } { ARTICLE($anchor) } { $anchor } mező körül: { $spaces }
    [RW] { wq-points } { ARTICLE($anchor) } { $anchor } mezőn átmenő egyeneseken: { $spaces }
    [BK] { wq-points } a térkép szélén lévő { wq-colour } { $points ->
        [one] kristályért
       *[other] kristályokért
    }: { $spaces }
    [MC] { wq-points } { ARTICLE($colour) } { wq-colour } { $points ->
        [one] csoportért
       *[other] csoportokért
    }: { $groups }
    [BW] { wq-points } { ARTICLE($anchor) } { $anchor } mezőtől { $direction }: { $spaces }
    [NL] { wq-points } { ARTICLE($colour) } { wq-colour } kristályos { $points ->
        [one] zónáért
       *[other] zónákért
    }: { $zones }
    [PS] { wq-points } { ARTICLE($anchor) } { $anchor } melletti üres { $points ->
        [one] mezőért
       *[other] mezőkért
    }: { $spaces }
   *[AK] { wq-points } (ellenfél: { $rival }): { $pages }
}
wq-why-nothing = 0 pont: { $effect ->
    [FW] az oldal két színe sehol sem szomszédos
    [PS] egyik { wq-colour } kristály mellett sincs üres mező
   *[other] nincs { wq-colour } kristály ott, ahol számítana
}
wq-why-line = { $seat }, { $book }, { $page }. oldal: { $why }

# --- események ---
wq-event-placed = { $seat }: { wq-crystal } { ARTICLE($space) } { $space } mezőre.
wq-event-took-book = { $seat }: könyv { ARTICLE($county) } { wq-county } kupacáról: { $book }.
wq-event-pile-shows = { ARTICLE($county, start: "yes") } { wq-county } kupacának tetején most: { $book }.
wq-event-pile-empty = Elfogyott { ARTICLE($county) } { wq-county } kupaca.
wq-event-on-page = { $seat }: { wq-crystal } { ARTICLE($book) } { $book } { $page }. oldalára.
wq-event-scored = { $seat }: { ARTICLE($book) } { $book } aktiválása, { $effect } – { $why }.
wq-event-discarded = { $seat }: { ARTICLE($book) } { $book } és a kristályai kikerülnek a játékból.
wq-event-removed = { $seat }: { wq-crystal } { ARTICLE($space) } { $space } mezőről vissza a zsákba.
wq-event-bonus = { $seat }: 1 pont egy tartó utolsó kristályáért.
wq-event-refilled = { ARTICLE($holder, start: "yes") } { $holder }. tartó feltöltve: { $crystals }.
wq-event-final-stage = KIÜRÜLT A ZSÁK: minden kristály egy közös tartóra kerül, amelyet mindenki elér; könyvet már nem lehet aktiválni. Még { $turns } lépés van hátra.
wq-event-passed = { $seat }: nincs lehetséges akció, passz.
wq-event-deadlock = Már senki sem tud akciót végrehajtani: vége a játéknak.
wq-event-final-score = Pontozás, { $seat }: { $book }, { $effect } – { $why }.
wq-event-total = { $seat }: összesen { wq-points }.
wq-outcome-bag = A zsák kiürült, és véget ért az utolsó forduló.
wq-outcome-deadlock = A térkép megtelt, és senkinek sem volt könyve, ezért a játék idő előtt véget ért.

# --- kérdések és az asztal a terminálban ---
wq-prompt-turn = { $seat ->
    [Te] Te következel.
   *[other] { $seat }, te következel.
}
wq-prompt-final = { $seat ->
    [Te] Te következel.
   *[other] { $seat }, te következel.
} Végső fázis: összesen még { $turns } lépés van hátra.
wq-prompt-last = { $seat ->
    [Te] Te következel, ez az UTOLSÓ köröd.
   *[other] { $seat }, te következel, ez az UTOLSÓ köröd.
} Összesen még { $turns } lépés van hátra.
wq-prompt-pass = { $seat }: nincs lehetséges akció, ebben a körben csak passzolni lehet.
wq-status-normal = { $turn }. kör · { $bag } kristály a zsákban · kezdőjátékos: { $seat }
wq-status-final = VÉGSŐ FÁZIS · nincs több aktiválás · még { $turns } lépés van hátra · kezdőjátékos: { $seat }
wq-status-over = Vége a játéknak.
wq-map = Térkép
wq-piles = Könyvkupacok
wq-pile-empty = üres
wq-holders = Kristálytartók
wq-holder = { $holder }. tartó
wq-pool = közös tartó
wq-in-reach = elérhető
wq-out-of-reach = nem elérhető
wq-no-books = nincs könyv
wq-seat-own = { $seat } · eddig { wq-points }
wq-seat-total = { $seat } · { wq-points }
wq-menu-turn = Mit teszel?
wq-menu-map = kristályt helyezek a térképre
wq-menu-book = kristályt helyezek egy oldalra
wq-menu-activate = aktiválok egy könyvet
wq-menu-pass = Most csak passzolni tudsz.
wq-menu-which-crystal = Melyik kristályt?
wq-menu-crystal = { wq-colour }, { $holder ->
    [0] közös tartó
   *[other] { $holder }. tartó
}
wq-menu-which-space = Hová?
wq-menu-which-space-full = Hová? (Már { $most } könyved van, többet nem vehetsz el.)
wq-menu-take-book = Elveszel egy könyvet?
wq-menu-no-book = könyv nélkül
wq-menu-which-page = Melyik oldalra?
wq-menu-page = { $effect }, most { wq-points }
wq-menu-which-book = Melyik könyvet?
wq-menu-activation = { wq-points }
wq-menu-which-removal = Melyik kristály kerül vissza a zsákba?
wq-help =
    WINTER QUEEN. Varázsló vagy, és a Télkirálynő főtanácsosa szeretnél lenni: gyűjtsd össze a legtöbb győzelmi pontot.
    A kristályok a játékosok közötti tartókon vannak; a bal és a jobb kezednél lévőket éred el (két játékosnál mindet). A térképen négy megye van, valamint a királynő birtoka: öt mező, amely egyik megyéhez sem tartozik (♛ kastély, ♜ tornyok), némelyiken előrajzolt kristállyal.
    A körödben egyetlen akciót hajtasz végre:
    · Helyezz egy elérhető kristályt egy tartóról a térkép egy üres mezőjére. Ezután elveheted a mező megyéjéhez tartozó kupac legfelső varázskönyvét; ha a királynő birtokának üres lapkájára tetted a kristályt, bármelyik kupacét. Háromnál több könyved nem lehet.
    · Helyezz egy elérhető, bármilyen színű kristályt az egyik könyved üres oldalára.
    · Aktiváld egy olyan könyvedet, amelyen van legalább egy kristály: a kitöltött oldalak pontot érnek, aztán a könyv és a kristályai kikerülnek a játékból. Ha két kristály volt rajta, a térképről is vissza kell tenned egy lerakott kristályt a zsákba.
    Aki elveszi egy tartó utolsó kristályát, 1 pontot kap, a tartó pedig feltöltődik.
    Amikor a zsák kiürül, kezdődik a végső fázis: befejeződik a megkezdett forduló, aztán mindenki még egyszer sorra kerül. Kristályt ekkor is tehetsz a térképre és az oldalakra, de könyvet már nem lehet aktiválni. A legvégén minden kitöltött oldal pontot ér. A legtöbb pont nyer; egyenlőségnél a győzelem közös.
    A szerzett pontokat azonnal bejelentjük, de a többiek összpontszáma a játék végéig rejtve marad.
    A térképen a nagybetű egy kristály; a (zárójeles betű) a birtokjelölőre van előrajzolva, és ott is marad. A kis jel a mező megyéje, ♛ a kastély, ♜ egy torony. A betűk: B kék, G zöld, Y sárga, P lila, R piros.
    Két mező szomszédos, ha érintkezik; a térkép szélén az a mező van, amelynek hatnál kevesebb szomszédja van.
    Az üres oldalaid mellett látod, melyik szín mennyi pontot érne most (R:3). A varázslatok leírásában az „ilyen színű” az oldalra helyezett kristály színére utal.
wq-help-first =
    Az első játék: szerezz korán könyvet úgy, hogy olyan megyébe teszel kristályt, amelynek tetszik a legfelső könyve. Nézd meg, melyik szín érne a legtöbbet az oldalain, tegyél oda ilyen kristályt, és segítsd ezt a színt a térképen. Akkor aktiváld, amikor a várakozás már többe kerül, mint amennyit hoz: a könyv kikerül a játékból, de helyet ad egy másiknak. Tölts fel oldalakat, mielőtt a zsák kiürül, mert a végén a kitöltött oldalak is pontot érnek. Egy játék fejenként 10–15 kör; 25–35 pont jó eredmény.
wq-help-notation =
    Akció egy sorban: R2>B3 piros a 2. tartóról a B3 mezőre (R* a közös tartóról) · R2>B3+red és vele a piros megye könyve (blue kék, green zöld, purple lila) · R2>SB12.1 az SB12 bal oldalára (.2 a jobb oldalára) · SB12! aktiválás · SB12!-B4 és a B4 kristálya vissza a zsákba · SB12!@C4 a bal oldal célpontja a C4 (@@ a jobb oldalé, C4:SE iránnyal, s2 a 2. helyen ülő ellenfél)

# --- elutasítások ---
wq-refuse-unknown-holder = Nincs { $holder }. tartó.
wq-refuse-unknown-colour = Nincs ilyen színű kristály: „{ $name }”.
wq-refuse-unknown-space = Nincs ilyen mező a térképen: „{ $name }”.
wq-refuse-unknown-book = Nincs ilyen könyv: „{ $name }”.
wq-refuse-unknown-county = Nincs ilyen megye: „{ $name }”.
wq-refuse-direction = Nincs ilyen irány: „{ $name }”; az irányok: E (kelet), NE (északkelet), NW (északnyugat), W (nyugat), SW (délnyugat), SE (délkelet).
wq-refuse-page = Egy könyvnek bal és jobb oldala van; ilyen oldala nincs: { $page }.
wq-refuse-notation = „{ $text }” nem akció. Írj be egy kérdőjelet (?), és megtudod, hogyan kell leírni az akciókat.
wq-refuse-letter = Nincs „{ $letter }” betűjelű kristály; a betűk: { $known }.
wq-refuse-out-of-reach = { ARTICLE($holder, start: "yes") } { $holder }. tartót nem éred el; ezekről vehetsz kristályt: { $reach }.
wq-refuse-only-pool = A végső fázisban minden kristály a közös tartón van; onnan vegyél.
wq-refuse-no-pool = A végső fázis előtt nincs közös tartó; egy számozott tartóról vegyél kristályt.
wq-refuse-no-such-crystal = { $holder ->
    [0] A közös tartón
   *[other] { ARTICLE($holder) ->
        [az] Az
       *[a] A
    } { $holder }. tartón
} nincs { wq-colour } kristály; válassz másikat.
wq-refuse-space-taken = { ARTICLE($space, start: "yes") } { $space } mezőn már van { wq-crystal }; válassz egy üres mezőt.
wq-refuse-other-county = Könyvet csak a mező megyéjéből vehetsz el; { ARTICLE($space) } { $space } mező másik megyében van.
wq-refuse-book-limit = Már { $most } könyved van; könyv elvétele nélkül helyezd le a kristályt.
wq-refuse-pile-empty = Elfogyott { ARTICLE($county) } { wq-county } kupaca; könyv elvétele nélkül helyezd le a kristályt.
wq-refuse-not-your-book = { ARTICLE($book, start: "yes") } { $book } nem a te könyved.
wq-refuse-page-taken = { ARTICLE($book, start: "yes") } { $book } { $page }. oldalán már van { wq-crystal }; válassz egy üres oldalt.
wq-refuse-final-activation = A végső fázisban könyvet nem lehet aktiválni; az oldalak a végén érnek pontot.
wq-refuse-empty-book = { ARTICLE($book, start: "yes") } { $book } könyvön nincs kristály; előbb helyezz rá egyet.
wq-refuse-removal-missing = Két kristály van a könyvön: nevezd meg azt a lerakott kristályt, amely a térképről visszakerül a zsákba.
wq-refuse-removal-not-due = Itt nem kerül le kristály a térképről; hagyd ki ezt a részt.
wq-refuse-removal-depicted = { ARTICLE($space, start: "yes") } { $space } mező kristálya előrajzolt, ezért ott marad; válassz egy lerakottat.
wq-refuse-removal-empty = { ARTICLE($space, start: "yes") } { $space } mezőn nincs kristály; válassz másik mezőt.
wq-refuse-target-shape = A célpont vagy egy mező, vagy egy játékos helye.
wq-refuse-target-seat = Ennél az asztalnál nincs ilyen hely: { $seat }.
wq-refuse-target-empty-page = { ARTICLE($page, start: "yes") } { $page }. oldalon nincs kristály, ezért célpont sem kell hozzá.
wq-refuse-target-none = Ehhez a varázslathoz nem kell célpont: { $effect }.
wq-refuse-target-rival = A Titkos tudás célpontja csak egy másik játékos lehet.
wq-refuse-target-crystal = Ennek a varázslatnak a célpontja csak egy kristály lehet a térképen: { $effect }.
wq-refuse-target-direction = A Tiszta sorhoz mező és irány kell, a többi varázslathoz csak mező.
wq-refuse-target-space = { ARTICLE($space, start: "yes") } { $space } mező kristálya nem választható ehhez a varázslathoz: { $effect }.
wq-refuse-pass = Van lehetséges akciód, ezért nem passzolhatsz.
wq-refuse-nobodys-book = { ARTICLE($book, start: "yes") } { $book } senkinél sincs, ezért nem ér pontot.
wq-refuse-no-crystal-on-page = { ARTICLE($book, start: "yes") } { $book } { $page }. oldalán nincs kristály.

# --- az összetevők adatai ---
wq-line = { $line ->
    [0] { "" }
   *[other] { $line }. sor:{ " " }
}
wq-components-shape = Hibás adat az összetevők fájljában: { $detail }.
wq-components-name = { wq-line }„{ $name }”: a név csak betűt, számjegyet és kötőjelet tartalmazhat, legfeljebb 16-ot.
wq-components-size = { wq-line }túl nagy érték: { $field }; legfeljebb { $most } lehet.
wq-components-no-spaces = { wq-line }a térképnek nincs egyetlen mezője sem.
wq-components-colors = { wq-line }a színek kezdőbetűinek különbözniük kell.
wq-components-counties = { wq-line }négy megyének kell lennie, egy-egy az NW, NE, SE és SW helyen („dock”).
wq-components-zone = { wq-line }{ ARTICLE($space) } { $space } mező zónája ismeretlen: „{ $zone }”; a zóna egy megye vagy „domain” lehet.
wq-components-name-twice = { wq-line }{ ARTICLE($name) } { $name } név kétszer szerepel.
wq-components-same-place = { wq-line }{ ARTICLE($space) } { $space } mező ugyanott van, ahol egy másik mező.
wq-components-empty-county = { wq-line }ennek a megyének nincs mezője a térképen: { $county }.
wq-components-unknown-space = { wq-line }nincs { $space } mező a térképen.
wq-components-island = { wq-line }{ ARTICLE($space) } { $space } mező el van vágva a térkép többi részétől.
wq-components-book-count = { wq-line }{ $books } könyv nem osztható szét egyenlő kupacokra; a számuknak oszthatónak kell lennie a megyék számával.
wq-components-pages = { wq-line }{ ARTICLE($book) } { $book } könyvnek { $pages } oldala van kettő helyett.
wq-components-effect = { wq-line }{ ARTICLE($book) } { $book } könyv varázslata ismeretlen: „{ $effect }”; a varázslatok: FW, RW, BK, MC, BW, NL, PS és AK.
wq-components-wisps = { wq-line }{ ARTICLE($book) } { $book } könyv „{ $page }” oldala hibás: színt az Erdei bölcsek oldalánál kell megadni, más oldalnál nem szabad.
wq-components-picture = { wq-line }egy birtokjelölőn ismeretlen szín van: „{ $picture }”.
wq-components-domain-tiles = { wq-line }{ $tiles } birtokjelölő nem fedi le a királynő birtokának { $spaces } mezőjét.
wq-components-no-setup = { wq-line }{ $players } játékosra hiányoznak az előkészületek adatai.
wq-components-setup-numbers = { wq-line }{ $players } játékosra lehetetlen szám áll az előkészületek adatai között.
wq-components-holders = { wq-line }{ $players } játékoshoz { $players } tartó kell, minden két szomszéd közé egy; most { $holders } van.
wq-components-crystals = { wq-line }{ $players } játékosra kevés a kristály: a tartók feltöltése után legalább egynek a zsákban kell maradnia.
wq-components-book-limit = { wq-line }egy játékosnak legalább egy könyvet engedélyezni kell.

# --- állások ---
wq-position-shape = Hibás adat az állásban: { $detail }.
wq-position-crystal = „{ $word }” nem kristály; így írd: A1=R, ahol a betű ezek egyike: { $known }.
wq-position-two-crystals = { ARTICLE($space, start: "yes") } { $space } mezőn két kristály van; egy mezőn csak egy fér el.
wq-position-depicted = { ARTICLE($space, start: "yes") } { $space } mezőn a kisbetű előrajzolt kristályt jelent, ilyen pedig csak a királynő birtokán lehet.
wq-position-pictures = Több birtokjelölőn nincs { wq-crystal }, ezért { ARTICLE($space) } { $space } mezőn sem lehet előrajzolva.
wq-position-crystals = A térképen és a könyveken összesen { $found } { wq-colour } kristály van; a játékban csak { $most } létezik.
wq-position-seat = Nincs { $given }. hely; adj meg egy számot 1 és { $players } között.
wq-position-book-twice = { ARTICLE($book, start: "yes") } { $book } könyv kétszer szerepel.
wq-position-books = { ARTICLE($given, start: "yes") } { $given }. játékosnak túl sok könyve van; legfeljebb { $most } lehet.
wq-position-points = Adj meg egy-egy nem negatív pontszámot mind { ARTICLE($players) } { $players } játékosnak.

# --- tanács ---
wq-coach-pass = Nincs más lehetőség.
wq-coach-activate = { $book } most { wq-points }, és helyet ad egy új könyvnek.
wq-coach-activate-return = { $book } most { wq-points }, és helyet ad egy új könyvnek; a térképről a legjobb ezt visszatenni: { $space }.
wq-coach-page = { $effect }: ezzel a kristállyal { wq-points }.
wq-coach-page-grows = { wq-coach-page } Ez még nőhet.
wq-coach-page-fades = { wq-coach-page } Ahogy telik a térkép, ez egyre kevesebb.
wq-coach-book = Elveszed ezt a könyvet: { $book }.
wq-coach-book-alone = Elveszed ezt a könyvet: { $book }, és az ellenfelek oldalai nem érnek többet.
wq-coach-book-grow = Elveszed ezt a könyvet: { $book }, és a kitöltött oldalaid { $points } ponttal többet érnek.
wq-coach-grow = A kitöltött oldalaid { $points } ponttal többet érnek.
wq-coach-ready = Az üres oldalaid { $points } ponttal többet érhetnek majd.
wq-coach-spoil = Egy ellenfél ({ $seat }) oldalai { $points } ponttal kevesebbet érnek.
wq-coach-shrink = A kitöltött oldalaid { $points } ponttal kevesebbet érnek, de minden más többe kerülne.
wq-coach-keep = A könyveid annyit érnek, mint eddig.
wq-coach-quiet = A könyveid annyit érnek, mint eddig, és az ellenfeleké sem ér többet.
wq-coach-and-last = { $why } Ráadásul a tartó utolsó kristálya egy pontot ér.
