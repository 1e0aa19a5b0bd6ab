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
    [none] Az emléksáv { $space }. mezője, üres{ $objective ->
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
web-wt-against = { $place }: { $who } { $foe } ellen
web-wt-tug = Tavasz { $spring }, Tél { $winter }
web-wt-perform = végrehajtom: „{ $title }”
web-wt-put = „{ $title }” indítása { $where_in }
web-wt-put-under = „{ $title }” indítása, a viselője { $who }
web-wt-role = { $faction ->
    [spring] A tavasz oldalán állsz: vidd sikerre a lázadók küldetéseit.
    [winter] A tél oldalán állsz: vidd sikerre a katonák küldetéseit.
   *[writer] Te vagy a Mesélő: akkor győzöl, ha a két oldal döntetlenül végez.
}
web-wt-mine = { $faction ->
    [spring] Oldalad: Tavasz
    [winter] Oldalad: Tél
   *[writer] Te vagy a Mesélő
}
web-wt-kind = { $side ->
    [spring] Tavasz
   *[winter] Tél
}{ $skill ->
    [none] { "" }
   *[other] { " " }· { $skill }
}
web-wt-beside = { $what ->
    [handover] átadom a Nagy ereklyét: { $who }
    [protest] kifogásolom az utolsó elbeszélést
   *[edit] kijavítom az utolsó elbeszélésemet
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
   *[other] { " " }(állás: { $score })
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
web-wt-write-hint = { $what ->
    [opening] Írd le, hogyan kezdődik a mese. Ha üresen marad, a narrátor mesél.
    [card] Írd le, mi történik, és érints meg egy kártyát ott, ahol szóba kerül. Ha üresen marad, a narrátor mesél.
    [objection] Ha szeretnéd, írd le, mi nem illik bele. Ha üresen marad, indoklás nélkül kifogásolod.
   *[plain] Írd le, mi történik. Ha üresen marad, a narrátor mesél.
}
web-wt-lay-on = Ide teszem
web-wt-only = Most csak ez lehetséges.
web-wt-object = Kifogásolom
web-wt-object-why = Mi a baj az elbeszéléssel?
web-wt-voice-hint = Meséld el hangosan. A könyvbe írhatsz egy-két szót.
web-wt-dictate = Diktálás
web-wt-help = Segítség
web-wt-help-asked = A többiektől kértünk egy mondatot. Fél perc múlva a narrátor is ajánl egyet.
web-wt-help-late = Ezeket átveheted és átírhatod:
web-wt-help-alone = Rajtad kívül nincs itt más ember; a narrátor tud mondatot ajánlani.
web-wt-narrator = Narrátor
web-wt-idea = Most kérek ötletet
web-wt-stuck = { $seat } elakadt. Van számára egy mondatod?
web-wt-offer = Felajánlom
web-wt-offered = Elküldve. Csak az látja, aki éppen mesél.
web-wt-goes-on = Innen folytatódik:
web-wt-now = Vissza a jelenhez
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
web-wt-verdict = { $won ->
    [yes] Győztél!
   *[no] Vesztettél.
}
web-wt-fared = { $mine ->
    [yes] te, { $faction ->
        [spring] Tavasz
        [winter] Tél
       *[writer] Mesélő
    }
   *[no] { $faction ->
        [spring] Tavasz
        [winter] Tél
       *[writer] Mesélő
    }
}: { $won ->
    [yes] győztes
   *[no] { $faction ->
        [writer] vesztett, nem lett döntetlen
       *[other] { $apart ->
            [0] vesztett, mert döntetlen lett
           *[other] vesztett, { $apart } ponttal lemaradva
        }
    }
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
    [activate] Te jössz: válaszd ki az egyik világos figurádat. Három kártyát húzol vele.
    [move] Merre? A kivilágított helyekre el lehet jutni. Egy kártyáddal még két területet léphetsz.
    [card] Érints meg egy kártyát, aztán írd le a mondatot, amelyhez tartozik. Ha üres marad, a narrátor mesél.
    [tell] Írd le, mi történik, és nyomd meg a gombot. A kép ott áll, ahol a kártya szóba kerül.
    [action] Indíts küldetést valahol a városban, vagy hajtsd végre az oldalad küldetését ott, ahol állsz.
    [interrupt] Valaki odaért, ahol a szereplőd áll. Közbeléphetsz, vagy hagyhatod.
    [part] Küldetés folyik. Csatlakozz, ha az oldaladnak kell; minden kártya egyet számít.
    [trap] Először a nyílt kártya, aztán jelöld meg, melyik számít a többi közül. A maradék blöff.
    [verdict] Megállja a helyét az elbeszélés? Általában hagyd érvényben: a történetnek tovább kell haladnia.
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
web-wt-order-battle = Ne kezdjek harcot
web-wt-order-trap = Ne állítsak csapdát
web-wt-order-join = Ne küldjek senkit mások küldetésére
web-wt-order-fine = Minden elbeszélés maradjon érvényben

# --- options ---
web-wt-option = { $option ->
    [memories] Emlékek
    [powers] Erők
    [objectives] Titkos célok
    [skills] Képességek
    [epilogue] Epilógus
    [arbiter] Történetbíró
    [seating] Oldalak
    [telling] Mesélés
    [rescue] Kimentés
    [memory_cards] Emlékkártya
    [chapters] Fejezetek
    [captions] Kártyanevek
   *[clock] Válaszidő
}
web-wt-choice = { $choice ->
    [usual] a szokásos
    [alternative] az alternatív
    [automatic] senki
    [vote] szavaz az asztal
    [lots] sorsolással
    [seats] ahogy ülnek
    [written] írva
    [voice] hangosan
    [origin] ahol harcképtelen lett
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
