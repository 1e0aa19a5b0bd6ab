### A table before its game.

web-lobby-seats = За столом
web-lobby-choose = Выберите место
web-host = хозяин стола
web-seat-free = свободно
web-seat-person = для человека
web-seat-bot = Кто играет на месте { $number }
web-sit = Сесть сюда
web-at-seat = { $what }: место { $number }
web-move-here = Пересесть сюда
web-sit-beside = Друг за этим экраном
web-rise = Встать
web-free-seat = Освободить место
web-about-person = { $what }: { $name }
web-fill = { $free ->
    [one] Бота на { $free } свободное место
    [few] Ботов на { $free } свободных места
   *[other] Ботов на { $free } свободных мест
}
web-start-when = { $free ->
    [one] Ещё свободно { $free } место.
    [few] Ещё свободно { $free } места.
   *[other] Ещё свободно { $free } мест.
}
web-start-owner = Все в сборе. Игру начинает { $name }.
web-setup = Стол
web-setup-owner = Выбирает { $name }.
web-players = Игроков
web-clock = Часы
web-clock-name = { $clock ->
    [relaxed] неспешные
    [days] день на ход
   *[other] без часов
}
web-clock-about = { $clock ->
    [relaxed] 90 секунд на ответ; потом за вас играет бот, пока вы не вернётесь.
    [own] На каждый ответ своё время, на долгий больше. Не успели — засчитывается ответ по правилам; не успели два раза подряд — за вас играет бот, пока вы не вернётесь.
    [days] Сутки на ответ: партия между делом.
   *[other] Каждый думает, сколько нужно.
}
web-public = Открыт для всех
web-public-hint = Стол виден всем в тереме; иначе его найдут только по ссылке.
web-yes = да
web-no = нет
web-preset = Вид игры
web-preset-usual = как обычно
web-preset-own = свои настройки
web-more-options = Другие настройки
web-hand-over = Сделать хозяином
web-note-hint = Стиль истории, домашнее правило, привет: это прочтут все за столом.

web-coach-allowed = Советы по просьбе
web-coach-allowed-hint = В свой ход можно спросить совета; советчик видит не больше вас.
