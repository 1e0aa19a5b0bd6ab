/** Winter Tales in the browser. */
import { t } from "../../words/words.svelte";
import { Names } from "./names";
import type { EndLine, EndParts, GameModule, TableSide } from "../contract";
import Board from "./Board.svelte";
import EndDetails from "./EndDetails.svelte";
import EndPicture from "./EndPicture.svelte";
import Guide from "./Guide.svelte";
import Reference from "./Reference.svelte";
import { roman } from "./names";
import { soundOf, SOUNDS, spoken } from "./sounds";
import type { Action, Components, View } from "./types";

/** What the sides' totals are made of: memories, and the cards of the epilogue. */
function end(table: TableSide<View, Action>): EndParts {
  const { view } = table;
  const points = (table.components as unknown as Components).track.memory_points;
  const totals = view.totals ?? { spring: 0, winter: 0 };
  const lines = view.seats.map(({ faction }, seat): EndLine => {
    const won = faction === view.winner ? "yes" : "no";
    const apart = Math.abs(totals.spring - totals.winter);
    const note = t("web-wt-fared", { faction, won, apart, mine: seat === table.seat ? "yes" : "no" });
    if (faction === "writer") return { seat, parts: [], total: 0, pointless: true, note };
    const memories = points * view.track.filter((space) => space.side === faction).length;
    return { seat, parts: [memories, totals[faction] - memories], total: totals[faction], note };
  });
  const winners = view.seats.flatMap(({ faction }, seat) => (faction === view.winner ? [seat] : []));
  return {
    lead: t("game-name", { game: table.game }),
    title: t("wt-outcome", { winner: view.winner ?? "writer", ...totals }),
    ...(table.seat === null ? {} : { verdict: t("web-wt-verdict", { won: winners.includes(table.seat) ? "yes" : "no" }) }),
    winners,
    patterns: [t("web-wt-pattern", { part: "memories" }), t("web-wt-pattern", { part: "cards" })],
    lines,
  };
}

const module: GameModule<View, Action> = {
  name: "winter-tales",
  catalogues: ["winter-tales", "winter-tales-lexicon", "winter-tales-lore", "web-winter-tales"],
  later: { "winter-tales-tellings": "wt-tell-", "winter-tales-advice": "wt-coach-" },
  Board,
  overlay: true,
  prompt: (view) => view.prompt,
  say: (action, { view, components, speaker }) => new Names(view, components as unknown as Components, speaker).label(action),
  lays: () => true,
  status: (table) => (table.view.chapter ? t("web-wt-chapter", { chapter: roman(table.view.chapter) }) : null),
  end,
  EndPicture,
  EndDetails,
  Card: Reference,
  Guide,
  option: "web-wt-option",
  choice: "web-wt-choice",
  standing: {
    "wt-prompt-interrupt-battle": { action: { do: "pass" }, about: "web-wt-order-battle" },
    "wt-prompt-interrupt-trap": { action: { do: "pass" }, about: "web-wt-order-trap" },
    "wt-prompt-join-offer": { action: { do: "pass" }, about: "web-wt-order-join" },
    "wt-prompt-hearing-window": { action: { do: "fine" }, about: "web-wt-order-fine" },
  },
  sounds: SOUNDS,
  soundOf,
  spoken,
};

export default module;
