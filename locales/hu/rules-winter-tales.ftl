### A Téli mesék szabályai a mi szavainkkal.

wtr-title = Téli mesék: a szabályok

wtr-goal = Miről szól
wtr-goal-1 = Wintertownra végtelen hó borul. A lázadók vissza akarják hozni a tavaszt, a katonák őrzik a telet, az asztalnál pedig mindenki egyetlen történetet mesél közösen. Mindkét oldal azon van, hogy a saját küldetései sikerüljenek; ami történik, az emléksávon marad meg.
wtr-goal-2 = A végén egy oldal minden emléke három pontot ér, az epilógusban kijátszott minden kártyája egyet. A több pont az egész oldalnak győzelem. Ha van Mesélő, a döntetlen az övé; ha nincs, azé az oldalé, amelyik az epilógust kezdte.

wtr-things = Az asztalon
wtr-things-1 = A városnak nyolc helyszíne van; két helyszín között minden utcában van egy tér, a fénylő ovális. Egy területen akárhány szereplő állhat. A lázadók narancssárga, a katonák jeges talpon állnak.
wtr-things-2 = A kezedben lévő történetkártyák titkosak, és senki sem tudja, hány van nálad. Egy kártyának nincs saját értéke: az számít, hogy kijátsszák, és melyik oldalért. Minden kártyával egy darabka történet jár, amelyben megjelenik a képe.
wtr-things-3 = A megfakult figurát ebben a fejezetben már aktiválták. A fekvő figura harcképtelen: semmit sem tehet, amíg ki nem mentik. A kis lánc azt jelzi, hogy a fejezet végéig nem mozoghat.

wtr-setup = Az első fejezet előtt
wtr-setup-1 = Mindenki sorban szereplőket választ: a lázadók üres helyszíneken, a katonák üres tereken kezdenek. Mindkét oldalról játékba kerül egy küldetés, osztotok, és elkezdődik a történet.

wtr-turn = Egy kör
wtr-turn-1 = A körödben egy készenlétben álló szereplőt aktiválsz. Húzol három kártyát, a szereplő mozoghat, aztán küldetést indíthat vagy végrehajthat. Ha a végén hétnél több kártyád van, a többit képpel lefelé eldobod.
wtr-turn-2 = Ha már senki sem áll készenlétben, véget ér a fejezet: mindenki húz, minden szereplő újra készen áll, és jön a következő fejezet.

wtr-move = Mozgás
wtr-move-1 = Egy történetkártya legfeljebb két területnyire viszi a szereplőt; a terek is számítanak. Több kártyát is kijátszhatsz egymás után, és minden lépést külön választasz. Mondd el egy mondatban, miért indul útnak.
wtr-move-2 = Aki ott áll, ahová érkezel, közbeléphet: a katonák megtámadják a hozzájuk lépő lázadót, a lázadók csapdát állítanak a helyszínükre lépő katonának. Odamenni és támadni nem lehet.

wtr-battle = Harc
wtr-battle-1 = A katona játékosa kártyával támad, a lázadóé kártyával felel, és így tovább. Aki nem játszik ki többet, veszít; az utolsó kártya győz.
wtr-battle-2 = A legyőzött lázadó harcképtelenül fekszik, és nem megy tovább; a győztes bármelyik területre elviheti, ha a mese megmagyarázza. A győztes lázadó egyszerűen továbbmegy.

wtr-trap = Csapda
wtr-trap-1 = A lázadó játékosa egy kártyát nyíltan letesz csapdának, az összes többit képpel lefelé alá teszi. Titokban mindegyik vagy számít, vagy blöff. Ezután a katona játékosa annyi kártyát játszik ki, amennyit elégnek gondol.
wtr-trap-2 = Ha kevesebbet, mint ahány számít: a katona csapdába esik, és harcképtelen. Ha ugyanannyit: visszamegy arra a térre, ahonnan jött. Ha többet: továbbmegy. A blöff visszakerül a kézbe, a többi kártya elveszett.

wtr-quest = Küldetések
wtr-quest-1 = Küldetés indításához tedd le az oldalad egy küldetését, amely még nem volt a táblán, egy üres helyszínre, a Szeretetet és a Megtorlást pedig egy lázadó alá. Végrehajtani az oldalad küldetését ott lehet, ahol fekszik. Aki a Szeretetet vagy a Megtorlást hordozza, maga nem hajthatja végre.
wtr-quest-2 = Ekkor a többiek egy-egy készenlétben álló szereplőt küldhetnek; útközben minden lépéssel közelebb kell jutnia. Aztán kártyákat játszol ki az oldaladért, a jelen lévő többiek csatlakoznak, és a magukéért játszanak, végül hozzátehetsz egy utolsó kártyát.
wtr-quest-3 = A több kártya győz. Ha a végrehajtó oldalé több: siker; ha kevesebb: kudarc; ha egyenlő: döntetlen. A végét te meséled el.

wtr-memory = Emlékek és a könyvjelző
wtr-memory-1 = Aki a legtöbbet játszotta ki a győztes oldalért, kiválasztja a küldetést összefoglaló kártyát. Ez az emléksáv egy szabad helyére kerül a győztes oldalával felfelé; a senki emlékei senkinek sem számítanak. A könyvjelző rákerül.
wtr-memory-2 = A következő küldetésnek a könyvjelzős emléket kell folytatnia. Ha az asztal szerint a mese nem következik belőle, a küldetés rögtön kudarcot vall.

wtr-rescue = Kimentés
wtr-rescue-1 = A saját körödben két kártyáért talpra állíthatod az oldalad egy harcképtelen szereplőjét: a sajátodat bárhol, egy szövetségesét akkor, ha a te szereplőd mellette áll. Ott áll fel, ahol elesett.

wtr-telling = Mesélni, segíteni, ítélni
wtr-telling-1 = Írd le vagy mondd el, mi történik, és tedd a kártyát oda, ahol szóba kerül. Ha üresen hagyod, a narrátor mesél. A „Segítség” egy mondatot kér a többiektől; amit ajánlanak, nem kötelez.
wtr-telling-2 = A történetekben senki sem hal meg, és nem meséltek olyat, ami nem történt meg. Aki hibát lát, a margón kifogásolja. A történetbíró vagy az asztal szavazata dönt: marad, újra kell mesélni, vagy nem áll meg. A kapcsolat, a foglyok, a visszatérések és az ereklye átadása megvárja ezt a szót.

wtr-epilogue = Az epilógus
wtr-epilogue-1 = Ha az emléksáv megtelt, a történet azonnal a végéhez ér. Először az játszik ki kártyákat, aki az utolsó emléket letette, a könyvjelzős emlékhez kötve; aztán a többiek, mindenki egy-egy emlékhez kötve. Az összegzés után a Mesélő a keze feléig adhat hozzá az egyik oldalhoz. Végül lezárjátok a történetet, és kinyithatjátok a könyvet.

wtr-modules = Erők, célok, képességek
wtr-modules-1 = Ezek bármelyikével játszhattok. A játék előtt választjátok ki őket.
wtr-powers = Erők: aki a saját oldala küldetését teljesíti, valami tartósat nyer.
wtr-objectives = Célok: titkos megbízás; teljesítve maga is emlékké válik.
wtr-skills = Képességek: minden szereplő tud valami különlegeset.

wtr-example-move = Két terület egy kártyáért: a kivilágított oválisokra és helyekre még el lehet jutni.
wtr-example-quest = Egy küldetés a mérlegen: mindkét oldal kártyái, az állás, és hogy ki vesz részt.
wtr-example-track = Az emléksáv: az oldal színű keretek, a sarokban a küldetés, és a könyvjelző.
