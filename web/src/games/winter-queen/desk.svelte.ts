/** What is in a player's hand and in their eye while they think: nothing here is a rule, and nothing of it is sent. */
import type { TableSide } from "../contract";
import type { Phrase } from "../../wire/types.gen";
import { chart, type Chart } from "./geometry";
import { refusal } from "./why";
import { explained, lightOf, pageKey, placeOf, type Light } from "./light";
import { traces, type Trace } from "./trace";
import type { Action, BookView, Change, Choices, Color, Components, Explanation, HolderView, View, WhyNot } from "./types";

export interface Held {
  holder: number;
  color: Color;
  /** Its place on the holder. */
  slot: number;
}

export interface Page {
  book: string;
  page: number;
}

/** A question of the confirming sheet. */
export type Plan =
  | { kind: "map"; held: Held; space: string; counties: string[] }
  | { kind: "page"; held: Held; page: Page }
  | { kind: "activate"; book: BookView; removal: string[] }
  | { kind: "pass" };

/** A line of the log that somebody points at; every board lights it up. */
class Spot {
  phrase = $state.raw<Phrase | null>(null);
}
export const spot = new Spot();

/** The desk of the board that is open: what the guide looks at. */
class LastDesk {
  desk = $state.raw<Desk | null>(null);
}
export const lastDesk = new LastDesk();

export class Desk {
  held = $state.raw<Held | null>(null);
  space = $state<string | null>(null);
  page = $state.raw<Page | null>(null);
  book = $state<string | null>(null);
  remove = $state<string | null>(null);
  /** The county whose book is taken along; null leaves it. */
  county = $state<string | null>(null);
  /** The page somebody points at. */
  eye = $state.raw<Page | null>(null);
  /** The top book of a pile that somebody points at. */
  cover = $state<string | null>(null);
  /** The explanations of every page as it stands, by "book.page.colour". */
  why = $state.raw<ReadonlyMap<string, Explanation>>(new Map());
  /** What the plan would change on one's own pages. */
  changes = $state.raw<readonly Change[]>([]);
  /** Where each crystal lies on its holder. */
  trays = $state.raw<ReadonlyMap<number, readonly (Color | null)[]>>(new Map());

  /** The map as it was when what is being told happened; null is now. */
  then = $state.raw<View["map"] | null>(null);
  /** Nobody looks any more: answers that still arrive are let go. */
  closed = false;

  constructor(private readonly side: () => TableSide<View, Action>) {}

  readonly table = $derived.by(() => this.side());
  readonly view = $derived.by(() => this.side().view);
  /** What lies where, as it is shown. */
  readonly lies = $derived.by(() => this.then ?? this.side().view.map);
  readonly components = $derived.by(() => this.side().components as unknown as Components);
  readonly map: Chart = $derived.by(() => chart(this.components));
  readonly choices: Choices | null = $derived.by(() => (this.side().mayAct ? this.view.choices : null));
  /** Whose table edge is nearest: one's own, for spectators the first seat's. */
  readonly here = $derived.by(() => this.side().seat ?? 0);
  /** The others, clockwise from the left hand. */
  readonly others = $derived.by(() =>
    Array.from({ length: this.view.players - 1 }, (_, step) => (this.here + step + 1) % this.view.players),
  );

  readonly legalSpaces: ReadonlySet<string> = $derived.by(() => {
    const choices = this.choices;
    if (!choices) return new Set<string>();
    if (this.book) return new Set(choices.activations[this.book] ?? []);
    return new Set(this.held ? Object.keys(choices.spaces) : []);
  });

  readonly legalPages: ReadonlySet<string> = $derived.by(
    () => new Set(this.held && this.choices ? this.choices.pages.map(([book, page]) => pageKey(book, page)) : []),
  );

  readonly plan: Plan | null = $derived.by(() => {
    const choices = this.choices;
    if (!choices) return null;
    if (choices.must_pass) return { kind: "pass" };
    if (this.book) {
      const book = this.view.books[this.here]?.find((one) => one.book === this.book);
      return book ? { kind: "activate", book, removal: choices.activations[this.book] ?? [] } : null;
    }
    if (this.held && this.space) {
      return { kind: "map", held: this.held, space: this.space, counties: choices.spaces[this.space] ?? [] };
    }
    return this.held && this.page ? { kind: "page", held: this.held, page: this.page } : null;
  });

  /** What is explained right now: the page somebody points at, or a line of the log. */
  readonly told: Explanation | null = $derived.by(() => {
    if (spot.phrase) return explained(spot.phrase);
    const eye = this.eye ?? (this.plan?.kind === "page" ? this.plan.page : null);
    return eye ? this.explanation(eye) : null;
  });

  /** Somebody is told of spaces by their names: a plan, advice, a line of the log. The map says which is which. */
  readonly naming: boolean = $derived.by(() => {
    const plan = this.plan;
    const planned = plan?.kind === "map" || (plan?.kind === "activate" && plan.removal.length > 0);
    return planned || Boolean(this.side().advising) || typeof spot.phrase?.arguments.space === "string";
  });

  readonly light: Light | null = $derived.by(() => {
    if (this.told) return lightOf(this.map, this.told);
    return spot.phrase ? placeOf(spot.phrase) : null;
  });

  /** What the others have done since the viewer's last move. */
  readonly traces: readonly Trace[] = $derived.by(() => {
    const { log, at, seat } = this.side();
    return traces(log, at, seat, this.lies);
  });

  private find(book: string): BookView | undefined {
    return this.view.books.flat().find((one) => one.book === book);
  }

  /** The crystal on a page. */
  lying({ book, page }: Page): Color | null {
    const found = this.find(book);
    return (page ? found?.right : found?.left) ?? null;
  }

  /** Why a page would score what it would: with the crystal that lies there, or the one in the hand. */
  explanation(page: Page): Explanation | null {
    const color = this.lying(page) ?? this.held?.color;
    return color ? (this.why.get(`${pageKey(page.book, page.page)}.${color}`) ?? null) : null;
  }

  /** What an empty page of one's own would score with each colour. */
  prospects(page: Page): { color: Color; points: number }[] {
    return this.components.colors.flatMap((color) => {
      const found = this.why.get(`${pageKey(page.book, page.page)}.${color}`);
      return found ? [{ color, points: found.points }] : [];
    });
  }

  mine(book: string): boolean {
    return this.table.seat !== null && (this.view.books[this.table.seat] ?? []).some((one) => one.book === book);
  }

  // --- what a hand does ---

  /** Puts everything back. */
  drop(): void {
    this.held = null;
    this.space = null;
    this.page = null;
    this.book = null;
    this.remove = null;
    this.county = null;
    this.changes = [];
  }

  /** Takes a crystal into the hand, or puts it back. */
  take(held: Held): void {
    const again = this.held?.holder === held.holder && this.held.slot === held.slot;
    const legal = this.choices?.crystals.some(([holder, color]) => holder === held.holder && color === held.color);
    if (!legal) {
      void this.refused(this.tryWith(held));
      return;
    }
    this.drop();
    if (!again) {
      this.held = held;
      this.table.sound("take");
    }
  }

  /** Chooses a space: for the crystal in the hand, or the one that goes back to the bag. */
  choose(space: string): void {
    if (this.legalSpaces.has(space)) {
      if (this.book) {
        this.remove = space;
        return;
      }
      this.page = null;
      this.space = space;
      const counties = this.choices?.spaces[space] ?? [];
      this.county = counties.length === 1 ? (counties[0] ?? null) : null;
      void this.foresee(space);
      return;
    }
    if (this.book) void this.refused({ do: "activate", book: this.book, remove: space });
    else if (this.held) void this.refused({ do: "map", holder: this.held.holder, crystal: this.held.color, space });
    else if (this.table.mayAct) this.table.say(this.table.speaker.text("wqt-first-crystal"));
  }

  /** Looks at a page, or at the top book of a pile; at nothing any more. */
  look(page: Page | null, cover: string | null = null): void {
    this.eye = page;
    this.cover = cover;
  }

  /** Chooses a page for the crystal in the hand; an empty hand asks what it means. */
  open(page: Page): void {
    if (!this.held || !this.mine(page.book)) this.look(page);
    if (!this.held) return;
    if (this.legalPages.has(pageKey(page.book, page.page))) {
      this.space = null;
      this.page = page;
      if (this.table.density === "expert") void this.carryOut();
      return;
    }
    void this.refused({ do: "book", holder: this.held.holder, crystal: this.held.color, ...page });
  }

  /** Begins the activation of a book. */
  activate(book: string): void {
    if (!this.choices || !(book in this.choices.activations)) {
      void this.refused({ do: "activate", book });
      return;
    }
    const again = this.book === book;
    this.drop();
    if (again) return;
    this.book = book;
    if (this.table.density === "expert" && !this.choices.activations[book]?.length) void this.carryOut();
  }

  /** Lays an action out as if it had been chosen; whoever looks sees where everything goes, and confirms it or not. */
  propose(action: Action): void {
    this.drop();
    if (action.do === "activate" && this.choices && action.book in this.choices.activations) {
      this.book = action.book;
      this.remove = action.remove ?? null;
    }
    if (action.do !== "map" && action.do !== "book") return;
    const slot = this.trays.get(action.holder)?.indexOf(action.crystal) ?? -1;
    if (slot < 0) return;
    this.held = { holder: action.holder, color: action.crystal, slot };
    if (action.do === "map") {
      this.choose(action.space);
      this.county = action.book ?? null;
    } else if (this.legalPages.has(pageKey(action.book, action.page))) this.page = { book: action.book, page: action.page };
  }

  /** The action the plan stands for; null while something is missing. */
  get action(): Action | null {
    const plan = this.plan;
    if (!plan) return null;
    switch (plan.kind) {
      case "map":
        return { do: "map", holder: plan.held.holder, crystal: plan.held.color, space: plan.space, book: this.county };
      case "page":
        return { do: "book", holder: plan.held.holder, crystal: plan.held.color, ...plan.page };
      case "activate":
        if (plan.removal.length && !this.remove) return null;
        return { do: "activate", book: plan.book.book, remove: this.remove };
      case "pass":
        return { do: "pass" };
    }
  }

  /** Sends it. What is refused is said by the frame; the hand keeps what it held. */
  async carryOut(): Promise<boolean> {
    const action = this.action;
    if (!action) return false;
    const done = await this.table.act(action);
    if (done) this.drop();
    return done;
  }

  // --- what the house knows better ---

  /** Some action with a crystal that is not to be had, to hear why. */
  private tryWith(held: Held): Action {
    const space = Object.entries(this.view.map).find(([, lying]) => !lying)?.[0] ?? Object.keys(this.view.map)[0] ?? "";
    return { do: "map", holder: held.holder, crystal: held.color, space };
  }

  /** Says why not. */
  async refused(action: Action): Promise<void> {
    if (this.table.seat === null || this.table.past || !this.table.ask) return; // nobody plays here any more
    try {
      const why = await this.table.explain<WhyNot>({ about: "why-not", action });
      if (why.reason) this.table.say(refusal(this.table.speaker, why.reason, why.rule, this.map.pages));
    } catch {
      this.table.say(this.table.speaker.text("wqt-not-now"));
    }
  }

  /** Asks what a crystal on a space would change. */
  private async foresee(space: string): Promise<void> {
    const held = this.held;
    this.changes = [];
    if (!held) return;
    try {
      const changes = await this.table.explain<Change[]>({ about: "prospect", crystal: held.color, space });
      if (!this.closed && this.space === space && this.held === held) this.changes = changes;
    } catch {
      this.changes = []; // a preview is a courtesy; without it the plan still stands
    }
  }

  /** Asks about every page at once, as soon as the table looks different. */
  async survey(): Promise<void> {
    const view = this.view;
    if (this.table.past) {
      this.why = new Map(); // the house explains the table as it is, not as it was
      return;
    }
    try {
      const told = await this.table.explain<Explanation[]>({ about: "survey" });
      if (this.closed || view !== this.view) return;
      this.why = new Map(told.map((one) => [`${pageKey(one.book, one.page)}.${one.crystal}`, one]));
    } catch {
      if (!this.closed) this.why = new Map(); // previews are a courtesy
    }
  }

  /** Lays crystals on their holders: those that stay keep their places, new ones fill the gaps. */
  lay(holders: readonly HolderView[], size: number): void {
    const found = new Map<number, (Color | null)[]>();
    for (const holder of holders) {
      const left = { ...holder.crystals };
      const before = this.trays.get(holder.holder) ?? [];
      const slots = before.map((color) => {
        if (!color || !left[color]) return null;
        left[color] -= 1;
        return color;
      });
      const total = Object.values(holder.crystals).reduce((sum, count) => sum + count, 0);
      while (slots.length < Math.max(size, total)) slots.push(null);
      for (const [color, count] of Object.entries(left)) {
        for (let k = 0; k < count; k++) slots[slots.indexOf(null)] = color;
      }
      found.set(holder.holder, slots);
    }
    this.trays = found;
  }
}
