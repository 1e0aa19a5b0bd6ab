/** How things move: crystals on a low arc, books from the pile, refills drop by drop. Only transform and opacity move. */
import art from "./art/table.svg?url";

const SVG = "http://www.w3.org/2000/svg";

/** Where everything lay before a move. */
export type Places = ReadonlyMap<string, DOMRect>;

const MARKS = ["slot", "space", "well", "pile", "book", "bag", "seat"] as const;

/** The place of every marked thing on the table, by "mark:value". */
export function places(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const mark of MARKS) {
    for (const thing of root.querySelectorAll<HTMLElement>(`[data-${mark}]`)) {
      const name = `${mark}:${thing.getAttribute(`data-${mark}`) ?? ""}`;
      const place = thing.getBoundingClientRect();
      if (place.width && !found.has(name)) found.set(name, place);
    }
  }
  return found;
}

/** The layer things fly through; `skip` lets everything land. */
export class Flow {
  private running = new Set<Animation>();

  constructor(private readonly layer: HTMLElement) {}

  get busy(): boolean {
    return this.running.size > 0;
  }

  skip(): void {
    for (const one of this.running) one.finish();
  }

  private keep(animation: Animation): Promise<void> {
    this.running.add(animation);
    return animation.finished
      .then(() => undefined)
      .catch(() => undefined)
      .finally(() => this.running.delete(animation));
  }

  /** A crystal flies on a low arc and settles; what it becomes is shown when it has landed. */
  crystal(color: string, from: DOMRect, to: DOMRect, delay = 0, landed?: Element | null): void {
    const side = Math.max(22, Math.min(to.width, to.height, from.width * 1.4, from.height * 1.4) * 0.72);
    const flyer = document.createElementNS(SVG, "svg");
    flyer.setAttribute("viewBox", "-54 -54 108 108");
    flyer.setAttribute("width", String(side));
    flyer.setAttribute("height", String(side));
    flyer.classList.add("flyer");
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `${art}#crystal-${color}`);
    for (const [name, value] of Object.entries({ x: -54, y: -54, width: 108, height: 108 })) use.setAttribute(name, String(value));
    flyer.append(use);
    this.layer.append(flyer);
    const at = (box: DOMRect): [number, number] => [box.x + box.width / 2 - side / 2, box.y + box.height / 2 - side / 2];
    const [x0, y0] = at(from);
    const [x1, y1] = at(to);
    const lift = Math.min(70, Math.hypot(x1 - x0, y1 - y0) * 0.18);
    const flight = flyer.animate(
      [
        { transform: `translate(${x0}px, ${y0}px) scale(1)` },
        { transform: `translate(${(x0 + x1) / 2}px, ${(y0 + y1) / 2 - lift}px) scale(1.12)`, offset: 0.5 },
        { transform: `translate(${x1}px, ${y1}px) scale(1.06)`, offset: 0.86 },
        { transform: `translate(${x1}px, ${y1}px) scale(1)` },
      ],
      { duration: 280, delay, easing: "cubic-bezier(.4, 0, .3, 1)", fill: "backwards" },
    );
    void this.keep(flight).then(() => flyer.remove());
    if (landed) this.hidden(landed, 270 + delay);
  }

  /** Something is not seen until what flies there has landed. */
  hidden(thing: Element, until: number): void {
    void this.keep(thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: until }));
  }

  /** A crystal drops onto its holder. */
  drop(thing: Element, delay: number): void {
    void this.keep(
      thing.animate(
        [
          { transform: "translateY(-34px)", opacity: 0 },
          { transform: "translateY(0)", opacity: 1 },
        ],
        { duration: 200, delay, easing: "cubic-bezier(.2, 1.25, .4, 1)", fill: "backwards" },
      ),
    );
  }

  /** A book comes from its pile and opens. */
  book(thing: Element, from: DOMRect): void {
    const to = thing.getBoundingClientRect();
    if (!to.width) return;
    const scale = from.width / to.width;
    void this.keep(
      thing.animate(
        [
          { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale}, ${scale})`, transformOrigin: "0 0" },
          { transform: "translate(0, 0) scale(.94, 1)", transformOrigin: "0 0", offset: 0.8 },
          { transform: "none", transformOrigin: "0 0" },
        ],
        { duration: 350, easing: "cubic-bezier(.2, .8, .2, 1)" },
      ),
    );
  }

  /** Something appears where it belongs: the next book of a pile. */
  appear(thing: Element, delay = 0): void {
    void this.keep(
      thing.animate([{ opacity: 0, transform: "scale(.96)" }, { opacity: 1, transform: "none" }], {
        duration: 200,
        delay,
        fill: "backwards",
      }),
    );
  }

  /** A number rises and fades. */
  gain(text: string, from: DOMRect): void {
    const sign = document.createElement("span");
    sign.className = "gain";
    sign.textContent = text;
    this.layer.append(sign);
    const rise = sign.animate(
      [
        { transform: `translate(${from.x + from.width / 2}px, ${from.y}px)`, opacity: 0 },
        { transform: `translate(${from.x + from.width / 2}px, ${from.y - 14}px)`, opacity: 1, offset: 0.3 },
        { transform: `translate(${from.x + from.width / 2}px, ${from.y - 40}px)`, opacity: 0 },
      ],
      { duration: 900, easing: "ease-out", fill: "both" },
    );
    void this.keep(rise).then(() => sign.remove());
  }
}
