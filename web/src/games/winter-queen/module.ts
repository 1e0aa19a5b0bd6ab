/** Winter Queen at its table in the browser. */
import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import type { Action, View } from "./types";

const module: GameModule<View, Action> = {
  name: "winter-queen",
  catalogues: ["winter-queen", "web-winter-queen"],
  Board,
  prompt: (view) => view.prompt,
  figures: (table) => [
    { icon: "swap-bag", name: table.speaker.text("wqt-bag"), value: table.view.bag },
    ...(table.view.points === null
      ? []
      : [{ icon: "queen-crown", name: table.speaker.text("wqt-only-you"), value: table.view.points }]),
  ],
  log: (width) => width >= 1160,
};

export default module;
