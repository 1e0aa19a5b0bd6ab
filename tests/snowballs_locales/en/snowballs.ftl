snowballs-choose = Choose a snowball.
snowballs-refuse = You do not hold a snowball of size { $size }.
snowballs-locked = { $seat } has chosen.
snowballs-thrown = Thrown: { $sizes }, gust { $gust }.
snowballs-over = All snowballs are thrown.
snowballs-notation = “{ $text }” is no throw; write throw 2.
