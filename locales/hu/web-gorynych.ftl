# --- knights by the device on their shields; other messages refer to this with the same argument ---
gort-device = { $knight ->
    [1] keresztes
    [2] napos
    [3] sávos
    [4] csillagos
    [5] ékes
    [6] holdas
    [7] bástyás
    [8] halas
    [9] leveles
   *[10] szíves
}
gort-the = { $knight ->
    [5] az ékes
   *[other] a { gort-device }
}
gort-the-start = { $knight ->
    [5] Az ékes
   *[other] A { gort-device }
}
gort-knight = { gort-device } lovag
gort-knight-left = { gort-device } lovag, hátralévő lépés: { $left }
gort-knight-soon = a következő lap beviheti a toronyba
gort-event-placed = { $seat }: { gort-the } lovag innen indul: { $path }.
gort-event-tunnel = { gort-the-start } lovag az alagútba lép itt: { $cell }, és itt bukkan fel: { $to }.
gort-event-entered = { gort-the-start } lovag bejutott a toronyba.
gort-event-burnt = { gort-the-start } lovag elégett; { $left ->
    [0] nem maradt egy sem
   *[other] maradt: { $left }
}.
gort-event-shield-broke = A pajzs megmenti { gort-the } lovagot, és elvész.
gort-event-protected = A Tűzvédelem megmenti { gort-the } lovagot.
gort-event-trapped = { gort-the-start } lovag visszakerül a rajtmezőjére: { $cell }.
gort-event-shielded = Pajzsot kap { gort-the } lovag.
gort-event-apples = { gort-the-start } lovag { $steps } mezővel visszahúzódik.
gort-event-comrade = Elesett bajtárs: { gort-the } lovag visszatér ennek az ösvénynek a rajtjára: { $path }.
gort-event-swapped = { gort-the-start } lovag és a sárkány helyet cserél: a lovag ide kerül: { $cell }, a sárkány ide: { $to }.
gort-event-pulled = Mágnes: { gort-the } lovag { $way ->
    [forward] { $steps } mezőt lép előre
    [back] { $steps } mezőt lép vissza
   *[nowhere] a helyén marad
}.
gort-event-horsed = Paripát kap { gort-the } lovag.
gort-event-skipped = { $seat }: kihagyás; nem volt mit kézbe venni.
gort-event-pointed = { $seat }: { $count ->
    [0] már senki sincs megjelölve
   *[other] megjelölve: { $knights }
}.

# --- cards ---
gort-card = { $card ->
    [yellow] Sárga
    [red] Piros
    [green] Zöld
    [blue] Kék
    [fire] Tűz
    [manoeuvre] Manőver
   *[other] { $card }
}
gort-letter = { $colour ->
    [yellow] S
    [red] P
    [green] Z
    [blue] K
   *[other] { "" }?
}
gort-short = { $colour ->
    [yellow] S
    [red] P
    [green] Z
    [blue] K
   *[other] { "" }?
}
gort-card-locked = képpel lefelé fekszik
gort-card-played = már kijátszva
gort-lies = letéve
gort-plan-arrow = { gort-card }: { $most ->
    [1] pontosan { $most } mező
   *[other] 1–{ $most } mező
} { gor-direction }.
gort-plan-off = { gort-card }: innen minden repülés kivisz a játéktérről.
gort-plan-still = { gort-card }: a szám 0, a sárkány nem repülne.
gort-plan-fire = A Tűz azt égeti el, aki felfedéskor a sárkány mezőjén áll.
gort-plan-manoeuvre = Hogy melyik lapkát használod, felfedéskor döntöd el.
gort-later = A távolságot felfedéskor választod, onnan, ahol a sárkány akkor áll.
gort-warn-terem = A sárkány most a tornyon ül: itt a Tűz vereséget jelent.
gort-warn-field = Ahogy most áll, ez kiviszi a sárkányt a játéktérről, és veszítetek.

# --- the field ---
gort-field = A játéktér, táblarészek: { $order }
gort-field-keys = A játéktér mezői; a nyílbillentyűk mezőről mezőre visznek
gort-dragon = a sárkány
gort-cell-terem = a torony
gort-cell-forest = erdő
gort-cell-path = ösvény { gor-direction }, a toronyig { $left } lépés
gort-cell-start = { $path } rajtja, ösvény { gor-direction }, a toronyig { $left } lépés
gort-cell-river = folyó, { gor-direction } folyik
gort-cell-bridge = híd, ösvény { gor-direction }, a folyó iránya: { $current ->
    [up] felfelé
    [right] jobbra
    [down] lefelé
   *[left] balra
}
gort-cell-entry = { gor-colour } alagút, bejárat, a toronyig { $left } lépés
gort-cell-exit = { gor-colour } alagút, kijárat, a toronyig { $left } lépés
gort-cell-distance = távolság: { $distance }
gort-cell-target = választható
gort-drift = a folyó ide sodorja a sárkányt: { $cell }

# --- where, and who is there ---
gort-corner = { $corner ->
    [upper-left] a torony bal felső sarka
    [upper-right] a torony jobb felső sarka
    [lower-left] a torony bal alsó sarka
   *[lower-right] a torony jobb alsó sarka
}
gort-offset = { $count } { gor-direction }
gort-there-nobody = senki
gort-drift-on = a folyó egy mezővel továbbsodorja
gort-say-fly = repülj { $distance } mezőt{ $there ->
    [none] { "" }
   *[other] ; ott: { $there }
}
gort-say-shield = a pajzsot { ARTICLE($knight) } { $knight } kapja
gort-say-horse = a paripát { ARTICLE($knight) } { $knight } kapja
gort-say-comrade = a bajtárs ide tér vissza: { $path } rajtmező
gort-say-lose = { gort-card } kikerül a játékból
gort-seen-perched = { $seat }: a sárkány a tornyon várakozik.
gort-seen-tunnel = { gort-the-start } lovag az alagútba lép, és a másik végén bukkan fel.
gort-seen-flew = A sárkány { $distance } mezőt repül ({ gort-card }).
gort-seen-drifted = A folyó egy mezővel továbbsodorja a sárkányt.
gort-seen-fire = { $seat }: a sárkány tüzet fúj.
gort-seen-nobody-burnt = Ott senki sem áll.
gort-seen-terem-burnt = Ég a torony.
gort-seen-fireball = { $seat }: tűzgolyó.
gort-seen-princess = { $seat }: a cárkisasszony a toronyhoz hívja a sárkányt.
gort-seen-jumped = { $seat }: a sárkány lóugrással lép.
gort-seen-trapped = { gort-the-start } lovag visszakerül a rajtmezőjére.
gort-seen-swapped = { gort-the-start } lovag és a sárkány helyet cserél.

# --- numbers ---
gort-knights = Lovagok
gort-the-dragon = Sárkány
gort-knights-went = { $steps ->
    [-1] Lovagok
    [0] A lovagok álltak
   *[other] A lovagok { $steps } mezőt léptek
}
gort-dragon-flies = { $round ->
    [none] Sárkány
   *[other] { $way ->
        [back] Sárkány: legfeljebb { $limit }, visszafelé
       *[other] A sárkány legfeljebb { $limit } mezőt repül
    }
}
gort-in-deck = a pakliban
gort-deck-knights = A pakliban lévő lovaglapok: { $cards }
gort-deck-dragon = A pakliban lévő sárkánylapok: { $cards }
gort-round = Forduló
gort-burnt-of = Elégett lovagok: { $burnt } / { $total }

# --- players ---
gort-order = Sorrend
gort-locked = Letéve
gort-row-hand = Kijátszott sor, utána a kéz
gort-player-cards = { $box ->
    [none] A sorban: { $row }. Kézben: { $hand }.
   *[other] A sorban: { $row }. Kézben: { $hand }. Játékon kívül: { $box }.
}
gort-first = kezdőjátékos
gort-bot = magától játszik
gort-you = Te
gort-lock-locked = egy lap képpel lefelé fekszik
gort-lock-choosing = választ
gort-out = kint: { $count }
gort-close = Bezárom
gort-hand = A kezed
gort-tiles = Manőverek
gort-until-round = a forduló végéig
gort-tab = { $tab ->
    [tiles] Manőverek
    [knights] Lovagok
   *[hand] Kéz
}

# --- silence ---
gort-silence = Csend
gort-talk = Beszéljetek!
gort-free-talk = Családi asztal
gort-family = Végig szabad beszélni.
gort-talking = Beszélhettek, amíg le nem pereg a homok.
gort-points-at = { $name } { $count } lovagra mutat: { $knights }. Senki sem beszél.
gort-nobody-points = Még senki sem mutat, senki sem beszél.
gort-no-tokens = Ebben a játékban nincs beszédjelző.
gort-speak = Beszéd 30 mp
gort-hush = Újra csend
gort-mark = Lovagok kijelölése
gort-point-at = Rámutatás: { $knights }

# --- what to do ---
gort-signal = Ha akarsz, mutass rá lovagokra, aztán kezdd el.
gort-begin = Jöhet a választás
gort-choose = Válassz titokban egy lapot, vagy hagyd ki.
gort-choose-here = Válassz itt vagy a játéktéren.
gort-lay = Képpel lefelé leteszem
gort-lay-anyway = Akkor is leteszem
gort-lies-open = Képpel lefelé: { gort-card }. Még kicserélheted, senki sem látja.
gort-replace = Kicserélem titokban
gort-skip = { $count ->
    [0] Kihagyom
   *[other] Kihagyom, { $count } lap vissza
}
gort-discard = Eldobom
gort-discard-this = { gort-card }: hatás nélkül a sorodba kerül.
gort-waiting = { $count ->
    [one] Rá várunk: { $names }.
   *[other] Rájuk várunk: { $names }.
}
gort-back = Vissza
gort-do = Megteszem
gort-do-losing = Megteszem, és veszítünk
gort-fly = Repülök { $distance } mezőt
gort-place = Ide állítom a lovagot
gort-perch = Ide ültetem a sárkányt
gort-telling = Így történt.
gort-hurry = Ugrás a végére

# --- the open card ---
gort-reveal = A felfedett lap
gort-yours = A te lapod fordult fel
gort-points = { $sign ->
    [minus] { gort-card }: a nyíl iránya { gor-direction }. A szám negatív, ezért a sárkány erre repül: { $now ->
        [up] felfelé
        [right] jobbra
        [down] lefelé
       *[left] balra
    }.
   *[plus] { gort-card }: a sárkány { $now ->
        [up] felfelé
        [right] jobbra
        [down] lefelé
       *[left] balra
    } repül.
}
gort-ask = { $question ->
    [place] Melyik rajtmezőre?
    [perch] A torony melyik mezőjére?
    [distance] Milyen messzire?
    [tile] Melyik manőver?
    [target] Melyik mező?
    [colour] Melyik szín?
    [repeat] Melyik lap még egyszer?
    [lose] Melyik lap kerül ki a játékból?
    [knight] Melyik lovag?
    [shield] Ki kapja a pajzsot?
    [horse] Ki kapja a paripát?
    [pull] Mennyit az ösvényén?
    [landing] Hová kerül a lovag?
   *[comrade] Hová tér vissza a bajtárs?
}
gort-pull = { $way ->
    [forward] { $steps } előre
    [back] { $steps } vissza
   *[nowhere] marad
}
gort-path = { $path } rajtmező
gort-nobody = senki
gort-left = hátralévő lépés: { $left }
gort-loses = ezzel veszítetek
gort-story-empty = Kezdődik a forduló.

# --- the end ---
gort-end-lead = { $round } forduló, elégett lovagok: { $burnt } / { $total }
gort-end-title = { $ending ->
    [won] A torony megmenekült
    [terem-reached] A lovagok bejutottak a toronyba
    [field-left] A sárkány elhagyta a játékteret
   *[terem-burnt] Leégett a torony
}
gort-end-last = Az utolsó lépések
gort-end-burnt = { $name }: elégett
gort-end-stands = { $name }: megmaradt

# --- before the game ---
gort-sets = Kész összeállítások, és hogy egy botcsapat milyen gyakran nyer velük
gort-set = { $preset ->
    [basic] Első lépések
    [silent] Egy szó sem
    [river] Folyók és alagutak
    [easy] Haladó, könnyű
    [normal] Haladó, közepes
    [nine] Három a kilencből
    [six] Három a hatból
    [hard] Haladó, nehéz
   *[own] Saját játéktér
}
gort-set-about = { $preset ->
    [basic] egyszerű játéktér, három alapmanőver, beszédjelzők
    [silent] ugyanez, de senki sem beszélhet
    [river] a nehezebb táblaoldalak a három alapmanőverrel
    [easy] a három manőver egyike a Csapda
    [normal] van Cári alma, de nincs Csapda
    [nine] a nehezebb táblaoldalak; a manővereket sorsoljuk
    [six] a nehezebb táblaoldalak; az alapmanőverek a dobozban maradnak
    [hard] se Csapda, se alma, és a lovagok sietnek
   *[own] vegyes oldalak, ti rakjátok fel a lovagokat és a sárkányt, beszélni szabad
}
gort-percent = { $percent } %
gort-odds = Nehézség
gort-odds-about = Milyen gyakran nyertek az egy terv szerint játszó botok; az emberek többet hibáznak
gort-odds-none = –
gort-odds-games = Mérve: { $players } fejjel, kevert táblarészekkel, { $games } játékban ilyen gyakran nyertek az egy terv szerint játszó botok. Az emberek néha tévednek, kevesebbre számíts.
gort-odds-unmeasured = Erre az összeállításra nincs mérés.
gort-setup-lost = A ház most nem válaszol.
gort-slot = { $place ->
    [0] Balra fent: { $board } táblarész
    [1] Jobbra fent: { $board } táblarész
    [2] Jobbra lent: { $board } táblarész
   *[other] Balra lent: { $board } táblarész
}
gort-shuffle = Táblarészek keverése
gort-order-random = Húzzuk a kezdéskor
gort-order-drawn = A táblarészeket a játék kezdetén húzzuk; ez a 24 játéktér egyike.
gort-swap-hint = Érints meg két betűt a játéktéren, hogy a két táblarész helyet cseréljen.
gort-turn = { $rotation ->
    [random] Iránytű: húzzuk
    [0] Iránytű: sárga felfelé
    [90] Iránytű: sárga jobbra
    [180] Iránytű: sárga lefelé
   *[270] Iránytű: sárga balra
}
gort-sides = A táblarészek oldalai
gort-side = { $side ->
    [advanced] folyós
   *[basic] egyszerű
}
gort-setup-counts = { $knights } lovag jön, { $speech ->
    [0] és senki sem beszélhet
   *[other] és { $speech } beszédjelző van
}.
gort-tile-set = { $tiles ->
    [usual] a játék szerint
    [basic] a három alap ★
    [nine] három a kilencből
    [six] három a hat haladóból
    [easy] Csapdával
    [normal] Cári almákkal, Csapda nélkül
    [hard] Csapda és almák nélkül
   *[pick] hármat választok
}
gort-pick-three = { $count ->
   *[other] Válassz még { $count } darabot.
}
gort-choice = { $choice ->
    [random] véletlenszerűen
    [longest] a leghosszabb ösvényeken
    [shortest] a legrövidebb ösvényeken
    [placed] sorban ti állítjátok fel
    [chosen] a kezdőjátékos választja
    [standard] szokásos
    [easy] könnyű
    [hard] sietős
    [slow] lassú
    [fast] gyors
    [true] igen
    [false] nem
    [silent] csend
    [family] mindenki beszélhet
    [0] nincs óra
    [30] 30 másodperc
   *[60] 60 másodperc
}

# --- the reference card and the first game ---
gort-card-aim = A cél: mindannyian egyetlen sárkány fejei vagytok. Égessétek el az összes lovagot, mielőtt akár egy is bejutna a toronyba, és együtt győztök. Veszítetek, ha egy lovag bejut, ha leég a torony, vagy ha a sárkány elhagyja a játékteret.
gort-card-round = Egy forduló
gort-card-1 = A lovagok a szürke szám szerint lépnek.
gort-card-2 = A kezdőjátékos rámutathat lovagokra.
gort-card-3 = Mindenki letesz egy lapot képpel lefelé, vagy kihagy, és visszaveszi a sorát.
gort-card-4 = A lapok sorrendben fordulnak fel; mindegyik onnan hat, ahol a sárkány akkor áll.
gort-card-arrows = A nyíl 1 mezőtől a piros számig visz; a mínusz minden nyilat megfordít. Ha minden távolság kivisz a játéktérről, veszítetek.
gort-card-fire = A Tűz a sárkány mezőjén minden lovagot eléget; a tornyon veszítetek.
gort-card-rules = Az összes szabály
gort-guide-wait = Most a többiek választanak. Senki sem látja, ki mit tesz le. Nézd a köveket: ki jár legközelebb a toronyhoz?
gort-guide-signal = Te vagy a kezdőjátékos. Jelöld meg a lovagokat a játéktéren vagy a pajzsuknál; a gyűrűket mindenki látja. Aztán kezdd el.
gort-guide-choose = Vegyél fel egy lapot: a játéktér megmutatja, mit tehetne innen a nyíl. Gondold végig, mit tesznek az előtted lévő fejek.
gort-guide-lay = Tedd le képpel lefelé. Hogy milyen messzire repül, felfedéskor döntöd el, onnan, ahol a sárkány akkor áll.
gort-guide-lay-other = Tedd le képpel lefelé. Felfedéskor fejti ki a hatását, ott, ahol a sárkány akkor áll.
gort-guide-replace = A lapod lent van. Amíg az utolsó fej nem választott, vehetsz másikat, és kicserélheted; senki sem látja.
gort-guide-distance = A te lapod fordult fel. Válassz távolságot itt vagy a játéktéren.
gort-guide-tile = Válassz egy lapkát. A lovagok rögtön a másik oldalával válaszolnak.
gort-guide-story = A lapok egymás után fordulnak fel. Itt olvashatod, ki merre kormányzott.
gort-burnt = Elégett lovagok
gort-burnt-short = elégett
gort-talk-line = Mondj valamit
gort-talk-say = Mondom
gort-order-begin = Kezdőjátékosként jelzés nélkül jöjjön a választás
