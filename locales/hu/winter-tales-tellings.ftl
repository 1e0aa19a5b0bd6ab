# A Téli mesék mesélője: a gépi játékosok elbeszélései (magyar)

# --- intro ---
wt-tell-intro-1 = Hol volt, hol nem volt, volt egyszer egy város, ahol olyan régen esett a hó, hogy a gyerekek már nem is kérdezték, mikor áll el. A pincékben azt suttogták: „{ $quest }”. Az őrtornyokban azt írták a napiparancs fölé: „{ $other }”.
wt-tell-intro-2 = Volt egyszer négy évszak, aztán maradt egy. Akik a másik hármat visszakívánták, így nevezték el a reményüket: „{ $quest }”. Akik beérték eggyel, azoknak is volt szavuk rá: „{ $other }”.
wt-tell-intro-3 = Csitt, halljátok? Wintertownban két dobogás hallatszott azon az éjjelen. Az egyik mintha szívé lett volna, és úgy hívták: „{ $quest }”. A másik mintha menetelő századé, és úgy hívták: „{ $other }”. Kezdjük el, mielőtt a kettő összeér!
wt-tell-intro-4 = „{ $quest }”: ezt véste valaki egy jeges padba, alig olvashatóan. „{ $other }”: ezt hirdette a falragasz a pad fölött, arasznyi betűkkel. Hogy melyik írást ki olvassa majd, az még nem derült ki.
wt-tell-intro-5 = A toronyóra megint tizenhármat ütött; a fagy régen megzavarta a szerkezetét. Két titok ébredt föl a hangjára, a lázadóké, „{ $quest }”, és a katonáké, „{ $other }”. Innen számítjuk a mesét.
wt-tell-intro-6 = Hideg volt, az a fajta hideg, amelyben a szó is csak párállik. Mégis kimondták mind a kettőt: az egyik utcában azt, hogy „{ $quest }”, a másikban azt, hogy „{ $other }”. A hó meghallgatta, és nem foglalt állást.
wt-tell-intro-7 = Kérdezzétek meg a kéményseprőt, ő mindenkihez belát! Az egyik kürtőn át azt hallotta: „{ $quest }”. A másikon azt: „{ $other }”. Megvakarta kormos fejét, és hazament vacsorázni, mert érezte, hogy ez hosszú történet lesz.
wt-tell-intro-8 = Két tábor feküdt le aznap este Wintertownban, és egyik sem aludt. A tavasz hívei a mennyezetnek mondogatták: „{ $quest }”. A tél szolgái a falnak: „{ $other }”. Ami ezután jött, azt most szépen sorjában elmesélem.

# --- quest-hook ---
wt-tell-quest-hook-1 = Reggelre az egész város tudta, bár hangosan senki sem mondta ki: „{ $quest }”. A szóbeszéd egyetlen pontra mutatott a térképen, és ez a pont { $where } volt.
wt-tell-quest-hook-2 = Cédula vándorolt kesztyűből kesztyűbe. Az egyik oldalán ez állt: „{ $quest }”. A másikon egy elmosódott rajz, de aki itt nőtt föl, az ráismert: { $where }.
wt-tell-quest-hook-3 = { $who_cap } két gyertyát gyújtott. Az elsőnél megnevezte a tervet: „{ $quest }”. A másodiknál azt súgta meg, hogy minden { $where_in } dől majd el.
wt-tell-quest-hook-4 = Készülődött valami { $where_in }. A verebek már tudták, az emberek csak sejtették, { $who } pedig nevén is nevezte: „{ $quest }”.
wt-tell-quest-hook-5 = „{ $quest }”: ezt fütyülte be a szél a kulcslyukon, és hozzátette, hogy { $where_in } kell keresni. A szél persze sokat beszél. De most valahogy mindenki abbahagyta a kanalazást.
wt-tell-quest-hook-6 = Diótörés közben került szóba, két roppanás között. „{ $quest }”, mondta valaki, és a diós tálra mutatott, mintha az volna { $where }. Többet nem mondott, csak tovább tört.
wt-tell-quest-hook-7 = Ha egy történetnek szobát kellene bérelnie, ez most { $where_in } venne ki egyet. Az ajtajára ezt a nevet íratná: „{ $quest }”, és egyelőre csak a bőröndje volna ott.
wt-tell-quest-hook-8 = Az öregek szerint a nagy dolgok előtt bizseregni kezd a föld. Nos, { $where_in } aznap úgy bizsergett, hogy a hó is lepergett a párkányokról. „{ $quest }”, mondták ki végül, és nem tudták, örüljenek-e neki.

# --- quest-hook-rebel ---
wt-tell-quest-hook-rebel-1 = Fölkerült a hír a templom ajtajára, a kocsmáéra, végül a suszteréra is: „{ $quest }”. Alatta üres hely maradt, de mindenki tudta, hogy oda { $bearer } neve való.
wt-tell-quest-hook-rebel-2 = Kártyavető sem látott még annyi fordulatot, amennyi most { $bearer } körül készült. Úgy mondták, „{ $quest }”, és megkopogtattak hozzá valami fából valót.
wt-tell-quest-hook-rebel-3 = Három öregasszony üldögélt a kapuban, és kötött. – Kinek lesz ez? – kérdezte az első. A második { $bearer_acc } nevezte meg. – És mi lesz belőle? – A harmadik leszámolta a szemeket: – „{ $quest }”.
wt-tell-quest-hook-rebel-4 = Ha az embernek cseng a füle, valahol emlegetik. { $bearer_dat_cap } aznap este harangzúgásnál is hangosabban csengett, mert a város másik végén épp kimondták: „{ $quest }”.
wt-tell-quest-hook-rebel-5 = { $who_cap } csak annyit mondott, hogy { $bearer } körül hamarosan fordul a világ, és hozzáfűzött egy címet: „{ $quest }”. A többi ott maradt a levegőben, mint a lehelet.
wt-tell-quest-hook-rebel-6 = Van, akit az árnyéka kísér. { $bearer_acc_cap } ettől a naptól valami más is: „{ $quest }”. Hogy jó útitárs-e, az majd az úton derül ki.
wt-tell-quest-hook-rebel-7 = Először a kútnál beszélték, másodszor a pékségben, estére pedig már a macskák is tudták: „{ $quest }”. És hogy kit érint? { $bearer_acc_cap }, felelték, és senki sem nevetett.
wt-tell-quest-hook-rebel-8 = Két név került a jégvirágos ablakra. Fölül egy terv: „{ $quest }”. Alul a címzettje: { $bearer }. Hogy mi köti össze a kettőt, azt senki sem írta oda.

# --- quest-open ---
wt-tell-quest-open-1 = Semmi sem sarjad a semmiből. { ARTICLE($memory, start: "yes") } „{ $memory }” volt a mag, s { $who } nem hagyta a hó alatt: { $where_in } kibújt belőle valami, aminek „{ $quest }” lett a neve.
wt-tell-quest-open-2 = „{ $memory }”: { $memory_side ->
        [spring] így hívták azt, ami egyszer már fölmelegítette a várost, és a meleg azóta sem szökött el egészen
        [winter] így hívták azt, ami után még hidegebb lett, és a hideg azóta sem enyhült
       *[neutral] így hívták azt, amit senki sem nyert meg, és ami azóta sem hagyott nyugtot senkinek
    }. { $who_cap } itt vette föl a fonalat, és a fonál a következő csomóhoz vezetett: „{ $quest }”.
wt-tell-quest-open-3 = A régi történetek morzsákat hullatnak. { $who_cap } mind fölszedegette, ami { ARTICLE($memory) } „{ $memory }” idejéből maradt, és { $where_in } kirakta belőlük az új nevet: „{ $quest }”.
wt-tell-quest-open-4 = Van, ami alszik, és van, ami csak hunyorog. { ARTICLE($memory, start: "yes") } „{ $memory }” { $memory_side ->
        [spring] tavaszi szemmel hunyorgott
        [winter] jeges szemmel hunyorgott
       *[neutral] fél szemmel ide, fél szemmel oda hunyorgott
    }, míg { $who } észre nem vette, és föl nem keltette egy új névvel: „{ $quest }”.
wt-tell-quest-open-5 = { $who_cap } nem hagyta veszni, amit { ARTICLE($memory) } „{ $memory }” hátrahagyott. Olyan gondosan őrizte, mint tyúkanyó a tojást, és egy reggel kikelt belőle valami, aminek „{ $quest }” a neve.
wt-tell-quest-open-6 = A visszhang az a hang, amely meggondolta magát és visszajött. Így jött vissza { $where_in } { ARTICLE($memory) } „{ $memory }” is, csakhogy más szavakkal: „{ $quest }”. Az első, aki megértette, { $who } volt.
wt-tell-quest-open-7 = { $where_in_cap } { $who } egy régi adósságot emlegetett, amelyet { ARTICLE($memory) } „{ $memory }” óta senki sem rendezett. Most eljött a rendezés napja. „{ $quest }”: ez került a számla tetejére, az összeg helye pedig üresen maradt.
wt-tell-quest-open-8 = „{ $memory }”: { $memory_side ->
        [spring] ezt a lapot a tavasz mosolyogva olvasta újra meg újra
        [winter] ezt a lapot a tél írta, hideg és szép betűkkel
       *[neutral] ezt a lapot két kéz írta egyszerre, és egyik sem fejezte be
    }. { $who_cap } megfordította, és a túloldalára új címet írt: „{ $quest }”.

# --- quest-open-first ---
wt-tell-quest-open-first-1 = Friss hóba valakinek mindig elsőnek kell belelépnie. Ezúttal { $who } lépett, { $where_in }, és a nyom mellé oda is írta: „{ $quest }”.
wt-tell-quest-open-first-2 = Nem volt kitaposott ösvény, se régi mese, amelybe kapaszkodni lehetett volna. Volt viszont egy feladat, „{ $quest }”, és volt, aki nekivágjon: { $who }.
wt-tell-quest-open-first-3 = { $who_cap } háromszor aludt rá, és negyednap is jó ötletnek tartotta. Így kezdődött { ARTICLE($quest) } „{ $quest }”, kevés reménnyel és egy zsebnyi pogácsával.
wt-tell-quest-open-first-4 = „{ $quest }”! Meleg dunyha alatt könnyű kimondani. { $where_in_cap }, kopogó fogakkal, { $who } hozzá is fogott.
wt-tell-quest-open-first-5 = Ilyen halkan csak a nagy dolgok kezdődnek: { $who } levette a kesztyűjét, belelehelt a markába, és { ARTICLE($quest) } „{ $quest }” elindult a maga útján.
wt-tell-quest-open-first-6 = Az első szó a legnehezebb, utána már csak a második jön. { $who_cap } kimondta az elsőt: „{ $quest }”. Nem dördült az ég, csak egy cinke röppent föl.
wt-tell-quest-open-first-7 = Eddig cím volt csupán, „{ $quest }”, olyan, mint felirat egy zárt kapun. Most { $who } lenyomta a kilincset.
wt-tell-quest-open-first-8 = { $where_in_cap } huzat járt, pislákoltak a lámpák, és akinek esze volt, a kályhához húzódott. { $who_cap } akkor fogott bele abba, aminek „{ $quest }” a neve.

# --- move ---
wt-tell-move-1 = { $who_cap } szívesen maradt volna még { $where_in }. { $card_def_cap } miatt azonban menni kellett, és a hó máris ropogott a talpak alatt.
wt-tell-move-2 = Alig lépett ki { $who } a hóba, az út rögtön { $card_acc } hozott { $who_number ->
        [one] elé
       *[many] eléjük
    }. Indultak már el messzire ennél kisebb jelre is.
wt-tell-move-3 = Hamuban sült pogácsa nem volt, csak { $card_def } emléke. { $who_cap } ezzel az útravalóval vágott neki a fehér utcának.
wt-tell-move-4 = Van egy régi mondóka { $card_def } és a véget nem érő út barátságáról. { $who_cap } ezt dúdolta a szürke ég alatt, és az ütemére szedte a lábát.
wt-tell-move-5 = Egy foszladozó régi leltárban { $card_acc } talált beírva { $who }, a lap szélén felkiáltójellel. Kár lett volna tovább üldögélni { $where_in }; kabát, kucsma, indulás!
wt-tell-move-6 = Valaki { $card_acc } karcolt egy zúzmarás kerítésre, alá pedig egy nyilat. { $who_cap } arra fordult, amerre a nyíl mutatott.
wt-tell-move-7 = { $who_cap } hiába ült vissza a kályha mellé: { $card_defacc } nem lehetett csak úgy kiverni a fejből. Maradt hát a sál, a sapka és az út.
wt-tell-move-8 = { $card_acc_cap } láttak valahol, állították a járókelők, ki nevetve, ki suttogva. { $who_cap } egyiket sem tette, hanem elindult, hogy a végére járjon.

# --- move-free ---
wt-tell-move-free-1 = { $who_cap } alatt a legmélyebb hó is padlónak mutatta magát. Régi barátság ez, semmi magyarázata, csak sebessége van.
wt-tell-move-free-2 = Aki ismeri a hó nyelvét, annak a hó nem ropog, csak bólint. { $who_dat_cap } szépen sorban bólintott minden utca.
wt-tell-move-free-3 = Egy madár azt hitte, madár suhant el alatta. Pedig { $who } volt az, útban valahová, azzal a nesztelen járással, amelyet nem tanítanak sehol.
wt-tell-move-free-4 = { $where_in_cap } az imént még volt kihez szólni. De { $who } nem zörgött, nem búcsúzott, csak élt a régi adománnyal, és a mondat második fele már az üres levegőt érte.
wt-tell-move-free-5 = Ment, mendegélt { $who }, mondaná a mese, ha utolérné. De a mese még a csizmáját húzta, amikor a sarkon már nem volt kit látni.
wt-tell-move-free-6 = Gyorsan, gyorsan, és csitt! Öregebb tudomány ez a fagynál is, s { $who } úgy siklott rajta, mint gyerek a befagyott tavon.
wt-tell-move-free-7 = Egy pillantás, egy kapualj, egyetlen lélegzet. { $who_cap } nem is kapkodott; ez a tehetség már a bölcsőben is { $who_number ->
        [one] vele
       *[many] velük
    } volt.
wt-tell-move-free-8 = Pehelynek pehely a társa. { $who_cap } egy könnyű széllökéssel együtt indult, s annál is halkabban.

# --- join-move ---
wt-tell-join-move-1 = { $who_cap } { $card_defins } az eszében hallgatta végig a hírt: „{ $quest }”. Azután nem volt { $who_number ->
        [one] maradása; futott
       *[many] maradásuk; futottak
    }, ahogy a hó engedte.
wt-tell-join-move-2 = „{ $quest }”? Ennyi elég volt. { $who_cap } még egyszer maga elé képzelte { $card_defacc }, mélyet szippantott a fagyból, és nekilódult.
wt-tell-join-move-3 = Segíteni vagy ártani? { $who_cap } nem árulta el, csak annyit vetett oda: { $card }. És { $who_number ->
        [one] loholt
       *[many] loholtak
    } arrafelé, ahol { ARTICLE($quest) } „{ $quest }” sorsa eldől.
wt-tell-join-move-4 = A kanász kürtjét sem lehetett volna jobban hallani: „{ $quest }”! { $who_cap } { $card_defins } bajlódott éppen, legalábbis gondolatban, de félbehagyta, és rohant.
wt-tell-join-move-5 = Félig megvarrt zsák, félig megivott tea: { $who } mindent otthagyott, amikor megtudta, hogy „{ $quest }”. Útközben csak { $card_defacc } { $who_number ->
        [one] ismételgette magában
       *[many] ismételgették magukban
    }, mint a leckét.
wt-tell-join-move-6 = Vannak hírek, amelyek elől hiába húzza fejére a takarót az ember. Ez is olyan volt, „{ $quest }”, s { $who } vacsora nélkül kerekedett föl miatta, { $card_def } képével a szeme előtt.
wt-tell-join-move-7 = { $card_acc_cap } jövendölt a jósnő, { $who } pedig kinevette. Amikor azonban híre jött, hogy „{ $quest }”, a nevetésből futás lett, hanyatt-homlok, a hótorlaszokon át.
wt-tell-join-move-8 = A pletyka úgy ér el mindenkit, ahogy tud. { $who_acc_cap } úgy érte el, hogy { $card_defins } kezdődött, és így végződött: „{ $quest }”. Azóta minden lépésből kettő lett.

# --- join-free ---
wt-tell-join-free-1 = Alig mondták ki, hogy „{ $quest }”, { $who } már úton is volt felé, azzal az ősi járással, amely nem hagy nyomot.
wt-tell-join-free-2 = { ARTICLE($quest, start: "yes") } „{ $quest }” fényt vetett az ég aljára, vagy csak úgy képzelte { $who }. Mindegy; a gyors, nesztelen lábnak az ilyen fény is útmutató.
wt-tell-join-free-3 = Aki a hópelyhekkel egy iskolába járt, annak nem kell szekér. { $who_cap } a hír hallatán, hogy „{ $quest }”, fölszállt az elsőre, amelyik arra tartott.
wt-tell-join-free-4 = Kapuk, kutak, kerítések suhantak hátra, puhán, mint mikor könyvet lapoznak. { $who_cap } sietett, mert a könyv közepén ott várt a cím: „{ $quest }”.
wt-tell-join-free-5 = { $who_cap } ismerte a tél összes mellékútját, és a legrövidebbet választotta. Ez { ARTICLE($quest) } „{ $quest }” felé vezetett, és még a vakondok sem tudtak róla.
wt-tell-join-free-6 = Tetőről tetőre szállt a szó: „{ $quest }”. A tetők alatt pedig, hangtalanul és sebesen, { $who } tartott utána.
wt-tell-join-free-7 = Csak egy harangocska moccant meg, pedig senki sem húzta. { $who_cap } suhant el mellette, mert szólította { ARTICLE($quest) } „{ $quest }”, s az ilyen hívásra csak halkan illik elindulni.
wt-tell-join-free-8 = „{ $quest }”: a hír még félúton bukdácsolt a hóban, amikor { $who } egy régi tehetség szárnyán elébe ment. Bármi lesz is belőle, kár volna lemaradni róla.

# --- quest-card ---
wt-tell-quest-card-1 = Aztán benézett a szerencse, méghozzá { $card } képében. { $who_cap } tudta, mit kell vele kezdeni, pedig azon a télen ritka vendég volt.
wt-tell-quest-card-2 = { $who_cap } fölütötte emlékezetének könyvét, és { $card_def } lapja nyílt ki. Onnan le lehetett olvasni, hogyan könnyebb { ARTICLE($quest) } „{ $quest }” terhét egy fokkal följebb emelni.
wt-tell-quest-card-3 = Nagyanyáink azt tartották: jobb egy jó jel, mint két jó tanács. { $who_cap } { $card_acc } kapott jelül, és a tanácsadókat haza is küldte.
wt-tell-quest-card-4 = Kockán forgott a dolog, és a kocka ezúttal jól esett. { $who_cap } ezt { $card_def } számlájára írta, arany betűkkel.
wt-tell-quest-card-5 = Azt, hogy merre kell továbbmenni, { $who } { $card_def } segítségével találta ki. Bonyolult okfejtés volt, de működött, s ez a fő.
wt-tell-quest-card-6 = { $where_in_cap } mindenki a nehézségeket nézte, { $who } pedig { $card_defacc }. Az utóbbi több haszonnal járt.
wt-tell-quest-card-7 = Ha { ARTICLE($quest) } „{ $quest }” szekér volna, most ért volna föl a domb közepére. { $who_cap } { $card_defins } ékelte ki a kerekét, hogy vissza ne guruljon.
wt-tell-quest-card-8 = Kétség kétséget követett, de { $who } közben { $card_defacc } sem tévesztette szem elől. Jól is jött: a legrosszabbján ez segített át.

# --- part-help ---
wt-tell-part-help-1 = – Szóval már elkezdődött – dörmögte { $who }, és odaállt, ahol a szövetségesek állnak.
wt-tell-part-help-2 = { $who_cap } nem ígérte, hogy eljön, és eljött. Ez többet ért, mint ha fordítva történt volna.
wt-tell-part-help-3 = Amikor a kéz kevés és a hideg sok, minden tenyér számít. { $who_cap } kettőt is hozott, és mindkettőt munkára szánta.
wt-tell-part-help-4 = Két ember közt feleződik a teher, tartja a mondás. { $who_cap } { ARTICLE($quest) } „{ $quest }” alá tartotta a vállát, és a mondás igaznak látszott.
wt-tell-part-help-5 = { $where_in_cap } kört álltak azok, akik összetartoztak. A kör kinyílt, { $who } belépett, és a kör bezárult: eggyel erősebb lett.
wt-tell-part-help-6 = – Van még hely a szánon? – kérdezte { $who }. Volt. És húzni is volt mit, hiszen { ARTICLE($quest) } „{ $quest }” nem könnyű rakomány.
wt-tell-part-help-7 = { $who_cap } előbb csak nézte, azután tanácsot adott, végül ott találta magát a dolog sűrűjében, a segítők között. Így szokott ez menni.
wt-tell-part-help-8 = Béren nem alkudott, okot nem firtatott: { $who } úgy állt be a munkába, mint aki világéletében oda tartozott.

# --- part-hinder ---
wt-tell-part-hinder-1 = – Ezt talán mégse – szólt { $who }, és olyan helyre állt, ahol a legjobban útban lehetett.
wt-tell-part-hinder-2 = Van, aki a szánt elölről húzza, és van, aki hátulról. { ARTICLE($quest, start: "yes") } „{ $quest }” szánja mögött { $who } feszült a kötélnek.
wt-tell-part-hinder-3 = { $where_in_cap } egyszerre nehezebb lett minden zsák, és rövidebb minden kötél. Ennek oka volt, neve is: { $who }.
wt-tell-part-hinder-4 = Valaki keresztbe állt az úton, és ott is maradt. Nem farakás volt, azt odébb lehetett volna rakni, hanem { $who }.
wt-tell-part-hinder-5 = { $who_cap } szerint rossz ötlet volt { ARTICLE($quest) } „{ $quest }”, és ezt nem is rejtette véka alá. Szavakkal kezdődött, útba állással folytatódott.
wt-tell-part-hinder-6 = Váratlanul ellobbant a lámpa, s { $who } olyan hangon köszönt be, amilyenen nem szokás jó estét kívánni. Itt most ellenkezni fognak.
wt-tell-part-hinder-7 = Mint kavics a csizmában, mint légy a levesben: { $who } elhatározta, hogy { ARTICLE($quest) } „{ $quest }” egy percig se legyen kényelmes.
wt-tell-part-hinder-8 = Ki az, aki kihúzza a szőnyeget, mielőtt táncra perdülnének rajta? Ezúttal { $who } hajolt le a sarkáért.

# --- quest-help ---
wt-tell-quest-help-1 = { $who_cap } a jó vendég szabályai szerint járt el: nem jött üres kézzel. { $card_acc_cap } { $who_number ->
        [one] hozott
       *[many] hoztak
    }, legalábbis a hírét, és annak is örültek.
wt-tell-quest-help-2 = – Ismerek egy történetet – kezdte { $who } –, amelynek { $card } a veleje. – Mire a történet véget ért, mindenki tudta, hol kell megfogni a dolgot.
wt-tell-quest-help-3 = { $card_def_cap } jóvoltából { ARTICLE($quest) } „{ $quest }” olyan lendületet kapott, mint szánkó a lejtőn. { $who_cap } szerényen a körmét nézegette.
wt-tell-quest-help-4 = Ahol más falat látott, ott { $who } { $card_acc } vett észre, és aki ilyet észrevesz, az előbb-utóbb átjut a túloldalra.
wt-tell-quest-help-5 = Fogytán volt a bátorság, amikor { $who } mesébe kezdett { $card_def } furcsa sorsáról. A végén mindenki fölállt, és { ARTICLE($quest) } „{ $quest }” lépett egyet.
wt-tell-quest-help-6 = { $who_cap } { $card_defacc } ajánlotta a többiek figyelmébe. Eleinte nem látták benne a fortélyt. Aztán meglátták, és utána már semmi mást.
wt-tell-quest-help-7 = Senki sem kérte, mégis épp jókor jött: { $who } { $card_defacc } hívta segítségül, és a munka kereke, bár nyikorogva, fordult tovább.
wt-tell-quest-help-8 = { $who_cap } a tenyerére rajzolta { $card_defacc }, fölmutatta, és a többiek bólintottak. Így már érthetőbb volt, merre kell húzni a kötél végét.

# --- quest-hinder ---
wt-tell-quest-hinder-1 = – Megálljunk csak! – mondta { $who }, és attól fogva { $card_def } körül forgott minden szó. Ami addig egyszerű volt, az most bonyolult lett.
wt-tell-quest-hinder-2 = { ARTICLE($quest, start: "yes") } „{ $quest }” addig szépen haladt. Akkor { $who } { $card_acc } állított az útjába akadálynak, és a szép haladásnak híre-hamva sem maradt.
wt-tell-quest-hinder-3 = A baj ritkán jön a maga képében. Ezúttal { $card } képében jött, s { $who } volt az, aki útnak indította.
wt-tell-quest-hinder-4 = { $who_cap } jól tudta, hol a legvékonyabb a jég. { $card_defacc_cap } pontosan oda { $who_number ->
        [one] szánta
       *[many] szánták
    }, és recsegni kezdett az egész.
wt-tell-quest-hinder-5 = Elég néha egyetlen rosszkor kimondott szó. { $who_cap } kimondta: { $card }. A kezek megálltak, a tekintetek elkalandoztak, a terv fázni kezdett.
wt-tell-quest-hinder-6 = Ki gondolt volna { $card_acc } emlegető jóslatokra? { $who_cap } gondolt, elővett egyet, és hangosan fölolvasta { $where_in }. Nem derítette jókedvre azokat, akik dolgoztak.
wt-tell-quest-hinder-7 = Csúfolódó nóta kelt szárnyra { $card_def } ürügyén, s { $who } fújta a leghangosabban. Nevetés közben bajos komoly dolgot művelni.
wt-tell-quest-hinder-8 = { $who_cap } egész éjjel nem aludt, és reggelre megvolt a csel: { $card_defins } kell összekuszálni a szálakat. Össze is kuszálódtak, jó alaposan.

# --- last-card ---
wt-tell-last-card-1 = Egyetlen próbálkozás maradt. { $who_cap } lehunyta a szemét, { $card_defacc } képzelte maga elé, és belevágott.
wt-tell-last-card-2 = Most vagy soha! { $who_cap } mindent { $card_defins } tett föl, és körös-körül elhallgatott minden.
wt-tell-last-card-3 = Már oltották volna a lámpát, amikor { $who } fölkapta a fejét. Hátravolt még { $card_def } esete, és a lámpa égve maradt.
wt-tell-last-card-4 = { $who_cap } végigtapogatta emlékei minden zsebét. Az utolsóban, egészen a varrás mellett, { $card_acc } { $who_number ->
        [one] talált
       *[many] találtak
    }.
wt-tell-last-card-5 = Az utolsó szalmaszálba is bele lehet kapaszkodni. { $who_dat_cap } ez a szalmaszál { $card_def } formájában jutott.
wt-tell-last-card-6 = Még egy nekifutás, még egy ötlet, és { $card } a közepén. { $who_cap } elszámolt háromig, mint gyerek a jeges domb tetején.
wt-tell-last-card-7 = Ha ez sem segít, { ARTICLE($quest) } „{ $quest }” másra marad. { $who_cap } fölidézte { $card_defacc }, nagy levegőt vett, és még egyszer nekifeszült.
wt-tell-last-card-8 = A fal túloldalán mintha { $card_acc } emlegettek volna. Talán így volt, talán nem, de { $who } ebből merített erőt az utolsó kísérlethez.

# --- artifact-card ---
wt-tell-artifact-card-1 = { $who_cap } elővette a nagy ereklyét, és a fénye { $card_acc } vetített a falra. Aki látta, ösztönösen hátrébb lépett.
wt-tell-artifact-card-2 = Nem azért szenvedtek meg a nagy ereklyéért, hogy ládában porosodjék. { $who_cap } élt a hatalmával, és { $card_def } ereje is benne volt.
wt-tell-artifact-card-3 = Halk zúgás, mint méhkasban nyáron: a nagy ereklye fölébredt. { $who_cap } { $card_defacc } érezte benne lüktetni.
wt-tell-artifact-card-4 = A nagy ereklye titka egyszerűbb, mint hinnék: valahol a belsejében { $card_acc } rejt. { $who_cap } tudta ezt, és tudta azt is, mikor van itt az ideje.
wt-tell-artifact-card-5 = Mindenki a nagy ereklyét bámulta, { $who } azonban { $card_defacc } nézte rajta, mert azon fordult meg a dolog.
wt-tell-artifact-card-6 = Amikor { $who } fölemelte a nagy ereklyét, a gyertyák meghajoltak. Az ereklye { $card_acc } idézett meg a csendben, és minden szem odatapadt.
wt-tell-artifact-card-7 = Kétszer kell megforgatni, egyszer megdörzsölni, és { $card_acc } kérni tőle. { $who_cap } így is tett, és a nagy ereklye nem maradt néma.
wt-tell-artifact-card-8 = Súlyos dolog volt a nagy ereklye, de { $who } nem panaszkodott. { $card_def_cap } révén kiderült, mire képes.

# --- quest-close-success ---
wt-tell-quest-close-success-1 = Így esett, nem másképp. { ARTICLE($quest, start: "yes") } „{ $quest }” beteljesült, és aki érte dolgozott, még sokáig a kesztyűjét morzsolgatta örömében.
wt-tell-quest-close-success-2 = Megvolt hát. { $who_cap } leült egy lépcsőfokra, és csak ennyit mondott: „{ $quest }”. Úgy hangzott, mint mikor az ember hosszú nap után leteszi a zsákot.
wt-tell-quest-close-success-3 = { $where_in_cap } még sokáig mesélték, hogyan sikerült { ARTICLE($quest) } „{ $quest }”. Minden meséléskor magasabb volt a hó, és nagyobb a diadal.
wt-tell-quest-close-success-4 = Kulcs a zárban, pont a mondat végén: { ARTICLE($quest) } „{ $quest }” a helyére került. Az ellenfelek savanyúan a csillagokat nézték.
wt-tell-quest-close-success-5 = Aki kételkedett, az most a sapkáját gyűrögette. { ARTICLE($quest, start: "yes") } „{ $quest }” célba ért, és ezen már sem parancs, sem hófúvás nem változtathatott.
wt-tell-quest-close-success-6 = { $who_cap } körülnézett, mintha meg akarná jegyezni a pillanatot. Megérte. { ARTICLE($quest, start: "yes") } „{ $quest }” attól az órától nem terv volt többé, hanem emlék, mégpedig a jobbik fajtából.
wt-tell-quest-close-success-7 = Nem harangoztak, nem húzatták a zenét. Egyszerűen sikerült. „{ $quest }”: ezt vésték föl a gerendára, és mellé a napot, nehogy valaki letagadja.
wt-tell-quest-close-success-8 = Hány rossz éjszaka ment rá! De ha most valaki megkérdezte, mi lett belőle, büszkén felelhettek: „{ $quest }”, az elejétől a végéig, ahogy kigondolták.

# --- quest-close-failure ---
wt-tell-quest-close-failure-1 = Közel volt, de a közel nem elég. { ARTICLE($quest, start: "yes") } „{ $quest }” füstbe ment, és a másik oldalon elégedetten dörzsölték a tenyerüket.
wt-tell-quest-close-failure-2 = { $who_cap } még állt egy darabig, azután lassan fölhúzta a kesztyűjét. { ARTICLE($quest, start: "yes") } „{ $quest }” kudarcot vallott; a szemben állók kerekedtek felül.
wt-tell-quest-close-failure-3 = Rövid lett a takaró, hosszú az éjszaka. Aki azt remélte, hogy { ARTICLE($quest) } „{ $quest }” sikerül, annak most az ellenfél kárörömét kellett hallgatnia a falon túlról.
wt-tell-quest-close-failure-4 = „{ $quest }”: ezt a nevet estére ki lehetett húzni a naplóból. A másik fél bekeretezte volna, annyira örült neki.
wt-tell-quest-close-failure-5 = Ami összedőlt, azt söpörni szokás. { $where_in_cap } söpörtek is, és közben senki sem mondta ki, hogy { ARTICLE($quest) } „{ $quest }” nem sikerült. Az ellenfelek kimondták helyettük is.
wt-tell-quest-close-failure-6 = Szép terv volt, a jégre írták. { ARTICLE($quest, start: "yes") } „{ $quest }” semmivé lett, és a nevetés ezúttal a túloldalról jött.
wt-tell-quest-close-failure-7 = Senkinek sem esett baja, csak a reménységnek, az sántított hazafelé. { ARTICLE($quest, start: "yes") } „{ $quest }” odalett, a másik oldal pedig learatta, amit ilyen hidegben aratni lehet.
wt-tell-quest-close-failure-8 = Az ellenfél gyorsabb volt, ravaszabb, vagy csak jobban aludt az éjjel. { $who_dat_cap } be kellett látnia, hogy { ARTICLE($quest) } „{ $quest }” ezúttal elúszott.

# --- quest-close-tie ---
wt-tell-quest-close-tie-1 = Húzták erre, húzták arra, és a végén pontosan ott állt meg, ahol kezdték. { ARTICLE($quest, start: "yes") } „{ $quest }” egyik oldalnak sem hozott örömet.
wt-tell-quest-close-tie-2 = Sem ide, sem oda. { ARTICLE($quest, start: "yes") } „{ $quest }” úgy maradt abba, mint sakkparti, amelynél kialudt a lámpa.
wt-tell-quest-close-tie-3 = Mindkét fél azt mesélte otthon, hogy majdnem győzött, és mindkettőnek igaza volt. „{ $quest }”: majdnem, és nem több.
wt-tell-quest-close-tie-4 = { $where_in_cap } két sor nedves lábnyom maradt, az egyik jobbra, a másik balra tartott. Ennyi lett abból, aminek „{ $quest }” volt a neve, és senki sem vitte haza a győzelmet.
wt-tell-quest-close-tie-5 = { $who_cap } vállat vont, és odaát is vállat vontak. { ARTICLE($quest, start: "yes") } „{ $quest }” kérdésére aznap nem született válasz.
wt-tell-quest-close-tie-6 = A mérleg nyelve remegett egy darabig, aztán középen megállt. { ARTICLE($quest, start: "yes") } „{ $quest }” eldöntetlen maradt, és hazafelé mindenki a másikat szidta.
wt-tell-quest-close-tie-7 = Senki sem nyert, és ami ritkább, senki sem tagadta. „{ $quest }”: ezt a lapot félig teleírva hajtották be.
wt-tell-quest-close-tie-8 = Két kecske indult át egyszerre a keskeny pallón, mindenki ismeri a végét. { ARTICLE($quest, start: "yes") } „{ $quest }” idején is így történt: egyikük sem jutott át.

# --- quest-close-unlinked ---
wt-tell-quest-close-unlinked-1 = Mielőtt elkezdődött volna, már el is fogyott. { ARTICLE($quest, start: "yes") } „{ $quest }” úgy lógott a levegőben, mint híd, amelyhez nem vezet út, mert senki sem tudta megmondani, mi előzte meg.
wt-tell-quest-close-unlinked-2 = – Na és hogy jön ez ide? – kérdezte egy gyerek. Nem felelt senki, mert nem tudott senki felelni. { ARTICLE($quest, start: "yes") } „{ $quest }” szégyenkezve visszabújt a ki nem mondott szavak közé.
wt-tell-quest-close-unlinked-3 = A mese fonala elszakadt, és hiába keresték a végét. { ARTICLE($quest, start: "yes") } „{ $quest }” így semmiből semmibe vezetett, és az első lépésig sem jutott.
wt-tell-quest-close-unlinked-4 = { $who_cap } keresgélte a szavakat, de egyik sem illett a tegnapihoz. Így esett, hogy { ARTICLE($quest) } „{ $quest }” elolvadt, még mielőtt megfagyhatott volna.
wt-tell-quest-close-unlinked-5 = Gyökér nélkül a legszebb fa is csak tűzifa. Senki sem talált gyökeret ahhoz, aminek „{ $quest }” a neve, és szépen félretették.
wt-tell-quest-close-unlinked-6 = Olyan volt ez, mint levél, amelyről lemaradt a címzés: { ARTICLE($quest) } „{ $quest }” nem tudta, honnan jön, tehát azt sem, hová mehetne. Dolgavégezetlenül tért meg a fiókba.
wt-tell-quest-close-unlinked-7 = Visszalapoztak egy oldalt, visszalapoztak kettőt, és sehol sem akadt rá ok. Ok nélkül pedig { ARTICLE($quest) } „{ $quest }” sem indulhatott el; becsukták a könyvet, és teát főztek.
wt-tell-quest-close-unlinked-8 = Próbálták innen, próbálták onnan, de ami korábban történt, az nem akart hozzá vezetni. { ARTICLE($quest, start: "yes") } „{ $quest }” még a küszöböt sem lépte át.

# --- battle-attack ---
wt-tell-battle-attack-1 = { $who_cap } elállta az utat, és { $card_acc } vetett be. { $foe_cap } kereste a kiutat, de a sötét minden felől közelebb húzódott.
wt-tell-battle-attack-2 = – Innen nincs tovább – közölte { $who }. { $foe_cap } balra nézett, jobbra nézett, és { $card_def } miatt egyik irány sem kínált menekvést.
wt-tell-battle-attack-3 = { $card_acc_cap } használni fegyvernek? { $who_cap } értett hozzá. { $foe_dat_cap } hátrálnia kellett egy lépést, csak egyet, de nagyot.
wt-tell-battle-attack-4 = Kemény diót kapott { $foe }: { $who } állt { $foe_number ->
        [one] vele
       *[many] velük
    } szemben, és { $card_defacc } is a maga szolgálatába állította.
wt-tell-battle-attack-5 = – Csak nem eltévedtünk? – kérdezte { $who } nyájasan, és { $card_defins } zárta el az utat { $foe } elől.
wt-tell-battle-attack-6 = { $foe_cap } { $card_acc } vett észre először, { $who_acc } csak azután. Két lépés volt köztük, és a hó nem ropogott.
wt-tell-battle-attack-7 = Szűkebb lett a világ { $where_in }. { $who_cap } { $card_defacc } használta föl hozzá, s { $foe } körül egyre kevesebb maradt belőle.
wt-tell-battle-attack-8 = Elöl { $who }, oldalt { $card_def }, középütt { $foe }, körös-körül pedig a fagy. Ki mozdul előbb?

# --- battle-attack-free ---
wt-tell-battle-attack-free-1 = { $who_dat_cap } nem kellett hozzá semmi, csak puszta erő. { $foe_cap } érezte, hogy ez így is bőven elég.
wt-tell-battle-attack-free-2 = Egy lépés jobbra, egy lépés balra, s { $foe } mindkétszer ugyanabba ütközött: { $who } állt ott.
wt-tell-battle-attack-free-3 = Se csel, se szerszám. { $who_cap } olyan nyugodtan torlaszolta el az utat { $foe } elől, mint aki hegynek született.
wt-tell-battle-attack-free-4 = Fölkavarodott a pihe meg a por, mint amikor dunyhát ráznak. Mire leülepedett, { $who } egészen közel volt, s { $foe } nem látott kiutat.
wt-tell-battle-attack-free-5 = Vannak, akik kiabálnak, ha támadnak. { $who_cap } egy hangot sem adott, csak jött, s { $foe_dat } ez tűnt benne a legijesztőbbnek.
wt-tell-battle-attack-free-6 = { $foe_cap } számolt a hideggel, az őrjárattal, a csúszós kövekkel. Azzal nem, hogy { $where_in } { $who } kerül elébe, puszta kézzel is félelmetesen.
wt-tell-battle-attack-free-7 = Gyakorlat teszi a mestert, s { $who } sokat gyakorolt. Három mozdulat, egyik sebesebb a másiknál, s { $foe } a falig szorult.
wt-tell-battle-attack-free-8 = Úgy csapott le { $who }, mint ereszről a hó: súlyosan és szó nélkül. { $foe_dat_cap } épp csak fölpillantani maradt ideje.

# --- battle-defend ---
wt-tell-battle-defend-1 = { $foe_cap } már nyúlt volna utána, de { $who } { $card_defins } felelt, és a felelet talált.
wt-tell-battle-defend-2 = – No, akkor lássuk! – mondta { $who }, és { $card_acc } szegezett szembe azzal, amit { $foe } tartogatott.
wt-tell-battle-defend-3 = Aki kicsi, legyen furfangos. { $who_cap } { $card_defacc } fordította a maga javára, s { $foe } egy szívdobbanásnyi időre nem tudta, hol áll a feje.
wt-tell-battle-defend-4 = { $foe_cap } sok mindenre készült, de { $card_acc } nem várt. { $who_cap } épp erre épített.
wt-tell-battle-defend-5 = Hátrálás közben is lehet gondolkodni. { $who_dat_cap } { $card_def } láttán támadt egy ötlete, s { $foe } megtorpant.
wt-tell-battle-defend-6 = { $foe_cap } rohama elől { $who } félreszökkent, aztán { $card_defins } zavarta össze a folytatást.
wt-tell-battle-defend-7 = Nem volt mivel védekezni, legföljebb { $card_defins }. { $who_cap } beérte ennyivel, s { $foe_dat } ilyesmivel még nem akadt dolga.
wt-tell-battle-defend-8 = – Oda nézz! – kiáltotta { $who }, és { $card_acc } ígért oda, ahol nem volt semmi. Régi csel, de { $foe } bizony odanézett.

# --- battle-defend-free ---
wt-tell-battle-defend-free-1 = { $who_cap } megvetette a lábát. { $foe_cap } minden lendülete megtört rajta, mint szél a templomfalon.
wt-tell-battle-defend-free-2 = Akinek nincs semmije, annak még mindig ott a két lába. { $who_cap } ugrott, fordult, bukfencezett, s { $foe } egyelőre csak a levegőt markolta.
wt-tell-battle-defend-free-3 = Puszta kézzel állt ki { $who }, de egyenes háttal, és ettől { $foe } is óvatosabb lett.
wt-tell-battle-defend-free-4 = { $foe_cap } azt hitte, egy suhintás elég. { $who_cap } kitért, és a tekintetével kérdezte: ennyi az egész?
wt-tell-battle-defend-free-5 = Amit a test tud, azt nem lehet elkobozni. { $who_cap } tudott esni, fölpattanni és visszalökni, { $foe } pedig egyszerre kapott mind a háromból.
wt-tell-battle-defend-free-6 = Hó-rukk, ahogy a favágók mondják! { $who_cap } nekiveselkedett, s { $foe_acc } egy hosszú lépéssel hátrább tolta.
wt-tell-battle-defend-free-7 = { $where_in_cap } csak a csend látta, milyen keményen állja { $who } a sarat. { $foe_dat_cap } elölről kellett kezdenie az egészet.
wt-tell-battle-defend-free-8 = Dacból is lehet páncélt kovácsolni. { $who_dat_cap } most nem volt egyebe, s { $foe } ütései sorra lepattantak róla.

# --- terror-attack ---
wt-tell-terror-attack-1 = Nem volt ott senki, { $foe } mégis érezte, hogy figyelik. A régi rettegés utolérte { $where_in }, és { $card } alakját öltötte.
wt-tell-terror-attack-2 = Réges-rég főzték ki, és mostanra ért ide. { $foe_cap } { $card_acc } látott közeledni, és elakadt a lélegzete.
wt-tell-terror-attack-3 = Katona nem járt arra, csizma nem csikordult. Csupán { $card_acc } hozott a sötétség, de { $foe_dat } a térde is megremegett tőle.
wt-tell-terror-attack-4 = Ugyan ki ijedne meg { $card_def } láttán? Máskor { $foe } sem ijedt volna meg. Csakhogy ezt a rémületet hosszú éjszakákon át csiszolták, és névre szólt.
wt-tell-terror-attack-5 = { $where_in_cap } egyszerre kihűlt a levegő. Valami nagyon régi rossz nyúlt ki { $foe } felé, és { $card } képét viselte álarc gyanánt.
wt-tell-terror-attack-6 = A rossz álom rendszerint megvárja, hogy lehunyjuk a szemünket. Ez a hajdani nem várt: { $foe } ébren látta { $card_defacc }, és moccanni sem mert.
wt-tell-terror-attack-7 = A félelem olyan levél, amelyet jó előre megírnak. { $foe_dat_cap } most kézbesítették, és { $card_acc } nyomtak rá pecsétnek.
wt-tell-terror-attack-8 = Először csak egy nesz. Azután { $card_def } körvonala a falon. Végül a bizonyosság, hogy a hajdan útnak indított rettegés most { $foe_acc } keresi.

# --- battle-close-winter ---
wt-tell-battle-close-winter-1 = { $foe_cap } nem bírta tovább. Ott maradt fekve { $where_in }, mozdulatlanul, és csak a szemén látszott, hogy nem adta föl.
wt-tell-battle-close-winter-2 = Elfogyott az erő, elfogyott az út. { $foe_cap } lerogyott, és nem tudott fölkelni, { $who } pedig elégedetten leporolta a kesztyűjét.
wt-tell-battle-close-winter-3 = – Kész – mondta { $who }. És csakugyan: { $foe } tehetetlenül hevert, és nem volt mivel ellenkeznie.
wt-tell-battle-close-winter-4 = Mint az elejtett bábu, úgy feküdt { $foe }, ép bőrrel, de moccanásra képtelenül. Majd csak jön valaki, egyebet nem remélhetett.
wt-tell-battle-close-winter-5 = Ezt a kört a tél nyerte. { $where_in_cap } { $foe } hiába parancsolt a lábának, az nem fogadott szót.
wt-tell-battle-close-winter-6 = Ne féljetek, nem történt jóvátehetetlen! De { $foe } legyőzve feküdt, fölállni nem tudott, s { $who } diadalmasan nézett le rá.
wt-tell-battle-close-winter-7 = Lassan elcsendesedett minden. { $foe_cap } elterülve pihegett { $where_in }, olyan gyöngén, hogy a verebek is elvihették volna előle a morzsát.
wt-tell-battle-close-winter-8 = Dac még volt, csak erő nem. { $foe_acc_cap } legyűrték, ott feküdt tehetetlenül, és aki arra járt, elfordította a fejét, vagy titokban egy takaróra gondolt.

# --- battle-close-captive ---
wt-tell-battle-close-captive-1 = { $foe_acc_cap } fölnyalábolták, és { $to_to } vitték. Ott feküdt aztán erőtlenül, és hallgatta, hogyan ketyeg a hideg.
wt-tell-battle-close-captive-2 = Szánra tették { $foe_acc }, akár egy zsák krumplit. A szán { $to_to } tartott; ott rakták le, és ott is maradt, moccanásra képtelenül.
wt-tell-battle-close-captive-3 = – Elvinni! – intett { $who }, s { $foe_acc } { $to_to } hurcolták. Ott hevert, magatehetetlenül, de fél szemmel máris az ajtót kereste.
wt-tell-battle-close-captive-4 = Mire { $foe } magához tért, minden idegen volt körülötte. Ez bizony { $to }, gondolta, és próbált föltápászkodni, de nem sikerült.
wt-tell-battle-close-captive-5 = A vesztesnek nem kell jegyet váltania. { $foe_acc_cap } ingyen szállították { $to_to }, és otthagyták tehetetlenül, a hideggel kettesben.
wt-tell-battle-close-captive-6 = { $where_in_cap } véget ért a harc, de { $foe } számára nem ott ért véget a nap. { $to_to_cap } cipelték, és ott feküdt tovább, gyönge tagokkal és erős gondolatokkal.
wt-tell-battle-close-captive-7 = Két lábnyomsor vezetett { $to_to }, köztük egy hosszú, húzott csík. A csík végén { $foe } feküdt, legyőzve, de fejben már visszafelé számolta a lépéseket.
wt-tell-battle-close-captive-8 = { $foe_cap } moccanni sem bírt, amikor { $to_in } letették, mint egy kézbesített csomagot. A feladó { $who } volt, a címzett a tél.

# --- battle-close-refuge ---
wt-tell-battle-close-refuge-1 = A harcot elvesztette, magát nem. { $foe_cap } kicsusszant egy résen, és { $to_in }, a lázadók menedékében dőlt le, fáradtan, de épen.
wt-tell-battle-close-refuge-2 = { $who_cap } már a győzelmi beszédet fogalmazta, amikor kiderült, hogy nincs kiről szólnia. { $foe_cap } akkor { $to_in } lihegett, a menedék biztonságában.
wt-tell-battle-close-refuge-3 = Van olyan vereség, amely után forró tea vár az emberre. { $foe_acc_cap } is az várta { $to_in }, a menedékben: se karcolás nem esett rajta, se erő nem maradt benne.
wt-tell-battle-close-refuge-4 = Aki tudja, merre a menedék, azt nem lehet igazán megverni. { $foe_cap } alulmaradt { $where_in }, aztán titkos utakon { $to_to } oldalgott, és csak ott engedte meg magának, hogy sértetlenül összeroskadjon.
wt-tell-battle-close-refuge-5 = Három koppantás, egy jelszó, egy résnyire nyíló ajtó. { $foe_cap } { $to_in } lépett be a menedékbe, vesztesen, kimerülten, és egyetlen horzsolás nélkül.
wt-tell-battle-close-refuge-6 = { $foe_cap } ezt a csatát a másiknak hagyta. { $to_to_cap } menekült, a menedékbe, és épen, egészségesen elaludt ültében, még kabátban.
wt-tell-battle-close-refuge-7 = Hiába volt erősebb { $who }: { $foe } úgy siklott ki a szorításból, mint szappan a marokból, és meg sem állt a menedékig, amely { $to_in } rejtőzött. Ott aztán minden ereje elhagyta.
wt-tell-battle-close-refuge-8 = A veszteseket többnyire nem várja senki. { $foe_acc_cap } várták: a menedékben, { $to_in }, pokróccal, levessel, kérdések nélkül. Baja nem esett, csak a lába nem vitte volna tovább.

# --- battle-close-spring ---
wt-tell-battle-close-spring-1 = { $who_cap } kámforrá vált. { $foe_cap } még jó ideig szidta a ködöt, a lámpagyújtogatót meg a saját szemét.
wt-tell-battle-close-spring-2 = Egy korlát, egy ugrás, egy nagy puha hókupac, s { $who } szabad volt. Messziről még vissza is intett.
wt-tell-battle-close-spring-3 = – Hová lett? – kérdezte { $foe }, de csak a visszhang kérdezett vissza. { $who_cap } két sarokkal odébb szedte a lábát.
wt-tell-battle-close-spring-4 = Aki menekül, annak minden kerítés alacsonyabb. { $who_cap } hármat is átugrott, és a harc zaja lemaradt mögötte.
wt-tell-battle-close-spring-5 = { $where_in_cap } csak egy fél pár kesztyű maradt, no meg { $foe }, dühtől pipacsvörösen. { $who_cap } túl volt a nehezén.
wt-tell-battle-close-spring-6 = Szerencse, ügyesség, sötétség: { $who } mindhármat megköszönte, és kijutott a szorításból.
wt-tell-battle-close-spring-7 = Nem az nyert, aki erősebb volt, hanem aki jobban ismerte a kapualjakat. { $who_cap } ismerte őket. { $foe_dat_cap } pusztán a becsapódó kapu hangja jutott.
wt-tell-battle-close-spring-8 = { $who_cap } kifújta magát, megigazította a sálját, és ment tovább. Messze hátul { $foe } a puszta levegővel viaskodott.

# --- trap-set ---
wt-tell-trap-set-1 = Valaki az éjjel nagy gonddal készülődött { $where_in }. { $card_acc_cap } szánt csaléteknek, a lábnyomait pedig söprűvel tüntette el.
wt-tell-trap-set-2 = Minden olyan volt, mint máskor, legföljebb { $card_def } körül volt túl nagy a rend. { $foe_cap } még nem tudta, hogy a rendnek is lehet foga.
wt-tell-trap-set-3 = A jó csapda olyan, mint a jó tréfa: a végét nem szabad elsietni. Ez itt { $card_defins } kezdődött, és a csattanót { $foe_dat } szánták.
wt-tell-trap-set-4 = Ki tudhatta, merre jár majd { $foe }? Valaki nagyon is tudta. { $card_acc_cap } készített oda, olyan gondosan, ahogy a gyerek teszi ki a cipőjét az ablakba.
wt-tell-trap-set-5 = Hiába keresnétek, ki tette: a nyomát belepte az éj. Csak { $card_acc } hagyott hátra { $where_in }, olyan ártatlanul, ahogy más a kalapját felejti ott.
wt-tell-trap-set-6 = A horog ott volt, csak ügyesen elrejtve. Ami kívülről látszott: { $card }, semmi más. Most már { $foe } következett.
wt-tell-trap-set-7 = Háromszor próbálták végig, és harmadszorra { $card_def } dolga is simán ment. Nem maradt más hátra, mint elbújni és visszatartani a tüsszentést.
wt-tell-trap-set-8 = Suttogás, kuncogás, csönd. Valakik { $card_defacc } választották cselnek, mert úgy gondolták, { $foe } biztosan megáll miatta.

# --- trap-evade ---
wt-tell-trap-evade-1 = { $who_cap } már emelte a lábát, de a mozdulat félúton megállt. { $card_def_cap } körül valami nem volt rendjén.
wt-tell-trap-evade-2 = Gyanús volt a csend, gyanús a túl sima hó. { $who_cap } { $card_defacc } is gyanúsnak találta, és hátrált egy fél lépést.
wt-tell-trap-evade-3 = Egy szál elpattant, a többi tartott. { $who_cap } { $card_defacc } vette igénybe, hogy a következővel is elbánjon.
wt-tell-trap-evade-4 = Ki látott már { $card_acc } épp ott és épp akkor? { $who_cap } nem hitt a véletlenekben; katona ritkán hisz.
wt-tell-trap-evade-5 = { $who_cap } az orrát ráncolta. Szagra is kelepce volt ez, és { $card_defins } talán meg lehetett bontani.
wt-tell-trap-evade-6 = – Szóval így állunk – dünnyögte { $who }, és { $card_defins } próbálkozott. Reccsent valami, de hogy a csapda-e vagy a jég, nem lehetett tudni.
wt-tell-trap-evade-7 = Más a földet nézi, ha csapdát keres. { $who_cap } okosabb volt ennél: { $card_defacc } nézte, és cseppet sem tetszett { $who_number ->
        [one] neki
       *[many] nekik
    } a dolog.
wt-tell-trap-evade-8 = Húzni balra, tekerni jobbra, kivárni. { $who_cap } még nem volt szabad, de { $card_def } segítségével a hurok is engedett valamicskét.

# --- trap-close-caught ---
wt-tell-trap-close-caught-1 = Kattanás, puffanás, csönd. { $foe_cap } ott feküdt { $where_in }, és a kisujját sem bírta mozdítani.
wt-tell-trap-close-caught-2 = A csapda tette, amire kitalálták. { $foe_cap } úgy beleragadt, mint légy a mézbe, és hiába rándult egyet-egyet, fölkelni nem tudott.
wt-tell-trap-close-caught-3 = Nagy volt a rang, fényes az egyenruha, de a földről nézve ez mit sem számított. { $foe_cap } tehetetlenül hevert, és nem tisztelgett senki.
wt-tell-trap-close-caught-4 = Valaki elfojtott egy nevetést a fal mögött. { $where_in_cap } { $foe } feküdt összegabalyodva, mint fonal a kismacskák után, és nem jutott ki belőle.
wt-tell-trap-close-caught-5 = Bevált! { $foe_cap } előbb csodálkozott, aztán mérgelődött, végül belátta, hogy fekve marad, míg valaki föl nem segíti.
wt-tell-trap-close-caught-6 = { $foe_acc_cap } elkapta a csapda, puhán és alaposan. Se kiabálás, se parancsszó nem segített: fölkelni nem lehetett.
wt-tell-trap-close-caught-7 = Aki jól ás vermet, maga kimarad belőle. { $foe_cap } viszont nyakig benne volt, és magától ki sem jutott.
wt-tell-trap-close-caught-8 = Kihűlt tea, elmaradt jelentés: { $foe } aznap nem ért oda, ahová készült, mert { $where_in } hevert, mozdulni képtelenül.

# --- trap-close-blocked ---
wt-tell-trap-close-blocked-1 = Félig sikerült a csel. { $foe_cap } nem akadt fönn rajta, de tovább sem jutott, és bosszúsan visszafordult.
wt-tell-trap-close-blocked-2 = { $foe_cap } megállt, fontolgatta a dolgot, és sarkon fordult. Van úgy, hogy a bölcsesség lábujjhegyen hátrál.
wt-tell-trap-close-blocked-3 = A csapda nem fogott meg senkit, csak az utat rontotta el. { $foe_dat_cap } vissza kellett fordulnia, és egyelőre ezzel be kellett érnie.
wt-tell-trap-close-blocked-4 = Se előre, se lefelé: maradt a hátra. { $foe_cap } a saját nyomán lépkedett vissza, { $where_in } pedig valaki csalódottan és elégedetten sóhajtott egyszerre.
wt-tell-trap-close-blocked-5 = Jó szem kellett ahhoz, hogy { $foe } bele ne essék, de szárny kellett volna ahhoz, hogy át is jusson rajta. Szárny nem akadt; maradt a visszaút.
wt-tell-trap-close-blocked-6 = { $foe_cap } leverte magáról a havat meg a szégyent, és visszaballagott oda, ahonnan jött. A továbbmenést el kellett halasztani.
wt-tell-trap-close-blocked-7 = Egy fél lépésen múlt. Az a fél lépés megóvta { $foe_acc } a bajtól, de a folytatás útját is elvágta: nem maradt más, csak a visszafordulás.
wt-tell-trap-close-blocked-8 = A csapda is vesztett, { $foe } is. Az egyik nem fogott senkit, a másik nem jutott át, és egy sarkon fordulással váltak el egymástól.

# --- trap-close-escaped ---
wt-tell-trap-close-escaped-1 = A kelepce nagyot csattant a semmin. { $who_cap } átlépett rajta, mint tócsán szokás, és ment tovább.
wt-tell-trap-close-escaped-2 = – Szép munka – ismerte el { $who }, kikerülte, és folytatta az útját.
wt-tell-trap-close-escaped-3 = { $who_cap } kacsintott egyet a sötétség felé, ahol valaki bizonyára a körmét rágta. Azután { $who_number ->
        [one] ment, amerre eredetileg is indult
       *[many] mentek, amerre eredetileg is indultak
    }.
wt-tell-trap-close-escaped-4 = Napokig eszelték ki, egy perc alatt kárba veszett. { $who_dat_cap } a haja szála sem görbült, és szabad volt az út.
wt-tell-trap-close-escaped-5 = Kötél lazult, deszka billent, hurok szorult, és a hurokban nem volt más, csak levegő. { $who_cap } akkor már jóval odébb járt.
wt-tell-trap-close-escaped-6 = Aki mindenütt ellenséget lát, az néha jól látja. { $who_cap } ép bőrrel túljutott a csapdán, és a nyomok egyenesen vezettek tovább.
wt-tell-trap-close-escaped-7 = { $where_in_cap } csak egy üres hurok himbálózott, meg valakinek a csalódása. { $who_cap } nem nézett vissza, ment a dolgára.
wt-tell-trap-close-escaped-8 = Majdnem! De a majdnem nem fog katonát. { $who_cap } megrázkódott, és haladt tovább, valamivel mogorvábban.

# --- rescue ---
wt-tell-rescue-1 = { $card_cap }, { $card2 }, meg jó adag türelem: ennyi kellett hozzá, hogy { $whom } újra talpra álljon { $where_in }.
wt-tell-rescue-2 = Valaki, akinek a nevét nem kérdezték, { $card_defins } kezdte, és { $card2_defins } fejezte be. { $whom_cap } pislogott egyet, fölült, aztán fölállt.
wt-tell-rescue-3 = Hogy mi segített? Az egyik szerint { $card }, a másik szerint { $card2 }. { $whom_cap } nem vitatkozott, csak örült, hogy megint a saját lábán áll.
wt-tell-rescue-4 = { $whom_cap } lassan már megszokta volna a földet, ha hagyják. De egy halk hang előbb { $card_acc }, azután { $card2_acc } juttatott { $whom_number ->
        [one] eszébe, és talpra ugrott, aki addig feküdt
       *[many] eszükbe, és talpra ugrottak, akik addig feküdtek
    }.
wt-tell-rescue-5 = – Megy? – kérdezte valaki, aki { $card_defacc } meg { $card2_defacc } sem sajnálta érte. – Megy – felelte { $whom }, és csakugyan ment.
wt-tell-rescue-6 = A mese kedveli az ismeretleneket. Egy ilyen ismeretlen { $card_acc } idézett föl { $whom } mellett, majd { $card2_acc }, és az elgémberedett tagok mozdultak, nyújtóztak, végül megtartották, akit tartaniuk kellett.
wt-tell-rescue-7 = { $card_defins_cap } jött a remény, { $card2_defins } az erő. Hogy kinek köszönheti, azt { $whom } nem tudta meg, de állt, és egyre egyenesebben.
wt-tell-rescue-8 = { $where_in_cap } délután még feküdt valaki, este már nem feküdt senki. Közben { $card_acc } meg { $card2_acc } emlegettek halkan, és { $whom } fölkelt, hogy jobban hallja.

# --- return-rebel ---
wt-tell-return-rebel-1 = Lemondtak róla, és később szégyellték. { $card_cap }, { $card2 }, { $card3 }: ezek voltak a lépőkövek, és { $whom } megint ott állt { $where_in }.
wt-tell-return-rebel-2 = Először { $card_acc } hoztak hírül, és senki sem hitte. Aztán { $card2_acc }, és összesúgtak. Amikor { $card3_acc } is, már futottak is elébe: { $whom } visszatért { $where_to }!
wt-tell-return-rebel-3 = Az nyitott be, akit már senki sem várt. { $whom_cap } { $card_defins } kezdte a beszámolót, { $card2_defins } folytatta, { $card3_defins } fejezte be, aztán megkérdezte, maradt-e még a levesből.
wt-tell-return-rebel-4 = Volt egy csésze, amelyből senki sem mert inni, mert { $whom_dat } tartogatták, minden remény nélkül. { $card_acc_cap } hozott a hajnal, { $card2_acc } a dél, { $card3_acc } az este, az éjfél pedig a csésze gazdáját, vissza a városba.
wt-tell-return-rebel-5 = Nem vész el, akit emlegetnek. { $card_def_cap } miatt, { $card2_def } miatt, { $card3_def } miatt minduntalan szóba került { $whom }, míg egyszer csak nem kellett többé emlegetni: ott állt { $where_in }.
wt-tell-return-rebel-6 = Három jel kell a csodához. Az első: { $card }. A második: { $card2 }. A harmadik: { $card3 }. Maga a csoda pedig { $whom } volt: megint ott állt { $where_in }, csupa hó és csupa mosoly.
wt-tell-return-rebel-7 = Visszafelé is van út, csak girbegurba. { $whom_acc_cap } { $card_def } mellett, { $card2_def } körül, { $card3_def } nyomán vezette, míg végre megint föltűntek a város lámpái, és valaki a nevét kiáltotta.
wt-tell-return-rebel-8 = – De hiszen azt hittük…! – mondta, aki ajtót nyitott, és elejtette a gyertyát. { $whom_cap } bocsánatot kért a hosszú késésért, és { $card_acc }, { $card2_acc } meg { $card3_acc } okolt érte.

# --- skill-passage ---
wt-tell-skill-passage-1 = Volt egy ajtó, amelyet csak { $who } tudott ajtónak látni. Mögötte hét lépcsőfok, hat kanyar, egy sóhaj, és végül { $to }.
wt-tell-skill-passage-2 = { $who_cap } félretolt egy szőnyeget, és lement oda, ahová más nem tud. Kisvártatva { $to_in } bukkant elő, kissé porosan.
wt-tell-skill-passage-3 = A föld alatt nem esik a hó. { $who_cap } ezt mindenkinél jobban tudta, és száraz lábbal ért { $to_to }.
wt-tell-skill-passage-4 = Hiába kerestek volna nyomot, amely { $to_to } vezet. { $who_cap } mégis megérkezett; a rejtett út nem rajzolódik ki a hóban.
wt-tell-skill-passage-5 = Egy tégla, amely nem tégla, egy szekrény, amelynek nincs háta. { $who_cap } úgy járt köztük, mint más a saját kamrájában, és { $to_in } lépett ki.
wt-tell-skill-passage-6 = Hogyan került { $who } ilyen gyorsan { $to_to }? Erre csak a pókok felelhetnének odalent, ők pedig titoktartást fogadtak.
wt-tell-skill-passage-7 = { $who_cap } lehunyt szemmel is végigment volna azon a folyosón, amelyet egyetlen térkép sem jelöl. A végén derengés, egy nyikorgó csapóajtó, és { $to }.
wt-tell-skill-passage-8 = Az egyik fal mögött még koppantak a léptek, a másik mögül már elő is bújt { $who }. A kettő között titkos járat volt, és pontosan { $to_in } ért véget.

# --- skill-objective ---
wt-tell-skill-objective-1 = { $who_cap } elégetett egy papírlapot, és másikat vett elő. Hogy mi állt az egyiken és mi a másikon, azt a kályha tudja.
wt-tell-skill-objective-2 = Tegnap még más járt { $who } fejében. Mára új titok költözött a régi helyére, és a régi nem hagyott hátra címet.
wt-tell-skill-objective-3 = Tudni kell elengedni egy szándékot. { $who_cap } elengedte, és egy másikat fogott kézen; arcát egyiknek sem látta senki.
wt-tell-skill-objective-4 = Egy titok kiment az ajtón, egy másik bejött rajta. { $who_cap } mindkettőnek illendően köszönt, és megkérte őket, hogy maradjanak csendben.
wt-tell-skill-objective-5 = Ha valaki megkérdezte, mire készül, { $who } csak mosolygott. Tegnap is így mosolygott, csakhogy az egy másik titok fölött volt.
wt-tell-skill-objective-6 = { $who_cap } kifordította a kabátot, és a bélése került kívülre. Valahogy így cserélt föladatot is: aki nézte, semmit sem értett belőle.
wt-tell-skill-objective-7 = Megvakart fül, hosszú hümmögés, egy áthúzott sor. { $who_cap } újat írt alá, de a tenyerével eltakarta.
wt-tell-skill-objective-8 = Akad csomó, amelyet nem kioldani kell, hanem elcserélni. { $who_cap } túladott a régi megbízáson, és attól fogva egy újról hallgatott.

# --- power-new-hope ---
wt-tell-power-new-hope-1 = Leült volna már { $who }, de eszébe jutott az új remény. Erre a fáradtság állt föl helyette, és kiment a szobából.
wt-tell-power-new-hope-2 = Az új remény olyan, mint a kovász: egyszer kell szert tenni rá, azután minden reggel megkel. { $who_dat_cap } is jutott belőle, friss, meleg erő.
wt-tell-power-new-hope-3 = { $who_cap } beleszagolt a levegőbe. Olvadás? Az nem volt benne. De az új remény igen, és ebből futotta még egy nekiindulásra.
wt-tell-power-new-hope-4 = Honnan ez a fürgeség? { $who_cap } maga is csodálkozott. Az új remény dolgozott az inakban, mint rügyben a nedv.
wt-tell-power-new-hope-5 = Akinek egyszer megvillant az új remény, azt nehéz ágyba parancsolni. { $who_cap } kinyújtózott, és úgy érezte, a nap csak most kezdődik.
wt-tell-power-new-hope-6 = Egy pohár víz, egy mély sóhaj meg az új remény: ettől a háromtól { $who } olyan frissnek érezte magát, mint pék hajnalban.
wt-tell-power-new-hope-7 = Az este azt mondta: elég. Az új remény azt mondta: még egyszer. { $who_cap } az utóbbira hallgatott, és új erő szállt a tagjaiba.
wt-tell-power-new-hope-8 = Nem tűz volt, csak az új remény, de { $who } odatartotta a kezét, és átjárta a meleg. Ekkora melegtől indul neki a hónak a hóvirág is.

# --- power-propaganda ---
wt-tell-power-propaganda-1 = { $who_cap } addig suttogta a hamis hírt, míg az egész város vissza nem suttogta. { $foe_cap } is meghallotta, leült, és egyelőre semmihez sem volt kedve.
wt-tell-power-propaganda-2 = Nyomtatott betűkkel állt a lapban, tehát sokan elhitték. { $who_cap } gondoskodott róla, hogy { $foe } is elolvassa, és onnantól a tettvágy helyén csak egy nagy legyintés maradt.
wt-tell-power-propaganda-3 = – A saját barátaid is így beszélnek rólad – üzente { $who }, és egy szó sem volt igaz belőle. { $foe_cap } mégis a falnak fordult, és nem mozdult.
wt-tell-power-propaganda-4 = Hazugság járt házról házra, tiszta gallérban. { $who_cap } küldte, { $foe } nyitott ajtót neki, és mire becsukta, egy csepp bátorsága sem maradt.
wt-tell-power-propaganda-5 = Mit ér az egész? Ez a kérdés { $foe } fejében visszhangzott, de { $who } ültette oda, szép szavakkal és rossz hírekkel. Aki ezt kérdezgeti, az egyelőre csak ül.
wt-tell-power-propaganda-6 = { $who_cap } új falragaszt rakatott ki: friss festék, régi hazugság. { $foe_cap } elolvasta egyszer, elolvasta kétszer, és leengedte a karját, mint akinek nincs több dolga.
wt-tell-power-propaganda-7 = A szó könnyebb a hónál, mégis jobban belepi az embert. { $who_cap } teleszórta vele az utcákat, és alatta { $foe } elcsüggedt, elhallgatott, és egyelőre nem is mozdult.
wt-tell-power-propaganda-8 = Csak egy hír volt, mosolyogva elmondva: hogy úgysem számít rájuk senki. { $who_cap } mondta, { $foe } elhitte, és jó időre elment a kedve mindentől.

# --- power-retaliation-rebel ---
wt-tell-power-retaliation-rebel-1 = Reggelre üres volt az ágy, hideg a csésze, s { $foe } sehol. A fegyveres megtorlás nem hagyott maga után mást, csak csöndet.
wt-tell-power-retaliation-rebel-2 = { $foe_acc_cap } ezután nem látta senki Wintertownban. A megtorlás éjszakáján kigyulladtak a lámpák, kialudtak a lámpák, és eggyel kevesebben ültek az asztalnál.
wt-tell-power-retaliation-rebel-3 = Kérdezték a kapust, kérdezték a pékinast: hová lett { $foe }? A megtorlás óta egyikük sem tudott felelni, és a hóban nem akadt nyom.
wt-tell-power-retaliation-rebel-4 = Úgy csapott le a megtorlás, ahogy a jégcsap: hallani csak utólag lehetett. Azután { $foe } nevét hiába szólították a sötétben.
wt-tell-power-retaliation-rebel-5 = Csizmák jöttek, csizmák mentek. Ez volt a fegyveres megtorlás, és mire elcsitult, { $foe } úgy eltűnt a városból, mintha csak mesélték volna.
wt-tell-power-retaliation-rebel-6 = Egy szék üresen állt, és senki sem húzta odébb. { $foe_acc_cap } elnyelte a megtorlás éjszakája; hogy hová, azt nem sejtették.
wt-tell-power-retaliation-rebel-7 = A katonák listával jöttek, és a listán egyetlen név szerepelt. Aznap éjjel { $foe } eltűnt Wintertownból, búcsú és nyom nélkül.
wt-tell-power-retaliation-rebel-8 = Ne kérdezzétek, hol van { $foe }! Aki tudja, nem mondja, aki mondja, nem tudja. A megtorlás elvégezte a dolgát, és a város egy árnyalattal szürkébb lett.

# --- power-retaliation-power ---
wt-tell-power-retaliation-power-1 = Amit a tavasz egyszer kivívott, azt a tél most visszavette. { ARTICLE($power, start: "yes") } „{ $power }” darabokban hevert a csizmák nyomában.
wt-tell-power-retaliation-power-2 = Lecsapott a fegyveres megtorlás, és reggelre { ARTICLE($power) } „{ $power }” csak olyasmi volt, amire emlékezni lehet, óvatosan.
wt-tell-power-retaliation-power-3 = Tudták, hová kell ütni. { ARTICLE($power, start: "yes") } „{ $power }” volt a gerenda, amelyre a lázadók építettek, és a megtorlás kirántotta alóluk.
wt-tell-power-retaliation-power-4 = „{ $power }”: ezt lekaparták a falról, kihúzták a könyvből, kitiltották a gyerekek dalaiból. A megtorlás alapos munkát végzett.
wt-tell-power-retaliation-power-5 = Sokáig tartott, míg a lázadók megszerezték, és egyetlen éjszaka elég volt, hogy elveszítsék. { ARTICLE($power, start: "yes") } „{ $power }” nem segített többé senkin.
wt-tell-power-retaliation-power-6 = A fegyveres megtorlás nem sokat beszélt. Kijelentette, hogy { ARTICLE($power) } „{ $power }” nincs többé, és attól fogva nem is volt.
wt-tell-power-retaliation-power-7 = Hó hullott arra is, ami addig melegített. { ARTICLE($power, start: "yes") } „{ $power }” a megtorlás zsákmánya lett, és a lázadók szótlanul kerülgették a hűlt helyét.
wt-tell-power-retaliation-power-8 = Aznap éjjel a tavasznak ki kellett adnia a kezéből, amit a legjobban őrzött: „{ $power }”. A megtorlás még nyugtát sem adott róla.

# --- power-love ---
wt-tell-power-love-1 = A fél város tudta már, csak ők ketten nem. Most kiderült: { $who } és { $whom } összetartozik, és ezen semmiféle fagy nem változtat.
wt-tell-power-love-2 = { $who_cap } belekezdett egy mondatba, { $whom } fejezte be. Akik hallották, egymásra néztek: ezt a kettőt ugyanazzal a fonállal varrták a világhoz.
wt-tell-power-love-3 = Se esküt nem tettek, se pecsétet nem ütöttek rá. De amikor { $who } fázott, { $whom } vette le a sálját, és ebből mindenki értett.
wt-tell-power-love-4 = Hogy barátság-e, rokonság vagy szerelem? Nevezzék, ahogy akarják. { $who_acc_cap } valami nagyon erős kötötte össze { $whom_ins }, és most napvilágra jött.
wt-tell-power-love-5 = Két csésze gőzölgött egymás mellett a párkányon: az egyik { $who } csészéje, a másik { $whom } csészéje. Ennél szebben senki sem mondhatta volna ki, mennyire közel állnak egymáshoz.
wt-tell-power-love-6 = { $whom_cap } elszólta magát, { $who } pedig elmosolyodott. Így tudódott ki, amit jó ideje rejtegettek: hogy egyik sem lenne meg a másik nélkül.
wt-tell-power-love-7 = Előkerült egy gyűrött rajz, és kettőt ábrázolt: { $who_acc } és { $whom_acc }, kézen fogva. Attól kezdve fölösleges lett volna tagadni, mennyit jelentenek egymásnak.
wt-tell-power-love-8 = Van az a hang, amelyet az ember csak egyvalakinek tartogat. Ezen a hangon szólt { $who } { $whom_dat }, és aki fülelt, megértette, mi köti össze a kettőt.

# --- power-artifact ---
wt-tell-power-artifact-1 = Hosszan tanakodtak, kinél volna jó helyen a nagy ereklye. Végül minden szem { $who } felé fordult.
wt-tell-power-artifact-2 = { $who_dat_cap } adták a nagy ereklyét. Nehezebb volt, mint amilyennek látszott, és melegebb is.
wt-tell-power-artifact-3 = – Jól vigyázni rá! – mondták, s { $who } bólintott. A nagy ereklye gazdára talált.
wt-tell-power-artifact-4 = Sorsot húztak volna, de nem volt rá szükség: a nagy ereklye mintha magától gurult volna { $who } elé. Senki sem ellenkezett.
wt-tell-power-artifact-5 = { $who_cap } úgy bugyolálta be a nagy ereklyét, mint egy újszülöttet. { $who_number ->
        [one] Rábízták
       *[many] Rájuk bízták
    }, és attól az órától ez volt a legféltettebb csomag a városban.
wt-tell-power-artifact-6 = Vaspántos ládánál biztosabb egy megbízható kéz. Így döntöttek, és a nagy ereklye { $who } őrizetébe került.
wt-tell-power-artifact-7 = A nagy ereklye, mondják, jó kézben dorombol. Odaadták hát { $who_dat }, és mindenki fülelt. Dorombolt.
wt-tell-power-artifact-8 = Ki őrizze a nagy ereklyét? Olyasvalaki, aki nem kérte. { $who_cap } nem kérte, így aztán { $who_number ->
        [one] őrá
       *[many] őrájuk
    } bízták.

# --- handover ---
wt-tell-handover-1 = { $who_cap } sokáig tartotta még a nagy ereklyét, mielőtt elengedte. { $whom_cap } két kézzel vette át.
wt-tell-handover-2 = { $where_in_cap } cserélt gazdát a nagy ereklye: { $who } adta, { $whom } kapta, és szó nem esett.
wt-tell-handover-3 = – Innentől így lesz jó – mondta { $who }, és { $whom_dat } nyújtotta a nagy ereklyét.
wt-tell-handover-4 = Ami egynek túl súlyos, azt ketten viszik, egymás után. A nagy ereklyét eddig { $who } őrizte, ezentúl pedig { $whom }.
wt-tell-handover-5 = Kendőbe csavarva, dupla csomóval, suttogott intelmekkel: így adta át { $who } a nagy ereklyét { $where_in }, és { $whom } elismételte az intelmeket, mind a hármat.
wt-tell-handover-6 = { $whom_cap } azt hitte, kenyér van a kendőben. A nagy ereklye volt benne, s { $who } intett, hogy most nincs idő kérdezni.
wt-tell-handover-7 = Két lehelet találkozott a fagyban, két kesztyű egy percre összeért. Mire szétváltak, { $who } kezéből { $whom } kezébe került a nagy ereklye.
wt-tell-handover-8 = Könnyebb lett { $who } válla, nehezebb { $whom } szíve: a nagy ereklye átvándorolt egyiktől a másikig.

# --- objective-reveal ---
wt-tell-objective-reveal-1 = Nem lehetett tovább titkolni: { $who } megbízásban járt, és a felén már túl is volt.
wt-tell-objective-reveal-2 = Rosszkor lebbent a köpeny, és { $where_in } mindenki láthatta, hogy { $who } titkos úton jár. A dolog fele kész volt, a másik fele váratott magára.
wt-tell-objective-reveal-3 = A titok olyan, mint a létra a fal mellett: félig fölmászva a legnehezebb letagadni. { $who_cap } épp félúton tartott, amikor észrevették.
wt-tell-objective-reveal-4 = – Szóval ezért! – csapott a térdére valaki. { $who_cap } rejtett dolga kitudódott, félkészen, mint a harisnya, amelyből még kilóg a kötőtű.
wt-tell-objective-reveal-5 = Egy elszólás, egy kiesett cédula, s { $who } titka nem volt titok többé. A fele már tett, a fele még terv.
wt-tell-objective-reveal-6 = { $who_cap } hátranézett, és látta, hogy nézik. Az első felét késő volt letagadni, a másodikat korai lett volna ünnepelni.
wt-tell-objective-reveal-7 = Kibújt a szög a zsákból, de csak a hegye. { $who_cap } titkos megbízatásának másik fele még odabent maradt.
wt-tell-objective-reveal-8 = Az ablakok mindent látnak. { $where_in_cap } azt látták, hogy { $who } nem véletlenül járt arra: a dolga egyik felét elvégezte, a másikra most már mindenki kíváncsi lett.

# --- objective-claim ---
wt-tell-objective-claim-1 = Kevesen vették észre, de egy titkos feladat beteljesült: { $theme }. A gyökere { ARTICLE($memory) } „{ $memory }” idejéig nyúlt vissza.
wt-tell-objective-claim-2 = „{ $memory }”: onnan indult el egy csöndes szándék, és most megérkezett. Zászlaja nem volt, csak eredménye: { $theme }.
wt-tell-objective-claim-3 = { $who_cap } kihúzott egy sort a belső zsebben őrzött papíron. Ez állt rajta: { $theme }. A papír { ARTICLE($memory) } „{ $memory }” óta lapult ott.
wt-tell-objective-claim-4 = Emlékeztek még, mi volt { ARTICLE($memory) } „{ $memory }”? Nos, titokban most ért be a termése. { $theme_cap }: ennyi, se több, se kevesebb.
wt-tell-objective-claim-5 = Titokban kezdődött, titokban folytatódott, és csak a végén derült ki: { $theme }. Aki { ARTICLE($memory) } „{ $memory }” óta nyitva tartotta a szemét, nem lepődött meg.
wt-tell-objective-claim-6 = Végre kimondhatta { $who }, amiről addig hallgatni kellett: { $theme }. Nem a semmiből pottyant; { ARTICLE($memory) } „{ $memory }” vetett neki ágyat.
wt-tell-objective-claim-7 = Van, aki nem felejt, csak vár. Valaki { ARTICLE($memory) } „{ $memory }” óta várt erre az órára, és az óra ütött. Amit maga után hagyott: { $theme }.
wt-tell-objective-claim-8 = Rakjátok egymás mellé a cserepeket! Az egyiken ez állt: „{ $memory }”. A másikon ez: { $theme }. Pontosan illeszkedtek, mert valaki titokban így akarta.

# --- objective-claim-first ---
wt-tell-objective-claim-first-1 = Senki sem látta, hogyan készül. Csak azt látták, amikor elkészült: { $theme }.
wt-tell-objective-claim-first-2 = Volt valahol egy titkos megbízás, és aznap este lekerült a listáról. Ami lett belőle: { $theme }.
wt-tell-objective-claim-first-3 = { $who_cap } azon az éjszakán jobban aludt, mint máskor. Amire titokban készült, megvolt: { $theme }.
wt-tell-objective-claim-first-4 = { $theme_cap }: erről beszéltek másnap a sorban a pékség előtt. Hogy ki akarta így, azt csak a hó tudta, és az nem pletykál.
wt-tell-objective-claim-first-5 = A csöndes munka is munka. { $who_cap } csöndben dolgozott, és az eredmény magáért beszélt: { $theme }.
wt-tell-objective-claim-first-6 = Fölgördült egy kis függöny a nagy színpad sarkában, és mögötte ez volt látható: { $theme }. Aki odanézett, megértette, hogy ezt jó előre eltervezték.
wt-tell-objective-claim-first-7 = Apró győzelem, zászló el sem fér rajta. De győzelem: { $theme }, szóról szóra úgy, ahogy a titkos utasítás kívánta.
wt-tell-objective-claim-first-8 = Egy pecsét föltörve, egy levél elégetve, egy feladat letudva. Tanulságul pedig itt maradt: { $theme }.

# --- objective-raid ---
wt-tell-objective-raid-1 = { $where_in_cap } fenekestül fölfordult minden. { $who_cap } { $card_defins } kezdte, { $card2_defins } fejezte be, és a végén ez maradt hátra: { $theme }.
wt-tell-objective-raid-2 = Hajnalban jöttek, amikor a legjobban esik az alvás. { $who_cap } { $card_acc } keresett, { $card2_acc } talált, és a jelentésbe ezt írta: { $theme }.
wt-tell-objective-raid-3 = { $theme_cap }: így szólt a parancs. { $who_cap } { $card_defacc } meg { $card2_defacc } is latba vetette, és { $where_in } sokáig nem gyújtottak lámpát.
wt-tell-objective-raid-4 = Rajtaütés volt, rövid és hangos. Akik ott voltak, { $card_acc } is láttak, { $card2_acc } is, és összevissza beszéltek. Ami biztos: { $theme }.
wt-tell-objective-raid-5 = { $who_cap } benézett az ágy alá, a szekrény mögé, az emberek szemébe. { $card_cap } itt, { $card2 } ott: mindennek hasznát vette. Az eredmény: { $theme }.
wt-tell-objective-raid-6 = Kopogás nélkül érkeztek, { $who_ins } az élen. { $card_def_cap } miatt, mondták, meg { $card2_def } miatt. Az igazi ok a parancs alján állt, apró betűvel: { $theme }.
wt-tell-objective-raid-7 = Ki tört be { $where_to }? { $who_cap }. Mi volt az ürügy? { $card_cap } meg { $card2 }. És mi lett a vége? { $theme_cap }.
wt-tell-objective-raid-8 = El sem ült még a fölvert por { $where_in }, de azt már tudni lehetett, mi történt: { $theme }. { $who_cap } { $card_defacc } is, { $card2_defacc } is előre számításba vette.

# --- epilogue-spring ---
wt-tell-epilogue-spring-1 = Emlékeztek rá? „{ $memory }”. Akkor még senki sem gondolta, hogy { $card_def } miatt fog egyszer elmosolyodni az egész utca. Most mégis így lett.
wt-tell-epilogue-spring-2 = A vége felé minden többet nyom. { ARTICLE($memory, start: "yes") } „{ $memory }” idejéből megmaradt { $card_def } emléke, és ez most a tavasz serpenyőjébe került.
wt-tell-epilogue-spring-3 = Egy kislány { $card_acc } rajzolt a deres üvegre, és a rajz mögött egy pillanatra zöldnek látszott a világ. Ezt a zöldet, mondták az öregek, { ARTICLE($memory) } „{ $memory }” óta ismerik.
wt-tell-epilogue-spring-4 = Új nótát tanultak a verebek { $card_def } tiszteletére. A dallama { ARTICLE($memory) } „{ $memory }” napjaiból való volt, a szövege pedig csupa tavasz.
wt-tell-epilogue-spring-5 = Aki vet, annak várnia kell. { ARTICLE($memory, start: "yes") } „{ $memory }” volt a vetés, és most, { $card } képében, zsenge jó hír kelt ki belőle.
wt-tell-epilogue-spring-6 = Még nem dőlt el semmi. De { $card_def } láttán sokan kigombolták a kabátjuk legfelső gombját, mert { ARTICLE($memory) } „{ $memory }” jutott eszükbe, és melegük lett tőle.
wt-tell-epilogue-spring-7 = A tavasz takarékos, semmit sem dob el. Elővette { $card_defacc }, hozzákötötte ahhoz, ami { ARTICLE($memory) } „{ $memory }” után megmaradt, és a csomó tartott.
wt-tell-epilogue-spring-8 = – Idenézzetek! – mondta egy öregasszony, és { $card_acc } mutatott az unokáinak. – Ezt { ARTICLE($memory) } „{ $memory }” óta hordom magamban. – Az unokák, akik sosem láttak tavaszt, elhitték, hogy van.

# --- epilogue-winter ---
wt-tell-epilogue-winter-1 = A tél sem felejt. { ARTICLE($memory, start: "yes") } „{ $memory }” óta tartogatta { $card_defacc }, és most, a vége felé, elővette.
wt-tell-epilogue-winter-2 = Estefelé { $card_acc } emlegettek az őrtüzeknél, és hozzátették: „{ $memory }”. Aki a kettőt összeolvasta, följebb húzta a gallérját.
wt-tell-epilogue-winter-3 = Egy deres ujj { $card_acc } rajzolt az ég aljára. Aki jól megnézte a vonását, ráismert: ugyanaz a kéz írta valaha azt is, hogy „{ $memory }”.
wt-tell-epilogue-winter-4 = { ARTICLE($memory, start: "yes") } „{ $memory }” nyoma nem olvadt el. { $card_def_cap } körül ott csillogott a dér, és a katonák ropogósabban léptek.
wt-tell-epilogue-winter-5 = Hideg emlék volt { ARTICLE($memory) } „{ $memory }”, és { $card_def } mellett még hidegebbnek tetszett. A lázadók közelebb húzódtak egymáshoz.
wt-tell-epilogue-winter-6 = Semmi sincs veszve, mondogatták. De { $card_def } láttán, { ARTICLE($memory) } „{ $memory }” emlékével a tarkójukon, valamivel halkabban mondogatták.
wt-tell-epilogue-winter-7 = A rezsim kihirdette, hogy { $card_defins } minden rendben van, ahogyan { ARTICLE($memory) } „{ $memory }” óta minden rendben van. Ilyen rendtől szoktak befagyni a kutak.
wt-tell-epilogue-winter-8 = Mit kezdett a tél { $card_defins }? Azt, amit { ARTICLE($memory) } „{ $memory }” idején tanult: a maga hasznára fordította, és megvárta, hogy mindenki fázzék tőle.

# --- epilogue-spring-bare ---
wt-tell-epilogue-spring-bare-1 = Valaki { $card_acc } hímzett egy zsebkendőre, zöld fonállal. Estére fél Wintertown ilyen zsebkendőt lobogtatott.
wt-tell-epilogue-spring-bare-2 = { $card_defins_cap } álmodott a város, mindenki ugyanazon az éjszakán. Reggel úgy néztek egymásra, mint akik tudnak valamit a tavaszról.
wt-tell-epilogue-spring-bare-3 = Nem sok, ha csak { $card } az egész. De a tavasz sosem kezdte többel.
wt-tell-epilogue-spring-bare-4 = { $card_def_cap } miatt aznap többen köszöntek egymásnak az utcán, mint egész télen együttvéve. Ilyen apróságokban bízik a tavasz.
wt-tell-epilogue-spring-bare-5 = A börtönőr is elmosolyodott { $card_def } láttán, aztán gyorsan körülnézett, nem vette-e észre valaki. Észrevettük.
wt-tell-epilogue-spring-bare-6 = Az utolsó lapok egyikére { $card_acc } festett az írnok, és a festék zöldje átütött a következő oldalra is.
wt-tell-epilogue-spring-bare-7 = Egy kisfiú azt kérdezte, milyen a tavasz. – Valahol ott lakik { $card_def } mögött – felelte a nagyapja, és a fiú attól fogva csak azt leste.
wt-tell-epilogue-spring-bare-8 = { $card_defacc_cap } énekelték meg az ablakok alatt, háztól házhoz járva, mint hajdan a regősök. Sok függöny lebbent, és egyik mögül sem szóltak rájuk.

# --- epilogue-winter-bare ---
wt-tell-epilogue-winter-bare-1 = { $card_acc_cap } rajzolt a fagy minden ablakra, mindenhol egyformán. Szereti a rendet a tél.
wt-tell-epilogue-winter-bare-2 = A katonák { $card_defacc } is beírták a jelentésbe, kétszer aláhúzva. A nagy, hideg irodákban elégedetten bólintottak rá.
wt-tell-epilogue-winter-bare-3 = { $card_defins_cap } bármi történhetett volna. A tél azonban előbb ért oda, és rátette a kezét.
wt-tell-epilogue-winter-bare-4 = { $card_def_cap } körül megállt a levegő. Aki arra járt, elfelejtette, mit akart mondani, és sietett haza.
wt-tell-epilogue-winter-bare-5 = – Ez is a miénk – mondta a hideg, és { $card_acc } vett föl a leltárába. Hosszú volt már az a leltár.
wt-tell-epilogue-winter-bare-6 = Este lett, és { $card_def } körül egymás után hunytak ki a mécsesek. A tél nem sietett; ráért, mint mindig.
wt-tell-epilogue-winter-bare-7 = A gyerekek { $card_acc } karcoltak a jégre, és nem nevettek közben. Ezt a tél a maga győzelmei közé írta.
wt-tell-epilogue-winter-bare-8 = A falragaszokon másnap { $card_acc } lehetett látni, alatta három szót: minden így marad. A szavak alatt pecsétet, a pecsét alatt zúzmarát.

# --- epilogue-close-spring ---
wt-tell-epilogue-close-spring-1 = Egy reggel valaki nyitva felejtette az ablakot, és nem fázott meg. Így tudták meg Wintertownban, hogy visszajött a tavasz. Aki nem hiszi, járjon utána, mezítláb.
wt-tell-epilogue-close-spring-2 = Csöpp, mondta az eresz. Csöpp-csöpp, felelték a többiek. Mire az őrök észbe kaptak, az egész város csöpögött, és a kövek közt kidugta fejét az első fűszál. Megjött a tavasz.
wt-tell-epilogue-close-spring-3 = A hó nem adta meg magát, csak elszégyellte magát, és patak lett belőle. A tavasz leült a partjára, mintha sosem lett volna távol. Itt a mese vége.
wt-tell-epilogue-close-spring-4 = Hát így tért vissza Wintertownba a tavasz: elkésve, sárosan, bocsánatkérés nélkül. De senki sem haragudott rá. Itt a vége, fuss el véle!
wt-tell-epilogue-close-spring-5 = Az utolsó jégcsapot egy öregember tette el emlékbe, de a zsebében az is elolvadt. Nevetett rajta. Odakint rügyeztek a fák, és négy évszak volt megint a világon.
wt-tell-epilogue-close-spring-6 = Becsuktuk a könyvet, mert odakint szebb volt. Az emberek kigombolt kabátban ültek a padokon, a levegőnek föld- és virágszaga volt, és Wintertown neve egyszeriben nem illett többé a városra.
wt-tell-epilogue-close-spring-7 = Elhallgatott a szél, megszólalt egy rigó, és valaki elsírta magát a konyhában, örömében. Ennyi az egész. A tavasz hazatért.
wt-tell-epilogue-close-spring-8 = És másnap nem esett. Harmadnap sem. Negyednap kisütött a nap, és lázadók meg katonák egymás mellett hunyorogtak bele, mint akik hosszú álomból ébrednek: kitavaszodott.

# --- epilogue-close-winter ---
wt-tell-epilogue-close-winter-1 = Hullott a hó, és nem kérdezte, kinek van ellenére. A tél maradt. De a pincékben tovább mesélték ezt a történetet, és amíg mesélik, valami parázslik.
wt-tell-epilogue-close-winter-2 = Végül mindenki hazament, és betette az ajtót. Wintertown hű maradt a nevéhez: fehér volt, csöndes, és szép is, annak, aki nem emlékezett másra.
wt-tell-epilogue-close-winter-3 = A jég vastagabbra hízott a tavon, a rendeletek a falon. A tél győzött, és nem örült neki; nem szokása. Itt a vége, húzd magadra a takarót!
wt-tell-epilogue-close-winter-4 = Nem jött el a tavasz. Vártak rá még egy hétig, még kettőig, azután megrakták a tüzet, és hallgattak. De figyelj csak: a hó alatt, egészen mélyen, mintha mozdult volna egy mag.
wt-tell-epilogue-close-winter-5 = A toronyóra megállt, és a mutatóin jégcsap nőtt. Örök tél, hirdették ki másnap, és az emberek zsebre dugták a kezüket. Némelyik zseb mélyén azért lapult egy-egy makk.
wt-tell-epilogue-close-winter-6 = Így ért véget: fehér lapon, fehér betűkkel. A tél maradt az úr, és aki a tavaszról akart hallani, annak le kellett ülnie egy öreg mellé, és megígérnie, hogy nem adja tovább.
wt-tell-epilogue-close-winter-7 = Elfújták a lámpákat, behúzták a függönyöket. A tél végigsétált az utcákon, mint gazda a portáján, és mindent rendben talált. Csak az egyik ablak mögött égett még egy gyertya, azt nem vette észre.
wt-tell-epilogue-close-winter-8 = A hó nyerte meg ezt a vitát, mert ő tudott tovább hallgatni. Télre tél következett. Jó éjt, gyerekek; a következő mese talán melegebb lesz.

# --- epilogue-close-writer ---
wt-tell-epilogue-close-writer-1 = Se a tavasz, se a tél nem mondhatta, hogy övé az utolsó szó. A mesélő megmártotta hát a tollát, és új lapot vett elő, mert az ilyen történetnek nincs vége.
wt-tell-epilogue-close-writer-2 = A mérleg középen állt meg, és a mesélő elnevette magát. – Jól van – mondta –, akkor folytatjuk. – És a toll megint sercegni kezdett.
wt-tell-epilogue-close-writer-3 = Ki győzött? Senki. Ki vesztett? Senki. Ki ült még mindig az asztalnál tintás ujjal, és kereste a következő mondatot? A mesélő.
wt-tell-epilogue-close-writer-4 = A mesélő odaírta, hogy vége, nézte egy darabig, aztán kihúzta. Nem volt igaz. A történet ment tovább, ahogy a folyó megy a jég alatt.
wt-tell-epilogue-close-writer-5 = Itt illenék befejeződnie. De a két oldal egyformán erősnek bizonyult, a mécsesben maradt még olaj, és a mesélő sosem tudott ilyenkor lefeküdni. Új sort kezdett.
wt-tell-epilogue-close-writer-6 = Hol volt, hol nem volt, írta a mesélő a lap tetejére, immár másodszor. Egyik fél sem győzött, és az olyan mesét, amelynek nincs vége, csak az elején lehet folytatni.
wt-tell-epilogue-close-writer-7 = Tavasz vagy tél? A mesélő föl-alá járt a szobában, de nem dönthetett, mert odakint sem dőlt el. Leült, kihegyezte a tollat, és hagyta, hogy a történet éljen tovább.
wt-tell-epilogue-close-writer-8 = Egyik sem engedett, egyik sem győzött. A mesélő fölvette a leejtett tollat, lefújta róla a havat, és onnan folytatta, ahol abbahagyta: a közepéről.

# --- objection ---
wt-tell-objection-1 = Szép fordulat, csak nem egészen illik ahhoz, amit eddig hallottunk. Megtennéd, hogy elmeséled még egyszer, kicsit másképp?
wt-tell-objection-2 = Egy pillanat, kedves mesélő! Itt elvesztettem a fonalat. Kérlek, fűzd újra ezt az utolsó darabot az előzőkhöz.
wt-tell-objection-3 = A történetbíró mosolyogva csóválja a fejét: ez az utolsó rész mintha egy másik meséből tévedt volna ide. Kérlek, mondd el úgy, hogy a miénkbe is beleférjen.
wt-tell-objection-4 = Nem haragszom, csak értetlenkedem. Hogyan jutottunk ide onnan, ahol az imént álltunk? Meséld el, légy szíves, még egyszer.
wt-tell-objection-5 = Ez a folt jó anyagból van, de más színű, mint a kabát. Szabnád újra, kérlek, hogy jobban illjék az eddigiekhez?
wt-tell-objection-6 = Bocsáss meg a közbeszólásért: amit most hallottunk, nem fér össze egészen azzal, ami korábban elhangzott. Próbáld meg újra, ráérünk.
wt-tell-objection-7 = Tedd vissza a teát a tűzre, és kezdd újra az utolsó mondatokat! Kérlek szépen; valahogy nem állnak össze a többivel.
wt-tell-objection-8 = Majdnem! De a tűz körül ülők összenéznek: ez nem egészen következik abból, amit tudunk. Megkérhetlek, hogy ezt a részt meséld el másképp?

# --- ugyanaz, más szavakkal ---
wt-tell-retold-1 = Hát akkor mondjuk el még egyszer, lassabban: így esett, nem másképp, a hó a tanú rá.
wt-tell-retold-2 = Lehet, hogy a szavak rossz sorrendben álltak. Rakjuk őket akárhogyan, maga a dolog ettől nem változik.
wt-tell-retold-3 = A mesélő krákogott egyet, megpiszkálta a tüzet, és elölről kezdte ezt a részt: cifrázás nélkül, igazság szerint.
wt-tell-retold-4 = Kétféleképpen lehet elmondani, és ez a második: egyszerűbb, rövidebb, és közelebb van ahhoz, amire a kémények emlékeznek.
wt-tell-retold-5 = Húzzuk ki azt a sort, és írjuk le tisztán. Ami megtörtént, megtörtént; csak a tinta friss.
wt-tell-retold-6 = Mások másképp mesélték. De akik a legközelebb álltak, a lényegben egyetértenek, és nekünk ennyi elég.
wt-tell-retold-7 = Így mondva csakugyan furcsán hangzik. Mondjuk hát másképp: lépésről lépésre, ahogy ilyen fagyban bárki tette volna.
wt-tell-retold-8 = Lapozzunk vissza egyet, és kezdjük elölről. A mese nem haragszik; előtte az egész tél.

# --- a visszatérés, újra elmesélve ---
wt-tell-return-again-1 = Nem, nem ott volt; hidegben tréfál az emlékezet. { $where_in_cap } látták viszont, és most már semmi kétség: { $whom } jött vissza.
wt-tell-return-again-2 = Kérdezd meg, aki korán kelt: { $whom } visszatért, mégpedig { $where_to }; aki mást mond, átaludta.
wt-tell-return-again-3 = A lábnyomok eldöntötték a vitát. { $where_in_cap } értek véget, és a végükön ott állt { $whom }.
wt-tell-return-again-4 = Ezúttal mondjuk el rendesen. { $whom_cap } megkerült, a hely pedig: { $where }.
wt-tell-return-again-5 = Volt, aki rosszul tudta, volt, aki későn. A fő, hogy { $whom } újra { $where_in } állt.
wt-tell-return-again-6 = { $where_cap }: írjátok fel, hogy többé ne kelljen kérdezni. Oda talált haza { $whom }.
wt-tell-return-again-7 = Lámpát gyújtottak { $where_in }, és a fényénél mindenki láthatta, ki jött vissza. { $whom_cap } volt az.
wt-tell-return-again-8 = Így hát visszalapoztak, és újraírták az oldalt: { $whom }, akiről már mindenki lemondott, visszatért { $where_to }.
