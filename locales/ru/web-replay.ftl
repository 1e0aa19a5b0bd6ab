# --- сыгранная партия ещё раз ---
web-replay-title = Запись партии: { $game }
web-replay-eyes = Чьими глазами
web-replay-spectator = зритель
web-replay-share = Скопировать ссылку на этот ход
web-replay-record = Запись
web-replay-first = В начало
web-replay-back = На ход назад
web-replay-on = На ход вперёд
web-replay-last = В конец
web-replay-play = Смотреть
web-replay-pause = Пауза
web-replay-move = Ход
web-replay-at = { $step } из { $last }
web-replay-speed = Скорость
