/** Winter Queen at its table in the browser. */
import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import { end } from "./end";
import EndDetails from "./EndDetails.svelte";
import EndPicture from "./EndPicture.svelte";
import Line from "./Line.svelte";
import { soundOf, sounds } from "./sounds";
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
  status: ({ view, speaker }) =>
    view.stage === "final" ? speaker.text("wqt-status-final", { turns: view.turns_left }) : null,
  log: (width) => width >= 1160,
  Line,
  end,
  EndPicture,
  EndDetails,
  sounds,
  soundOf,
};

export default module;
