# --- knights by the device on their shields; other messages refer to this with the same argument ---
gort-device = { $knight ->
    [1] с крестом
    [2] с солнцем
    [3] с полосами
    [4] со звездой
    [5] с шевронами
    [6] с луной
    [7] с ладьёй
    [8] с рыбой
    [9] с листом
   *[10] с сердцем
}
gort-knight = рыцарь { gort-device }
gort-knight-left = рыцарь { gort-device }, { $left ->
    [one] остался { $left } шаг
    [few] осталось { $left } шага
   *[other] осталось { $left } шагов
}
gort-knight-soon = следующая карта может привести его в терем
gort-event-placed = { $seat }: рыцарь { gort-device } начинает с дорожки { $path }.
gort-event-tunnel = Рыцарь { gort-device } входит в тоннель на клетке { $cell } и выходит на клетке { $to }.
gort-event-entered = Рыцарь { gort-device } вошёл в терем.
gort-event-burnt = Рыцарь { gort-device } сожжён; { $left ->
    [0] не осталось никого
    [one] остался { $left }
    [few] осталось { $left }
   *[other] осталось { $left }
}.
gort-event-shield-broke = Щит спасает рыцаря { gort-device } и пропадает.
gort-event-protected = Защита от огня спасает рыцаря { gort-device }.
gort-event-trapped = Рыцарь { gort-device } снова на стартовой клетке { $cell }.
gort-event-shielded = Щит получает рыцарь { gort-device }.
gort-event-apples = Рыцарь { gort-device } отогнан назад на { $steps ->
    [one] { $steps } клетку
    [few] { $steps } клетки
   *[other] { $steps } клеток
}.
gort-event-comrade = Павший товарищ: рыцарь { gort-device } возвращается на старт дорожки { $path }.
gort-event-swapped = Рыцарь { gort-device } и Змей меняются местами: рыцарь теперь на клетке { $cell }, Змей — на клетке { $to }.
gort-event-pulled = Магнит: рыцарь { gort-device } { $way ->
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
gort-event-horsed = Коня получает рыцарь { gort-device }.
gort-event-skipped = { $seat }: пропуск хода; возвращать на руку нечего.
gort-event-pointed = { $seat }: { $count ->
    [0] отметки сняты
    [one] отмечен { $knights }
   *[other] отмечены { $knights }
}.

# --- cards ---
gort-card = { $card ->
    [yellow] Жёлтая
    [red] Красная
    [green] Зелёная
    [blue] Синяя
    [fire] Огонь
    [manoeuvre] Манёвр
   *[other] { $card }
}
gort-letter = { $colour ->
    [yellow] Ж
    [red] Кр
    [green] Зе
    [blue] С
   *[other] { "" }?
}
gort-short = { $colour ->
    [yellow] жёл
    [red] кра
    [green] зел
    [blue] син
   *[other] { "" }?
}
gort-card-locked = лежит рубашкой вверх
gort-card-played = уже сыграна
gort-lies = закрыта
gort-plan-arrow = { gort-card }: { $most ->
    [one] ровно { $most } клетка
    [few] от 1 до { $most } клеток
   *[other] от 1 до { $most } клеток
} { gor-direction }.
gort-plan-off = { gort-card }: отсюда любой полёт уводит за край поля.
gort-plan-still = { gort-card }: число 0, Змей не полетит.
gort-plan-fire = Огонь сожжёт всех, кто окажется на клетке Змея, когда карта откроется.
gort-plan-manoeuvre = Какой тайл применить, вы решите, когда карта откроется.
gort-later = Расстояние выбирают, когда карта откроется: полёт начнётся оттуда, где тогда будет Змей.
gort-warn-terem = Сейчас Змей сидит на тереме: Огонь здесь — поражение.
gort-warn-field = Если ничего не изменится, карта уведёт Змея за край поля, а это поражение.

# --- the field ---
gort-field = Поле, планшеты { $order }
gort-field-keys = Клетки поля; стрелки на клавиатуре ведут от клетки к клетке
gort-dragon = Змей
gort-cell-terem = терем
gort-cell-forest = лес
gort-cell-path = дорожка { gor-direction }, до терема { $left ->
    [one] { $left } шаг
    [few] { $left } шага
   *[other] { $left } шагов
}
gort-cell-start = старт { $path }, дорожка { gor-direction }, до терема { $left ->
    [one] { $left } шаг
    [few] { $left } шага
   *[other] { $left } шагов
}
gort-cell-river = река, течёт { gor-direction }
gort-cell-bridge = мост, дорожка { gor-direction }, река течёт { $current ->
    [up] вверх
    [right] вправо
    [down] вниз
   *[left] влево
}
gort-cell-entry = { gor-colour } тоннель, вход, до терема { $left ->
    [one] { $left } шаг
    [few] { $left } шага
   *[other] { $left } шагов
}
gort-cell-exit = { gor-colour } тоннель, выход, до терема { $left ->
    [one] { $left } шаг
    [few] { $left } шага
   *[other] { $left } шагов
}
gort-cell-distance = расстояние { $distance }
gort-cell-target = можно выбрать
gort-drift = течение снесёт Змея на клетку { $cell }

# --- where, and who is there ---
gort-corner = { $corner ->
    [upper-left] левый верхний угол терема
    [upper-right] правый верхний угол терема
    [lower-left] левый нижний угол терема
   *[lower-right] правый нижний угол терема
}
gort-offset = { $count } { gor-direction }
gort-there-nobody = никого
gort-drift-on = течение снесёт на клетку дальше
gort-say-fly = лететь на { $distance ->
    [one] { $distance } клетку
    [few] { $distance } клетки
   *[other] { $distance } клеток
}{ $there ->
    [none] { "" }
   *[other] ; там { $there }
}
gort-say-shield = щит получает { $knight }
gort-say-horse = коня получает { $knight }
gort-say-comrade = товарищ возвращается на старт { $path }
gort-say-lose = { gort-card } выходит из игры
gort-seen-perched = { $seat }: Змей ждёт на тереме.
gort-seen-tunnel = Рыцарь { gort-device } входит в тоннель и выходит с другого конца.
gort-seen-flew = Змей летит на { $distance ->
    [one] { $distance } клетку
    [few] { $distance } клетки
   *[other] { $distance } клеток
} ({ gort-card }).
gort-seen-drifted = Течение сносит Змея на клетку дальше.
gort-seen-fire = { $seat }: Змей дышит огнём.
gort-seen-nobody-burnt = Там никого нет.
gort-seen-terem-burnt = Терем горит.
gort-seen-fireball = { $seat }: огненный шар.
gort-seen-princess = { $seat }: царевна зовёт Змея на терем.
gort-seen-jumped = { $seat }: Змей прыгает ходом коня.
gort-seen-trapped = Рыцарь { gort-device } снова на стартовой клетке.
gort-seen-swapped = Рыцарь { gort-device } и Змей меняются местами.

# --- numbers ---
gort-knights = Рыцари
gort-the-dragon = Змей
gort-knights-went = { $steps ->
    [-1] Рыцари
    [0] Рыцари стоят
   *[other] Рыцари прошли { $steps }
}
gort-dragon-flies = { $round ->
    [none] Змей
   *[other] { $way ->
        [back] { $limit ->
            [1] Змей летит на 1 клетку в обратную сторону
           *[other] Змей летит на 1–{ $limit } клетки в обратную сторону
        }
       *[other] { $limit ->
            [0] Змей не летит
            [1] Змей летит на 1 клетку
           *[other] Змей летит на 1–{ $limit } клетки
        }
    }
}
gort-in-deck = в колоде
gort-deck-knights = Карты рыцарей в колоде: { $cards }
gort-deck-dragon = Карты Змея в колоде: { $cards }
gort-round = Раунд
gort-burnt-of = Сожжено рыцарей: { $burnt } из { $total }

# --- players ---
gort-order = Порядок хода
gort-locked = Закрыта
gort-row-hand = Ряд карт, дальше рука
gort-player-cards = { $box ->
    [none] В ряду: { $row }. На руке: { $hand }.
   *[other] В ряду: { $row }. На руке: { $hand }. Вне игры: { $box }.
}
gort-first = первый игрок
gort-bot = играет сам
gort-you = Вы
gort-lock-locked = карта лежит рубашкой вверх
gort-lock-choosing = выбирает
gort-out = вне игры: { $count }
gort-close = Закрыть
gort-hand = Ваша рука
gort-tiles = Манёвры
gort-until-round = до конца раунда
gort-tab = { $tab ->
    [tiles] Манёвры
    [knights] Рыцари
   *[hand] Рука
}

# --- silence ---
gort-silence = Тишина
gort-talk = Говорите!
gort-free-talk = Семейный стол
gort-family = Говорить можно всё время.
gort-talking = Говорите, пока не пересыпался песок.
gort-points-at = { $name }: { $count ->
    [one] отмечен один рыцарь
    [few] отмечено { $count } рыцаря
   *[other] отмечено { $count } рыцарей
} ({ $knights }). Все молчат.
gort-nobody-points = Пока никто ни на кого не указывает, все молчат.
gort-no-tokens = Жетонов речи в этой игре нет.
gort-speak = Говорить 30 с
gort-hush = Снова тишина
gort-mark = Указать на рыцарей
gort-point-at = Указать на поле: { $knights }

# --- what to do ---
gort-signal = Если хотите, укажите на рыцарей и начинайте.
gort-begin = Начать выбор
gort-choose = Выберите карту втайне или пропустите ход.
gort-choose-here = Выберите здесь или на поле.
gort-lay = Положить рубашкой вверх
gort-lay-anyway = Всё равно положить
gort-lies-open = Рубашкой вверх: { gort-card }. Её ещё можно заменить, никто не увидит.
gort-replace = Заменить незаметно
gort-skip = { $count ->
    [0] Пропустить
    [one] Пропустить, вернуть { $count } карту
    [few] Пропустить, вернуть { $count } карты
   *[other] Пропустить, вернуть { $count } карт
}
gort-discard = Сбросить
gort-discard-this = { gort-card } ляжет в ваш ряд без действия.
gort-waiting = { $count ->
   *[other] Ждём: { $names }.
}
gort-back = Назад
gort-do = Выполнить
gort-do-losing = Выполнить и проиграть
gort-fly = Лететь на { $distance ->
    [one] { $distance } клетку
    [few] { $distance } клетки
   *[other] { $distance } клеток
}
gort-place = Поставить рыцаря
gort-perch = Посадить Змея
gort-telling = Вот как это было.
gort-hurry = Пропустить показ

# --- the open card ---
gort-reveal = Открытая карта
gort-yours = Ваша карта открыта
gort-points = { $sign ->
    [minus] { gort-card } смотрит { gor-direction }. Число со знаком минус, поэтому Змей летит { $now ->
        [up] вверх
        [right] вправо
        [down] вниз
       *[left] влево
    }.
   *[plus] { gort-card }: Змей летит { $now ->
        [up] вверх
        [right] вправо
        [down] вниз
       *[left] влево
    }.
}
gort-ask = { $question ->
    [place] На какую стартовую клетку?
    [perch] На какую клетку терема?
    [distance] Как далеко?
    [tile] Какой манёвр?
    [target] Какая клетка?
    [colour] Какой цвет?
    [repeat] Какая карта ещё раз?
    [lose] Какая карта выходит из игры?
    [knight] Какой рыцарь?
    [shield] Кто получит щит?
    [horse] Кто получит коня?
    [pull] Насколько по дорожке?
    [landing] Где окажется рыцарь?
   *[comrade] Куда вернётся товарищ?
}
gort-pull = { $way ->
    [forward] вперёд на { $steps }
    [back] назад на { $steps }
   *[nowhere] на месте
}
gort-path = Старт { $path }
gort-nobody = никто
gort-left = { $left ->
    [one] остался { $left } шаг
    [few] осталось { $left } шага
   *[other] осталось { $left } шагов
}
gort-loses = это поражение
gort-story-empty = Раунд начинается.

# --- the end ---
gort-end-lead = { $round ->
    [one] { $round } раунд
    [few] { $round } раунда
   *[other] { $round } раундов
}, сожжено рыцарей: { $burnt } из { $total }
gort-end-title = { $ending ->
    [won] Терем спасён
    [terem-reached] Рыцари в тереме
    [field-left] Змей улетел с поля
   *[terem-burnt] Терем сгорел
}
gort-end-last = Последние шаги
gort-end-burnt = { $name }: сожжён
gort-end-stands = { $name }: уцелел

# --- before the game ---
gort-sets = Готовые наборы и доля побед команды ботов
gort-set = { $preset ->
    [basic] Первые шаги
    [silent] Ни слова
    [river] Реки и тоннели
    [easy] Продвинутая, легко
    [normal] Продвинутая, обычно
    [nine] Три из девяти
    [six] Три из шести
    [hard] Продвинутая, трудно
   *[own] Своё поле
}
gort-set-about = { $preset ->
    [basic] простое поле, три базовых манёвра, жетоны речи
    [silent] то же самое, но говорить нельзя совсем
    [river] сложные стороны поля, но три базовых манёвра
    [easy] среди трёх манёвров есть Ловушка
    [normal] есть Царские яблоки, но нет Ловушки
    [nine] сложные стороны поля; какие манёвры, решит жребий
    [six] сложные стороны поля; базовые манёвры остаются в коробке
    [hard] ни Ловушки, ни яблок, а рыцари спешат
   *[own] стороны вперемешку, рыцарей и Змея ставите сами, говорить можно
}
gort-percent = { $percent } %
gort-odds = Сложность
gort-odds-about = Как часто побеждали боты с общим замыслом; люди ошибаются чаще
gort-odds-none = –
gort-odds-games = Измерено: так часто побеждали боты с общим замыслом, { $players ->
    [one] { $players } голова
    [few] { $players } головы
   *[other] { $players } голов
}, на перемешанных планшетах, сыграно партий: { $games }. Люди иногда ошибаются, так что ждите меньшего.
gort-odds-unmeasured = Для такого набора замеров нет.
gort-setup-lost = Дом сейчас не отвечает.
gort-slot = { $place ->
    [0] Слева вверху: планшет { $board }
    [1] Справа вверху: планшет { $board }
    [2] Справа внизу: планшет { $board }
   *[other] Слева внизу: планшет { $board }
}
gort-shuffle = Перемешать планшеты
gort-order-random = Случайно в начале игры
gort-order-drawn = Планшеты разложат случайно в начале игры; здесь одно из 24 полей.
gort-swap-hint = Коснитесь двух букв на поле, чтобы поменять планшеты местами.
gort-turn = { $rotation ->
    [random] Компас: случайно
    [0] Компас: жёлтая вверх
    [90] Компас: жёлтая вправо
    [180] Компас: жёлтая вниз
   *[270] Компас: жёлтая влево
}
gort-sides = Стороны планшетов
gort-side = { $side ->
    [advanced] с реками
   *[basic] простая
}
gort-setup-counts = Придёт { $knights ->
    [one] { $knights } рыцарь
    [few] { $knights } рыцаря
   *[other] { $knights } рыцарей
}; { $speech ->
    [0] говорить нельзя
    [one] есть { $speech } жетон речи
    [few] есть { $speech } жетона речи
   *[other] есть { $speech } жетонов речи
}.
gort-tile-set = { $tiles ->
    [usual] как велит игра
    [basic] три базовых ★
    [nine] три из всех девяти
    [six] три из шести продвинутых
    [easy] с Ловушкой
    [normal] с Царскими яблоками, без Ловушки
    [hard] без Ловушки и яблок
   *[pick] выбрать три
}
gort-pick-three = { $count ->
    [one] Выберите ещё { $count }.
    [few] Выберите ещё { $count }.
   *[other] Выберите ещё { $count }.
}
gort-choice = { $choice ->
    [random] случайно
    [longest] на самых длинных дорожках
    [shortest] на самых коротких дорожках
    [placed] ставите сами по очереди
    [chosen] выбирает первый игрок
    [standard] обычные
    [easy] лёгкие
    [hard] торопливые
    [slow] медленные
    [fast] быстрые
    [true] да
    [false] нет
    [silent] тишина
    [family] говорить можно всем
    [0] без часов
    [30] 30 секунд
   *[60] 60 секунд
}

# --- the reference card and the first game ---
gort-card-aim = Цель: все вы — головы одного Змея. Сожгите всех рыцарей прежде, чем хоть один войдёт в терем, и победите все вместе. Вы проиграете, если рыцарь войдёт, если терем сгорит или если Змей улетит с поля.
gort-card-round = Раунд
gort-card-1 = Рыцари делают столько шагов, сколько показывает серое число.
gort-card-2 = Первый игрок может указать на рыцарей.
gort-card-3 = Каждый кладёт карту рубашкой вверх или пропускает ход и забирает ряд.
gort-card-4 = Карты открывают по порядку хода; каждая действует от клетки, где в этот момент Змей.
gort-card-arrows = Стрелка ведёт от 1 клетки до красного числа; минус разворачивает все стрелки. Если любое расстояние уводит с поля — поражение.
gort-card-fire = Огонь сжигает всех рыцарей на клетке Змея; на тереме это поражение.
gort-card-rules = Все правила
gort-guide-wait = Сейчас выбирают другие. Никто не видит, кто что кладёт. Взгляните на камни: кто ближе всех к терему?
gort-guide-signal = Вы первый игрок. Отметьте нужных рыцарей на поле или по щитам: кольца увидят все. Потом начинайте.
gort-guide-choose = Возьмите карту: поле покажет, что стрелка могла бы сделать отсюда. Подумайте, что сделают головы до вас.
gort-guide-lay = Положите её рубашкой вверх. Как далеко лететь, решите, когда она откроется: полёт начнётся оттуда, где тогда будет Змей.
gort-guide-lay-other = Положите её рубашкой вверх. Она сработает, когда откроется, — там, где тогда будет Змей.
gort-guide-replace = Карта лежит. Пока не выбрала последняя голова, можно взять другую и заменить — никто не увидит.
gort-guide-distance = Ваша карта открыта. Выберите расстояние здесь или на поле.
gort-guide-tile = Выберите один из тайлов. Рыцари сразу ответят его другой стороной.
gort-guide-story = Карты открывают одну за другой. Здесь видно, кто куда направил Змея.
gort-burnt = Сожжено рыцарей
gort-burnt-short = сожжено
gort-talk-line = Скажите что-нибудь
gort-talk-say = Сказать
gort-order-begin = Когда первый игрок — я, выбирать сразу, без знака
