/** Balalaika for cards, breath for fire, wood for steps; speech opens with a bell. */
import type { Note } from "../contract";

export const sounds: Readonly<Record<string, readonly Note[]>> = {
  card: [{ pitch: 392, length: 140, voice: "pluck", loud: 0.5 }],
  step: [{ pitch: 180, length: 60, voice: "wood", loud: 0.5 }],
  wings: [{ pitch: 220, length: 320, voice: "breath", loud: 0.4 }],
  fire: [{ pitch: 120, length: 420, voice: "breath", loud: 0.9 }],
  tile: [{ pitch: 262, length: 110, voice: "wood" }, { pitch: 330, at: 110, length: 140, voice: "pluck" }],
  point: [{ pitch: 523, length: 120, voice: "pluck", loud: 0.5 }],
  bell: [{ pitch: 660, length: 700, voice: "bell" }],
  won: [
    { pitch: 392, length: 180, voice: "pluck" },
    { pitch: 494, at: 150, length: 180, voice: "pluck" },
    { pitch: 587, at: 300, length: 180, voice: "pluck" },
    { pitch: 784, at: 450, length: 420, voice: "pluck" },
  ],
  lost: [
    { pitch: 294, length: 260, voice: "pluck" },
    { pitch: 277, at: 240, length: 260, voice: "pluck" },
    { pitch: 220, at: 480, length: 400, voice: "pluck" },
  ],
};
