### The frame around every game.

web-note-away = { $seat } is away: a bot plays on.
web-note-back = { $seat } is back.
web-title-turn = ● Your turn · { $game }
web-bot-thinks = { $name } is thinking
web-thinking = is thinking
web-bot-thinks-long = { $name } is still thinking
web-thinking-long = is still thinking
web-sits-in = a bot sits in
web-seat-of = Seat: { $name }
web-log = So far
web-log-empty = Nothing has happened yet.
web-look-back = Show the table as it was then
web-back-to-now = Back to now
web-past = You are looking at an earlier moment.
web-chat = Talk
web-chat-unread = Talk, { $count } new
web-chat-empty = Nobody has said anything yet.
web-phrases = Ready phrases
web-say = Say something
web-send = Send
web-said = { $name }: { $text }
web-muted = not heard on this device
web-mute = Hear no more
web-unmute = Hear again
web-report = Report to the house
web-reported = Whoever runs the house will read it.
web-about-talk = What to do about it: { $name }
web-menu = Menu
web-rules = Rules
web-undo = Take back
web-undo-waiting = You have asked to take something back. The others are thinking about it.
web-undo-asked = { $name } would like to take something back.
web-undo-yes = Allow it
web-undo-no = Better not
web-i-am-back = I am back
web-resting = The table rests. No clock runs.
web-go-on = Go on
web-late = No answer for a while: { $name }
web-call-bot = Let a bot play
web-voted = You have asked for a bot.
web-watching = You are watching.
web-adjourn = Let the table rest
web-adjourn-hint = Everybody can go on later.
web-leave = Leave the table
web-leave-hint = A bot plays on with what you know; the seat stays yours.
web-leave-rest = The table rests, and goes on when you are back.
web-leave-ask = The others play on, and a bot plays for you until you are back.
web-leave-yes = Leave
web-leave-no = Stay
web-invite-watch = Call somebody to watch
web-keys = Keys
web-key-tab = from one area to the next
web-key-arrows = inside an area
web-key-enter = take, choose
web-key-escape = give back, close
web-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
web-time-left = Time left: { $time }
web-curtain = Pass the screen on: { $name }
web-curtain-lift = I am { $name }
web-end-title = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
web-you = you
web-winner = winner
web-you-winner = you, the winner
web-behind = { $points } behind
web-you-behind = you, { $points } behind
web-result = Result
web-play-again = Play again
web-to-rematch = To the next game
web-watch-again = Watch the game
web-show-table = Show the table
web-show-result = Show the result
web-share-result = Share result
web-record = Download the record
web-plain-nothing = Nothing is asked now
web-plain-find = Find an action
web-plain-view = The table as you see it
web-not-here = not connected
web-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
web-seat-link = A link back to my seat
web-seat-link-hint = For your own other device: whoever opens it has the seat from then on. Send it to nobody else.
web-seat-link-copy = Copy the link to my seat
web-seat-link-share = Send me the link to my seat
web-seat-is-yours = You have your seat again, on this device.
web-note = A note over the table
web-orders = Without asking me
web-orders-hint = Switched on, these are answered for you as soon as they are asked. Nobody hears of it.
web-taken-back = Taken back:

web-coach = Advice
web-coach-thinks = Thinking it over…
web-coach-hint = From what you can see alone; nobody hears that you asked.
web-coach-lay = Show me at the table
