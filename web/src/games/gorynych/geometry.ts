/** Where everything lies on the field, computed from the assembled boards of a view: no field is a picture. */
import type { FieldView, Way } from "./types";

/** A cell in units of the drawing. */
export const CELL = 74;
const HALF = CELL / 2;
const BEND = 17;

export interface Point {
  x: number;
  y: number;
}

export interface Place {
  row: number;
  column: number;
}

export const STEPS: Record<Way, Place> = {
  up: { row: -1, column: 0 },
  right: { row: 0, column: 1 },
  down: { row: 1, column: 0 },
  left: { row: 0, column: -1 },
};
const SIGNS: Record<string, Way> = { "^": "up", ">": "right", v: "down", "<": "left" };
/** Turns of a sign that points right. */
export const TURNS: Record<Way, number> = { up: -90, right: 0, down: 90, left: 180 };
export const OPPOSITE: Record<Way, Way> = { up: "down", right: "left", down: "up", left: "right" };

/** Row and column of a cell's name. */
export function placeOf(cell: string): Place {
  const [row = "0", column = "0"] = cell.includes(":") ? cell.split(":") : [...cell];
  return { row: Number(row), column: Number(column) };
}

export function nameOf({ row, column }: Place, side: number): string {
  return side <= 10 ? `${row}${column}` : `${row}:${column}`;
}

/** The middle of a cell. */
export function middle(cell: string): Point {
  const { row, column } = placeOf(cell);
  return { x: column * CELL + HALF, y: row * CELL + HALF };
}

/** The way out of a cell of a path, or the current of a river. */
export function wayAt(grid: readonly string[], cell: string): Way | null {
  const { row, column } = placeOf(cell);
  return SIGNS[grid[row]?.[column] ?? "."] ?? null;
}

/** The neighbour of a cell; null outside. */
export function beside(cell: string, way: Way, side: number): string | null {
  const { row, column } = placeOf(cell);
  const next = { row: row + STEPS[way].row, column: column + STEPS[way].column };
  return next.row < 0 || next.column < 0 || next.row >= side || next.column >= side ? null : nameOf(next, side);
}

/** The cells from here along the arrows up to the terem, the first included, the terem not. */
export function trail(field: FieldView, from: string): string[] {
  const side = field.path.length;
  const cells: string[] = [];
  let cell: string | null = from;
  while (cell !== null && !field.terem.includes(cell) && !cells.includes(cell)) {
    const way = wayAt(field.path, cell);
    if (!way) break;
    cells.push(cell);
    cell = beside(cell, way, side);
  }
  return cells;
}

/** The cells a knight steps on between two cells of a path; empty where one does not lead to the other. */
export function between(field: FieldView, from: string, to: string): string[] {
  const ahead = trail(field, from);
  const forward = ahead.indexOf(to);
  if (forward >= 0) return ahead.slice(1, forward + 1);
  const behind = trail(field, to);
  const back = behind.indexOf(from);
  return back >= 0 ? behind.slice(0, back).reverse() : [];
}

/** Steps until a knight on this cell is in the terem. */
export function stepsLeft(field: FieldView, cell: string): number {
  return trail(field, cell).length;
}

export interface Chevron extends Point {
  turn: number;
}

export interface Ground {
  side: number;
  size: number;
  /** One ribbon from every start to the terem. */
  ribbons: string[];
  chevrons: Chevron[];
  dots: Point[];
  starts: Point[];
  rivers: string[];
  currents: Chevron[];
  bridges: (Point & { turn: number })[];
  entries: (Point & { colour: string; cell: string })[];
  exits: (Point & { colour: string; cell: string })[];
  /** Cells where nothing is: woods and meadows. */
  woods: { cell: string; point: Point; seed: number }[];
  terem: { x: number; y: number; width: number; height: number };
  seams: string;
}

/** Everything the ground is drawn from. */
export function ground(field: FieldView): Ground {
  const side = field.path.length;
  const size = side * CELL;
  const cells = Array.from({ length: side * side }, (_, k) => nameOf({ row: Math.floor(k / side), column: k % side }, side));
  const starts = new Set(Object.values(field.starts));
  const onPath = cells.filter((cell) => wayAt(field.path, cell));
  const onRiver = cells.filter((cell) => wayAt(field.river, cell));
  const terem = field.terem.map(placeOf);
  const left = Math.min(...terem.map((place) => place.column)) * CELL;
  const top = Math.min(...terem.map((place) => place.row)) * CELL;
  const right = (Math.max(...terem.map((place) => place.column)) + 1) * CELL;
  const bottom = (Math.max(...terem.map((place) => place.row)) + 1) * CELL;
  const special = new Set([...starts, ...Object.keys(field.entries), ...Object.keys(field.exits)]);
  return {
    side,
    size,
    ribbons: [...new Set(Object.values(field.starts))].map((start) => ribbon(field, start)),
    chevrons: onPath.map((cell) => chevron(cell, wayAt(field.path, cell) as Way, HALF)),
    dots: onPath.filter((cell) => !special.has(cell)).map(middle),
    starts: [...starts].map(middle),
    rivers: springs(field, onRiver).map((spring) => stream(field, spring)),
    currents: onRiver.flatMap((cell) => currentsOf(field, cell)),
    bridges: onRiver
      .filter((cell) => wayAt(field.path, cell))
      .map((cell) => ({ ...middle(cell), turn: TURNS[wayAt(field.path, cell) as Way] % 180 === 0 ? 0 : 90 })),
    entries: Object.entries(field.entries).map(([cell, colour]) => ({ ...middle(cell), colour, cell })),
    exits: Object.entries(field.exits).map(([cell, colour]) => ({ ...middle(cell), colour, cell })),
    woods: cells
      .filter((cell) => !wayAt(field.path, cell) && !wayAt(field.river, cell) && !field.terem.includes(cell))
      .map((cell) => ({ cell, point: middle(cell), seed: seedOf(cell, field.order) })),
    terem: { x: left, y: top, width: right - left, height: bottom - top },
    seams: `M${right} 0V${top}M${right} ${bottom}H${size}M${left} ${bottom}V${size}M0 ${top}H${left}`,
  };
}

/** A number that is always the same for a cell of a field, so that its firs never move. */
function seedOf(cell: string, order: string): number {
  let seed = 7;
  for (const sign of `${order}${cell}`) seed = (seed * 31 + sign.charCodeAt(0)) % 9973;
  return seed;
}

function chevron(cell: string, way: Way, out: number): Chevron {
  const { x, y } = middle(cell);
  return { x: x + STEPS[way].column * out, y: y + STEPS[way].row * out, turn: TURNS[way] };
}

/** A path as a line with round bends, from a start to the wall of the terem. */
function ribbon(field: FieldView, start: string): string {
  const cells = trail(field, start);
  const last = cells.at(-1);
  const way = last ? wayAt(field.path, last) : null;
  const points = cells.map(middle);
  const end = points.at(-1);
  if (end && way) points.push({ x: end.x + STEPS[way].column * (HALF - 4), y: end.y + STEPS[way].row * (HALF - 4) });
  return bent(points, BEND);
}

function bent(points: readonly Point[], bend: number): string {
  const [first, ...rest] = points;
  if (!first) return "";
  let drawn = `M${first.x} ${first.y}`;
  rest.forEach((point, k) => {
    const before = points[k] as Point;
    const after = rest[k + 1];
    if (!after || before.x === after.x || before.y === after.y) {
      drawn += `L${point.x} ${point.y}`;
      return;
    }
    const near = toward(point, before, bend);
    const far = toward(point, after, bend);
    drawn += `L${near.x} ${near.y}Q${point.x} ${point.y} ${far.x} ${far.y}`;
  });
  return drawn;
}

function toward(from: Point, to: Point, far: number): Point {
  return { x: from.x + Math.sign(to.x - from.x) * far, y: from.y + Math.sign(to.y - from.y) * far };
}

/** River cells that no other river cell flows into. */
function springs(field: FieldView, onRiver: readonly string[]): string[] {
  const side = field.path.length;
  const fed = new Set(onRiver.map((cell) => beside(cell, wayAt(field.river, cell) as Way, side)));
  return onRiver.filter((cell) => !fed.has(cell));
}

/** A river as a line: it comes in over the edge where its first cell lies there, and ends in a pool. */
function stream(field: FieldView, spring: string): string {
  const side = field.path.length;
  const points: Point[] = [];
  let cell: string | null = spring;
  let last: Way = "down";
  const seen = new Set<string>();
  while (cell !== null && !seen.has(cell)) {
    const way = wayAt(field.river, cell);
    if (!way) break;
    if (!points.length) {
      const from = middle(cell);
      const outside = beside(cell, OPPOSITE[way], side) === null;
      const back = outside ? HALF + 2 : 8;
      points.push({ x: from.x - STEPS[way].column * back, y: from.y - STEPS[way].row * back });
    }
    seen.add(cell);
    points.push(middle(cell));
    last = way;
    cell = beside(cell, way, side);
  }
  const end = points.at(-1);
  if (end) points.push({ x: end.x + STEPS[last].column * 30, y: end.y + STEPS[last].row * 30 });
  return bent(points, 30);
}

/** Two white signs on a river cell; on a bridge one, below the planks. */
function currentsOf(field: FieldView, cell: string): Chevron[] {
  const way = wayAt(field.river, cell) as Way;
  const above = beside(cell, OPPOSITE[way], field.path.length);
  const straight = above === null || wayAt(field.river, above) === way;
  if (!straight) return [chevron(cell, way, 22)];
  return wayAt(field.path, cell) ? [chevron(cell, way, 27)] : [chevron(cell, way, -12), chevron(cell, way, 8)];
}

/** How several knights share a cell: side by side, so that every device is seen, and never outside it. */
export function fan(count: number, place: number): number {
  const gap = Math.min(24, 46 / Math.max(1, count - 1));
  return (place - (count - 1) / 2) * gap;
}

export interface Neck {
  /** The line of the neck from the body to the head. */
  line: string;
  x: number;
  y: number;
  /** -1 looks to the left. */
  face: 1 | -1;
  turn: number;
  scale: number;
}

/** Necks and heads of a dragon, from the outside in: as many as there are players. The middle one wears the crown. */
export function necks(count: number): Neck[] {
  const found: Neck[] = [];
  const spread = Math.min(140, 52 + count * 14);
  const scale = count <= 3 ? 0.95 : count <= 5 ? 0.78 : 0.66;
  for (let k = 0; k < count; k++) {
    const part = count === 1 ? 0 : (k / (count - 1)) * 2 - 1;
    const x = Math.round(part * spread);
    const y = Math.round(-232 + part ** 2 * 58 + (count > 4 && k % 2 ? 46 : 0));
    const root = Math.round(part * 36);
    const foot = -104 - Math.round((1 - Math.abs(part)) * 14);
    found.push({
      line: `M${root} ${foot}C${Math.round(root + part * 22)} ${foot - 36} ${x} ${y + 70} ${x} ${y + 14}`,
      x,
      y,
      face: part < -0.01 ? -1 : 1,
      turn: Math.abs(part) < 0.01 ? -14 : 6,
      scale,
    });
  }
  return found.sort((one, other) => one.y - other.y || Math.abs(other.x) - Math.abs(one.x));
}
