### The house in the browser: what every screen needs.

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
web-gone = тот, кто ушёл
web-lost-line = Дорогу замело. Пробуем ещё раз…
web-again = Ещё раз
web-close = Закрыть
web-home = В терем
web-lost-title = Здесь только снег
web-lost-text = Такой страницы нет. Терем — вон там:
web-play-bots = Играть с ботами
web-plain-nothing = Сейчас ни о чём не спрашивают
web-plain-find = Найти действие
web-plain-view = Стол, каким вы его видите
web-note-away = { $seat }: вместо отсутствующего играет бот.
web-note-back = { $seat }: снова за столом.
web-bot-name = { $number ->
    [0] Ёж
    [1] Куница
    [2] Рысь
    [3] Галка
    [4] Крот
    [5] Горностай
   *[other] Выдра
}{ $bot ->
    [random] { " " }(как попало)
   *[other] { "" }
}
