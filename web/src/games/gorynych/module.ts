/** Gorynych, Burn! at its table. */
import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import Line from "./Line.svelte";
import { retold } from "./names";
import { sounds } from "./sounds";
import type { Action, View } from "./types";

const module: GameModule<View, Action> = {
  name: "gorynych",
  catalogues: ["gorynych", "web-gorynych"],
  Board,
  Line,
  prompt: (view) => view.prompt,
  sounds,
  spoken: (phrase) => (phrase.key === "gor-event-chose" ? null : retold(phrase)),
};

export default module;
