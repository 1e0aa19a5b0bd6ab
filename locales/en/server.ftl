### What the table server answers. Every refusal says what to do next.

## People

refuse-stranger = The house does not know you yet; choose a name and come in.
refuse-name-empty = Choose a name with at least one letter or figure.
refuse-name-long = A name has at most { $most } characters; choose a shorter one.
refuse-crest = There is no crest “{ $crest }”; choose from { $known }.
refuse-bots-make-no-bots = A program cannot make accounts; ask for the token as a person.
refuse-muted = The host has asked you to be silent for a while; you can play on.
refuse-passkey = This passkey does not open the house; try again, or come in as a guest.
refuse-passkey-late = That took too long; begin again.
refuse-passkeys = A person has at most { $most } passkeys; come in with one of those.
refuse-too-often = That was too much at once; try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refuse-origin = This request came from another site; open the house itself and try again.
refuse-metrics = The counters are for whoever runs the house; read them on its own machine, or bring the token.

## Tables

refuse-no-such-table = There is no such table; check the link or the code.
refuse-no-such-seat = This table has no seat { $seat }; choose another.
refuse-no-such-step = The game has no move { $step }; choose an earlier one.
refuse-not-owner = Only whoever opened the table may do that; ask them.
refuse-not-your-seat = This is not your seat; sit down first, or use your recovery link.
refuse-seat-taken = Somebody sits there already; choose another seat.
refuse-seat-free = Nobody sits there.
refuse-seats-free = { $free ->
    [one] One seat is
   *[other] { $free } seats are
} still free; invite somebody or let bots play.
refuse-seats-taken = A seat after number { $players } is taken; free it first.
refuse-nonce = A number for the draws has 1 to 64 letters, figures, hyphens and underscores.
refuse-clock-name = There is no clock “{ $clock }”; choose from { $known }.
refuse-note-long = What stands over a table has at most { $most } characters; write less.
refuse-owner-seat = Only somebody who sits at the table can own it; let them sit down first.
refuse-table-gathering = The game has not started yet; wait for the start.
refuse-table-playing = The game is under way.
refuse-table-adjourned = The table rests; go on with it first.
refuse-table-over = The game is over; open a new table.
refuse-table-closed = This table is closed; open a new one.
refuse-rematched = A new table is open already: { $table }.
refuse-replay-running = A game is shown again only when it is over: everybody would see everything.
refuse-record-running = The record tells everything, so it can be had only when the game is over.
refuse-book-running = The book is bound when the story is over.

## Playing

refuse-stale-ask = Something has happened meanwhile; look at the table and choose again.
refuse-ref = The reference of a message has 1 to 40 letters, figures, hyphens and underscores.
refuse-nothing-to-undo = You have done nothing that could be taken back.
refuse-undo-open = Somebody is asking for an undo already; answer that first.
refuse-undo-not-asked = Nobody is waiting for your word about an undo.
refuse-already-away = A bot plays for you already.
refuse-not-away = You are playing yourself.
refuse-vote-about = There is nobody to be replaced in that seat.
refuse-vote-early = Let them think: after { $seconds } seconds without an answer you may call for a bot.
refuse-voted = You have voted for that already; wait for the others.
refuse-orders = A seat has at most { $most } standing orders; remove some first.
refuse-order-uses = A standing order applies at least once; give 1 or more.
refuse-link = This link is not, or no longer, good for this seat; make a new one on the device where you sit.

## Talk

refuse-silence = The rules demand silence now; wait until it is over.
refuse-talk-empty = Say something, or choose a ready phrase; not both at once.
refuse-talk-long = At most { $most } characters at once; say it in two.
refuse-talk-phrase = There is no ready phrase “{ $phrase }”; choose another.
refuse-typing = Nobody is waiting for a tale of yours now.
refuse-nobody-tells = Nobody is telling now, so there is nobody to suggest anything to.
refuse-nothing-to-tell = This needs no words.

## Frames and the store

refuse-frame-large = A message has at most { $most } bytes.
refuse-frame-shape = This message cannot be read: { $detail }
refuse-watching = One connection watches at most { $most } seats.
refuse-busy = Too many are writing to this table at once; try again.
refuse-store = The house cannot write anything down at the moment, so nothing has happened; try again soon.
refuse-too-large = A request has at most { $most } bytes; send less.
refuse-no-such-road = There is nothing at this address; see /schema/openapi.json.
refuse-method = This address does not answer { $method }; see /schema/openapi.json.
refuse-fault = Something in the house went wrong, and nothing is known to have happened; look at the table and try again.
refuse-sockets = Too many connections are open; close a window first.
refuse-database-address = “{ $address }” is not the address of a database; write sqlite:FILE or postgresql://….

## Settings

refuse-setting-yes-no = { $setting } is yes or no; “{ $value }” is neither.
refuse-setting-number = { $setting } is a number; “{ $value }” is not.
refuse-setting-port = A port lies between 1 and 65535; { NUMBER($value, useGrouping: 0) } does not.
refuse-setting-workers = There can be 1 to 64 workers; { NUMBER($value, useGrouping: 0) } is not among them.
refuse-setting-pace = Bots wait from 0 to 60000 milliseconds; { NUMBER($value, useGrouping: 0) } is outside of that.
refuse-setting-rate = The rate lies between 1 and 1000000; { NUMBER($value, useGrouping: 0) } does not.
refuse-setting-origin = An origin is what people type, without a path, like https://games.example and not like “{ $value }”.
refuse-setting-redis = The address of Redis begins with redis://, rediss:// or unix://.
refuse-port-taken = Something already listens at { $host }, port { NUMBER($port, useGrouping: 0) }: perhaps this house. Stop it, or choose another port with --port.
refuse-host = This machine has no address { $host } to listen at; choose another with --host.
refuse-setting-drain = A worker drains for 0 to 600 seconds; { NUMBER($value, useGrouping: 0) } is outside of that.
refuse-setting-metrics = The token for the counters has at least { $least } characters; choose a longer one.
refuse-setting-proxies = “{ $value }” is not the address or network of a proxy; write for instance 10.0.0.5 or 10.0.0.0/24.
refuse-setting-alone = { $workers } workers need a database and news they can share: give --database postgresql://… and --redis redis://….

## Command line

cli-serve = open the house for people far away
cli-help-host = the address to listen on
cli-help-port = the port to listen on
cli-help-data = the folder of the embedded database
cli-help-database = where everything is kept: sqlite:FILE or postgresql://…
cli-help-redis = news between workers: redis://…
cli-help-workers = how many processes serve; more than one needs PostgreSQL and Redis
cli-help-origin = the address people type, where a proxy stands before the house
cli-help-proxies = addresses or networks of the proxies before the house, with commas
cli-help-metrics = the bearer token with which /metrics is read from another machine
cli-help-drain = seconds to go on answering, as not ready, after the signal to stop
cli-help-rate = how many times the usual number of requests is allowed
cli-help-pace = milliseconds a bot waits before it answers
cli-help-no-browser = do not open a browser
serve-started = The house is open at { $address }. Everything is kept in { $data }. Ctrl+C closes it.
serve-no-page = The house has no page here: it could not be built, which needs the network once. Run ./terem again with a connection; until then, the terminal:
serve-open-already = The house is open already at { $address }.
cli-backup = keep a copy of the whole house in one file, while it is open
cli-restore = fill an empty house from a backup
cli-export = write the record of a table
cli-admin = tables and people of a running house: list, reports, mute, unmute, close
cli-help-backup-file = the file of the backup
cli-help-table = a table by its id or its six letters
cli-help-record-file = the file for the record
cli-help-admin = what to do
cli-help-admin-who = the person or the table it is about
cli-help-hours = for how many hours
host-backed-up = Everything is in { $file }: { $lines ->
    [one] one line
   *[other] { $lines } lines
} of the tables’ logs.
host-restored = The house is back from { $file }: { $lines ->
    [one] one line
   *[other] { $lines } lines
} of the tables’ logs.
host-exported = The record of { $table } is in { $file }.
host-muted = { $person } says nothing for { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
host-unmuted = { $person } may speak again.
host-closed = The table { $table } is closed.
host-column-id = table
host-column-code = code
host-column-game = game
host-column-stage = stage
host-stage = { $stage ->
    [gathering] gathering
    [playing] under way
    [adjourned] resting
    [closed] closed
   *[over] finished
}
host-column-person = person
host-column-name = name
host-column-said = said
refuse-backup-exists = { $file } exists already; choose another name.
refuse-backup = The backup { $file } could not be written: { $detail }
refuse-restore = { $file } could not be restored: { $detail }
refuse-restore-full = There is a house at { $address } already; restore into an empty place.
refuse-no-house = There is no house in { $file } yet; terem serve opens one.
refuse-no-backup = There is no file { $file }; check its name.
refuse-database = The database cannot be opened: { $detail }
refuse-database-newer = A newer Terem has written this database (step { $found }; this one knows { $known }); update Terem and start again.
refuse-database-readonly = { $file } can be read but not written; give whoever runs the house the right to write there.
refuse-backup-newer = { $file } was written by a newer Terem; update this one first.
refuse-backup-shape = { $file } is no backup of a house: its table “{ $table }” is missing or has other columns.
refuse-no-such-person = Nobody here has the id { $person }.
refuse-admin-who = Say whom or which table to { $what }: terem admin { $what } ID.
refuse-hours = Give a number of hours from 1 to { $most }.
refuse-not-said = Nobody here has said that.

## Ready phrases

say-hello = Hello, everybody!
say-luck = Good luck!
say-well-played = Well played!
say-thanks = Thank you!
say-oops = Oops.
say-thinking = Let me think a little.
say-your-turn = It is your turn.
say-one-moment = One moment, please.
say-back = I am back.
say-again = Shall we play again?
say-goodbye = Goodbye, it was a pleasure!
say-i-go-first = I go first.
say-up = Up!
say-right = To the right!
say-down = Down!
say-left = To the left!
say-fire = Fire!
say-skip = I skip.
say-trust-me = Trust me.
refuse-coach-off = There is no advice at this table: whoever opened it wished it so.
refuse-coach-waits = There is advice when the table waits for you.
refuse-coach-busy = No advice could be found just now; ask again a little later.
