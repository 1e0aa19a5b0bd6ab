# --- joining words ---
list-and = { $items } and { $last }
list-none = none
refused-by-rule = { $reason } ({ $rule ->
    [record] see docs/record.md
    [fairness] see docs/record.md
    [components] see components.toml
    [position] see docs/position.md
    [notation] type ? for help
    [undo] undo
   *[other] rule { $rule }
})
game-name = { $game ->
    [winter-queen] Winter Queen
    [gorynych] Gorynych, Burn!
    [winter-tales] Winter Tales
   *[other] { $game }
}

# --- refusals of the house ---
refuse-action-shape = This is not an action of this game: { $detail }.
refuse-question-shape = This is not a question this game can answer: { $detail }.
refuse-at = There is no entry { $given }; the record has entries up to { $most }, and 0 is the start.
refuse-clock = The clock can only play what the prompt names as its default.
refuse-code = { $code } is not the code of any action.
refuse-data-syntax = The file is neither good TOML nor good JSON: { $detail }.
refuse-endless = Game { $game } with seed { $seed } did not end within { $entries } actions: these bots go on for ever. Choose others.
refuse-file-unreadable = The file { $file } cannot be read: { $detail }.
refuse-file-unwritable = The file { $file } cannot be written: { $detail }. Nothing was changed; choose another place.
refuse-game-module = No game was found at { $game }: { $detail }.
refuse-game-over = The game is over; nothing more can be played.
refuse-games = Ask for at least one game.
refuse-language = There is no language “{ $language }”; choose one of { $known }.
refuse-no-bench = There is no benchmark “{ $what }” in { $folder }. Run it from a checkout, for example: ./terem bench engine.
refuse-no-companion = There is no scoring companion for { $game }; it exists for winter-queen.
refuse-no-preview = There is nothing to show of this game before it begins.
refuse-no-explanation = This game has nothing to explain here.
refuse-not-asked = Nobody has asked { $seat } now; wait for the turn.
refuse-option-shape = Write an option as name=value; “{ $option }” is not.
refuse-option-value = { $value } is not a value of the option { $option }; terem options { $game } explains it.
refuse-other-game = { $file } is a game of { $game }; resume it with terem play { $game }.
refuse-player-count = This game is for { $least } to { $most } players, not for { $given }.
refuse-record-after-end = Entry { $entry } comes after the end of the game, so the record is damaged.
refuse-record-chance = In entry { $entry }, draw { $draw } does not fit what the rules draw there, so the record is damaged.
refuse-record-damaged = The record is damaged{ $place ->
    [JSON] { "" }
   *[other] { " " }at line { $place }
}: { $detail }.
refuse-record-format = This record has format { $found }; this program reads format { $known }. Use a newer Terem for it.
refuse-record-gap = The record is damaged: entry { $expected } is missing, { $found } stands in its place.
refuse-record-illegal = Entry { $entry } of the record is against the rules: { $reason }
refuse-record-nonces = The record is damaged: there must be one nonce for each seat.
refuse-record-not-json = This file is not a record: it is not JSON.
refuse-record-outcome = The result written in the record is not the one its actions lead to.
refuse-record-read-only = This record can be replayed but not played on: it holds no key. Resume a saved game instead.
refuse-record-words = The text told with entry { $entry } is too long or holds control characters, so the record is damaged.
refuse-rules-version = The rules version { $rules } is unknown; known are { $known }. Use a newer Terem for this record.
refuse-seat = { $given } is not a seat; give a number from 1 to { $players }, spectator or all.
refuse-stale = Another action was taken first; look at the table and choose again.
refuse-too-many-bots = { $bots ->
    [one] { $bots } bot does
   *[other] { $bots } bots do
} not fit at a table of { $players }.
refuse-undo-target = Entry { $entry } cannot be taken back: it is not part of the game as it stands.
refuse-undo-consent = Entry { $entry } takes an action back without the word of those it needed.
refuse-bot-game = The bot { $bot } plays only { $known }, not { $game }; choose another.
refuse-bot-module = No bot was found at { $bot }: { $detail }. Name something with a method “choose”, as MODULE:NAME; docs/bots.md shows one.
refuse-bot-answer = “{ $bot }” answered { $answer }; what “choose” returns must be an Answer with the code of an action; docs/bots.md shows one.
refuse-bot-failed = The program of the bot “{ $bot }” failed: { $detail }. Mend it and run the same command again.
refuse-unknown-preset = There is no preset “{ $preset }”; choose from { $known }.
refuse-unknown-bot = There is no bot “{ $bot }”; choose from { $known }.
refuse-unknown-game = There is no game “{ $game }”; choose from { $known }.
refuse-unknown-option = This game has no option “{ $option }”; it has { $known }.
refuse-verify-draw = Draw { $draw } of entry { $entry } does not follow from the key and the nonces: it was not drawn fairly.
refuse-verify-key = The key in the record is not the one the host committed to before the game.
refuse-verify-noted = This is not the commitment you noted: the record belongs to another key.
refuse-verify-unfinished = Only a finished game can be proved; this record has no end yet.
refuse-words-too-long = The text is too long; keep it to { $most } characters.
refuse-words-not-due = Nothing is told with this action; leave the text out.
refuse-words-narrated = The narrator’s lines cannot be made up by a player. Send your own text, or none.
refuse-story-game = Only Winter Tales tells a story; this is a record of { game-name }.
refuse-story-format = A book is a file that ends in .html, .epub or .pdf; “{ $file }” does not.
refuse-story-empty = Nothing has been told in this record yet.
refuse-story-pictures = The pictures of the story cards are missing. They are added when Terem is built: run ./terem once with a connection to the network.

# --- command line ---
cli-description = Winter board games. Without a command the house opens in your browser.
cli-epilog = In a checkout, ./terem test runs all tests.
cli-usage = usage:
cli-positionals = what it takes
cli-optionals = options
cli-commands = commands
cli-play = play a game in the terminal, against bots or together at one keyboard
cli-options = list what can be chosen before a game
cli-simulate = let bots play many games; the same seed gives the same bytes
cli-replay = tell a recorded game and show the table at any point
cli-verify = prove that a finished game was drawn and played fairly
cli-score = score a position from the box on your table
cli-check = check that a game keeps its promises (for game authors)
cli-bench = measure speed beside other programs
cli-soak = run the long checks in full
cli-help-help = show this help
cli-help-lang = language: English, Russian or Hungarian
cli-help-version = show the version
cli-help-game = the game, for example winter-queen
cli-help-players = number of players
cli-help-preset = a named set of options; terem options GAME lists them
cli-help-option = an option of the game; may be given several times
cli-help-components = use corrected component data from this file
cli-help-games = how many games
cli-help-seed = where the random numbers start
cli-help-json = print JSON for programs
cli-help-play-bots = the bots at the table: random (plays anything), greedy (looks one step ahead), search (tries games out); for winter-queen novice, adept and master; for gorynych head (a partner for anybody) and chorus (one mind for all heads); for winter-tales bard (thinks ahead and bluffs), for example greedy,random; none for people only
cli-help-names = names of the people, in the order of their seats
cli-help-play-seed = play a repeatable game instead of a fair one
cli-help-resume = go on with a saved game
cli-help-new = start anew even if an unfinished game was kept
cli-help-no-coach = nobody at this table is given advice (a)
cli-help-record = write the finished game to this file
cli-help-bots = bots for the seats in order; a shorter list is repeated; MODULE:NAME is a bot of your own
cli-help-record-dir = write every game into this folder
cli-help-file = a record
cli-help-commitment = the commitment you noted before the game
cli-help-record-game = the game of the record, if it is not one of the house
cli-help-at = stop after this entry
cli-help-seat = whose eyes to look through
cli-help-position = the position; docs/position.md describes it
cli-help-what = what to measure: engine
cli-help-rest = arguments of the benchmark
cli-missing = { $command } needs { $what }. See { $command } --help.
cli-unrecognized = { $command } does not know { $what }. See { $command } --help.
cli-needs-value = { $what } needs a value. See { $command } --help.
cli-choice = { $value } is not possible for { $what }; choose from { $known }. See { $command } --help.
cli-value = “{ $value }” is not a value for { $what }. See { $command } --help.
cli-other = { $command } cannot be run like this ({ $detail }). See { $command } --help.

# --- the menu of ./terem ---
menu-welcome = Welcome to the terem. What shall we play?
menu-resume = Go on: { $kept }
menu-game = { $game } ({ $least }–{ $most } players)
menu-alone = you and { $others ->
    [one] { $others } bot
   *[other] { $others } bots
}
menu-together = { $players } people at this keyboard
menu-ask = Number (Enter to leave):
menu-unknown = Please type a number from 1 to { $most }, or press Enter to leave.

# --- a table in the terminal ---
play-you = You
play-person = Player { $number }
play-bot-name = Bot { $number } ({ $bot })
play-kept = { $game } with { $names }, { $entries ->
    [one] { $entries } action
   *[other] { $entries } actions
} so far.
play-resume = Go on with it? [yes/no]
play-aside = The unfinished game was put aside as { $file }; go on with it later with --resume.
play-kept-damaged = Your unfinished game cannot be continued: { $reason }
play-recorded = The game was written to { $file }; terem replay shows it again.
play-story = Bind its story as a book with: terem story { $file } -o book.html
table-ask = (? help) ›
table-yes = yes
table-number = Please type a number from 1 to { $most }, or the code beside it.
table-no = no
table-choose-action = Your actions:
table-commands = Type a number, a short code or a whole action. Also: ? help · ? word help on something · t draw the table · w why these points · l log · a advice · u undo · s [file] save · q leave · Enter back to the first question
table-curtain = Hand the keyboard to { $seat } and press Enter.
table-go-on = Enter to go on, u to undo:
table-pages = Space or the arrows turn the page, q leaves the help.
table-help-nothing = The help does not mention “{ $word }”. Type ? alone for all of it.
table-left = Your game is kept in { $file }. Start the same game again to go on.
table-not-left = Your game is not kept: { $file } cannot be written. Make room there, or set TEREM_DATA to another folder, before you play on.
table-log-empty = Nothing has happened yet.
table-nothing-scores = No page holds a crystal yet.
table-question = { $seat }: { $question }
table-saved = Saved to { $file }.
table-second-thoughts = Enter to go on, or type another choice to replace yours:
table-undone = { $seat }: action taken back.
table-undo-nothing = There is nothing to take back.
table-undo-chance = This cannot be taken back: something was drawn since, and you have seen it.
table-undo-secret = This cannot be taken back: something was shown or signalled since that nobody can forget.
table-undo-consent = { $seat }, { $rival } would like to take an action back. Do you agree? [yes/no]
table-undo-refused = { $seat } does not agree.
table-winner = Winner: { $winners }
table-winners = Winners together: { $winners }

# --- commands' output ---
simulate-progress = Playing
simulate-title = { $game }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-mean = mean points
simulate-range = points
simulate-team = The team ({ $bots }) won { $won } of { $games }: { $share } %.
simulate-length = { $mean } actions a game on average.
replay-title = { $game }, rules { $rules }
replay-view = As { $who } sees it after entry { $entry }:
replay-spectator = a spectator
replay-take-back = { $seat } takes entry { $entry } back.
verify-noted = It is the commitment you noted, { $commitment }: nobody could choose a draw.
verify-note = The host’s commitment is { $commitment }. If you noted it before the game, check it with --commitment: only that shows that the key was fixed beforehand.
verify-proved = Proved: { $entries } entries follow the rules, { $draws } draws follow from the key and the nonces, and the result is right.
score-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the pages
score-page = { $book }, page { $page }, { $effect }: { $why }
score-total = together with the points taken so far: { $points }
options-none = { $game } has no options.
options-presets = Presets (--preset NAME)
options-options = Options (--option NAME=VALUE), the usual value first
check-assemblies = { $assemblies } assemblies of the boards checked; findings: { $findings }
check-progress = { $players } players
check-cell = { $players } players, options { $options }: { $games } games, { $actions } actions, longest { $longest }; outside judges: { $judges }; findings: { $findings }
check-no-judges = not installed (extra “research”)
check-finding = FOUND by { $check } with { $players } players, seed { $seed }, game { $game }, entry { $entry }: { $detail }
check-passed = { $game } keeps its promises.
check-failed = { $game } breaks { $findings ->
    [one] { $findings } promise
   *[other] { $findings } promises
}.
table-bot-thinks = { $name } is thinking…
table-narrator = The narrator would say: { $tale }
table-tell = Enter lets the narrator tell; or type your own words, with * where the card comes in:
cli-story = bind the story of a game of Winter Tales as a book
cli-help-output = the book to write; its ending chooses the kind: .html, .epub or .pdf
story-written = The book is bound: { $file }
soak-untrue = Game { $game }: { $detail }
soak-stories = { $games } stories told to their end; findings: { $findings }
soak-waited = FOUND: { $detail }
soak-bots = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
} of bots through the whole house, { $actions } actions, { $secret } of them in secret, { $sat_in } for people who were away. Longest pause { $pause } s, longest thought { $thought } s; findings: { $findings }
cli-help-soak-games = how many tables of Winter Tales bots play at; the other games in proportion
soak-played = Played so far: { $games }; findings: { $findings }
soak-killed = Killed so far: { $kills }
soak-kept = { $house }: killed { $kills ->
    [one] once
   *[other] { $kills } times
} in { $minutes } min. { $tables ->
    [one] One game was
   *[other] { $tables } games were
} played to the end: { $lines } lines, { $secret } of them answers in secret. Every one of { $acknowledged } acknowledged answers is there once.
soak-lost = { $house }: something was lost or came twice. { $detail }
cli-help-soak = one part only
cli-help-kills = how often each server is killed
cli-help-soak-game = bots play at tables of this game only
cli-help-house = one kind of house only
refuse-kills = Ask for at least one kill.
refuse-no-checkout = The checks of “{ $part }” are not in { $folder }. Run them from a checkout: ./terem soak { $part }.
cli-menu = play in the terminal: a short menu
cli-types = write the types the browser’s side imports
cli-help-types = the file to write

## Arena

cli-arena = which bot plays better: the same deals in every seat
cli-help-arena-bots = the bots around the table; more bots than seats meet in every combination; NAME@SECONDS sets a bot’s time for a turn, as in master@0.1; MODULE:NAME is a bot of your own
cli-help-arena-workers = how many processes play
cli-help-arena-ray = the address of a Ray cluster that plays
cli-help-arena-results = the folder the results are kept in; what is there is not played again
refuse-arena-seconds = “{ $label }” sets no time for a turn; write a bot and seconds between 0 and 60, as in master@0.1.
refuse-arena-workers = At least one process must play: --workers 1 or more.
refuse-arena-ray = There is no Ray here; from a checkout “./terem arena … --ray” gets it, elsewhere “pip install ray”.
refuse-arena-cluster = No Ray cluster answers at “{ $address }”. Start one with “ray start --head”, or leave --ray out and use --workers.
refuse-arena-node = On the cluster’s node { $node } the game or a bot is not the same program as here. Install the same Terem there, and the same modules of your own.
refuse-arena-worker = A process that played has ended in the middle of a game: a bot ended it, or memory ran out. What was finished is kept; the same command goes on from there, with fewer --workers if memory is short.
refuse-arena-illegal = On deal { $deal }, seating { $seating }, “{ $bot }” answered { $answer }, which the rules do not allow there. A bot answers with a code of situation.legal.
arena-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
} on { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
arena-bot = bot
arena-seats = seats
arena-share = wins
arena-fair = fair share
arena-score = mean points
arena-rating = rating
arena-kept = The results are kept in { $file }.
arena-broken-off = Broken off. Games kept: { $kept } of { $games }, in { $file }. The same command goes on from there.

# --- advice ---
table-advice = { $number }. { $action } — { $why }
coach-gain = About { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} better than an average move.
coach-search = Games tried out: { $all }, with this beginning: { $visits }, more than with any other.
coach-only = There is nothing to weigh here.
coach-glance = Of { $count ->
    [one] the one thing
   *[other] { $count } things
} you may do, this leaves you best off one step ahead.
coach-glance-next = The next best, one step ahead.
cli-help-arena-replace = one seat of bot A after the other is given to bot B, --games at each such table: how does the team fare, or among rivals bot B?
cli-help-arena-seatings = each deal is played in so many of the different line-ups, beginning with another one every time (all of them)
refuse-arena-replace = “{ $text }” replaces nobody at this table; name one of its bots and another, as in greedy=head.
refuse-arena-replace-bots = --replace changes the seats of one table; name no more bots with --bots than it has seats: { $seats }.
refuse-arena-seatings = A deal needs at least one seating: --seatings 1 or more.
arena-replaced = replaced
arena-team = at the table
arena-newcomer = wins of { $bot }, per seat
arena-games = games
