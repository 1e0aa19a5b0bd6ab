# A Téli mesék a böngészőben

web-wt-sign = { $place ->
    [asylum] Elmegyógyintézet
    [prison] Téli börtön
    [factory] Rémálomgyár
    [fair] Csodák vására
    [theatre] Bábszínház
    [mansion] Dorothy kúriája
   *[other] { $location_short }
}
web-wt-town = Wintertown
web-wt-hand = A történetkártyáid
web-wt-seats = Az asztalnál
web-wt-standing = Így állnak a dolgok
web-wt-parts = Az asztal részei
web-wt-tab = { $tab ->
    [town] Város
    [story] Történet
   *[memories] Emlékek
}
web-wt-chapter = { $chapter }. fejezet
web-wt-area = { $area }.{ $people ->
    [none] { "" }
   *[other] { " " }Itt van: { $people }.
}{ $quests ->
    [none] { "" }
   *[other] { " " }Küldetés: { $quests }.
}{ $legal ->
    [yes] { " " }Választható.
   *[no] { "" }
}
web-wt-figure = { $name } ({ $player }), { $state ->
    [lying] harcképtelen
    [ready] készenlétben
   *[activated] aktivált
}{ $locked ->
    [yes] , nem mozoghat
   *[no] { "" }
}
web-wt-card = { $card }{ $state ->
    [told] , már a mondatodban
    [counts] , számít a csapdában
    [kept] , a csapdában, nem számít
   *[free] { "" }
}
web-wt-counts = számít
web-wt-kept = blöff
web-wt-piled = { $card }{ $counts ->
    [yes] , a csapdádban, számít
   *[no] , a csapdádban, nem számít
}
web-wt-space = { $side ->
    [none] Az emléksáv { $space }. helye, üres{ $objective ->
        [yes] ; ide cél is kerülhet
       *[no] { "" }
    }
    [spring] { $space }. emlék: „{ $title }”, a Tavaszé
    [winter] { $space }. emlék: „{ $title }”, a Télé
   *[neutral] { $space }. emlék: „{ $title }”, senkié
}{ $card ->
    [none] { "" }
   *[other] , a kártyája: { $card }
}{ $bookmark ->
    [yes] ; itt a könyvjelző
   *[no] { "" }
}
web-wt-seat = { $name }{ $mine ->
    [yes] { " " }(te)
   *[no] { "" }
}, { $faction ->
    [spring] Tavasz
    [winter] Tél
   *[writer] a Mesélő
}{ $current ->
    [yes] , soron van
   *[no] { "" }
}{ $arbiter ->
    [yes] , történetbíró
   *[no] { "" }
}
web-wt-scene = { $kind ->
    [battle] Harc
    [trap] Csapda
   *[epilogue] Epilógus
}
web-wt-epilogue-line = Minden emlék { $points } pont, az epilógus minden kártyája 1.
web-wt-against = { $place }: { $who } és { $foe }
web-wt-tug = Tavasz { $spring }, Tél { $winter }
web-wt-perform = végrehajtom: „{ $title }”
web-wt-beside = { $what ->
    [handover] átadom a Nagy ereklyét: { $who }
    [protest] kifogásolom az utolsó mesét
   *[edit] kijavítom az utolsó mesémet
}
web-wt-besides = Ezenkívül
web-wt-telling = { $what }{ $who ->
    [none] { "" }
   *[other] { " " }· { $who }
}
web-wt-tell = { $how ->
    [own] Elmesélem
    [voice] Elmeséltem
   *[narrator] Meséljen a narrátor
}{ $score ->
    [none] { "" }
   *[other] , { $score }
}
web-wt-remember = Erre a kártyára emlékezzünk
web-wt-back = Vissza
web-wt-missing = { $count ->
    [one] Válassz egy kártyát a kezedből.
   *[other] Válassz { $count } kártyát a kezedből.
}
web-wt-pile-hint = A többi kártyád képpel lefelé a csapdába kerül. Jelöld meg, melyik számítson; a többi blöff.
web-wt-takes = Érints meg egy kártyát, hogy kijátszd, vagy húzd a mondatba.
web-wt-write = A meséd{ $cards ->
    [none] { "" }
   *[other] { " " }(kártyák benne: { $cards })
}
web-wt-write-hint = Írd le, mi történik. Érintsd meg vagy ejtsd a kártyát oda, ahol szóba kerül. Ha üresen marad, a narrátor mesél.
web-wt-voice-hint = Meséld el hangosan. A könyvbe írhatsz egy-két szót.
web-wt-dictate = Diktálás
web-wt-help = Segítség
web-wt-help-asked = A többieket megkértük egy sorra. Fél perc múlva a narrátor is ajánl egyet.
web-wt-help-late = Ezeket átveheted és átírhatod:
web-wt-narrator = Narrátor
web-wt-idea = Most kérek ötletet
web-wt-stuck = { $seat } elakadt. Van egy sorod?
web-wt-offer = Felajánlom
web-wt-offered = Elküldve. Csak a mesélő látja.
web-wt-goes-on = Innen folytatódik:
web-wt-now = Vissza a mostba
web-wt-nothing-told = Az első oldal még fehér.
web-wt-again = újramesélve
web-wt-objects = { $seat } kifogása:
web-wt-hidden-card = egy kártya, még képpel lefelé
web-wt-time-left = Hátralévő idő: { $time }
web-wt-look = Közelebbről
web-wt-spent = Ebben a fejezetben már felhasználva.
web-wt-objective-hidden = Titkos cél
web-wt-raise = A füzet fel
web-wt-lower = A füzet le
web-wt-memories-hint = Érints meg egy emléket, hogy elolvasd a meséjét.
web-wt-small-map = Kis térkép: érintsd meg, hogy a város odébb mozduljon
web-wt-open-book = A könyv kinyitása
web-wt-memory-of = { $side ->
    [spring] a Tavasz emléke
    [winter] a Tél emléke
   *[neutral] senki emléke
}
web-wt-pattern = { $part ->
    [memories] emlékek
   *[cards] az epilógus kártyái
}
web-wt-take-home = Elviszem
web-wt-book-kind = { $kind ->
    [html] Egyetlen oldal (HTML)
    [epub] E-olvasóra (EPUB)
   *[pdf] Nyomtatásra (PDF)
}
web-wt-print = Nyomtatás
web-wt-page-back = Vissza
web-wt-page-on = Lapozás
web-wt-page = { $page } / { $pages }. oldal

# --- az első játék tanácsai és a kártya ---
web-wt-guide = { $hint ->
    [cast] Válassz szereplőt a listából, aztán egy kivilágított helyet a városban, ahol kezd.
    [wait] Mások játszanak. Olvasd a füzetet; érints meg egy figurát, helyet vagy emléket, ha többet szeretnél tudni.
    [activate] Te jössz: válaszd ki egy világos figurádat. Három kártyát húzol vele.
    [move] Merre? A kivilágított helyekre el lehet jutni. Egy kártyád még két területet ér.
    [card] Érints meg egy kártyát, aztán írd le a mondatot, amelyhez tartozik. Ha üres marad, a narrátor mesél.
    [tell] Írd le, mi történik, és nyomd meg a gombot. A kép ott áll, ahol a kártya szóba kerül.
    [action] Indíts küldetést valahol a városban, vagy hajtsd végre az oldalad küldetését ott, ahol állsz.
    [interrupt] Valaki odaért, ahol a szereplőd áll. Közbeléphetsz, vagy hagyhatod.
    [part] Küldetés folyik. Csatlakozz, ha az oldaladnak kell; minden kártya egyet számít.
    [trap] Először a nyílt kártya, aztán jelöld meg, melyik számít a többi közül. A maradék blöff.
    [verdict] Megáll a mese? Általában hagyd: a történetnek mennie kell tovább.
    [memory] Válaszd azt a kártyát, amelyik a legjobban elmondja, miről szólt a küldetés.
    [limit] Legfeljebb hét kártya marad. Válaszd ki, melyikről mondasz le.
   *[epilogue] A vége: minden kijátszott kártyád egy pont az oldaladnak.
}
web-wt-card-title = Röviden
web-wt-card-rules = Az összes szabály
web-wt-card-turn = A köröd: aktiválj egy készenlétben álló szereplőt · húzz három kártyát · mozogj (egy kártya, két terület) · indíts vagy hajts végre küldetést · legfeljebb hét kártya maradjon.
web-wt-card-battle = Harc: kártya kártya ellen; az utolsó győz.
web-wt-card-trap = Csapda: kevesebb kártya – elfogják, ugyanannyi – visszafordul, több – továbbmegy.
web-wt-card-quest = Küldetés: a többiek jönnek, te játszol, ők játszanak, és tiéd egy utolsó kártya. A több győz.
web-wt-card-rescue = Kimentés: két kártya, a saját körödben.
web-wt-card-end = A vége: emlékenként három pont, az epilógus kártyáiért egy-egy. A döntetlen a Mesélőé.

# --- standing orders ---
web-wt-order-battle = Ne kezdjek csatát
web-wt-order-trap = Ne állítsak csapdát
web-wt-order-join = Ne küldjek senkit mások küldetésére
web-wt-order-fine = Minden mesélés maradjon érvényben

# --- values of the options ---
web-wt-choice = { $choice ->
    [usual] a szokásos
    [alternative] a másik
    [automatic] senki
    [vote] szavaz az asztal
    [lots] sorsolással
    [seats] ahogy ülnek
    [written] írva
    [voice] fennhangon
    [origin] ahol leterítették
    [current] ahol most fekszik
    [any] a küldetés bármely kártyája
    [winners] a győztes oldal kártyája
    [hover] ha rámutatsz
    [always] mindig
    [never] soha
    [none] nincs óra
    [live] percek
    [days] válaszonként egy nap
   *[other] { $choice }. hely
}
