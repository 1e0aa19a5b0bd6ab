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
  expect(ball).not.toMatch(/\b34\b/);
  expect(said({ do: "arrow", colour: "red", distance: 2 })).toContain(words.speaker.text("gort-say-fly", { distance: 2, there: "none" }));
});

test("what a counter does is said as a sentence, not as a question with an answer", () => {
  const pull = said({ do: "magnet", knight: 3, steps: -1, horse: 6 }) ?? "";
  expect(pull).toBe("Magnet: Bars knight, 1 back; the horse goes to the Moon knight");
});

test("a flight says who is where it ends, without the number of a cell", () => {
  const [first] = view.flights.blue ?? [];
  const flying = { ...view, phase: "resolve", choices: { flights: first ? [first] : [], tiles: [] } } as unknown as View;
  const found = say({ do: "fly", distance: 1 }, { view: flying, speaker: words.speaker } as TableSide<View, Action>);
  expect(found).toBe("Fly 1 cell; there: nobody");
});
