snowballs-choose = Выберите снежок.
snowballs-refuse = Снежка размера { $size } у вас нет.
snowballs-locked = { $seat }: выбор сделан.
snowballs-thrown = Брошены: { $sizes }, порыв ветра { $gust }.
snowballs-over = Все снежки брошены.
snowballs-notation = «{ $text }» — не бросок; пишите throw 2.
