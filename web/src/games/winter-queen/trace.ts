/** What the others have just done, read from the log: rings on the map until the viewer has moved. */
import type { Phrase } from "../../wire/types.gen";
import { stands, type LogLine } from "../contract";
import type { View } from "./types";

export interface Trace {
  space: string;
  seat: number;
  kind: "placed" | "removed";
}

const KINDS: Record<string, Trace["kind"]> = { "wq-event-placed": "placed", "wq-event-removed": "removed" };
const BEFORE = 80;

/** The last move of every other seat since the viewer's own, as far as it can still be seen on the map. */
export function traces(log: readonly LogLine[], at: number | null, viewer: number | null, map: View["map"]): Trace[] {
  const found: Trace[] = [];
  const moved = new Map<number, number>();
  for (const line of log.slice(-BEFORE).reverse()) {
    if (line.kind !== "event" || !stands(line, at)) continue;
    const { seat } = line.phrase.arguments;
    if (typeof seat !== "number") continue;
    if (seat === viewer) break;
    if ((moved.get(seat) ?? line.n) !== line.n) continue; // an earlier move of theirs
    moved.set(seat, line.n);
    const trace = traceOf(line.phrase, seat);
    if (trace && (map[trace.space] !== null) === (trace.kind === "placed")) found.push(trace);
  }
  return found;
}

function traceOf({ key, arguments: given }: Phrase, seat: number): Trace | null {
  const kind = KINDS[key];
  return kind ? { space: String(given.space), seat, kind } : null;
}

/** The event of a moment that tells most about the map: what scored, else what was placed or removed. */
export function markOf(log: readonly LogLine[], at: number): Phrase | null {
  const told = log.flatMap((line) => (line.kind === "event" && line.n === at ? [line.phrase] : []));
  return told.find(({ key }) => key === "wq-event-scored") ?? told.find(({ key }) => key in KINDS) ?? null;
}

/** The map on which a moment's pages scored: with the crystal that went back to the bag afterwards. */
export function scoredOn(log: readonly LogLine[], at: number, map: View["map"]): View["map"] {
  const gone = log.flatMap((line) => (line.kind === "event" && line.n === at && line.phrase.key === "wq-event-removed" ? [line.phrase.arguments] : []));
  const back = gone.map(({ space, colour }) => [String(space), { color: String(colour), depicted: false }]);
  return { ...map, ...(Object.fromEntries(back) as View["map"]) };
}
