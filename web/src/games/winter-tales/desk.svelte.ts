/** What a player has in mind and at hand: the answer that is growing, the cards in it, the words. Nothing of it is a rule. */
import type { Phrase } from "../../wire/types.gen";
import { words } from "../../words/words.svelte";
import { stands, type TableSide } from "../contract";
import { choicesOf, complete, facetsOf, fitting, nextFacet, planOf, type Choice, type Facet, type Picks, type Plan } from "./choose";
import { instead, marked, place, signOf, unmarked, without, worded, type Written } from "./compose";
import { recall, remember } from "./draft";
import { chart, type Chart } from "./geometry";
import { Names } from "./names";
import { storyOf, type Heard, type Story } from "./story";
import type { Action, CharacterView, Components, SceneView, View } from "./types";

/** With more choices than this, likes are asked for one after another. */
const MANY = 7;
const TYPING = 350;
/** What a telling is called that speaks against another. */
const OBJECTION = "objection";

export type Tab = "town" | "story" | "memories";

export class Desk {
  picks = $state.raw<Picks>({});
  cards = $state.raw<readonly string[]>([]);
  counting = $state.raw<readonly string[]>([]);
  /** A card of the table: the one that is to be remembered. */
  summed = $state<string | null>(null);
  /** Something beside the question: an objection, a mended telling, a hand-over. */
  aside = $state.raw<Action | null>(null);
  written = $state.raw<Written>({ text: "", caret: 0 });
  /** Grows whenever the text was changed by something else than typing. */
  version = $state(0);
  tab = $state<Tab>("story");
  /** The memory whose tale is open, and what is being looked at closely. */
  memory = $state<number | null>(null);
  /** Whether the lines that help somebody on are open over what is written. */
  helping = $state(false);
  looked = $state<{ kind: "character" | "seat" | "place"; id: string } | null>(null);
  private ask = "";
  private lastTyped = 0;
  private later: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly side: () => TableSide<View, Action>) {}

  readonly table = $derived.by(() => this.side());
  readonly view = $derived.by(() => this.side().view);
  readonly parts = $derived.by(() => this.side().components as unknown as Components);
  readonly map: Chart = $derived.by(() => chart(this.parts));
  readonly names = $derived.by(() => new Names(this.view, this.parts, this.side().speaker));
  readonly deck = $derived.by(() => Object.keys(this.parts.cards));
  /** What was told until the moment that is shown. */
  readonly heard: readonly Heard[] = $derived.by(() => {
    const { at, log } = this.side();
    return log.flatMap((one) => (one.kind === "event" && stands(one, at) ? [{ n: one.n, phrase: one.phrase }] : []));
  });
  readonly story: Story = $derived.by(() => storyOf(this.heard));
  readonly options = $derived.by(() => this.side().sitting.options);
  readonly voice = $derived.by(() => this.options.telling === "voice");
  readonly captions = $derived.by(() => String(this.options.captions));

  readonly mine = $derived.by(() => this.side().mayAct);
  readonly choices: readonly Choice[] = $derived.by(() => (this.mine ? choicesOf(this.view) : []));
  readonly found: readonly Choice[] = $derived.by(() => fitting(this.choices, this.picks));
  readonly plan: Plan | null = $derived.by(() => {
    if (this.aside) return { action: this.aside, facets: {}, upshot: { told: this.aside.do === "protest" ? OBJECTION : this.aside.do }, sizes: [0], piles: null };
    return planOf(this.found);
  });
  /** The answer as it would be sent. */
  readonly answer: Action | null = $derived.by(() => {
    const plan = this.plan;
    if (!plan) return null;
    const action = complete(plan, this.cards, this.counting);
    if (action?.do !== "memory") return action;
    return this.summed === null ? null : { ...action, card: this.summed };
  });
  /** Whether there is one answer and nothing about it to be chosen: it lies ready before anybody has begun. */
  readonly ready = $derived.by(() => !this.aside && !this.begun && this.found.length === 1 && this.answer !== null);
  /** The scene the table is about. */
  readonly scene: SceneView | null = $derived.by(
    () => this.view.scenes.findLast((scene) => ["quest", "battle", "trap", "epilogue"].includes(scene.kind)) ?? null,
  );
  readonly side_ = $derived.by(() => (this.side().seat === null ? null : (this.view.seats[this.side().seat ?? 0]?.faction ?? null)));
  /** Cards that are told of again: those of the last telling. */
  readonly again: readonly string[] = $derived.by(() => {
    const told = this.aside?.do === "edit" || this.plan?.action.do === "retell";
    if (!told) return [];
    return this.story.pieces.findLast((piece) => piece.seat === this.side().seat)?.cards ?? [];
  });
  /** The cards the words may place, in the order of the action. */
  readonly placed: readonly string[] = $derived.by(() => (this.again.length ? this.again : this.cards.slice(0, 3)));
  /** Whether words go with the answer. */
  readonly telling = $derived.by(() => this.plan !== null && Boolean(this.plan.upshot.told));
  /** Whether these words speak against a telling. */
  readonly objecting = $derived.by(() => this.plan?.upshot.told === OBJECTION);

  // --- what lights up ---

  private values(name: Facet): ReadonlySet<string> {
    return new Set(this.found.flatMap(({ facets }) => facets[name] ?? []));
  }

  readonly areas = $derived.by(() => (this.aside ? new Set<string>() : this.values("where")));
  readonly people = $derived.by(() =>
    this.aside ? new Set<string>() : new Set([...this.values("who"), ...this.values("bearer"), ...this.values("whom")]),
  );
  readonly spaces = $derived.by(() => (this.aside ? new Set<string>() : this.values("space")));
  readonly tableCards = $derived.by(() => this.found.some(({ action }) => action.do === "memory"));
  /** Whether a card of the hand can be taken now. */
  readonly takes = $derived.by(() => {
    if (!this.mine || this.aside) return false;
    if (this.plan) return Math.max(...this.plan.sizes) > 0 || (this.plan.piles !== null && Math.max(...this.plan.piles) > 0);
    return this.found.some(({ action }) => action.do === "play");
  });

  /** The next step of the list: choices one by one where they are few, else facet by facet. */
  readonly steps = $derived.by(() => {
    if (this.plan || this.found.length === 0) return null;
    const plans: Choice[] = [];
    for (const choice of this.found) if (!plans.some((one) => sameFacets(one.facets, choice.facets))) plans.push(choice);
    const next = nextFacet(this.found);
    if (plans.length <= MANY || !next) return { name: null, options: plans.map((choice) => ({ value: "", choice, alone: true })) };
    return next;
  });

  // --- choosing ---

  /** A new question: whatever was begun for the old one is over. */
  heed(ask: string): void {
    if (ask === this.ask) return;
    this.ask = ask;
    this.clear();
    this.write({ text: "", caret: 0 });
    this.resume();
  }

  /** What was begun for this question before the page was loaded anew. */
  private resume(): void {
    const draft = recall(this.side().id, this.ask);
    if (!draft) return;
    const { view } = this.side();
    const known = (one: string): boolean => view.hand.includes(one);
    if (draft.aside) this.aside = view.interjections.find((one) => JSON.stringify(one) === JSON.stringify(draft.aside)) ?? null;
    if ((draft.aside && !this.aside) || !draft.cards.every(known) || !draft.counting.every(known)) return;
    if (!draft.aside && !fitting(choicesOf(view), draft.picks).length) return;
    this.picks = draft.picks;
    this.cards = draft.cards;
    this.counting = draft.counting;
    this.write({ text: draft.text, caret: draft.text.length });
  }

  /** Keeps what is begun for as long as the window is open. */
  keep(): void {
    const { picks, cards, counting, aside } = this;
    const { text } = this.written;
    remember(this.side().id, this.ask, this.begun || text !== "" ? { picks, cards, counting, aside, text } : null);
  }

  clear(): void {
    this.picks = {};
    this.cards = [];
    this.counting = [];
    this.summed = null;
    this.aside = null;
  }

  /** Takes everything back that was begun, and what was told of it. */
  back(): void {
    for (const card of this.cards) this.write(without(this.deck, this.written, card));
    this.clear();
  }

  get begun(): boolean {
    return Object.keys(this.picks).length > 0 || this.cards.length > 0 || this.aside !== null || this.summed !== null;
  }

  /** Somebody pointed at something: of what is legal only what has it is meant from now on. */
  pick(name: Facet, value: string): void {
    const fits = fitting(this.choices, { ...this.picks, [name]: value });
    const picks = fits.length ? { ...this.picks, [name]: value } : { [name]: value };
    this.take(picks);
  }

  /** A line of the list. */
  choose(choice: Choice): void {
    this.take(choice.facets);
  }

  private take(picks: Picks): void {
    const before = this.picks;
    this.aside = null;
    const agreed = this.plan && sameFacets(before, picks) && this.answer;
    this.picks = picks;
    if (agreed) {
      void this.send();
      return;
    }
    const plan = this.plan;
    if (!plan) return;
    if (this.cards.length && Math.max(...plan.sizes) < this.cards.length) this.cards = [];
    if (this.answer && !plan.upshot.told && plan.piles === null && Math.max(...plan.sizes) === 0 && plan.action.do !== "memory") void this.send();
  }

  /** Lays an action out, its cards as well; nothing is sent, and nobody sees a tale grow that nobody has begun. */
  propose(action: Action): void {
    const facets = facetsOf(action, this.view);
    const choice = this.choices.find((one) => sameFacets(one.facets, facets));
    if (!choice) return;
    const cards = action.do === "memory" ? [] : (action.cards ?? (action.card === undefined ? [] : [action.card]));
    let written = this.cards.reduce((text, card) => without(this.deck, text, card), this.written);
    if (choice.upshot.told) written = cards.reduce((text, card) => place(this.deck, text, card), written);
    this.clear();
    this.memory = null;
    this.looked = null;
    this.tab = "story";
    this.picks = facets;
    this.cards = cards;
    this.counting = action.counting ?? [];
    this.summed = action.do === "memory" ? (action.card ?? null) : null;
    this.put(written);
  }

  pickPerson(id: string): void {
    const name = (["who", "bearer", "whom"] as const).find((facet) => this.values(facet).has(id));
    if (name) this.pick(name, id);
  }

  /** A card of the table that is to be remembered. */
  sum(card: string): void {
    if (!this.tableCards) return;
    this.picks = { ...this.picks, do: "memory" };
    this.summed = card;
  }

  /** A card of the hand is put into the answer, or taken back. */
  card(card: string): void {
    if (!this.takes) return;
    if (!this.plan) this.picks = { ...this.picks, do: "play" };
    const plan = this.plan ?? planOf(fitting(this.choices, { do: "play" }));
    if (this.cards.includes(card)) {
      this.cards = this.cards.filter((one) => one !== card);
      this.write(without(this.deck, this.written, card));
      return;
    }
    if (this.counting.includes(card)) {
      this.counting = this.counting.filter((one) => one !== card);
      return;
    }
    const most = plan ? Math.max(...plan.sizes) : 1;
    const told = Boolean(plan?.upshot.told) || !plan;
    if (this.cards.length < most) {
      this.cards = [...this.cards, card];
      if (told) this.write(place(this.deck, this.written, card));
    } else if (plan?.piles) {
      this.counting = [...this.counting, card];
    } else if (most === 1) {
      const [old] = this.cards;
      this.cards = [card];
      if (told && old !== undefined) this.write(instead(this.deck, this.written, old, card));
    }
  }

  /** A card dropped into the text. */
  drop(card: string, caret: number): void {
    this.written = { ...this.written, caret };
    if (this.cards.includes(card)) this.write(place(this.deck, this.written, card));
    else this.card(card);
  }

  // --- words ---

  /** Text that did not come from the keys. */
  write(written: Written): void {
    if (this.put(written)) this.share();
  }

  private put(written: Written): boolean {
    if (written === this.written) return false;
    this.written = written;
    this.version += 1;
    return true;
  }

  /** What the writer typed; a card that was wiped out goes back to the hand. */
  typed(written: Written): void {
    const before = this.written.text;
    this.written = written;
    const gone = (card: string): boolean => {
      const sign = signOf(this.deck, card);
      return before.includes(sign) && !written.text.includes(sign);
    };
    if (this.cards.some(gone)) this.cards = this.cards.filter((card) => !gone(card));
    this.share();
  }

  /** A line that somebody offers takes the place of what is there; its marks stand for the cards chosen. */
  use(text: string): void {
    this.write({ text: unmarked(this.deck, text, this.placed), caret: text.length });
  }

  /** A narrator's line as one's own words. */
  said(phrase: Phrase): string {
    const seen = new Set<string>();
    const speaker = this.table.speaker.marking((key, text) => {
      const card = key.startsWith("wt-card-") ? key.slice("wt-card-".length) : "";
      if (!this.placed.includes(card) || seen.has(card)) return text;
      return `${signOf(this.deck, card)}`;
    });
    return speaker.say(phrase);
  }

  /** Others see the tale grow; the cards in it are marks until it is told. */
  private share(): void {
    const aside = this.table.aside;
    if (!aside || !this.telling || this.table.prompt?.blind) return;
    const send = (): void => {
      this.lastTyped = Date.now();
      this.later = undefined;
      aside.typing(marked(this.deck, this.written.text, this.placed));
    };
    const wait = TYPING - (Date.now() - this.lastTyped);
    if (wait <= 0) send();
    else this.later ??= setTimeout(send, wait);
  }

  /** Sends the answer, with the words where there are any. */
  async send(): Promise<boolean> {
    const answer = this.answer;
    if (!answer) return false;
    clearTimeout(this.later);
    this.later = undefined;
    const text = marked(this.deck, this.written.text, this.placed).trim();
    const told = this.telling && (worded(this.written.text) || (this.voice && text !== ""));
    const { ask } = this;
    const done = await this.table.act(answer, told ? { text, language: words.language } : undefined);
    if (done) {
      remember(this.side().id, ask, null); // the next question may be open already
      this.clear();
      this.put({ text: "", caret: 0 }); // with the last answer the table may be gone: nobody is told
    }
    return done;
  }

  // --- who is who ---

  private readonly played: ReadonlyMap<string, string> = $derived.by(() => {
    const found = new Map<string, string>();
    for (const { phrase } of this.heard) {
      if (phrase.key !== "wt-event-played") continue;
      const card = (phrase.arguments.card as Phrase).key.slice("wt-card-".length);
      found.set(card, String(phrase.arguments.side));
    }
    return found;
  });

  /** On which side a card lies. */
  sideOf(card: string): string {
    return this.played.get(card) ?? "neutral";
  }

  at(area: string): CharacterView[] {
    return this.view.characters.filter((one) => one.area === area);
  }

  person(id: string): CharacterView | undefined {
    return this.view.characters.find((one) => one.character === id);
  }

  /** Who acts: the one the scene, or the question, is about. */
  readonly acting: string | null = $derived.by(() => {
    const moving = this.view.scenes.findLast((scene) => scene.who);
    return moving?.who ?? null;
  });
}

function sameFacets(one: Picks, other: Picks): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<Facet>;
  return [...keys].every((key) => one[key] === other[key]);
}
