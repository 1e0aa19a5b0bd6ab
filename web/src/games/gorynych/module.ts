/** Gorynych, Burn! at its table. */
import cycle from "icon:cycle";
import fire from "icon:small-fire";
import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { end } from "./end";
import EndDetails from "./EndDetails.svelte";
import EndPicture from "./EndPicture.svelte";
import Guide from "./Guide.svelte";
import Line from "./Line.svelte";
import { retold } from "./names";
import { say } from "./say";
import Setup from "./Setup.svelte";
import { sounds } from "./sounds";
import type { Action, View } from "./types";

/** What is done by one button, or shown to all while it is chosen. */
const AT_ONCE: ReadonlySet<string> = new Set(["begin", "speak", "hush", "skip", "point"]);

const module: GameModule<View, Action> = {
  name: "gorynych",
  catalogues: ["gorynych", "web-gorynych"],
  Board,
  Line,
  Setup,
  unfolds: true,
  prompt: (view) => view.prompt,
  figures: (table) => [
    { icon: cycle, name: table.speaker.text("gort-round"), label: table.speaker.text("gort-round"), value: table.view.round },
    { icon: fire, name: table.speaker.text("gort-burnt"), label: table.speaker.text("gort-burnt-short"), value: table.view.destroyed.length },
  ],
  end,
  EndPicture,
  EndDetails,
  Card,
  Guide,
  standing: { "gor-prompt-signal": { action: { do: "begin" }, about: "gort-order-begin" } },
  sounds,
  say,
  lays: ({ do: deed }) => !AT_ONCE.has(deed),
  spoken: (phrase) => (phrase.key === "gor-event-chose" ? null : retold(phrase)),
};

export default module;
