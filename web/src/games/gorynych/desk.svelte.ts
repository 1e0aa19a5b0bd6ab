/** What a player holds in hand and mind while choosing: none of it is a rule, and nothing of it is sent before it is final. */
import { course, flightOptions, leading, type Course, type Option, type Picks, type Question, type Step } from "./steps";
import { isArrow, type Action, type Table, type View } from "./types";

/** The desk of the table on the screen, for the guide that points at it. */
class Eye {
  desk = $state.raw<Desk | null>(null);
  /** The table still shows how it came to the open question. */
  telling = $state(false);
}

export class Desk {
  /** The card taken up, not laid down yet. */
  card = $state<string | null>(null);
  picks = $state.raw<Picks>({});
  /** Knights marked here, on their way to the table: marks go out at most once a second. */
  marks = $state.raw<ReadonlySet<number> | null>(null);
  /** A tunnel mouth somebody points at. */
  mouth = $state<string | null>(null);
  private asked = "";
  /** The own secret answer, from the moment it is stored: the house shows such answers once a second and no sooner. */
  private given = $state.raw<{ seat: number | null; ask: string; card: string | null } | null>(null);

  constructor(private readonly side: () => Table) {}

  readonly table = $derived.by(() => this.side());
  readonly view: View = $derived.by(() => this.side().view);
  readonly seat = $derived.by(() => this.side().seat);

  /** The questions of this moment; none while somebody else is asked. */
  readonly course: Course = $derived.by(() =>
    this.table.mayAct || this.table.sending ? course(this.view, this.picks) : { steps: [], picks: {}, action: null },
  );
  /** The answers so far, with those that are the only ones. */
  readonly chosen: Picks = $derived.by(() => this.course.picks);
  readonly step: Step | null = $derived.by(() => this.course.steps.at(-1) ?? null);

  private readonly answered = $derived.by(() => {
    const { past, ask, seat } = this.table;
    return !past && this.given?.ask === ask && this.given.seat === seat ? this.given : null; // friends share a desk
  });
  /** The own card that lies face down. */
  readonly locked: string | null = $derived.by(() => (this.view.phase === "choose" ? this.answered?.card : null) ?? this.view.locked);
  /** A card may be laid. */
  readonly choosing = $derived.by(() => this.view.phase === "choose" && this.table.mayAct && !this.answered);
  /** The own card may still be replaced, unseen. */
  readonly replacing = $derived.by(() => {
    const { seat, prompt, past, sending } = this.table;
    return (
      seat !== null && !past && !sending && this.view.phase === "choose" && this.locked !== null &&
      (prompt?.interjections ?? []).some((one) => one.seats.includes(seat))
    );
  });
  readonly discarding = $derived.by(() => this.view.phase === "discard" && this.table.mayAct && !this.answered);
  /** Whether marks may be set: first player, signal or talk. */
  readonly pointing = $derived.by(() => {
    const { seat, prompt, past } = this.table;
    return (
      seat !== null && !past && (this.view.phase === "signal" || this.view.phase === "talk") &&
      (prompt?.interjections ?? []).some((one) => one.seats.includes(seat))
    );
  });

  /** Cards of the own hand that may be taken up now. */
  readonly playable: ReadonlySet<string> = $derived.by(() => {
    const own = this.seat === null ? undefined : this.view.seats[this.seat];
    if (this.choosing || this.discarding) return new Set(this.view.choices?.cards ?? []);
    return new Set(this.replacing ? (own?.hand ?? []) : []);
  });

  /** What the card in hand could do from where the dragon is now: cells with their distances. */
  readonly preview: Option[] = $derived.by(() => {
    const card = this.card;
    if (!card || !isArrow(this.view, card) || this.view.phase !== "choose") return [];
    return flightOptions(this.view.flights[card] ?? []);
  });

  /** The options that lie on the field. */
  readonly targets: Option[] = $derived.by(() => (this.step?.options ?? []).filter((option) => option.cell !== undefined));
  readonly knights: ReadonlySet<number> = $derived.by(
    () => new Set((this.step?.options ?? []).flatMap((option) => (option.knight === undefined ? [] : [option.knight]))),
  );

  /** The marks as they are shown: one's own as soon as they are set. */
  readonly pointed: ReadonlySet<number> = $derived.by(
    () => this.marks ?? new Set(this.view.knights.filter((knight) => knight.pointed).map((knight) => knight.knight)),
  );

  /** A new question begins with an empty hand. */
  renew(ask: string): void {
    if (ask === this.asked) return;
    this.asked = ask;
    this.card = null;
    this.picks = {};
    this.marks = null;
  }

  take(card: string): void {
    if (!this.playable.has(card)) return;
    this.card = this.card === card ? null : card;
    this.table.sound("card");
  }

  pick(question: Question, value: string): void {
    const steps = this.course.steps;
    const place = steps.findIndex((step) => step.question === question);
    const kept = steps.slice(0, Math.max(0, place)).map((step) => step.question);
    const picks: Picks = {};
    for (const one of kept) if (this.picks[one] !== undefined) picks[one] = this.picks[one];
    picks[question] = value;
    this.picks = picks;
    this.table.sound("card");
  }

  /** Takes the answer to a question back, and all that came after it. */
  forget(question: Question): void {
    const steps = this.course.steps.map((step) => step.question);
    const gone = new Set(steps.slice(steps.indexOf(question)));
    this.picks = Object.fromEntries(Object.entries(this.picks).filter(([one]) => !gone.has(one as Question)));
  }

  /** One question back. */
  back(): void {
    const answered = this.course.steps.filter((step) => this.picks[step.question] !== undefined);
    const last = answered.at(-1);
    if (!last) {
      this.card = null;
      return;
    }
    this.forget(last.question);
  }

  /** A cell was clicked: an option of the question, or the knights on it. */
  choose(cell: string): void {
    const step = this.step;
    const option = step?.options.find((one) => one.cell === cell || one.end === cell);
    if (step && option) return this.pick(step.question, option.value);
    const here = this.view.knights.filter((knight) => knight.cell === cell).map((knight) => knight.knight);
    if (step) {
      const able = here.filter((knight) => this.knights.has(knight));
      const now = able.indexOf(Number(this.picks[step.question]));
      const next = able[(now + 1) % Math.max(1, able.length)];
      if (next !== undefined) this.pick(step.question, String(next));
      return;
    }
    if (this.pointing && here.length) this.mark(here);
  }

  /** Marks or unmarks knights; the table hears of the last state. */
  mark(knights: readonly number[]): void {
    const marks = new Set(this.pointed);
    const all = knights.every((knight) => marks.has(knight));
    for (const knight of knights) if (all) marks.delete(knight); else marks.add(knight);
    this.marks = marks;
    void this.table.act({ do: "point", knights: [...marks].sort((one, other) => one - other) });
  }

  /** Takes up the card, or answers the questions, of an action; nothing is sent. */
  propose(action: Action): void {
    if ((action.do === "lock" || action.do === "discard") && this.playable.has(action.card)) this.card = action.card;
    else this.picks = leading(this.view, action) ?? {};
  }

  async lay(): Promise<void> {
    const card = this.card;
    if (!card) return;
    await this.give(this.view.phase === "discard" ? { do: "discard", card } : { do: "lock", card }, card);
    this.card = null;
  }

  async skip(): Promise<void> {
    await this.give({ do: "skip" }, null);
  }

  private async give(action: Action, card: string | null): Promise<void> {
    const { ask, seat } = this.table;
    if (await this.table.act(action)) this.given = { seat, ask, card };
  }

  async carryOut(): Promise<void> {
    const action = this.course.action;
    if (action && (await this.table.act(action))) this.picks = {};
  }
}

export const eye = new Eye();
