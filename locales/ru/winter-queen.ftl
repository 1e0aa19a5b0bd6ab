# --- слова игры; другие сообщения ссылаются на них с теми же аргументами ---
wq-colour = { $colour ->
    [blue] синяя
    [green] зелёная
    [yellow] жёлтая
    [purple] фиолетовая
    [red] красная
   *[other] { $colour }
}
wq-colour-genitive = { $colour ->
    [blue] синей
    [green] зелёной
    [yellow] жёлтой
    [purple] фиолетовой
    [red] красной
   *[other] { $colour }
}
wq-colour-plural = { $colour ->
    [blue] синие
    [green] зелёные
    [yellow] жёлтые
    [purple] фиолетовые
    [red] красные
   *[other] { $colour }
}
wq-crystal = { wq-colour } льдина
wq-zone = { $zone ->
    [blue] синяя провинция
    [green] зелёная провинция
    [purple] фиолетовая провинция
    [red] красная провинция
    [domain] королевские владения
   *[other] провинция { $zone }
}
wq-county-arms = { wq-zone } ({ $arms ->
    [stag] олень
    [wolf] волк
    [bear] медведь
    [owl] сова
   *[other] { $arms }
})
wq-county = { $county ->
    [blue] синей провинции
    [green] зелёной провинции
    [purple] фиолетовой провинции
    [red] красной провинции
   *[other] провинции { $county }
}
wq-effect = { $effect ->
    [FW] { $wisp ->
        [blue] Лесные огоньки (синие)
        [green] Лесные огоньки (зелёные)
        [yellow] Лесные огоньки (жёлтые)
        [purple] Лесные огоньки (фиолетовые)
        [red] Лесные огоньки (красные)
       *[other] Лесные огоньки
    }
    [RW] Роза ветров
    [BK] Страж границ
    [MC] Волшебные облака
    [BW] Яркий путь
    [NL] Северное сияние
    [PS] Полярная звезда
   *[AK] Тайное знание
}
wq-effect-rule = { $effect ->
    [FW] выберите льдину одного из двух цветов страницы, изображённого или выложенного; по очку за каждую соседнюю льдину другого цвета
    [RW] выберите льдину нужного цвета; по очку за неё и за каждую льдину того же цвета на шести прямых от неё, что бы ни лежало между ними
    [BK] по очку за каждую льдину нужного цвета на краю поля
    [MC] по очку за каждую группу соседних льдин нужного цвета; одиночная льдина — тоже группа
    [BW] от льдины нужного цвета идите по прямой, пока льдины лежат без пропусков и цвета не повторяются; по очку за каждую, не больше пяти
    [NL] по очку за каждую провинцию, где есть льдина нужного цвета, и ещё очко за королевские владения
    [PS] выберите льдину нужного цвета; по очку за каждую пустую клетку рядом с ней
   *[AK] выберите соперника; по очку за каждую льдину нужного цвета на ваших и его книгах — и за выложенные, и за изображённые на Лесных огоньках
}
wq-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
wq-book = { $book } ({ $left } | { $right })
wq-page-crystal = { $seat }: { $book }, страница { $page } ({ $kind ->
    [depicted] изображена
   *[placed] выложена
})

# --- почему столько очков ---
wq-why = { $effect ->
    [FW] { wq-points } вокруг { $anchor }: { $spaces }
    [RW] { wq-points } на прямых через { $anchor }: { $spaces }
    [BK] { wq-points } за край поля, { wq-colour-plural } льдины: { $spaces }
    [MC] { wq-points } за группы, { wq-colour-plural } льдины: { $groups }
    [BW] { wq-points } от { $anchor } { $direction }: { $spaces }
    [NL] { wq-points } за зоны, { wq-colour-plural } льдины: { $zones }
    [PS] { wq-points } за пустые клетки рядом с { $anchor }: { $spaces }
   *[AK] { wq-points }, соперник — { $rival }: { $pages }
}
wq-why-nothing = 0 очков: { $effect ->
    [FW] льдины двух цветов страницы нигде не соседствуют
    [PS] рядом с { wq-colour-plural-instrumental } льдинами нет пустых клеток
   *[other] там, где считаются очки, нет ни одной { wq-colour-genitive } льдины
}
wq-colour-plural-instrumental = { $colour ->
    [blue] синими
    [green] зелёными
    [yellow] жёлтыми
    [purple] фиолетовыми
    [red] красными
   *[other] { $colour }
}
wq-why-line = { $seat }, { $book }, страница { $page }: { $why }

# --- события ---
wq-event-placed = { $seat }: { wq-crystal } — на { $space }.
wq-event-took-book = { $seat }: взята книга { wq-county } — { $book }.
wq-event-pile-shows = Теперь сверху в стопке { wq-county } — { $book }.
wq-event-pile-empty = Стопка { wq-county } опустела.
wq-event-on-page = { $seat }: { wq-crystal } — на страницу { $page } книги { $book }.
wq-event-scored = { $seat }: книга { $book }, { $effect } — { $why }.
wq-event-discarded = { $seat }: книга { $book } и льдины с неё выходят из игры.
wq-event-removed = { $seat }: { wq-crystal } с { $space } возвращается в мешочек.
wq-event-bonus = { $seat }: последняя льдина с подставки, 1 очко.
wq-event-refilled = Подставка { $holder } пополнена: { $crystals }.
wq-event-final-stage = МЕШОЧЕК ПУСТ: все льдины — на общей подставке, доступной каждому; использовать книги больше нельзя. { $turns ->
    [one] Остался { $turns } ход.
    [few] Осталось { $turns } хода.
   *[other] Осталось { $turns } ходов.
}
wq-event-passed = { $seat }: ни одно действие невозможно, пас.
wq-event-deadlock = Никто больше ничего не может сделать: игра окончена.
wq-event-final-score = Итоговый подсчёт, { $seat }, { $book }, { $effect }: { $why }.
wq-event-total = { $seat }: всего { wq-points }.
wq-outcome-bag = Мешочек опустел, последний круг сыгран.
wq-outcome-deadlock = Поле заполнено, и ни у кого нет книг: игра окончилась раньше.

# --- запросы и стол в терминале ---
wq-prompt-turn = { $seat }, ваш ход.
wq-prompt-final = { $seat }, ваш ход на завершающем этапе. { $turns ->
    [one] Остался всего { $turns } ход.
    [few] Осталось всего { $turns } хода.
   *[other] Осталось всего { $turns } ходов.
}
wq-prompt-pass = { $seat }, ни одно действие невозможно: ход пропускается.
wq-status-normal = Ход { $turn } · в мешочке { $bag ->
    [one] { $bag } льдина
    [few] { $bag } льдины
   *[other] { $bag } льдин
} · первый игрок: { $seat }
wq-status-final = ЗАВЕРШАЮЩИЙ ЭТАП · книги больше не используются · { $turns ->
    [one] остался { $turns } ход
    [few] осталось { $turns } хода
   *[other] осталось { $turns } ходов
} · первый игрок: { $seat }
wq-status-over = Игра окончена.
wq-map = Поле
wq-piles = Стопки книг
wq-pile-empty = пусто
wq-holders = Подставки для льдин
wq-holder = подставка { $holder }
wq-pool = общая подставка
wq-in-reach = доступна
wq-no-books = книг нет
wq-seat-own = { $seat } · набрано { wq-points }
wq-seat-total = { $seat } · { wq-points }
wq-menu-turn = Что вы делаете?
wq-menu-map = поместить льдину на поле
wq-menu-book = поместить льдину на страницу
wq-menu-activate = использовать книгу
wq-menu-pass = Остаётся только пас.
wq-menu-which-crystal = Какую льдину?
wq-menu-crystal = { wq-colour }, { $holder ->
    [0] общая подставка
   *[other] подставка { $holder }
}
wq-menu-which-space = Куда?
wq-menu-take-book = Берёте книгу?
wq-menu-no-book = без книги
wq-menu-which-page = На какую страницу?
wq-menu-page = { $effect }, сейчас { wq-points }
wq-menu-which-book = Какую книгу?
wq-menu-activation = { wq-points }
wq-menu-which-removal = Какая льдина возвращается в мешочек?
wq-help =
    ЗИМНЯЯ КОРОЛЕВА. Вы чародей и хотите стать главным советником королевы: наберите больше всех очков.
    В свой ход сделайте что-то одно:
    · Поместите доступную льдину с подставки на пустую клетку. После этого можно взять верхнюю книгу этой провинции, а за пустой жетон королевских владений — книгу любой провинции. Больше трёх книг держать нельзя.
    · Поместите льдину любого цвета на пустую страницу своей книги.
    · Используйте книгу, на которой есть хотя бы одна льдина: её заполненные страницы приносят очки, затем книга и льдины выходят из игры. Если льдин было две, верните одну выложенную льдину с поля в мешочек.
    Кто берёт последнюю льдину с подставки, получает очко, а подставка пополняется.
    Когда мешочек пустеет, начинается завершающий этап: круг доигрывается, у каждого ещё по одному ходу, книги можно только заполнять. Затем каждая заполненная страница приносит очки.
    Буква на поле — льдина, (буква в скобках) напечатана на жетоне владений и остаётся там; маленький знак — провинция, ♛ дворец, ♜ башня. Буквы льдин: B синяя, G зелёная, Y жёлтая, P фиолетовая, R красная.
wq-help-notation =
    Действие одной строкой: R2>B3 красная с подставки 2 на B3 (R* с общей) · R2>B3+red и взять книгу красной провинции · R2>SB12.1 на левую страницу SB12 · SB12! использовать · SB12!-B4 и вернуть B4 · SB12!@C4 с целью C4 для левой страницы (@@ для правой, C4:SE с направлением, s2 соперник)

# --- отказы ---
wq-refuse-unknown-holder = Подставки { $holder } нет.
wq-refuse-unknown-colour = Льдин цвета «{ $name }» нет.
wq-refuse-unknown-space = Клетки «{ $name }» на поле нет.
wq-refuse-unknown-book = Книги «{ $name }» нет.
wq-refuse-unknown-county = Провинции «{ $name }» нет.
wq-refuse-direction = Направления «{ $name }» нет; бывают E, NE, NW, W, SW и SE.
wq-refuse-page = У книги есть левая и правая страницы; { $page } — ни та ни другая.
wq-refuse-notation = «{ $text }» — не действие. Введите ?, чтобы узнать, как пишутся действия.
wq-refuse-letter = Льдин с буквой { $letter } нет; буквы льдин: { $known }.
wq-refuse-out-of-reach = Подставка { $holder } вам недоступна; вам доступны: { $reach }.
wq-refuse-only-pool = На завершающем этапе все льдины лежат на общей подставке; возьмите оттуда.
wq-refuse-no-pool = До завершающего этапа общей подставки нет; возьмите льдину с обычной.
wq-refuse-no-such-crystal = На { $holder ->
    [0] общей подставке
   *[other] подставке { $holder }
} нет { wq-colour-genitive } льдины.
wq-refuse-space-taken = На { $space } уже есть { wq-crystal }; выберите пустую клетку.
wq-refuse-other-county = Книгу берут из провинции, где лежит клетка; { $space } относится к другой.
wq-refuse-book-limit = Книг у вас уже столько, сколько можно ({ $most }); поместите льдину без книги.
wq-refuse-pile-empty = Стопка { wq-county } пуста; поместите льдину без книги.
wq-refuse-not-your-book = { $book } — не ваша книга.
wq-refuse-page-taken = На странице { $page } книги { $book } уже есть { wq-crystal }.
wq-refuse-final-activation = На завершающем этапе книги не используют: страницы принесут очки в конце.
wq-refuse-empty-book = На книге { $book } нет льдин; сначала поместите хотя бы одну.
wq-refuse-removal-missing = На книге две льдины: назовите выложенную льдину, которая вернётся в мешочек.
wq-refuse-removal-not-due = Здесь с поля ничего не убирают; уберите эту часть.
wq-refuse-removal-depicted = Льдина на { $space } напечатана на жетоне и остаётся.
wq-refuse-removal-empty = На { $space } нет льдины.
wq-refuse-target-shape = Цель — это либо клетка, либо место игрока.
wq-refuse-target-seat = Места { $seat } за этим столом нет.
wq-refuse-target-empty-page = На странице { $page } нет льдины, и цель ей не нужна.
wq-refuse-target-none = Эффект «{ $effect }» цели не требует.
wq-refuse-target-rival = Цель эффекта «Тайное знание» — другой игрок.
wq-refuse-target-crystal = Цель эффекта «{ $effect }» — льдина на поле.
wq-refuse-target-direction = «Яркому пути» нужны клетка и направление, остальным эффектам — только клетка.
wq-refuse-target-space = Для эффекта «{ $effect }» нельзя выбрать льдину на { $space }.
wq-refuse-pass = У вас есть возможные действия, пасовать нельзя.
wq-refuse-nobodys-book = Книги { $book } ни у кого нет, очков она не приносит.
wq-refuse-no-crystal-on-page = На странице { $page } книги { $book } нет льдины.

# --- данные о компонентах ---
wq-line = { $line ->
    [0] { "" }
   *[other] Строка { $line }:{ " " }
}
wq-components-syntax = Файл компонентов не читается: { $detail }.
wq-components-shape = В файле компонентов неверное поле: { $detail }.
wq-components-colors = { wq-line }первые буквы цветов должны различаться.
wq-components-counties = { wq-line }провинций должно быть четыре, по одной у причалов NW, NE, SE и SW.
wq-components-zone = { wq-line }у клетки { $space } неизвестная зона «{ $zone }»; зона — это провинция или «domain».
wq-components-space-twice = { wq-line }клетка { $space } встречается дважды.
wq-components-same-place = { wq-line }клетка { $space } лежит там же, где другая.
wq-components-empty-county = { wq-line }у провинции { $county } нет клеток на поле.
wq-components-unknown-space = { wq-line }клетки { $space } на поле нет.
wq-components-island = { wq-line }клетка { $space } отрезана от остального поля.
wq-components-book-count = { wq-line }книги ({ $books }) не делятся на равные стопки; их число должно делиться на число провинций.
wq-components-pages = { wq-line }у книги { $book } страниц: { $pages }, а нужно две.
wq-components-book-twice = { wq-line }книга { $book } встречается дважды.
wq-components-effect = { wq-line }у книги { $book } неизвестный эффект «{ $effect }»; бывают FW, RW, BK, MC, BW, NL, PS и AK.
wq-components-wisps = { wq-line }страница «{ $page }» книги { $book } неверна: цвет указывают только у Лесных огоньков, и у них — обязательно.
wq-components-picture = { wq-line }на жетоне владений неизвестный цвет «{ $picture }».
wq-components-domain-tiles = { wq-line }жетонов владений { $tiles }, а клеток для них { $spaces }: не хватает.
wq-components-no-setup = { wq-line }нет подготовки для числа игроков { $players }.
wq-components-setup-numbers = { wq-line }в подготовке для числа игроков { $players } невозможное число.
wq-components-holders = { wq-line }игроков { $players }, и подставок нужно столько же, по одной между соседями, а их { $holders }.
wq-components-crystals = { wq-line }льдин не хватает, чтобы заполнить подставки (игроков: { $players }) и оставить хоть одну в мешочке.
wq-components-book-limit = { wq-line }игроку должна быть позволена хотя бы одна книга.

# --- позиции ---
wq-position-shape = В позиции неверное поле: { $detail }.
wq-position-crystal = «{ $word }» — не льдина; пишите A1=R, буквы льдин: { $known }.
wq-position-two-crystals = На клетке { $space } две льдины, а помещается одна.
wq-position-depicted = Маленькая буква на { $space } означает изображённую льдину, а они бывают только в королевских владениях.
wq-position-pictures = Больше нет жетона, на котором изображена { wq-crystal }, как на { $space }.
wq-position-crystals = { wq-colour-plural } льдины на поле и книгах: { $found }, а в игре их { $most }.
wq-position-seat = Места { $given } нет; места — от 1 до { $players }.
wq-position-book-twice = Книга { $book } встречается дважды.
wq-position-books = У игрока { $given } книг больше, чем можно ({ $most }).
wq-position-points = Укажите очки каждого из игроков ({ $players }), не меньше нуля.
