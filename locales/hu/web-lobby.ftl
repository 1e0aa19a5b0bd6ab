### A table before its game.

web-lobby-seats = Az asztalnál
web-lobby-choose = Válassz helyet
web-host = házigazda
web-seat-free = szabad
web-seat-person = ember
web-seat-bot = Ki játszik itt: { $number }. hely
web-sit = Ideülök
web-at-seat = { $what }: { $number }. hely
web-move-here = Átülök ide
web-sit-beside = Barát ugyanennél a képernyőnél
web-rise = Felállok
web-free-seat = Felszabadítom
web-about-person = { $what }: { $name }
web-fill = Bot a szabad helyekre ({ $free })
web-start-when = Még { $free } hely szabad.
web-start-owner = Mindenki itt van. A játékot elindítja: { $name }.
web-setup = Az asztal
web-setup-owner = Aki választ: { $name }.
web-players = Játékosok
web-clock = Óra
web-clock-name = { $clock ->
    [relaxed] kényelmes
    [days] egy nap lépésenként
   *[other] nincs
}
web-clock-about = { $clock ->
    [relaxed] Válaszonként 90 másodperc; utána bot játszik helyetted, amíg vissza nem jössz.
    [own] Minden válasznak megvan a maga ideje, a hosszúnak több. Ha lekésed, a szabály szerinti válasz számít; ha kétszer egymás után, bot játszik helyetted, amíg vissza nem jössz.
    [days] Válaszonként egy nap: játszma két teendő között.
   *[other] Mindenki annyit gondolkodik, amennyit kell.
}
web-public = Mindenkinek nyitott
web-public-hint = Az asztal látszik a házban; különben csak a linkkel lehet rátalálni.
web-yes = igen
web-no = nem
web-preset = A játék fajtája
web-preset-usual = a szokásos
web-preset-own = saját beállítások
web-more-options = További beállítások
web-hand-over = Legyen házigazda
web-note-hint = A történet stílusa, házi szabály, köszöntés: az asztalnál mindenki olvassa.

web-coach-allowed = Tanács kérésre
web-coach-allowed-hint = Amikor te jössz, tanácsot kérhetsz valakitől, aki nem lát többet nálad.
