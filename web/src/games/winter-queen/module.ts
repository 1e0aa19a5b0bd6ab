/** Winter Queen at its table in the browser. */
import star from "icon:round-star";
import bag from "icon:swap-bag";
import { roomy } from "../../ui/window";
import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { end } from "./end";
import EndDetails from "./EndDetails.svelte";
import EndPicture from "./EndPicture.svelte";
import Guide from "./Guide.svelte";
import Line from "./Line.svelte";
import { say } from "./say";
import { soundOf, sounds } from "./sounds";
import { spoken } from "./told";
import type { Action, View } from "./types";

const module: GameModule<View, Action> = {
  name: "winter-queen",
  catalogues: ["winter-queen", "web-winter-queen"],
  Board,
  overlay: true,
  prompt: (view) => view.prompt,
  say,
  lays: (action) => action.do !== "pass",
  // The desk has panels for these.
  figures: (table, width, height) => roomy(width, height) ? [] : [
    { icon: bag, name: table.speaker.text("wqt-bag"), label: table.speaker.text("wqt-bag-short"), value: table.view.bag },
    ...(table.view.points === null
      ? []
      : [{ icon: star, name: table.speaker.text("wqt-only-you", { points: table.view.points }), label: table.speaker.text("wqt-points-short"), value: table.view.points }]),
  ],
  status: ({ view, speaker }) =>
    view.stage === "final" ? speaker.text("wqt-status-final", { turns: view.turns_left }) : null,
  log: roomy,
  Line,
  end,
  Card,
  Guide,
  EndPicture,
  EndDetails,
  standing: { "wq-prompt-pass": { action: { do: "pass" }, about: "wqt-order-pass" } },
  sounds,
  soundOf,
  spoken,
};

export default module;
