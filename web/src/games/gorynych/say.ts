/** An action in a few words: a card, a manoeuvre with whom or what it is aimed at, or what else is done. */
import type { TableSide } from "../contract";
import { cardName, cellName, knightName, pullWay, tileName } from "./names";
import type { Action, View } from "./types";

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
  if (action.do === "fly") {
    const flight = view.choices?.flights.find((one) => one.distance === action.distance);
    const cell = flight?.stop ?? flight?.cell;
    return cell ? `${speaker.text("gort-cell-distance", { distance: action.distance })}: ${cellName(speaker, view, cell)}` : null;
  }
  if (action.do === "place") return speaker.text("gort-path", { path: action.path });
  if (action.do === "perch") return cellName(speaker, view, action.cell);
  const tile = TILES[action.do];
  if (!tile) return null;
  const asked = (question: string, answer: string): string => `${speaker.text("gort-ask", { question })} ${answer}`;
  const aim = [
    "card" in action && action.card ? cardName(speaker, action.card) : "",
    "colour" in action && action.colour ? cardName(speaker, action.colour) : "",
    "knight" in action ? (action.knight ? knightName(speaker, action.knight) : speaker.text("gort-nobody")) : "",
    "steps" in action ? speaker.text("gort-pull", { way: pullWay(action.steps), steps: Math.abs(action.steps) }) : "",
    "distance" in action && action.distance ? speaker.text("gort-cell-distance", { distance: action.distance }) : "",
    "cell" in action && action.cell ? cellName(speaker, view, action.cell) : "",
    "shield" in action && action.shield ? asked("shield", knightName(speaker, action.shield)) : "",
    "horse" in action && action.horse ? asked("horse", knightName(speaker, action.horse)) : "",
    "comrade" in action && action.comrade ? asked("comrade", speaker.text("gort-path", { path: action.comrade })) : "",
    "lose" in action && action.lose ? asked("lose", cardName(speaker, action.lose)) : "",
  ].filter(Boolean);
  return [tileName(speaker, tile), ...aim].join(", ");
}
