# --- стол в браузере: места и вещи, как их прочитают вслух ---
wqt-arms = { $arms ->
    [stag] Олень
    [bear] Медведь
    [owl] Сова
    [wolf] Волк
   *[other] { $arms }
}
wqt-place-county = { $arms ->
    [stag] провинция Оленя
    [bear] провинция Медведя
    [owl] провинция Совы
    [wolf] провинция Волка
   *[other] провинция { $arms }
}
wqt-place-domain = королевские владения, { $kind ->
    [castle] дворец
   *[tower] башня
}
wqt-cell-crystal = { $colour ->
    [blue] синяя льдина
    [green] зелёная льдина
    [yellow] жёлтая льдина
    [purple] фиолетовая льдина
    [red] красная льдина
   *[other] льдина { $colour }
}{ $kind ->
    [depicted] , изображённая
   *[placed] { "" }
}
wqt-cell-empty = пусто
wqt-cell = { $space }, { $zone }, { $what }{ $state ->
    [open] , сюда можно положить
    [remove] , её можно вернуть в мешочек
    [closed] , нельзя
   *[rest] { "" }
}
wqt-page-filled = { $effect }, { $place ->
    [right] правая страница
   *[left] левая страница
}: { wqt-crystal-name }, сейчас { wq-points }
wqt-page-would = { $effect }, { $place ->
    [right] правая страница
   *[left] левая страница
}, пусто; { wqt-crystal-name } даст { wq-points }{ $legal ->
    [yes] , сюда можно положить
   *[no] { "" }
}
wqt-page-empty = { $effect }, { $place ->
    [right] правая страница
   *[left] левая страница
}, пусто
wqt-crystal-name = { $colour ->
    [blue] синяя льдина
    [green] зелёная льдина
    [yellow] жёлтая льдина
    [purple] фиолетовая льдина
    [red] красная льдина
   *[other] льдина { $colour }
}
wqt-pool = Общая подставка
wqt-holder = Подставка { $holder }, до неё дотягиваются: { $names }
wqt-crystal-on-holder = { wqt-crystal-name }{ $legal ->
    [yes] { "" }
   *[no] , сейчас её не взять
}
wqt-pile = { $arms ->
    [stag] Стопка Оленя
    [bear] Стопка Медведя
    [owl] Стопка Совы
    [wolf] Стопка Волка
   *[other] Стопка { $arms }
}, { $count ->
    [one] { $count } книга
    [few] { $count } книги
   *[other] { $count } книг
}, сверху: { $left } и { $right }
wqt-pile-empty = { $arms ->
    [stag] Стопка Оленя пуста
    [bear] Стопка Медведя пуста
    [owl] Стопка Совы пуста
    [wolf] Стопка Волка пуста
   *[other] Стопка { $arms } пуста
}
wqt-bag = Мешочек
wqt-bag-short = мешочек
wqt-points-short = очки
wqt-own-books = Ваши книги заклинаний
wqt-books-of = Книги заклинаний: { $seat }
wqt-chip = { $seat }: { $count ->
    [one] { $count } книга
    [few] { $count } книги
   *[other] { $count } книг
}, рассмотреть
wqt-books-held = { $count ->
    [0] пока без книг
    [one] { $count } книга
    [few] { $count } книги
   *[other] { $count } книг
}
wqt-first-player = первый игрок
wqt-after-you = ходит после вас
wqt-stand-in = играет бот
wqt-only-you = { $points ->
    [one] очко
    [few] очка
   *[other] очков
}, видите только вы
wqt-watching = вы наблюдаете

# --- что можно сделать ---
wqt-first-crystal = Сначала возьмите льдину с подставки, до которой дотягиваетесь.
wqt-not-now = Сейчас об этом спросить нельзя.
wqt-refuse-reach = До этой подставки вам не дотянуться: она лежит между другими игроками. Берите с тех, что лежат рядом с вами.
wqt-refuse-not-your-book = Это не ваша книга; выберите одну из своих.
wqt-refuse-page-taken = На этой странице уже есть { wq-crystal }; выберите пустую страницу.
wqt-refuse-empty-book = На этой книге нет льдин; сначала поместите хотя бы одну.
wqt-put-on-page = Положите льдину на страницу
wqt-no-own-books = Здесь будут ваши книги
wqt-activate-one = Использовать · { $points }
wqt-activate-two = Использовать · { $left } + { $right } = { $points }
wqt-plan-map = { $colour ->
    [blue] Синяя
    [green] Зелёная
    [yellow] Жёлтая
    [purple] Фиолетовая
    [red] Красная
   *[other] { $colour }
} — { $where ->
    [stag] в провинцию Оленя
    [bear] в провинцию Медведя
    [owl] в провинцию Совы
    [wolf] в провинцию Волка
   *[domain] в королевские владения
}, { $space }
wqt-plan-page = { $colour ->
    [blue] Синяя
    [green] Зелёная
    [yellow] Жёлтая
    [purple] Фиолетовая
    [red] Красная
   *[other] { $colour }
} — на страницу «{ $effect }»
wqt-plan-activate = Использовать эту книгу
wqt-plan-pass = Ходить нечем
wqt-change = { $effect }:
wqt-take-book = { $arms ->
    [stag] Взять книгу Оленя
    [bear] Взять книгу Медведя
    [owl] Взять книгу Совы
    [wolf] Взять книгу Волка
   *[other] Взять книгу { $arms }
}
wqt-take-number = { $number ->
    [1] она будет первой
    [2] она будет второй
   *[other] она будет третьей, последней
}
wqt-take-which = Какую книгу возьмёте?
wqt-take-none = без книги
wqt-take-pages = За что дают очки её страницы
wqt-no-book-limit = У вас уже { $most ->
    [one] { $most } книга
    [few] { $most } книги
   *[other] { $most } книг
}, больше взять нельзя.
wqt-no-book-pile = Стопка здесь пуста, книги не взять.
wqt-do-place = Положить льдину
wqt-do-place-take = Положить и взять книгу
wqt-do-page = Положить на страницу
wqt-do-pass = Пас
wqt-cancel = Отмена
wqt-close = Закрыть
wqt-would-score = { $points ->
    [one] Сейчас даст { $points } очко.
    [few] Сейчас даст { $points } очка.
   *[other] Сейчас даст { $points } очков.
}
wqt-choose-removal = Теперь выберите льдину на поле: она вернётся в мешочек. Изображённые на жетонах остаются.
wqt-removes = { $space }: { wqt-crystal-name } вернётся в мешочек.
wqt-pass-why = Поле заполнено, и книг у вас нет, поэтому ход пропускается.
wqt-pass-why-final = Для вас не осталось льдин или места, поэтому ход пропускается.
wqt-slip-would = { $effect }: сейчас { $points }
wqt-slip-scored = { $effect }: +{ $points }
wqt-final = Завершающий этап
wqt-final-left = Книги больше не используются · { $turns ->
    [one] остался { $turns } ход
    [few] осталось { $turns } хода
   *[other] осталось { $turns } ходов
}

# --- за что эти очки; числа стоят на клетках ---
wqt-why = { $effect ->
    [FW] { $points ->
        [one] { $points } сосед отмеченной льдины
        [few] { $points } соседа отмеченной льдины
       *[other] { $points } соседей отмеченной льдины
    }
    [RW] { wqt-colour-count } на линиях через отмеченную
    [BK] { wqt-colour-count } на краю поля
    [MC] { $points ->
        [one] { $points } группа
        [few] { $points } группы
       *[other] { $points } групп
    } { wq-colour-plural-genitive } льдин
    [BW] { $points ->
        [one] { $points } цвет подряд
        [few] { $points } разных цвета подряд
       *[other] { $points } разных цветов подряд
    }
    [NL] { $points ->
        [one] { $points } зона
        [few] { $points } зоны
       *[other] { $points } зон
    } с { wq-colour-plural-instrumental } льдинами
    [PS] { $points ->
        [one] { $points } пустая клетка рядом с отмеченной льдиной
        [few] { $points } пустые клетки рядом с отмеченной льдиной
       *[other] { $points } пустых клеток рядом с отмеченной льдиной
    }
   *[AK] { wqt-colour-count } на книгах: { $seat } и { $rival }
}
wqt-colour-count = { $points ->
    [one] { $points } { $colour ->
        [blue] синяя
        [green] зелёная
        [yellow] жёлтая
        [purple] фиолетовая
        [red] красная
       *[other] { $colour }
    }
   *[other] { $points } { $colour ->
        [blue] синих
        [green] зелёных
        [yellow] жёлтых
        [purple] фиолетовых
        [red] красных
       *[other] { $colour }
    }
}
wqt-crystal-word = { wqt-crystal-name }

# --- журнал: $crystal рисуется ---
wqt-log-placed = { $seat }: { $crystal } на { $space }
wqt-log-page = { $seat }: { $crystal } на страницу «{ $effect }»
wqt-log-removed = { $seat }: { $crystal } с { $space } вернулась в мешочек
wqt-log-took = { $seat }: взята книга { $arms ->
    [stag] Оленя
    [bear] Медведя
    [owl] Совы
    [wolf] Волка
   *[other] { $arms }
}
wqt-log-pile = { $arms ->
    [stag] У Оленя открылась следующая книга
    [bear] У Медведя открылась следующая книга
    [owl] У Совы открылась следующая книга
    [wolf] У Волка открылась следующая книга
   *[other] { $arms }: следующая книга
}
wqt-log-discarded = { $seat }: книга с её льдинами выходит из игры
wqt-log-bonus = { $seat }: последняя льдина с подставки
wqt-log-scored = { $seat }: использована книга, «{ $effect }»
wqt-log-final-score = { $seat }: { $effect }
wqt-log-refilled = Подставка пополнена:
wqt-log-final = Мешочек пуст: все льдины теперь на общей подставке, доступной каждому; использовать книги больше нельзя.

# --- вслух: книгу узнают по её страницам ---
wqt-told-page = { $seat }: { wq-crystal } — на страницу «{ $effect }».
wqt-told-scored = { $seat }: использована книга, «{ $effect }» — { $why }.
wqt-told-discarded = { wqt-log-discarded }.
wqt-told-final-score = Итоговый подсчёт: { $seat }, «{ $effect }» — { $why }.
wqt-page-crystal = { $seat } — «{ $effect }» ({ $kind ->
    [depicted] изображённая
   *[placed] выложенная
})

# --- конец ---
wqt-status-final = Завершающий этап · { $turns ->
    [one] остался { $turns } ход
    [few] осталось { $turns } хода
   *[other] осталось { $turns } ходов
}
wqt-end-lead = Мешочек пуст, книги закрыты
wqt-end-scoring = Считаем последние страницы
wqt-end-won = Главный советник королевы: { $seat }
wqt-end-shared = Королеве будут советовать вместе: { $names }
wqt-end-holders = опустевшие подставки
wqt-end-books = использованные книги
wqt-end-pages = последние страницы
wqt-end-of = Последние страницы: { $seat }
wqt-end-none = Заполненных страниц не осталось.
wqt-end-no-books = нет
wqt-end-skip = Показать итог

# --- памятка ---
wqt-card-aim = Цель игры
wqt-card-aim-text = Набрать к концу игры больше всех очков. Очки приносят книги заклинаний: страница, на которой лежит льдина, считает льдины этого цвета на поле.
wqt-card-turn = В свой ход сделайте одно из трёх
wqt-card-map = Положите льдину с подставки, до которой дотягиваетесь, на пустую клетку. Можно взять верхнюю книгу этой провинции, а на пустом жетоне королевских владений — любой. Книг не больше трёх.
wqt-card-page = Положите льдину любого цвета на пустую страницу своей книги.
wqt-card-activate = Используйте книгу, где есть хотя бы одна льдина: заполненные страницы приносят очки, затем книга и льдины выходят из игры. Если льдин две, верните ещё одну выложенную льдину с поля в мешочек.
wqt-card-bonus = Кто берёт последнюю льдину с подставки, получает 1 очко, а подставка пополняется.
wqt-card-effects = За что дают очки страницы
wqt-card-end = Конец игры
wqt-card-final = Когда мешочек пуст, все льдины складывают на общую подставку. Круг доигрывают, затем у каждого ещё один ход; использовать книги уже нельзя. В конце очки приносит каждая заполненная страница. Побеждает тот, у кого очков больше; при равенстве победа общая.
wqt-card-rules = Все правила с картинками

# --- подсказки первой партии: каждая к своему случаю ---
wqt-guide-wait = Пока ходят другие, укажите на любую страницу: поле покажет, сколько она даст и за что.
wqt-guide-wait-touch = Пока ходят другие, коснитесь страницы или стопки: узнаете, за что она даёт очки, а поле покажет, за какие льдины.
wqt-guide-crystal = Ваш ход. Возьмите льдину: до этих подставок вы дотягиваетесь. Последняя льдина подставки приносит 1 очко.
wqt-guide-space = Выберите клетку с тёмной точкой. Провинция решает, чью книгу можно взять; верхняя книга лежит в углу.
wqt-guide-confirm = Взятая книга решает, за что вы получите очки. У каждой страницы свой эффект; не нравится — не берите.
wqt-guide-page = Эту льдину можно положить и на страницу своей книги. Число показывает, сколько она даст прямо сейчас.
wqt-guide-page-why = Страница считает льдины этого цвета на поле. Кладите цвет, которому сможете помочь.
wqt-guide-fill = Книга приносит очки только с льдинами на страницах. Возьмите льдину и выберите страницу.
wqt-guide-activate = Одна из ваших страниц уже чего-то стоит. Используйте книгу и заберите очки: освободится место для другой. Или подождите.
wqt-guide-activate-why = Эти очки уже не отнять. Книга и льдины выходят из игры.
wqt-guide-remove = На книге две льдины: одна выложенная льдина уходит с поля. Выберите ту, что помогает сопернику.
wqt-guide-final = Мешочек пуст. Заполняйте страницы: в конце очки принесёт каждая.
wqt-order-pass = Пасовать, когда остаётся только пас
