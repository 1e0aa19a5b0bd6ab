// Made by `terem types` from the server's structs; a test fails when it is stale. Not to be edited.

/** Somebody, as the house and they themselves see. */
export interface Account {
  id: string;
  name: string;
  crest: string;
  language: string;
  kind: string;
  muted: number;
}

/** An answer to the question `ask`, or something beside it. Sent again under the same `ref` it is done once. */
export interface Act {
  type: "act";
  ref: string;
  table: string;
  seat: number;
  ask: string;
  action: unknown;
  text?: string | null;
  language?: string;
}

/** An action a coach would consider. */
export interface AdviceView {
  action: unknown;
  line: string;
  gain: Phrase | null;
  why: Phrase;
}

/** Yes or no. */
export interface Answer {
  yes: boolean;
}

/** One telling. */
export interface BookParagraph {
  seat: number;
  side: string;
  language: string;
  runs: BookRun[];
}

/** The characters of one side. */
export interface BookPart {
  heading: string;
  side: string;
  roles: BookRole[];
}

/** A character, and what there is to know. */
export interface BookRole {
  name: string;
  about: string;
}

/** A stretch of text, or a card in it. */
export interface BookRun {
  text: string;
  card: string | null;
}

/** Where a quest was performed, and how it stood in the end. */
export interface BookScene {
  place: string;
  spring: number;
  winter: number;
}

/** A chapter of the book. */
export interface BookSection {
  heading: string;
  title: string;
  side: string;
  card: string | null;
  memory: string;
  scene: BookScene | null;
  paragraphs: BookParagraph[];
}

/** How somebody wants to be called. */
export interface Card {
  name: string;
  crest: string;
  language: string;
}

/** What a browser's authenticator is asked; the token comes back with its answer, so that no worker remembers it. */
export interface Challenge {
  token: string;
  options: string;
}

/** What the owner wants otherwise; everything is named. */
export interface Changes {
  players: number;
  options: Record<string, unknown>;
  clock: string;
  public: boolean;
  note?: string;
  coach?: boolean;
}

/** What a seat may answer: every action, up to the equivalences the game names. */
export interface Choices {
  ask: string;
  actions: unknown[];
}

/** What was asked under `ref` has happened and is stored. */
export interface Done {
  type: "done";
  ref: string;
}

/** A game: how many play it, and what may be chosen before. */
export interface GameView {
  name: string;
  rules: string;
  least: number;
  most: number;
  cooperative: boolean;
  options: Option[];
  presets: Record<string, Record<string, unknown>>;
  timed: string[];
  bots: string[];
  usual_bot: string;
}

/** I am stuck with my tale: will somebody suggest a line? */
export interface Help {
  type: "help";
  table: string;
  seat: number;
}

/** Somebody who is telling asks for a line. */
export interface HelpAsked {
  type: "help-asked";
  table: string;
  seat: number;
}

/** Something a seat may do beside the prompt without answering it: pointing, objecting, replacing a locked card. */
export interface Interjection {
  seats: number[];
  phrase: Phrase;
}

/** How a bot plays. */
export interface Level {
  level: string;
}

/** A link that gives a seat back to whoever lost the cookie. */
export interface Link {
  token: string;
}

/** A table to open. */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  clock?: string;
  public?: boolean;
  note?: string;
  coach?: boolean;
}

/** Something of one's own for the draws; empty leaves it to the house. */
export interface Nonce {
  nonce?: string;
}

/** It is stored. */
export interface Ok {
  stored: boolean;
}

/** A choice made before the game; explained by the message `<game>-option`. */
export interface Option {
  name: string;
  default: unknown;
  choices: unknown[];
}

/** How to answer a question without being asked: where its key and these arguments are the same. */
export interface Order {
  key: string;
  action: unknown;
  arguments?: Record<string, unknown>;
  uses?: number | null;
}

/** All standing orders of a seat. */
export interface Orders {
  orders: Order[];
}

/** How a game ended. */
export interface Outcome {
  scores: number[];
  winners: number[];
  reason: Phrase;
}

/** Names and crests of people by their ids; not counted, for names are no part of a game. */
export interface People {
  type: "people";
  people: Record<string, unknown>;
}

/** Somebody, as everybody may see. */
export interface Person {
  id: string;
  name: string;
  crest: string;
  kind: string;
}

/** A message key of the catalogues with its arguments; an argument may be a phrase or a list of phrases. */
export interface Phrase {
  key: string;
  arguments: Record<string, unknown>;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** What everybody sees of a seat. */
export interface PlaceView {
  person: string | null;
  bot: string | null;
  stand_in: boolean;
}

/** Still here. */
export interface Pong {
  type: "pong";
  time: number;
}

/** Who is connected: seats, and how many look on. */
export interface Present {
  type: "present";
  table: string;
  seats: number[];
  spectators: number;
}

/** Whom the table waits for now, and how. */
export interface Prompt {
  id: number;
  seats: number[];
  phrase: Phrase;
  blind: boolean;
  words: boolean;
  talk: boolean;
  seconds: number | null;
  default: unknown;
  optional: boolean;
  interjections: Interjection[];
}

/** The answer of an authenticator, with the token of its challenge. */
export interface Proof {
  token: string;
  credential: Record<string, unknown>;
}

/** What to explain; spectators ask without a seat. */
export interface Question {
  question: unknown;
  seat?: number | null;
}

/** Why not: a message key with arguments, and the rule. */
export interface Reason {
  reason: Phrase;
  rule: string;
}

/** It has not happened, and why. */
export interface Refused {
  type: "refused";
  ref: string;
  reason: Phrase;
  rule: string;
}

/** Where the same people meet again. */
export interface Rematch {
  table: string;
}

/** Something that should not have been said. */
export interface Report {
  person: string;
  time: number;
}

/** Somebody said something: a text, or a ready phrase that everybody reads in their own language. */
export interface Said {
  type: "said";
  person: string;
  seat: number | null;
  text: string;
  phrase: Phrase | null;
  time: number;
}

/** A seat in a list. */
export interface SeatLine {
  name: string;
  bot: string | null;
  mine: boolean;
  asked: boolean;
  stand_in: boolean;
}

/** The table around the game, as a viewer sees it. */
export interface SittingView {
  game: string;
  rules: string;
  players: number;
  options: Record<string, unknown>;
  clock: string;
  public: boolean;
  owner: string;
  commitment: string;
  stage: string;
  places: PlaceView[];
  undo: UndoView | null;
  votes: [number, number][];
  rematch: string | null;
  note: string;
  coach: boolean;
  orders: Order[];
}

/** A whole book in one language. */
export interface StoryBook {
  language: string;
  title: string;
  by: string;
  names: string[];
  cast_heading: string;
  cast: BookPart[];
  writer: string;
  sections: BookSection[];
  outcome: string;
  end: string;
  tellers_heading: string;
  tellers: string[];
  credits: string[];
  ended: number;
}

/** A line for whoever is telling, from a seat of mine; nobody else sees it. */
export interface Suggest {
  type: "suggest";
  table: string;
  seat: number;
  text: string;
}

/** Somebody suggests a line. */
export interface Suggested {
  type: "suggested";
  table: string;
  seat: number;
  text: string;
}

/** A table in a list; where the list is long, only the first are looked into. */
export interface TableLine {
  id: string;
  code: string;
  game: string;
  stage: string;
  touched: number;
  your_turn: boolean;
  seats: SeatLine[];
}

/** A table as everybody with its link sees it, before sitting down. */
export interface TableView {
  id: string;
  code: string;
  sitting: SittingView;
  people: Record<string, Person>;
}

/** A text, or the key of a ready phrase. */
export interface Talk {
  text?: string;
  phrase?: string;
}

/** A bot has thought for a while about a question everybody sees, and goes on. */
export interface Thinks {
  type: "thinks";
  table: string;
  seat: number;
}

/** For a program; shown once. */
export interface Token {
  person: string;
  token: string;
}

/** Somebody is writing a tale. */
export interface Typed {
  type: "typed";
  table: string;
  seat: number;
  text: string;
}

/** A tale while it is being written; cards in it are marks, and nothing is kept. */
export interface Typing {
  type: "typing";
  table: string;
  seat: number;
  text: string;
}

/** Somebody asks to take something back; which line of the record that is stays inside. */
export interface UndoView {
  seat: number;
  needed: number[];
  agreed: number[];
}

/** The seat is another's now: nothing more is shown through it. */
export interface Unseated {
  type: "unseated";
  table: string;
  seat: number;
}

/** No more of it. */
export interface Unwatch {
  type: "unwatch";
  table: string;
  seat?: number | null;
}

/** What a viewer has not seen yet. `n` counts the viewer's frames without a gap. */
export interface Update {
  type: "update";
  table: string;
  seat: number | null;
  n: number;
  ask?: string;
  deadline?: number | null;
  events?: Phrase[];
  talk?: Said[];
  back?: number;
  view?: unknown | null;
  sitting?: unknown | null;
  acted?: boolean;
  actions?: unknown[] | null;
}

/** Who has come in, as far as the house knows. */
export interface Visit {
  account: Account | null;
}

/** Show me a table through a seat of mine, or as a spectator; `since` is the last frame I have. */
export interface Watch {
  type: "watch";
  table: string;
  seat?: number | null;
  since?: number;
  actions?: boolean;
}

export type Asking = Watch | Unwatch | Act | Typing | Suggest | Help | Ping;

export type Telling = Update | People | Done | Refused | Typed | Suggested | HelpAsked | Thinks | Present | Unseated | Pong;

export declare namespace Gorynych {
  /** Drive a nearest knight back, or nobody; a destroyed knight returns on the start of a path. */
  export interface Apples {
    do: "apples";
    knight?: number | null;
    comrade?: string | null;
  }

  /** A Movement of any colour; none where the number is 0. */
  export interface Arrow {
    do: "arrow";
    colour: string | null;
    distance: number;
  }

  /** End the signal: everybody chooses. */
  export interface Begin {
    do: "begin";
  }

  /** A movement deck: the cards still in it and those on its discard pile; no order exists. */
  export interface Cards {
    left: number[];
    gone: number[];
    coming: number[];
  }

  /** The seat's answers; each field belongs to one phase. */
  export interface Choices {
    cards: string[];
    skip: boolean;
    begin: boolean;
    speak: boolean;
    knights: number[];
    paths: string[];
    cells: string[];
    flights: Flight[];
    tiles: TileChoices[];
  }

  /** Put a card from hand into the row. */
  export interface Discard {
    do: "discard";
    card: string;
  }

  /** The assembled field: rows of signs, `.` where nothing is. */
  export interface FieldView {
    order: string;
    path: string[];
    river: string[];
    terem: string[];
    starts: Record<string, string>;
    entries: Record<string, string>;
    exits: Record<string, string>;
  }

  /** Burn a neighbouring cell. */
  export interface Fireball {
    do: "fireball";
    cell: string;
  }

  /** A distance, and the cell where the dragon would end, the river counted; None is off the field. */
  export interface Flight {
    distance: number;
    cell: string | null;
    stop: string | null;
  }

  /** The revealed Movement, this far. */
  export interface Fly {
    do: "fly";
    distance: number;
  }

  /** End the talk. */
  export interface Hush {
    do: "hush";
  }

  /** Knight's move to a cell. */
  export interface Jump {
    do: "jump";
    cell: string;
  }

  /** A knight on the field; `cell` is None in the terem. */
  export interface Knight {
    knight: number;
    path: string;
    cell: string | null;
    left: number;
    shield: boolean;
    horse: boolean;
    pointed: boolean;
    soon: boolean;
  }

  /** Lay a card face down, or replace the one that lies there. */
  export interface Lock {
    do: "lock";
    card: string;
  }

  /** Pull a knight so many cells along its path, back if negative; the horse goes under another knight. */
  export interface Magnet {
    do: "magnet";
    knight: number;
    steps: number;
    horse?: number | null;
  }

  /** How often bots that share one plan have won with these choices, in percent of so many games. */
  export interface Odds {
    rate: number;
    games: number;
  }

  /** Set the dragon on a cell of the terem before the first round. */
  export interface Perch {
    do: "perch";
    cell: string;
  }

  /** Put the next knight on the start of a path. */
  export interface Place {
    do: "place";
    path: string;
  }

  /** Mark these knights (numbers from 1) and no others. */
  export interface Point {
    do: "point";
    knights: number[];
  }

  /** What the choices make. */
  export interface Preview {
    field: FieldView;
    orders: string[];
    compass: Record<string, string> | null;
    knights: number;
    speech: number;
    fixed: string[];
    pool: string[];
    odds: Odds | null;
  }

  /** Back to a cell of the terem. */
  export interface Princess {
    do: "princess";
    cell: string;
  }

  /** How far Magnet may move a knight along its path, back if negative. */
  export interface Pull {
    knight: number;
    steps: number[];
  }

  /** A card of the own row again, then lose a card; `distance` 0 is off the field, where nothing else is left. */
  export interface Repeat {
    do: "repeat";
    card?: string | null;
    distance?: number | null;
    lose?: string | null;
  }

  /** Somebody's cards. Hands follow from the open rows, so they are shown; a locked card is still among them. */
  export interface SeatView {
    hand: string[];
    row: string[];
    box: string[];
    locked: boolean;
    took: string[] | null;
    discarding: boolean;
  }

  /** Take the row back and have no turn this round. */
  export interface Skip {
    do: "skip";
  }

  /** The farthest knight that changes places with the dragon, and the cell where it lands. */
  export interface Skorokhod {
    do: "skorokhod";
    knight: number;
    cell: string;
  }

  /** Discard a speech token: talk is open. */
  export interface Speak {
    do: "speak";
  }

  /** A manoeuvre tile; turned, it shows the knights' side and cannot be used. */
  export interface Tile {
    tile: string;
    counter: string;
    turned: boolean;
  }

  /** What a manoeuvre asks for; fields the tile has no use for stay empty. */
  export interface TileChoices {
    tile: string;
    cells: Record<string, string>;
    flights: Record<string, Flight[]>;
    fire: boolean;
    ends: boolean;
    lose: string[];
    knights: number[];
    declinable: boolean;
    pulls: Pull[];
    bearers: number[];
    comrades: string[];
    perils: string[];
  }

  /** A knight back to its start; the shield goes under another, or stays where no other is left. */
  export interface Trap {
    do: "trap";
    knight: number;
    shield?: number | null;
  }

  /** The table as one seat, or a spectator (None), sees it. */
  export interface View {
    seat: number | null;
    players: number;
    phase: string;
    round: number;
    first: number;
    acting: number | null;
    revealed: string | null;
    field: FieldView;
    compass: Record<string, string>;
    dragon: string | null;
    knights: Knight[];
    destroyed: number[];
    steps: number;
    number: number;
    limit: number;
    flights: Record<string, Flight[]>;
    perils: string[];
    knight_deck: Cards;
    dragon_deck: Cards;
    tiles: Tile[];
    protected: boolean;
    flag: boolean;
    speech: number;
    seats: SeatView[];
    locked: string | null;
    discarding: string | null;
    ending: string | null;
    prompt: Prompt | null;
    choices: Choices | null;
  }

  export type Action = Place | Perch | Point | Speak | Hush | Begin | Lock | Skip | Fly | Discard | Fireball | Arrow | Princess | Repeat | Jump | Trap | Apples | Skorokhod | Magnet;
}

export declare namespace WinterQueen {
  /** Score the filled pages of an own book; with two crystals, `remove` names the crystal taken off the map. */
  export interface Activate {
    do: "activate";
    book: string;
    remove?: string | null;
    left?: Target | null;
    right?: Target | null;
  }

  /** A book on the table with the crystals on its pages, and what these would score now. */
  export interface Book {
    book: string;
    left: string | null;
    right: string | null;
    worth: [number | null, number | null];
  }

  /** The legal actions, factored: any crystal goes with any space and book, and with any page. */
  export interface Choices {
    crystals: [number, string][];
    spaces: Record<string, string[]>;
    pages: [string, number][];
    activations: Record<string, string[]>;
    must_pass: boolean;
  }

  /** A crystal on the map: placed by a player or depicted on a domain tile. */
  export interface Crystal {
    color: string;
    depicted: boolean;
  }

  /** A crystal holder, 0 is the pool of the final stage. */
  export interface Holder {
    holder: number;
    crystals: Record<string, number>;
    in_reach: boolean;
    seats: number[];
  }

  /** What a page of an owned book scores for its owner now; `crystal` asks for a colour that is not on it. */
  export interface PageQuestion {
    about: "page";
    book: string;
    page: number;
    crystal?: string | null;
  }

  /** The forced pass. */
  export interface Pass {
    do: "pass";
  }

  /** A pile of books: how many are left and which one is on top. */
  export interface Pile {
    county: string;
    left: number;
    top: string | null;
  }

  /** Place a crystal on a page (0 left, 1 right) of an own book. */
  export interface PlaceOnBook {
    do: "book";
    holder: number;
    crystal: string;
    book: string;
    page: number;
  }

  /** Place a crystal on the map; `book` is the county whose top book is taken, or none. */
  export interface PlaceOnMap {
    do: "map";
    holder: number;
    crystal: string;
    space: string;
    book?: string | null;
  }

  /** How the asker's filled pages would change with a crystal on an empty space, or without the one on `remove`. */
  export interface Prospect {
    about: "prospect";
    crystal?: string | null;
    space?: string | null;
    remove?: string | null;
  }

  /** Every filled page, and each empty one of the asker's own books with every colour. */
  export interface Survey {
    about: "survey";
  }

  /** A target named instead of the best one: a crystal, for Bright Way with a direction, or a rival's seat. */
  export interface Target {
    space?: string | null;
    direction?: string | null;
    seat?: number | null;
  }

  /** The table as one seat, or a spectator (None), sees it. */
  export interface View {
    seat: number | null;
    players: number;
    first: number;
    stage: string;
    turn: number;
    turns_left: number;
    passes: number;
    map: Record<string, Crystal | null>;
    holders: Holder[];
    bag: number;
    in_bag: Record<string, number>;
    piles: Pile[];
    books: Book[][];
    discarded: Record<string, number>;
    discarded_books: string[];
    points: number | null;
    totals: number[] | null;
    prompt: Prompt | null;
    choices: Choices | null;
  }

  /** Why an action is refused; nothing happens, whatever the answer. */
  export interface WhyNot {
    about: "why-not";
    action: PlaceOnMap | PlaceOnBook | Activate | Pass;
  }

  export type Action = PlaceOnMap | PlaceOnBook | Activate | Pass;
}

export declare namespace WinterTales {
  /** Uses what is offered: New Hope, or to come along. */
  export interface Accept {
    do: "accept";
  }

  /** Activates a ready character. */
  export interface Activate {
    do: "activate";
    character: string;
  }

  /** Plays the Great Artifact's card from the track. */
  export interface Artifact {
    do: "artifact";
  }

  /** Moves the bookmark to another memory. */
  export interface Bookmark {
    do: "bookmark";
    space: number;
  }

  /** Tells how the battle ended, and where the captive was carried. */
  export interface Carry {
    do: "carry";
    area: string;
  }

  /** A character in the game. */
  export interface CharacterView {
    character: string;
    side: string;
    seat: number;
    area: string | null;
    ready: boolean;
    lying: boolean;
    locked: boolean;
    skill: string | null;
    powers: string[];
    quests: string[];
  }

  /** Bars the mover's way with a character. */
  export interface Claim {
    do: "claim";
    character: string;
  }

  /** Brings a destroyed rebel back for three cards. */
  export interface Comeback {
    do: "comeback";
    character: string;
    location: string;
    cards: string[];
  }

  /** Armed Retaliation strikes a rebel. */
  export interface Destroy {
    do: "destroy";
    character: string;
  }

  /** Gives up the cards above the limit, face down. */
  export interface Discard {
    do: "discard";
    cards: string[];
  }

  /** Mends one's own last telling, beside the prompt. */
  export interface Edit {
    do: "edit";
  }

  /** Has nothing against what was told. */
  export interface Fine {
    do: "fine";
  }

  /** The first play of the Battle skill, without a card. */
  export interface Free {
    do: "free";
  }

  /** Fulfils an objective, with a theme of its card, on a space of the track. */
  export interface Fulfil {
    do: "fulfil";
    side: string;
    theme: number;
    space: number;
  }

  /** Lets the telling go, with what would have come of it. */
  export interface GiveUp {
    do: "give-up";
  }

  /** Takes one step. */
  export interface Go {
    do: "go";
    area: string;
  }

  /** Gives the Great Artifact to another player's character. */
  export interface Handover {
    do: "handover";
    character: string;
  }

  /** Sends a character to a quest. */
  export interface Join {
    do: "join";
    character: string;
  }

  /** Keeps a claim. */
  export interface Keep {
    do: "keep";
  }

  /** Leaves the answer to the rules: what the clock plays. */
  export interface Lapse {
    do: "lapse";
  }

  /** Tells how the battle ended, the captive left where it is. */
  export interface Leave {
    do: "leave";
  }

  /** Chooses the card that sums up a quest. */
  export interface Memory {
    do: "memory";
    card: string;
  }

  /** Names who is bound by Love, or who bears the artifact. */
  export interface Name {
    do: "name";
    character: string;
  }

  /** Objects to what was told. */
  export interface Object {
    do: "object";
  }

  /** An objective card. */
  export interface ObjectiveView {
    objective: string;
    kind: string;
    places: string[];
  }

  /** Takes part on a side. */
  export interface Part {
    do: "part";
    side: string;
  }

  /** Does nothing, or no more. */
  export interface Pass {
    do: "pass";
  }

  /** Uses the Secret Passage. */
  export interface Passage {
    do: "passage";
  }

  /** Opens a quest, tied to the bookmarked memory if there is one. */
  export interface Perform {
    do: "perform";
    quest: string;
    memory: number | null;
  }

  /** Takes a character and puts it in an empty place. */
  export interface Pick {
    do: "pick";
    character: string;
    area: string;
  }

  /** Adds a pile to the trap of one's Love partner: the cards that count. */
  export interface Pile {
    do: "pile";
    counting: string[];
  }

  /** A trap's pile, for whoever laid it. */
  export interface PileView {
    counting: string[];
    kept: string[];
  }

  /** Plays a story card for a side. */
  export interface Play {
    do: "play";
    card: string;
    side: string;
  }

  /** Spends a ready soldier to spend a ready rebel. */
  export interface Propaganda {
    do: "propaganda";
    soldier: string;
    rebel: string;
  }

  /** Objects to the last telling, beside the prompt. */
  export interface Protest {
    do: "protest";
  }

  /** Puts a quest on a location or under a rebel. */
  export interface Put {
    do: "put";
    quest: string;
    at: string;
  }

  /** A quest: never started, on a location, under a rebel, remembered, or out of the game. */
  export interface QuestView {
    quest: string;
    side: string;
    status: string;
    at: string | null;
  }

  /** Fulfils the objective Raid for two cards. */
  export interface Raid {
    do: "raid";
    theme: number;
    space: number;
    cards: string[];
  }

  /** Sets a lying character on its feet for two cards. */
  export interface Rescue {
    do: "rescue";
    character: string;
    cards: string[];
  }

  /** Tells it again; a returning rebel perhaps to another location. */
  export interface Retell {
    do: "retell";
    location: string | null;
  }

  /** Shows an objective that is half done. */
  export interface Reveal {
    do: "reveal";
    side: string;
  }

  /** A situation on the stack, as everybody sees it; the last is what the table is about. */
  export interface SceneView {
    kind: string;
    who: string | null;
    foe: string | null;
    partner: string | null;
    area: string | null;
    quest: string | null;
    steps: number | null;
    cards: string[];
    against: string[];
    artifact: string | null;
    totals: Record<string, number> | null;
    joined: (string | null)[];
    parts: (string | null)[];
    matter: string | null;
    rewrites: number | null;
  }

  /** What everybody sees of a seat. */
  export interface SeatView {
    faction: string;
    objectives: Record<string, ObjectiveView | null>;
  }

  /** Puts the memory on a space of the track. */
  export interface Space {
    do: "space";
    space: number;
  }

  /** A space of the memory track. */
  export interface SpaceView {
    space: number;
    side: string | null;
    card: string | null;
    quest: string | null;
    objective: ObjectiveView | null;
    objective_space: boolean;
    bookmark: boolean;
  }

  /** Takes another objective instead of one's own. */
  export interface Swap {
    do: "swap";
    objective: string;
  }

  /** Tells a piece of the story that is due. */
  export interface Tell {
    do: "tell";
  }

  /** Lets the terror strike a rebel. */
  export interface Terror {
    do: "terror";
    character: string;
  }

  /** Ties one's part of the epilogue to a memory. */
  export interface Tie {
    do: "tie";
    space: number;
  }

  /** Lays a trap: the open card, and those of the pile that count. */
  export interface Trap {
    do: "trap";
    card: string;
    counting: string[];
  }

  /** Armed Retaliation undoes a power. */
  export interface Undo {
    do: "undo";
    power: string;
  }

  /** What a choice brings with it. */
  export interface Upshot {
    told: string | null;
    totals: Record<string, number> | null;
  }

  /** The arbiter's word, or a vote. */
  export interface Verdict {
    do: "verdict";
    verdict: string;
  }

  /** The table as one seat, or a spectator (None), sees it. */
  export interface View {
    seat: number | null;
    players: number;
    chapter: number;
    memories: number;
    ring: number[];
    youngest: number[];
    current: number | null;
    arbiter: string;
    seats: SeatView[];
    characters: CharacterView[];
    quests: QuestView[];
    track: SpaceView[];
    refuge: string | null;
    propaganda: boolean;
    spent: string[];
    scenes: SceneView[];
    totals: Record<string, number> | null;
    winner: string | null;
    hand: string[];
    secrets: Record<string, ObjectiveView>;
    pile: PileView | null;
    prompt: Prompt | null;
    choices: (Pick | Put | Activate | Comeback | Rescue | Raid | Play | Go | Pass | Free | Artifact | Perform | Claim | Keep | Yield | Carry | Leave | Tell | Trap | Pile | Join | Part | Memory | Space | Discard | Passage | Swap | Propaganda | Terror | Accept | Name | Undo | Destroy | Fulfil | Reveal | Tie | Bookmark | Fine | Object | Verdict | Retell | GiveUp | Handover | Protest | Edit | Lapse)[];
    upshots: Upshot[];
    interjections: (Pick | Put | Activate | Comeback | Rescue | Raid | Play | Go | Pass | Free | Artifact | Perform | Claim | Keep | Yield | Carry | Leave | Tell | Trap | Pile | Join | Part | Memory | Space | Discard | Passage | Swap | Propaganda | Terror | Accept | Name | Undo | Destroy | Fulfil | Reveal | Tie | Bookmark | Fine | Object | Verdict | Retell | GiveUp | Handover | Protest | Edit | Lapse)[];
  }

  /** Yields to another claimant. */
  export interface Yield {
    do: "yield";
  }

  export type Action = Pick | Put | Activate | Comeback | Rescue | Raid | Play | Go | Pass | Free | Artifact | Perform | Claim | Keep | Yield | Carry | Leave | Tell | Trap | Pile | Join | Part | Memory | Space | Discard | Passage | Swap | Propaganda | Terror | Accept | Name | Undo | Destroy | Fulfil | Reveal | Tie | Bookmark | Fine | Object | Verdict | Retell | GiveUp | Handover | Protest | Edit | Lapse;
}
