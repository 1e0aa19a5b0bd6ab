# Amit a ./terem mond, amíg még semmi sincs telepítve. Soronként egy üzenet.
launcher-old-python = A Teremhez legalább Python { $needed } kell, ez pedig { $found }. Telepíts újabb Pythont, majd futtasd újra: ./terem.
launcher-unwritable = A Terem nem tud írni ebbe a mappába: { $folder }. Másold a projektet egy saját mappába, és ott indítsd el: ./terem.
launcher-getting-uv = Az uv telepítő letöltése …
launcher-setting-up = Telepítés folyik. Csak egyszer kell, és körülbelül egy percig tart …
launcher-no-network = Nem sikerült elérni a csomagtárat. Ellenőrizd a hálózati kapcsolatot, majd futtasd újra ugyanezt a parancsot.
launcher-no-uv = Az uv telepítése nem sikerült ({ $detail }). Telepíts uv-t vagy pipet ehhez a Pythonhoz, majd futtasd újra: ./terem.
launcher-sync-failed = A telepítés nem sikerült; az okot a fenti sorok mondják meg. Hárítsd el, majd futtasd újra ugyanezt a parancsot.
