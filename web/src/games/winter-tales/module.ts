/** Winter Tales in the browser. */
import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import type { Action, View } from "./types";

const module: GameModule<View, Action> = {
  name: "winter-tales",
  catalogues: ["winter-tales", "winter-tales-lexicon", "winter-tales-lore", "winter-tales-tellings", "web-winter-tales"],
  Board,
  prompt: (view) => view.prompt,
};

export default module;
