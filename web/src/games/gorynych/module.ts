/** Gorynych, Burn! at its table. */
import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import { end } from "./end";
import EndDetails from "./EndDetails.svelte";
import EndPicture from "./EndPicture.svelte";
import Line from "./Line.svelte";
import { retold } from "./names";
import Setup from "./Setup.svelte";
import { sounds } from "./sounds";
import type { Action, View } from "./types";

const module: GameModule<View, Action> = {
  name: "gorynych",
  catalogues: ["gorynych", "web-gorynych"],
  Board,
  Line,
  Setup,
  prompt: (view) => view.prompt,
  end,
  EndPicture,
  EndDetails,
  sounds,
  spoken: (phrase) => (phrase.key === "gor-event-chose" ? null : retold(phrase)),
};

export default module;
