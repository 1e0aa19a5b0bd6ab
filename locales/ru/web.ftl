### The house in the browser: what every screen needs, and the home.

web-brand = Терем
web-guest = { $crest ->
    [owl] Сова
    [fox] Лис
    [hare] Заяц
    [bear] Медведь
    [wolf] Волк
    [stag] Олень
    [cat] Кот
    [crow] Ворон
    [pike] Щука
    [squirrel] Белка
    [boar] Вепрь
   *[other] Журавль
}
web-gone = кто-то, кто ушёл
web-lost-line = Дорогу замело. Пробуем ещё раз…
web-again = Ещё раз
web-close = Закрыть
web-home = В терем
web-home-title = Терем: выберите игру
web-lost-title = Здесь только снег
web-lost-text = Такой страницы нет. Терем вон там:
web-opening = Дверь открывается…
web-play-bots = Играть с ботами
web-play-bots-game = Играть с ботами: { $game }
web-invite = Позвать
web-invite-game = Позвать друзей: { $game }
web-game-line = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[other] игроков
} · { $minutes } мин · { $game ->
    [winter-queen] льдины и книги заклинаний
    [gorynych] вместе и молча
   *[other] одна история, две стороны
}
web-play-title = С ботами: { $game }
web-play-count = Сколько ботов?
web-bots-count = { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[other] { $bots } ботов
}
web-play-level = Каких ботов?
web-level = { $bot ->
    [random] озорники
    [novice] новички
    [adept] знатоки
    [master] мастера
    [chorus] единомышленники
    [head] чуткие
    [bard] сказители
   *[other] опытные
}
web-level-long = { $bot ->
    [random] бот-озорник
    [novice] бот-новичок
    [adept] бот-знаток
    [master] бот-мастер
    [chorus] бот-единомышленник
    [head] чуткий бот
    [bard] бот-сказитель
   *[other] опытный бот
}
web-level-about = { $bot ->
    [random] Озорники делают что угодно по правилам: удобно для первого знакомства.
    [novice] Новички видят, что у них под носом, но лучшее часто упускают: хороши, чтобы учиться.
    [adept] Знатоки взвешивают каждое действие и берут лучшее: хороши для настоящей партии.
    [master] Мастера думают и о том, чем вы ответите, и тратят на это секунду-другую: победу придётся заслужить.
    [chorus] У всех голов один замысел, и они понимают друг друга без слов.
    [head] Чуткие головы угадывают, чего вы хотите, и помогают, что бы вы ни делали.
    [bard] Сказители продумывают, к чему всё приведёт, считают карты каждого и умеют блефовать: победу придётся заслужить.
   *[other] Опытные смотрят на шаг вперёд и берут лучшее: хороши для настоящей партии.
}
web-start = Начать игру
web-join = Войти по коду
web-join-label = Код стола, шесть букв
web-join-hint = Шесть букв с экрана друга или из сообщения
web-tables = Ваши столы
web-tables-none = Столов пока нет. Выберите окно и садитесь.
web-open = Открытые столы
web-open-none = Сейчас никто не ждёт компании.
web-watch = Посмотреть
web-free = { $free ->
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[other] { $free } свободных мест
}
web-with = за столом: { $names }
web-with-bots = { $bots ->
    [one] с { $bots } ботом
    [few] с { $bots } ботами
   *[other] с { $bots } ботами
}
web-stage = { $stage ->
    [gathering] Собираются
    [playing] Идёт игра
    [adjourned] Отложена
    [closed] Стол закрыт
   *[other] Окончена
}
web-your-turn = Ваш ход
web-you-away = За вас играет бот.
web-waiting-for = Ждём: { $name }
web-waiting-bot = Бот думает
web-waiting-several = { $count ->
    [one] Ждём { $count } игрока
    [few] Ждём { $count } игроков
   *[other] Ждём { $count } игроков
}
web-invite-friends = Позвать друзей
web-qr = QR-код со ссылкой на стол
web-copy = Скопировать ссылку
web-copied = Ссылка скопирована.
web-share = Отправить ссылку
web-language = Язык
web-language-name = { $language ->
    [ru] Русский
    [hu] Венгерский
   *[other] Английский
}
web-me = Вы и это устройство
web-name = Ваше имя
web-crest = Ваш герб
web-theme = Свет
web-theme-night = Ночь
web-theme-paper = Бумага
web-density = Сколько подсказок
web-density-beginner = Новичок
web-density-normal = Обычно
web-density-expert = Знаток
web-sound = Звук
web-sound-hint = Тихие звуки; для игры они не нужны.
web-volume = Громкость
web-notify = Сообщать, когда мой ход
web-notify-hint = Уведомление системы, пока вы на другой странице.
web-notify-denied = Браузер не разрешает уведомления. Разрешить их можно в его настройках для этой страницы.
web-save = Сохранить
web-credits = Значки: Lorc, Delapouite, Skoll и другие, game-icons.net, CC BY 3.0. Шрифты: Alegreya, Forum, Ruslan Display, Amatic SC, Marck Script, OFL.
web-name-number = { $name } ({ $number })
web-bot-name = { $number ->
    [0] Петух
    [1] Белка
    [2] Барсук
    [3] Лебедь
    [4] Лягушка
    [5] Коза
   *[other] Бобёр
}

# --- pages of rules ---
web-guide-ok = Понятно
web-guide-off = Больше не подсказывать
web-rules-search = Искать в правилах
web-rules-found = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}
web-rules-contents = Содержание
web-how-to = Как играть
web-broken = Здесь что-то сломалось. Всё, что было за столом, сохранено.
