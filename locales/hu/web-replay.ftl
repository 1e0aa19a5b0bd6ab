# --- egy lejátszott játszma újra ---
web-replay-title = { $game }, visszajátszás
web-replay-eyes = Kinek a szemével
web-replay-spectator = egy néző
web-replay-share = A lépés linkjének másolása
web-replay-record = Jegyzőkönyv
web-replay-first = Az elejére
web-replay-back = Egy lépést vissza
web-replay-on = Egy lépést előre
web-replay-last = A végére
web-replay-play = Lejátszás
web-replay-pause = Szünet
web-replay-move = Lépés
web-replay-at = { $step } / { $last }
web-replay-speed = Sebesség
