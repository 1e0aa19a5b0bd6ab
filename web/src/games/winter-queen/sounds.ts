/** Glass harmonica: one pitch per crystal, scoring plays the cells as a short run. */
import type { Note } from "../contract";
import type { Phrase } from "../../wire/types.gen";

const PITCH: Record<string, number> = { blue: 523.25, green: 587.33, yellow: 659.25, purple: 783.99, red: 880 };

const glass = (pitch: number, at = 0, length = 420, loud = 0.5): Note => ({ pitch, at, length, loud, voice: "glass" });

export const sounds: Record<string, readonly Note[]> = {
  take: [glass(1046.5, 0, 160, 0.25)],
  book: [
    { pitch: 220, length: 120, voice: "breath", loud: 0.4 },
    { pitch: 330, at: 110, length: 140, voice: "breath", loud: 0.3 },
  ],
  score: [glass(523.25, 0, 260), glass(659.25, 90, 260), glass(783.99, 180, 260), glass(1046.5, 270, 520)],
  final: [glass(392, 0, 700, 0.6), glass(523.25, 120, 700, 0.5), glass(311.13, 240, 640, 0.5)],
  over: [glass(523.25, 0, 800), glass(659.25, 60, 800), glass(783.99, 120, 780), glass(1046.5, 200, 690)],
  ...Object.fromEntries(Object.entries(PITCH).map(([color, pitch]) => [`crystal-${color}`, [glass(pitch)]])),
};

const OF: Record<string, string> = {
  "wq-event-took-book": "book",
  "wq-event-scored": "score",
  "wq-event-final-stage": "final",
  "wq-event-total": "over",
};

export function soundOf(phrase: Phrase): string | null {
  if (phrase.key === "wq-event-placed" || phrase.key === "wq-event-on-page") return `crystal-${String(phrase.arguments.colour)}`;
  return OF[phrase.key] ?? null;
}
