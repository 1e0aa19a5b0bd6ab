/** A table as this page follows it: the side a board is given, kept by the frames of the socket. */
import type { GameModule, Happening, LogLine, SeatInfo, TableSide } from "../games/contract";
import { line } from "../house/line.svelte";
import { me } from "../house/me.svelte";
import { notices } from "../house/notices.svelte";
import { settings } from "../house/settings.svelte";
import { SEATS } from "../ui/crests";
import { Refused, rest } from "../wire/rest";
import type { Person, Prompt, SittingView, Update } from "../wire/types.gen";
import type { Speaker } from "../words/speaker";
import { t, words } from "../words/words.svelte";
import { LiveAside } from "./aside.svelte";
import { play } from "./sounds";

const NOTHING: Happening = { n: 0, events: [], live: false };

export class LiveTable implements TableSide {
  sitting = $state.raw<SittingView>() as SittingView;
  people = $state.raw<Record<string, Person>>({});
  ask = $state("");
  deadline = $state<number | null>(null);
  happening = $state.raw<Happening>(NOTHING);
  log = $state.raw<readonly LogLine[]>([]);
  sending = $state(false);
  /** Whether the seat has done something it may ask to take back. */
  acted = $state(false);
  /** The house does not show it (any more), and why. */
  refused = $state.raw<Refused | null>(null);
  /** Seats whose people are connected, and how many look on; null until the house has said so. */
  here = $state.raw<readonly number[] | null>(null);
  spectators = $state(0);
  /** The seat has gone to somebody else: nothing more is shown through it. */
  unseated = $state(false);
  /** The frame somebody looks back at; null is now. */
  at = $state<number | null>(null);
  telling = $state(false);
  advising = $state(false);
  proposed = $state.raw<unknown>(null);
  readonly aside: LiveAside;
  /** A bot that needs longer than usual for the open question. */
  private slow = $state<number | null>(null);
  private now = $state.raw<unknown>(null);
  private then = $state.raw<unknown>(null);
  private readonly views = new Map<number, unknown>();
  private readonly explained = new Map<string, Promise<unknown>>();
  private caughtUp = false;
  private wanted: number | null = null;
  private end: () => void = () => undefined;

  constructor(
    readonly id: string,
    readonly module: GameModule,
    readonly components: Readonly<Record<string, unknown>>,
    readonly seat: number | null,
    sitting: SittingView,
    people: Record<string, Person>,
  ) {
    this.sitting = sitting;
    this.people = people;
    this.aside = new LiveAside(id, seat ?? -1);
  }

  begin(): void {
    this.end = line.socket.watch(this.id, this.seat, {
      update: (update) => this.update(update),
      people: (people) => (this.people = { ...this.people, ...people }),
      refused: (refusal) => (this.refused = refusal),
      unseated: () => (this.unseated = true),
      present: (seats, spectators) => {
        this.here = seats;
        this.spectators = spectators;
      },
      typed: (seat, text) => this.aside.sawTyped(seat, text),
      suggested: (seat, text) => this.aside.wasOffered(seat, text),
      helpAsked: (seat) => (this.aside.stuck = seat),
      thinks: (seat) => (this.slow = seat),
    });
  }

  leave(): void {
    this.end();
  }

  // --- what a board reads ---

  get game(): string {
    return this.sitting.game;
  }

  get view(): unknown {
    return this.at === null ? this.now : this.then;
  }

  /** Whether there is anything to draw yet. */
  get shown(): boolean {
    return this.now !== null;
  }

  get past(): boolean {
    return this.at !== null;
  }

  get prompt(): Prompt | null {
    return this.view === null || this.sitting.stage === "over" ? null : this.module.prompt(this.view);
  }

  get Line(): GameModule["Line"] {
    return this.module.Line;
  }

  get names(): string[] {
    return this.sitting.places.map((_, seat) => this.nameOf(seat));
  }

  get speaker(): Speaker {
    return words.speaker.seated(this.names);
  }

  get seats(): readonly SeatInfo[] {
    const asked = this.prompt?.seats ?? [];
    return this.sitting.places.map((place, seat) => ({
      seat,
      name: this.nameOf(seat),
      crest: place.person ? (this.people[place.person]?.crest ?? null) : null,
      hue: `var(--seat-${(seat % 7) + 1})`,
      animal: SEATS[seat % 7]?.animal ?? "rooster",
      mark: SEATS[seat % 7]?.mark ?? "◆",
      mine: place.person !== null && place.person === me.id,
      bot: place.bot,
      standIn: place.stand_in,
      here: place.person === null || (this.here?.includes(seat) ?? true),
      asked: this.sitting.stage === "playing" && asked.includes(seat),
      slow: this.slow === seat,
    }));
  }

  nameOf(seat: number): string {
    const place = this.sitting.places[seat];
    if (place?.person) {
      const own = place.person === me.id ? me.account?.name : undefined; // names of others follow a moment later
      const name = this.people[place.person]?.name ?? own ?? t("web-gone");
      const shared = this.sitting.places.filter((other, before) => before < seat && other.person === place.person).length;
      return shared ? t("web-name-number", { name, number: shared + 1 }) : name; // several at one screen
    }
    return t("web-bot-name", { bot: place?.bot ?? "", number: seat });
  }

  /** Whether the open question is for the viewer's seat. */
  get asked(): boolean {
    return this.seat !== null && this.sitting.stage === "playing" && (this.prompt?.seats.includes(this.seat) ?? false);
  }

  get mayAct(): boolean {
    return this.asked && !this.past && !this.sending && line.state === "open" && !this.sitting.places[this.seat ?? -1]?.stand_in;
  }

  get density(): TableSide["density"] {
    return settings.density;
  }

  get still(): boolean {
    return settings.still;
  }

  // --- what a board does ---

  async act(action: unknown, told?: { text: string; language: string }): Promise<boolean> {
    if (this.seat === null) return false;
    this.sending = true;
    try {
      await line.socket.act({ table: this.id, seat: this.seat, ask: this.ask, action, ...told });
      return true;
    } catch (error) {
      notices.show(error instanceof Refused ? this.speaker.refused(error.reason, error.rule) : notices.explain(error), "refusal");
      return false;
    } finally {
      this.sending = false;
    }
  }

  explain<Answer>(question: unknown): Promise<Answer> {
    const key = JSON.stringify(question);
    let answer = this.explained.get(key);
    if (!answer) {
      answer = rest.explain(this.id, question, this.seat);
      this.explained.set(key, answer);
      answer.catch(() => this.explained.delete(key));
    }
    return answer as Promise<Answer>;
  }

  async actions(): Promise<readonly unknown[]> {
    return this.seat === null || !this.asked ? [] : (await rest.actions(this.id, this.seat)).actions;
  }

  say(text: string): void {
    notices.show(text, "answer");
  }

  sound(name: string): void {
    const notes = this.module.sounds?.[name];
    if (notes) play(notes);
  }

  // --- looking back ---

  canShow(n: number): boolean {
    return n > 0 && this.shown;
  }

  /** Shows the table as it was; what this page has not kept the house is asked for. */
  look(n: number | null): void {
    this.wanted = n;
    if (n === null) this.at = null;
    else void notices.attempt(() => this.remember(n));
  }

  private async remember(n: number): Promise<void> {
    const view = this.views.has(n) ? this.views.get(n) : await rest.then(this.id, n, this.seat);
    this.views.set(n, view);
    if (this.wanted !== n || view === null) return; // somebody has looked elsewhere meanwhile, or the game had not begun
    this.then = view;
    this.at = n;
  }

  // --- frames ---

  private update(update: Update): void {
    this.refused = null;
    const before = this.sitting;
    const lines: LogLine[] = (update.events ?? []).map((phrase, place) => ({
      n: update.n, key: `${update.n}.e${place}`, kind: "event", phrase,
    }));
    for (const [place, said] of (update.talk ?? []).entries())
      lines.push({ n: update.n, key: `${update.n}.t${place}`, kind: "talk", said });
    if (update.sitting) this.sitting = update.sitting as SittingView;
    const live = this.caughtUp;
    if (live) lines.push(...this.notes(before, update.n));
    if (update.view !== undefined) {
      this.now = update.view;
      this.explained.clear();
      this.views.set(update.n, this.now); // others are asked for: after a break frames come without their views
    }
    if (this.ask !== (update.ask ?? "")) {
      this.aside.over();
      this.slow = null;
    }
    this.ask = update.ask ?? "";
    this.deadline = update.deadline ?? null;
    this.acted = update.acted ?? false;
    const { back = 0 } = update;
    if (back) this.log = this.log.map((one) => (one.kind === "event" && one.n >= back && one.n < update.n && one.gone === undefined ? { ...one, gone: update.n } : one));
    if (!this.log.some((one) => one.n === update.n && one.kind !== "note")) this.log = [...this.log, ...lines];
    if (update.view !== undefined || update.sitting !== undefined) this.caughtUp = true;
    if (live && this.module.unfolds && before.stage !== "over" && this.sitting.stage === "over") this.telling = true;
    this.happening = { n: update.n, events: update.events ?? [], live };
  }

  /** What happened around the game: who is away, who is back. */
  private notes(before: SittingView, n: number): LogLine[] {
    const found: LogLine[] = [];
    for (const [seat, place] of this.sitting.places.entries()) {
      const was = before.places[seat];
      if (was && was.stand_in !== place.stand_in && this.sitting.stage !== "gathering")
        found.push({ n, key: `${n}.n${seat}`, kind: "note", note: place.stand_in ? "web-note-away" : "web-note-back", seat });
    }
    return found;
  }
}
