# --- a játék szavai; más üzenetek ugyanazokkal az adatokkal hivatkoznak rájuk ---
gor-card = { $card ->
    [yellow] sárga nyíl
    [red] piros nyíl
    [green] zöld nyíl
    [blue] kék nyíl
    [fire] Tűz
    [manoeuvre] Manőver
    [none] nincs lap
   *[other] { $card } nyíl
}
gor-colour = { $colour ->
    [yellow] sárga
    [red] piros
    [green] zöld
    [blue] kék
    [lilac] lila
    [orange] narancssárga
    [turquoise] türkiz
   *[other] { $colour }
}
gor-direction = { $direction ->
    [up] felfelé
    [right] jobbra
    [down] lefelé
   *[left] balra
}
gor-tile = { $tile ->
    [fireball] Tűzgolyó
    [multicoloured-arrow] Tarka nyíl
    [princess-calls] Hív a cárkisasszony!
    [repeat] Ismétlés
    [knights-move] Lóugrás
    [trap] Csapda
    [royal-apples] Cári almák
    [skorokhod] Gyorsjáró
   *[magnet] Mágnes
}
gor-counter = { $counter ->
    [march] Menetelés
    [discard] Eldobás
    [fire-protection] Tűzvédelem
    [irrevocable-loss] Végleges veszteség
    [white-flag] Fehér zászló
    [double-protection] Kettős védelem
    [fallen-comrade] Elesett bajtárs
    [optical-illusion] Érzékcsalódás
   *[horse] Paripa
}
gor-tile-rule = { $tile ->
    [fireball] égess fel egy mezőt a sárkány mellett: fölötte, alatta, balra vagy jobbra tőle; a torony mezője vereség
    [multicoloured-arrow] repülés a négy szín bármelyikével
    [princess-calls] tedd a sárkányt a torony bármelyik mezőjére
    [repeat] használd újra egy lapodat a saját sorodból: repülj megint, vagy fújj megint tüzet
    [knights-move] ugrás két mezőt az egyik irányba és egyet oldalra
    [trap] tedd vissza bármelyik lovagot az ösvénye rajtmezőjére
    [royal-apples] ha akarod, hajtsd vissza a toronyhoz legközelebbi lovagot két mezővel az ösvényén
    [skorokhod] ebben a fordulóban mindenki, aki utánad jön, akár négy mezőt is repülhet
   *[magnet] mozdíts egy lovagot az ösvényén legfeljebb két mezővel a sárkány felé
}
gor-counter-rule = { $counter ->
    [march] minden lovag előrelép egyet
    [discard] mindenki letesz a kezéből egy lapot a saját sorába, hatás nélkül
    [fire-protection] a forduló végéig egy lovag sem éghet el; a lapka átfordítva marad
    [irrevocable-loss] egy lapod végleg kikerül a játékból
    [white-flag] a következő, képpel lefelé fekvő lap hatás nélkül fordul fel
    [double-protection] egy lovag pajzsot kap, amely egyszer megmenti a tűztől
    [fallen-comrade] egy elégett lovag visszatér egy általad választott rajtmezőre; a lapka a forduló végéig átfordítva marad
    [optical-illusion] a toronytól legtávolabbi lovag és a sárkány helyet cserél
   *[horse] egy lovag paripát kap: a lovagok minden lépéskártyájánál, a 0-nál is, és Meneteléskor eggyel többet lép
}

# --- események ---
gor-event-placed = { $seat }: { ARTICLE($knight) } { $knight }. lovag { ARTICLE($path) } { $path } ösvény rajtmezőjére áll.
gor-event-perched = { $seat }: a sárkány itt vár: { $cell }.
gor-event-round = – { $round }. forduló. Kezdőjátékos: { $seat }. –
gor-event-cards = Lépéskártyák: lovagok { $steps }, sárkány { $number }.
gor-event-knights = { $steps ->
    [0] A kártya nem ad lépést a lovagoknak.
   *[other] A kártya minden lovagnak { $steps } lépést ad.
}
gor-event-tunnel = { ARTICLE($knight, start: "yes") } { $knight }. lovag az alagútba lép itt: { $cell }, és itt bukkan fel: { $to }.
gor-event-entered = { ARTICLE($knight, start: "yes") } { $knight }. LOVAG BEJUTOTT A TORONYBA.
gor-event-pointed = { $seat }: { $knights ->
    [none] már senki sincs megjelölve
   *[other] megjelölt lovagok: { $knights }
}.
gor-event-spoke = { $seat }: egy beszédjelző felhasználva (maradt: { $left }). Beszélhettek!
gor-event-hushed = Vége a beszélgetésnek. Csend!
gor-event-choose = { $talk ->
    [open] Mindenki lapot választ.
   *[closed] Mindenki csendben lapot választ.
}
gor-event-locked = { $seat }: a lap képpel lefelé fekszik.
gor-event-chose = { $seat }, a többiek elől rejtve: { gor-card }.{ $choice ->
    [open] { " " }Még kicserélhető.
   *[closed] { "" }
}
gor-event-skipped = { $seat }: kihagyás; visszakerül a kézbe: { $cards }.
gor-event-revealed = { $seat }: { gor-card }.
gor-event-flagged = { $seat }: { gor-card }, de a Fehér zászló miatt hatástalan.
gor-event-flew = A sárkány { $distance } mezőt repül ({ gor-card }), ide: { $cell }.
gor-event-drifted = A folyó idesodorja a sárkányt: { $cell }.
gor-event-no-flight = { $seat }: a szám 0, a sárkány nem repül.
gor-event-left-field = { $seat }: { gor-card } – A SÁRKÁNY ELHAGYJA A JÁTÉKTERET.
gor-event-fire = { $seat }: a sárkány tüzet fúj itt: { $cell }.
gor-event-burnt = { ARTICLE($knight, start: "yes") } { $knight }. lovag elégett; maradt: { $left }.
gor-event-shield-broke = A pajzs megmenti { ARTICLE($knight) } { $knight }. lovagot, és elvész.
gor-event-protected = A Tűzvédelem megmenti { ARTICLE($knight) } { $knight }. lovagot.
gor-event-nobody-burnt = Ezen a mezőn nincs senki: { $cell }.
gor-event-terem-burnt = ÉG A TORONY: { $cell }.
gor-event-tile = { $seat }: „{ gor-tile }” lapka.
gor-event-no-tile = { $seat }: minden lapka a lovagoldalát mutatja, a Manőver hatástalan.
gor-event-fireball = { $seat }: tűzgolyó csapódik ide: { $cell }.
gor-event-march = Menetelés! Minden lovag előrelép.
gor-event-princess = { $seat }: a cárkisasszony idehívja a sárkányt: { $cell }.
gor-event-protection = Tűzvédelem a forduló végéig.
gor-event-repeated = { $seat }: ismétlés – { gor-card }.
gor-event-nothing-repeated = { $seat }: nincs mit ismételni.
gor-event-lost = { $seat }: kikerül a játékból: { gor-card }.
gor-event-nothing-lost = { $seat }: nincs több elveszíthető lap.
gor-event-jumped = { $seat }: a sárkány ideugrik: { $cell }.
gor-event-flag = Fehér zászló: a következő lap hatástalan lesz.
gor-event-no-flag = Fehér zászló: már nincs kit megállítani.
gor-event-trapped = { ARTICLE($knight, start: "yes") } { $knight }. lovag újra a rajtmezőjén áll: { $cell }.
gor-event-shielded = Pajzsot kap { ARTICLE($knight) } { $knight }. lovag.
gor-event-shield-stays = A pajzs a helyén marad.
gor-event-apples = { ARTICLE($knight, start: "yes") } { $knight }. lovag { $steps } mezővel visszahúzódik.
gor-event-no-apples = { $seat }: az almák a helyükön maradnak.
gor-event-comrade = Elesett bajtárs: { ARTICLE($knight) } { $knight }. lovag visszatér { ARTICLE($path) } { $path } ösvény rajtmezőjére.
gor-event-no-comrade = Elesett bajtárs: még senki sem esett el.
gor-event-swift = Gyorsjáró: a sárkány a forduló végéig akár négy mezőt is repülhet.
gor-event-swapped = { ARTICLE($knight, start: "yes") } { $knight }. lovag és a sárkány helyet cserél: a lovag ide kerül: { $cell }, a sárkány ide: { $to }.
gor-event-pulled = Mágnes: { ARTICLE($knight) } { $knight }. lovag { $way ->
    [forward] { $steps } mezőt lép előre
    [back] { $steps } mezőt lép vissza
   *[nowhere] a helyén marad
}.
gor-event-horsed = Paripát kap { ARTICLE($knight) } { $knight }. lovag.
gor-event-horse-stays = A paripa a helyén marad.
gor-event-discard = Eldobás: mindenki letesz a kezéből egy lapot a saját sorába.
gor-event-discarded = { $seat }: eldobás – { gor-card }.
gor-event-hand-back = { $seat }: a kéz kiürült; visszakerül: { $cards }.
gor-event-won = MINDEN LOVAG ELÉGETT { ARTICLE($round) } { $round }. fordulóban.
gor-event-unplayed = { $seat }: képpel lefelé maradt: { gor-card }.

# --- a vége ---
gor-outcome = { $ending ->
    [won] Együtt győztetek: a torony megmenekült { ARTICLE($round) } { $round }. fordulóban.
    [terem-reached] Vesztettetek: { ARTICLE($round) } { $round }. fordulóban egy lovag bejutott a toronyba.
    [field-left] Vesztettetek: { ARTICLE($round) } { $round }. fordulóban a sárkány elhagyta a játékteret.
   *[terem-burnt] Vesztettetek: { ARTICLE($round) } { $round }. fordulóban leégett a torony.
}

# --- kérdések ---
gor-prompt-place = { $seat }: állíts egy lovagot egy rajtmezőre.
gor-prompt-perch = { $seat }: tedd a sárkányt a torony egyik mezőjére.
gor-prompt-signal = Kezdőjátékos: { $seat }. Ha akarsz, mutass lovagokra, aztán indítsd a választást.
gor-prompt-talk = Beszéljetek! A végét a kezdőjátékos jelzi: { $seat }.
gor-prompt-choose = Válassz titokban egy lapot, vagy hagyd ki a fordulót.
gor-prompt-discard = Válassz a kezedből egy eldobandó lapot.
gor-prompt-fly = { $seat }: { gor-card }. Milyen messzire? ({ $most ->
    [1] 1 mező
   *[other] legfeljebb { $most } mező
})
gor-prompt-manoeuvre = { $seat }: melyik manőver?
gor-interject-point = A kezdőjátékos lovagokra mutathat.
gor-interject-replace = A lerakott lap még észrevétlenül kicserélhető.

# --- elutasítások: akciók ---
gor-refuse-phase = { $phase ->
    [place] Most a lovagok kerülnek fel; nevezz meg egy ösvényt, például place A1.
    [perch] Most a sárkány kerül a helyére; nevezz meg egy toronymezőt, például perch 44.
    [signal] Előbb a jelzés: mutass lovagokra, vagy indítsd a választást (begin).
    [talk] Beszélgetés folyik; a kezdőjátékos zárja le: hush.
    [choose] Most lapot választotok: tégy le egyet, vagy hagyd ki a fordulót.
    [resolve] Egy lap felfordítva fekszik; döntsd el, hogyan használod.
    [discard] Most mindenki eldob egy lapot a kezéből.
   *[over] A játék véget ért.
}
gor-refuse-notation = „{ $text }” nem akció ebben a játékban.
gor-refuse-unknown-card = Nincs „{ $name }” lap; a lapok a négy szín, a fire (Tűz) és a manoeuvre (Manőver).
gor-refuse-unknown-colour = Nincs „{ $name }” nyíl.
gor-refuse-unknown-cell = Nincs „{ $name }” mező; a mezőt a sora és az oszlopa jelöli, például 45.
gor-refuse-unknown-path = Nincs „{ $name }” ösvény; az ösvények neve A1-től D3-ig tart.
gor-refuse-unknown-knight = Nincs { $knight }. lovag; a számok 1-től { $most }-ig tartanak.
gor-refuse-not-terem = { ARTICLE($cell, start: "yes") } { $cell } nem a torony mezője.
gor-refuse-start-taken = { ARTICLE($path, start: "yes") } { $path } ösvény rajtmezőjén már áll egy lovag; válassz másik ösvényt.
gor-refuse-point-first = Csak a kezdőjátékos mutathat.
gor-refuse-spoken = Ebben a fordulóban már felhasználtatok egy beszédjelzőt; a következő kezdőjátékos használhat újat.
gor-refuse-no-tokens = Nincs több beszédjelző.
gor-refuse-skipped = Ezt a fordulót már kihagytad, most nem kerülsz sorra.
gor-refuse-lock-final = A lapod már végleges.
gor-refuse-unlock = A lerakott lapot nem veheted vissza; kicserélheted egy másikra.
gor-refuse-not-in-hand = Nincs a kezedben ilyen lap: { $card }; a kezedben van: { $held }.
gor-refuse-discard-locked = Ez a lap az asztalon fekszik képpel lefelé; dobj el másikat.
gor-refuse-choose-tile = A Manővert fordítottad fel; válassz ezekből: { $tiles }.
gor-refuse-only-flight = Ezt fordítottad fel: { $card }; mondd meg, milyen messzire repül a sárkány.
gor-refuse-distance = A sárkány nem repülhet ennyit: { $distance }.
gor-refuse-distance-card = { $most ->
    [0] A szám 0, a sárkány nem repül.
    [1] A sárkány ebben a fordulóban pontosan 1 mezőt repül, nem ennyit: { $distance }.
   *[other] A sárkány ebben a fordulóban 1–{ $most } mezőt repül, nem ennyit: { $distance }.
}
gor-refuse-off-field = { $distance } mező már a játéktéren kívülre visz; { $most ->
    [0] ezzel a nyíllal egyáltalán nem lehet repülni
   *[other] legfeljebb { $most }
}.
gor-refuse-leaving = A sárkány nem hagyhatja el a játékteret, amíg bármi mást tehetsz.
gor-refuse-tile-absent = Ebben a játszmában nincs „{ gor-tile }” lapka; ezek vannak: { $tiles }.
gor-refuse-tile-turned = Ez a lapka a forduló végéig átfordítva marad: { gor-tile }.
gor-refuse-not-neighbour = { ARTICLE($cell, start: "yes") } { $cell } nincs a sárkány mellett.
gor-refuse-not-jump = { ARTICLE($cell, start: "yes") } { $cell } nincs lóugrásnyira a sárkánytól.
gor-refuse-arrow-colour = Nevezz meg egy színt és egy távolságot a Tarka nyílhoz.
gor-refuse-knight-gone = { ARTICLE($knight, start: "yes") } { $knight }. lovag elégett; válassz másikat.
gor-refuse-token-missing = { $token ->
    [shield] Mondd meg, melyik lovag kapja a pajzsot.
   *[horse] Mondd meg, melyik lovag kapja a paripát.
}
gor-refuse-token-same = { $token ->
    [shield] { ARTICLE($knight, start: "yes") } { $knight }. lovagnál már ott a pajzs; máshoz kell kerülnie.
   *[horse] { ARTICLE($knight, start: "yes") } { $knight }. lovagnál már ott a paripa; máshoz kell kerülnie.
}
gor-refuse-pull-far = A Mágnes legfeljebb { $most } mezővel mozdít egy lovagot.
gor-refuse-pull = A Mágnes { ARTICLE($knight) } { $knight }. lovagot csak ennyivel mozdíthatja az ösvényén: { $way }.
gor-refuse-not-nearest = Az almák a toronyhoz legközelebbi lovagot hajtják vissza: { $knights }.
gor-refuse-comrade-missing = Mondd meg, melyik ösvényre tér vissza az elesett bajtárs.
gor-refuse-nobody-fallen = Még egy lovag sem égett el, nincs, aki visszatérjen.
gor-refuse-not-farthest = Az érzékcsalódás a toronytól legtávolabbi lovagot cseréli: { $knights }.
gor-refuse-illusion-cell = A lovag csak ide kerülhet: { $cells }.
gor-refuse-repeat-something = Vannak lapok a sorodban: ismételd meg az egyiket.
gor-refuse-repeat-manoeuvre = A Manőver nem ismételheti önmagát.
gor-refuse-repeat-distance = A Tűzhöz nem kell távolság.
gor-refuse-repeat-no-distance = Mondd meg, milyen messzire repül a sárkány.
gor-refuse-not-in-row = Nincs a sorodban ilyen lap: { $card }.
gor-refuse-lose-missing = Mondd meg, melyik lapod kerül ki a játékból.
gor-refuse-lose-manoeuvre = Az éppen használt Manőver nem veszhet el; válassz másik lapot.
gor-refuse-lose-gone = Ez a lap már nincs játékban: { $card }.
gor-refuse-lose-over = Ezzel vége a játéknak, lap már nem vész el.

# --- elutasítások: a doboz ---
gor-components-shape = Az adatok alakja hibás: { $detail }.
gor-components-name = „{ $name }” itt nem lehet név; csak ékezet nélküli kisbetűkből és kötőjelekből állhat, legfeljebb tizenhat jelből.
gor-components-colours = Négy, különböző kezdőbetűjű szín kell, és egyik sem kezdődhet f-fel vagy m-mel.
gor-components-decks = { ARTICLE($deck, start: "yes") } { $deck } paklihoz pontosan ezek a változatok kellenek: { $known }.
gor-components-deck = { ARTICLE($deck, start: "yes") } { $deck } pakliban ({ $variant }) a lovagoknál 0 és { $most }, a sárkánynál mínusz { $most } és { $most } közötti lapok kellenek, és nem mind 0.
gor-components-setup = Az előkészülethez 3-tól 7-ig minden játékosszámhoz kell egy sor.
gor-components-setup-row = { $players } játékoshoz 1–{ $most } lovag és 0–60 beszédjelző kell.
gor-components-few-starts = { $players } játékoshoz { $knights } rajtmező kell, a táblarészeken { $starts } van.
gor-components-tiles = Mind a kilenc lapkának a szabálykönyv sorrendjében kell szerepelnie, a saját ellenmanőverével.
gor-components-tile = { ARTICLE($tile, start: "yes") } { $tile } lapka csoportja { $group }, visszafordulása at-once vagy round-end.
gor-components-talk = A talk_seconds 1 és 600 között legyen.
gor-components-boards = Négy táblarész kell: A, B, C és D.
gor-components-size = { $rows } soros és { $columns } oszlopos táblarészek nem rakhatók a torony köré: az oszlopok száma kettővel több legyen a sorokénál, és legfeljebb nyolc.
gor-components-grid = { $board } táblarész, { $side } oldal: minden rácshoz { $rows } sor kell, egyenként { $columns } jellel ezekből: . ^ v < >
gor-components-start-off = { $board } táblarész, { $side } oldal: ennek az ösvénynek a rajtmezője nincs ösvényen: { $path }.
gor-components-start-inside = { $board } táblarész, { $side } oldal: ennek az ösvénynek a rajtmezője belül van: { $path }; a rajtmezők a 0. sorban vagy a 0. oszlopban, a játéktér szélén vannak.
gor-components-starts = { $board } táblarész, { $side } oldal: egy rajtmező kétszer szerepel, vagy több van, mint { $most }.
gor-components-starts-differ = { $board } táblarész, { $side } oldal: minden táblarész minden oldalán ugyanannyi rajtmező kell.
gor-components-tunnel-off = { $board } táblarész, { $side } oldal: ez az alagút nincs ösvényen: { gor-colour }.
gor-field-path-loop = { $order } sorrend: { ARTICLE($path) } { $path } ösvény itt önmagába fordul, és nem éri el a tornyot: { $cell }.
gor-field-path-ends = { $order } sorrend: { ARTICLE($path) } { $path } ösvény itt véget ér, és nem éri el a tornyot: { $cell }.
gor-field-path-long = { $order } sorrend: { ARTICLE($path) } { $path } ösvény hosszabb { $most } mezőnél.
gor-field-seam = { $order } sorrend: { ARTICLE($path) } { $path } ösvény itt lelép a táblarészéről, és a szomszédoson nincs folytatása: { $cell }.
gor-field-short-path = { ARTICLE($most, start: "yes") } { $most } értékű lovaglap azonnal bevinne egy lovagot: a legrövidebb ösvény { $shortest } mező hosszú. Kisebb lapok vagy hosszabb ösvények kellenek.
gor-field-orphan = { $order } sorrend: ez az ösvénymező egyik rajtmezőről sem érhető el: { $cell }.
gor-field-through-start = { $order } sorrend: { ARTICLE($path) } { $path } ösvény egy másik rajtmezőn halad át: { $cell }.
gor-field-river-leaves = { $order } sorrend: az innen induló folyó kifolyik a játéktérről vagy a toronyba: { $cell }.
gor-field-river-loop = { $order } sorrend: a folyó itt körbefolyik: { $cell }.
gor-field-tunnel-exit = { $order } sorrend, alagút: { gor-colour }, { $cell }. Pontosan egy kijárat kell hozzá; válassz olyan oldalakat, amelyeken mindkét vége látszik.
gor-field-tunnel-shared = { $order } sorrend, alagút: { gor-colour }, { $cell }. A kijárata egyetlen ösvényen legyen, mielőtt az egy másikba torkollik.
gor-field-tunnel-loop = { $order } sorrend, alagút: { gor-colour }, { $cell }. A kijárata mögött újabb bejárat van.

# --- beállítások és készletek ---
gorynych-option = { $option ->
    [mode] alapjáték, vagy haladó játék folyókkal, alagutakkal és a kilenc manőver bármelyikével
    [sides] az A, B, C, D táblarész melyik oldala van felül: b = alap, a = haladó; usual = a játékmód szerint
    [tiles] a három manőver: egy névvel jelölt készlet vagy három szám, például 1+6+9; usual = a játékmód szerint
    [order] a táblarészek az óramutató járása szerint, a bal felsőtől kezdve
    [rotation] mennyire van elfordítva a toronylapka; ettől függ, merre mutat egy-egy szín
    [starts] hol kezdenek a lovagok: véletlenszerű, a leghosszabb vagy a legrövidebb ösvényeken, vagy felváltva ti rakjátok fel őket
    [dragon] a sárkány a torony egy véletlenszerű mezőjén kezd, vagy ott, ahol a kezdőjátékos akarja
    [knight_deck] a lovagok lapjai; a sietős (hard) a gyakorlott, hat-hét fős csapatoké
    [dragon_deck] a sárkány lapjai
    [bridge_current] elsodorja-e a folyó a sárkányt a hidakról is
    [speech] beszédjelzők az alapjátékban
    [talk] csend, vagy családi asztal, ahol végig lehet beszélni
   *[choice_seconds] hány másodperc jut a választásra, mielőtt a távollévő kihagyja a fordulót; 0: nincs óra
}
gorynych-preset = { $preset ->
    [basic] első lépések: egyszerű játéktér, három alapmanőver, beszédjelzők
    [silent] az alapjáték egyetlen szó nélkül
    [river] folyók és alagutak a három alapmanőverrel
    [easy] haladó játék, a három manőver egyike a Csapda
    [normal] haladó játék a Cári almákkal, de Csapda nélkül
    [nine] haladó játék, a kilenc manőver közül bármelyik három
    [six] haladó játék, a hat haladó manőver közül három
    [hard] haladó játék Csapda és almák nélkül, sietős lovagokkal
   *[own] saját játéktér: vegyes oldalak, ti rakjátok fel a lovagokat és a sárkányt, beszélni szabad
}

# --- az asztal ---
gor-status = { $round }. forduló · kezdőjátékos: { $seat } · lovagok { $steps } · sárkány { $number }, legfeljebb { $limit } mező
gor-status-over = A játék véget ért
gor-status-setup = Az első forduló előtt
gor-field = Játéktér { $order }
gor-compass = Ebben a fordulóban:
gor-compass-arrow = { gor-colour } { gor-direction }
gor-reversed = A szám negatív: minden nyíl az ellenkező irányba visz. A lapok nyilai itt már ezt mutatják.
gor-legend = ▲▶▼◀ ösvények · ● rajtmező · ▓ torony · D sárkány · számok: lovagok · ~ folyó · = híd · i, o: alagút bejárata, kijárata, a szín angol betűjével
gor-knights = Lovagok (hátralévő lépések)
gor-knight = { $knight }: { $cell } mező, { $path } ösvény, lépés: { $left }
gor-knight-inside = { $knight } a toronyban
gor-knight-shield = pajzs
gor-knight-horse = paripa
gor-knight-pointed = megjelölve
gor-decks = Hátralévő lapok: lovagok { $knights }, sárkány { $dragon }
gor-tiles = Manőverek
gor-tile-line = { gor-tile } → { gor-counter }
gor-tile-turned = átfordítva
gor-protected = Tűzvédelem
gor-flagged = Fehér zászló fenn
gor-speech = Beszédjelzők: { $tokens }
gor-seats = Fejek
gor-seat-hand = kéz
gor-seat-row = sor
gor-seat-box = játékon kívül
gor-seat-locked = választott
gor-seat-skipped = kihagyja
gor-seat-waiting = …
gor-own-card = Képpel lefelé fekvő lapod: { gor-card }
gor-menu-choose = Melyik lap?
gor-menu-skip = kihagyás, a kijátszott lapok vissza a kézbe
gor-menu-discard = Melyik lapot dobod el?
gor-menu-signal = A választás előtt:
gor-menu-begin = kezdés: mindenki választ
gor-menu-speak = egy beszédjelző: 30 másodperc beszélgetés
gor-menu-hush = a beszélgetés vége
gor-menu-point = rámutatás { ARTICLE($knight) } { $knight }. lovagra (többre: point 1 3)
gor-menu-point-clear = a jelölések levétele
gor-menu-distance = Milyen messzire?
gor-menu-cell = ide: { $cell }
gor-menu-tile = Melyik manőver?
gor-menu-target = Hová?
gor-menu-knight = Melyik lovag?
gor-menu-shield = Ki kapja a pajzsot?
gor-menu-horse = Ki kapja a paripát?
gor-menu-comrade = Hová tér vissza a bajtárs?
gor-menu-pull = Hány mezőt az ösvényén? (mínusz: vissza)
gor-menu-lose = Melyik lap kerül ki a játékból?
gor-menu-repeat = Melyik lapot ismétled meg?
gor-menu-colour = Melyik szín?
gor-menu-nobody = senki
gor-menu-place = Melyik rajtmezőre?
gor-menu-burns-terem = a torony: EZZEL VESZÍTENÉTEK
gor-menu-landing = a lovag ide kerül: { $cell }
gor-menu-about = { gor-tile }: { gor-tile-rule } → { gor-counter }: { gor-counter-rule }
gor-menu-here = (ott álló lovag: { $knights })
gor-menu-step = { $way ->
    [forward] { $steps } mezőt előre
    [back] { $steps } mezőt vissza
   *[nowhere] a helyén marad
}
gor-menu-fire-terem = { gor-card } (a sárkány most a tornyon ül!)
gor-help = GORINICS, ÉGESS! Mindnyájan egyetlen sárkány fejei vagytok, és együtt, szó nélkül őrzitek a tornyot. Minden fordulóban a lovagok a szürke lap szerint lépnek előre az ösvényükön. Aztán mindenki egyszerre letesz egy lapot képpel lefelé, majd a kezdőjátékossal kezdve sorban felfordítjátok őket. Égessetek el minden lovagot, mielőtt akár egy is bejutna a toronyba.
    A nyíl arra viszi a sárkányt, amerre a toronylapkán a színe mutat: egy mezőtől a sárkány számáig, negatív számnál az ellenkező irányba. A távolságról akkor döntesz, amikor felfordítod a lapodat. Ha minden távolság a játéktéren kívülre visz, a sárkány elhagyja a játékteret, és vesztettetek.
    A Tűz elégeti a sárkány mezőjén álló összes lovagot. Ha a sárkány éppen a toronyban van, vesztettetek.
    A Manőver egy lapkát használ, aztán a lovagok a másik oldalával felelnek.
    A kijátszott lap előtted, a lapjaid sorában marad, amíg ki nem ürül a kezed. Vagy hagyd ki a fordulót: a kijátszott lapjaid azonnal visszakerülnek a kezedbe.
    A folyón megálló sárkányt egy mezővel odébb viszi a sodrás. Az alagút bejáratán megálló lovag az ugyanolyan színű kijáraton bukkan fel.
gor-help-first = Csak a kezdőjátékos mutathat, és csak lovagokra. A kezdőjátékos-jelző minden forduló után továbbkerül.
gor-help-screen = A mező a sora és az oszlopa: a 45 a 4. sor 5. oszlopa. Az ösvények a rajtmezőjükről kapták a nevüket, A1-től D3-ig, és összefuthatnak. ★ a kezdőjátékos, … akire a többiek várnak; minden lovag mögött ott áll, hány lépése van hátra.
gor-help-notation = Az akciók röviden: red (ezt a lapot tedd le), skip, fly 2, discard red, begin, point 1 3, speak, hush; fireball 34, arrow blue 1, princess 44, repeat red 2 -green, jump 04, trap 3 /5, apples 2 /B3, skorokhod 4 61, magnet 3 -1 /2.
gor-why-line = { ARTICLE($knight, start: "yes") } { $knight }. lovag: még { $left } lépés; a következő lap { $chance }% eséllyel beviszi a toronyba.

# --- tanács ---
gor-coach-plan = { $knights ->
    [0] A te szereped a tervben: a sárkány oda kerül, ahol szükség lesz rá.
   *[other] A te szereped abban a tervben, amellyel ebben a fordulóban { $knights } lovag ég el.
}
gor-coach-gain = { $much ->
    [far] Sokkal
    [clear] Érezhetően
   *[little] Valamivel
} jobb egy átlagos választásnál.
gor-coach-other = Azonnal nem árt, de a többiek aligha számítanak rá.
gor-coach-other-risk = A többiek aligha számítanak rá, és százból nagyjából { $percent } esetben még a következő választás előtt veszítetek.
gor-coach-lost = Amennyire előre látni, ezzel még a következő választás előtt veszítetek.
gor-coach-hopeless = Amennyire előre látni, a játékot már semmi sem menti meg; még ez a legjobb, amit tehetsz.
gor-coach-careful = Biztonságosabb, mint amit a terv kér tőled.
gor-coach-careful-safe = { gor-coach-careful } Azzal százból nagyjából { $percent } esetben még ebben a fordulóban veszítenétek.
gor-coach-careful-risk = { gor-coach-careful } Azzal százból nagyjából { $percent } esetben még ebben a fordulóban veszítenétek, ezzel csak nagyjából { $own } esetben.
gor-coach-risk = Kockázatos: százból nagyjából { $percent } esetben még a következő választás előtt veszítetek.
gor-coach-repair = Ez a legjobb, amit most ezzel a lappal tenni lehet.
gor-coach-best = Minden más többe kerülne.
gor-coach-plan-risk = { gor-coach-plan } Százból nagyjából { $percent } esetben így is veszítetek még a következő választás előtt.
gor-coach-repair-risk = { gor-coach-repair } Százból nagyjából { $percent } esetben így is veszítetek még a következő választás előtt.
gor-coach-point = { $knights ->
    [one] Erre mutass: ő a terv célpontja, és így mindenki érti.
   *[other] Ezekre mutass: ők a terv célpontjai, és így mindenki érti.
}
gor-coach-begin = Jel nélkül is elkezdheted, de akkor a többiek csak találgatják, kire mész.
gor-coach-place = Innen { $steps } lépés vezet a toronyig.
gor-coach-perch = { $best ->
    [yes] Innen van a sárkány a legközelebb az élen járó lovagokhoz.
   *[no] Innen hosszabb a sárkány útja az élen járó lovagokhoz.
}
