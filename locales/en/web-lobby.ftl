### A table before its game.

web-lobby-seats = At the table
web-lobby-choose = Choose your seat
web-host = host
web-seat-free = free
web-seat-person = for a person
web-seat-bot = Who plays at seat { $number }
web-sit = Sit here
web-at-seat = { $what }: seat { $number }
web-move-here = Move here
web-sit-beside = A friend at this screen
web-rise = Get up
web-free-seat = Free the seat
web-about-person = { $what }: { $name }
web-fill = { $free ->
    [one] A bot for the free seat
   *[other] Bots for { $free } free seats
}
web-start-when = { $free ->
    [one] { $free } seat is still free.
   *[other] { $free } seats are still free.
}
web-start-owner = Everybody is here. { $name } starts the game.
web-setup = The table
web-setup-owner = { $name } chooses.
web-players = Players
web-clock = Clock
web-clock-name = { $clock ->
    [relaxed] relaxed
    [days] a day a turn
   *[other] none
}
web-clock-about = { $clock ->
    [relaxed] 90 seconds for each answer; then a bot sits in until you are back.
    [own] Each answer has a time of its own, a long one more. If you miss it, the answer the rules provide counts; if you miss two in a row, a bot sits in until you are back.
    [days] A day for each answer: a game by the way.
   *[other] Everybody takes the time they need.
}
web-public = Open to everybody
web-public-hint = The table is listed in the house; else only whoever has the link finds it.
web-yes = yes
web-no = no
web-preset = Kind of game
web-preset-usual = as usual
web-preset-own = a mix of your own
web-more-options = More options
web-hand-over = Make host
web-note-hint = A style for the story, a house rule, a greeting: everybody at the table reads it.

web-coach-allowed = Advice on request
web-coach-allowed-hint = On your turn you may ask for advice, from somebody who sees no more than you do.
