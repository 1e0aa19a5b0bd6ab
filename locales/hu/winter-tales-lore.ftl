# Téli mesék: háttér az olvasónak (magyar)

# --- szereplők ---
wt-lore-character-alice = Csodaországból hazatérve Alice nem bírta ki, hogy ne mesélje el, amit látott, és Wintertownban az ilyesmi vétség. Hét évig próbálták kikúrálni belőle a képzeletet a Bolond Kalapos elmegyógyintézetében, hiába: az emlékek mindig visszataláltak. Aztán egy árnyék a cella falán az ajtó felé bökött, az ajtó nem volt zárva, az őrök helye üresen állt, és Alice félve, reménykedve átlépte a küszöböt.
wt-lore-character-dorothy = Dorothy megöregedett azóta, hogy Ózból hazatalált, és nyugodt napjai voltak. Az Őszi Háború kitörésekor mégis fölkerekedett, vett egy kis házat Wintertownban, és bújtatni kezdte a menekülőket. Neki mind gyerekek, akárhány évesek; a rezsim akkor kezdett gyanakodni, amikor már százával voltak.
wt-lore-character-tin-man = A Bádogember együtt harcolt az Őszi Háborúban a Gyáva Oroszlánnal, és egyre jobban didergett a páncéljában, pedig volt szíve. Mikor barátját elvesztette, nem látott okot rá, hogy tovább álljon, és a hó lassan betemette. A Rémálomgyár ócskavasai közé dobták ki, és ott történt, hogy egyszer csak kinyílt a szeme.
wt-lore-character-cranky = Morgó törpe, az Ősi Erdő széléről. Népe a bányát féltette, nem a világot, és távol tartotta magát az Őszi Háborútól, de a fagy nem kérdezte, ki hol állt: az öregek elmentek, a tárnát jég zárta le. Ő az utolsó, aki még tudja a régi törpe történeteket, és ha elég sör fogy, el is mondja őket.
wt-lore-character-match-girl = Mindenki ismeri a szegény kislányt az utolsó szál gyufájával; a történet végét azonban rosszul tudják. Egy parányi láng megmaradt belőle, mikor a tél már mindent elvett tőle, családot is, otthont is. Az Emlékek sétányán tért vissza, csöndes és nyugtalan szellemként, és azóta a fagynak is vigyáznia kell, hová fúj.
wt-lore-character-pinocchio = Fabábuból lett fiú, fiúból bábkészítő, méltó az apjához. Wintertownban régi ismerősbe botlott: Tűznyelő rángatta a várost, és Pinokkió, aki értett a zsinórokhoz, minden polgár kezén-lábán meglátta őket. Azóta forradalmár; csapdákat eszel ki, terveket rajzol, és minden éjjel máshol alszik.
wt-lore-character-scarecrow = Óz királyaként a Madárijesztő a közjóra fordította híres eszét, de az Őszi Háború ellen az ész kevésnek bizonyult, és országából hamu lett. Azóta a vándorutat járja, és a szomorúságot gyógyítja, beszéddel. Aki meghallgatja, az egy darabig megint emlékszik az örömre, és Wintertownban hosszú a sor az ajtaja előtt.
wt-lore-character-snow-white = Hófehérke, mióta királynő lett, egyre jobban hasonlít arra, aki egykor a tükröt faggatta. Hét barátját elhagyta, és a rezsim oldalára állt, mert úgy hallotta, hogy jégen tovább eláll a szépség. Kísérettel jár, ünnepségeken áll a tél nevében, és ahol elvonul, kiürül az utca.
wt-lore-character-white-rabbit = A Fehér Nyúl Csodaországból költözött át, és hamar fölfedezte, hogy Wintertownban az idő tényleg pénz. Garasokért megszerezte a Varázserdőt, kivágta, és a Rémálomgyárat emelte a helyébe. Fegyverből lett gazdag, leghívebb vevője a rezsim, és amit ő nem tud megvenni, azt még nem találták föl.
wt-lore-character-wolf = A Farkast egyszer már mindenki elkönyvelte veszteségnek, csak a Fehér Nyúl látott benne anyagot. A Rémálomgyárban összefércelték, és gépet szereltek bele, amely éjszakai ködből főzött hideg haraggal tartja mozgásban. Nem kérdez, nem fárad, és vereségről eddig csak hallomásból tud.
wt-lore-character-candlewick = Kanócból szamár lett Játékországban, és a szamárbőrben évekig nem volt egyebe, mint a sérelmei. Hófehérke fölfigyelt rá egy vásáron, elvitette a Rémálomgyárba, ott pedig visszakapta emberi arcát. Azóta a rezsim füle és szeme: rátapint mindenki gyöngéjére, és meg is fizetteti vele a maga régi baját.
wt-lore-character-fox-cat = A Róka és a Macska sziámi ikerpár, úgyhogy a hasznon osztozniuk sem kell. Míg mások az Őszi Háborút siratták, ők árut láttak benne, és jól kerestek a tél erősödésén. Fegyvert és furfangot árulnak a rezsimnek; becsapni őket azért nehéz, mert egyikük ravasz, a másikuk bizalmatlan.
wt-lore-character-mad-hatter = A Bolond Kalapos feje fölött régen összecsaptak a saját gondolatai, de ő ezt egészségnek tartja. A rezsim elmegyógyintézetét vezeti, és aki szembeszáll a téllel, azt betegnek nyilvánítja és kezeli, irgalmatlanul. Az intézetből, úgy tudni, ki sem mozdul; hogy közben a városban is látják, arra nincs magyarázat.
wt-lore-character-mangiafuoco = Tűznyelő Játékország zsarnoka volt, és többre vágyott, mint játékokra. Az Őszi Háborúban megsebesítette egy lázadó, akinek a kilétére azóta sem derült fény, a rezsim pedig kinevezésekkel vigasztalta: ő a Tél főbírája, Wintertown kormányzója, a városőrség tábornoka. Ha beszél, elhallgat a tér; ha ítél, elhallgat a remény.

# --- helyszínek ---
wt-lore-location-oak-park = Az öreg tölgyek minden sétálót megszámolnak, és ha valaki hiányzik, halkan megreccsennek. Nyárról csak a törzsükbe vésett nevek beszélnek, azok is hó alól.
wt-lore-location-memory-lane = Itt lassabban jár az ember, mint máshol, mert minden kő ismerős valahonnan. Éjjelente egy apró láng imbolyog végig rajta, és reggelre elolvad alatta egy tenyérnyi jég.
wt-lore-location-asylum = Aki egyszer eltévedt a folyosóin, az kétszer is elhaladt saját maga mellett. Délután öt óra van benne reggeltől estig, és az álmokat a portán kell leadni.
wt-lore-location-prison = Olyan vastagok a falai, hogy a tavasz híre is csak másnap ér be rajtuk. A cellákban mégis tudják, melyik résen át lehet egy szelet eget látni.
wt-lore-location-factory = Tuskók emlékeznek még a Varázserdőre, a többit fölették a kazánok. Gépei éjjel is dolgoznak, és aki a közelében alszik, furcsákat álmodik.
wt-lore-location-fair = Van itt üvegbe zárt nevetés, használt szerencse és alig kopott csoda, jutányos áron. Az árusok a kezüket dörzsölik, és nem mindig a hideg miatt.
wt-lore-location-theatre = A nézőtéren por ül jegy nélkül, a zsinórpadláson bábok várják az utolsó felvonást. Ha nyikordul a deszka, egyikük mindig meghajol.
wt-lore-location-mansion = Egy kis ház, amely mindig eggyel több vendéget fogad be, mint amennyi belefér. A kredenc mögött alagút nyílik, a kredencben lekvár van, és mindkettőre szükség szokott lenni.

# --- küldetések ---
wt-lore-quest-new-hope = A történetnek el kell vezetnie valakihez vagy valamihez, legyen az hely, tárgy vagy élőlény, ami visszaadja az emberek hitét a tavaszban.
wt-lore-quest-love = A történetnek meg kell mutatnia, hogy a küldetést viselő lázadót melyik társához köti nagy érzés: barátság, rokonság vagy szerelem.
wt-lore-quest-refuge = A történetnek el kell vezetnie egy biztonságos, rejtett helyre, ahol a lázadók meghúzódhatnak vagy találkozhatnak.
wt-lore-quest-artifact-s = A történetnek hatalmas erejű tárgyat kell a lázadók kezébe adnia, akár megtalálják, akár megépítik, akár fölfedezik.
wt-lore-quest-artifact-w = A történetnek hatalmas erejű tárgyat kell a katonák kezébe adnia, akár megtalálják, akár megépítik, akár fölfedezik.
wt-lore-quest-terror = A történetnek valami sötét fenyegetéshez kell vezetnie, amely most születik vagy most derül ki, és bárhol utolérheti a lázadókat.
wt-lore-quest-propaganda = A történetnek meg kell mutatnia, hogyan fosztják meg a hazugságok és a hírek a lázadókat a bátorságuktól és a város támogatásától.
wt-lore-quest-retaliation = A történetnek a lázadókra mért hirtelen csapáshoz vagy szabotázshoz kell vezetnie.

# --- célok ---
wt-lore-objective-rescue = Akkor teljesül, ha kimentesz egy harcképtelen lázadót, akár a sajátodat, akár egy szövetségesét; a története abból a harcból nőjön ki, amelyben az illető alulmaradt.
wt-lore-objective-insurgents = Akkor teljesül, ha egy csapdád harcképtelenné tesz egy katonát; az nem elég, ha csak visszafordul.
wt-lore-objective-contacts = Akkor teljesül, ha egyik lázadód egyetlen aktiválás alatt mindkét megnevezett helyszínen megfordul, tetszőleges sorrendben; az elsőnél fel kell fedni a kártyát.
wt-lore-objective-bounty = Akkor teljesül, ha egy harcod harcképtelenné tesz egy lázadót.
wt-lore-objective-spy = Akkor teljesül, ha egy lázadó másodszor is olyan területre lép, ahol álló katonád van; az első alkalommal kell felfedni a kártyát.
wt-lore-objective-raid = Akkor teljesül, ha a saját körödben eldobsz két történetkártyát, miközben egy álló katonád a megnevezett helyszínen van.
wt-lore-objective-garrison = Akkor teljesül, ha több helyszínen van katona, mint ahányon lázadó.

# --- a célok témái ---
wt-theme-rescue-1 = egy kiszabadított fogoly
wt-theme-rescue-2 = egy idejében bekötözött seb
wt-theme-rescue-3 = egy meggyógyított betegség
wt-theme-insurgents-1 = egy csellel bezárt katona
wt-theme-insurgents-2 = egy katona, tele kék foltokkal
wt-theme-insurgents-3 = egy elkábított katona
wt-theme-contacts-1 = egy kézbesített titkos üzenet
wt-theme-contacts-2 = egy épségben célba juttatott kincs
wt-theme-contacts-3 = egy fegyver, átcsempészve az őrjáratok között
wt-theme-bounty-1 = egy nyílt támadással szerzett előny
wt-theme-bounty-2 = egy kemény válasz a lázadóknak
wt-theme-bounty-3 = egy messzire hallatszó fenyegetés
wt-theme-spy-1 = egy kihallgatott titok és egy kifürkészett útvonal
wt-theme-spy-2 = egy gyanúsított, lépésről lépésre követve
wt-theme-spy-3 = egy új akta egy új névvel
wt-theme-raid-1 = egy feldúlt búvóhely
wt-theme-raid-2 = egy titokban elkövetett szabotázs
wt-theme-raid-3 = egy türelmes kémkedés
wt-theme-garrison-1 = egy razzia, amelyen rejtett iratok kerültek elő
wt-theme-garrison-2 = egy félelmetes erőfitogtatás
wt-theme-garrison-3 = egy őrszem minden kapuban

# --- erők ---
wt-lore-power-new-hope = Azé a lázadóé, aki a küldetést végrehajtotta. Fejezetenként egyszer, közvetlenül az aktiválása után, ismét készenlétbe helyezhető, és még egyszer aktiválható.
wt-lore-power-love = A két összetartozó lázadó külön költség nélkül együtt mozoghat, akkor is, ha egyikük harcképtelen. Amíg egy területen állnak, harcban és csapdában egynek számítanak, mindkét játékos adhat lapot, de veszíteni is együtt veszítenek.
wt-lore-power-refuge = Ettől fogva a harcban vesztes lázadó nem lesz harcképtelen: a mozgása véget ér, és a Menedék helyszínére kerül.
wt-lore-power-artifact = Viselője minden küldetésben és harcban, amelyben részt vesz, egyszer úgy kijátszhatja a Nagy ereklye emlékkártyáját, mintha a kezéből tenné; a kártya az emléksávon marad. Az ereklye átadható egy másik játékos ugyanazon a területen álló, azonos oldali szereplőjének.
wt-lore-power-terror = Fejezetenként egyszer, ha gazdájának köre elején már nincs készenlétben lévő szereplője, a rettegés lecsaphat egy másik játékos álló lázadójára bármely helyszínen, a Menedék kivételével. Azonnal harc kezdődik, és az első támadás a rettegés emlékkártyája.
wt-lore-power-propaganda = Bármely játékos aktiváltra fordíthatja egy készenlétben lévő katonáját, hogy egy készenlétben lévő lázadó, aki ebben a fejezetben még nem cselekedett, szintén aktivált legyen.
wt-lore-power-retaliation = Egyszer hat, rögtön a megszerzésekor: vagy a tavasz egyik ereje vész el, és az emléke a tél oldalára fordul, vagy egy lázadó tűnik el a városból. Ha annál a lázadónál erő van, helyette az erő vész el.

# --- képességek ---
wt-lore-skill-objective = Aktiváláskor eldobhatod még nem teljesített célodat, és másikat választhatsz az adott oldal fel nem használt céljai közül.
wt-lore-skill-quest = Ha ez a szereplő részt vesz egy küldetésben, az oldala eggyel több lapot számol.
wt-lore-skill-trap = Pinokkió csapdái eggyel erősebbek, a Róka és a Macska pedig eggyel jobban szabadul belőlük.
wt-lore-skill-battle = Harcban ennek a szereplőnek az első lépése nem kerül lapba, csak elbeszélésbe.
wt-lore-skill-movement = Ez a szereplő minden aktiválásában legfeljebb két területet léphet kártya nélkül.
wt-lore-skill-passage = Aktiváláskor, mozgás előtt, ez a szereplő egyenesen a titkos helyére mehet, és útközben sem harc, sem csapda nem állíthatja meg.
wt-lore-skill-story-card = Ha ezt a szereplőt aktiválják, három helyett négy történetkártyát húz.
