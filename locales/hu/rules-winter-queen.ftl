# --- a szabályok oldala: saját szavainkkal ---
wqr-title = Winter Queen: a szabályok
wqr-search = Keresés a szabályokban
wqr-found = { $count ->
    [0] Nincs találat; próbálj más szót.
   *[other] { $count } hely
}
wqr-contents = Tartalom
wqr-example = Az oldalon { wq-colour } kristály van. A számok mutatják, mi számít: { wq-points }.
wqr-example-books = Az oldalakon a számok mutatják, mi számít: { wq-points }.
wqr-goal = Miről szól
wqr-goal-1 = A Télkirálynő főtanácsost keres. Varázsló vagy: elvarázsolt kristályokkal a királyság térképén és varázskönyvekkel az asztalodon gyűjtesz pontokat. Akinek a végén a legtöbb van, az lesz a tanácsosa; egyenlőségnél közös a győzelem.
wqr-goal-2 = A pontokat kihirdetjük, amikor megszületnek, de az összegek rejtve maradnak: a végéig mindenki csak a sajátját látja.
wqr-things = Mi van az asztalon
wqr-things-1 = A térképen négy megye van: Szarvas, Medve, Bagoly és Farkas. További öt mező, a kastély és négy torony, a királynő birtoka, és egyik megyéhez sem tartozik. A rajtuk lévő lapkákon lehet előrajzolt kristály: ugyanúgy számít, mint a többi, de soha nem vehető le.
wqr-things-2 = A térkép sarkainál egy-egy megye kupaca áll: varázskönyvek, a legfelső látható. Mindenki látja, hány maradt; hogy melyik jön, senki sem tudja.
wqr-things-3 = A kristályok tartókon fekszenek a játékosok között. A bal és a jobb kezed felőli tartót éred el; ketten mind a hármat. A többi a zsákban van. Hogy mi van benne, kiszámolható, ezért az asztal megmutatja.
wqr-things-4 = Egy könyvnek két oldala van, mindkettőn egy varázslat és hely egy kristálynak.
wqr-turn = Egy kör
wqr-turn-1 = A kezdőjátékostól az óramutató járása szerint jöttök. A körödben pontosan egyet kell tenned a háromból: kristályt raksz a térképre, kristályt raksz egy oldalra, vagy aktiválsz egy könyvet.
wqr-place = Kristály a térképre
wqr-place-1 = Vegyél el egy kristályt egy általad elért tartóról, és rakd egy üres mezőre. A kristály színének nem kell egyeznie a megyéével.
wqr-place-2 = Ezután elveheted annak a megyének a legfelső könyvét, ahová raktál. A királynő üres birtokán bármelyik megye legfelső könyvét. Könyvet elvenni sosem kötelező.
wqr-place-3 = Három könyved lehet. Ha megvan a három, többet nem vehetsz el, és cserélni vagy eldobni sem lehet.
wqr-page = Kristály egy oldalra
wqr-page-1 = Vegyél el egy kristályt egy általad elért tartóról, és rakd egy saját könyved üres oldalára. Bármelyik szín kerülhet bármelyik oldalra; a két oldal színe lehet azonos. Pont ezért még nem jár.
wqr-activate = Egy könyv aktiválása
wqr-activate-1 = Válassz egy könyvedet, amelyen van legalább egy kristály. Minden kristályos oldala pontot hoz, aztán a könyv és a kristályai végleg kikerülnek a játékból.
wqr-activate-2 = Ha két kristály volt rajta, mindkét oldal pontot hoz, utána pedig kiválasztasz a térképen egy lerakott kristályt, bárkiét, és visszarakod a zsákba. Az előrajzoltak maradnak. Ha nincs lerakott kristály, semmi sem kerül vissza.
wqr-activate-3 = Egy oldal érhet nulla pontot is, akkor is aktiválható. Ahol egy varázslat kristályt vagy ellenfelet választat, az asztal a legjobbat választja neked.
wqr-bonus = Egy tartó utolsó kristálya
wqr-bonus-1 = Aki elveszi egy tartó utolsó kristályát, rögtön kap 1 pontot. Aztán a tartó újratöltődik a zsákból.
wqr-effects = A nyolc varázslat
wqr-effects-1 = „A szín” az oldalon fekvő kristály színe. Két mező szomszédos, ha érintkezik. A szélén az a mező van, amelynek hatnál kevesebb szomszédja van.
wqr-final = A végső fázis
wqr-final-1 = Amikor kihúzzátok a zsák utolsó kristályát, minden kristály egy közös tartóra kerül, amelyet mindenki elér, és könyvet aktiválni többé nem lehet.
wqr-final-2 = A kört befejezitek, aztán mindenkinek jut még egy utolsó köre. Kristályt rakni, könyvet elvenni és oldalt kitölteni továbbra is lehet. A legutolsó kristály 1 pontot hoz.
wqr-scoring = Pontozás
wqr-scoring-1 = Minden könyv minden kristályos oldala pontot hoz, mintha aktiválnátok, de semmi sem kerül le az asztalról. Ezután kiderülnek az összegek. A legtöbb pont nyer; egyenlőségnél többen győznek.
wqr-special = Ha semmi sem lehetséges
wqr-special-1 = Ha egyáltalán semmit sem tehetsz, mert a térkép megtelt és nincs könyved, vagy mert a végső fázisban elfogyott a kristály, passzolsz. Ha a végső fázis előtt sorban mindenki passzol, a játék azonnal véget ér.
wqr-special-2 = Amíg léphetsz, nem passzolhatsz.
