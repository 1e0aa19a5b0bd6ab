/** Where things are in the drawing of Wintertown. Its own box is 908 × 620; places of another data file fall where they may. */
import type { Components } from "./types";

export interface Point {
  x: number;
  y: number;
}

export const WIDTH = 908;
export const HEIGHT = 620;

/** Where the streets meet in front of a building. */
const PLACES: Readonly<Record<string, Point>> = {
  asylum: { x: 202.6, y: 193 },
  prison: { x: 487, y: 184 },
  factory: { x: 782.8, y: 195 },
  "oak-park": { x: 209.4, y: 374 },
  theatre: { x: 649.6, y: 342 },
  mansion: { x: 481, y: 489 },
  "memory-lane": { x: 206, y: 542 },
  fair: { x: 786.8, y: 511 },
};

/** The middle of a square, and how the two halves of its street bend. */
const SQUARES: Readonly<Record<string, { at: Point; bends: [Point, Point] }>> = {
  sq01: { at: { x: 280, y: 281.5 }, bends: [{ x: 257.3, y: 236.6 }, { x: 228.7, y: 328.4 }] },
  sq02: { at: { x: 241.7, y: 472 }, bends: [{ x: 209.6, y: 422.7 }, { x: 239.8, y: 507.3 }] },
  sq03: { at: { x: 344.8, y: 196.5 }, bends: [{ x: 273.2, y: 178.8 }, { x: 416.4, y: 206.2 }] },
  sq04: { at: { x: 626.9, y: 201.5 }, bends: [{ x: 556.4, y: 208.7 }, { x: 705.4, y: 182.3 }] },
  sq05: { at: { x: 552.3, y: 271 }, bends: [{ x: 530.8, y: 216 }, { x: 589.8, y: 318 }] },
  sq06: { at: { x: 730.2, y: 278.5 }, bends: [{ x: 744.6, y: 226 }, { x: 701.8, y: 321 }] },
  sq07: { at: { x: 728.2, y: 440.5 }, bends: [{ x: 701.3, y: 381.2 }, { x: 745.1, y: 485.8 }] },
  sq08: { at: { x: 633.9, y: 522 }, bends: [{ x: 711.5, y: 500.5 }, { x: 556.3, y: 521.5 }] },
  sq09: { at: { x: 349.5, y: 539.5 }, bends: [{ x: 418.3, y: 530 }, { x: 274.7, y: 525 }] },
  sq10: { at: { x: 355.2, y: 441.5 }, bends: [{ x: 276.1, y: 422.5 }, { x: 424.3, y: 450.5 }] },
  sq11: { at: { x: 575.3, y: 427.5 }, bends: [{ x: 517.6, y: 446.2 }, { x: 623, y: 396.8 }] },
};

/** Which drawing of `art/town.svg` stands at a location. */
export const BUILDINGS: Readonly<Record<string, string>> = {
  asylum: "town-asylum",
  prison: "town-prison",
  factory: "town-factory",
  "oak-park": "town-oak-park",
  theatre: "town-theatre",
  fair: "town-fair",
  mansion: "town-mansion",
  "memory-lane": "town-memory-lane",
};

export interface Chart {
  locations: { id: string; at: Point }[];
  squares: { id: string; at: Point; joins: [string, string]; street: string }[];
  /** By area: the areas a street leads to, for the arrow keys. */
  near: ReadonlyMap<string, readonly string[]>;
  at(area: string): Point;
}

function placed(place: { id: string; x: number; y: number }): Point {
  return PLACES[place.id] ?? { x: 40 + (place.x / 100) * (WIDTH - 120), y: 120 + (place.y / 100) * (HEIGHT - 170) };
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

export function chart(parts: Components): Chart {
  const locations = parts.locations.map((place) => ({ id: place.id, at: placed(place) }));
  const where = new Map(locations.map((place) => [place.id, place.at]));
  const near = new Map<string, string[]>();
  const squares = parts.squares.map((square) => {
    const [from, to] = square.joins.map((id) => where.get(id) ?? { x: 0, y: 0 }) as [Point, Point];
    const known = PLACES[square.joins[0]] && PLACES[square.joins[1]] ? SQUARES[square.id] : undefined;
    const at = known?.at ?? middle(from, to);
    const [one, two] = known?.bends ?? [middle(from, at), middle(at, to)];
    for (const end of square.joins) {
      near.set(end, [...(near.get(end) ?? []), square.id]);
      near.set(square.id, [...(near.get(square.id) ?? []), end]);
    }
    const street = `M${from.x} ${from.y}Q${one.x} ${one.y} ${at.x} ${at.y}Q${two.x} ${two.y} ${to.x} ${to.y}`;
    return { id: square.id, at, joins: square.joins, street };
  });
  for (const square of squares) where.set(square.id, square.at);
  return { locations, squares, near, at: (area) => where.get(area) ?? { x: WIDTH / 2, y: HEIGHT / 2 } };
}

/** The area that lies most in a direction, among those a street leads to, else among all. */
export function towards(map: Chart, from: string, key: string): string | null {
  const ways: Readonly<Record<string, Point>> = {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
  };
  const way = ways[key];
  if (!way) return null;
  const here = map.at(from);
  const every = [...map.locations, ...map.squares].map((area) => area.id).filter((id) => id !== from);
  for (const among of [map.near.get(from) ?? [], every]) {
    const best = among
      .map((id) => {
        const there = map.at(id);
        const [dx, dy] = [there.x - here.x, there.y - here.y];
        const along = dx * way.x + dy * way.y;
        return { id, along, off: Math.abs(dx * way.y) + Math.abs(dy * way.x) };
      })
      .filter((found) => found.along > 20 && found.off <= found.along * 1.6)
      .sort((one, other) => one.along + 2 * one.off - other.along - 2 * other.off)[0];
    if (best) return best.id;
  }
  return null;
}

/**
 * Where the characters of an area stand: in front of a building beside its door, left rebels, right soldiers; on a square
 * side by side.
 */
export function standing(at: Point, square: boolean, side: "spring" | "winter", place: number, count: number): Point {
  if (square) {
    const step = count > 4 ? 19 : 30;
    return { x: at.x + (place - (count - 1) / 2) * step, y: at.y + 2 + (place % 2) * 3 };
  }
  const way = side === "spring" ? -1 : 1;
  const first = side === "spring" ? 68 : 70;
  const step = count > 3 ? 20 : 32;
  return { x: at.x + way * (first + place * step) , y: at.y + 8 + (place % 2) * 4 };
}
