# --- связки ---
list-and = { $items } и { $last }
list-none = нет
refused-by-rule = { $reason } ({ $rule ->
    [record] см. docs/record.md
    [fairness] см. docs/record.md
    [components] см. components.toml
    [position] см. docs/position.md
    [notation] справка: ?
    [undo] отмена
   *[other] правило { $rule }
})
game-name = { $game ->
    [winter-queen] Зимняя королева
    [gorynych] Горыныч, жги!
    [winter-tales] Зимние истории
   *[other] { $game }
}

# --- отказы дома ---
refuse-action-shape = В этой игре нет такого действия: { $detail }.
refuse-question-shape = На такой вопрос эта игра не отвечает: { $detail }.
refuse-at = Записи { $given } в протоколе нет; укажите число от 0 (начало игры) до { $most }.
refuse-clock = Часы могут выполнить за игрока только действие по умолчанию.
refuse-code = Действия с кодом { $code } нет.
refuse-data-syntax = Файл не читается ни как TOML, ни как JSON: { $detail }.
refuse-endless = Партия { $game } с зерном { $seed } не кончилась за { $entries } действий: эти боты могут играть вечно. Выберите других.
refuse-file-unreadable = Не удалось прочитать файл { $file }: { $detail }.
refuse-file-unwritable = Не удалось записать файл { $file }: { $detail }. Ничего не изменилось; выберите другое место для файла.
refuse-game-module = Не удалось найти игру { $game }: { $detail }.
refuse-game-over = Игра окончена, больше ходить нельзя.
refuse-games = Укажите хотя бы одну партию.
refuse-language = Языка «{ $language }» нет; выберите из: { $known }.
refuse-no-bench = В папке { $folder } нет замера «{ $what }». Запускайте замеры из папки проекта, например: ./terem bench engine.
refuse-no-companion = Для игры { $game } подсчёта очков нет; он есть для winter-queen.
refuse-no-preview = Показать эту игру до начала нельзя.
refuse-no-explanation = В этой игре здесь нечего объяснять.
refuse-not-asked = Сейчас не ваш ход ({ $seat }); дождитесь своей очереди.
refuse-option-shape = Настройки пишутся в виде имя=значение, а «{ $option }» записано иначе.
refuse-option-value = У настройки «{ $option }» нет значения «{ $value }»; что можно выбрать, объясняет terem options { $game }.
refuse-other-game = В файле { $file } — партия другой игры; команда terem play { $game } --resume { $file } продолжит её.
refuse-player-count = В эту игру играют от { $least } до { $most ->
    [one] { $most } игрока
   *[other] { $most } игроков
}, а указано: { $given }.
refuse-record-after-end = Запись { $entry } стоит после конца игры: протокол повреждён.
refuse-record-chance = В записи { $entry } исход жребия { $draw } не соответствует правилам: протокол повреждён.
refuse-record-damaged = { $place ->
    [JSON] Протокол повреждён: { $detail }.
   *[other] Протокол повреждён, строка { $place }: { $detail }.
}
refuse-record-format = Этот протокол записан в формате { $found }, а программа читает формат { $known }. Обновите Терем.
refuse-record-gap = Протокол повреждён: нет записи { $expected }, на её месте запись { $found }.
refuse-record-illegal = Запись { $entry } протокола нарушает правила: { $reason }
refuse-record-nonces = Протокол повреждён: для каждого места должно быть одно случайное число (nonce).
refuse-record-not-json = Этот файл — не протокол: он не в формате JSON.
refuse-record-outcome = Итог в протоколе — не тот, к которому приводят записанные действия.
refuse-record-read-only = Этот протокол можно просмотреть, но продолжить партию нельзя: в нём нет ключа. Возьмите файл сохранённой партии.
refuse-record-words = Текст записи { $entry } слишком длинный или содержит управляющие знаки: протокол повреждён.
refuse-rules-version = Версия правил { $rules } неизвестна; известны: { $known }. Обновите Терем.
refuse-seat = Места «{ $given }» нет; укажите число от 1 до { $players }, spectator или all.
refuse-stale = Другое действие было сделано раньше; посмотрите на стол и выберите снова.
refuse-too-many-bots = { $bots ->
    [one] { $bots } бот не поместится
    [few] { $bots } бота не поместятся
   *[other] { $bots } ботов не поместятся
} за столом на { $players ->
    [one] { $players } игрока
   *[other] { $players } игроков
}.
refuse-undo-target = Запись { $entry } отменить нельзя: среди действующих записей партии её нет.
refuse-undo-consent = Запись { $entry } отменяет действие без согласия тех, чьё согласие было нужно.
refuse-bot-game = Бот { $bot } играет только в { $known }, не в { $game }; выберите другого.
refuse-bot-module = Не удалось найти бота { $bot }: { $detail }. Назовите объект с методом «choose» в виде МОДУЛЬ:ИМЯ; пример — в docs/bots.md.
refuse-bot-answer = Бот { $bot } ответил { $answer }; метод «choose» должен возвращать Answer с кодом действия; пример — в docs/bots.md.
refuse-bot-failed = В программе бота { $bot } произошла ошибка: { $detail }. Исправьте её и запустите ту же команду снова.
refuse-unknown-preset = Набора «{ $preset }» нет; выберите из: { $known }.
refuse-unknown-bot = Бота «{ $bot }» нет; выберите из: { $known }.
refuse-unknown-game = Игры «{ $game }» нет; выберите из: { $known }.
refuse-unknown-option = Настройки «{ $option }» в этой игре нет; есть: { $known }.
refuse-verify-draw = Исход жребия { $draw } в записи { $entry } не следует из ключа и случайных чисел игроков: жребий был нечестным.
refuse-verify-key = Ключ в протоколе — не тот, который хозяин стола зафиксировал до начала игры.
refuse-verify-noted = Это не то обязательство (commitment), которое вы записали: у протокола другой ключ.
refuse-verify-unfinished = Проверить можно только оконченную партию, а эта ещё не доиграна.
refuse-words-too-long = Текст слишком длинный; уложитесь в { $most ->
    [one] { $most } знак
    [few] { $most } знака
   *[other] { $most } знаков
}.
refuse-words-not-due = К этому действию рассказ не нужен; уберите текст.
refuse-words-narrated = Слова сказителя игрок сочинять не может. Отправьте свой текст или никакого.
refuse-story-game = Историю рассказывают только в «Зимних историях», а это протокол игры «{ game-name }».
refuse-story-format = Книга — это файл с окончанием .html, .epub или .pdf, а у файла «{ $file }» оно другое.
refuse-story-empty = В этом протоколе ещё ничего не рассказано.
refuse-story-pictures = Не хватает рисунков карт истории. Они добавляются при сборке Терема: запустите ./terem один раз с подключением к сети.

# --- командная строка ---
cli-description = Зимние настольные игры. Без команды дом откроется в браузере.
cli-epilog = В папке проекта ./terem test запускает все тесты.
cli-usage = использование:
cli-positionals = аргументы
cli-optionals = параметры
cli-commands = команды
cli-play = играть в терминале с ботами или вместе за одной клавиатурой
cli-options = показать, что можно выбрать перед игрой
cli-simulate = провести много партий между ботами; при том же зерне результат совпадёт до байта
cli-replay = пересказать записанную партию и показать стол в любой её момент
cli-verify = доказать, что в оконченной партии и жребий, и игра были честными
cli-score = подсчитать очки в позиции с вашего настоящего стола
cli-check = проверить, выполняет ли игра свои обещания (для авторов игр)
cli-bench = измерить скорость в сравнении с другими программами
cli-soak = выполнить длительные проверки в полном объёме
cli-help-help = показать эту справку
cli-help-lang = язык: английский, русский или венгерский
cli-help-version = показать версию
cli-help-game = игра, например winter-queen
cli-help-players = число игроков
cli-help-preset = именованный набор настроек; список покажет terem options GAME
cli-help-option = настройка игры; можно указать несколько раз
cli-help-components = взять исправленные данные о компонентах из этого файла
cli-help-games = сколько партий
cli-help-seed = зерно генератора случайных чисел
cli-help-json = вывести JSON для программ
cli-help-play-bots = боты за столом: random (играет что попало), greedy (смотрит на шаг вперёд), search (пробует партии в уме); для winter-queen — novice, adept и master; для gorynych — head (напарник кому угодно) и chorus (один разум на все головы); для winter-tales — bard (думает наперёд и блефует), например greedy,random; none — только люди
cli-help-names = имена людей по порядку мест
cli-help-play-seed = зерно: воспроизводимая партия вместо честного жребия
cli-help-resume = продолжить сохранённую партию
cli-help-new = начать заново, даже если осталась неоконченная партия
cli-help-no-coach = за этим столом никому не дают советов (a)
cli-help-record = записать оконченную партию в этот файл
cli-help-bots = боты по порядку мест; короткий список повторяется; МОДУЛЬ:ИМЯ — ваш собственный бот
cli-help-record-dir = записать все партии в эту папку
cli-help-file = файл протокола
cli-help-commitment = обязательство (commitment), записанное вами до игры
cli-help-record-game = игра протокола, если её нет в доме
cli-help-at = остановиться после этой записи
cli-help-seat = чьими глазами смотреть
cli-help-position = файл позиции; его формат описан в docs/position.md
cli-help-what = что измерить: engine
cli-help-rest = аргументы замера
cli-missing = Для команды { $command } укажите { $what }. Подробнее: { $command } --help.
cli-unrecognized = Команда { $command } не понимает { $what }. Подробнее: { $command } --help.
cli-needs-value = Укажите значение для { $what }. Подробнее: { $command } --help.
cli-choice = «{ $value }» не подходит для { $what }; выберите из: { $known }. Подробнее: { $command } --help.
cli-value = «{ $value }» не подходит для { $what }. Подробнее: { $command } --help.
cli-other = Так команду { $command } вызвать нельзя ({ $detail }). Подробнее: { $command } --help.

# --- меню ./terem ---
menu-welcome = Добро пожаловать в терем! Во что сыграем?
menu-resume = Продолжить: { $kept }
menu-game = { $game } (игроков: { $least }–{ $most })
menu-alone = вы и { $others ->
    [one] { $others } бот
    [few] { $others } бота
   *[other] { $others } ботов
}
menu-together = { $players ->
    [one] { $players } человек
    [few] { $players } человека
   *[other] { $players } человек
} за этой клавиатурой
menu-ask = Номер (Enter — выйти):
menu-unknown = Введите число от 1 до { $most } или нажмите Enter, чтобы выйти.

# --- стол в терминале ---
play-you = Вы
play-person = Игрок { $number }
play-bot-name = Бот { $number } ({ $bot })
play-kept = { $game }: { $names }; { $entries ->
    [one] сыграно { $entries } действие
    [few] сыграно { $entries } действия
   *[other] сыграно { $entries } действий
}.
play-resume = Продолжить эту партию? [да/нет]
play-aside = Неоконченная партия отложена в файл { $file }; продолжить её можно с ключом --resume.
play-kept-damaged = Неоконченную партию продолжить нельзя: { $reason }
play-recorded = Партия записана в файл { $file }; пересмотреть её можно командой terem replay.
play-story = Переплести историю в книгу: terem story { $file } -o book.html
table-ask = (? — справка) ›
table-yes = да
table-number = Введите число от 1 до { $most } или код рядом с ним.
table-no = нет
table-choose-action = Ваши действия:
table-commands = Введите номер, краткий код или действие целиком. Ещё: ? — справка · ? слово — справка о чём-то одном · t — показать стол · w — почему столько очков · l — журнал · a — совет · u — отменить · s [файл] — сохранить · q — выйти · Enter — вернуться к первому вопросу
table-curtain = Передайте клавиатуру: сейчас ходит { $seat }. Затем нажмите Enter.
table-go-on = Enter — дальше, u — отменить:
table-pages = Пробел или стрелки листают, q закрывает справку.
table-help-nothing = В справке не упоминается «{ $word }». Вся справка: ? без слова.
table-left = Партия сохранена в файле { $file }. Чтобы продолжить, запустите ту же игру снова.
table-not-left = Партия не сохранена: не удаётся записать файл { $file }. Освободите место или укажите другую папку в TEREM_DATA, прежде чем играть дальше.
table-log-empty = Пока ничего не произошло.
table-nothing-scores = Ни на одной странице пока нет льдин.
table-question = { $seat }: { $question }
table-saved = Сохранено в файле { $file }.
table-second-thoughts = Enter — дальше; передумали — введите другой выбор:
table-undone = { $seat }: действие отменено.
table-undo-nothing = Отменять нечего.
table-undo-chance = Отменить нельзя: после этого действия был жребий, и вы уже видели его исход.
table-undo-secret = Это уже не взять назад: с тех пор что-то открылось или было показано знаком, и этого не забыть.
table-undo-consent = { $seat }: { $rival } просит отменить действие. Вы согласны? [да/нет]
table-undo-refused = { $seat }: отказ, действие остаётся в силе.
table-winner = Победитель: { $winners }
table-winners = Победители: { $winners }

# --- вывод команд ---
simulate-progress = Идут партии
simulate-title = { $game }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
simulate-seat = место
simulate-bot = бот
simulate-wins = победы
simulate-mean = в среднем очков
simulate-range = очки, мин.–макс.
simulate-team = Команда ({ $bots }): побед { $won } из { $games }, то есть { $share } %.
simulate-length = В среднем действий за партию: { $mean }.
replay-title = { $game }, правила { $rules }
replay-view = Стол после записи { $entry }; смотрит: { $who }
replay-spectator = зритель
replay-take-back = { $seat }: отмена записи { $entry }.
verify-noted = Обязательство совпадает с записанным вами, { $commitment }: выбрать исход жребия не мог никто.
verify-note = Обязательство хозяина (commitment): { $commitment }. Если вы записали его до игры, сверьте ключом --commitment: только это показывает, что ключ был выбран заранее.
verify-proved = Доказано: все записи сделаны по правилам ({ $entries }), все исходы жребия следуют из ключа и чисел игроков ({ $draws }), итог верен.
score-seat = { $seat }: на страницах { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
score-page = { $book }, страница { $page }, { $effect }: { $why }
score-total = вместе с уже набранными очками: { $points }
options-none = { $game }: настроек нет.
options-presets = Наборы (--preset NAME)
options-options = Настройки (--option NAME=VALUE), сначала обычное значение
check-assemblies = Сложено и проверено полей: { $assemblies }; нарушений: { $findings }
check-progress = Игроков: { $players }
check-cell = Игроков: { $players }, настройки: { $options }; партий: { $games }, действий: { $actions }, в самой длинной: { $longest }; внешние судьи: { $judges }; нарушений: { $findings }
check-no-judges = не установлены (дополнительный набор «research»)
check-finding = НАЙДЕНО НАРУШЕНИЕ: проверка { $check }, игроков: { $players }, зерно: { $seed }, партия { $game }, запись { $entry }: { $detail }
check-passed = { $game }: все обещания выполнены.
check-failed = { $game }: { $findings ->
    [one] нарушено { $findings } обещание
    [few] нарушено { $findings } обещания
   *[other] нарушено { $findings } обещаний
}.
table-bot-thinks = { $name } думает…
table-narrator = Сказитель рассказал бы так: { $tale }
table-tell = Enter — рассказывает сказитель; или напишите своими словами, * — место карты:
cli-story = собрать историю партии «Зимних историй» в книгу
cli-help-output = файл книги; окончание определяет её вид: .html, .epub или .pdf
story-written = Книга переплетена: { $file }
soak-untrue = Партия { $game }: { $detail }
soak-stories = Рассказано до конца историй: { $games }; замечаний: { $findings }
soak-waited = НАЙДЕНО: { $detail }
soak-bots = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
} ботов через весь дом; действий: { $actions }, из них тайных: { $secret }, за отсутствующих: { $sat_in }. Самая долгая пауза: { $pause } с, самое долгое раздумье: { $thought } с; замечаний: { $findings }
cli-help-soak-games = за сколькими столами боты играют в «Зимние истории»; в остальные игры — соразмерно
soak-played = Сыграно партий: { $games }; замечаний: { $findings }
soak-killed = Убит раз: { $kills }
soak-kept = { $house }: сервер убит { $kills ->
    [one] { $kills } раз
    [few] { $kills } раза
   *[other] { $kills } раз
} за { $minutes } мин. { $tables ->
    [one] Доиграна { $tables } партия
    [few] Доиграны { $tables } партии
   *[other] Доиграно { $tables } партий
}; строк в журналах: { $lines }, из них тайных ответов: { $secret }. Подтверждённых ответов: { $acknowledged }, и каждый на месте ровно один раз.
soak-lost = { $house }: что-то потеряно или записано дважды. { $detail }
cli-help-soak = только одна часть
cli-help-kills = сколько раз убить каждый сервер
cli-help-soak-game = боты играют за столами только этой игры
cli-help-house = только один вид дома
refuse-kills = Укажите хотя бы один раз.
refuse-no-checkout = В папке { $folder } нет проверок «{ $part }». Запускайте их из папки проекта: ./terem soak { $part }.
cli-menu = играть в терминале: короткое меню
cli-types = записать типы для браузерной части
cli-help-types = файл, который надо записать

## Arena

cli-arena = кто из ботов играет лучше: одни и те же расклады, каждый на каждом месте
cli-help-arena-bots = боты за столом; если ботов больше, чем мест, они играют во всех сочетаниях; ИМЯ@СЕКУНДЫ задаёт боту время на ход, например master@0.1; МОДУЛЬ:ИМЯ — ваш собственный бот
cli-help-arena-workers = сколько процессов играет
cli-help-arena-ray = адрес кластера Ray, который играет
cli-help-arena-results = папка для результатов; сыгранное не играется заново
refuse-arena-seconds = «{ $label }» не задаёт времени на ход; напишите бота и секунды от 0 до 60, например master@0.1.
refuse-arena-workers = Играть должен хотя бы один процесс: --workers 1 или больше.
refuse-arena-ray = Ray здесь не установлен; «./terem arena … --ray» поставит его сам, в других случаях помогает «pip install ray».
refuse-arena-cluster = По адресу «{ $address }» ни один кластер Ray не отвечает. Запустите его командой «ray start --head» или уберите --ray и задайте --workers.
refuse-arena-node = На узле кластера { $node } программа игры или бота не такая, как здесь. Установите там такой же Терем и те же ваши модули.
refuse-arena-worker = Один из процессов завершился посреди партии: его остановил бот или не хватило памяти. Сыгранные партии сохранены, та же команда продолжит с этого места; если не хватает памяти, уменьшите --workers.
refuse-arena-illegal = Расклад { $deal }, рассадка { $seating }: бот { $bot } ответил { $answer }, а правила здесь этого не допускают. Ответ бота — один из кодов situation.legal.
arena-title = { $game }: { $games } { $games ->
    [one] партия
    [few] партии
   *[other] партий
} на { $deals } { $deals ->
    [one] раскладе
    [few] раскладах
   *[other] раскладах
}
arena-bot = бот
arena-seats = мест
arena-share = побед
arena-fair = равная доля
arena-score = в среднем очков
arena-rating = рейтинг
arena-kept = Результаты лежат в { $file }.
arena-broken-off = Прервано. Сохранено партий: { $kept } из { $games }, в { $file }. Та же команда продолжит с этого места.

# --- советы ---
table-advice = { $number }. { $action } — { $why }
coach-gain = Примерно на { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} лучше обычного хода.
coach-search = Пробных партий: { $all }, с этим началом: { $visits }, больше, чем с любым другим.
coach-only = Здесь взвешивать нечего.
coach-glance = Из { $count ->
    [one] { $count } возможного действия
    [few] { $count } возможных действий
   *[other] { $count } возможных действий
} это выгоднее всего, если смотреть на шаг вперёд.
coach-glance-next = Следующее по выгоде, если смотреть на шаг вперёд.
cli-help-arena-replace = место за местом бота A отдаётся боту B, за каждым таким столом --games партий: как сыграет команда, а среди соперников — бот B?
cli-help-arena-seatings = каждый расклад играется при стольких разных рассадках, всякий раз начиная с другой (при всех)
refuse-arena-replace = «{ $text }» никого за этим столом не заменяет; назовите одного из его ботов и другого, например greedy=head.
refuse-arena-replace-bots = --replace меняет ботов за одним столом; назовите в --bots не больше ботов, чем за ним мест: { $seats }.
refuse-arena-seatings = Раскладу нужна хотя бы одна рассадка: --seatings 1 или больше.
arena-replaced = заменено
arena-team = за столом
arena-newcomer = побед бота { $bot } на одно место
arena-games = партий
