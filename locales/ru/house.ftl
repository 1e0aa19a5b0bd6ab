# --- связки ---
list-and = { $items } и { $last }
list-none = нет
refused-by-rule = { $reason } [{ $rule }]
game-name = { $game ->
    [winter-queen] Зимняя королева
   *[other] { $game }
}

# --- отказы дома ---
refuse-action-shape = В этой игре нет такого действия: { $detail }.
refuse-at = Записи { $given } нет: в протоколе записи до { $most }, а 0 — это начало.
refuse-clock = Часы могут сделать только то действие, которое назначено по умолчанию.
refuse-code = { $code } — не код действия.
refuse-file-unreadable = Не удалось прочитать файл { $file }: { $detail }.
refuse-file-unwritable = Не удалось записать файл { $file }: { $detail }. Ничего не изменилось; выберите другое место.
refuse-game-module = По адресу { $game } игра не найдена: { $detail }.
refuse-game-over = Игра окончена, больше ходить нельзя.
refuse-games = Нужна хотя бы одна партия.
refuse-language = Языка «{ $language }» нет; выберите один из: { $known }.
refuse-no-bench = В папке { $folder } нет замера «{ $what }». Запускайте его из папки проекта, например: ./terem bench engine.
refuse-no-companion = Для { $game } подсчёта очков нет; он есть для winter-queen.
refuse-no-explanation = Здесь этой игре нечего объяснять.
refuse-not-asked = Сейчас ход не за местом «{ $seat }»; дождитесь своего хода.
refuse-option-shape = Настройка пишется как имя=значение; «{ $option }» написано иначе.
refuse-option-value = У настройки { $option } нет значения { $value }.
refuse-other-game = { $file } — партия игры { $game }; продолжите её командой terem play { $game }.
refuse-player-count = В эту игру играют от { $least } до { $most }, а не { $given }.
refuse-record-after-end = Запись { $entry } стоит после конца игры: протокол повреждён.
refuse-record-chance = В записи { $entry } случайный исход { $draw } не соответствует правилам: протокол повреждён.
refuse-record-damaged = Протокол повреждён, строка { $place }: { $detail }.
refuse-record-format = Формат этого протокола — { $found }, а программа читает формат { $known }. Возьмите более новый Терем.
refuse-record-gap = Протокол повреждён: нет записи { $expected }, на её месте { $found }.
refuse-record-illegal = Запись { $entry } протокола нарушает правила: { $reason }
refuse-record-not-json = Этот файл не протокол: в нём не JSON.
refuse-record-outcome = Итог в протоколе не тот, к которому приводят записанные действия.
refuse-record-read-only = Эту партию можно пересмотреть, но не продолжить: в ней нет ключа. Продолжить можно сохранённую игру.
refuse-rules-version = Версия правил { $rules } неизвестна; известны: { $known }. Возьмите более новый Терем.
refuse-seat = Места { $given } нет; укажите число от 1 до { $players }, spectator или all.
refuse-too-many-bots = { $bots ->
    [one] { $bots } бот не поместится
    [few] { $bots } бота не поместятся
   *[other] { $bots } ботов не поместятся
} за столом на { $players }.
refuse-undo-target = Запись { $entry } нельзя отменить: в нынешней партии её нет.
refuse-unknown-bot = Бота «{ $bot }» нет; выберите из: { $known }.
refuse-unknown-game = Игры «{ $game }» нет; выберите из: { $known }.
refuse-unknown-option = У этой игры нет настройки «{ $option }».
refuse-verify-draw = Исход { $draw } записи { $entry } не следует из ключа и чисел игроков: жребий был нечестным.
refuse-verify-key = Ключ в протоколе не тот, за который хозяин поручился до игры.
refuse-verify-unfinished = Проверить можно только оконченную игру, а у этого протокола нет конца.
refuse-words-too-long = Текст слишком длинный; уложитесь в { $most ->
    [one] { $most } знак
    [few] { $most } знака
   *[other] { $most } знаков
}.

# --- командная строка ---
cli-description = Зимние настольные игры в терминале. Без команды — короткое меню.
cli-usage = как вызвать:
cli-positionals = что указать
cli-optionals = ключи
cli-commands = команды
cli-play = играть в терминале с ботами или вместе за одной клавиатурой
cli-simulate = много партий между ботами; одинаковое зерно даёт одинаковые байты
cli-replay = пересказать записанную партию и показать стол в любой момент
cli-verify = доказать, что оконченная партия сыграна честно
cli-score = подсчитать очки за позицию с вашего настоящего стола
cli-check = проверить, держит ли игра свои обещания (для авторов игр)
cli-bench = измерить скорость рядом с другими программами
cli-soak = выполнить долгие проверки целиком
cli-help-help = показать эту справку
cli-help-lang = язык: английский, русский или венгерский
cli-help-version = показать версию
cli-help-game = игра, например winter-queen
cli-help-players = число игроков
cli-help-option = настройка игры; можно указать несколько раз
cli-help-components = взять исправленные данные о компонентах из этого файла
cli-help-games = сколько партий
cli-help-seed = зерно случайных чисел
cli-help-json = вывести JSON для программ
cli-help-play-bots = боты за столом, например greedy,random; none — только люди
cli-help-play-seed = повторяемая партия вместо честного жребия
cli-help-resume = продолжить сохранённую игру
cli-help-new = начать заново, даже если осталась неоконченная игра
cli-help-record = записать оконченную партию в этот файл
cli-help-bots = боты по порядку мест; короткий список повторяется
cli-help-record-dir = записать все партии в эту папку
cli-help-file = протокол
cli-help-at = остановиться после этой записи
cli-help-seat = чьими глазами смотреть
cli-help-position = позиция; её описывает docs/position.md
cli-help-what = что измерить: engine
cli-help-rest = аргументы замера
cli-missing = Команде { $command } нужно указать { $what }. Подробнее: { $command } --help.
cli-unrecognized = Команда { $command } не знает { $what }. Подробнее: { $command } --help.
cli-needs-value = Для { $what } нужно значение. Подробнее: { $command } --help.
cli-choice = { $value } не подходит для { $what }; выберите из: { $known }. Подробнее: { $command } --help.
cli-value = «{ $value }» не подходит для { $what }. Подробнее: { $command } --help.
cli-other = Так команду { $command } вызвать нельзя ({ $detail }). Подробнее: { $command } --help.

# --- меню ./terem ---
menu-welcome = Добро пожаловать в терем! Во что сыграем?
menu-alone = { $game }: вы и { $rivals ->
    [one] { $rivals } бот
    [few] { $rivals } бота
   *[other] { $rivals } ботов
}
menu-together = { $game }: { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
} за этой клавиатурой
menu-ask = Номер (Enter — выйти):
menu-unknown = Введите число от 1 до { $most } или нажмите Enter, чтобы выйти.

# --- стол в терминале ---
play-you = Вы
play-person = Игрок { $number }
play-bot-name = Бот { $number } ({ $bot })
play-resume = У вас осталась неоконченная игра, в ней { $entries ->
    [one] { $entries } действие
    [few] { $entries } действия
   *[other] { $entries } действий
}. Продолжить? [Д/н]
play-recorded = Партия записана в { $file }.
table-ask = (? — справка) ›
table-yes = да
table-choose-action = Ваши действия:
table-commands = Введите номер, краткий код или действие целиком. Ещё: ? справка · w почему столько очков · l журнал · u отменить · s [файл] сохранить · q выйти · Enter к первому вопросу
table-curtain = Передайте клавиатуру: { $seat }. Затем нажмите Enter.
table-go-on = Enter — дальше, u — отменить:
table-left = Игра сохранена в { $file }. Чтобы продолжить, запустите ту же игру снова.
table-log-empty = Пока ничего не произошло.
table-nothing-scores = Ни на одной странице ещё нет льдины.
table-saved = Сохранено в { $file }.
table-undone = { $seat }: действие отменено.
table-undo-nothing = Отменять нечего.
table-undo-chance = Отменить нельзя: с тех пор решал жребий, и вы видели исход.
table-undo-secret = Отменить нельзя: с тех пор открылось скрытое.
table-undo-consent = { $seat }, { $rival } просит отменить действие. Вы согласны? [да/нет]
table-undo-refused = { $seat }: несогласие.
table-winner = Победа: { $winners }
table-winners = Общая победа: { $winners }

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
simulate-range = очки
simulate-length = В среднем действий за партию: { $mean }.
replay-title = { $game }, правила { $rules }
replay-view = Стол после записи { $entry }, вид: { $who }
replay-spectator = зритель
verify-proved = Доказано: записи по правилам ({ $entries }), исходы жребия следуют из заранее заверенного ключа { $commitment }… ({ $draws }), итог верен.
score-seat = { $seat }: на страницах { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
score-page = { $book }, страница { $page }, { $effect }: { $why }
score-total = вместе с уже набранными: { $points }
check-progress = Игроков: { $players }
check-cell = Игроков: { $players }, настройки: { $options }; партий: { $games }, действий: { $actions }, самая длинная: { $longest }; внешние судьи: { $judges }; нарушений: { $findings }
check-no-judges = не установлены (набор «research»)
check-finding = НАЙДЕНО: проверка { $check }, игроков { $players }, зерно { $seed }, партия { $game }, запись { $entry }: { $detail }
check-passed = { $game }: все обещания выполнены.
check-failed = { $game }: { $findings ->
    [one] нарушено { $findings } обещание
    [few] нарушено { $findings } обещания
   *[other] нарушено { $findings } обещаний
}.
