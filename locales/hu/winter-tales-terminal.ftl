# Amit a Winter Tales játékról csak a terminál mond: a böngészőnek nem kell.
wt-map-legend = A lázadó · h katona · (A) harcképtelen · o3: 3. tér
wt-legend = Nagybetű: lázadó (✿ tavasz), kisbetű: katona (❄ tél); zárójelben: harcképtelen. ✿ vagy ❄ egy hely neve után: ott küldetés van. o3: a 3. tér, begépelve: sq03.
wt-help =
    Téli mesék: mindnyájan együtt meséltek egyetlen történetet. A tavasz lázadói (✿) és a tél katonái (❄) a saját küldetéseiket akarják sikerre vinni; a Mesélő (✎) azt akarja, hogy egyik oldal se győzzön.
    A körödben aktiválj egy készenlétben lévő szereplőt: húzz három kártyát, mozogj (egy történetkártya két területre elég), aztán indíts egy küldetést, vagy hajtsd végre az oldalad egyik küldetését ott, ahol állsz. Minden kijátszott kártyához elmesélsz egy darabot a történetből.
    Ha egy lázadó olyan helyre ér, ahol katona áll, a katona játékosa harcot kezdhet: kártya kártya ellen, az győz, aki az utolsót játssza ki; a legyőzött lázadó harcképtelen lesz. Ha egy katona olyan helyszínre ér, ahol lázadó áll, a lázadó játékosa csapdát állíthat: egy nyílt kártyával és egy titkos halommal.
    A küldetéshez mások is csatlakozhatnak, segíthetik vagy hátráltathatják. Az az oldal győz, amelyiknek több a kártyája; az emlék az emléksávra kerül, és három pontot ér. Az új küldetésnek a könyvjelzős emlékből kell következnie.
    Ha az emléksáv megtelt, kezdődik az epilógus: minden megmaradt kártya egy pontot ér.
wt-help-lore = Küldetések, helyek és szereplők; zárójelben az a kód, amely begépelhető:
wt-help-telling = Mesélés: írd be a saját mondatodat, * oda, ahol a kártya jön; ha üresen hagyod, a narrátor mesél. A szavaid a saját nyelveden maradnak.
wt-help-notation = Ami a menükben van, be is gépelhető: go oak-park, play sc07 spring, rescue alice sc01+sc02. A kártya száma a neve mellett áll.
