/** An action in a few words: a card, a manoeuvre with whom or what it is aimed at, or what else is done. */
import type { TableSide } from "../contract";
import { capitalised } from "../../words/speaker";
import { cardName, knightName, pullWay, thereName, tileName, wayTo } from "./names";
import type { Action, Flight, View } from "./types";

const TILES: Readonly<Record<string, string>> = {
  fireball: "fireball", arrow: "multicoloured-arrow", princess: "princess-calls", repeat: "repeat", jump: "knights-move", trap: "trap",
  apples: "royal-apples", skorokhod: "skorokhod", magnet: "magnet",
};
const PLAIN: Readonly<Record<string, string>> = { begin: "gort-begin", speak: "gort-speak", hush: "gort-hush" };

export function say(action: Action, { seat, speaker, view }: TableSide<View, Action>): string | null {
  const plain = PLAIN[action.do];
  if (plain) return speaker.text(plain);
  if (action.do === "skip") return speaker.text("gort-skip", { count: view.seats[seat ?? 0]?.row.length ?? 0 });
  if (action.do === "point") return speaker.text("gort-point-at", { knights: speaker.listed(action.knights.map((knight) => knightName(speaker, knight))) });
  if (action.do === "lock" || action.do === "discard") return cardName(speaker, action.card);
  /** So many cells, and who stands where the dragon stops. */
  const flown = (distance: number, flights: readonly Flight[] | undefined): string => {
    const flight = flights?.find((one) => one.distance === distance);
    const cell = flight?.cell ?? flight?.stop;
    return speaker.text("gort-say-fly", { distance, there: cell ? thereName(speaker, view, cell) : "none" });
  };
  if (action.do === "fly") return capitalised(flown(action.distance, view.choices?.flights));
  if (action.do === "place") return speaker.text("gort-path", { path: action.path });
  if (action.do === "perch") return capitalised(wayTo(speaker, view, action.cell));
  const tile = TILES[action.do];
  if (!tile) return null;
  const offered = view.choices?.tiles.find((one) => one.tile === tile);
  const card = ("colour" in action ? action.colour : null) ?? ("card" in action ? action.card : null) ?? null;
  const knight = (number: number): string => knightName(speaker, number);
  const there = (cell: string): string => {
    const way = wayTo(speaker, view, cell);
    return view.field.terem.includes(cell) ? way : `${way}, ${thereName(speaker, view, cell)}`;
  };
  const aim = [
    card ? cardName(speaker, card) : "",
    "distance" in action && action.distance && card ? flown(action.distance, offered?.flights[card]) : "",
    "knight" in action ? (action.knight ? knight(action.knight) : speaker.text("gort-nobody")) : "",
    "steps" in action ? speaker.text("gort-pull", { way: pullWay(action.steps), steps: Math.abs(action.steps) }) : "",
    "cell" in action && action.cell ? there(action.cell) : "",
  ].filter(Boolean);
  const answered = [
    "shield" in action && action.shield ? speaker.text("gort-say-shield", { knight: knight(action.shield) }) : "",
    "horse" in action && action.horse ? speaker.text("gort-say-horse", { knight: knight(action.horse) }) : "",
    "comrade" in action && action.comrade ? speaker.text("gort-say-comrade", { path: action.comrade }) : "",
    "lose" in action && action.lose ? speaker.text("gort-say-lose", { card: action.lose }) : "",
  ].filter(Boolean);
  const aimed = aim.length ? `${tileName(speaker, tile)}: ${aim.join(", ")}` : tileName(speaker, tile);
  return [aimed, ...answered].join("; ");
}
