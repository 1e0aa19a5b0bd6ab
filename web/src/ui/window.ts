/** What shape a window has; boards and what belongs to them must see it the same way. */

/** A phone that lies on its side. */
export function lies(width: number, height: number): boolean {
  return height < 560 && width > 1.3 * height;
}

/** Room for a desk with panels on both sides. */
export function roomy(width: number, height: number): boolean {
  return width >= 1160 && !lies(width, height);
}
