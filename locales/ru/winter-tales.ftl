# --- слова игры; другие сообщения ссылаются на них с теми же данными ---
wt-side = { $side ->
    [spring] на стороне весны
    [winter] на стороне зимы
   *[neutral] ни на чьей стороне
}
wt-faction = { $faction ->
    [spring] Весна
    [winter] Зима
   *[writer] Рассказчик
}
wt-power-new-hope = Новая надежда
wt-power-love = Любовь, которая растопит снег
wt-power-refuge = Убежище
wt-power-artifact = Великий артефакт
wt-power-terror = Пробирающий до костей ужас
wt-power-propaganda = Зимняя пропаганда
wt-power-retaliation = Вооружённая расправа
wt-objective-rescue = Спасение
wt-objective-insurgents = Мятежники
wt-objective-contacts = Наладить связи ({ $places })
wt-objective-bounty = Награда
wt-objective-spy = Шпион
wt-objective-raid = Нападение ({ $places })
wt-objective-garrison = Гарнизон
wt-skill = { $skill ->
    [objective] Цель
    [quest] Задание
    [trap] Западня
    [battle] Бой
    [movement] Движение
    [passage] Тайный ход
   *[story-card] Карта истории
}

# --- события ---
wt-event-told = { $seat }: { $tale }
wt-told-0 = { $text0 }
wt-told-1 = { $text0 }[{ $card0 }]{ $text1 }
wt-told-2 = { $text0 }[{ $card0 }]{ $text1 }[{ $card1 }]{ $text2 }
wt-told-3 = { $text0 }[{ $card0 }]{ $text1 }[{ $card1 }]{ $text2 }[{ $card2 }]{ $text3 }
wt-event-picked = { $seat }: { $who }, начало — { $where_in }.
wt-event-quest-drawn = В игру входит задание «{ $quest }».
wt-event-quest-on = Задание «{ $quest }» теперь лежит { $where_in }.
wt-event-quest-under = Задание «{ $quest }» теперь лежит у { $who_gen }.
wt-event-quest-removed = Задание другой стороны «{ $quest }» выбывает из игры.
wt-event-quest-back = Задание «{ $quest }» снова свободно, его можно начать заново.
wt-event-dealt = Все взяли карты.
wt-event-chapter = Начинается глава { $chapter }; все готовы к действиям.
wt-event-turn = Ход: { $seat }.
wt-event-draws = { $seat }: добор карт.
wt-event-drew = Ваши новые карты: { $cards }.
wt-event-activated = { $seat }: активация — { $who }.
wt-event-played = { $seat }: карта «{ $card }» { wt-side }.
wt-event-stepped = { $who_cap } { $who_gender ->
    [pl] приходят
   *[other] приходит
} { $where_to }.
wt-event-went-along = { $who_cap } тоже { $who_gender ->
    [pl] оказываются
   *[other] оказывается
} { $where_in }.
wt-event-stopped = { $who_cap } { $who_gender ->
    [pl] останавливаются
   *[other] останавливается
} { $where_in }.
wt-event-claimed = { $seat }: на пути { $foe_gen } — { $who }.
wt-event-yielded = { $seat }: отказ от вмешательства.
wt-event-no-battle = Никто не вмешивается: путь для { $who_gen } свободен.
wt-event-battle = Бой { $where_in }: { $who } против { $foe_gen }.
wt-event-free-play = { $seat }: бой без карты (умение { $who_gen }).
wt-event-artifact-played = { $seat }: в дело идёт Великий артефакт ({ $card }).
wt-event-passed = { $seat }: больше карт не будет.
wt-event-battle-winter = { $who_cap } { $who_gender ->
    [pl] побеждают
   *[other] побеждает
} { $foe_acc }.
wt-event-battle-spring = { $who_cap } { $who_gender ->
    [pl] выдерживают
   *[other] выдерживает
} натиск { $foe_gen }.
wt-event-felled = { $who_cap } { $who_gender ->
    [f] обезврежена
    [pl] обезврежены
   *[m] обезврежен
} { $where_in }.
wt-event-carried = { $who_acc_cap } без сил уносят { $to_to }.
wt-event-to-refuge = { $who_cap } { $who_gender ->
    [pl] ускользают
   *[other] ускользает
} { $where_to }, в Убежище.
wt-event-trap = Западня { $where_in }: { $who } против { $foe_gen }.
wt-event-piled = { $seat }: все остальные карты ложатся в западню закрытыми.
wt-event-trap-opened = Западня раскрыта: сила { $strength } против { $evade }. Засчитаны карты: { $cards }.
wt-event-caught = { $who_cap } { $who_gender ->
    [f] попадается и обезврежена
    [pl] попадаются и обезврежены
   *[m] попадается и обезврежен
} { $where_in }.
wt-event-blocked = { $who_dat_cap } приходится вернуться { $where_to }.
wt-event-escaped = { $who_cap } { $who_gender ->
    [pl] ускользают и идут дальше
   *[other] ускользает и идёт дальше
}.
wt-event-rescued = { $seat }: { $cards } — и { $who } снова на ногах { $where_in }.
wt-event-started = { $seat }: начато задание «{ $quest }».
wt-event-opened = { $seat }: { $who } { $who_gender ->
    [pl] выполняют
   *[other] выполняет
} задание «{ $quest }».
wt-event-joins = { $seat }: { $who_gender ->
    [pl] присоединяются
   *[other] присоединяется
} { $who }.
wt-event-stays-away = { $seat }: никто не присоединяется.
wt-event-arrived = { $who_cap } { $who_gender ->
    [pl] приходят
   *[other] приходит
} вовремя.
wt-event-not-arrived = { $who_cap } не { $who_gender ->
    [pl] успевают
   *[other] успевает
}, и этот игрок в задании не участвует.
wt-event-takes-part = { $seat }: участие { wt-side }.
wt-event-stays-out = { $seat }: без участия.
wt-event-counted = Подсчёт: весна — { $spring }, зима — { $winter }.
wt-event-succeeded = «{ $quest }»: успех.
wt-event-failed = «{ $quest }»: провал.
wt-event-tied = «{ $quest }»: ничья.
wt-event-unlinked = «{ $quest }»: нет связи с воспоминанием.
wt-event-memory = { $seat }: карта на память — { $card }.
wt-event-top-card = Карту на память даёт колода: { $card }.
wt-event-placed = «{ $quest }» — теперь воспоминание { $space }, { wt-side }; закладка там же.
wt-event-overwritten = Воспоминание о цели «{ $objective }» (деление { $space }) переписано.
wt-event-hand-checked = { $seat }: лишние карты, если были, сброшены.
wt-event-discarded = Вы сбросили лишние карты: { $cards }.
wt-event-passage = { $who_cap } { $who_gender ->
    [pl] выходят
   *[other] выходит
} из тайного хода { $where_in }.
wt-event-swapped = { $seat }: другая цель (умение { $who_gen }).
wt-event-swapped-secretly = Вместо цели «{ $objective }» у вас теперь «{ $other }».
wt-event-looks = Свою цель можно обменять на одну из этих: { $objectives }.
wt-event-gained = Получена сила «{ $power }» ({ $who }).
wt-event-bound = Любовь связывает { $who_acc } и { $foe_acc }.
wt-event-entrusted = Великий артефакт теперь у { $who_gen }.
wt-event-hoped = Новая надежда: { $who_acc } можно активировать ещё раз.
wt-event-silenced = Пропаганда: { $who } { $who_gender ->
    [pl] лишают
   *[other] лишает
} { $foe_acc } активации.
wt-event-terror = Ужас настигает { $foe_acc } { $where_in }.
wt-event-undone = Силы «{ $power }» больше нет; воспоминание { $space } теперь на стороне зимы.
wt-event-destroyed = { $who_cap } { $who_gender ->
    [pl] исчезают
   *[other] исчезает
} из города.
wt-event-returned = { $who_cap } снова { $where_in }, { $who_gender ->
    [f] готова
    [pl] готовы
   *[m] готов
} к действиям.
wt-event-revealed = { $seat }: раскрыта цель «{ $objective }».
wt-event-fulfilled = { $seat }: цель «{ $objective }» исполнена, это воспоминание { $space }; закладка там же.
wt-event-paid = { $seat }: плата — { $cards }.
wt-event-objected = { $seat }: возражение.
wt-event-accepted = { $seat }: рассказ принят.
wt-event-rewrite = { $seat }: рассказ просят исправить.
wt-event-rejected = { $matter ->
    [link] { $seat }: рассказ не связан с воспоминанием, задание провалено.
    [captive] { $seat }: рассказ этого не объясняет, пленник остаётся там, где был бой.
    [handover] { $seat }: рассказ этого не объясняет, артефакт остаётся на месте.
   *[other] { $seat }: рассказ не принят.
}
wt-event-gave-up = { $seat }: новой попытки не будет.
wt-event-handed-over = { $seat }: Великий артефакт переходит к { $who_dat }.
wt-event-epilogue = Начинается эпилог; первое слово: { $seat }.
wt-event-ties = { $seat }: финал связан с воспоминанием «{ $memory }».
wt-event-totals = Пока: весна — { $spring }, зима — { $winter }.
wt-event-bookmarked = { $seat }: закладка переходит на воспоминание «{ $memory }».
wt-event-left-hand = { $seat }, карты на руках: { $cards }.
wt-event-won = { $winner ->
    [spring] Весна побеждает со счётом { $spring }:{ $winter }.
    [winter] Зима побеждает со счётом { $winter }:{ $spring }.
   *[writer] Не побеждает никто, счёт { $spring }:{ $winter }; история остаётся за Рассказчиком.
}
wt-outcome = { $winner ->
    [spring] В Винтертаун вернулась весна, счёт { $spring }:{ $winter }.
    [winter] Зима остаётся, счёт { $winter }:{ $spring }.
   *[writer] Ничья со счётом { $spring }:{ $winter }; последнее слово за Рассказчиком.
}

# --- вопросы ---
wt-prompt-casting = { $seat }: выберите персонажа и место, где он начнёт.
wt-prompt-first-quest = { $seat }: где начнётся задание «{ $quest }»?
wt-prompt-turn = { $seat }: кого активируете?
wt-prompt-movement = { $seat }: { $who } { $where_in }, { $steps ->
    [0] шагов не осталось, но их прибавит карта
    [one] остался { $steps } шаг
    [few] осталось { $steps } шага
    [many] осталось { $steps } шагов
   *[other] осталось { $steps } шага
}.
wt-prompt-joining = { $seat }: { $who } { $where_in }, { $steps ->
    [0] шагов не осталось, но их прибавит карта
    [one] остался { $steps } шаг
    [few] осталось { $steps } шага
    [many] осталось { $steps } шагов
   *[other] осталось { $steps } шага
}. Идите к заданию, пока можете.
wt-prompt-step = { $seat }: идти ли { $who_dat } вместе с { $foe_ins } { $where_to }?
wt-prompt-interrupt-battle = { $foe_cap } { $foe_gender ->
    [pl] приходят
   *[other] приходит
} { $where_to }. Кто-нибудь начнёт бой?
wt-prompt-interrupt-trap = { $foe_cap } { $foe_gender ->
    [pl] приходят
   *[other] приходит
} { $where_to }. Кто-нибудь устроит западню?
wt-prompt-yield = Остановить { $foe_acc } хотят сразу несколько игроков. Вы настаиваете?
wt-prompt-attack = { $seat }: { $who } против { $foe_gen }. Ваша атака?
wt-prompt-defend = { $seat }: { $foe } против { $who_gen }. Ваш ответ?
wt-prompt-battle-close = { $seat }: расскажите, чем кончился бой и где теперь искать { $foe_acc }.
wt-prompt-trap-set = { $seat }: устройте { $where_in } западню для { $foe_gen }: одну карту откройте и решите, какие из остальных считаются.
wt-prompt-trap-pile = { $seat }: какие из ваших карт считаются в западне для { $foe_gen }?
wt-prompt-trap-evade = { $seat }: какими картами вызволить { $foe_acc } из западни?
wt-prompt-action = { $seat }: что делать { $who_dat }?
wt-prompt-join-offer = { $seat }: отправите кого-нибудь на задание «{ $quest }»?
wt-prompt-part = { $seat }: участвуете в задании «{ $quest }»?
wt-prompt-contribution = { $seat }: карты для задания «{ $quest }»?
wt-prompt-last-card = { $seat }: последняя карта для задания «{ $quest }»?
wt-prompt-memory = { $seat }: какой картой запомнится это задание?
wt-prompt-space = { $seat }: на какое деление шкалы ляжет воспоминание?
wt-prompt-hand-limit = { $seat }: активация заканчивается. Какие карты сбросить?
wt-prompt-new-hope = { $seat }: Новая надежда — дать { $who_dat } ещё одну активацию?
wt-prompt-propaganda = { $seat }: Пропаганда — потратить солдата, чтобы лишить мятежника активации?
wt-prompt-terror = { $seat }: ужас наносит удар?
wt-prompt-retaliation = { $seat }: на кого или на что обрушится Вооружённая расправа?
wt-prompt-name-love = { $seat }: с кем Любовь свяжет { $who_acc }?
wt-prompt-name-artifact = { $seat }: кому достанется Великий артефакт?
wt-prompt-objective = { $seat }: касается ли это вашей цели?
wt-prompt-hearing-window = { $matter ->
    [link] Рассказ ({ $rival }): вытекает ли он из воспоминания с закладкой?
    [captive] Рассказ ({ $rival }): объясняет ли он, где теперь пленник?
    [handover] Рассказ ({ $rival }): объясняет ли он передачу артефакта?
   *[return] Рассказ ({ $rival }): приводит ли он мятежника в место из этой истории?
}
wt-prompt-hearing-verdict = { $seat }, арбитр истории: принять ли рассказ ({ $rival })?
wt-prompt-hearing-vote = Принять ли рассказ ({ $rival })? Голосует стол.
wt-prompt-hearing-retell = { $seat }: расскажите заново.
wt-prompt-epilogue-tie = { $seat }: с каким воспоминанием связан ваш финал?
wt-prompt-epilogue-part = { $seat }: карты для конца истории?
wt-prompt-writer = { $seat }: склонит ли Рассказчик чашу весов?
wt-prompt-bookmark = { $seat }: куда переложить закладку?
wt-prompt-tell-intro = { $seat }: начните историю.
wt-prompt-tell-quest-close-success = { $seat }: «{ $quest }» — успех. Расскажите, как это было.
wt-prompt-tell-quest-close-failure = { $seat }: «{ $quest }» — провал. Расскажите, как это было.
wt-prompt-tell-quest-close-tie = { $seat }: «{ $quest }» — ничья. Расскажите, как это было.
wt-prompt-tell-quest-close-unlinked = { $seat }: «{ $quest }» — ничего не вышло. Расскажите, как это было.
wt-prompt-tell-battle-close-spring = { $seat }: вам удалось уйти. Расскажите, как это было.
wt-prompt-tell-trap-close-caught = { $seat }: западня сработала. Расскажите, как это было.
wt-prompt-tell-trap-close-blocked = { $seat }: западня обратила солдата вспять. Расскажите, как это было.
wt-prompt-tell-trap-close-escaped = { $seat }: из западни удалось уйти. Расскажите, как это было.
wt-prompt-tell-epilogue-close-spring = { $seat }: победила весна. Завершите историю.
wt-prompt-tell-epilogue-close-winter = { $seat }: победила зима. Завершите историю.
wt-prompt-tell-epilogue-close-writer = { $seat }: не победил никто. Завершите историю.
wt-interject-handover = Великий артефакт можно передать персонажу другого игрока
wt-interject-protest = против последнего рассказа можно возразить
wt-interject-edit = свой последний рассказ можно поправить

# --- отказы ---
wt-refuse-not-now = Сейчас вопрос не об этом: { $question }
wt-refuse-character = Персонажа «{ $name }» нет. Имена пишутся как в списках, например alice или tin-man.
wt-refuse-area = Области «{ $name }» нет. Области пишутся как в списках, например oak-park или sq03.
wt-refuse-at = Нет ни локации, ни мятежника «{ $name }».
wt-refuse-location = Локации «{ $name }» нет. Локации пишутся как в списках, например oak-park.
wt-refuse-quest = Задания «{ $name }» нет. Задания пишутся как в списках, например new-hope.
wt-refuse-objective = Цели «{ $name }» нет.
wt-refuse-power = Силы «{ $name }» нет.
wt-refuse-side = Стороны «{ $name }» нет; есть spring (весна) и winter (зима).
wt-refuse-theme = Темы «{ $name }» нет; есть 1, 2 и 3.
wt-refuse-space-number = На шкале нет деления { $name }.
wt-refuse-objective-space = Деление { $name } — не для целей.
wt-refuse-verdict = Решение — accept, rewrite или reject, а не «{ $name }».
wt-refuse-card = Карты «{ $name }» нет. Карты пишутся от sc01 до sc93.
wt-refuse-card-twice = Одна карта названа дважды, или карт слишком много.
wt-refuse-card-count = { $wanted ->
    [0] Отдавать карты не нужно, а названо: { $given }.
    [one] Нужно отдать ровно { $wanted } карту, а названо: { $given }.
    [few] Нужно отдать ровно { $wanted } карты, а названо: { $given }.
    [many] Нужно отдать ровно { $wanted } карт, а названо: { $given }.
   *[other] Нужно отдать ровно { $wanted } карты, а названо: { $given }.
}
wt-refuse-not-in-hand = У вас нет такой карты: { $card }. Выберите одну из своих.
wt-refuse-memory-card = Карту «{ $card }» в этом задании не играли. Выберите из сыгранных.
wt-refuse-no-memory = Закладки на шкале ещё нет, воспоминание указывать не нужно.
wt-refuse-link = Задание должно продолжать воспоминание с закладкой: укажите деление { $space }.
wt-refuse-taken = За { $who_acc } уже играют. Выберите другого персонажа.
wt-refuse-other-side = За { $who_acc } играет другая сторона. Выберите из своих.
wt-refuse-place-kind = Мятежники начинают в локациях, солдаты — на площадях; { $who_dat } там начать нельзя.
wt-refuse-occupied = { $where_in_cap } уже кто-то есть. Выберите свободное место.
wt-refuse-split = У Рассказчика уже столько персонажей этой стороны, сколько положено. Выберите из другой.
wt-refuse-quest-started = Задание «{ $quest }» уже начинали. Выберите то, которого ещё не было на поле.
wt-refuse-quest-removed = Задание «{ $quest }» выбыло из игры.
wt-refuse-quest-side = Задание «{ $quest }» принадлежит другой стороне.
wt-refuse-quest-kind = Заданию «{ $quest }» там не место: одни задания лежат в локациях, другие — у мятежников.
wt-refuse-slot = { $where_in_cap } уже лежит задание. Выберите локацию без задания.
wt-refuse-under = Задание может лежать только у того мятежника, который в игре.
wt-refuse-quest-elsewhere = Задание «{ $quest }» не там, где стоит персонаж. Сначала дойдите до него.
wt-refuse-bearer = Тот, у кого лежит задание «{ $quest }», сам его не выполняет; это может другой персонаж в той же области.
wt-refuse-lying = { $who_cap } { $who_gender ->
    [f] обезврежена
    [pl] обезврежены
   *[m] обезврежен
}, действовать нельзя. Спасение стоит двух карт.
wt-refuse-not-yours = За { $who_acc } играете не вы.
wt-refuse-not-ready = В этой главе { $who_acc } больше не активировать. Выберите того, кто готов к действиям.
wt-refuse-cannot-join = { $who_dat_cap } не присоединиться: нужен готовый, не обезвреженный персонаж, который уже там или может двигаться.
wt-refuse-cannot-move = { $who_dat_cap } сейчас двигаться нельзя.
wt-refuse-not-adjacent = Туда шагнуть нельзя: { $where }. Идите в соседнюю область.
wt-refuse-no-steps = Шагов не осталось. Карта даст ещё { $areas ->
    [one] { $areas } шаг
    [few] { $areas } шага
    [many] { $areas } шагов
   *[other] { $areas } шага
}.
wt-refuse-not-nearer = Каждый шаг должен приближать к заданию; оно ждёт { $where_in }.
wt-refuse-keep-moving = По пути к заданию нужно идти дальше, пока есть шаги или карты.
wt-refuse-first-attack = Кто начинает бой, обязан атаковать первым.
wt-refuse-must-activate = У вас есть готовый персонаж: кого-то нужно активировать.
wt-refuse-play-side = Здесь карту кладут другой стороной вверх.
wt-refuse-free-first = Первый шаг этого персонажа в бою бесплатный: карта не нужна.
wt-refuse-no-cards = У вас нет карт, играть нечего.
wt-refuse-no-means = { $who_dat_cap } не вмешаться: у вас нет карт.
wt-refuse-not-there = { $who_dat_cap } здесь не вмешаться.
wt-refuse-not-lying = { $who_cap } и так на ногах, спасать некого.
wt-refuse-rescue-join = По пути к заданию никого не спасают.
wt-refuse-rescue-far = Рядом с { $who_ins } нет никого из ваших, кто мог бы помочь.
wt-refuse-space = Деление { $space } не примет это воспоминание: оно занято или лежит за эпилогом.
wt-refuse-protest = Сейчас возразить не на что: последний рассказ — ваш собственный, уже рассмотрен или дважды исправлен.
wt-refuse-edit = Поправить можно только свой последний рассказ и только пока игра не пошла дальше.
wt-refuse-handover = Великий артефакт передаёт тот, чей персонаж им владеет, когда его спрашивают, и только персонажу другого игрока своей стороны в той же области.
wt-refuse-words-long = Знаков в тексте: { $given }, а можно не больше { $most }. Сократите его.
wt-refuse-words-empty = В рассказе должно быть хотя бы слово.
wt-refuse-words-language = Язык рассказа указывают кодом, например ru.
wt-refuse-word = «{ $word }» — не действие. Введите ?, чтобы увидеть справку.
wt-refuse-fields = Для «{ $word }» нужно: { $fields }.
wt-refuse-number = «{ $value }» — не число.
wt-refuse-objectives-memories = Для целей нужно воспоминаний не меньше { $least }. Добавьте воспоминаний или отключите цели.
wt-refuse-arbiter-seat = Места { $arbiter } за столом нет, игроков всего { $players }. Выберите другого арбитра.

# --- файл данных ---
wt-components-shape = Данные устроены не так, как нужно: { $detail }
wt-components-name = Имя «{ $name }» не годится или занято; нужны строчные латинские буквы, цифры и дефисы.
wt-components-areas = Городу нужны локации, а всего областей может быть не больше { $most }.
wt-components-square = { $square }: площадь должна соединять две разные локации.
wt-components-apart = { $location }: сюда не попасть из остального города.
wt-components-skills = Каждым умением должен владеть ровно один персонаж { wt-side }.
wt-components-side = { $name }: сторона должна быть spring (весна) или winter (зима).
wt-components-passage = { $name }: локация назначения нужна умению «Тайный ход» и только ему.
wt-components-quests = У каждой стороны должно быть по четыре задания, и ровно одна пара заданий взаимно исключается.
wt-components-quest = { $quest }: задание лежит в локации или у мятежника и может исключать одно другое, если то исключает его.
wt-components-powers = Силы должны быть такие: { $known }.
wt-components-power-quests = Каждое задание даёт одну силу, а жетонов силы шесть.
wt-components-power-side = Сила «{ $power }» относится к заданиям другой стороны или другого рода.
wt-components-told = Спасение, возвращение и нападение стоят не больше { $most } карт: в одну фразу больше не поместится.
wt-components-objectives = { $side ->
    [spring] Весне нужно семь карт целей.
   *[winter] Зиме нужно семь карт целей.
}
wt-components-objective = { $objective }: у цели есть сторона, хотя бы один экземпляр и локации: две для «Наладить связи», одна для «Нападения».
wt-components-track = На шкале восемь делений; три из первых пяти — для целей.
wt-components-numbers = Числа правил должны быть от 0 до 12.
wt-components-cards = Карт истории должно быть от 60 до { $most }.
wt-components-setup = В подготовке нужна строка для каждого числа игроков от 2 до 7.
wt-components-setup-row = Строка подготовки для числа игроков { $players } не сходится.
wt-components-setup-places = При числе игроков { $players } город слишком мал: в начале каждому персонажу нужно свободное место.

# --- настройки и наборы ---
winter-tales-option = { $option ->
    [memories] сколько воспоминаний в истории до эпилога
    [powers] силы: выполненное задание своей стороны даёт постоянное преимущество
    [objectives] тайные цели; для них нужно хотя бы пять воспоминаний
    [skills] у каждого персонажа есть своё умение
    [epilogue] обычный эпилог или альтернативный, где все следуют за закладкой
    [arbiter] кто судит историю: место по номеру, голосование стола или никто
    [seating] стороны по жребию или как сидите: весна, зима, весна, зима, последним — Рассказчик
    [telling] историю пишут или рассказывают вслух (тогда текст может быть пустым)
    [rescue] спасённый встаёт там, где был обезврежен, или там, где лежит сейчас
    [memory_cards] на память — любая карта задания или только карта победившей стороны
    [chapters] после скольких глав начнётся эпилог, если не раньше; 0 — без предела
    [captions] показывать ли названия карт: при наведении, всегда, никогда
   *[clock] без часов, минуты для тех, кто за столом, или сутки на каждый ответ
}
winter-tales-preset = { $preset ->
    [plain] история как она есть: три воспоминания, ничего лишнего
    [longer] семь воспоминаний, решает голосование стола
    [powers] четыре воспоминания, с силами
    [objectives] пять воспоминаний, с тайными целями
    [skills] три воспоминания, у каждого персонажа умение
    [epilogue] три воспоминания, с альтернативным эпилогом
    [all] семь воспоминаний и всё сразу
   *[club] для вечера в клубе: шесть воспоминаний и всё сразу, вслух, на время, без арбитра
}

# --- стол ---
wt-status = Глава { $chapter } · ход: { $seat } · воспоминания: { $told } из { $memories }
wt-status-setup = До первой главы
wt-status-over = История окончена
wt-town = Винтертаун
wt-story = Что уже рассказано
wt-track = Воспоминания
wt-track-epilogue = Эпилог
wt-track-objective = … (сюда может лечь цель)
wt-bookmark = закладка
wt-hand = Ваши карты:
wt-secret = Ваша цель:
wt-beside = Кроме того, { $what }: введите { $typed }
wt-pile = В вашей западне считаются: { $cards }
wt-cast-sign = Знак
wt-cast-name = Персонаж
wt-cast-seat = Игрок
wt-cast-area = Где
wt-cast-state = Состояние
wt-state-ready = наготове
wt-state-activated = ход сделан
wt-state-lying = без сил
wt-state-locked = запрет движения
wt-state-quest = «{ $quest }»
wt-state-destroyed = вне города
wt-quests-open = Задания на поле:
wt-quests-unused = Ещё не начатые задания:
wt-map-name = { $location_short }
wt-square-between = площадь { $square } ({ $one } — { $other })
wt-role = { $faction ->
    [spring] Вы играете за весну (✿): добейтесь успеха в заданиях мятежников.
    [winter] Вы играете за зиму (❄): добейтесь успеха в заданиях солдат.
   *[writer] Вы — Рассказчик (✎): вы победите, если стороны закончат вничью.
}
wt-role-cast = Выберите персонажа: { $number } из { $count }.
wt-writer-fared = { $apart ->
    [0] Рассказчик ({ $seat }): ничья, как и было задумано.
   *[other] Рассказчик ({ $seat }): ничьей не вышло, разница в счёте: { $apart }.
}
wt-scene-quest = «{ $title }», уже сыграно: весна — { $spring }; зима — { $winter }
wt-scene-battle = Бой, { $place }: { $who } против { $foe_gen }
wt-scene-trap = Западня, { $place }: { $who } против { $foe_gen }
wt-square-number = площадь { $square }
wt-why-side = { $side ->
    [spring] Весна
   *[winter] Зима
}: { $memories ->
    [one] { $memories } воспоминание
    [few] { $memories } воспоминания
    [many] { $memories } воспоминаний
   *[other] { $memories } воспоминания
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
wt-why-cards = В эпилоге каждая сыгранная карта даёт ещё одно очко.
wt-menu-counting = Какие из остальных карт засчитываются в западне?
wt-menu-chosen = { $question } Выбрано: { $cards }
wt-menu-done = { $count ->
    [0] готово: ни одной
   *[other] готово (выбрано: { $count })
}
wt-menu-give-up = Какие карты сбросить? Всего: { $count }.
wt-menu-begins = { $who_cap }: где начать?
wt-menu-quest-begins = Где начнётся задание «{ $quest }»?
wt-menu-of-side = { $name } ({ $side ->
    [spring] весна
   *[winter] зима
})
wt-menu-part = участвовать { wt-side }
wt-menu-play = сыграть карту { wt-side }
wt-menu-play-steps = сыграть карту: ещё { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}
wt-menu-space-empty = деление { $space } (пусто)
wt-menu-space-over = деление { $space }; «{ $title }» оттуда пропадёт
wt-menu-memory-line = воспоминание { $space }: «{ $title }», { wt-side }
wt-menu-foes = { $place } — { $side ->
    [spring] там могут напасть: { $foes }
   *[winter] там могут устроить западню: { $foes }
}
wt-menu-pass = { $situation ->
    [movement] остаться здесь
    [joining] остановиться здесь
    [step] остаться на месте
    [interrupt-battle] без боя: пропустить
    [interrupt-trap] без западни: пропустить
    [attack] больше не атаковать: мятежник уходит
    [defend] сдаться: мятежник побеждён
    [trap-evade] больше не играть карт
    [action] больше ничего не делать
    [join-offer] никого не отправлять
    [part] не участвовать
    [contribution] больше не играть карт
    [last-card] без последней карты
    [new-hope] нет, не сейчас
    [propaganda] на этот раз без пропаганды
    [terror] нет, не сейчас
    [objective] нет, не сейчас
    [epilogue-part] больше не играть карт
    [writer] не вмешиваться
   *[other] нет или хватит
}
wt-menu-card = Какая карта?
wt-menu-memory = Какую карту запомнят?
wt-menu-trap-card = Какая карта станет открытой картой западни?
wt-menu-discard = { $count ->
    [0] оставить все карты
    [one] сбросить { $count } карту, не показывая
    [few] сбросить { $count } карты, не показывая
    [many] сбросить { $count } карт, не показывая
   *[other] сбросить { $count } карты, не показывая
}
wt-menu-verdict = { $verdict ->
    [accept] принять
    [rewrite] пусть расскажут заново
   *[reject] не принимать
}
wt-menu-group = { $action ->
    [pick] Выбрать персонажа
    [put] Начать задание
    [activate] Активировать
    [comeback] Вернуть кого-нибудь (три карты)
    [rescue] Спасти (две карты)
    [go] Сделать шаг
    [carry] Унести пленника
    [propaganda] Вести пропаганду
    [fulfil] Исполнить цель: тема и деление
    [raid] Нападение (две карты): тема и деление
    [swap] Взять другую цель
    [trap] Устроить западню
    [pile] Добавить карты в западню
   *[other] Выбрать
}
wt-menu-action = { $action ->
    [activate] активировать
    [comeback] вернуть
    [rescue] спасти за две карты
    [raid] нападение за две карты
    [play] сыграть карту
    [free] бой одним умением, без карты
    [artifact] применить Великий артефакт
    [perform] выполнить задание
    [put] начать здесь
    [claim] вмешаться
    [keep] настаивать
    [yield] уступить
    [carry] унести
    [leave] оставить пленника здесь
    [tell] рассказать
    [join] отправить
    [part] участвовать
    [memory] выбрать карту
    [space] деление
    [passage] пройти тайным ходом
    [swap] взять вместо своей эту цель
    [propaganda] лишить активации
    [terror] нанести удар
    [accept] да
    [name] назвать
    [undo] отнять силу
    [destroy] нанести удар
    [fulfil] исполнить цель
    [reveal] раскрыть цель
    [tie] связать с воспоминанием
    [bookmark] переложить закладку на воспоминание
    [fine] всё хорошо
    [object] возразить
    [retell] рассказать заново
    [give-up] отказаться от рассказа
    [pick] выбрать
    [go] идти
    [pass] больше ничего
    [trap] устроить западню
    [pile] добавить карты в западню
    [discard] сбросить
    [verdict] решить
    [handover] передать
    [protest] возразить против последнего рассказа
    [edit] поправить последний рассказ
   *[lapse] время вышло
}
wt-help-powers = Силы; их дают выполненные задания своей стороны:
wt-help-objectives = Тайные цели; их раскрывают или исполняют, когда спросит стол:
wt-help-skills = Умения:
# --- книга ---
wt-book-title = Сказка о Винтертауне
wt-book-by = рассказали: { $names }
wt-book-cast = Кто есть кто
wt-book-role = { $name } ({ $seat })
wt-book-side = { $side ->
    [spring] Мятежники весны
   *[winter] Солдаты зимы
}
wt-book-writer = Рассказчик: { $seat }
wt-book-contents = Содержание
wt-book-opening = Как всё началось
wt-book-chapter = Глава { $number }
wt-book-open = Что осталось недосказанным
wt-book-epilogue = Эпилог
wt-book-memory = { $side ->
    [spring] Весна запомнит это так: { $card }.
    [winter] Зима запомнит это так: { $card }.
   *[neutral] Не победил никто; помнит только снег.
}
wt-book-memory-objective = { $side ->
    [spring] Ещё одна страница весны.
   *[winter] Ещё одна страница зимы.
}
wt-book-end = Конец
wt-book-tellers = За столом
wt-book-voice = { $number ->
    [1] первый
    [2] второй
    [3] третий
    [4] четвёртый
    [5] пятый
    [6] шестой
   *[7] седьмой
} голос у печки
wt-book-teller = { $name }: { wt-faction }
wt-book-pictures = Рисунки: Lorc, Delapouite, Skoll, sbed и Zajkonur, с сайта game-icons.net (CC BY 3.0). Шрифт: Alegreya (SIL Open Font License).
wt-book-made = Книгу переплёл Терем по записи партии.
