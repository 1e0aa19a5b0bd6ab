/** From the answers that are legal to the one that is meant, facet by facet. Nothing here knows what an answer does. */
import type { Action, Upshot, View } from "./types";

export const FACETS = [
  "do", "who", "quest", "where", "bearer", "whom", "objective", "power", "side", "theme", "space", "verdict",
] as const;
export type Facet = (typeof FACETS)[number];
export type Picks = Partial<Record<Facet, string>>;

/** What tells a choice from others; the cards are chosen apart. */
export function facetsOf(action: Action, view: View): Picks {
  const at = action.at;
  const under = at !== undefined && view.characters.some((one) => one.character === at);
  const where = action.area ?? (under ? undefined : at) ?? action.location ?? undefined;
  const found: Record<Facet, string | undefined> = {
    do: action.do,
    who: action.character ?? action.soldier,
    quest: action.quest,
    where,
    bearer: under ? at : undefined,
    whom: action.rebel,
    objective: action.objective,
    power: action.power,
    side: action.side,
    theme: action.theme === undefined ? undefined : String(action.theme),
    space: action.space === undefined ? undefined : String(action.space),
    verdict: action.verdict,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

export interface Choice {
  action: Action;
  facets: Picks;
  upshot: Upshot;
}

export function choicesOf(view: View): Choice[] {
  return view.choices.map((action, place) => ({ action, facets: facetsOf(action, view), upshot: view.upshots[place] ?? { told: null, totals: null } }));
}

export function fitting(choices: readonly Choice[], picks: Picks): Choice[] {
  return choices.filter(({ facets }) => FACETS.every((name) => picks[name] === undefined || facets[name] === picks[name]));
}

function same(one: Picks, other: Picks): boolean {
  return FACETS.every((name) => one[name] === other[name]);
}

/** Several actions that differ in their cards alone. */
export interface Plan {
  action: Action;
  facets: Picks;
  upshot: Upshot;
  /** How many cards of the hand it may take, in all that are meant. */
  sizes: readonly number[];
  /** Cards of the pile that count, where a trap is laid. */
  piles: readonly number[] | null;
}

/** The plan that is meant, once all that is left differs in cards alone. */
export function planOf(found: readonly Choice[]): Plan | null {
  const [first] = found;
  if (!first || !found.every((choice) => same(choice.facets, first.facets))) return null;
  const sizes = [...new Set(found.map(({ action }) => handSize(action)))].sort((one, other) => one - other);
  const counting = found.flatMap(({ action }) => (action.counting === undefined ? [] : [action.counting.length]));
  return {
    action: first.action,
    facets: first.facets,
    upshot: first.upshot,
    sizes,
    piles: counting.length ? [...new Set(counting)].sort((one, other) => one - other) : null,
  };
}

/** Cards of the hand that are told of or given up; a memory's card lies on the table. */
function handSize(action: Action): number {
  if (action.do === "memory") return 0;
  return action.cards?.length ?? (action.card === undefined ? 0 : 1);
}

/** The first facet in which choices differ, with each value once. */
export function nextFacet(found: readonly Choice[]): { name: Facet; options: { value: string; choice: Choice; alone: boolean }[] } | null {
  for (const name of FACETS) {
    const values = [...new Set(found.map((choice) => choice.facets[name] ?? ""))];
    if (values.length < 2) continue;
    return {
      name,
      options: values.map((value) => {
        const among = found.filter((choice) => (choice.facets[name] ?? "") === value);
        return { value, choice: among[0] as Choice, alone: planOf(among) !== null };
      }),
    };
  }
  return null;
}

/** The action with the cards that were chosen, or null where some are still missing. */
export function complete(plan: Plan, cards: readonly string[], counting: readonly string[]): Action | null {
  if (!plan.sizes.includes(cards.length)) return null;
  if (plan.piles && !plan.piles.includes(counting.length)) return null;
  const action: Action = { ...plan.action };
  if (action.do !== "memory" && action.card !== undefined) action.card = cards[0];
  if (action.cards !== undefined) action.cards = [...cards];
  if (action.counting !== undefined) action.counting = [...counting];
  return action;
}
