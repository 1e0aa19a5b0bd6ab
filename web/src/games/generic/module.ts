/** A plain table for any game of the house: the question, and its answers as buttons. For game authors and bot writers. */
import type { GameModule } from "../contract";
import type { Prompt } from "../../wire/types.gen";
import Board from "./Board.svelte";

const CATALOGUES: Readonly<Record<string, readonly string[]>> = {
  "winter-tales": ["winter-tales", "winter-tales-lexicon", "winter-tales-lore", "winter-tales-tellings", "winter-tales-advice"],
};

export function generic(game: string): GameModule {
  return {
    name: game,
    catalogues: CATALOGUES[game] ?? [game],
    Board,
    prompt: (view) => (view as { prompt?: Prompt | null } | null)?.prompt ?? null,
  };
}
