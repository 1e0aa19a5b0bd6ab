### Ответы сервера столов. Каждый отказ говорит, что делать дальше.

## Люди

refuse-stranger = Дом ещё не знает вас: выберите имя и входите.
refuse-name-empty = В имени должна быть хотя бы одна буква или цифра.
refuse-name-long = В имени не больше { $most } знаков: выберите покороче.
refuse-crest = Герба «{ $crest }» нет; выберите из: { $known }.
refuse-bots-make-no-bots = Программа не может заводить учётные записи: получите токен, войдя как человек.
refuse-muted = Хозяин дома попросил вас пока помолчать; играть можно.
refuse-passkey = Этот ключ доступа не подходит: попробуйте ещё раз или войдите как гость.
refuse-passkey-late = Прошло слишком много времени: начните сначала.
refuse-passkeys = У одного человека не больше { $most } ключей доступа: войдите с одним из них.
refuse-too-often = Слишком много сразу; попробуйте через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
refuse-origin = Запрос пришёл с чужого сайта: откройте сам дом и попробуйте снова.
refuse-metrics = Счётчики — для хозяина дома: читайте их на самой машине или принесите ключ.

## Столы

refuse-no-such-table = Такого стола нет: проверьте ссылку или код.
refuse-no-such-seat = Места { $seat } за этим столом нет: выберите другое.
refuse-no-such-step = В партии нет хода { $step }; выберите более ранний.
refuse-not-owner = Это может сделать только тот, кто открыл стол: попросите его.
refuse-not-your-seat = Это не ваше место: сначала сядьте или откройте свою ссылку для возврата.
refuse-seat-taken = Это место уже занято: выберите другое.
refuse-seat-free = Там никто не сидит.
refuse-seats-free = { $free ->
    [one] Свободно ещё { $free } место
    [few] Свободно ещё { $free } места
   *[other] Свободно ещё { $free } мест
}: позовите кого-нибудь или посадите ботов.
refuse-seats-taken = Занято место с номером больше { $players }: сначала освободите его.
refuse-nonce = Случайное число (nonce) записывают так: от 1 до 64 латинских букв, цифр, дефисов и подчёркиваний.
refuse-clock-name = Часов «{ $clock }» нет; выберите из: { $known }.
refuse-note-long = В записке над столом самое большее { $most } { $most ->
    [one] знак
    [few] знака
   *[many] знаков
}; сократите её.
refuse-owner-seat = Хозяином стола может стать только тот, кто за ним сидит; пусть сначала сядет.
refuse-table-gathering = Игра ещё не началась: дождитесь начала.
refuse-table-playing = Игра уже идёт.
refuse-table-adjourned = Игра отложена: сначала продолжите её.
refuse-table-over = Игра окончена: откройте новый стол.
refuse-table-closed = Этот стол закрыт: откройте новый.
refuse-rematched = Новый стол уже открыт: { $table }.
refuse-replay-running = Партию можно пересмотреть только после конца: иначе всем было бы видно всё.
refuse-record-running = Протокол рассказывает всё, поэтому получить его можно только после конца игры.
refuse-book-running = Книгу переплетают, когда история закончена.

## Игра

refuse-stale-ask = Тем временем кое-что произошло: взгляните на стол и выберите снова.
refuse-ref = Метка сообщения — от 1 до 40 латинских букв, цифр, дефисов и подчёркиваний.
refuse-nothing-to-undo = У вас нет действия, которое можно отменить.
refuse-undo-open = Кто-то уже просит об отмене: сначала ответьте на эту просьбу.
refuse-undo-not-asked = Сейчас никто не ждёт вашего ответа об отмене.
refuse-already-away = За вас уже играет бот.
refuse-not-away = Вы и так играете сами.
refuse-vote-about = На этом месте некого заменять.
refuse-vote-early = Дайте подумать: позвать бота можно, если ответа нет { $seconds } секунд.
refuse-voted = Ваш голос уже учтён: подождите остальных.
refuse-orders = У места не больше { $most } постоянных распоряжений: уберите лишние.
refuse-order-uses = Постоянное распоряжение действует хотя бы один раз: укажите 1 или больше.
refuse-link = Эта ссылка не подходит к этому месту или уже не действует: создайте новую там, где вы сидите за столом.

## Разговоры

refuse-silence = Сейчас по правилам все молчат: подождите немного.
refuse-talk-empty = Напишите что-нибудь или выберите готовую фразу, но не то и другое сразу.
refuse-talk-long = Не больше { $most } знаков за раз: скажите в два приёма.
refuse-talk-phrase = Готовой фразы «{ $phrase }» нет: выберите другую.
refuse-typing = Сейчас вашего рассказа никто не ждёт.
refuse-nobody-tells = Сейчас никто не рассказывает, подсказывать некому.
refuse-nothing-to-tell = Здесь слов не нужно.

## Сообщения и хранилище

refuse-frame-large = В сообщении не больше { $most } байт.
refuse-frame-shape = Это сообщение нельзя прочесть: { $detail }
refuse-watching = Одно соединение показывает не больше { $most } мест.
refuse-busy = За этим столом слишком многие пишут сразу: попробуйте ещё раз.
refuse-store = Дом сейчас ничего не может записать, поэтому ничего и не произошло: попробуйте чуть позже.
refuse-too-large = В запросе не больше { $most } байт: пришлите меньше.
refuse-no-such-road = По этому адресу ничего нет: смотрите /schema/openapi.json.
refuse-method = Этот адрес не отвечает на { $method }: смотрите /schema/openapi.json.
refuse-fault = В доме что-то сломалось, и неизвестно, случилось ли что-нибудь: взгляните на стол и попробуйте снова.
refuse-sockets = Открыто слишком много соединений: сначала закройте какое-нибудь окно.
refuse-database-address = «{ $address }» — не адрес базы данных; напишите sqlite:ФАЙЛ или postgresql://….

## Настройки

refuse-setting-yes-no = { $setting } — это yes или no, а не «{ $value }».
refuse-setting-number = { $setting } — это число, а не «{ $value }».
refuse-setting-port = Порт — от 1 до 65535, а не { NUMBER($value, useGrouping: 0) }.
refuse-setting-workers = Рабочих процессов — от 1 до 64, а не { NUMBER($value, useGrouping: 0) }.
refuse-setting-pace = Боты ждут от 0 до 60000 миллисекунд, а не { NUMBER($value, useGrouping: 0) }.
refuse-setting-rate = Множитель частоты — от 1 до 1000000, а не { NUMBER($value, useGrouping: 0) }.
refuse-setting-origin = Укажите адрес, который набирают люди, без пути: https://games.example, а не «{ $value }».
refuse-setting-redis = Адрес Redis начинается с redis://, rediss:// или unix://.
refuse-port-taken = Порт { NUMBER($port, useGrouping: 0) } по адресу { $host } уже занят: может быть, этим же домом. Остановите его или выберите другой порт: --port.
refuse-host = У этой машины нет адреса { $host }; выберите другой: --host.
refuse-setting-drain = Процесс завершает работу от 0 до 600 секунд; { NUMBER($value, useGrouping: 0) } сюда не входит.
refuse-setting-metrics = В ключе для счётчиков не меньше { $least } знаков: выберите подлиннее.
refuse-setting-proxies = «{ $value }» — не адрес и не сеть прокси: напишите, например, 10.0.0.5 или 10.0.0.0/24.
refuse-setting-alone = Рабочим процессам (их { $workers }) нужны общая база и общий канал новостей: укажите --database postgresql://… и --redis redis://….

## Командная строка

cli-serve = открыть дом для тех, кто далеко
cli-help-host = адрес, на котором принимать соединения
cli-help-port = порт, на котором принимать соединения
cli-help-data = папка встроенной базы данных
cli-help-database = где всё хранится: sqlite:ФАЙЛ или postgresql://…
cli-help-redis = новости между процессами: redis://…
cli-help-workers = сколько процессов обслуживает дом; для нескольких нужны PostgreSQL и Redis
cli-help-origin = адрес, который набирают люди, если перед домом стоит прокси
cli-help-proxies = адреса или сети прокси перед домом, через запятую
cli-help-metrics = ключ, с которым /metrics читают с другой машины
cli-help-drain = сколько секунд после сигнала ещё отвечать, уже не принимая новых
cli-help-rate = во сколько раз больше обычного разрешено запросов
cli-help-pace = сколько миллисекунд бот ждёт перед ответом
cli-help-no-browser = не открывать браузер
serve-started = Дом открыт: { $address }. Всё хранится здесь: { $data }. Закрыть: Ctrl+C.
serve-no-page = Страницы дома здесь нет: её не удалось собрать, для этого один раз нужна сеть. Запустите ./terem ещё раз, когда связь появится; а пока — терминал:
serve-open-already = Дом уже открыт: { $address }.
cli-backup = сохранить копию всего дома в один файл, пока дом открыт
cli-restore = наполнить пустой дом из копии
cli-export = сохранить протокол стола в файл
cli-admin = столы и люди открытого дома: list, reports, mute, unmute, close
cli-help-backup-file = файл копии
cli-help-table = стол: идентификатор или шестибуквенный код
cli-help-record-file = файл для протокола
cli-help-admin = что сделать
cli-help-admin-who = о ком или о каком столе речь
cli-help-hours = на сколько часов
host-backed-up = Всё сохранено в { $file }: { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
   *[other] { $lines } строк
} журналов.
host-restored = Дом восстановлен из { $file }: { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
   *[other] { $lines } строк
} журналов.
host-exported = Протокол стола { $table } сохранён в файле { $file }.
host-muted = { $person } молчит { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
}.
host-unmuted = { $person } снова может говорить.
host-closed = Стол { $table } закрыт.
host-column-id = стол
host-column-code = код
host-column-game = игра
host-column-stage = состояние
host-stage = { $stage ->
    [gathering] собираются
    [playing] играют
    [adjourned] отложен
    [closed] закрыт
   *[over] окончен
}
host-column-person = кто
host-column-name = имя
host-column-said = сказано
refuse-backup-exists = Файл { $file } уже есть: выберите другое имя.
refuse-backup = Копию { $file } записать не удалось: { $detail }
refuse-restore = Восстановить из { $file } не удалось: { $detail }
refuse-restore-full = По адресу { $address } уже есть дом: восстанавливайте в пустое место.
refuse-no-house = В { $file } дома ещё нет: его открывает terem serve.
refuse-no-backup = Файла { $file } нет: проверьте имя.
refuse-database = База данных не открывается: { $detail }
refuse-database-newer = Эту базу данных записал более новый Терем (шаг { $found }, здешний знает { $known }); обновите Терем и запустите снова.
refuse-database-readonly = Файл { $file } доступен только для чтения; разрешите запись тому, от чьего имени работает дом.
refuse-backup-newer = Копию { $file } записал более новый Терем; сначала обновите здешний.
refuse-backup-shape = { $file } — не резервная копия дома: таблицы «{ $table }» в ней нет или столбцы в ней другие.
refuse-no-such-person = Никого с идентификатором { $person } здесь нет: проверьте идентификатор.
refuse-admin-who = Укажите, о ком или о каком столе речь: terem admin { $what } ID.
refuse-hours = Укажите число часов от 1 до { $most }.
refuse-not-said = Здесь такого никто не говорил.

## Готовые фразы

say-hello = Всем привет!
say-luck = Удачи!
say-well-played = Отлично сыграно!
say-thanks = Спасибо!
say-oops = Ой.
say-thinking = Дайте подумать.
say-your-turn = Ваш ход.
say-one-moment = Минутку, пожалуйста.
say-back = Я снова здесь.
say-again = Сыграем ещё?
say-goodbye = До свидания, было здорово!
say-i-go-first = Сначала я.
say-up = Вверх!
say-right = Вправо!
say-down = Вниз!
say-left = Влево!
say-fire = Огонь!
say-skip = Пропускаю.
say-trust-me = Доверьтесь мне.
refuse-coach-off = За этим столом советов не дают: так решил тот, кто его открыл.
refuse-coach-waits = Совет можно получить, когда стол ждёт вас.
refuse-coach-busy = Сейчас дать совет не получилось: спросите чуть позже.
