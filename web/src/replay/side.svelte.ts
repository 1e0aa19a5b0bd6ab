/** A finished game as a board is given it: no question is open, every moment can be shown. */
import type { Density, GameModule, Happening, LogLine, SeatInfo, TableSide } from "../games/contract";
import { settings } from "../house/settings.svelte";
import { notices } from "../house/notices.svelte";
import { play } from "../table/sounds";
import { SEATS } from "../ui/crests";
import type { Person, Phrase, Prompt, SittingView, TableView } from "../wire/types.gen";
import type { Speaker } from "../words/speaker";
import { t, words } from "../words/words.svelte";
import { rest } from "../wire/rest";

/** The table after a move, as the server tells it. */
export interface Scene {
  step: number;
  view: unknown;
  seat?: number;
  action?: unknown;
  time?: number;
  events?: Phrase[];
}

export class ReplayTable implements TableSide {
  readonly id: string;
  readonly sitting: SittingView;
  readonly people: Record<string, Person>;
  scenes = $state.raw<readonly Scene[]>([]);
  step = $state(0);
  seat = $state<number | null>(null);
  happening = $state.raw<Happening>({ n: 0, events: [], live: false });
  telling = $state(false);

  readonly ask = "";
  readonly mayAct = false;
  readonly sending = false;
  readonly deadline = null;
  readonly past = false;
  readonly replayed = true;
  readonly at = null;
  readonly aside = null;
  private readonly explained = new Map<string, Promise<unknown>>();

  constructor(
    table: TableView,
    readonly module: GameModule,
    readonly components: Readonly<Record<string, unknown>>,
  ) {
    this.id = table.id;
    this.sitting = table.sitting;
    this.people = table.people;
  }

  /** Looks through another pair of eyes, at the same move. */
  async through(seat: number | null): Promise<void> {
    this.scenes = await rest.replay<Scene>(this.id, seat);
    this.explained.clear();
    this.seat = seat;
    this.show(Math.min(this.step, this.last), false);
  }

  get last(): number {
    return Math.max(0, this.scenes.length - 1);
  }

  /** Shows a moment; `live` lets things fly. */
  show(step: number, live: boolean): void {
    this.step = Math.min(Math.max(0, step), this.last);
    this.happening = { n: this.step + 1, events: this.scenes[this.step]?.events ?? [], live };
    this.telling = live && this.step === this.last && Boolean(this.module.unfolds);
    if (!live) return;
    for (const phrase of this.happening.events) {
      const sound = this.module.soundOf?.(phrase);
      if (sound) this.sound(sound);
    }
  }

  get game(): string {
    return this.sitting.game;
  }

  get view(): unknown {
    return this.scenes[this.step]?.view;
  }

  get prompt(): Prompt | null {
    return this.view === undefined ? null : this.module.prompt(this.view);
  }

  get Line(): GameModule["Line"] {
    return this.module.Line;
  }

  get log(): readonly LogLine[] {
    return this.scenes.slice(0, this.step + 1).flatMap((scene) =>
      (scene.events ?? []).map((phrase, place): LogLine => ({ n: scene.step + 1, key: `${scene.step}.${place}`, kind: "event", phrase })),
    );
  }

  get moves(): readonly { seat: number; action: unknown }[] {
    return this.scenes.slice(0, this.step + 1).flatMap(({ seat, action }) => (seat === undefined || !action ? [] : [{ seat, action }]));
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
      mine: seat === this.seat,
      bot: place.bot,
      standIn: false,
      asked: asked.includes(seat),
    }));
  }

  nameOf(seat: number): string {
    const place = this.sitting.places[seat];
    if (place?.person) return this.people[place.person]?.name ?? t("web-gone");
    return t("web-bot-name", { bot: place?.bot ?? "", number: seat });
  }

  get speaker(): Speaker {
    return words.speaker.seated(this.sitting.places.map((_, seat) => this.nameOf(seat)));
  }

  get density(): Density {
    return settings.density;
  }

  get still(): boolean {
    return settings.still;
  }

  act(): Promise<boolean> {
    return Promise.resolve(false);
  }

  explain<Answer>(question: unknown): Promise<Answer> {
    const about = { step: this.step, seat: this.seat, question };
    const name = JSON.stringify(about);
    let answer = this.explained.get(name);
    if (!answer) {
      answer = rest.explainThen(this.id, about);
      this.explained.set(name, answer);
      answer.catch(() => this.explained.delete(name));
    }
    return answer as Promise<Answer>;
  }

  actions(): Promise<readonly never[]> {
    return Promise.resolve([]);
  }

  canShow(): boolean {
    return true;
  }

  look(n: number | null): void {
    this.show(n === null ? this.last : n - 1, false);
  }

  say(text: string): void {
    notices.show(text);
  }

  sound(name: string): void {
    const notes = this.module.sounds?.[name];
    if (notes) play(notes);
  }
}
