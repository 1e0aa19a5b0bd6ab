/** A game's options in words. */
import type { GameView } from "../wire/types.gen";
import { t } from "../words/words.svelte";

/** `message` is the game's own about its values that are names, where it has one. */
export function choiceName(choice: unknown, message?: string): string {
  if (typeof choice === "boolean") return t(choice ? "web-yes" : "web-no");
  return typeof choice === "string" && message ? t(message, { choice }) : String(choice);
}

/** What is played where nobody has chosen anything. */
export const USUAL = "usual";

type Options = Readonly<Record<string, unknown>>;
type Kinds = Readonly<Record<string, Options>>;
type Described = Pick<GameView, "options" | "timed">;

/** The options somebody chooses one by one: without those that follow from the table's clock. */
export function chosenOptions(game: Described): GameView["options"] {
  return game.options.filter(({ name }) => !game.timed.includes(name));
}

/** A kind of game as it is asked for; what time it has is the clock's matter. */
export function asked(game: Described, kind: Options): Options {
  return Object.fromEntries(Object.entries(kind).filter(([name]) => !game.timed.includes(name)));
}

/** The kinds of a game by name: its own, and the usual one where none of them is that. */
export function kindsOf(game: Described & Pick<GameView, "presets">): Kinds {
  return kindIn(game, game.presets, {}) === null ? { [USUAL]: {}, ...game.presets } : game.presets;
}

/** Which of some kinds these options are; null where somebody has mixed their own. */
export function kindIn(game: Described, kinds: Kinds, options: Options): string | null {
  const same = (kind: Options): boolean =>
    chosenOptions(game).every(({ name, default: usual }) => (kind[name] ?? usual) === (options[name] ?? usual));
  return Object.entries(kinds).find(([, kind]) => same(kind))?.[0] ?? null;
}
