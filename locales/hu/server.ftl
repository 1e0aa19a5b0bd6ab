### Az asztalszerver válaszai. Minden elutasítás megmondja, mi a következő teendő.

## Emberek

refuse-stranger = A ház még nem ismer; válassz nevet, és gyere be.
refuse-name-empty = Olyan nevet válassz, amelyben van legalább egy betű vagy számjegy.
refuse-name-long = Egy név legfeljebb { $most } karakter; válassz rövidebbet.
refuse-crest = Nincs „{ $crest }” nevű címer; válassz ezek közül: { $known }.
refuse-bots-make-no-bots = Program nem nyithat fiókot; a tokent emberként belépve kérd.
refuse-muted = A ház üzemeltetője arra kért, hogy egy ideig ne szólj; de továbbjátszhatsz.
refuse-passkey = Ez az azonosítókulcs nem nyitja a házat; próbáld újra, vagy gyere be vendégként.
refuse-passkey-late = Túl sokáig tartott; kezdd újra.
refuse-passkeys = Egy embernek legfeljebb { $most } azonosítókulcsa lehet; lépj be az egyikkel.
refuse-too-often = Ez egyszerre túl sok volt; próbáld újra { $seconds } másodperc múlva.
refuse-origin = Ez a kérés másik oldalról jött; nyisd meg magát a házat, és próbáld újra.
refuse-metrics = A számlálók a ház üzemeltetőjének szólnak; olvasd őket magán a gépen, vagy hozd a kulcsot.

## Asztalok

refuse-no-such-table = Nincs ilyen asztal; ellenőrizd a linket vagy a kódot.
refuse-no-such-seat = Ennél az asztalnál nincs { $seat }. hely; válassz másikat.
refuse-no-such-step = A játszmában nincs { $step }. lépés; válassz korábbit.
refuse-not-owner = Ezt csak az teheti, aki az asztalt nyitotta; kérd meg rá.
refuse-not-your-seat = Ez nem a te helyed; előbb ülj le, vagy nyisd meg a helyedhez kapott linket.
refuse-seat-taken = Ott már ül valaki; válassz másik helyet.
refuse-seat-free = Ott nem ül senki.
refuse-seats-free = Még { $free } hely szabad; hívj meg valakit, vagy ültess le botokat.
refuse-seats-taken = Foglalt egy hely, amelynek a sorszáma nagyobb, mint { $players }; előbb szabadítsd fel.
refuse-nonce = A véletlen szám (nonce) 1–64 latin betűből, számjegyből, kötőjelből vagy aláhúzásjelből állhat.
refuse-clock-name = Nincs „{ $clock }” nevű óra; válassz ezek közül: { $known }.
refuse-note-long = Az asztal felirata legfeljebb { $most } karakter lehet; írj rövidebbet.
refuse-owner-seat = Csak az lehet házigazda, aki az asztalnál ül; előbb üljön le.
refuse-table-gathering = A játék még nem kezdődött el; várd meg a kezdést.
refuse-table-playing = A játék már folyik.
refuse-table-adjourned = Az asztal pihen; előbb folytasd a játékot.
refuse-table-over = A játék véget ért; nyiss új asztalt.
refuse-table-closed = Ez az asztal zárva van; nyiss újat.
refuse-rematched = Már nyitva van egy új asztal: { $table }.
refuse-replay-running = A játszmát csak a végén lehet újranézni: különben mindenki mindent látna.
refuse-record-running = A jegyzőkönyv mindent elmond, ezért csak a játék végén kapható meg.
refuse-book-running = A könyvet akkor kötik be, amikor a történet véget ért.

## Játék

refuse-stale-ask = Közben történt valami; nézd meg az asztalt, és válassz újra.
refuse-ref = Az üzenet jele 1–40 latin betűből, számjegyből, kötőjelből vagy aláhúzásjelből állhat.
refuse-nothing-to-undo = Nincs mit visszavonnod.
refuse-undo-open = Valaki már visszavonást kér; előbb arra a kérésre válaszolj.
refuse-undo-not-asked = Most senki sem vár tőled választ visszavonásról.
refuse-already-away = Már bot játszik helyetted.
refuse-not-away = Te magad játszol.
refuse-vote-about = Azon a helyen nincs kit helyettesíteni.
refuse-vote-early = Hagyd gondolkodni; ha { $seconds } másodpercig nincs válasz, hívhatsz botot.
refuse-voted = Erről már szavaztál; várd meg a többieket.
refuse-orders = Egy helynek legfeljebb { $most } állandó utasítása lehet; előbb törölj néhányat.
refuse-order-uses = Egy állandó utasítás legalább egyszer érvényes; adj meg legalább 1-et.
refuse-link = Ez a link nem ehhez a helyhez való, vagy már nem érvényes; kérj újat azon az eszközön, ahol az asztalnál ülsz.

## Beszéd

refuse-silence = A szabályok most csendet kívánnak; várj egy kicsit.
refuse-talk-empty = Írj valamit, vagy válassz egy kész mondatot, de ne mindkettőt.
refuse-talk-long = Egyszerre legfeljebb { $most } karakter; mondd el két részletben.
refuse-talk-phrase = Nincs ilyen kész mondat: „{ $phrase }”; válassz másikat.
refuse-typing = Most senki sem vár tőled mesét.
refuse-nobody-tells = Most senki sem mesél, nincs kinek javasolni.
refuse-nothing-to-tell = Ehhez nem kell mesélni.

## Üzenetek és tár

refuse-frame-large = Egy üzenet legfeljebb { $most } bájt.
refuse-frame-shape = Ez az üzenet nem olvasható: { $detail }
refuse-watching = Egy kapcsolat legfeljebb { $most } helyet mutat.
refuse-busy = Túl sokan írnak egyszerre ehhez az asztalhoz; próbáld újra.
refuse-store = A ház most semmit sem tud feljegyezni, ezért nem is történt semmi; próbáld újra kicsit később.
refuse-too-large = Egy kérés legfeljebb { $most } bájt; küldj kevesebbet.
refuse-no-such-road = Ezen a címen nincs semmi; lásd: /schema/openapi.json.
refuse-method = Ez a cím nem válaszol erre: { $method }; lásd: /schema/openapi.json.
refuse-fault = Valami elromlott a házban, és nem tudni, történt-e bármi; nézd meg az asztalt, és próbáld újra.
refuse-sockets = Túl sok kapcsolat van nyitva; előbb zárj be egy ablakot.
refuse-database-address = Ez nem egy adatbázis címe: „{ $address }”; írd így: sqlite:FÁJL vagy postgresql://….

## Beállítások

refuse-setting-yes-no = { $setting }: yes vagy no lehet; ez egyik sem: „{ $value }”.
refuse-setting-number = { $setting }: szám kell; ez nem az: „{ $value }”.
refuse-setting-port = A port 1 és 65535 között van; ez nem: { NUMBER($value, useGrouping: 0) }.
refuse-setting-workers = 1–64 kiszolgálófolyamat lehet; ennyi nem: { NUMBER($value, useGrouping: 0) }.
refuse-setting-pace = A botok 0–60000 ezredmásodpercet várnak; ez azon kívül esik: { NUMBER($value, useGrouping: 0) }.
refuse-setting-rate = A kérések szorzója 1 és 1000000 között van; ez nem: { NUMBER($value, useGrouping: 0) }.
refuse-setting-origin = Azt a címet add meg, amelyet az emberek beírnak, útvonal nélkül; például https://games.example, nem pedig „{ $value }”.
refuse-setting-redis = A Redis címe így kezdődik: redis://, rediss:// vagy unix://.
refuse-port-taken = Ez a port már foglalt: { NUMBER($port, useGrouping: 0) } ({ $host }); talán épp ez a ház használja. Állítsd le, vagy válassz másik portot: --port.
refuse-host = Ennek a gépnek nincs ilyen címe: { $host }; válassz másikat: --host.
refuse-setting-drain = A leállás 0–600 másodperc lehet; { NUMBER($value, useGrouping: 0) } ezen kívül esik.
refuse-setting-metrics = A számlálók kulcsa legalább { $least } jel; válassz hosszabbat.
refuse-setting-proxies = „{ $value }” nem egy proxy címe vagy hálózata; írj például ilyet: 10.0.0.5 vagy 10.0.0.0/24.
refuse-setting-alone = { $workers } kiszolgálófolyamathoz közös adatbázis és közös hírcsatorna kell; add meg ezeket: --database postgresql://… és --redis redis://….

## Parancssor

cli-serve = a ház megnyitása a távol lévőknek
cli-help-host = a cím, amelyen figyel
cli-help-port = a port, amelyen figyel
cli-help-data = a beépített adatbázis mappája
cli-help-database = hol van minden: sqlite:FÁJL vagy postgresql://…
cli-help-redis = hírek a kiszolgálófolyamatok között: redis://…
cli-help-workers = hány kiszolgálófolyamat fut; egynél többhöz PostgreSQL és Redis kell
cli-help-origin = az emberek által beírt cím, ha a ház előtt proxy áll
cli-help-proxies = a ház előtti proxyk címei vagy hálózatai, vesszővel
cli-help-metrics = a kulcs, amellyel másik gépről olvasható a /metrics
cli-help-drain = hány másodpercig válaszoljon még a leállító jel után, már új vendégek nélkül
cli-help-rate = a szokásos kérések hányszorosa megengedett
cli-help-pace = hány ezredmásodpercet vár egy bot a válasz előtt
cli-help-no-browser = ne nyisson böngészőt
serve-started = A ház nyitva: { $address }. Minden itt van: { $data }. Bezárás: Ctrl+C.
serve-no-page = A háznak itt nincs oldala: nem sikerült felépíteni, ehhez egyszer kell hálózat. Futtasd újra a ./terem parancsot, ha van kapcsolat; addig itt a terminál:
serve-open-already = A ház már nyitva van: { $address }.
cli-backup = az egész ház mentése egy fájlba, miközben nyitva van
cli-restore = üres ház feltöltése mentésből
cli-export = egy asztal jegyzőkönyvének kiírása
cli-admin = a nyitott ház asztalai és emberei: list, reports, mute, unmute, close
cli-help-backup-file = a mentés fájlja
cli-help-table = egy asztal: az azonosítója vagy a hatbetűs kódja
cli-help-record-file = a jegyzőkönyv fájlja
cli-help-admin = mi a teendő
cli-help-admin-who = kiről vagy melyik asztalról van szó
cli-help-hours = hány órára
host-backed-up = Minden itt van: { $file }; a naplókból { $lines } sor.
host-restored = A ház visszaállt innen: { $file }; a naplókból { $lines } sor.
host-exported = Az asztal ({ $table }) jegyzőkönyve itt van: { $file }.
host-muted = { $person } { $hours } órán át nem szólhat.
host-unmuted = { $person } újra beszélhet.
host-closed = Az asztal bezárva: { $table }.
host-column-id = asztal
host-column-code = kód
host-column-game = játék
host-column-stage = állapot
host-stage = { $stage ->
    [gathering] gyülekezik
    [playing] játékban
    [adjourned] pihen
    [closed] bezárva
   *[over] befejezve
}
host-column-person = ki
host-column-name = név
host-column-said = mit mondott
refuse-backup-exists = Ez a fájl már létezik: { $file }; válassz másik nevet.
refuse-backup = A mentés nem írható ki ({ $file }): { $detail }
refuse-restore = Nem sikerült visszaállítani ({ $file }): { $detail }
refuse-restore-full = Itt már van egy ház: { $address }; üres helyre állítsd vissza.
refuse-no-house = Itt még nincs ház: { $file }; a terem serve nyitja meg.
refuse-no-backup = Nincs ilyen fájl: { $file }; ellenőrizd a nevét.
refuse-database = Az adatbázis nem nyitható meg: { $detail }
refuse-database-newer = Ezt az adatbázist egy újabb Terem írta (lépés: { $found }, ez a változat eddig ismeri: { $known }); frissítsd a Teremet, és indítsd el újra.
refuse-database-readonly = Ez a fájl csak olvasható: { $file }. Adj írási jogot annak, akinek a nevében a ház fut.
refuse-backup-newer = Ezt a mentést egy újabb Terem írta: { $file }. Előbb frissítsd ezt itt.
refuse-backup-shape = Ez nem egy ház mentése: { $file }. Hiányzik belőle, vagy más oszlopokból áll ez a tábla: { $table }.
refuse-no-such-person = Nincs itt ilyen azonosító: { $person }.
refuse-admin-who = Add meg, kiről vagy melyik asztalról van szó: terem admin { $what } ID.
refuse-hours = Az órák száma 1 és { $most } között lehet.
refuse-not-said = Ilyet itt senki sem mondott.

## Kész mondatok

say-hello = Sziasztok!
say-luck = Sok szerencsét!
say-well-played = Szép játék!
say-thanks = Köszönöm!
say-oops = Hoppá.
say-thinking = Hadd gondolkodjak egy kicsit.
say-your-turn = Te jössz.
say-one-moment = Egy pillanat, kérlek.
say-back = Újra itt vagyok.
say-again = Játszunk még egyet?
say-goodbye = Viszlát, öröm volt veletek játszani!
say-i-go-first = Én kezdek.
say-up = Fel!
say-right = Jobbra!
say-down = Le!
say-left = Balra!
say-fire = Tűz!
say-skip = Kihagyom.
say-trust-me = Bízzatok bennem.
refuse-coach-off = Ennél az asztalnál nincs tanács: így döntött, aki megnyitotta.
refuse-coach-waits = Akkor kérhetsz tanácsot, amikor az asztal rád vár.
refuse-coach-busy = Most nem sikerült tanácsot adni; kérdezz újra kicsit később.
