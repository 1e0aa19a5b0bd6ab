/** Where words lie so that they cover as little as can be of what is needed now. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Something to keep free, and how much a covered point of it costs. */
export interface Kept {
  box: Box;
  cost: number;
}

const STEP = 8;
const EDGE = 8;
/** So much stays free around what is kept. */
const GAP = 6;

function shared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right + GAP) - Math.max(one.left, other.left - GAP);
  const height = Math.min(one.bottom, other.bottom + GAP) - Math.max(one.top, other.top - GAP);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The upper left corner for words of a size in a window: what covers least, and of that the nearest to what is spoken of. */
export function freest(size: { width: number; height: number }, window: Box, target: Box, kept: readonly Kept[]): readonly [number, number] {
  const middle = [(target.left + target.right - size.width) / 2, (target.top + target.bottom - size.height) / 2] as const;
  let best: readonly [number, number] = [Math.max(EDGE, (window.right - size.width) / 2), window.top];
  let least = Infinity;
  for (let top = window.top; top + size.height <= window.bottom - EDGE; top += STEP)
    for (let left = window.left + EDGE; left + size.width <= window.right - EDGE; left += STEP) {
      const own = { left, top, right: left + size.width, bottom: top + size.height };
      const away = Math.hypot(left - middle[0], top - middle[1]);
      const cost = kept.reduce((sum, one) => sum + one.cost * shared(own, one.box), away / 4);
      if (cost < least) {
        least = cost;
        best = [left, top];
      }
    }
  return best;
}
