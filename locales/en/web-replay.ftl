# --- a finished game, shown again ---
web-replay-title = { $game }, shown again
web-replay-eyes = Through the eyes of
web-replay-spectator = a spectator
web-replay-share = Copy the link to this move
web-replay-record = Record
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-on = One move on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-move = Move
web-replay-at = { $step } of { $last }
web-replay-speed = Speed
