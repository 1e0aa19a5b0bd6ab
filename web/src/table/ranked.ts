/** The bars of an end, the best first. */
import type { EndLine, EndParts } from "../games/contract";

export function ranked({ lines, winners }: EndParts): EndLine[] {
  /** Who has no points stands first as a winner, else last. */
  const rank = (line: EndLine): number => (line.pointless ? (winners.includes(line.seat) ? Infinity : -Infinity) : line.total);
  return lines.toSorted((one, other) => rank(other) - rank(one));
}
