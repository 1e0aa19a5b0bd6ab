/** What happened, shown: reads the events and the table before and after, and sets things in motion. */
import type { Phrase } from "../../wire/types.gen";
import type { Flow, Places } from "./flow";
import { pageKey } from "./light";

type Trays = ReadonlyMap<number, readonly (string | null)[]>;

export interface Scene {
  root: HTMLElement;
  flow: Flow;
  before: Places;
  after: Places;
  trays: { before: Trays; after: Trays };
}

type Show = (scene: Scene, given: Record<string, unknown>, events: readonly Phrase[]) => void;

const text = (value: unknown): string => String(value ?? "");

/** The slot a crystal of this colour has left. */
function left(scene: Scene, color: string, events: readonly Phrase[]): DOMRect | undefined {
  const refilled = events.find((event) => event.key === "wq-event-refilled")?.arguments.holder;
  for (const [holder, slots] of scene.trays.before) {
    const now = scene.trays.after.get(holder) ?? [];
    const slot = slots.findIndex((one, place) => one === color && (refilled === holder || now[place] !== color));
    if (slot >= 0) return scene.before.get(`slot:${holder}.${slot}`);
  }
  return undefined;
}

function element(scene: Scene, mark: string, name: string): Element | null {
  return scene.root.querySelector(`[data-${mark}="${name}"]`);
}

const placed: Show = (scene, given, events) => {
  const from = left(scene, text(given.colour), events);
  const to = scene.after.get(`space:${text(given.space)}`);
  const landed = element(scene, "space", text(given.space))?.querySelector(".crystal") ?? null;
  if (from && to) scene.flow.crystal(text(given.colour), from, to, 0, landed);
};

const onPage: Show = (scene, given, events) => {
  const from = left(scene, text(given.colour), events);
  const key = pageKey(text(given.book), Number(given.page) - 1);
  const to = scene.after.get(`well:${key}`) ?? scene.after.get(`seat:${text(given.seat)}`);
  const landed = element(scene, "well", key)?.querySelector(".crystal") ?? null;
  if (from && to) scene.flow.crystal(text(given.colour), from, to, 0, landed);
};

const tookBook: Show = (scene, given) => {
  const from = scene.before.get(`pile:${text(given.county)}`);
  const book = text((given.book as Phrase | undefined)?.arguments.book);
  const things = scene.root.querySelectorAll(`[data-book="${book}"]`);
  for (const thing of things) if (from && !thing.closest("[data-pile]")) scene.flow.book(thing, from);
  const top = element(scene, "pile", text(given.county))?.querySelector(".top");
  if (top) scene.flow.appear(top, 200);
};

const removed: Show = (scene, given) => {
  const from = scene.before.get(`space:${text(given.space)}`);
  const to = scene.after.get("bag:") ?? scene.after.get("bag:true");
  if (from && to) scene.flow.crystal(text(given.colour), from, to);
};

const refilled: Show = (scene, given) => {
  const slots = scene.trays.after.get(Number(given.holder)) ?? [];
  slots.forEach((_, slot) => {
    const crystal = element(scene, "slot", `${text(given.holder)}.${slot}`)?.querySelector(".crystal");
    if (crystal) scene.flow.drop(crystal, 280 + slot * 70);
  });
};

/** All holders glide into one tray. */
const finalStage: Show = (scene) => {
  const pool = [...(scene.trays.after.get(0) ?? [])];
  for (const [holder, slots] of scene.trays.before) {
    slots.forEach((color, slot) => {
      const place = color ? pool.indexOf(color) : -1;
      const from = scene.before.get(`slot:${holder}.${slot}`);
      const to = scene.after.get(`slot:0.${place}`);
      if (!color || place < 0 || !from || !to) return;
      pool[place] = null;
      const landed = element(scene, "slot", `0.${place}`)?.querySelector(".crystal") ?? null;
      scene.flow.crystal(color, from, to, 60, landed);
    });
  }
};

const bonus: Show = (scene, given) => {
  const place = scene.after.get(`seat:${text(given.seat)}`);
  if (place) scene.flow.gain("+1", place);
};

const scored: Show = (scene, given) => {
  const place = scene.after.get(`seat:${text(given.seat)}`);
  if (place) scene.flow.gain(`+${text(given.points)}`, place);
};

const SHOWS: Record<string, Show> = {
  "wq-event-placed": placed,
  "wq-event-on-page": onPage,
  "wq-event-took-book": tookBook,
  "wq-event-removed": removed,
  "wq-event-refilled": refilled,
  "wq-event-final-stage": finalStage,
  "wq-event-bonus": bonus,
  "wq-event-scored": scored,
};

export function show(scene: Scene, events: readonly Phrase[]): void {
  for (const event of events) SHOWS[event.key]?.(scene, event.arguments, events);
}
