/** Where everything lies on the map, computed from the printed things: nothing here names a space. */
import type { Components } from "./types";
import { DOMAIN } from "./types";

/** The distance between the middles of two neighbours. */
export const STEP = 96;
/** From the middle of a hex to its corner. */
export const RADIUS = STEP / Math.sqrt(3);
const ROW = RADIUS * 1.5;

export type Direction = "E" | "NE" | "NW" | "W" | "SW" | "SE";
export const DIRECTIONS: Record<Direction, readonly [number, number]> = {
  E: [1, 0],
  NE: [1, -1],
  NW: [0, -1],
  W: [-1, 0],
  SW: [-1, 1],
  SE: [0, 1],
};

export interface Cell {
  name: string;
  q: number;
  r: number;
  x: number;
  y: number;
  zone: string;
  castle: boolean;
}

export interface Chart {
  cells: Cell[];
  byName: Map<string, Cell>;
  /** Lines between different zones, as path data. */
  borders: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The arms of a county by its colour. */
  arms: Record<string, string>;
  dock: Record<string, string>;
  pages: Map<string, readonly [string, string]>;
}

/** The corners of a pointy-top hex, as `points` of a polygon. */
export function hexagon(radius: number, dx = 0, dy = 0): string {
  const corners: string[] = [];
  for (let k = 0; k < 6; k++) {
    const angle = (Math.PI / 3) * k - Math.PI / 2;
    corners.push(`${round(dx + radius * Math.cos(angle))},${round(dy + radius * Math.sin(angle))}`);
  }
  return corners.join(" ");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const key = (q: number, r: number): string => `${q},${r}`;

/** Everything a board is drawn from. */
export function chart(components: Components): Chart {
  const cells: Cell[] = [];
  for (const row of components.map.rows) {
    row.zones.forEach((zone, place) => {
      if (!zone) return;
      const q = row.q0 + place;
      const name = `${row.row}${place + 1}`;
      cells.push({
        name,
        q,
        r: row.r,
        x: round((q + row.r / 2) * STEP),
        y: round(row.r * ROW),
        zone,
        castle: name === components.map.castle,
      });
    });
  }
  const at = new Map(cells.map((cell) => [key(cell.q, cell.r), cell]));
  return {
    cells,
    byName: new Map(cells.map((cell) => [cell.name, cell])),
    borders: borders(cells, at),
    left: Math.min(...cells.map((cell) => cell.x)) - STEP / 2,
    right: Math.max(...cells.map((cell) => cell.x)) + STEP / 2,
    top: Math.min(...cells.map((cell) => cell.y)) - RADIUS,
    bottom: Math.max(...cells.map((cell) => cell.y)) + RADIUS,
    arms: Object.fromEntries(components.map.counties.map((county) => [county.color, county.arms])),
    dock: Object.fromEntries(components.map.counties.map((county) => [county.color, county.dock])),
    pages: new Map(components.books.map(([book = "", left = "", right = ""]) => [book, [left, right] as const])),
  };
}

/** The edges between neighbours of different zones; two domain spaces are parted, too. */
function borders(cells: readonly Cell[], at: ReadonlyMap<string, Cell>): string {
  const found: string[] = [];
  for (const cell of cells) {
    for (const way of ["E", "SW", "SE"] as const) {
      const [dq, dr] = DIRECTIONS[way];
      const other = at.get(key(cell.q + dq, cell.r + dr));
      if (!other || (other.zone === cell.zone && cell.zone !== DOMAIN)) continue;
      const mx = (cell.x + other.x) / 2;
      const my = (cell.y + other.y) / 2;
      const length = Math.hypot(other.x - cell.x, other.y - cell.y);
      const nx = (-(other.y - cell.y) / length) * (RADIUS / 2);
      const ny = ((other.x - cell.x) / length) * (RADIUS / 2);
      found.push(`M${round(mx - nx)} ${round(my - ny)}L${round(mx + nx)} ${round(my + ny)}`);
    }
  }
  return found.join("");
}

/** The next space in a direction; over a hole or the rim to none. */
export function next(map: Chart, from: string, way: Direction): Cell | null {
  const cell = map.byName.get(from);
  if (!cell) return null;
  const [dq, dr] = DIRECTIONS[way];
  return map.cells.find((other) => other.q === cell.q + dq && other.r === cell.r + dr) ?? null;
}

/**
 * Where an arrow leads: left and right along the row; up and down to the nearer of the two upper or lower neighbours,
 * leaning to the side that was walked last; Home and End take the other diagonal.
 */
export function stride(map: Chart, from: string, pressed: string, lean: "E" | "W"): Cell | null {
  const ways: Record<string, readonly Direction[]> = {
    ArrowLeft: ["W"],
    ArrowRight: ["E"],
    ArrowUp: lean === "E" ? ["NE", "NW"] : ["NW", "NE"],
    ArrowDown: lean === "E" ? ["SE", "SW"] : ["SW", "SE"],
    Home: ["NW"],
    PageUp: ["NE"],
    End: ["SW"],
    PageDown: ["SE"],
  };
  for (const way of ways[pressed] ?? []) {
    const found = next(map, from, way);
    if (found) return found;
  }
  return null;
}

/** The effect of a page and, for Forest Wisps, the colour it shows. */
export function effectOf(page: string): { effect: string; wisp: string } {
  const [effect = "", wisp = ""] = page.split(":");
  return { effect, wisp };
}
