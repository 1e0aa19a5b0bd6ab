/** What the printed things are called, and what may be done with them, in the words of the catalogues. */
import type { Phrase } from "../../wire/types.gen";
import { capitalised, type Speaker } from "../../words/speaker";
import type { Action, Components, ObjectiveView, SpaceView, View } from "./types";

const NUMERALS: readonly [number, string][] = [[10, "X"], [9, "IX"], [5, "V"], [4, "IV"], [1, "I"]];

/** A chapter's number as books write it. */
export function roman(number: number): string {
  let left = number;
  let text = "";
  for (const [worth, sign] of NUMERALS)
    for (; left >= worth; left -= worth) text += sign;
  return text;
}

/** What is done with something: the question, or a line over the answers, can say it for all of them. */
const LISTED: ReadonlySet<string> = new Set([
  "activate", "comeback", "rescue", "claim", "carry", "join", "swap", "propaganda", "terror", "destroy", "undo", "name", "put", "pick",
]);

export class Names {
  readonly situation: string;

  constructor(
    readonly view: View,
    readonly parts: Components,
    readonly speaker: Speaker,
  ) {
    this.situation = view.prompt?.phrase.key.replace("wt-prompt-", "") ?? "";
  }

  private text(key: string, given?: Record<string, unknown>): string {
    return this.speaker.text(key, given);
  }

  character(id: string): string {
    return capitalised(this.person(id));
  }

  /** As inside a sentence: an article is small. */
  person(id: string): string {
    return this.text(`wt-character-${id}`);
  }

  quest(id: string): string {
    return this.text(`wt-quest-${id}`);
  }

  card(id: string): string {
    return this.text(`wt-card-${id}`);
  }

  power(id: string): string {
    return this.text(`wt-power-${id}`);
  }

  skill(id: string): string {
    return this.text("wt-skill", { skill: id });
  }

  /** A location without an article, as on a signpost. */
  sign(id: string): string {
    return capitalised(this.text("web-wt-sign", { place: id, location: { key: `wt-location-${id}`, arguments: {} } }));
  }

  area(id: string): string {
    return capitalised(this.speaker.say(this.areaPhrase(id)));
  }

  areaPhrase(id: string): Phrase {
    const square = this.parts.squares.find((one) => one.id === id);
    if (!square) return { key: `wt-location-${id}`, arguments: {} };
    const [one, other] = square.joins.map((end) => ({ key: `wt-location-${end}`, arguments: {} }));
    return { key: "wt-square", arguments: { one, other } };
  }

  objective(objective: ObjectiveView): string {
    const places = objective.places.map((place) => ({ key: `wt-location-${place}`, arguments: {} }));
    return this.text(`wt-objective-${objective.kind}`, places.length ? { places } : {});
  }

  /** What a memory is called: the quest, or the objective, that made it. */
  memory(space: SpaceView): string {
    return space.objective ? this.objective(space.objective) : space.quest ? this.quest(space.quest) : "";
  }

  seat(seat: number): string {
    return this.speaker.names[seat] ?? String(seat + 1);
  }

  private printed(objective: string): ObjectiveView {
    const card = this.parts.objectives.find((one) => one.id === objective);
    return { objective, kind: card?.kind ?? "", places: card?.locations ?? [] };
  }

  private space(number: number): string {
    const space = this.view.track[number - 1];
    if (!space?.side) return this.text("wt-menu-space-empty", { space: number });
    return this.text("wt-menu-space-over", { space: number, title: this.memory(space) });
  }

  private remembered(number: number): string {
    const space = this.view.track[number - 1];
    if (!space) return String(number);
    return this.text("wt-menu-memory-line", { space: number, title: this.memory(space), side: String(space.side) });
  }

  private worn(id: string): boolean {
    return this.view.characters.some((one) => one.character === id);
  }

  private at(id: string): string {
    return this.worn(id) ? this.person(id) : this.speaker.say(this.areaPhrase(id));
  }

  /** What several answers have in common, said once, and what is each one's own; null where they have too little in common. */
  common(actions: readonly Action[]): { said: string; own: ReadonlyMap<Action, string> } | null {
    const meant = actions.filter((action) => this.parted(action).length);
    const [first] = meant;
    if (!first || meant.length < 2 || !LISTED.has(first.do) || meant.some((action) => action.do !== first.do)) return null;
    const alike = this.parted(first).filter((part) => meant.every((action) => this.parted(action).includes(part)));
    const own = new Map(meant.map((action) => [action, capitalised(this.parted(action).filter((part) => !alike.includes(part)).join(", "))]));
    if (new Set(own.values()).size < meant.length || [...own.values()].includes("")) return null;
    return { said: this.sharedly(first, meant, alike), own };
  }

  private sharedly(first: Action, meant: readonly Action[], alike: readonly string[]): string {
    if (first.do === "pick" && meant.every(({ character }) => character === first.character))
      return this.text("wt-menu-begins", { who: { key: `wt-character-${first.character}`, arguments: {} } });
    if (first.do === "put" && meant.every(({ quest }) => quest === first.quest)) return this.text("wt-menu-quest-begins", { quest: this.quest(first.quest ?? "") });
    const verb = this.facet("do", first.do, first);
    return alike.length ? `${verb}: ${alike.join(", ")}` : `${verb}:`;
  }

  private parted(action: Action): string[] {
    return action.do === "pass" ? [] : this.fields(action);
  }

  /** What a choice means: what is done, and with whom, where, for what. */
  label(action: Action): string {
    return capitalised(this.plainLabel(action));
  }

  /** What a group of likes is about. */
  group(kind: string): string {
    return this.text("wt-menu-group", { action: kind });
  }

  private plainLabel(action: Action): string {
    const sides = new Set(this.view.choices.flatMap((one) => (one.do === "play" ? [one.side] : [])));
    switch (action.do) {
      case "pass":
        return this.text("wt-menu-pass", { situation: this.situation });
      case "go":
        return this.area(action.area ?? "");
      case "part":
        return this.text("wt-menu-part", { side: action.side });
      case "play":
        if (sides.size > 1) return this.text("wt-menu-play", { side: action.side });
        if (this.situation === "movement" || this.situation === "joining")
          return this.text("wt-menu-play-steps", { steps: this.parts.numbers.areas_per_card });
        return this.text("wt-menu-action", { action: "play" });
      case "space":
        return this.space(action.space ?? 0);
      case "tie":
      case "bookmark":
        return this.remembered(action.space ?? 0);
      case "discard":
        return this.text("wt-menu-discard", { count: action.cards?.length ?? 0 });
      case "verdict":
        return this.text("wt-menu-verdict", { verdict: action.verdict });
      case "perform":
        return this.text("web-wt-perform", { title: this.quest(action.quest ?? "") });
      case "put": {
        const at = action.at ?? action.area ?? action.location ?? "";
        const title = this.quest(action.quest ?? "");
        if (this.worn(at)) return this.text("web-wt-put-under", { title, who: { key: `wt-character-${at}`, arguments: {} } });
        return at ? this.text("web-wt-put", { title, where: this.areaPhrase(at) }) : title;
      }
      case "trap":
      case "pile":
        return this.group(action.do);
      case "handover":
      case "protest":
      case "edit":
        return this.text("web-wt-beside", { what: action.do, who: action.character ? this.person(action.character) : "" });
    }
    const plain = this.text("wt-menu-action", { action: action.do });
    const words = this.fields(action);
    return words.length ? `${plain}: ${words.join(", ")}` : plain;
  }

  private fields(action: Action): string[] {
    const found: string[] = [];
    if (action.objective) found.push(this.objective(this.printed(action.objective)));
    if (action.side && (action.do === "fulfil" || action.do === "reveal")) {
      const held = this.view.secrets[action.side];
      if (held) found.push(this.objective(held));
    }
    for (const id of [action.character, action.soldier, action.rebel]) if (id) found.push(this.person(id));
    if (action.quest) found.push(this.quest(action.quest));
    if (action.power) found.push(this.power(action.power));
    for (const id of [action.area, action.at, action.location]) if (id) found.push(this.at(id));
    if (action.theme !== undefined) found.push(this.theme(action));
    if (action.space !== undefined) found.push(this.space(action.space));
    return found;
  }

  theme(action: Action): string {
    const held = this.view.secrets[action.side ?? "winter"];
    return held ? this.text(`wt-theme-${held.kind}-${action.theme}`) : String(action.theme);
  }

  /** One facet of a choice, for a step of the list. */
  facet(name: string, value: string, action: Action): string {
    switch (name) {
      case "do":
        if (value === "pass") return this.label(action);
        return this.group(value) === this.group("?") ? capitalised(this.text("wt-menu-action", { action: value })) : this.group(value);
      case "who":
      case "whom":
      case "bearer":
        return this.character(value);
      case "where":
        return this.area(value);
      case "quest":
        return this.quest(value);
      case "objective":
        return this.objective(this.printed(value));
      case "power":
        return this.power(value);
      case "theme":
        return capitalised(this.theme(action));
      case "space":
        return capitalised(this.space(Number(value)));
      case "side":
        return action.do === "play" || action.do === "part" ? this.label(action) : this.objective(this.view.secrets[value as "spring"] ?? this.printed(value));
    }
    return this.label(action);
  }
}
