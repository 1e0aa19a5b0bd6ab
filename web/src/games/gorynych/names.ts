/** Everything of the table in words: cells, cards, knights, and what happened, with knights called by their devices. */
import type { Phrase } from "../../wire/types.gen";
import type { Speaker } from "../../words/speaker";
import { OPPOSITE, placeOf, stepsLeft, wayAt } from "./geometry";
import { isArrow, signed, type Action, type Knight, type Table, type View, type Way } from "./types";

/** The name of a knight, by the device on his shield. */
export function knightName(speaker: Speaker, knight: number): string {
  return speaker.text("gort-knight", { knight });
}

export function cardName(speaker: Speaker, card: string): string {
  return speaker.text("gort-card", { card });
}

export function tileName(speaker: Speaker, tile: string): string {
  return speaker.text("gor-tile", { tile });
}

export function counterName(speaker: Speaker, counter: string): string {
  return speaker.text("gor-counter", { counter });
}

/** Which way a pull of so many steps goes. */
export function pullWay(steps: number): string {
  return steps > 0 ? "forward" : steps ? "back" : "nowhere";
}

/** Where an arrow would fly in this round: the other way under a negative number. */
export function wayNow(view: View, card: string): Way {
  const way = (view.compass[card] ?? "up") as Way;
  return view.number < 0 ? OPPOSITE[way] : way;
}

/** A knight with all that lies under him. */
export function knightLine(speaker: Speaker, knight: Knight): string {
  const parts = [speaker.text("gort-knight-left", { knight: knight.knight, left: knight.left })];
  if (knight.shield) parts.push(speaker.text("gor-knight-shield"));
  if (knight.horse) parts.push(speaker.text("gor-knight-horse"));
  if (knight.pointed) parts.push(speaker.text("gor-knight-pointed"));
  if (knight.soon) parts.push(speaker.text("gort-knight-soon"));
  return parts.join(", ");
}

/** What the ground of a cell is. */
export function groundName(speaker: Speaker, view: View, cell: string): string {
  const { field } = view;
  if (field.terem.includes(cell)) return speaker.text("gort-cell-terem");
  const path = wayAt(field.path, cell);
  const river = wayAt(field.river, cell);
  if (path && river) return speaker.text("gort-cell-bridge", { direction: path, current: river });
  if (river) return speaker.text("gort-cell-river", { direction: river });
  if (!path) return speaker.text("gort-cell-forest");
  const left = stepsLeft(field, cell);
  const start = Object.entries(field.starts).find(([, at]) => at === cell)?.[0];
  if (start) return speaker.text("gort-cell-start", { path: start, direction: path, left });
  const entry = field.entries[cell];
  if (entry) return speaker.text("gort-cell-entry", { colour: entry, left });
  const exit = field.exits[cell];
  if (exit) return speaker.text("gort-cell-exit", { colour: exit, left });
  return speaker.text("gort-cell-path", { direction: path, left });
}

/** The card a seat has face down, where a game that is over is shown again: then nothing is hidden any more. */
export function lain({ moves, view }: Table, seat: number): string | null {
  const own = view.seats[seat];
  if (!moves || !own?.locked) return null;
  const last = moves.findLast((move) => move.seat === seat && (move.action as Action).do === "lock")?.action as Action | undefined;
  return last && "card" in last && last.card && own.hand.includes(last.card) ? last.card : null;
}

/** The full name of a cell with everybody on it. */
export function cellName(speaker: Speaker, view: View, cell: string): string {
  const parts = [`${cell}`, groundName(speaker, view, cell)];
  if (view.dragon === cell) parts.push(speaker.text("gort-dragon"));
  for (const knight of view.knights) if (knight.cell === cell) parts.push(knightLine(speaker, knight));
  return parts.join("; ");
}

/** Who stands on a cell, as a sentence goes on: the terem, knights, nobody. */
export function thereName(speaker: Speaker, view: View, cell: string): string {
  if (view.field.terem.includes(cell)) return speaker.text("gort-cell-terem");
  const here = view.knights.filter((knight) => knight.cell === cell).map((knight) => knightName(speaker, knight.knight));
  return here.length ? speaker.listed(here) : speaker.text("gort-there-nobody");
}

/** Where a cell is, without its number: a corner of the terem, or how far from the dragon. */
export function wayTo(speaker: Speaker, view: View, cell: string): string {
  const at = placeOf(cell);
  if (view.field.terem.includes(cell)) {
    const corners = view.field.terem.map(placeOf);
    const upper = at.row === Math.min(...corners.map(({ row }) => row));
    const left = at.column === Math.min(...corners.map(({ column }) => column));
    return speaker.text("gort-corner", { corner: `${upper ? "upper" : "lower"}-${left ? "left" : "right"}` });
  }
  if (!view.dragon) return cell;
  const from = placeOf(view.dragon);
  const [down, right] = [at.row - from.row, at.column - from.column];
  const parts = [
    down ? speaker.text("gort-offset", { count: Math.abs(down), direction: down > 0 ? "down" : "up" }) : "",
    right ? speaker.text("gort-offset", { count: Math.abs(right), direction: right > 0 ? "right" : "left" }) : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** What an arrow in hand could do now, and what is decided later. */
export function cardPlan(speaker: Speaker, view: View, card: string): string {
  if (!isArrow(view, card)) return speaker.text(card === "fire" ? "gort-plan-fire" : "gort-plan-manoeuvre");
  const flights = view.flights[card] ?? [];
  if (!flights.length) return speaker.text(view.limit ? "gort-plan-off" : "gort-plan-still", { card });
  return speaker.text("gort-plan-arrow", { card, direction: wayNow(view, card), most: flights.length });
}

/** Events that name a knight are told with the device instead of the number. */
const RETOLD: Record<string, string> = {
  "gor-event-placed": "gort-event-placed",
  "gor-event-tunnel": "gort-event-tunnel",
  "gor-event-entered": "gort-event-entered",
  "gor-event-burnt": "gort-event-burnt",
  "gor-event-shield-broke": "gort-event-shield-broke",
  "gor-event-protected": "gort-event-protected",
  "gor-event-trapped": "gort-event-trapped",
  "gor-event-shielded": "gort-event-shielded",
  "gor-event-apples": "gort-event-apples",
  "gor-event-comrade": "gort-event-comrade",
  "gor-event-swapped": "gort-event-swapped",
  "gor-event-pulled": "gort-event-pulled",
  "gor-event-horsed": "gort-event-horsed",
};

/** Events told by what is seen: no cell of the field has its number on it. */
const SEEN: Record<string, string> = {
  "gor-event-perched": "gort-seen-perched",
  "gor-event-tunnel": "gort-seen-tunnel",
  "gor-event-flew": "gort-seen-flew",
  "gor-event-drifted": "gort-seen-drifted",
  "gor-event-fire": "gort-seen-fire",
  "gor-event-nobody-burnt": "gort-seen-nobody-burnt",
  "gor-event-terem-burnt": "gort-seen-terem-burnt",
  "gor-event-fireball": "gort-seen-fireball",
  "gor-event-princess": "gort-seen-princess",
  "gor-event-jumped": "gort-seen-jumped",
  "gor-event-trapped": "gort-seen-trapped",
  "gor-event-swapped": "gort-seen-swapped",
};

/** The same event for whoever looks at the field. */
export function shown(phrase: Phrase): Phrase {
  const key = SEEN[phrase.key];
  return key ? { key, arguments: phrase.arguments } : retold(phrase);
}

/** The same event as this table tells it, with cells by their numbers for whoever hears it. */
export function retold(phrase: Phrase): Phrase {
  const key = RETOLD[phrase.key];
  if (key) return { key, arguments: phrase.arguments };
  const { seat, cards, number } = phrase.arguments;
  if (phrase.key === "gor-event-cards") return { key: phrase.key, arguments: { ...phrase.arguments, number: signed(Number(number)) } };
  if (phrase.key === "gor-event-skipped" && Array.isArray(cards) && !cards.length) return { key: "gort-event-skipped", arguments: { seat } };
  if (phrase.key !== "gor-event-pointed") return phrase;
  const marked = String(phrase.arguments.knights ?? "none");
  const numbers = marked === "none" ? [] : marked.split(", ").map(Number);
  const knights = numbers.map((knight) => ({ key: "gort-knight", arguments: { knight } }));
  return { key: "gort-event-pointed", arguments: { seat, count: knights.length, knights } };
}
