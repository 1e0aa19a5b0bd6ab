import { beforeAll, expect, test } from "vitest";
import examples from "../../rules/gorynych/examples.json";
import type { TableSide } from "../contract";
import { words } from "../../words/words.svelte";
import { say } from "./say";
import type { Action, View } from "./types";

const view = (examples.river as unknown as { view: View }).view;
beforeAll(async () => {
  await words.speak("en");
  await words.need("gorynych", "web-gorynych");
});
const said = (action: Action): string | null => say(action, { view, speaker: words.speaker } as TableSide<View, Action>);

test("a card is called by its name and a manoeuvre by its aim", () => {
  expect(said({ do: "lock", card: "fire" })).toBe(words.speaker.text("gort-card", { card: "fire" }));
  const shown = said({ do: "point", knights: [2, 5] }) ?? "";
  for (const knight of [2, 5]) expect(shown).toContain(words.speaker.text("gort-knight", { knight }));
  expect(said({ do: "begin" })).toBe(words.speaker.text("gort-begin"));
  expect(said({ do: "skip" })).toBe(words.speaker.text("gort-skip", { count: view.seats[0]?.row.length ?? 0 }));
  const ball = said({ do: "fireball", cell: "34" }) ?? "";
  expect(ball).toContain(words.speaker.text("gor-tile", { tile: "fireball" }));
  expect(ball).toContain("34");
  expect(said({ do: "arrow", colour: "red", distance: 2 })).toContain(words.speaker.text("gort-cell-distance", { distance: 2 }));
});
