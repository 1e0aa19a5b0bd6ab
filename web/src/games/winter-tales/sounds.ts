/** Pencil on paper, a page that turns, a music box for a memory; winter an octave lower (art direction 10). */
import type { Phrase } from "../../wire/types.gen";
import type { Note } from "../contract";

const BOX = [523.25, 659.25, 783.99, 1046.5];

function box(octave: number): Note[] {
  return BOX.map((pitch, place) => ({ pitch: pitch * octave, at: place * 140, length: 420, voice: "bell", loud: 0.4 }));
}

export const SOUNDS: Readonly<Record<string, readonly Note[]>> = {
  pencil: [0, 60, 110].map((at) => ({ pitch: 1900 - at * 4, at, length: 40, voice: "breath", loud: 0.14 })),
  page: [
    { pitch: 900, length: 90, voice: "breath", loud: 0.2 },
    { pitch: 520, at: 90, length: 140, voice: "breath", loud: 0.2 },
  ],
  step: [{ pitch: 180, length: 70, voice: "wood", loud: 0.3 }],
  card: [{ pitch: 660, length: 90, voice: "pluck", loud: 0.18 }],
  clash: [
    { pitch: 220, length: 120, voice: "wood" },
    { pitch: 165, at: 110, length: 200, voice: "wood" },
  ],
  spring: box(1),
  winter: box(0.5),
  neutral: box(0.75).slice(0, 2),
  finale: [...box(1), { pitch: 1318.5, at: 560, length: 340, voice: "bell", loud: 0.5 }],
};

const PLAIN: Readonly<Record<string, string>> = {
  "wt-event-told": "pencil",
  "wt-event-chapter": "page",
  "wt-event-stepped": "step",
  "wt-event-played": "card",
  "wt-event-battle": "clash",
  "wt-event-trap": "clash",
  "wt-event-won": "finale",
};

export function soundOf(phrase: Phrase): string | null {
  if (phrase.key === "wt-event-placed") return String(phrase.arguments.side);
  return PLAIN[phrase.key] ?? null;
}

/** What is not read out: what a telling says already, and what everybody does all the time. */
const SILENT = new Set(["wt-event-draws", "wt-event-hand-checked"]);

export function spoken(phrase: Phrase): Phrase | null {
  return SILENT.has(phrase.key) ? null : phrase;
}
