/** Double signs of the game: every colour has a mark, every knight a device (art direction, 5). */

export interface ArrowSign {
  fill: string;
  /** Colour of mark and letter. */
  ink: string;
  /** The mark, around the origin, 18 wide. */
  mark: string;
}

const CREAM = "#fff6dd";
const INK = "#2a1410";

const DISC = "M-6.4 0A6.4 6.4 0 1 0 6.4 0A6.4 6.4 0 1 0-6.4 0";
const ARROWS: Record<string, ArrowSign> = {
  yellow: { fill: "#e9b21f", ink: INK, mark: "M0-9L2.5-2.7L9-2.7L3.8 1.5L5.7 8L0 4.3L-5.7 8L-3.8 1.5L-9-2.7L-2.5-2.7Z" },
  red: { fill: "#c8392b", ink: CREAM, mark: DISC },
  green: { fill: "#3f8a3c", ink: CREAM, mark: "M0-9C7.6-4 7.6 4 0 9C-7.6 4-7.6-4 0-9Z" },
  blue: { fill: "#2a6aa3", ink: CREAM, mark: "M0-9C4-3 6.4 1 6.4 3.6A6.4 6.4 0 0 1-6.4 3.6C-6.4 1-4-3 0-9Z" },
};
const OTHER: ArrowSign = { fill: "#6d5a7a", ink: CREAM, mark: "M-6-6H6V6H-6Z" };

export function arrowSign(colour: string): ArrowSign {
  return ARROWS[colour] ?? OTHER;
}

export interface TunnelSign {
  fill: string;
  dark: string;
  mark: string;
}

const TUNNELS: Record<string, TunnelSign> = {
  green: { fill: "#4f8f3d", dark: "#3b6b2e", mark: "M0-7L7.5 6H-7.5Z" },
  lilac: { fill: "#9a63b8", dark: "#744a8a", mark: "M-6.6 0A6.6 6.6 0 1 0 6.6 0A6.6 6.6 0 1 0-6.6 0" },
  orange: { fill: "#d9772a", dark: "#a35920", mark: "M-6-6H6V6H-6Z" },
  turquoise: { fill: "#1f9b98", dark: "#177472", mark: "M0-8.5L7.5 0L0 8.5L-7.5 0Z" },
};

export function tunnelSign(colour: string): TunnelSign {
  return TUNNELS[colour] ?? { fill: "#7a7a7a", dark: "#4a4a4a", mark: "M-7 0H7" };
}

export interface Device {
  colour: string;
  /** Filled, and stroked parts of the device on the shield. */
  fill: string;
  line: string;
  width: number;
}

/** Shields of the knights 1 to 10: cross, sun, bars, star, chevrons, moon, rook, fish, leaf, heart. */
export const DEVICES: readonly Device[] = [
  { colour: "#90291f", fill: "", line: "M0-9V9M-7-2H7", width: 4 },
  { colour: "#225072", fill: "M-4.2 0A4.2 4.2 0 1 0 4.2 0A4.2 4.2 0 1 0-4.2 0", line: "M0-9V-6M0 6V9M-9 0H-6M6 0H9M-6-6L-4.5-4.5M6-6L4.5-4.5M-6 6L-4.5 4.5M6 6L4.5 4.5", width: 2 },
  { colour: "#375823", fill: "", line: "M-7-6H7M-7 0H7M-5 6H5", width: 2.8 },
  { colour: "#996f1e", fill: "M0-9L2.4-2.7L9-2.7L3.7 1.5L5.6 8L0 4.2L-5.6 8L-3.7 1.5L-9-2.7L-2.4-2.7Z", line: "", width: 0 },
  { colour: "#592d65", fill: "", line: "M-8 1L0-6L8 1M-8 7L0 0L8 7", width: 2.8 },
  { colour: "#165b58", fill: "M3-8.5A8.5 8.5 0 1 0 7.5 5A7 7 0 1 1 3-8.5Z", line: "", width: 0 },
  { colour: "#823a1e", fill: "M-6 8V-2L-8-4V-9H-4.5V-6H-2V-9H2V-6H4.5V-9H8V-4L6-2V8Z", line: "", width: 0 },
  { colour: "#2c3967", fill: "M-9 0C-4-7 4-6 6-1L10-5V6L6 1C4 6-4 7-9 0Z", line: "", width: 0 },
  { colour: "#634c2a", fill: "M0-9C7-4 7 4 0 9C-7 4-7-4 0-9Z", line: "", width: 0 },
  { colour: "#792a4c", fill: "M0 8C-9 2-9-4-7-6.5C-4-9.5 0-7 0-4C0-7 4-9.5 7-6.5C9-4 9 2 0 8Z", line: "", width: 0 },
];

export function deviceOf(knight: number): Device {
  return DEVICES[(knight - 1) % DEVICES.length] as Device;
}

/** The tiles in the order of the box; their drawings carry these numbers. */
export const TILES: readonly string[] = [
  "fireball", "multicoloured-arrow", "princess-calls", "repeat", "knights-move", "trap", "royal-apples", "skorokhod", "magnet",
];

export function tileNumber(tile: string): number {
  return TILES.indexOf(tile) + 1;
}

/** Marks of the seats on the backs of their cards: rhombus, square, triangle, circle, hexagon, cross, star. */
export const SEAT_MARKS: readonly string[] = [
  "M0-16L13 0L0 16L-13 0Z",
  "M-13-13H13V13H-13Z",
  "M0-16L14 10H-14Z",
  "M-15 0A15 15 0 1 0 15 0A15 15 0 1 0-15 0",
  "M-8-14H8L16 0L8 14H-8L-16 0Z",
  "M-5-15H5V-5H15V5H5V15H-5V5H-15V-5H-5Z",
  "M0-16L4-5L15-5L6 2L10 14L0 7L-10 14L-6 2L-15-5L-4-5Z",
];
