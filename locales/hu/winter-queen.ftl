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
    [FW] válassz egy kristályt az oldal két színének egyikéből (előrajzolt vagy ráhelyezett); minden másik színű szomszédja 1 pont
    [RW] válassz egy ilyen színű kristályt; 1 pont érte és minden ugyanilyen színűért a belőle induló hat egyenesen, bármi van közöttük
    [BK] 1 pont minden ilyen színű kristályért a térkép szélén
    [MC] 1 pont az egymással érintkező, ilyen színű kristályok minden csoportjáért; egy magányos kristály is csoport
    [BW] egy ilyen színű kristálytól haladj egyenesen, amíg a kristályok hézag nélkül követik egymást, és egy szín sem ismétlődik; mindegyik 1 pont, legfeljebb öt
    [NL] 1 pont minden megyéért, ahol van ilyen színű kristály, és 1 a királynő birtokáért
    [PS] válassz egy ilyen színű kristályt; minden mellette lévő üres mező 1 pont
   *[AK] válassz egy ellenfelet; 1 pont minden ilyen színű kristályért a te könyveiden és az övéin, akár ráhelyezett, akár az Erdei bölcseken előrajzolt
}
wq-points = { $points } pont
wq-book = { $book } ({ $left } | { $right })
wq-page-crystal = { $seat }: { $book }, { $page }. oldal ({ $kind ->
    [depicted] előrajzolt
   *[placed] ráhelyezett
})

# --- miért ennyi pont ---
wq-why = { $effect ->
    [FW] { wq-points } { ARTICLE($anchor) } { $anchor } mező körül: { $spaces }
    [RW] { wq-points } { ARTICLE($anchor) } { $anchor } mezőn átmenő egyeneseken: { $spaces }
    [BK] { wq-points } a térkép szélén, { wq-colour }: { $spaces }
    [MC] { wq-points } a csoportokért, { wq-colour }: { $groups }
    [BW] { wq-points } { ARTICLE($anchor) } { $anchor } mezőtől { $direction }: { $spaces }
    [NL] { wq-points } a zónákért, { wq-colour }: { $zones }
    [PS] { wq-points } { ARTICLE($anchor) } { $anchor } melletti üres mezőkért: { $spaces }
   *[AK] { wq-points }, ellenfél: { $rival }; { $pages }
}
wq-why-nothing = 0 pont: { $effect ->
    [FW] az oldal két színe sehol sem szomszédos
    [PS] egyik { wq-colour } kristály mellett sincs üres mező
   *[other] nincs { wq-colour } kristály ott, ahol számítana
}
wq-why-line = { $seat }, { $book }, { $page }. oldal: { $why }

# --- események ---
wq-event-placed = { $seat }: { wq-crystal } { ARTICLE($space) } { $space } mezőre.
wq-event-took-book = { $seat }: könyv a következő megyéből: { wq-county }; { $book }.
wq-event-pile-shows = Most felül ({ wq-county }): { $book }.
wq-event-pile-empty = Elfogyott a kupac: { wq-county }.
wq-event-on-page = { $seat }: { wq-crystal } a következő könyvre: { $book }, { $page }. oldal.
wq-event-scored = { $seat } aktiválja: { $book }, { $effect }; { $why }.
wq-event-discarded = { $seat }: { $book } és a kristályai kikerülnek a játékból.
wq-event-removed = { $seat }: { wq-crystal } { ARTICLE($space) } { $space } mezőről vissza a zsákba.
wq-event-bonus = { $seat }: egy tartó utolsó kristálya, 1 pont.
wq-event-refilled = { ARTICLE($holder) ->
    [az] Az
   *[a] A
} { $holder }. tartó feltöltve: { $crystals }.
wq-event-final-stage = KIÜRÜLT A ZSÁK: minden kristály egy közös tartóra kerül, amelyet mindenki elér; könyvet már nem lehet aktiválni. Hátravan még { $turns } kör.
wq-event-passed = { $seat }: nincs lehetséges akció, passz.
wq-event-deadlock = Már senki sem tehet semmit: vége a játéknak.
wq-event-final-score = Pontozás, { $seat }, { $book }, { $effect }: { $why }.
wq-event-total = { $seat }: összesen { wq-points }.
wq-outcome-bag = A zsák kiürült, és véget ért az utolsó kör.
wq-outcome-deadlock = A térkép megtelt, és senkinek sincs könyve, ezért a játék korábban véget ért.

# --- kérdések és az asztal a terminálban ---
wq-prompt-turn = { $seat }, te következel.
wq-prompt-final = { $seat }, te következel a végső fázisban. Összesen { $turns } kör van hátra.
wq-prompt-pass = { $seat }, nincs lehetséges akció: a kör kimarad.
wq-status-normal = { $turn }. kör · { $bag } kristály a zsákban · kezdőjátékos: { $seat }
wq-status-final = VÉGSŐ FÁZIS · nincs több aktiválás · { $turns } kör van hátra · kezdőjátékos: { $seat }
wq-status-over = Vége a játéknak.
wq-map = Térkép
wq-piles = Könyvkupacok
wq-pile-empty = üres
wq-holders = Kristálytartók
wq-holder = { $holder }. tartó
wq-pool = közös tartó
wq-in-reach = elérhető
wq-no-books = nincs könyv
wq-seat-own = { $seat } · eddig { wq-points }
wq-seat-total = { $seat } · { wq-points }
wq-menu-turn = Mit teszel?
wq-menu-map = kristályt helyezel a térképre
wq-menu-book = kristályt helyezel egy oldalra
wq-menu-activate = aktiválsz egy könyvet
wq-menu-pass = Csak passzolni lehet.
wq-menu-which-crystal = Melyik kristályt?
wq-menu-crystal = { wq-colour }, { $holder ->
    [0] közös tartó
   *[other] { $holder }. tartó
}
wq-menu-which-space = Hová?
wq-menu-take-book = Elveszel egy könyvet?
wq-menu-no-book = könyv nélkül
wq-menu-which-page = Melyik oldalra?
wq-menu-page = { $effect }, most { wq-points }
wq-menu-which-book = Melyik könyvet?
wq-menu-activation = { wq-points }
wq-menu-which-removal = Melyik kristály kerül vissza a zsákba?
wq-help =
    WINTER QUEEN. Varázsló vagy, és a Télkirálynő főtanácsosa szeretnél lenni: szerezd a legtöbb pontot.
    A körödben egy dolgot tégy:
    · Helyezz egy elérhető kristályt egy tartóról egy üres mezőre. Ezután elveheted annak a megyének a legfelső könyvét; a királynő birtokának üres lapkáján bármelyik megyéét. Háromnál több könyved nem lehet.
    · Helyezz egy bármilyen színű kristályt az egyik könyved üres oldalára.
    · Aktiválj egy könyvet, amelyen van legalább egy kristály: a kitöltött oldalak pontot érnek, aztán a könyv és a kristályai kikerülnek a játékból. Ha két kristály volt rajta, egy lerakott kristályt vissza is kell tenned a térképről a zsákba.
    Aki egy tartóról az utolsó kristályt veszi el, 1 pontot kap, és a tartót újratöltjük.
    Amikor a zsák kiürül, kezdődik a végső fázis: befejezzük a kört, mindenki még egyszer sorra kerül, a könyveket már csak feltölteni lehet. Ezután minden kitöltött oldal pontot ér.
    A térképen a betű egy kristály, a (zárójeles betű) a birtokjelölőre van rajzolva, és ott marad; a kis jel a megye, ♛ kastély, ♜ torony. A betűk: B kék, G zöld, Y sárga, P lila, R piros.
wq-help-notation =
    Akció egy sorban: R2>B3 piros a 2. tartóról a B3 mezőre (R* a közösről) · R2>B3+red és a piros megye könyve · R2>SB12.1 az SB12 bal oldalára · SB12! aktiválás · SB12!-B4 és a B4 vissza a zsákba · SB12!@C4 a bal oldal célpontja C4 (@@ a jobb oldalé, C4:SE iránnyal, s2 ellenfél)

# --- elutasítások ---
wq-refuse-unknown-holder = Nincs { $holder }. tartó.
wq-refuse-unknown-colour = Nincs ilyen színű kristály: „{ $name }”.
wq-refuse-unknown-space = Nincs ilyen mező a térképen: „{ $name }”.
wq-refuse-unknown-book = Nincs ilyen könyv: „{ $name }”.
wq-refuse-unknown-county = Nincs ilyen megye: „{ $name }”.
wq-refuse-direction = Nincs ilyen irány: „{ $name }”; az irányok: E, NE, NW, W, SW, SE.
wq-refuse-page = Egy könyvnek bal és jobb oldala van; { ARTICLE($page) } { $page } egyik sem.
wq-refuse-notation = „{ $text }” nem akció. A ? megmutatja, hogyan kell írni őket.
wq-refuse-letter = Nincs { $letter } betűjű kristály; a betűk: { $known }.
wq-refuse-out-of-reach = { ARTICLE($holder) ->
    [az] Az
   *[a] A
} { $holder }. tartót nem éred el; ezeket éred el: { $reach }.
wq-refuse-only-pool = A végső fázisban minden kristály a közös tartón van; onnan vegyél.
wq-refuse-no-pool = A végső fázis előtt nincs közös tartó; egy rendes tartóról vegyél kristályt.
wq-refuse-no-such-crystal = Nincs { wq-colour } kristály itt: { $holder ->
    [0] közös tartó
   *[other] { $holder }. tartó
}.
wq-refuse-space-taken = { ARTICLE($space) ->
    [az] Az
   *[a] A
} { $space } mezőn már van { wq-crystal }; válassz üres mezőt.
wq-refuse-other-county = Könyv csak a mező megyéjéből vehető el; { ARTICLE($space) } { $space } mező másik megyében van.
wq-refuse-book-limit = Már { $most } könyved van; könyv nélkül helyezd le a kristályt.
wq-refuse-pile-empty = Elfogyott a kupac ({ wq-county }); könyv nélkül helyezd le a kristályt.
wq-refuse-not-your-book = { ARTICLE($book) ->
    [az] Az
   *[a] A
} { $book } nem a te könyved.
wq-refuse-page-taken = { ARTICLE($book) ->
    [az] Az
   *[a] A
} { $book } { $page }. oldalán már van { wq-crystal }.
wq-refuse-final-activation = A végső fázisban könyvet nem lehet aktiválni; az oldalak a végén érnek pontot.
wq-refuse-empty-book = { ARTICLE($book) ->
    [az] Az
   *[a] A
} { $book } könyvön nincs kristály; előbb helyezz rá egyet.
wq-refuse-removal-missing = Két kristály van a könyvön: nevezz meg egy lerakott kristályt, amely visszakerül a zsákba.
wq-refuse-removal-not-due = Itt nem kerül le kristály a térképről; hagyd el ezt a részt.
wq-refuse-removal-depicted = { ARTICLE($space) ->
    [az] Az
   *[a] A
} { $space } kristálya előrajzolt, az ott marad.
wq-refuse-removal-empty = Nincs kristály { ARTICLE($space) } { $space } mezőn.
wq-refuse-target-shape = A célpont vagy egy mező, vagy egy játékos helye.
wq-refuse-target-seat = Ennél az asztalnál nincs ilyen hely: { $seat }.
wq-refuse-target-empty-page = { ARTICLE($page) ->
    [az] Az
   *[a] A
} { $page }. oldalon nincs kristály, ezért célpont sem kell hozzá.
wq-refuse-target-none = Ehhez a varázslathoz nem kell célpont: { $effect }.
wq-refuse-target-rival = A Titkos tudás célpontja egy másik játékos.
wq-refuse-target-crystal = Ennek a varázslatnak a célpontja egy kristály a térképen: { $effect }.
wq-refuse-target-direction = A Tiszta sorhoz mező és irány kell, a többi varázslathoz csak mező.
wq-refuse-target-space = { ARTICLE($space) ->
    [az] Az
   *[a] A
} { $space } kristálya nem választható ehhez: { $effect }.
wq-refuse-pass = Van lehetséges akciód, ezért nem passzolhatsz.
wq-refuse-nobodys-book = { ARTICLE($book) ->
    [az] Az
   *[a] A
} { $book } senkinél sincs, ezért nem ér pontot.
wq-refuse-no-crystal-on-page = { ARTICLE($book) ->
    [az] Az
   *[a] A
} { $book } { $page }. oldalán nincs kristály.

# --- alkatrészadatok ---
wq-line = { $line ->
    [0] { "" }
   *[other] { $line }. sor:{ " " }
}
wq-components-syntax = Az alkatrészfájl nem olvasható: { $detail }.
wq-components-shape = Hibás mező az alkatrészfájlban: { $detail }.
wq-components-colors = { wq-line }a színek kezdőbetűinek különbözniük kell.
wq-components-counties = { wq-line }négy megyének kell lennie, egy-egy a NW, NE, SE és SW dokknál.
wq-components-zone = { wq-line }{ ARTICLE($space) } { $space } mező zónája ismeretlen: „{ $zone }”; zóna egy megye vagy a „domain”.
wq-components-space-twice = { wq-line }{ ARTICLE($space) } { $space } mező kétszer szerepel.
wq-components-same-place = { wq-line }{ ARTICLE($space) } { $space } mező ugyanott van, ahol egy másik.
wq-components-empty-county = { wq-line }ennek a megyének nincs mezője a térképen: { $county }.
wq-components-unknown-space = { wq-line }nincs { $space } mező a térképen.
wq-components-island = { wq-line }{ ARTICLE($space) } { $space } mező el van vágva a térkép többi részétől.
wq-components-book-count = { wq-line }{ $books } könyv nem osztható egyenlő kupacokba; a számuknak oszthatónak kell lennie a megyék számával.
wq-components-pages = { wq-line }{ ARTICLE($book) } { $book } könyvnek { $pages } oldala van kettő helyett.
wq-components-book-twice = { wq-line }{ ARTICLE($book) } { $book } könyv kétszer szerepel.
wq-components-effect = { wq-line }{ ARTICLE($book) } { $book } könyv varázslata ismeretlen: „{ $effect }”; ezek vannak: FW, RW, BK, MC, BW, NL, PS és AK.
wq-components-wisps = { wq-line }{ ARTICLE($book) } { $book } könyv „{ $page }” oldala hibás: színt az Erdei bölcsek oldala ad meg, más oldal nem.
wq-components-picture = { wq-line }egy birtokjelölőn ismeretlen szín van: „{ $picture }”.
wq-components-domain-tiles = { wq-line }{ $tiles } birtokjelölő nem fedi le a birtok { $spaces } mezőjét.
wq-components-no-setup = { wq-line }hiányzik az előkészítés { $players } játékosra.
wq-components-setup-numbers = { wq-line }lehetetlen szám az előkészítésben { $players } játékosra.
wq-components-holders = { wq-line }{ $players } játékoshoz { $players } tartó kell, egy-egy minden szomszéd közé; most { $holders } van.
wq-components-crystals = { wq-line }nincs elég kristály, hogy { $players } játékosnál megteljenek a tartók, és egy a zsákban is maradjon.
wq-components-book-limit = { wq-line }egy játékosnak legalább egy könyve lehessen.

# --- állások ---
wq-position-shape = Hibás mező az állásban: { $detail }.
wq-position-crystal = „{ $word }” nem kristály; így írd: A1=R, a betűk: { $known }.
wq-position-two-crystals = { ARTICLE($space) ->
    [az] Az
   *[a] A
} { $space } mezőn két kristály van; egy mezőn egy fér el.
wq-position-depicted = A kisbetű { ARTICLE($space) } { $space } mezőn előrajzolt kristályt jelent, ilyen pedig csak a királynő birtokán van.
wq-position-pictures = Nincs több birtokjelölő, amelyen { wq-crystal } van, mint { ARTICLE($space) } { $space } mezőn.
wq-position-crystals = A térképen és a könyveken összesen { $found } { wq-colour } kristály van; a játékban { $most }.
wq-position-seat = Nincs { $given }. hely; a helyek 1-től { $players }-ig tartanak.
wq-position-book-twice = { ARTICLE($book) ->
    [az] Az
   *[a] A
} { $book } könyv kétszer szerepel.
wq-position-books = { ARTICLE($given) ->
    [az] Az
   *[a] A
} { $given }. játékosnak több mint { $most } könyve van.
wq-position-points = Adj meg egy-egy nem negatív pontszámot mind a { $players } játékosnak.
