/**
 * What a game brings to the browser, and what the frame of a table gives it.
 *
 * A game is a folder `src/games/<game>/` with a `module.ts` whose default export is a `GameModule`, and one line in
 * `src/games/index.ts`. It knows no rules: it draws `table.view`, lights up what the view says is legal, sends an action
 * with `table.act`, and says what the server refuses.
 *
 * The frame (`src/table/`) has the bar with the turn pill, the chat and log drawers, the notices (connection, sit-in,
 * undo, adjourned), the live regions and the end screen's skeleton. Everything between the bar and the lower edge of the
 * window is the board's: seats, map, hands. It never scrolls as a page.
 *
 * Three laws of the page: no `style="…"` attributes (the content policy drops them; `style:name={…}` directives are fine),
 * no text that is not a message of `locales/` (`t("key")`), no motion where `table.still` is true.
 */
import type { Component } from "svelte";
import type { GameView, Phrase, Prompt, Said, SittingView } from "../wire/types.gen";
import type { Speaker } from "../words/speaker";

/** A seat as the frame knows it. `hue` and `animal` are the house's double sign of a seat (art direction 5). */
export interface SeatInfo {
  seat: number;
  /** The person's name, or the bot's; never empty. */
  name: string;
  /** The crest of the person who sits here; bots have none. */
  crest: string | null;
  /** `var(--seat-1)` … `var(--seat-7)`, by seat. */
  hue: string;
  /** game-icons name of the seat's animal: rooster, squirrel, badger, swan, frog, goat, beaver. */
  animal: string;
  /** ◆ ■ ▲ ● ⬢ ✚ ★ */
  mark: string;
  /** Whether whoever looks through this page plays it. */
  mine: boolean;
  bot: string | null;
  /** A bot plays for a person who is away. */
  standIn: boolean;
  /** Whether the person's page is connected; bots always are. A replay leaves it out. */
  here?: boolean;
  /** Whether the open question is for this seat. */
  asked: boolean;
  /** A bot that has thought about it for a while, and goes on. */
  slow?: boolean;
}

/** A line of the log: an event of the game, something said, or a note about the table (a bot sits in). */
export type LogLine =
  | { n: number; key: string; kind: "event"; phrase: Phrase; /** The frame with which it was taken back. */ gone?: number }
  | { n: number; key: string; kind: "talk"; said: Said }
  | { n: number; key: string; kind: "note"; note: string; seat: number };

/** Whether a line stands at a moment: an event that was taken back has not happened. */
export function stands(line: LogLine, at: number | null): boolean {
  const gone = line.kind === "event" ? (line.gone ?? Infinity) : Infinity;
  return line.n <= (at ?? Infinity) && gone > (at ?? Number.MAX_SAFE_INTEGER);
}

/** One frame's news: what a viewer was told at once. */
export interface Happening {
  /** The viewer's own counter, without gaps. */
  n: number;
  events: readonly Phrase[];
  /** Told while the page was open: to be animated, sounded, spoken. What was missed is only written down. */
  live: boolean;
}

/** What is said beside the game and kept nowhere: tales while they are written, lines for whoever is stuck. */
export interface Aside {
  /** Tales while they are being written, by seat; cards in them are marks. */
  readonly typed: Readonly<Record<number, string>>;
  /** Lines offered to the viewer for the open question. */
  readonly suggestions: readonly { seat: number; text: string }[];
  /** Who asks for a line, for the open question. */
  readonly stuck: number | null;
  typing(text: string): void;
  suggest(text: string): void;
  help(): void;
  /** What the narrator would tell with an action; rejects with `Refused`. */
  line(action: unknown): Promise<Phrase>;
}

/** Whatever a board may do with a table; live tables, replays and the guide each bring their own. */
export interface TableSide<View = unknown, Action = unknown> {
  /** The id of the table, "" in a replay of a file. */
  readonly id: string;
  readonly game: string;
  /** As the viewer sees it now (or, while somebody looks back, as it was then). */
  readonly view: View;
  /** Whose eyes: a seat, or null for a spectator. */
  readonly seat: number | null;
  readonly sitting: SittingView;
  readonly seats: readonly SeatInfo[];
  /** The game's own printed things, as `/api/games/NAME/components` gives them. */
  readonly components: Readonly<Record<string, unknown>>;
  /** Names the open question; "" where there is none. */
  readonly ask: string;
  readonly prompt: Prompt | null;
  /** Whether the viewer may answer now: asked, seated, connected, not looking back, nothing on its way. */
  readonly mayAct: boolean;
  /** An action is on its way to the house. */
  readonly sending: boolean;
  /** Milliseconds since 1970 at which the time for the answer is over. */
  readonly deadline: number | null;
  /** The last news; changes with every frame. Animate in an `$effect` that reads it, and only where `live`. */
  readonly happening: Happening;
  /** What can be said beside the game; null in replays and for spectators who only look on. */
  readonly aside: Aside | null;
  /** Advice the viewer wants to see: the board lays it out as if they had chosen it, sends nothing, and puts null here. */
  proposed?: Action | null;
  /** Advice is being read: places it names can be told apart on the board. */
  advising?: boolean;
  /** The last move of a game is still being shown: the board says when it has ended, and only then the end is shown. */
  telling?: boolean;
  /** A look back at an earlier moment: the board is shown as it was then and takes no action. */
  readonly past: boolean;
  /** A finished game shown again: the screen around the board has its own keys and buttons to go on. */
  readonly replayed?: boolean;
  /** Of a game that is over: everything that was done until the moment shown, secret or not. */
  readonly moves?: readonly { seat: number; action: unknown }[];
  /** Everything told so far, oldest first; `<Log {table} />` of `src/table/` shows it. */
  readonly log: readonly LogLine[];
  /** The frame somebody looks back at; null is now. */
  readonly at: number | null;
  /** How the game writes a line of its log, where text alone is not enough. */
  readonly Line: GameModule["Line"];
  /** Says phrases with the names of this table's seats. */
  readonly speaker: Speaker;
  readonly density: Density;
  /** No motion is wanted. */
  readonly still: boolean;

  /**
   * Sends an action as the answer to the open question, or beside it. Resolves to true once it is stored; a refusal is
   * shown by the frame (a toast with the rule, spoken too) and resolves to false, so a board needs no error handling.
   */
  act(action: Action, words?: { text: string; language: string }): Promise<boolean>;
  /** Asks the game to explain (why these points, what would this score); rejects with `Refused`. Answers are kept a while. */
  explain<Answer = unknown>(question: unknown): Promise<Answer>;
  /** Every legal action, for lists and boards without factored choices; empty where nothing is asked. */
  actions(): Promise<readonly Action[]>;
  /** Whether the table can be shown as it was after a frame, and shows it; null goes back to now. */
  canShow(n: number): boolean;
  look(n: number | null): void;
  /** Shows something said by the board itself (why a cell cannot be chosen): a toast, and spoken. */
  say(text: string): void;
  /** Plays a sound of the game's palette, where sound is on. */
  sound(name: string): void;
}

/** How much is explained on the table. */
export type Density = "beginner" | "normal" | "expert";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
export interface BoardProps<View = any, Action = any> {
  table: TableSide<View, Action>;
}

/** What a game's own page of options is given, before its table is laid. */
export interface SetupProps {
  game: GameView;
  players: number;
  options: Readonly<Record<string, unknown>>;
  /** Only whoever opened the table may change it. */
  locked: boolean;
  change(options: Record<string, unknown>): void;
}

/** A bar of the end screen: what a seat's points are made of, in the order of `EndParts.patterns`. */
export interface EndLine {
  seat: number;
  parts: readonly number[];
  total: number;
  /** Whoever plays without points of their own is listed without any. */
  pointless?: boolean;
  /** How the seat fared, where winning or being behind does not say it all. */
  note?: string;
}

/** What the end screen's skeleton (mock g) fills in. */
export interface EndParts {
  /** The small line over the title, and the title in the game's voice. */
  lead: string;
  title: string;
  /** Whether the viewer has won, before the title; nobody else is told. */
  verdict?: string;
  winners: readonly number[];
  /** Names of the parts of a bar: plain, hatched, dotted. Empty: totals alone. */
  patterns: readonly string[];
  lines: readonly EndLine[];
}

/** A note of a sound: synthesised, at most 900 ms together. */
export interface Note {
  /** Hertz. */
  pitch: number;
  /** Milliseconds after the sound's start. */
  at?: number;
  length?: number;
  voice?: "glass" | "wood" | "pluck" | "breath" | "bell";
  loud?: number;
}

/** What a game brings, loaded with its first table. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the frame hands a view on without looking into it
export interface GameModule<View = any, Action = any> {
  /** As the server calls it: winter-queen. */
  name: string;
  /** Catalogues of `locales/*` that its table needs beside the house's: winter-queen and its web-… twin. */
  catalogues: readonly string[];
  /** Catalogues that may come after the table is shown, by how all their messages begin. */
  later?: Readonly<Record<string, string>>;
  Board: Component<BoardProps<View, Action>>;
  /** The board draws up to the upper edge of the window and leaves `var(--bar)` free where the bar stands. */
  overlay?: boolean;
  /** The open question of a view; the frame shows it in the turn pill and reads it out. */
  prompt(view: View): Prompt | null;
  /** An action in a sentence, for whoever is advised; null where the notation has to do. */
  say?(action: Action, table: TableSide<View, Action>): string | null;
  /** Whether the board can lay an action out (`TableSide.proposed`), so that it only has to be confirmed. */
  lays?(action: Action): boolean;
  /** A few words beside the turn pill (turns left in the final stage); null for nothing. */
  status?(table: TableSide<View, Action>): string | null;
  /** Figures for the phone's bar: an icon's name, what it means, its value. */
  figures?(table: TableSide<View, Action>, width: number, height: number): readonly { icon: string; name: string; label?: string; value: number }[];
  /** Whether the table shows the log itself (with `<Log {table}/>`); else it is a drawer. */
  log?: (width: number, height: number) => boolean;
  /** What an event looks like in the log, where text alone is not enough (crystals inline). Gets the phrase and the table. */
  Line?: Component<{ phrase: Phrase; table: TableSide<View, Action> }>;
  /** Filled in once the game is over. */
  end?(table: TableSide<View, Action>): EndParts;
  /** The left half of the end screen, and what stands under the bars on the right. */
  EndPicture?: Component<BoardProps<View, Action>>;
  EndDetails?: Component<BoardProps<View, Action>>;
  /** One page that is always a key away (`?`), and the first-game guide. */
  Card?: Component<BoardProps<View, Action>>;
  Guide?: Component<BoardProps<View, Action>>;
  /** Questions somebody may answer once for all of the game, by the key of the question: the answer, and a message about it. */
  standing?: Readonly<Record<string, { action: Action; about: string }>>;
  /** The board tells moves step by step and sets `table.telling` to false once it has told the last. */
  unfolds?: boolean;
  /** The options before the game, where a list of them would not do. */
  Setup?: Component<SetupProps>;
  /** The message that names an option (`$option`) in a word or two, where its sentence is too long for a name. */
  option?: string;
  /** The message that says an option's value (`$choice`), where values are names and the list of options will do. */
  choice?: string;
  /** Sounds by name, and which of them an event plays. */
  sounds?: Readonly<Record<string, readonly Note[]>>;
  soundOf?(phrase: Phrase): string | null;
  /** The key of what is read out for an event, where the log's own sentence would not do; null is silence. */
  spoken?(phrase: Phrase): Phrase | null;
}

/** What the home needs to know of a game before anything of it is loaded. */
export interface GameEntry {
  name: string;
  /** How long a game takes. */
  minutes: number;
  /** A game-icons name for lists. */
  icon: string;
  load(): Promise<GameModule>;
}
