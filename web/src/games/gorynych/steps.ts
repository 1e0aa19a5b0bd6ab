/**
 * The questions of a turn, one after another, read off the choices a view offers. Every question is a list of options; an
 * option may be a cell, a knight or a card, so that it can be taken on the field as well as from the list.
 */
import type { Action, Flight, TileChoices, View } from "./types";

export interface Option {
  value: string;
  /** The cell to light up and to click on. */
  cell?: string;
  /** Where the river carries the dragon on from the cell. */
  end?: string;
  knight?: number;
  card?: string;
  path?: string;
  distance?: number;
  /** How far a knight is pulled; back if negative. */
  pull?: number;
  /** Taking it loses the game. */
  peril?: boolean;
}

export type Question =
  | "place"
  | "perch"
  | "distance"
  | "tile"
  | "target"
  | "colour"
  | "repeat"
  | "lose"
  | "knight"
  | "shield"
  | "horse"
  | "pull"
  | "landing"
  | "comrade";

export interface Step {
  question: Question;
  options: Option[];
}

export type Picks = Partial<Record<Question, string>>;

/** What is asked so far, the last question perhaps without an answer; the action once nothing is missing. */
export interface Course {
  steps: Step[];
  /** The answers, those included that need no choosing because there is only one. */
  picks: Picks;
  action: Action | null;
}

const NOBODY = "nobody";

/** Leads through the questions with the answers given so far. */
class Walk {
  readonly steps: Step[] = [];
  readonly taken: Picks = {};
  constructor(private readonly picks: Picks) {}

  /** The answer to a question; a single option is taken as it is, and needs no asking where `alone` says so. */
  ask(question: Question, options: Option[], alone = false): Option | null {
    const only = options.length === 1 ? (options[0] ?? null) : null;
    if (alone && only) return only;
    this.steps.push({ question, options });
    const found = options.find((option) => option.value === this.picks[question]) ?? only;
    if (found) this.taken[question] = found.value;
    return found;
  }

  done(action: Action | null): Course {
    return { steps: this.steps, picks: this.taken, action };
  }
}

const knightOption = (knight: number): Option => ({ value: String(knight), knight });
const cardOption = (card: string): Option => ({ value: card, card });

/** The options of a flight: a distance each. */
export function flightOptions(flights: readonly Flight[]): Option[] {
  return flights.map((flight) => {
    const option: Option = { value: String(flight.distance), distance: flight.distance };
    if (flight.stop !== null) option.cell = flight.stop;
    if (flight.cell !== null && flight.cell !== flight.stop) option.end = flight.cell;
    return option;
  });
}

/** The questions of the phase in which a seat is asked for more than a card. */
export function course(view: View, picks: Picks): Course {
  const choices = view.choices;
  const walk = new Walk(picks);
  if (!choices) return walk.done(null);
  if (view.phase === "place") {
    const options = choices.paths.map((path) => ({ value: path, path, cell: view.field.starts[path] ?? "" }));
    const picked = walk.ask("place", options);
    return walk.done(picked?.path ? { do: "place", path: picked.path } : null);
  }
  if (view.phase === "perch") {
    const picked = walk.ask("perch", choices.cells.map((cell) => ({ value: cell, cell })));
    return walk.done(picked?.cell ? { do: "perch", cell: picked.cell } : null);
  }
  if (view.phase !== "resolve") return walk.done(null);
  if (choices.flights.length) {
    const picked = walk.ask("distance", flightOptions(choices.flights));
    return walk.done(picked?.distance ? { do: "fly", distance: picked.distance } : null);
  }
  const picked = walk.ask("tile", choices.tiles.map((tile) => ({ value: tile.tile })), choices.tiles.length === 1);
  const tile = choices.tiles.find((one) => one.tile === picked?.value);
  return tile ? (TILES[tile.tile] ?? nothing)(walk, tile, view) : walk.done(null);
}

type Questions = (walk: Walk, tile: TileChoices, view: View) => Course;

const nothing: Questions = (walk) => walk.done(null);

function cells(make: (cell: string) => Action): Questions {
  return (walk, tile) => {
    const options = Object.entries(tile.cells).map(([cell, end]) => {
      const option: Option = { value: cell, cell, peril: tile.perils.includes(cell) };
      if (tile.tile === "knights-move" && end !== cell) option.end = end;
      return option;
    });
    const picked = walk.ask("target", options);
    return walk.done(picked?.cell ? make(picked.cell) : null);
  };
}

const arrow: Questions = (walk, tile) => {
  if (!Object.keys(tile.flights).length) return walk.done({ do: "arrow", colour: null, distance: 0 });
  const colour = walk.ask("colour", Object.keys(tile.flights).map(cardOption))?.card;
  if (!colour) return walk.done(null);
  const picked = walk.ask("distance", flightOptions(tile.flights[colour] ?? []));
  return walk.done(picked?.distance ? { do: "arrow", colour, distance: picked.distance } : null);
};

const repeat: Questions = (walk, tile) => {
  const options = Object.entries(tile.flights).map(([colour, flights]) => ({
    ...cardOption(colour),
    peril: flights.some((flight) => flight.cell === null),
  }));
  if (tile.fire) options.push({ ...cardOption("fire"), peril: tile.perils.includes("fire") });
  if (!options.length) return losing(walk, tile, null, null, false);
  const card = walk.ask("repeat", options)?.card;
  if (!card) return walk.done(null);
  if (card === "fire") return losing(walk, tile, card, null, tile.ends);
  const flights = tile.flights[card] ?? [];
  const [first] = flights;
  if (first && first.distance === 0) return losing(walk, tile, card, 0, first.cell === null);
  const picked = walk.ask("distance", flightOptions(flights));
  return picked?.distance ? losing(walk, tile, card, picked.distance, false) : walk.done(null);
};

function losing(walk: Walk, tile: TileChoices, card: string | null, distance: number | null, over: boolean): Course {
  if (over || !tile.lose.length) return walk.done({ do: "repeat", card, distance, lose: null });
  const lose = walk.ask("lose", tile.lose.map(cardOption))?.card;
  return walk.done(lose ? { do: "repeat", card, distance, lose } : null);
}

const trap: Questions = (walk, tile) => {
  const knight = walk.ask("knight", tile.knights.map(knightOption))?.knight;
  if (!knight) return walk.done(null);
  if (!tile.bearers.length) return walk.done({ do: "trap", knight, shield: null });
  const shield = walk.ask("shield", tile.bearers.map(knightOption))?.knight;
  return walk.done(shield ? { do: "trap", knight, shield } : null);
};

const apples: Questions = (walk, tile, view) => {
  const options = tile.knights.map(knightOption);
  if (tile.declinable) options.push({ value: NOBODY });
  const driven = walk.ask("knight", options);
  if (!driven) return walk.done(null);
  const knight = driven.knight ?? null;
  if (!tile.comrades.length) return walk.done({ do: "apples", knight, comrade: null });
  const starts = tile.comrades.map((path) => ({ value: path, path, cell: view.field.starts[path] ?? "" }));
  const comrade = walk.ask("comrade", starts)?.path;
  return walk.done(comrade ? { do: "apples", knight, comrade } : null);
};

const skorokhod: Questions = (walk, tile) => {
  const knight = walk.ask("knight", tile.knights.map((one) => ({ ...knightOption(one), peril: tile.perils.length > 0 })))?.knight;
  if (!knight) return walk.done(null);
  const landings = Object.keys(tile.cells).map((cell) => ({ value: cell, cell, peril: tile.perils.includes(cell) }));
  const cell = walk.ask("landing", landings, true)?.cell;
  return walk.done(cell ? { do: "skorokhod", knight, cell } : null);
};

const magnet: Questions = (walk, tile) => {
  const knight = walk.ask("knight", tile.pulls.map((pull) => knightOption(pull.knight)))?.knight;
  if (!knight) return walk.done(null);
  const steps = tile.pulls.find((pull) => pull.knight === knight)?.steps ?? [];
  const pulled = walk.ask("pull", steps.map((pull) => ({ value: String(pull), pull })), steps.length === 1);
  if (pulled?.pull === undefined) return walk.done(null);
  if (!tile.bearers.length) return walk.done({ do: "magnet", knight, steps: pulled.pull, horse: null });
  const horse = walk.ask("horse", tile.bearers.map(knightOption))?.knight;
  return walk.done(horse ? { do: "magnet", knight, steps: pulled.pull, horse } : null);
};

const TILES: Record<string, Questions> = {
  fireball: cells((cell) => ({ do: "fireball", cell })),
  "multicoloured-arrow": arrow,
  "princess-calls": cells((cell) => ({ do: "princess", cell })),
  repeat,
  "knights-move": cells((cell) => ({ do: "jump", cell })),
  trap,
  "royal-apples": apples,
  skorokhod,
  magnet,
};

/** The answers that lead to an action; null where no question asks for it. */
export function leading(view: View, action: Action, picks: Picks = {}): Picks | null {
  const { steps, action: reached } = course(view, picks);
  if (reached) return same(reached, action) ? picks : null;
  const open = steps.find((step) => picks[step.question] === undefined);
  for (const option of open?.options ?? []) {
    const found = open && leading(view, action, { ...picks, [open.question]: option.value });
    if (found) return found;
  }
  return null;
}

/** Whether two actions say the same; what is left out is nothing. */
function same(one: Action, other: Action): boolean {
  const [mine, yours] = [one, other].map((action) => new Map<string, unknown>(Object.entries(action)));
  const names = [...(mine?.keys() ?? []), ...(yours?.keys() ?? [])];
  return names.every((name) => (mine?.get(name) ?? null) === (yours?.get(name) ?? null));
}
