/** How it ended, in the game's voice. */
import type { Phrase } from "../../wire/types.gen";
import type { EndParts } from "../contract";
import type { Table } from "./types";

/** What is told at the very end, and what led to it. */
const LAST = new Set(["gor-event-won", "gor-event-entered", "gor-event-left-field", "gor-event-terem-burnt", "gor-event-burnt"]);
const SHOWN = new Set([
  "gor-event-revealed", "gor-event-flew", "gor-event-drifted", "gor-event-fire", "gor-event-fireball", "gor-event-march", "gor-event-tile",
  "gor-event-cards", "gor-event-knights", "gor-event-swapped", "gor-event-flagged", "gor-event-repeated", "gor-event-unplayed", ...LAST,
]);

export function end(table: Table): EndParts {
  const { view, speaker } = table;
  const won = view.ending === "won";
  return {
    lead: speaker.text("gort-end-lead", { round: view.round, burnt: view.destroyed.length, total: view.destroyed.length + view.knights.length }),
    title: speaker.text("gort-end-title", { ending: view.ending ?? "won" }),
    winners: won ? view.seats.map((_, seat) => seat) : [],
    patterns: [],
    lines: [],
  };
}

/** The last steps of the game: why it ended. */
export function lastSteps(table: Table): Phrase[] {
  const told = table.log.flatMap((line) => (line.kind === "event" && SHOWN.has(line.phrase.key) ? [line.phrase] : []));
  return told.slice(-7);
}

/** The cell where it happened, where there is one. */
export function lastCell(table: Table): string | null {
  const found = table.log.findLast((line) => line.kind === "event" && line.phrase.key === "gor-event-terem-burnt");
  return found?.kind === "event" ? String(found.phrase.arguments.cell) : null;
}
