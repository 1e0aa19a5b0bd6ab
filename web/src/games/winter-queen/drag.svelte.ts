/** Dragging: the crystal follows the finger, and falls where it is let go. */
import type { Desk, Held } from "./desk.svelte";

/** Pixels a finger may tremble before a tap becomes a drag. */
const SLACK = 8;
/** Pixels a crystal is carried above a finger, which would cover it. */
const LIFT = 44;

interface Aim {
  key: string;
  space?: string;
  page?: { book: string; page: number };
}

export class Drag {
  /** What is being carried. */
  held = $state.raw<Held | null>(null);
  /** The space or page below it. */
  over = $state("");
  /** The crystal that is seen moving. */
  ghost = $state<HTMLElement>();

  constructor(private readonly desk: Desk) {}

  /** Whether what is carried may be laid where it is now. */
  get good(): boolean {
    return this.desk.legalSpaces.has(this.over) || this.desk.legalPages.has(this.over);
  }

  readonly start = (held: Held, event: PointerEvent): void => {
    const { desk } = this;
    if (event.button !== 0 || !desk.choices) return;
    if (!desk.choices.crystals.some(([holder, color]) => holder === held.holder && color === held.color)) return;
    const from = { x: event.clientX, y: event.clientY };
    const move = (now: PointerEvent): void => {
      if (!this.held && Math.hypot(now.clientX - from.x, now.clientY - from.y) < SLACK) return;
      if (!this.held) {
        desk.drop();
        desk.held = held;
        this.held = held;
      }
      const y = now.clientY - lift(now);
      if (this.ghost) this.ghost.style.transform = `translate(${now.clientX}px, ${y}px)`;
      this.over = aim(now.clientX, y)?.key ?? "";
    };
    const end = (now: PointerEvent): void => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (!this.held) return;
      this.held = null;
      this.over = "";
      const found = now.type === "pointerup" ? aim(now.clientX, now.clientY - lift(now)) : null;
      if (found?.space) desk.choose(found.space);
      else if (found?.page) desk.open(found.page);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  };
}

const lift = (event: PointerEvent): number => (event.pointerType === "touch" ? LIFT : 0);

function aim(x: number, y: number): Aim | null {
  for (const thing of document.elementsFromPoint(x, y)) {
    const space = thing.closest("[data-space]")?.getAttribute("data-space");
    if (space) return { key: space, space };
    const page = thing.closest("[data-page]")?.getAttribute("data-page");
    if (page) {
      const [book = "", side = "0"] = page.split(".");
      return { key: page, page: { book, page: Number(side) } };
    }
  }
  return null;
}
