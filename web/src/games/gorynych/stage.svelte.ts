/**
 * What is seen on the table: a view, and between two views the way from one to the other, told step by step so that everybody
 * sees who steered where. The truth is always the view; what happens here only leads up to it, and can be skipped.
 */
import type { Phrase } from "../../wire/types.gen";
import type { Happening } from "../contract";
import { between, trail } from "./geometry";
import type { Knight, View } from "./types";

/** Milliseconds (art direction, 9). */
const STEP = 200;
const FLIGHT = 350;
const CURRENT = 280;
const FIRE = 350;
const TURN = 240;
const READ = 420;
const BREATH = 120;

export interface Blaze {
  cell: string;
  kind: "fire" | "ball";
  n: number;
}

interface Scene {
  view: View;
  events: readonly Phrase[];
}

type Teller = (stage: Stage, given: Record<string, unknown>, scene: Scene, place: number) => Promise<void> | void;

export class Stage {
  /** What is drawn now. */
  view = $state.raw<View>() as View;
  playing = $state(false);
  blaze = $state.raw<Blaze | null>(null);
  /** Knights that hop at this moment. */
  hopping = $state.raw<ReadonlySet<number>>(new Set());
  flying = $state(false);
  /** The tile that is being turned. */
  tile = $state<string | null>(null);
  /** Cells somebody has just left or come to, as a trace of two seconds. */
  trace = $state.raw<readonly string[]>([]);
  /** What was told in this round. */
  story = $state.raw<readonly Phrase[]>([]);
  /** What is being told at this moment. */
  now = $state.raw<Phrase | null>(null);

  private readonly queue: Scene[] = [];
  private hurry = false;
  private still = false;
  private told = -1;
  private eyes: number | null = null;
  private count = 0;
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(view: View, seat: number | null, private readonly sound: (name: string) => void) {
    this.view = view;
    this.eyes = seat;
  }

  /** The table has changed: at once, or step by step where it is seen as it happens. */
  follow(view: View, happening: Happening, still: boolean, past: boolean, seat: number | null): void {
    this.still = still;
    const same = seat === this.eyes; // through another seat of this screen nothing is told twice
    this.eyes = seat;
    const fresh = same && happening.n !== this.told && happening.events.length > 0;
    const quiet = happening.events.every((event) => event.key in QUIET);
    this.told = happening.n;
    if (past || !fresh || quiet || !happening.live || document.hidden) {
      if (fresh && !past) for (const event of happening.events) this.remember(event);
      if (fresh && quiet && happening.live) for (const event of happening.events) this.hear(QUIET[event.key]);
      if (!this.playing || past || !same || document.hidden) {
        this.queue.length = 0;
        this.hurry = true;
        this.view = view;
      } else {
        const last = this.queue.at(-1);
        if (last) last.view = view;
        else this.queue.push({ view, events: [] });
      }
      return;
    }
    this.queue.push({ view, events: happening.events });
    if (!this.playing) void this.play();
  }

  private hear(name: string | undefined): void {
    if (name) this.sound(name);
  }

  /** Straight to the end of what is being told. */
  skip(): void {
    this.hurry = true;
  }

  private async play(): Promise<void> {
    this.playing = true;
    this.hurry = false;
    for (let scene = this.queue.shift(); scene; scene = this.queue.shift()) {
      for (const [place, event] of scene.events.entries()) {
        this.remember(event);
        this.now = event;
        await TELLERS[event.key]?.(this, event.arguments, scene, place);
        await this.wait(BREATH);
      }
      this.view = scene.view;
    }
    this.now = null;
    this.tile = null;
    this.playing = false;
  }

  private remember(event: Phrase): void {
    if (event.key === "gor-event-round") this.story = [];
    if (!UNTOLD.has(event.key)) this.story = [...this.story, event];
  }

  // --- how things move ---

  async wait(milliseconds: number): Promise<void> {
    if (this.hurry || (this.still && milliseconds < READ)) return;
    const until = performance.now() + milliseconds;
    while (!this.hurry && performance.now() < until) await new Promise((go) => setTimeout(go, Math.min(60, milliseconds)));
  }

  ring(name: string): void {
    if (!this.hurry) this.sound(name);
  }

  patch(changes: Partial<View>): void {
    this.view = { ...this.view, ...changes };
  }

  knight(number: number, changes: Partial<Knight>): void {
    this.patch({ knights: this.view.knights.map((one) => (one.knight === number ? { ...one, ...changes } : one)) });
  }

  seat(seat: number, changes: Partial<View["seats"][number]>): void {
    this.patch({ seats: this.view.seats.map((one, place) => (place === seat ? { ...one, ...changes } : one)) });
  }

  mark(...cells: (string | null | undefined)[]): void {
    this.trace = [...new Set(cells.filter((cell): cell is string => Boolean(cell)))]; // some end where they began
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.trace = []), 2000);
  }

  async fly(cell: string, time: number): Promise<void> {
    this.mark(this.view.dragon, cell);
    this.flying = true;
    this.patch({ dragon: cell });
    this.ring("wings");
    await this.wait(time);
    this.flying = false;
  }

  async burn(cell: string, kind: Blaze["kind"]): Promise<void> {
    this.count += 1;
    this.blaze = { cell, kind, n: this.count };
    this.ring("fire");
    await this.wait(FIRE);
    this.blaze = null;
  }

  /** Knights go at the same time, each along its own cells, a hop a cell. */
  async walk(ways: ReadonlyMap<number, readonly (string | null)[]>): Promise<void> {
    const longest = Math.max(0, ...[...ways.values()].map((way) => way.length));
    for (let k = 0; k < longest; k++) {
      const moving = [...ways].filter(([, way]) => k < way.length);
      this.hopping = new Set(moving.map(([knight]) => knight));
      for (const [knight, way] of moving) this.knight(knight, { cell: way[k] ?? null });
      this.ring("step");
      await this.wait(STEP);
      this.hopping = new Set();
    }
  }
}

/** What needs no telling step by step, with the sound it makes: it is seen where it happens. */
const QUIET: Record<string, string> = {
  "gor-event-locked": "card",
  "gor-event-chose": "",
  "gor-event-choose": "",
  "gor-event-hushed": "",
  "gor-event-pointed": "point",
  "gor-event-spoke": "bell",
  "gor-event-skipped": "card",
};

/** Everybody's own choice is told by the place of the lock; who turned in is seen there, too. */
const UNTOLD = new Set(["gor-event-locked", "gor-event-chose", "gor-event-choose", "gor-event-hushed"]);

const text = (value: unknown): string => String(value ?? "");
const number = (value: unknown): number => Number(value ?? 0);

/** Which cells every knight walks when all of them step: up to where the new view, or the next thing told of it, has it. */
function march(stage: Stage, scene: Scene, place: number, steps: number): Map<number, (string | null)[]> {
  const ways = new Map<number, (string | null)[]>();
  const rest = scene.events.slice(place + 1);
  const again = rest.some((event) => event.key === "gor-event-knights");
  for (const knight of stage.view.knights) {
    if (knight.cell === null) continue;
    const next = rest.find((event) => number(event.arguments.knight) === knight.knight && event.key in STOPS);
    const ahead = trail(stage.view.field, knight.cell);
    if (next?.key === "gor-event-entered" && !again) {
      ways.set(knight.knight, [...ahead.slice(1), null]);
    } else if (again) {
      ways.set(knight.knight, ahead.slice(1, steps + 1));
    } else {
      const to = next ? text(next.arguments.cell) : scene.view.knights.find((one) => one.knight === knight.knight)?.cell;
      if (to) ways.set(knight.knight, between(stage.view.field, knight.cell, to));
    }
  }
  return ways;
}
const STOPS: Record<string, true> = { "gor-event-tunnel": true, "gor-event-entered": true };

/** A single knight along its path to where the new view has it, or to the mouth of a tunnel it goes into next. */
async function stride(stage: Stage, knight: number, scene: Scene, place: number): Promise<void> {
  const from = stage.view.knights.find((one) => one.knight === knight)?.cell;
  const next = scene.events.slice(place + 1).find((event) => event.key === "gor-event-tunnel" && number(event.arguments.knight) === knight);
  const to = next ? text(next.arguments.cell) : scene.view.knights.find((one) => one.knight === knight)?.cell;
  if (!from || !to) return;
  stage.mark(from, to);
  const way = between(stage.view.field, from, to);
  await stage.walk(new Map([[knight, way.length ? way : [to]]]));
}

function turnUp(stage: Stage, given: Record<string, unknown>): void {
  const seat = number(given.seat);
  const card = text(given.card);
  const own = stage.view.seats[seat];
  if (!own) return;
  stage.seat(seat, { locked: false, hand: own.hand.filter((one) => one !== card), row: [...own.row.filter((one) => one !== card), card] });
  stage.patch({ acting: seat, revealed: card });
  stage.ring("card");
}

const TELLERS: Record<string, Teller> = {
  "gor-event-round": async (stage, given) => {
    stage.patch({
      round: number(given.round), first: number(given.seat), acting: null, revealed: null, protected: false, flag: false,
      knights: stage.view.knights.map((knight) => ({ ...knight, pointed: false })),
      tiles: stage.view.tiles.map((tile) => ({ ...tile, turned: false })),
      seats: stage.view.seats.map((seat) => ({ ...seat, took: null })),
    });
    await stage.wait(READ);
  },
  "gor-event-cards": async (stage, given, scene) => {
    stage.patch({
      steps: number(given.steps), number: number(given.number), limit: Math.abs(number(given.number)),
      knight_deck: scene.view.knight_deck, dragon_deck: scene.view.dragon_deck,
    });
    stage.ring("card");
    await stage.wait(READ);
  },
  "gor-event-knights": (stage, given, scene, place) => stage.walk(march(stage, scene, place, number(given.steps))),
  "gor-event-march": (stage, _given, scene, place) => stage.walk(march(stage, scene, place, 1)),
  "gor-event-tunnel": async (stage, given) => {
    stage.mark(text(given.cell), text(given.to));
    stage.knight(number(given.knight), { cell: text(given.to) });
    await stage.wait(2 * STEP);
  },
  "gor-event-entered": async (stage, given) => {
    stage.knight(number(given.knight), { cell: null, left: 0 });
    stage.ring("lost");
    await stage.wait(READ);
  },
  "gor-event-pointed": (stage, given) => {
    const marked = text(given.knights).split(", ");
    stage.patch({ knights: stage.view.knights.map((one) => ({ ...one, pointed: marked.includes(String(one.knight)) })) });
    stage.ring("point");
  },
  "gor-event-spoke": (stage) => stage.ring("bell"),
  "gor-event-locked": (stage, given) => {
    stage.seat(number(given.seat), { locked: true });
    stage.ring("card");
  },
  "gor-event-skipped": (stage, given, scene) => {
    const seat = scene.view.seats[number(given.seat)];
    if (seat) stage.seat(number(given.seat), { took: seat.took ?? [], row: [] });
  },
  "gor-event-revealed": async (stage, given) => {
    turnUp(stage, given);
    await stage.wait(READ);
  },
  "gor-event-flagged": async (stage, given) => {
    turnUp(stage, given);
    stage.patch({ flag: false });
    await stage.wait(2 * READ);
  },
  "gor-event-flew": (stage, given) => stage.fly(text(given.cell), FLIGHT),
  "gor-event-drifted": (stage, given) => stage.fly(text(given.cell), CURRENT),
  "gor-event-jumped": (stage, given) => stage.fly(text(given.cell), FLIGHT),
  "gor-event-princess": (stage, given) => stage.fly(text(given.cell), FLIGHT),
  "gor-event-no-flight": (stage) => stage.wait(READ),
  "gor-event-left-field": async (stage) => {
    stage.flying = true;
    stage.ring("lost");
    await stage.wait(READ);
    stage.patch({ dragon: null });
    stage.flying = false;
  },
  "gor-event-fire": (stage, given) => stage.burn(text(given.cell), "fire"),
  "gor-event-fireball": (stage, given) => stage.burn(text(given.cell), "ball"),
  "gor-event-terem-burnt": async (stage, given) => {
    await stage.burn(text(given.cell), "fire");
    stage.ring("lost");
    await stage.wait(READ);
  },
  "gor-event-burnt": async (stage, given) => {
    const burnt = number(given.knight);
    stage.patch({ knights: stage.view.knights.filter((one) => one.knight !== burnt), destroyed: [...stage.view.destroyed, burnt] });
    await stage.wait(FIRE);
  },
  "gor-event-nobody-burnt": (stage) => stage.wait(READ),
  "gor-event-protected": (stage) => stage.wait(READ),
  "gor-event-shield-broke": async (stage, given) => {
    stage.knight(number(given.knight), { shield: false });
    await stage.wait(READ);
  },
  "gor-event-tile": async (stage, given) => {
    stage.tile = text(given.tile);
    stage.ring("tile");
    await stage.wait(READ);
  },
  "gor-event-protection": async (stage) => {
    stage.patch({ protected: true });
    await stage.wait(TURN);
  },
  "gor-event-flag": async (stage) => {
    stage.patch({ flag: true });
    await stage.wait(TURN);
  },
  "gor-event-trapped": async (stage, given) => {
    stage.mark(stage.view.knights.find((one) => one.knight === number(given.knight))?.cell, text(given.cell));
    stage.knight(number(given.knight), { cell: text(given.cell) });
    await stage.wait(FLIGHT);
  },
  "gor-event-apples": (stage, given, scene, place) => stride(stage, number(given.knight), scene, place),
  "gor-event-pulled": (stage, given, scene, place) => stride(stage, number(given.knight), scene, place),
  "gor-event-comrade": async (stage, given, scene) => {
    const back = scene.view.knights.find((one) => one.knight === number(given.knight));
    if (back) {
      const knights = [...stage.view.knights, { ...back, cell: stage.view.field.starts[text(given.path)] ?? back.cell }];
      stage.patch({ knights, destroyed: stage.view.destroyed.filter((one) => one !== back.knight) });
    }
    await stage.wait(READ);
  },
  "gor-event-swapped": async (stage, given) => {
    stage.mark(text(given.cell), text(given.to));
    stage.knight(number(given.knight), { cell: text(given.cell) });
    await stage.fly(text(given.to), FLIGHT);
  },
  "gor-event-shielded": (stage, given) =>
    stage.patch({ knights: stage.view.knights.map((one) => ({ ...one, shield: one.knight === number(given.knight) })) }),
  "gor-event-horsed": (stage, given) =>
    stage.patch({ knights: stage.view.knights.map((one) => ({ ...one, horse: one.knight === number(given.knight) })) }),
  "gor-event-discarded": async (stage, given) => {
    const own = stage.view.seats[number(given.seat)];
    const card = text(given.card);
    if (own) stage.seat(number(given.seat), { hand: own.hand.filter((one) => one !== card), row: [...own.row, card], discarding: false });
    await stage.wait(TURN);
  },
  "gor-event-won": async (stage) => {
    stage.ring("won");
    await stage.wait(READ);
  },
};
