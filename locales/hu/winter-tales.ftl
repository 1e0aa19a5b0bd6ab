# --- a játék szavai; más üzenetek ugyanazokkal az adatokkal hivatkoznak rájuk ---
wt-side = { $side ->
    [spring] a tavasz
    [winter] a tél
   *[neutral] senki
}
wt-faction = { $faction ->
    [spring] Tavasz
    [winter] Tél
   *[writer] Mesélő
}
wt-power-new-hope = Új remény
wt-power-love = Hóolvasztó szeretet
wt-power-refuge = Menedék
wt-power-artifact = Nagy ereklye
wt-power-terror = Csontig hatoló rettegés
wt-power-propaganda = Téli propaganda
wt-power-retaliation = Fegyveres megtorlás
wt-objective-rescue = Kimentés
wt-objective-insurgents = Felkelők
wt-objective-contacts = Kapcsolatfelvétel ({ $places })
wt-objective-bounty = Vérdíj
wt-objective-spy = Kém
wt-objective-raid = Rajtaütés ({ $places })
wt-objective-garrison = Helyőrség
wt-skill = { $skill ->
    [objective] Cél
    [quest] Küldetés
    [trap] Csapda
    [battle] Harc
    [movement] Mozgás
    [passage] Titkos átjáró
   *[story-card] Történetkártya
}

# --- események ---
wt-event-told = { $seat }: { $tale }
wt-told-0 = { $text0 }
wt-told-1 = { $text0 }[{ $card0 }]{ $text1 }
wt-told-2 = { $text0 }[{ $card0 }]{ $text1 }[{ $card1 }]{ $text2 }
wt-told-3 = { $text0 }[{ $card0 }]{ $text1 }[{ $card1 }]{ $text2 }[{ $card2 }]{ $text3 }
wt-event-picked = { $seat }: { $who } { $where_in } kezd.
wt-event-quest-drawn = Új küldetés kerül a játékba: „{ $quest }”.
wt-event-quest-on = { ARTICLE($quest, start: "yes") } „{ $quest }” küldetés { $where_in } vár.
wt-event-quest-under = { ARTICLE($quest, start: "yes") } „{ $quest }” küldetés { $who } kártyája alá kerül.
wt-event-quest-removed = A másik oldal „{ $quest }” küldetése kikerül a játékból.
wt-event-quest-back = { ARTICLE($quest, start: "yes") } „{ $quest }” küldetés felszabadult, újra elindítható.
wt-event-dealt = Mindenki kártyákat húzott.
wt-event-chapter = Kezdődik { ARTICLE($chapter) } { $chapter }. fejezet; mindenki készenlétben áll.
wt-event-turn = Soron lévő játékos: { $seat }.
wt-event-draws = { $seat }: kártyahúzás.
wt-event-drew = Húzott kártyáid: { $cards }.
wt-event-activated = { $seat }: { $who } aktiválva.
wt-event-played = { $seat }: { $card } kijátszva { wt-side } oldalán.
wt-event-stepped = { $who_cap } { $where_to } ért.
wt-event-went-along = { $who_cap } vele tartott { $where_to }.
wt-event-stopped = { $who_cap } megállt { $where_in }.
wt-event-claimed = { $seat }: { $who } közbelép, útját állja { $foe_dat }.
wt-event-yielded = { $seat }: visszalépés.
wt-event-no-battle = Mindenki visszalép; { $who } továbbmehet.
wt-event-battle = Harc { $where_in }: { $who } { $foe } ellen.
wt-event-free-play = { $seat }: harc kártya nélkül, { $who } képességével.
wt-event-artifact-played = { $seat }: a Nagy ereklye kijátszva ({ $card }).
wt-event-passed = { $seat }: passz.
wt-event-battle-winter = { $who_cap } legyőzte { $foe_acc }.
wt-event-battle-spring = { $who_cap } állta a sarat { $foe_ins } szemben.
wt-event-felled = { $who_cap } harcképtelen lett { $where_in }.
wt-event-carried = { $who_acc_cap } harcképtelenül elhurcolták { $to_to }.
wt-event-to-refuge = { $who_cap } elosont { $where_to }, a Menedékbe.
wt-event-trap = Csapda { $where_in }: { $who } állította { $foe_dat }.
wt-event-piled = { $seat }: minden más kártya képpel lefelé a csapdába kerül.
wt-event-trap-opened = A csapda felfedve: ereje { $strength }, a szabadulásé { $evade }. Beszámító kártyák: { $cards }.
wt-event-caught = { $who_cap } belesétált, és harcképtelen lett { $where_in }.
wt-event-blocked = { $who_cap } kénytelen volt visszamenni { $where_to }.
wt-event-escaped = { $who_cap } kiszabadult, és továbbment.
wt-event-rescued = { $seat }: { $who } újra talpra állt { $where_in }; az ára: { $cards }.
wt-event-started = { $seat }: elindul { ARTICLE($quest) } „{ $quest }” küldetés.
wt-event-opened = { $seat }: { $who } hozzálát { ARTICLE($quest) } „{ $quest }” küldetés végrehajtásához.
wt-event-joins = { $seat }: { $who } útnak indul.
wt-event-stays-away = { $seat }: senki sem indul útnak.
wt-event-arrived = { $who_cap } idejében odaért.
wt-event-not-arrived = { $who_cap } nem ért oda, így a játékosa kimarad a küldetésből.
wt-event-takes-part = { $seat }: részvétel { wt-side } oldalán.
wt-event-stays-out = { $seat }: távolmaradás a küldetéstől.
wt-event-counted = A számlálás eredménye: tavasz { $spring }, tél { $winter }.
wt-event-succeeded = { ARTICLE($quest, start: "yes") } „{ $quest }” küldetés sikerrel jár.
wt-event-failed = { ARTICLE($quest, start: "yes") } „{ $quest }” küldetés kudarcot vall.
wt-event-tied = { ARTICLE($quest, start: "yes") } „{ $quest }” küldetés döntetlenül ér véget.
wt-event-unlinked = { ARTICLE($quest, start: "yes") } „{ $quest }” küldetés nem következett a korábbi emlékből.
wt-event-memory = { $seat }: a választott emlékkártya – { $card }.
wt-event-top-card = Az emlékkártyát a pakli adja: { $card }.
wt-event-placed = { ARTICLE($quest, start: "yes") } „{ $quest }” küldetésből lesz { ARTICLE($space) } { $space }. emlék { wt-side } javára; ott a könyvjelző.
wt-event-overwritten = Felülírt emlék { ARTICLE($space) } { $space }. mezőn: { $objective }.
wt-event-hand-checked = { $seat }: a kézlimit betartva.
wt-event-discarded = A kézlimit miatt eldobtad: { $cards }.
wt-event-passage = { $who_cap } titkos átjárón bukkant fel { $where_in }.
wt-event-swapped = { $seat }: új cél, { $who } képességével.
wt-event-swapped-secretly = { $objective } helyett mostantól ez a célod: { $other }.
wt-event-looks = Ezekre cserélheted a célodat: { $objectives }.
wt-event-gained = Megszerzett erő: { $power } ({ $who } révén).
wt-event-bound = Szeretet köti össze { $who_acc } és { $foe_acc }.
wt-event-entrusted = A Nagy ereklye viselője: { $who }.
wt-event-hoped = Új remény: { $who } még egyszer aktiválható.
wt-event-silenced = Propaganda: { $who } elnémította { $foe_acc }.
wt-event-terror = A rettegés utoléri { $foe_acc } { $where_in }.
wt-event-undone = { $power }: ez az erő elveszett; { ARTICLE($space) } { $space }. emlék mostantól a télé.
wt-event-destroyed = { $who_cap } eltűnt a városból.
wt-event-returned = { $who_cap } visszatért, és készenlétben áll { $where_in }.
wt-event-revealed = { $seat }: felfedett cél – { $objective }.
wt-event-fulfilled = { $seat }: teljesített cél – { $objective }; ez { ARTICLE($space) } { $space }. emlék, ott a könyvjelző.
wt-event-paid = { $seat }: kifizetve – { $cards }.
wt-event-objected = { $seat }: kifogás.
wt-event-accepted = { $seat }: az elbeszélés megállja a helyét.
wt-event-rewrite = { $seat }: újra el kell mesélni.
wt-event-rejected = { $matter ->
    [link] { $seat }: az elbeszélés nem következik az emlékből, a küldetés kudarcot vall.
    [captive] { $seat }: az elbeszélés nem magyarázza meg; a fogoly ott marad, ahol a harc volt.
    [handover] { $seat }: az elbeszélés nem magyarázza meg; az ereklye a helyén marad.
   *[other] { $seat }: az elbeszélés nem állja meg a helyét.
}
wt-event-gave-up = { $seat }: az elbeszélés elejtve.
wt-event-handed-over = { $seat }: a Nagy ereklye új viselője { $who }.
wt-event-epilogue = Kezdődik az epilógus. Elsőként mesél: { $seat }.
wt-event-ties = { $seat }: a befejezés ehhez az emlékhez kapcsolódik – „{ $memory }”.
wt-event-totals = Eddig: tavasz { $spring }, tél { $winter }.
wt-event-bookmarked = { $seat }: a könyvjelző új helye – „{ $memory }”.
wt-event-left-hand = { $seat }, megmaradt kártyák: { $cards }.
wt-event-won = { $winner ->
    [spring] A tavasz győz, { $spring }:{ $winter }.
    [winter] A tél győz, { $winter }:{ $spring }.
   *[writer] Egyik oldal sem győz ({ $spring }:{ $winter }), a történet a Mesélőé.
}
wt-outcome = { $winner ->
    [spring] Visszatért a tavasz Wintertownba ({ $spring }:{ $winter }).
    [winter] Marad a tél ({ $winter }:{ $spring }).
   *[writer] Döntetlen ({ $spring }:{ $winter }), a Mesélőé az utolsó szó.
}

# --- kérdések ---
wt-prompt-casting = { $seat }: válassz egy szereplőt és egy kezdőhelyet.
wt-prompt-first-quest = { $seat }: hol kezdődjön { ARTICLE($quest) } „{ $quest }” küldetés?
wt-prompt-turn = { $seat }: kit aktiválsz?
wt-prompt-movement = { $seat } – { $who } { $where_in }: { $steps ->
    [0] nincs lépés; kártyával szerezhető
    [one] egy lépés maradt
   *[other] { $steps } lépés maradt
}.
wt-prompt-joining = { $seat } – { $who } { $where_in }: { $steps ->
    [0] nincs lépés; kártyával szerezhető
    [one] egy lépés maradt
   *[other] { $steps } lépés maradt
}. Haladj a küldetés felé, amíg csak tudsz.
wt-prompt-step = { $seat }: { $who } is menjen { $foe_ins } { $where_to }?
wt-prompt-interrupt-battle = { $foe_cap } { $where_to } ért. Kezd valaki harcot?
wt-prompt-interrupt-trap = { $foe_cap } { $where_to } ért. Állít valaki csapdát?
wt-prompt-yield = Többen is megállítanák { $foe_acc }. Fenntartod a szándékodat?
wt-prompt-attack = { $seat }: hogyan támadsz { $who_ins } { $foe } ellen?
wt-prompt-defend = { $seat }: hogyan védekezel { $foe_ins } { $who } ellen?
wt-prompt-battle-close = { $seat }: meséld el, hogyan ért véget, és hová került { $foe } harcképtelenül.
wt-prompt-trap-set = { $seat }: állíts csapdát { $foe_dat } { $where_in }: válassz egy nyílt kártyát, és a többiből azokat, amelyek számítanak.
wt-prompt-trap-pile = { $seat }: mely kártyáid számítanak a csapdában { $foe } ellen?
wt-prompt-trap-evade = { $seat }: milyen kártyákkal jusson ki { $foe } a csapdából?
wt-prompt-action = { $seat }: mit tegyen { $who }?
wt-prompt-join-offer = { $seat }: küldesz valakit { ARTICLE($quest) } „{ $quest }” küldetéshez?
wt-prompt-part = { $seat }: részt veszel { ARTICLE($quest) } „{ $quest }” küldetésben?
wt-prompt-contribution = { $seat }: adsz kártyát { ARTICLE($quest) } „{ $quest }” küldetéshez?
wt-prompt-last-card = { $seat }: adsz egy utolsó kártyát { ARTICLE($quest) } „{ $quest }” küldetéshez?
wt-prompt-memory = { $seat }: melyik kártya foglalja össze a küldetést?
wt-prompt-space = { $seat }: az emléksáv melyik mezőjére kerüljön az emlék?
wt-prompt-hand-limit = { $seat }: véget ér az aktiválás. Mely kártyákat dobod el?
wt-prompt-new-hope = { $seat }: Új remény – álljon { $who } újra készenlétbe?
wt-prompt-propaganda = { $seat }: Propaganda – beveted egy katonádat, hogy elnémíts egy lázadót?
wt-prompt-terror = { $seat }: lecsapjon a rettegés?
wt-prompt-retaliation = { $seat }: kire vagy mire sújtson le a Fegyveres megtorlás?
wt-prompt-name-love = { $seat }: kit köt össze a Szeretet { $who_ins }?
wt-prompt-name-artifact = { $seat }: ki viselje a Nagy ereklyét?
wt-prompt-objective = { $seat }: érinti ez a célodat?
wt-prompt-hearing-window = { $matter ->
    [link] Következik az elbeszélés ({ $rival }) a könyvjelzős emlékből?
    [captive] Megmagyarázza az elbeszélés ({ $rival }), hol van a fogoly?
    [handover] Megmagyarázza az elbeszélés ({ $rival }) az átadást?
   *[return] A történetben szereplő helyre viszi a lázadót az elbeszélés ({ $rival })?
}
wt-prompt-hearing-verdict = { $seat }, történetbíróként: megállja a helyét az elbeszélés ({ $rival })?
wt-prompt-hearing-vote = Megállja a helyét az elbeszélés ({ $rival })? Az asztal szavaz.
wt-prompt-hearing-retell = { $seat }: meséld el újra.
wt-prompt-epilogue-tie = { $seat }: melyik emlékhez kapcsolódik a befejezésed?
wt-prompt-epilogue-part = { $seat }: adsz kártyát a történet végéhez?
wt-prompt-writer = { $seat }: megbillenti a Mesélő a mérleget?
wt-prompt-bookmark = { $seat }: hová kerüljön a könyvjelző?
wt-prompt-tell-intro = { $seat }: kezdd el a történetet.
wt-prompt-tell-quest-close-success = { $seat }: { ARTICLE($quest) } „{ $quest }” küldetés sikerrel járt. Meséld el, hogyan.
wt-prompt-tell-quest-close-failure = { $seat }: { ARTICLE($quest) } „{ $quest }” küldetés kudarcot vallott. Meséld el, hogyan.
wt-prompt-tell-quest-close-tie = { $seat }: { ARTICLE($quest) } „{ $quest }” küldetés döntetlenül ért véget. Meséld el, hogyan.
wt-prompt-tell-quest-close-unlinked = { $seat }: { ARTICLE($quest) } „{ $quest }” küldetés semmivé lett. Meséld el, hogyan.
wt-prompt-tell-battle-close-spring = { $seat }: megmenekültél. Meséld el, hogyan.
wt-prompt-tell-trap-close-caught = { $seat }: a csapda bevált. Meséld el, hogyan.
wt-prompt-tell-trap-close-blocked = { $seat }: a csapda visszafordította a katonát. Meséld el, hogyan.
wt-prompt-tell-trap-close-escaped = { $seat }: kijutottál a csapdából. Meséld el, hogyan.
wt-prompt-tell-epilogue-close-spring = { $seat }: a tavasz győzött. Zárd le a történetet.
wt-prompt-tell-epilogue-close-winter = { $seat }: a tél győzött. Zárd le a történetet.
wt-prompt-tell-epilogue-close-writer = { $seat }: senki sem győzött. Zárd le a történetet.
wt-interject-handover = a Nagy ereklye átadható egy másik játékos szereplőjének
wt-interject-protest = az utolsó elbeszélés ellen kifogás emelhető
wt-interject-edit = az utolsó elbeszélésed még javítható

# --- elutasítások ---
wt-refuse-not-now = Most nem ez a kérdés, hanem ez: { $question }
wt-refuse-character = Nincs „{ $name }” szereplő. A neveket úgy írd, ahogy a listákban állnak, például alice vagy tin-man.
wt-refuse-area = Nincs „{ $name }” terület. A területeket úgy írd, ahogy a listákban állnak, például oak-park vagy sq03.
wt-refuse-at = Nincs „{ $name }” helyszín vagy lázadó.
wt-refuse-location = Nincs „{ $name }” helyszín. A helyszíneket úgy írd, ahogy a listákban állnak, például oak-park.
wt-refuse-quest = Nincs „{ $name }” küldetés. A küldetéseket úgy írd, ahogy a listákban állnak, például new-hope.
wt-refuse-objective = Nincs „{ $name }” cél.
wt-refuse-power = Nincs „{ $name }” erő.
wt-refuse-side = Nincs „{ $name }” oldal; spring (tavasz) vagy winter (tél) lehet.
wt-refuse-theme = Nincs „{ $name }” téma; 1, 2 vagy 3 lehet.
wt-refuse-space-number = Az emléksávon nincs ilyen mező: { $name }.
wt-refuse-objective-space = { ARTICLE($name, start: "yes") } { $name }. mezőre nem kerülhet cél.
wt-refuse-verdict = A döntés accept (elfogadás), rewrite (átírás) vagy reject (elutasítás) lehet, nem „{ $name }”.
wt-refuse-card = Nincs „{ $name }” kártya. A kártyák jele sc01-től sc93-ig tart.
wt-refuse-card-twice = Ugyanaz a kártya kétszer szerepel, vagy túl sok kártyát adtál meg.
wt-refuse-card-count = { $wanted ->
    [0] Nem kell kártyát adni; te ennyit adtál meg: { $given }.
    [one] Pontosan egy kártyát kell adni; te ennyit adtál meg: { $given }.
   *[other] Pontosan { $wanted } kártyát kell adni; te ennyit adtál meg: { $given }.
}
wt-refuse-not-in-hand = Ez a kártya nincs a kezedben: { $card }. Válassz a kezedből.
wt-refuse-memory-card = Ez a kártya nem szerepelt ebben a küldetésben: { $card }. Válassz a küldetés kártyái közül.
wt-refuse-no-memory = Még nincs könyvjelző az emléksávon, ezért ne adj meg emléket.
wt-refuse-link = A küldetésnek a könyvjelzős emléket kell folytatnia: add meg { ARTICLE($space) } { $space }. mezőt.
wt-refuse-taken = { $who_acc_cap } már játssza valaki. Válassz másik szereplőt.
wt-refuse-other-side = { $who_acc_cap } a másik oldal játssza. Válassz a sajátjaid közül.
wt-refuse-place-kind = A lázadók helyszínen, a katonák téren kezdenek; { $who } ott nem kezdhet.
wt-refuse-occupied = { $where_in_cap } már van valaki. Válassz üres helyet.
wt-refuse-split = A Mesélőnek erről az oldalról már annyi szereplője van, amennyi lehet. Válassz a másikról.
wt-refuse-quest-started = { ARTICLE($quest, start: "yes") } „{ $quest }” küldetést már elindították. Válassz olyat, amely még nem volt a táblán.
wt-refuse-quest-removed = { ARTICLE($quest, start: "yes") } „{ $quest }” küldetés már kikerült a játékból.
wt-refuse-quest-side = { ARTICLE($quest, start: "yes") } „{ $quest }” küldetés a másik oldalé.
wt-refuse-quest-kind = { ARTICLE($quest, start: "yes") } „{ $quest }” küldetés nem kerülhet oda: van, amelyik helyszínre, és van, amelyik lázadó alá való.
wt-refuse-slot = { $where_in_cap } már van küldetés. Válassz olyan helyszínt, ahol nincs.
wt-refuse-under = Küldetés csak játékban lévő lázadó alá kerülhet.
wt-refuse-quest-elsewhere = { ARTICLE($quest, start: "yes") } „{ $quest }” küldetés nem ott van, ahol a szereplő áll. Előbb menj oda.
wt-refuse-bearer = Aki { ARTICLE($quest) } „{ $quest }” küldetést viseli, nem hajthatja végre; más, ugyanazon a területen, igen.
wt-refuse-lying = { $who_cap } harcképtelen, így nem cselekedhet. A kimentés két kártyába kerül.
wt-refuse-not-yours = { $who_acc_cap } nem te játszod.
wt-refuse-not-ready = { $who_cap } ebben a fejezetben már nem aktiválható. Válassz készenlétben lévő szereplőt.
wt-refuse-cannot-join = { $who_cap } nem csatlakozhat: csak olyan készenlétben lévő, álló szereplő teheti, aki ott van vagy mozoghat.
wt-refuse-cannot-move = { $who_cap } most nem mozoghat.
wt-refuse-not-adjacent = Ide nem vezet lépés: { $where }. Menj szomszédos területre.
wt-refuse-no-steps = Elfogytak a lépések. Egy kártya még { $areas } lépést ad.
wt-refuse-not-nearer = Minden lépésnek közelebb kell vinnie a küldetéshez, amely { $where_in } vár.
wt-refuse-keep-moving = Küldetéshez menet tovább kell menned, amíg van lépésed vagy kártyád.
wt-refuse-first-attack = Aki harcot kezd, annak meg kell tennie az első támadást.
wt-refuse-must-activate = Van készenlétben lévő szereplőd, ezért aktiválnod kell egyet.
wt-refuse-play-side = Itt a kártya a másik oldalával fekszik felfelé.
wt-refuse-free-first = Ennek a szereplőnek az első lépése a harcban ingyenes: nem kell hozzá kártya.
wt-refuse-no-cards = Nincs kijátszható kártyád.
wt-refuse-no-means = { $who_cap } nem léphet közbe: nincs kijátszható kártyád.
wt-refuse-not-there = { $who_cap } itt nem léphet közbe.
wt-refuse-not-lying = { $who_cap } nem harcképtelen, így nincs kit kimenteni.
wt-refuse-rescue-join = Küldetéshez menet senkit sem lehet kimenteni.
wt-refuse-rescue-far = Nem áll { $who } mellett senki az oldaladról, aki segíthetne.
wt-refuse-space = { ARTICLE($space, start: "yes") } { $space }. mezőre nem kerülhet ez az emlék: foglalt, vagy az epilóguson túl van.
wt-refuse-protest = Most nincs mi ellen kifogást emelned: az utolsó elbeszélés a tiéd, már eldőlt, vagy kétszer újramesélték.
wt-refuse-edit = Csak a saját utolsó elbeszélésedet javíthatod, és csak amíg a játék tovább nem megy.
wt-refuse-handover = A Nagy ereklyét csak a viselője játékosa adhatja át, amikor az asztal kérdezi, egy másik játékos azonos oldali, ugyanazon a területen lévő szereplőjének.
wt-refuse-words-long = A szöveg legfeljebb { $most } karakter lehet; ez { $given }. Rövidítsd le.
wt-refuse-words-empty = Az elbeszéléshez legalább egy szó kell.
wt-refuse-words-language = Az elbeszélés nyelvét kóddal kell megadni, például hu.
wt-refuse-word = „{ $word }” nem akció. Súgó: ?
wt-refuse-fields = „{ $word }” után ez kell: { $fields }.
wt-refuse-number = „{ $value }” nem szám.
wt-refuse-objectives-memories = A célokhoz legalább { $least } emlékes játék kell. Válassz több emléket, vagy hagyd ki a célokat.
wt-refuse-arbiter-seat = { $players } fős asztalnál nincs { $arbiter }. hely. Válassz másik történetbírót.

# --- az adatfájl ---
wt-components-shape = Az adatfájl nem megfelelő: { $detail }
wt-components-name = „{ $name }” itt nem lehet név, vagy kétszer szerepel; ékezet nélküli kisbetűkből, számjegyekből és kötőjelekből állhat.
wt-components-areas = A városhoz helyszínek kellenek, és összesen legfeljebb { $most } terület.
wt-components-square = { $square }: a térnek két különböző helyszínt kell összekötnie.
wt-components-apart = { $location }: a város többi részéből nem érhető el.
wt-components-skills = Minden képességhez pontosan egy szereplő kell { wt-side } oldalán.
wt-components-side = { $name }: az oldala spring (tavasz) vagy winter (tél) legyen.
wt-components-passage = { $name }: a titkos átjáróhoz, és csak ahhoz, meg kell adni a helyszínt, ahová vezet.
wt-components-quests = Mindkét oldalnak négy küldetés kell, és pontosan egy küldetéspár zárja ki egymást.
wt-components-quest = { $quest }: a küldetés helyszínre vagy lázadó alá kerül, és egy másikat zárhat ki, amely viszont őt zárja ki.
wt-components-powers = Az erők: { $known }.
wt-components-power-quests = Minden küldetés egy erőt ad, és hat erőjelző van.
wt-components-power-side = { ARTICLE($power, start: "yes") } „{ $power }” erő egy másik oldal küldetéseihez vagy másfajta küldetésekhez tartozik.
wt-components-told = A kimentés, a visszahozás és a rajtaütés legfeljebb { $most } kártyába kerülhet: egy mondatba több nem fér.
wt-components-objectives = { $side ->
    [spring] A tavasznak hét célkártya kell.
   *[winter] A télnek hét célkártya kell.
}
wt-components-objective = { $objective }: a célnak saját oldala és legalább egy példánya van, a kapcsolatfelvételhez két helyszín kell, a rajtaütéshez egy.
wt-components-track = Az emléksávnak nyolc mezője van; az első öt közül három a céloké.
wt-components-numbers = A szabályok számai 0 és 12 között vannak.
wt-components-cards = A történetkártyák száma 60 és { $most } között van.
wt-components-setup = Az előkészülethez 2-től 7-ig minden játékosszámhoz kell egy sor.
wt-components-setup-row = Az előkészület { $players } játékosra szóló sorában nem jön ki az összeg.
wt-components-setup-places = A város túl kicsi { $players } játékosnak: induláskor mindenkinek üres hely kell.

# --- beállítások és készletek ---
winter-tales-option = { $option ->
    [memories] hány emléke van a történetnek az epilógus előtt
    [powers] erők: aki a saját oldala küldetését teljesíti, valami tartósat nyer
    [objectives] titkos célok; legalább öt emlék kell hozzájuk
    [skills] minden szereplőnek saját képessége van
    [epilogue] a szokásos epilógus, vagy az alternatív, amelyben mindenki a könyvjelzőt követi
    [arbiter] ki a történetbíró: egy hely a száma szerint, az asztal szavazata, vagy senki
    [seating] oldalak sorsolással vagy az ülésrend szerint: tavasz, tél, tavasz, tél, végül a Mesélő
    [telling] a történetet leírjátok, vagy hangosan mesélitek (ekkor a szöveg üres is lehet)
    [rescue] a kimentett szereplő ott áll talpra, ahol harcképtelen lett, vagy ott, ahol most fekszik
    [memory_cards] az emlék a küldetés bármelyik kártyája, vagy csak a győztes oldalé lehet
    [chapters] legkésőbb ennyi fejezet után kezdődik az epilógus; 0: nincs korlát
    [captions] mikor látszik a kártyák neve: rámutatáskor, mindig, soha
   *[clock] nincs óra, percek az asztalnál ülőknek, vagy válaszonként egy nap
}
winter-tales-preset = { $preset ->
    [plain] a történet magában: három emlék, semmi más
    [longer] hét emlék, az asztal szavaz
    [powers] négy emlék, erőkkel
    [objectives] öt emlék, titkos célokkal
    [skills] három emlék, minden szereplőnek képessége van
    [epilogue] három emlék, az alternatív epilógussal
    [all] hét emlék, mindennel együtt
   *[club] klubestre: hat emlék, mindennel együtt, hangosan mesélve, időre, történetbíró nélkül
}

# --- az asztal ---
wt-status = { $chapter }. fejezet · soron lévő játékos: { $seat } · emlékek: { $told }/{ $memories }
wt-status-setup = Az első fejezet előtt
wt-status-over = A történet véget ért
wt-town = Wintertown
wt-story = A történet eddig
wt-track = Emlékek
wt-track-epilogue = Epilógus
wt-track-objective = … (ide cél is kerülhet)
wt-bookmark = könyvjelző
wt-hand = Kártyáid:
wt-secret = Célod:
wt-beside = Emellett { $what }. Írd be: { $typed }
wt-pile = A csapdádban ezek számítanak: { $cards }
wt-cast-sign = Jel
wt-cast-name = Szereplő
wt-cast-seat = Játékos
wt-cast-area = Hely
wt-cast-state = Állapot
wt-state-ready = készenlétben
wt-state-activated = aktivált
wt-state-lying = harcképtelen
wt-state-locked = mozgástilalom
wt-state-quest = „{ $quest }”
wt-state-destroyed = eltűnt
wt-quests-open = Küldetések a táblán:
wt-quests-unused = Még el nem indított küldetések:
wt-map-name = { $location_short }
wt-square-between = { $square }. tér ({ $one } – { $other })
wt-role = { $faction ->
    [spring] A tavasz oldalán állsz (✿): vidd sikerre a lázadók küldetéseit.
    [winter] A tél oldalán állsz (❄): vidd sikerre a katonák küldetéseit.
   *[writer] Te vagy a Mesélő (✎): akkor győzöl, ha a két oldal döntetlenül végez.
}
wt-role-cast = Válaszd ki { ARTICLE($number) } { $number }. szereplődet (összesen: { $count }).
wt-writer-fared = { $apart ->
    [0] A Mesélő ({ $seat }) döntetlent akart, és el is érte.
   *[other] A Mesélő ({ $seat }) döntetlent akart; a különbség: { $apart }.
}
wt-scene-quest = „{ $title }” eddig: tavasz – { $spring }; tél – { $winter }
wt-scene-battle = Harc, { $place }: { $who } { $foe } ellen
wt-scene-trap = Csapda, { $place }: { $who } { $foe } ellen
wt-square-number = { $square }. tér
wt-why-side = { $side ->
    [spring] Tavasz
   *[winter] Tél
}: { $memories ->
    [one] egy emlék
   *[other] { $memories } emlék
}, { $points } pont.
wt-why-cards = Az epilógusban minden kijátszott kártya még egy pontot ér.
wt-menu-counting = A többi kártyád közül melyek számítanak a csapdában?
wt-menu-chosen = { $question } Kiválasztva: { $cards }
wt-menu-done = { $count ->
    [0] kész: egyik sem
   *[other] kész (kiválasztva: { $count })
}
wt-menu-give-up = Mely kártyákat dobod el? Összesen: { $count }.
wt-menu-begins = Hol kezdjen { $who }?
wt-menu-quest-begins = Hol kezdődjön { ARTICLE($quest) } „{ $quest }” küldetés?
wt-menu-of-side = { $name } ({ $side ->
    [spring] tavasz
   *[winter] tél
})
wt-menu-part = részvétel { wt-side } oldalán
wt-menu-play = kártya kijátszása { wt-side } oldalán
wt-menu-play-steps = egy kártya kijátszása: még { $steps } lépés
wt-menu-space-empty = { $space }. mező (üres)
wt-menu-space-over = { $space }. mező; az ott lévő emlék elvész: „{ $title }”
wt-menu-memory-line = { $space }. emlék: „{ $title }” ({ $side ->
    [spring] a tavaszé
    [winter] a télé
   *[neutral] senkié
})
wt-menu-foes = { $place } – { $side ->
    [spring] ott megtámadhat: { $foes }
   *[winter] ott csapdát állíthat: { $foes }
}
wt-menu-pass = { $situation ->
    [movement] itt maradok
    [joining] itt megállok
    [step] nem megyek vele
    [interrupt-battle] nincs harc: továbbengedem
    [interrupt-trap] nincs csapda: továbbengedem
    [attack] nem támadok tovább: a lázadó megmenekül
    [defend] feladom: a lázadó vereséget szenved
    [trap-evade] nem játszom ki több kártyát
    [action] mást nem teszek
    [join-offer] senkit sem küldök
    [part] kimaradok belőle
    [contribution] nem adok több kártyát
    [last-card] nem adok kártyát
    [new-hope] nem, most nem
    [propaganda] most nincs propaganda
    [terror] nem, most nem
    [objective] nem, most nem
    [epilogue-part] nem adok több kártyát
    [writer] nem avatkozom be
   *[other] nem, vagy ennyi elég
}
wt-menu-card = Melyik kártya?
wt-menu-memory = Melyik kártya legyen az emlék?
wt-menu-trap-card = Melyik kártya legyen a nyílt csapdakártya?
wt-menu-discard = { $count ->
    [0] minden kártya megtartása
    [one] egy kártya eldobása képpel lefelé
   *[other] { $count } kártya eldobása képpel lefelé
}
wt-menu-verdict = { $verdict ->
    [accept] megállja a helyét
    [rewrite] újra el kell mesélni
   *[reject] nem állja meg a helyét
}
wt-menu-group = { $action ->
    [pick] Szereplő választása
    [put] Küldetés indítása
    [activate] Aktiválás
    [comeback] Visszahozás (három kártya)
    [rescue] Kimentés (két kártya)
    [go] Lépés
    [carry] A fogoly elhurcolása
    [propaganda] Propaganda terjesztése
    [fulfil] A célod teljesítése: téma és mező
    [raid] Rajtaütés (két kártya): téma és mező
    [swap] Másik cél választása
    [trap] Csapdaállítás
    [pile] Kártyák a csapdába
   *[other] Választás
}
wt-menu-action = { $action ->
    [activate] aktiválás
    [comeback] visszahozás
    [rescue] kimentés két kártyáért
    [raid] rajtaütés két kártyáért
    [play] egy kártya kijátszása
    [free] harc kártya nélkül, csak a képességgel
    [artifact] a Nagy ereklye használata
    [perform] a küldetés végrehajtása
    [put] indítás itt
    [claim] közbelépés vele
    [keep] a szándék fenntartása
    [yield] visszalépés
    [carry] elhurcolás ide
    [leave] a fogoly itt marad
    [tell] elmesélés
    [join] útnak indítás
    [part] részvétel
    [memory] a kártya kiválasztása
    [space] mező
    [passage] a titkos átjáró használata
    [swap] inkább ez a cél
    [propaganda] elnémítás
    [terror] lecsapás
    [accept] igen
    [name] megnevezés
    [undo] az erő elvétele
    [destroy] lecsapás
    [fulfil] a célod teljesítése
    [reveal] a célod felfedése
    [tie] kapcsolás ehhez az emlékhez
    [bookmark] a könyvjelző ehhez az emlékhez
    [fine] rendben van
    [object] kifogás
    [retell] újramesélés
    [give-up] az elbeszélés elejtése
    [pick] választás
    [go] lépés
    [pass] semmi több
    [trap] csapdaállítás
    [pile] kártyák a csapdába
    [discard] eldobás
    [verdict] döntés
    [handover] átadás
    [protest] kifogás az utolsó elbeszélés ellen
    [edit] az utolsó elbeszélés javítása
   *[lapse] lejárt az idő
}
wt-help-powers = Erők, amelyeket a saját oldalad küldetésének sikerével szerzel:
wt-help-objectives = Titkos célok, amelyeket akkor fedsz fel vagy teljesítesz, amikor az asztal kérdezi:
wt-help-skills = Képességek:
# --- a könyv ---
wt-book-title = Wintertowni mese
wt-book-by = elmesélték: { $names }
wt-book-cast = Ki kicsoda
wt-book-role = { $name } ({ $seat })
wt-book-side = { $side ->
    [spring] A tavasz lázadói
   *[winter] A tél katonái
}
wt-book-writer = A Mesélő: { $seat }
wt-book-contents = Tartalom
wt-book-opening = Hogyan kezdődött
wt-book-chapter = { $number }. fejezet
wt-book-open = Ami nyitva maradt
wt-book-epilogue = Epilógus
wt-book-memory = { $side ->
    [spring] A tavasz így őrzi meg: { $card }.
    [winter] A tél így őrzi meg: { $card }.
   *[neutral] Senki sem győzött; a hó emlékszik rá.
}
wt-book-memory-objective = { $side ->
    [spring] Még egy lap a tavasznak.
   *[winter] Még egy lap a télnek.
}
wt-book-end = Vége
wt-book-tellers = Az asztalnál
wt-book-voice = { $number ->
    [1] az első
    [2] a második
    [3] a harmadik
    [4] a negyedik
    [5] az ötödik
    [6] a hatodik
   *[7] a hetedik
} hang a kályha mellől
wt-book-teller = { $name }: { wt-faction }
wt-book-pictures = Képek: Lorc, Delapouite, Skoll, sbed és Zajkonur, a game-icons.net oldalról (CC BY 3.0). Betűk: Alegreya (SIL Open Font License).
wt-book-made = Könyvbe kötötte a Terem, a játszma jegyzőkönyvéből.
