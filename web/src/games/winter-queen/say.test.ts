import { beforeAll, expect, test } from "vitest";
import type { TableSide } from "../contract";
import { words } from "../../words/words.svelte";
import { say } from "./say";
import type { Action, Components, View } from "./types";

const components: Components = {
  colors: ["blue"],
  book_limit: 3,
  books: [["SB06", "RW", "MC"], ["SB07", "RW", "BW"], ["SB20", "NL", "AK"]],
  map: { castle: "C4", rows: [], counties: [] },
};
beforeAll(async () => {
  await words.speak("en");
  await words.need("winter-queen", "web-winter-queen");
});
function said(action: Action, pages: [string, number][]): string | null {
  const view = { choices: { pages }, books: [] } as unknown as View;
  return say(action, { view, components: components as unknown, speaker: words.speaker } as TableSide<View, Action>);
}

test("a page is called by its effect, and by its book where another page has the same", () => {
  const on = (book: string): Action => ({ do: "book", holder: 1, crystal: "blue", book, page: 0 });
  expect(said(on("SB06"), [["SB06", 0], ["SB20", 0]])).toBe("Blue on Rose of the Winds");
  const both: [string, number][] = [["SB06", 0], ["SB07", 0]];
  expect(said(on("SB06"), both)).toBe("Blue on Rose of the Winds, “Rose of the Winds | Magical Clouds”");
  expect(said(on("SB07"), both)).toBe("Blue on Rose of the Winds, “Rose of the Winds | Bright Way”");
});
