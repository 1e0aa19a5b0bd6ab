### The frame around every game.

web-note-away = { $seat } отсутствует: играет бот.
web-note-back = { $seat }: снова за столом.
web-title-turn = ● Ваш ход · { $game }
web-bot-thinks = { $name } думает
web-thinking = думает
web-bot-thinks-long = { $name } всё ещё думает
web-thinking-long = всё ещё думает
web-sits-in = играет бот
web-seat-of = Место: { $name }
web-log = Ход игры
web-log-empty = Пока ничего не произошло.
web-look-back = Показать стол, каким он был
web-back-to-now = Вернуться к игре
web-past = Вы смотрите в прошлое.
web-chat = Разговор
web-chat-unread = Разговор, новых: { $count }
web-chat-empty = Пока все молчат.
web-phrases = Готовые фразы
web-say = Сказать что-нибудь
web-send = Отправить
web-said = { $name }: { $text }
web-muted = на этом устройстве не слышно
web-mute = Не слышать
web-unmute = Слышать снова
web-report = Пожаловаться хозяину дома
web-reported = Хозяин дома прочтёт это.
web-about-talk = Что с этим делать: { $name }
web-menu = Меню
web-rules = Правила
web-undo = Отменить ход
web-undo-waiting = Вы попросили отменить ход. Остальные думают.
web-undo-asked = { $name }: просьба отменить ход.
web-undo-yes = Разрешить
web-undo-no = Лучше не надо
web-i-am-back = Я снова здесь
web-resting = Игра отложена. Часы стоят.
web-go-on = Продолжить
web-late = Давно нет ответа: { $name }
web-call-bot = Пусть играет бот
web-voted = Вы за то, чтобы играл бот.
web-watching = Вы наблюдаете.
web-adjourn = Отложить игру
web-adjourn-hint = Продолжить сможет каждый.
web-leave = Уйти из-за стола
web-leave-hint = Дальше за вас играет бот, зная то же, что и вы; место остаётся вашим.
web-leave-rest = Игра подождёт и продолжится, когда вы вернётесь.
web-leave-ask = Остальные продолжат игру, а за вас, пока вы не вернётесь, будет играть бот.
web-leave-yes = Уйти
web-leave-no = Остаться
web-invite-watch = Позвать зрителей
web-keys = Клавиши
web-key-tab = из одной области в другую
web-key-arrows = внутри области
web-key-enter = взять, выбрать
web-key-escape = вернуть, закрыть
web-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}
web-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
}
web-time-left = Осталось: { $time }
web-curtain = Передайте экран: { $name }
web-curtain-lift = Это я, { $name }
web-end-title = { $count ->
    [one] Победа: { $names }
    [few] Общая победа: { $names }
   *[other] Общая победа: { $names }
}
web-you = вы
web-winner = победа
web-you-winner = вы победили
web-behind = отставание: { $points }
web-you-behind = вы, отставание: { $points }
web-result = Итог
web-play-again = Сыграть ещё
web-to-rematch = К новой партии
web-watch-again = Смотреть партию
web-show-table = Показать стол
web-show-result = Показать итог
web-share-result = Поделиться
web-record = Скачать запись
web-plain-nothing = Сейчас ни о чём не спрашивают
web-plain-find = Найти действие
web-plain-view = Стол, каким вы его видите
web-not-here = нет связи
web-spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
web-seat-link = Ссылка на моё место
web-seat-link-hint = Для другого вашего устройства: кто её откроет, тот и займёт место. Больше никому её не посылайте.
web-seat-link-copy = Скопировать ссылку на место
web-seat-link-share = Отправить себе ссылку на место
web-seat-is-yours = Место снова ваше, теперь на этом устройстве.
web-note = Записка над столом
web-orders = Не спрашивая меня
web-orders-hint = Что включено, на то стол отвечает за вас сразу. Никто об этом не узнает.
web-taken-back = Отменено:

web-coach = Совет
web-coach-thinks = Обдумываю…
web-coach-hint = Только по тому, что видно вам; никто не узнает, что вы спрашивали.
web-coach-lay = Показать на столе
