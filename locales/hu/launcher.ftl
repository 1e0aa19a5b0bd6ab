# Amit a ./terem mond, amíg még semmi sincs telepítve. Soronként egy üzenet: az indító Fluent nélkül olvassa őket.
launcher-old-python = A Teremhez legalább Python { $needed } kell, ez pedig { $found }. Telepíts újabb Pythont, majd futtasd újra a ./terem parancsot.
launcher-unwritable = A Terem nem tud írni ebbe a mappába: { $folder }. Másold a projektet egy saját mappába, és ott futtasd a ./terem parancsot.
launcher-getting-uv = Az uv telepítőprogram letöltése…
launcher-setting-up = Telepítés, ez körülbelül egy percig tart…
launcher-no-network = Nem sikerült elérni a csomagtárat. Ellenőrizd a hálózati kapcsolatot, majd futtasd újra ugyanezt a parancsot.
launcher-no-uv = Az uv telepítése nem sikerült ({ $detail }). Telepítsd az uv vagy a pip programot ehhez a Pythonhoz, majd futtasd újra a ./terem parancsot.
launcher-sync-failed = A telepítés nem sikerült; az ok a fenti sorokban olvasható. Hárítsd el a hibát, majd futtasd újra ugyanezt a parancsot.
