# --- слова игры; другие сообщения ссылаются на них с теми же данными ---
gor-card = { $card ->
    [yellow] жёлтая стрелка
    [red] красная стрелка
    [green] зелёная стрелка
    [blue] синяя стрелка
    [fire] Огонь
    [manoeuvre] Манёвр
    [none] без карты
   *[other] стрелка «{ $card }»
}
gor-colour = { $colour ->
    [yellow] жёлтый
    [red] красный
    [green] зелёный
    [blue] синий
    [lilac] лиловый
    [orange] оранжевый
    [turquoise] бирюзовый
   *[other] { $colour }
}
gor-direction = { $direction ->
    [up] вверх
    [right] вправо
    [down] вниз
   *[left] влево
}
gor-tile = { $tile ->
    [fireball] Огненный шар
    [multicoloured-arrow] Разноцветная стрелка
    [princess-calls] Царевна зовёт!
    [repeat] Повтор
    [knights-move] Ход конём
    [trap] Ловушка
    [royal-apples] Царские яблоки
    [skorokhod] Скороход
   *[magnet] Магнит
}
gor-counter = { $counter ->
    [march] Марш
    [discard] Сброс
    [fire-protection] Защита от огня
    [irrevocable-loss] Безвозвратная потеря
    [white-flag] Белый флаг
    [double-protection] Двойная защита
    [fallen-comrade] Павший товарищ
    [optical-illusion] Обман зрения
   *[horse] Конь
}
gor-tile-rule = { $tile ->
    [fireball] сожгите клетку рядом со Змеем — сверху, снизу, слева или справа; клетка терема — поражение
    [multicoloured-arrow] полёт по стрелке любого из четырёх цветов
    [princess-calls] поставьте Змея на любую клетку терема
    [repeat] карта из вашего ряда действует ещё раз: новый полёт или новый Огонь
    [knights-move] прыжок на две клетки в одну сторону и на одну вбок
    [trap] любой рыцарь по вашей воле отправляется обратно на стартовую клетку
    [royal-apples] если хотите, рыцарь, которому ближе всех до терема, отступает по дорожке на две клетки
    [skorokhod] для всех, кто ходит после вас, предел полёта в этом раунде — четыре клетки
   *[magnet] притяните рыцаря к Змею: до двух клеток вдоль дорожки
}
gor-counter-rule = { $counter ->
    [march] каждый рыцарь делает шаг вперёд
    [discard] каждый кладёт карту с руки в свой ряд, не применяя её
    [fire-protection] до конца раунда ни один рыцарь не горит; тайл остаётся перевёрнутым
    [irrevocable-loss] одна из ваших карт выбывает из игры насовсем
    [white-flag] следующая закрытая карта открывается впустую
    [double-protection] рыцарь получает щит, который один раз спасёт его от огня
    [fallen-comrade] сожжённый рыцарь возвращается на стартовую клетку, которую выберете вы; тайл остаётся перевёрнутым до конца раунда
    [optical-illusion] Змей и рыцарь, которому дальше всех до терема, меняются местами
   *[horse] рыцарь получает коня: на шаг больше по каждой карте рыцарей, даже по 0, и на Марше
}

# --- события ---
gor-event-placed = { $seat }: рыцарь { $knight } встаёт на стартовую клетку дорожки { $path }.
gor-event-perched = { $seat }: Змей ждёт на клетке { $cell }.
gor-event-round = — Раунд { $round }. Первый игрок: { $seat }. —
gor-event-cards = Карты движения: рыцари { $steps }, Змей { $number }.
gor-event-knights = { $steps ->
    [0] Карта не даёт рыцарям ни шага.
    [one] Карта даёт каждому рыцарю { $steps } шаг.
    [few] Карта даёт каждому рыцарю { $steps } шага.
   *[other] Карта даёт каждому рыцарю { $steps } шагов.
}
gor-event-tunnel = Рыцарь { $knight } входит в тоннель на клетке { $cell } и выходит на клетке { $to }.
gor-event-entered = РЫЦАРЬ { $knight } ВОШЁЛ В ТЕРЕМ.
gor-event-pointed = { $seat }: { $knights ->
    [none] отметки сняты
   *[other] отмечены рыцари: { $knights }
}.
gor-event-spoke = { $seat }: потрачен жетон речи (осталось: { $left }). Можно говорить!
gor-event-hushed = Разговор окончен. Тишина!
gor-event-choose = { $talk ->
    [open] Все выбирают карту.
   *[closed] Все молча выбирают карту.
}
gor-event-locked = { $seat }: карта выбрана.
gor-event-chose = { $seat }, втайне от других: { gor-card }.{ $choice ->
    [open] { " " }Карту ещё можно заменить.
   *[closed] { "" }
}
gor-event-skipped = { $seat }: пропуск хода; снова на руке: { $cards }.
gor-event-revealed = { $seat }: { gor-card }.
gor-event-flagged = { $seat }: { gor-card }, но Белый флаг отменяет ход.
gor-event-flew = Змей пролетает { $distance ->
    [one] { $distance } клетку
    [few] { $distance } клетки
   *[other] { $distance } клеток
} ({ gor-card }) и садится на клетку { $cell }.
gor-event-drifted = Течение сносит Змея на клетку { $cell }.
gor-event-no-flight = { $seat }: число 0, Змей остаётся на месте.
gor-event-left-field = { $seat }: { gor-card } УВОДИТ ЗМЕЯ ЗА ПРЕДЕЛЫ ПОЛЯ.
gor-event-fire = { $seat }: Змей жжёт клетку { $cell }.
gor-event-burnt = Рыцарь { $knight } сожжён; осталось рыцарей: { $left }.
gor-event-shield-broke = Щит спасает рыцаря { $knight } и пропадает.
gor-event-protected = Защита от огня спасает рыцаря { $knight }.
gor-event-nobody-burnt = На клетке { $cell } никого нет.
gor-event-terem-burnt = ТЕРЕМ ГОРИТ: клетка { $cell }.
gor-event-tile = { $seat }: тайл «{ gor-tile }».
gor-event-no-tile = { $seat }: все тайлы лежат стороной рыцарей вверх, Манёвр не действует.
gor-event-fireball = { $seat }: огненный шар летит на клетку { $cell }.
gor-event-march = Марш! Каждый рыцарь шагает вперёд.
gor-event-princess = { $seat }: царевна зовёт Змея на клетку { $cell }.
gor-event-protection = Защита от огня до конца раунда.
gor-event-repeated = { $seat }: повтор — { gor-card }.
gor-event-nothing-repeated = { $seat }: повторять нечего.
gor-event-lost = { $seat }: выбывает из игры { gor-card }.
gor-event-nothing-lost = { $seat }: терять больше нечего.
gor-event-jumped = { $seat }: Змей прыгает на клетку { $cell }.
gor-event-flag = Белый флаг: следующая карта не подействует.
gor-event-no-flag = Белый флаг: останавливать больше некого.
gor-event-trapped = Рыцарь { $knight } снова на стартовой клетке { $cell }.
gor-event-shielded = Щит получает рыцарь { $knight }.
gor-event-shield-stays = Щит остаётся на месте.
gor-event-apples = Рыцарь { $knight } отогнан назад на { $steps ->
    [one] { $steps } клетку
    [few] { $steps } клетки
   *[other] { $steps } клеток
}.
gor-event-no-apples = { $seat }: яблоки остаются лежать.
gor-event-comrade = Павший товарищ: рыцарь { $knight } возвращается на стартовую клетку дорожки { $path }.
gor-event-no-comrade = Павший товарищ: никто ещё не пал.
gor-event-swift = Скороход: до конца раунда предел полёта Змея — четыре клетки.
gor-event-swapped = Рыцарь { $knight } и Змей меняются местами: рыцарь теперь на клетке { $cell }, Змей — на клетке { $to }.
gor-event-pulled = Магнит: рыцарь { $knight } { $way ->
    [forward] сдвигается вперёд на { $steps ->
        [one] { $steps } клетку
        [few] { $steps } клетки
       *[other] { $steps } клеток
    }
    [back] сдвигается назад на { $steps ->
        [one] { $steps } клетку
        [few] { $steps } клетки
       *[other] { $steps } клеток
    }
   *[nowhere] остаётся на месте
}.
gor-event-horsed = Коня получает рыцарь { $knight }.
gor-event-horse-stays = Конь остаётся на месте.
gor-event-discard = Сброс: каждый кладёт карту с руки в свой ряд.
gor-event-discarded = { $seat }: сброс — { gor-card }.
gor-event-hand-back = { $seat }: рука опустела; снова на руке: { $cards }.
gor-event-won = ВСЕ РЫЦАРИ СОЖЖЕНЫ в раунде { $round }.
gor-event-unplayed = { $seat }: карта осталась закрытой — { gor-card }.

# --- конец ---
gor-outcome = { $ending ->
    [won] Вы победили вместе: терем спасён за { $round ->
        [one] { $round } раунд
        [few] { $round } раунда
       *[other] { $round } раундов
    }.
    [terem-reached] Вы проиграли: в раунде { $round } рыцарь вошёл в терем.
    [field-left] Вы проиграли: в раунде { $round } Змей вылетел за пределы поля.
   *[terem-burnt] Вы проиграли: в раунде { $round } сгорел терем.
}

# --- вопросы ---
gor-prompt-place = { $seat }: поставьте рыцаря на стартовую клетку.
gor-prompt-perch = { $seat }: поставьте Змея на клетку терема.
gor-prompt-signal = Первый игрок: { $seat }. Если хотите, укажите на рыцарей, затем начинайте.
gor-prompt-talk = Говорите! Разговор закончит первый игрок: { $seat }.
gor-prompt-choose = Тайно выберите карту или пропустите ход.
gor-prompt-discard = Выберите карту с руки для сброса.
gor-prompt-fly = { $seat }: { gor-card }. Как далеко? (клеток: { $most ->
    [1] 1
   *[other] от 1 до { $most }
})
gor-prompt-manoeuvre = { $seat }: какой манёвр?
gor-interject-point = Первый игрок может указывать на рыцарей.
gor-interject-replace = Закрытую карту ещё можно незаметно заменить.

# --- отказы: действия ---
gor-refuse-phase = { $phase ->
    [place] Сейчас расставляют рыцарей; назовите дорожку, например place A1.
    [perch] Сейчас ставят Змея; назовите клетку терема, например perch 44.
    [signal] Сначала знак: укажите на рыцарей или начинайте (begin).
    [talk] Идёт разговор; первый игрок закончит его словом hush.
    [choose] Сейчас выбирают карты: положите карту или пропустите ход.
    [resolve] Карта открыта; решите, как её применить.
    [discard] Сейчас каждый сбрасывает карту с руки.
   *[over] Игра окончена.
}
gor-refuse-notation = «{ $text }» — не действие этой игры.
gor-refuse-unknown-card = Карты «{ $name }» нет; есть четыре цвета, fire (Огонь) и manoeuvre (Манёвр).
gor-refuse-unknown-colour = Стрелки «{ $name }» нет.
gor-refuse-unknown-cell = Клетки «{ $name }» нет; клетка — это номер строки и номер столбца, например 45.
gor-refuse-unknown-path = Дорожки «{ $name }» нет; дорожки называются от A1 до D3.
gor-refuse-unknown-knight = Рыцаря { $knight } нет; номера от 1 до { $most }.
gor-refuse-not-terem = { $cell } — не клетка терема.
gor-refuse-start-taken = На стартовой клетке дорожки { $path } уже стоит рыцарь; выберите другую дорожку.
gor-refuse-point-first = Указывать может только первый игрок.
gor-refuse-spoken = В этом раунде жетон речи уже потрачен; следующий первый игрок сможет потратить ещё один.
gor-refuse-no-tokens = Жетонов речи больше нет.
gor-refuse-skipped = В этом раунде вы уже пропустили ход.
gor-refuse-lock-final = Ваша карта уже выбрана окончательно.
gor-refuse-unlock = Закрытую карту нельзя забрать; можно заменить её другой.
gor-refuse-not-in-hand = У вас на руке нет такой карты: { $card }; на руке: { $held }.
gor-refuse-discard-locked = Эта карта лежит закрытой на столе; сбросьте другую.
gor-refuse-choose-tile = Вы открыли Манёвр; выберите один из тайлов: { $tiles }.
gor-refuse-only-flight = Ваша открытая карта — { $card }: скажите, как далеко летит Змей.
gor-refuse-distance = Расстояние { $distance } для полёта не годится.
gor-refuse-distance-card = { $most ->
    [0] Число 0, Змей остаётся на месте.
    [1] В этом раунде Змей летит ровно на 1 клетку, а указано: { $distance }.
   *[other] В этом раунде Змей летит на расстояние от 1 до { $most } клеток, а указано: { $distance }.
}
gor-refuse-off-field = Полёт на { $distance } уводит за пределы поля; { $most ->
    [0] по этой стрелке лететь нельзя
   *[other] можно не дальше чем на { $most }
}.
gor-refuse-leaving = Змею нельзя покидать поле, пока возможно хоть что-то другое.
gor-refuse-tile-absent = Тайла «{ gor-tile }» в этой партии нет; есть: { $tiles }.
gor-refuse-tile-turned = Тайл «{ gor-tile }» перевёрнут до конца раунда.
gor-refuse-not-neighbour = Клетка { $cell } не рядом со Змеем.
gor-refuse-not-jump = До клетки { $cell } Змею не допрыгнуть ходом коня.
gor-refuse-arrow-colour = Назовите цвет и расстояние для Разноцветной стрелки.
gor-refuse-knight-gone = Рыцарь { $knight } сожжён; выберите другого.
gor-refuse-token-missing = { $token ->
    [shield] Скажите, какой рыцарь получит щит.
   *[horse] Скажите, какой рыцарь получит коня.
}
gor-refuse-token-same = { $token ->
    [shield] У рыцаря { $knight } щит уже есть; щит должен перейти к другому.
   *[horse] У рыцаря { $knight } конь уже есть; конь должен перейти к другому.
}
gor-refuse-pull-far = Магнит сдвигает рыцаря не больше чем на { $most } клетки.
gor-refuse-pull = Магнит может сдвинуть рыцаря { $knight } по дорожке только на { $way }.
gor-refuse-not-nearest = Яблоки отгоняют ближайшего к терему рыцаря: { $knights }.
gor-refuse-comrade-missing = Скажите, на какую дорожку вернётся павший товарищ.
gor-refuse-nobody-fallen = Никто ещё не сожжён, возвращаться некому.
gor-refuse-not-farthest = Обман зрения выбирает самого дальнего от терема рыцаря: { $knights }.
gor-refuse-illusion-cell = Рыцарь может встать только сюда: { $cells }.
gor-refuse-repeat-something = В вашем ряду есть карты: повторите одну из них.
gor-refuse-repeat-manoeuvre = Манёвр не может повторить сам себя.
gor-refuse-repeat-distance = Огню расстояние не нужно.
gor-refuse-repeat-no-distance = Скажите, как далеко летит Змей.
gor-refuse-not-in-row = В вашем ряду нет такой карты: { $card }.
gor-refuse-lose-missing = Скажите, какая из ваших карт выбывает из игры.
gor-refuse-lose-manoeuvre = Применяемый Манёвр потерять нельзя; выберите другую карту.
gor-refuse-lose-gone = Этой карты в игре уже нет: { $card }.
gor-refuse-lose-over = Игра на этом кончается, карта уже не теряется.

# --- отказы: содержимое коробки ---
gor-components-shape = Данные устроены не так, как нужно: { $detail }.
gor-components-name = «{ $name }» не годится в названия; нужны строчные латинские буквы и дефисы, не больше шестнадцати знаков.
gor-components-colours = Нужны четыре цвета с разными первыми буквами, и ни один не должен начинаться на f или m.
gor-components-decks = Колоде { $deck } нужны ровно такие варианты: { $known }.
gor-components-deck = Колоде { $deck } ({ $variant }) нужны карты от 0 до { $most } для рыцарей, от минус { $most } до { $most } для Змея, и не одни нули.
gor-components-setup = В подготовке нужна строка для каждого числа игроков от 3 до 7.
gor-components-setup-row = При числе игроков { $players } нужно рыцарей от 1 до { $most } и жетонов речи от 0 до 60.
gor-components-few-starts = При числе игроков { $players } нужно стартовых клеток: { $knights }, а на планшетах их { $starts }.
gor-components-tiles = Нужны все девять тайлов в порядке правил, каждый со своим контрманёвром.
gor-components-tile = Тайл { $tile } относится к группе { $group }, а возврат бывает at-once или round-end.
gor-components-talk = talk_seconds должно быть от 1 до 600.
gor-components-boards = Нужны четыре планшета: A, B, C и D.
gor-components-size = Планшеты { $rows } × { $columns } (строки × столбцы) не сложить вокруг терема: столбцов должно быть на два больше, чем строк, и не больше восьми.
gor-components-grid = Планшет { $board }, сторона { $side }: в каждой сетке строк должно быть { $rows }, знаков в строке — { $columns }, и только . ^ v < >
gor-components-start-off = Планшет { $board }, сторона { $side }: стартовая клетка { $path } лежит не на дорожке.
gor-components-start-inside = Планшет { $board }, сторона { $side }: стартовая клетка { $path } лежит внутри; место стартовых клеток — строка 0 или столбец 0, край поля.
gor-components-starts = Планшет { $board }, сторона { $side }: одна стартовая клетка указана дважды, или их больше { $most }.
gor-components-starts-differ = Планшет { $board }, сторона { $side }: на каждой стороне каждого планшета должно быть одинаковое число стартовых клеток.
gor-components-tunnel-off = Планшет { $board }, сторона { $side }: { gor-colour } тоннель лежит не на дорожке.
gor-field-path-loop = Планшеты { $order }: дорожка { $path } замыкается в кольцо у { $cell } и не доходит до терема.
gor-field-path-ends = Планшеты { $order }: дорожка { $path } обрывается у { $cell } и не доходит до терема.
gor-field-path-long = Планшеты { $order }: дорожка { $path } длиннее { $most } клеток.
gor-field-seam = Планшеты { $order }: дорожка { $path } выходит со своего планшета у { $cell }, а на соседнем там дорожки нет.
gor-field-short-path = Карта рыцарей { $most } сразу привела бы рыцаря в терем: в самой короткой дорожке клеток { $shortest }. Нужны карты поменьше или дорожки подлиннее.
gor-field-orphan = Планшеты { $order }: до клетки дорожки { $cell } нельзя дойти ни от одной стартовой клетки.
gor-field-through-start = Планшеты { $order }: дорожка { $path } проходит через чужую стартовую клетку { $cell }.
gor-field-river-leaves = Планшеты { $order }: река от { $cell } уходит за пределы поля или в терем.
gor-field-river-loop = Планшеты { $order }: река у { $cell } течёт по кругу.
gor-field-tunnel-exit = Планшеты { $order }: { gor-colour } тоннель у { $cell } должен иметь ровно один выход. Выберите стороны, на которых видны оба его конца.
gor-field-tunnel-shared = Планшеты { $order }: { gor-colour } тоннель — его выход у { $cell } должен лежать на одной дорожке, до её слияния с другой.
gor-field-tunnel-loop = Планшеты { $order }: { gor-colour } тоннель — за его выходом у { $cell } есть ещё один вход.

# --- настройки и наборы ---
gorynych-option = { $option ->
    [mode] базовая игра или продвинутая: с реками, тоннелями и любыми из девяти манёвров
    [sides] какой стороной вверх лежат планшеты A, B, C, D: b — базовой, a — продвинутой; usual — как в выбранной игре
    [tiles] три манёвра: набор по имени или три номера, например 1+6+9; usual — как в выбранной игре
    [order] планшеты по часовой стрелке, начиная с левого верхнего
    [rotation] как повёрнут тайл терема: от этого зависит, куда указывает каждый цвет
    [starts] где начинают рыцари: на случайных, самых длинных или самых коротких дорожках, либо вы расставляете их по очереди
    [dragon] Змей начинает на случайной клетке терема или там, где захочет первый игрок
    [knight_deck] карты рыцарей; торопливые (hard) — для опытных команд из шести-семи игроков
    [dragon_deck] карты Змея
    [bridge_current] сносит ли течение Змея и с мостов
    [speech] жетоны речи в базовой игре
    [talk] тишина или семейный стол, за которым можно говорить всегда
   *[choice_seconds] сколько секунд на выбор карты, прежде чем отсутствующий пропустит ход; 0 — без часов
}
gorynych-preset = { $preset ->
    [basic] первые шаги: простое поле, три базовых манёвра, жетоны речи
    [silent] базовая игра без единого слова
    [river] реки и тоннели с тремя базовыми манёврами
    [easy] продвинутая игра, среди трёх манёвров есть Ловушка
    [normal] продвинутая игра с Царскими яблоками, но без Ловушки
    [nine] продвинутая игра, любые три из девяти манёвров
    [six] продвинутая игра, три из шести продвинутых манёвров
    [hard] продвинутая игра без Ловушки и яблок, рыцари спешат
   *[own] своё поле: стороны вперемешку, рыцарей и Змея ставите сами, говорить можно
}

# --- стол ---
gor-status = Раунд { $round } · первый игрок: { $seat } · рыцари { $steps } · Змей { $number }, предел полёта { $limit }
gor-status-over = Игра окончена
gor-status-setup = До первого раунда
gor-field = Поле { $order }
gor-compass = В этом раунде:
gor-compass-arrow = { gor-colour } { gor-direction }
gor-reversed = Число отрицательное: каждая стрелка ведёт в обратную сторону. Стрелки карт здесь уже повёрнуты.
gor-legend = ▲▶▼◀ дорожки · ● стартовая клетка · ▓ терем · D Змей · числа — рыцари · ~ река · = мост · i, o — вход и выход тоннеля с английской буквой цвета
gor-knights = Рыцари (осталось шагов)
gor-knight = { $knight }: клетка { $cell }, дорожка { $path }, шагов: { $left }
gor-knight-inside = { $knight } в тереме
gor-knight-shield = щит
gor-knight-horse = конь
gor-knight-pointed = отмечен
gor-decks = Ещё в колодах: рыцари { $knights }, Змей { $dragon }
gor-tiles = Манёвры
gor-tile-line = { gor-tile } → { gor-counter }
gor-tile-turned = перевёрнут
gor-protected = Защита от огня
gor-flagged = Поднят Белый флаг
gor-speech = Жетоны речи: { $tokens }
gor-seats = Головы
gor-seat-hand = рука
gor-seat-row = ряд
gor-seat-box = вне игры
gor-seat-locked = карта выбрана
gor-seat-skipped = пропуск
gor-seat-waiting = …
gor-own-card = Ваша закрытая карта: { gor-card }
gor-menu-choose = Какая карта?
gor-menu-skip = пропустить ход и забрать ряд
gor-menu-discard = Какую карту сбросить?
gor-menu-signal = До выбора карт:
gor-menu-begin = начать: все выбирают карту
gor-menu-speak = потратить жетон речи: 30 секунд разговора
gor-menu-hush = закончить разговор
gor-menu-point = указать на рыцаря { $knight } (на нескольких: point 1 3)
gor-menu-point-clear = снять отметки
gor-menu-distance = Как далеко?
gor-menu-cell = на клетку { $cell }
gor-menu-tile = Какой манёвр?
gor-menu-target = Куда?
gor-menu-knight = Какой рыцарь?
gor-menu-shield = Кто получит щит?
gor-menu-horse = Кто получит коня?
gor-menu-comrade = Куда вернётся товарищ?
gor-menu-pull = На сколько клеток по дорожке? (минус — назад)
gor-menu-lose = Какая карта выбывает из игры?
gor-menu-repeat = Какую карту повторить?
gor-menu-colour = Какой цвет?
gor-menu-nobody = никто
gor-menu-place = На какую стартовую клетку?
gor-menu-burns-terem = терем: ЭТО ПОРАЖЕНИЕ
gor-menu-landing = рыцарь встанет на клетку { $cell }
gor-menu-about = { gor-tile }: { gor-tile-rule } → { gor-counter }: { gor-counter-rule }
gor-menu-here = (там рыцарь: { $knights })
gor-menu-step = { $way ->
    [forward] вперёд на { $steps }
    [back] назад на { $steps }
   *[nowhere] остаётся на месте
}
gor-menu-fire-terem = { gor-card } (Змей сейчас сидит на тереме!)
gor-help = ГОРЫНЫЧ, ЖГИ! Все вы — головы одного Змея и вместе, без единого слова, охраняете терем. В каждом раунде рыцари шагают по своим дорожкам на число с серой карты. Потом все одновременно кладут по закрытой карте, и карты открываются по очереди, начиная с первого игрока. Сожгите всех рыцарей, пока ни один не вошёл в терем.
    Стрелка ведёт Змея туда, куда показывает её цвет на тайле терема: от одной клетки до числа Змея, а при отрицательном числе — в обратную сторону. Расстояние вы выбираете, когда открывается ваша карта. Если любое расстояние уводит за пределы поля, Змей его покидает, и вы проиграли.
    Огонь губит всех рыцарей на клетке Змея. Если Змей в это время в тереме, вы проиграли.
    Манёвр применяет тайл, а потом рыцари отвечают его обратной стороной.
    Сыгранная карта лежит в вашем ряду, пока рука не опустеет. Или пропустите ход: ряд сразу вернётся на руку.
    Змея, который остановился на реке, течение сносит на одну клетку. Рыцарь, чей путь закончился на входе в тоннель, выходит с другого конца того же цвета.
gor-help-first = Указывать может только первый игрок и только на рыцарей. Жетон первого игрока переходит дальше после каждого раунда.
gor-help-screen = Клетка — это номер строки и номер столбца: 45 — строка 4, столбец 5. Дорожки называются по стартовым клеткам, от A1 до D3, и могут сливаться. ★ — первый игрок, … — кого ждут; после каждого рыцаря указано, сколько шагов ему осталось.
gor-help-notation = Действия коротко: red (положить эту карту), skip, fly 2, discard red, begin, point 1 3, speak, hush; fireball 34, arrow blue 1, princess 44, repeat red 2 -green, jump 04, trap 3 /5, apples 2 /B3, skorokhod 4 61, magnet 3 -1 /2.
gor-why-line = Рыцарь { $knight }: { $left ->
    [one] остался { $left } шаг
    [few] осталось { $left } шага
   *[other] осталось { $left } шагов
}; следующая карта приведёт его в терем с вероятностью { $chance } %.

# --- советы ---
gor-coach-plan = { $knights ->
    [0] Ваша часть плана: Змей окажется там, где будет нужен.
    [one] Ваша часть плана, по которому в этом раунде сгорит { $knights } рыцарь.
    [few] Ваша часть плана, по которому в этом раунде сгорят { $knights } рыцаря.
   *[other] Ваша часть плана, по которому в этом раунде сгорят { $knights } рыцарей.
}
gor-coach-gain = { $much ->
    [far] Намного
    [clear] Заметно
   *[little] Немного
} лучше обычного выбора.
gor-coach-other = Сразу это ничем не грозит, но другие вряд ли на это рассчитывают.
gor-coach-other-risk = Другие вряд ли на это рассчитывают, и примерно в { $percent } { $percent ->
    [one] случае
   *[other] случаях
} из ста игра будет проиграна ещё до следующего выбора.
gor-coach-lost = Насколько можно предвидеть, при таком ходе игра будет проиграна ещё до следующего выбора.
gor-coach-hopeless = Насколько можно предвидеть, игру уже ничто не спасёт; это ещё лучшее, что можно сделать.
gor-coach-careful = Безопаснее того, чего ждёт от вас план.
gor-coach-careful-safe = { gor-coach-careful } По плану игра была бы проиграна в этом же раунде примерно в { $percent } { $percent ->
    [one] случае
   *[other] случаях
} из ста.
gor-coach-careful-risk = { gor-coach-careful } По плану игра была бы проиграна в этом же раунде примерно в { $percent } { $percent ->
    [one] случае
   *[other] случаях
} из ста, а так — лишь примерно в { $own }.
gor-coach-risk = Рискованно: примерно в { $percent } { $percent ->
    [one] случае
   *[other] случаях
} из ста игра будет проиграна ещё до следующего выбора.
gor-coach-repair = Лучшее, что можно сделать с этой картой сейчас.
gor-coach-best = Любой другой ход обойдётся дороже.
gor-coach-plan-risk = { gor-coach-plan } И всё же примерно в { $percent } { $percent ->
    [one] случае
   *[other] случаях
} из ста игра будет проиграна ещё до следующего выбора.
gor-coach-repair-risk = { gor-coach-repair } И всё же примерно в { $percent } { $percent ->
    [one] случае
   *[other] случаях
} из ста игра будет проиграна ещё до следующего выбора.
gor-coach-point = { $knights ->
    [1] Укажите на этого рыцаря: он и есть цель плана, и тогда её поймут все.
   *[other] Укажите на этих рыцарей: они и есть цель плана, и тогда её поймут все.
}
gor-coach-begin = Можно начать и без знака, но тогда остальным придётся угадывать вашу цель.
gor-coach-place = Отсюда до терема { $steps } { $steps ->
    [one] шаг
    [few] шага
   *[other] шагов
}.
gor-coach-perch = { $best ->
    [yes] Отсюда Змею ближе всего до рыцарей, что впереди.
   *[no] Отсюда Змею дальше до рыцарей, что впереди.
}
