snowballs-choose = Válassz hógolyót.
snowballs-refuse = Nincs { $size } méretű hógolyód.
snowballs-locked = { $seat }: a választás megtörtént.
snowballs-thrown = Dobások: { $sizes }, széllökés: { $gust }.
snowballs-over = Minden hógolyó elfogyott.
snowballs-notation = „{ $text }” nem dobás; így írd: throw 2.
