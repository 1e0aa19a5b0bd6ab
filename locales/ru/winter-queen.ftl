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
wq-colour-plural-genitive = { $colour ->
    [blue] синих
    [green] зелёных
    [yellow] жёлтых
    [purple] фиолетовых
    [red] красных
   *[other] { $colour }
}
wq-colour-plural-instrumental = { $colour ->
    [blue] синими
    [green] зелёными
    [yellow] жёлтыми
    [purple] фиолетовыми
    [red] красными
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
    [FW] у страницы два цвета — изображённой и выложенной льдины; выберите на поле льдину одного из них; по очку за каждую соседнюю льдину другого цвета
    [RW] выберите льдину нужного цвета; по очку за неё и за каждую льдину того же цвета на шести прямых от неё, что бы ни лежало между ними
    [BK] по очку за каждую льдину нужного цвета у края поля
    [MC] по очку за каждую группу соседних льдин нужного цвета; одиночная льдина — тоже группа
    [BW] от льдины нужного цвета идите по прямой, пока льдины лежат без пропусков и цвета не повторяются; по очку за каждую, всего не больше пяти
    [NL] по очку за каждую зону с льдиной нужного цвета; зон пять: четыре провинции и королевские владения
    [PS] выберите льдину нужного цвета; по очку за каждую пустую клетку рядом с ней
   *[AK] выберите соперника; по очку за каждую льдину нужного цвета на ваших и его книгах — и за выложенные, и за изображённые на «Лесных огоньках»
}
wq-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
wq-book = { $book } ({ $left } | { $right })
wq-page-crystal = { $seat } — страница { $page } книги { $book } ({ $kind ->
    [depicted] изображённая
   *[placed] выложенная
})

# --- почему столько очков ---
wq-why = { $effect ->
    [FW] { wq-points } за льдины вокруг { $anchor }: { $spaces }
    [RW] { wq-points } за льдины на прямых через { $anchor }: { $spaces }
    [BK] { wq-points } за { wq-colour-plural } льдины у края поля: { $spaces }
    [MC] { wq-points } за группы { wq-colour-plural-genitive } льдин: { $groups }
    [BW] { wq-points } за путь от { $anchor } { $direction }: { $spaces }
    [NL] { wq-points } за зоны с { wq-colour-plural-instrumental } льдинами: { $zones }
    [PS] { wq-points } за пустые клетки рядом с { $anchor }: { $spaces }
   *[AK] { wq-points }, выбран соперник { $rival }: { $pages }
}
wq-why-nothing = 0 очков: { $effect ->
    [FW] льдины двух цветов этой страницы нигде не соседствуют
    [PS] рядом с { wq-colour-plural-instrumental } льдинами на поле нет пустых клеток
   *[other] там, где считаются очки, нет ни одной { wq-colour-genitive } льдины
}
wq-why-line = { $seat }, { $book }, страница { $page }: { $why }

# --- события ---
wq-event-placed = { $seat }: { wq-crystal } — на клетку { $space }.
wq-event-took-book = { $seat }: взята книга { wq-county } — { $book }.
wq-event-pile-shows = Теперь сверху в стопке { wq-county } — { $book }.
wq-event-pile-empty = Стопка { wq-county } опустела.
wq-event-on-page = { $seat }: { wq-crystal } — на страницу { $page } книги { $book }.
wq-event-scored = { $seat }: использована книга { $book }, «{ $effect }» — { $why }.
wq-event-discarded = { $seat }: книга { $book } и льдины с неё выходят из игры.
wq-event-removed = { $seat }: { wq-crystal } с клетки { $space } возвращается в мешочек.
wq-event-bonus = { $seat }: 1 очко за последнюю льдину с подставки.
wq-event-refilled = Подставка { $holder } пополнена: { $crystals }.
wq-event-final-stage = МЕШОЧЕК ПУСТ: все льдины с подставок теперь на общей подставке, доступной каждому; использовать книги больше нельзя. { $turns ->
    [one] Остался { $turns } ход.
    [few] Осталось { $turns } хода.
   *[other] Осталось { $turns } ходов.
}
wq-event-passed = { $seat }: нет возможных действий, пас.
wq-event-deadlock = Никто больше ничего не может сделать: игра окончена.
wq-event-final-score = Итоговый подсчёт: { $seat }, { $book }, «{ $effect }» — { $why }.
wq-event-total = { $seat }: всего { wq-points }.
wq-outcome-bag = Мешочек опустел, последний круг сыгран.
wq-outcome-deadlock = Поле заполнено, и ни у кого нет книг: игра закончилась досрочно.

# --- запросы и стол в терминале ---
wq-prompt-turn = { $seat }: ваш ход.
wq-prompt-final = { $seat }: ваш ход на завершающем этапе. До конца игры, считая этот, { $turns ->
    [one] остался { $turns } ход.
    [few] осталось { $turns } хода.
   *[other] осталось { $turns } ходов.
}
wq-prompt-pass = { $seat }: нет возможных действий, ход пропускается.
wq-status-normal = Ход { $turn } · в мешочке { $bag ->
    [one] { $bag } льдина
    [few] { $bag } льдины
   *[other] { $bag } льдин
} · первый игрок: { $seat }
wq-status-final = ЗАВЕРШАЮЩИЙ ЭТАП · использовать книги нельзя · { $turns ->
    [one] остался { $turns } ход
    [few] осталось { $turns } хода
   *[other] осталось { $turns } ходов
} · первый игрок: { $seat }
wq-status-over = Игра окончена.
wq-map = Игровое поле
wq-piles = Стопки книг
wq-pile-empty = пусто
wq-holders = Подставки для льдин
wq-holder = подставка { $holder }
wq-pool = общая подставка
wq-in-reach = доступна
wq-no-books = книг нет
wq-seat-own = { $seat } · набрано { wq-points }
wq-seat-total = { $seat } · { wq-points }
wq-menu-turn = Что будете делать?
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
wq-menu-take-book = Возьмёте книгу?
wq-menu-no-book = не брать книгу
wq-menu-which-page = На какую страницу?
wq-menu-page = { $effect }: сейчас { wq-points }
wq-menu-which-book = Какую книгу?
wq-menu-activation = { wq-points }
wq-menu-which-removal = Какую льдину вернуть в мешочек?
wq-help =
    ЗИМНЯЯ КОРОЛЕВА. Вы — чародей и хотите стать главным советником королевы: наберите больше всех очков.
    В свой ход сделайте что-то одно:
    · Поместите доступную льдину с подставки на пустую клетку. После этого можно взять верхнюю книгу той же провинции, а если клетка — пустой жетон королевских владений, то верхнюю книгу любой провинции. Больше трёх книг держать нельзя.
    · Поместите доступную льдину любого цвета на пустую страницу своей книги.
    · Используйте книгу, на которой есть хотя бы одна льдина: её заполненные страницы приносят очки, затем книга и льдины выходят из игры. Если льдин было две, верните одну выложенную льдину с поля в мешочек.
    Тот, кто забирает последнюю льдину с подставки, получает очко, а подставка пополняется.
    Когда мешочек пустеет, начинается завершающий этап: круг доигрывается, затем у каждого ещё по одному ходу; книги уже нельзя использовать, можно только заполнять. После этого каждая заполненная страница приносит очки.
    На поле буква — это льдина, (буква в скобках) — льдина, изображённая на жетоне владений: она всегда остаётся на месте. Знак рядом: маленькая буква — провинция, ♛ — дворец, ♜ — башня. Буквы цветов: B — синий, G — зелёный, Y — жёлтый, P — фиолетовый, R — красный.
    Нужный цвет в эффектах ниже — это цвет льдины, лежащей на странице.
wq-help-notation =
    Действие одной строкой (латиницей): R2>B3 — красную льдину с подставки 2 на B3 (R* — с общей) · R2>B3+red — и взять книгу красной провинции (другие: blue, green, purple) · R2>SB12.1 — на левую страницу SB12 (.2 — на правую) · SB12! — использовать книгу · SB12!-B4 — и вернуть льдину с B4 в мешочек · SB12!@C4 — с целью C4 для левой страницы (@@ — для правой, C4:SE — с направлением, s2 — соперник)

# --- отказы ---
wq-refuse-unknown-holder = Подставки { $holder } нет.
wq-refuse-unknown-colour = Льдин цвета «{ $name }» нет; цвет пишут по-английски, например red.
wq-refuse-unknown-space = Клетки «{ $name }» на поле нет; клетки пишут латиницей, например B3.
wq-refuse-unknown-book = Книги «{ $name }» нет; книги пишут латиницей, например SB12.
wq-refuse-unknown-county = Провинции «{ $name }» нет; провинции пишут по-английски, например red.
wq-refuse-direction = Направления «{ $name }» нет; укажите E, NE, NW, W, SW или SE.
wq-refuse-page = У книги есть левая и правая страницы; { $page } — ни та ни другая.
wq-refuse-notation = «{ $text }» — не действие. Введите ?, чтобы узнать, как пишутся действия.
wq-refuse-letter = Льдин с буквой { $letter } нет; буквы льдин — латинские: { $known }.
wq-refuse-out-of-reach = Подставка { $holder } вам недоступна; возьмите льдину с доступной: { $reach }.
wq-refuse-only-pool = На завершающем этапе все льдины лежат на общей подставке; возьмите льдину оттуда.
wq-refuse-no-pool = До завершающего этапа общей подставки нет; возьмите льдину с одной из обычных.
wq-refuse-no-such-crystal = На { $holder ->
    [0] общей подставке
   *[other] подставке { $holder }
} нет { wq-colour-genitive } льдины.
wq-refuse-space-taken = На клетке { $space } уже есть { wq-crystal }; выберите пустую клетку.
wq-refuse-other-county = Книгу берут из стопки той провинции, где находится клетка, а { $space } — в другой провинции.
wq-refuse-book-limit = У вас уже { $most ->
    [one] { $most } книга
    [few] { $most } книги
   *[other] { $most } книг
}, больше нельзя; поместите льдину, не беря книги.
wq-refuse-pile-empty = Стопка { wq-county } пуста; поместите льдину, не беря книги.
wq-refuse-not-your-book = { $book } — не ваша книга; выберите одну из своих.
wq-refuse-page-taken = На странице { $page } книги { $book } уже есть { wq-crystal }; выберите пустую страницу.
wq-refuse-final-activation = На завершающем этапе использовать книги нельзя: их страницы принесут очки в конце игры.
wq-refuse-empty-book = На книге { $book } нет льдин; сначала поместите хотя бы одну.
wq-refuse-removal-missing = На книге две льдины: укажите выложенную на поле льдину, которая вернётся в мешочек.
wq-refuse-removal-not-due = Здесь льдину с поля в мешочек не возвращают; уберите эту часть действия.
wq-refuse-removal-depicted = Льдина на { $space } изображена на жетоне, вернуть её нельзя; выберите выложенную.
wq-refuse-removal-empty = На клетке { $space } нет льдины; выберите клетку с выложенной льдиной.
wq-refuse-target-shape = Цель — это либо клетка, либо место игрока.
wq-refuse-target-seat = Места { $seat } за этим столом нет.
wq-refuse-target-empty-page = На странице { $page } нет льдины, поэтому цель для неё не указывают.
wq-refuse-target-none = Для эффекта «{ $effect }» цель не указывают.
wq-refuse-target-rival = Цель эффекта «Тайное знание» — соперник; укажите другого игрока.
wq-refuse-target-crystal = Цель эффекта «{ $effect }» — льдина на поле; укажите её клетку.
wq-refuse-target-direction = Для «Яркого пути» укажите клетку и направление, для остальных эффектов — только клетку.
wq-refuse-target-space = Для эффекта «{ $effect }» нельзя выбрать льдину на клетке { $space }.
wq-refuse-pass = Пасовать нельзя: у вас есть возможные действия.
wq-refuse-nobodys-book = Книги { $book } ни у кого нет, поэтому очков она не приносит.
wq-refuse-no-crystal-on-page = На странице { $page } книги { $book } нет льдины.

# --- данные о компонентах ---
wq-line = { $line ->
    [0] { "" }
   *[other] Строка { $line }:{ " " }
}
wq-components-syntax = Файл компонентов не читается: { $detail }.
wq-components-shape = В файле компонентов неверное поле: { $detail }.
wq-components-name = { wq-line }в имени «{ $name }» допустимы только латинские буквы, цифры и дефисы, не больше 16 знаков.
wq-components-size = { wq-line }поле { $field } слишком велико; больше { $most } на столе не помещается.
wq-components-no-spaces = { wq-line }на поле нет клеток.
wq-components-colors = { wq-line }первые буквы цветов должны различаться.
wq-components-counties = { wq-line }провинций должно быть четыре, по одной на каждое место стопки (dock): NW, NE, SE и SW.
wq-components-zone = { wq-line }у клетки { $space } неизвестная зона «{ $zone }»; зона — это провинция или «domain».
wq-components-space-twice = { wq-line }клетка { $space } указана дважды.
wq-components-same-place = { wq-line }клетка { $space } занимает то же место, что и другая.
wq-components-empty-county = { wq-line }у провинции { $county } нет ни одной клетки на поле.
wq-components-unknown-space = { wq-line }клетки { $space } на поле нет.
wq-components-island = { wq-line }клетка { $space } отрезана от остального поля.
wq-components-book-count = { wq-line }{ $books ->
    [one] { $books } книгу
    [few] { $books } книги
   *[other] { $books } книг
} нельзя разложить на равные стопки; число книг должно делиться на число провинций.
wq-components-pages = { wq-line }у книги { $book } { $pages ->
    [one] { $pages } страница
    [few] { $pages } страницы
   *[other] { $pages } страниц
}, а нужно две.
wq-components-book-twice = { wq-line }книга { $book } указана дважды.
wq-components-effect = { wq-line }у книги { $book } неизвестный эффект «{ $effect }»; эффекты: FW, RW, BK, MC, BW, NL, PS и AK.
wq-components-wisps = { wq-line }страница «{ $page }» книги { $book } неверна: у «Лесных огоньков» цвет обязателен, у других эффектов его не указывают.
wq-components-picture = { wq-line }на жетоне королевских владений неизвестный цвет «{ $picture }».
wq-components-domain-tiles = { wq-line }жетонов королевских владений: { $tiles }, а клеток для них: { $spaces }; жетонов не хватает.
wq-components-no-setup = { wq-line }нет подготовки к игре для { $players } игроков.
wq-components-setup-numbers = { wq-line }в подготовке к игре для { $players } игроков недопустимое число.
wq-components-holders = { wq-line }для { $players } игроков нужно столько же подставок, по одной между соседями, а указано: { $holders }.
wq-components-crystals = { wq-line }льдин не хватает, чтобы заполнить подставки для { $players } игроков и оставить хотя бы одну в мешочке.
wq-components-book-limit = { wq-line }игроку нужно разрешить хотя бы одну книгу.

# --- позиции ---
wq-position-shape = В позиции неверное поле: { $detail }.
wq-position-crystal = «{ $word }» — не льдина; пишите, например, A1=R; буквы льдин — латинские: { $known }.
wq-position-two-crystals = На клетке { $space } указаны две льдины, а помещается только одна.
wq-position-depicted = Строчная буква на { $space } означает изображённую льдину, а такие бывают только в королевских владениях.
wq-position-pictures = Для клетки { $space } не хватает жетона королевских владений, на котором изображена { wq-crystal }.
wq-position-crystals = Слишком много { wq-colour-plural-genitive } льдин на поле и книгах: { $found }, а в игре их { $most }.
wq-position-seat = Места { $given } нет; места — от 1 до { $players }.
wq-position-book-twice = Книга { $book } указана дважды.
wq-position-books = У игрока { $given } больше книг, чем разрешено ({ $most }).
wq-position-points = Укажите очки каждого игрока: чисел должно быть { $players }, и ни одно не меньше нуля.
