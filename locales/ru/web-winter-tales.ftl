# «Зимние истории» в браузере

web-wt-sign = { $place ->
    [asylum] Приют Шляпника
    [prison] Зимняя темница
    [factory] Фабрика кошмаров
    [fair] Ярмарка чудес
    [theatre] Кукольный театр
    [mansion] Особняк Дороти
   *[other] { $location_short }
}
web-wt-town = Винтертаун
web-wt-hand = Ваши карты истории
web-wt-seats = За столом
web-wt-standing = Как обстоят дела
web-wt-parts = Части стола
web-wt-tab = { $tab ->
    [town] Город
    [story] История
   *[memories] Воспоминания
}
web-wt-chapter = Глава { $chapter }
web-wt-area = { $area }.{ $people ->
    [none] { "" }
   *[other] { " " }Здесь: { $people }.
}{ $quests ->
    [none] { "" }
   *[other] { " " }Задание: { $quests }.
}{ $legal ->
    [yes] { " " }Можно выбрать.
   *[no] { "" }
}
web-wt-figure = { $name } ({ $player }), { $state ->
    [lying] лежит без сил
    [ready] в готовности
   *[activated] активация позади
}{ $locked ->
    [yes] , двигаться нельзя
   *[no] { "" }
}
web-wt-card = { $card }{ $state ->
    [told] , уже в рассказе
    [counts] , считается в западне
    [kept] , в западне, не считается
   *[free] { "" }
}
web-wt-counts = в счёт
web-wt-kept = блеф
web-wt-piled = { $card }{ $counts ->
    [yes] , в вашей западне, считается
   *[no] , в вашей западне, не считается
}
web-wt-space = { $side ->
    [none] Место { $space } шкалы воспоминаний, пусто{ $objective ->
        [yes] ; сюда может лечь цель
       *[no] { "" }
    }
    [spring] Воспоминание { $space }: «{ $title }», за Весной
    [winter] Воспоминание { $space }: «{ $title }», за Зимой
   *[neutral] Воспоминание { $space }: «{ $title }», ничьё
}{ $card ->
    [none] { "" }
   *[other] , карта: { $card }
}{ $bookmark ->
    [yes] ; здесь закладка
   *[no] { "" }
}
web-wt-seat = { $name }{ $mine ->
    [yes] { " " }(вы)
   *[no] { "" }
}, { $faction ->
    [spring] Весна
    [winter] Зима
   *[writer] Рассказчик
}{ $current ->
    [yes] , сейчас ходит
   *[no] { "" }
}{ $arbiter ->
    [yes] , арбитр истории
   *[no] { "" }
}
web-wt-scene = { $kind ->
    [battle] Бой
    [trap] Западня
   *[epilogue] Эпилог
}
web-wt-epilogue-line = Каждое воспоминание — { $points }, каждая карта эпилога — 1.
web-wt-against = { $place }: { $who } против — { $foe }
web-wt-tug = Весна { $spring }, Зима { $winter }
web-wt-perform = выполнять «{ $title }»
web-wt-beside = { $what ->
    [handover] передать Великий артефакт: { $who }
    [protest] возразить против последнего рассказа
   *[edit] поправить мой последний рассказ
}
web-wt-besides = Ещё можно
web-wt-telling = { $what }{ $who ->
    [none] { "" }
   *[other] { " " }· { $who }
}
web-wt-tell = { $how ->
    [own] Рассказать
    [voice] Рассказано вслух
   *[narrator] Пусть расскажет сказитель
}{ $score ->
    [none] { "" }
   *[other] , { $score }
}
web-wt-remember = Запомнить эту карту
web-wt-back = Назад
web-wt-missing = { $count ->
    [one] Выберите { $count } карту с руки.
    [few] Выберите { $count } карты с руки.
   *[other] Выберите { $count } карт с руки.
}
web-wt-pile-hint = Остальные карты уйдут в западню рубашкой вверх. Отметьте те, что идут в счёт; прочие — блеф.
web-wt-takes = Коснитесь карты, чтобы сыграть её, или перетащите её в рассказ.
web-wt-write = Ваш рассказ{ $cards ->
    [none] { "" }
   *[other] { " " }(карты в нём: { $cards })
}
web-wt-write-hint = Напишите, что происходит. Карту коснитесь или положите туда, где о ней речь. Если оставить пустым, расскажет сказитель.
web-wt-voice-hint = Расскажите вслух. Для книги можно добавить пару слов.
web-wt-dictate = Диктовать
web-wt-help = Помощь
web-wt-help-asked = Мы попросили строчку у остальных. Через полминуты её предложит сказитель.
web-wt-help-late = Можно взять и переделать:
web-wt-narrator = Сказитель
web-wt-idea = Подсказать сейчас
web-wt-stuck = { $seat } просит подсказки. Есть строчка?
web-wt-offer = Предложить
web-wt-offered = Отправлено. Видит только тот, кто рассказывает.
web-wt-goes-on = Продолжает:
web-wt-now = К настоящему
web-wt-nothing-told = Первая страница ещё белая.
web-wt-again = рассказано заново
web-wt-objects = { $seat } возражает:
web-wt-hidden-card = карта, пока рубашкой вверх
web-wt-time-left = Осталось времени: { $time }
web-wt-look = Рассмотреть поближе
web-wt-spent = В этой главе уже использовано.
web-wt-objective-hidden = Тайная цель
web-wt-raise = Поднять тетрадь
web-wt-lower = Опустить тетрадь
web-wt-memories-hint = Коснитесь воспоминания, чтобы прочесть его историю.
web-wt-small-map = Малая карта: коснитесь, чтобы передвинуть город
web-wt-open-book = Открыть книгу
web-wt-memory-of = { $side ->
    [spring] воспоминание Весны
    [winter] воспоминание Зимы
   *[neutral] ничьё воспоминание
}
web-wt-pattern = { $part ->
    [memories] воспоминания
   *[cards] карты эпилога
}
web-wt-take-home = Взять с собой
web-wt-book-kind = { $kind ->
    [html] Одной страницей (HTML)
    [epub] Для читалки (EPUB)
   *[pdf] Для печати (PDF)
}
web-wt-print = Напечатать
web-wt-page-back = Назад
web-wt-page-on = Перевернуть страницу
web-wt-page = Страница { $page } из { $pages }
