# What ./terem says before anything is installed. One line a message: the launcher reads these without Fluent.
launcher-old-python = Terem needs Python { $needed } or newer; this is { $found }. Install a newer Python, then run ./terem again.
launcher-unwritable = Terem cannot write into { $folder }. Copy the project to a folder of your own and run ./terem there.
launcher-getting-uv = Getting uv, the installer …
launcher-setting-up = Setting up, this takes about a minute …
launcher-no-network = Terem could not reach the package index. Check the network connection and run the same command again.
launcher-no-uv = uv could not be installed ({ $detail }). Install uv or pip for this Python and run ./terem again.
launcher-sync-failed = Setting up failed; the lines above say why. Mend that and run the same command again.
