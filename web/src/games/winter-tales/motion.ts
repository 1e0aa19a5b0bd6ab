/** How things move at the table of tales (art direction, 9): the bookmark slides, a card shrinks into its line. */

const TIME = 280;
const EASE = "cubic-bezier(.4, 0, .3, 1)";

const middle = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

/** Lets a thing come from where it, or what it was before, has been; without a place it comes from a little above, larger. */
export function arrive(thing: Element, from: DOMRect | null, still: boolean): Animation | null {
  const to = thing.getBoundingClientRect();
  if (still || !to.width) return null;
  const [x, y] = middle(to);
  const [fromX, fromY] = from?.width ? middle(from) : [x, y - to.height];
  const scale = from?.width ? from.width / to.width : 2.4;
  if (Math.hypot(fromX - x, fromY - y) < 1 && Math.abs(scale - 1) < 0.05) return null;
  const start = `translate(${fromX - x}px, ${fromY - y}px) scale(${scale})`;
  return thing.animate([{ transform: start, opacity: from ? 1 : 0 }, { transform: "none", opacity: 1 }], { duration: TIME, easing: EASE });
}
