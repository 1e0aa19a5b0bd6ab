/** How a finished game went: the moves that stand, where points came from, and the final scoring told page by page. */
import type { TableSide } from "../contract";
import { rest } from "../../wire/rest";
import type { Phrase } from "../../wire/types.gen";
import type { Action, View } from "./types";

export interface Scene {
  step: number;
  view: View;
  seat?: number;
  action?: Action;
  time?: number;
  events?: Phrase[];
}

export interface Activation {
  book: string;
  points: number;
}

export interface Tally {
  holders: number;
  activations: Activation[];
}

/** Where each seat's points came from, final pages aside. */
export function tallies(found: readonly Scene[], players: number): Tally[] {
  const all: Tally[] = Array.from({ length: players }, () => ({ holders: 0, activations: [] }));
  for (const scene of found) {
    for (const { key, arguments: given } of scene.events ?? []) {
      const tally = all[Number(given.seat)];
      if (!tally) continue;
      if (key === "wq-event-bonus") tally.holders += 1;
      if (key !== "wq-event-scored") continue;
      const book = String(given.book);
      const last = tally.activations.at(-1);
      if (last?.book === book) last.points += Number(given.points);
      else tally.activations.push({ book, points: Number(given.points) });
    }
  }
  return all;
}

export interface FinalPage {
  seat: number;
  book: string;
  page: number;
  points: number;
}

/** Every page that scores at the end, in the order it is told: from the first player on. */
export function finalPages(view: View): FinalPage[] {
  const found: FinalPage[] = [];
  for (let step = 0; step < view.players; step++) {
    const seat = (view.first + step) % view.players;
    for (const book of view.books[seat] ?? []) {
      book.worth.forEach((points, page) => {
        if (points !== null) found.push({ seat, book: book.book, page, points });
      });
    }
  }
  return found;
}

/** The end of a table as this page tells it. */
class Ending {
  tallies = $state.raw<readonly Tally[]>([]);
  /** How many final pages have been told; all of them where nobody watches it happen. */
  told = $state(Infinity);
  private table = "";
  private timer = 0;

  /** Fetches where the points came from, once a table. */
  load(table: TableSide<View, Action>): void {
    if (this.table === table.id || !table.id) return;
    this.table = table.id;
    this.tallies = [];
    rest
      .replay<Scene>(table.id, null)
      .then((found) => (this.tallies = tallies(found, table.view.players)))
      .catch(() => (this.tallies = [])); // bars then show what the view alone says
  }

  /** The final scoring, page by page. */
  tell(table: TableSide<View, Action>): void {
    window.clearInterval(this.timer);
    const pages = finalPages(table.view).length;
    if (table.still || !pages) {
      this.told = Infinity;
      return;
    }
    this.told = 0;
    this.timer = window.setInterval(() => {
      this.told += 1;
      if (this.told > pages) this.skip();
    }, 1100);
  }

  /** Everything at once. */
  skip(): void {
    window.clearInterval(this.timer);
    this.told = Infinity;
  }
}
export const ending = new Ending();
