/** The sentence that is being written, kept by the window it is written in: it outlives a page that is loaded anew. */
import type { Picks } from "./choose";
import type { Action } from "./types";

export interface Draft {
  picks: Picks;
  cards: readonly string[];
  counting: readonly string[];
  aside: Action | null;
  text: string;
}

type Kept = Draft & { ask: string };

function place(table: string): string {
  return `terem.draft.${table}`;
}

function read(table: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(place(table)) ?? "null") as Kept | null;
  } catch {
    return null; // no store, or nothing of ours in it
  }
}

/** What was begun for a question of a table. */
export function recall(table: string, ask: string): Draft | null {
  const kept = table ? read(table) : null;
  return kept?.ask === ask ? kept : null;
}

/** Keeps what is begun for a question; null drops it, and leaves alone what belongs to another. */
export function remember(table: string, ask: string, draft: Draft | null): void {
  if (!table) return;
  try {
    if (draft) sessionStorage.setItem(place(table), JSON.stringify({ ...draft, ask }));
    else if (read(table)?.ask === ask) sessionStorage.removeItem(place(table));
  } catch {
    return; // a window without a store writes on
  }
}
