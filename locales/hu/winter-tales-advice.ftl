# The adviser of Winter Tales: why an answer is a good one (Hungarian)

wt-coach-near = { $steps ->
    [0] { $who_cap } ott áll, ahol küldetést lehet nyerni.
   *[other] { $who_cap } { $steps } lépésre van egy küldetéstől.
}
wt-coach-draw = Küldetés nincs elérhető közelségben, de az új lapok jól jönnek.
wt-coach-lying = { $who_cap } harcképtelen, csak lapot húzhat; a többiek viszont készenlétben maradnak.
wt-coach-rescue = Két lap, és { $who } újra talpon van.
wt-coach-back = Három lap, és { $who } újra a városban van.
wt-coach-pay-way = Egy lap kifizeti a következő lépéseket, és az út megéri.
wt-coach-step = { $steps ->
    [0] Ott küldetést lehet végrehajtani.
   *[other] Onnan { $steps } lépésre van egy küldetés.
}
wt-coach-save = Minden lap, amely a végéig megmarad, egy pont.
wt-coach-arrived = { $who_cap } már ott van, ahol küldetés vár: nem kell továbbmennie.
wt-coach-perform = „{ $quest }”: siker esetén { $points } pont, és { $cards ->
    [0] nincs lap
   *[other] { $cards } lap van
} a kezedben.
wt-coach-place = A küldetés ennyi lépésre van a legközelebbi szereplőtől: a te oldaladon { $own }, a másikon { $other }.
wt-coach-cast = Onnan a város nagy része közel van.
wt-coach-bar = Ha itt akad el, az a másik oldalnak többe kerül, mint neked.
wt-coach-let-pass = Elállni az útját lapokba kerülne, és kevés múlik rajta.
wt-coach-fight = Még egy válasz eldöntheti; feladni többe kerülne.
wt-coach-give-in = Folytatni többe kerülne, mint amennyit nyerni lehet.
wt-coach-trap = { $cards ->
    [0] Blöff: egy lap sem számít, és mind visszakerül.
   *[other] { $cards } lap számít, a többi visszakerül; hogy hány, azt senki sem látja.
}
wt-coach-join = { $who_cap } odaér, és a küldetés megéri.
wt-coach-stay-away = Aki most odamegy, az később hiányozni fog.
wt-coach-take-part = A részvétel önmagában semmibe sem kerül.
wt-coach-lay = Ezzel a lappal az állás: tavasz { $spring }, tél { $winter }.
wt-coach-hold = Az állás marad: tavasz { $spring }, tél { $winter }; és minden lap, amely a végéig megmarad, egy pont.
wt-coach-enough = Itt semmi sem ér meg egy lapot; így is több van a kezedben, mint amennyit megtarthatsz.
wt-coach-judge = Hogy jó volt-e az elbeszélés, azt te döntöd el; a pontokon ez nem változtat.
wt-coach-retell = Újra elmesélve talán megállja a helyét.
wt-coach-fulfil = Egy teljesített cél annyit ér, mint egy küldetés.
wt-coach-conclude = Most minden letett lap egy pont.
