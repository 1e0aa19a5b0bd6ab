/** What a table with some options would be like: asked once for each, and again where the house was asked too much at once. */
import { Refused, rest } from "../../wire/rest";
import type { Gorynych } from "../../wire/types.gen";

const TOO_OFTEN = 429;
const TRIES = 6;
const AGAIN = 1000;

const known = new Map<string, Promise<Gorynych.Preview>>();

export function previewOf(players: number, options: Record<string, unknown>): Promise<Gorynych.Preview> {
  const wish = JSON.stringify([players, options]);
  const found = known.get(wish) ?? patiently(players, options);
  known.set(wish, found);
  found.catch(() => known.delete(wish));
  return found;
}

async function patiently(players: number, options: Record<string, unknown>): Promise<Gorynych.Preview> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await rest.preview<Gorynych.Preview>("gorynych", players, options);
    } catch (error) {
      if (!left || !(error instanceof Refused && error.status === TOO_OFTEN)) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}
