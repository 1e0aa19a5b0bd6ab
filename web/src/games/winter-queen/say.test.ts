import { beforeAll, expect, test } from "vitest";
import type { TableSide } from "../contract";
import { words } from "../../words/words.svelte";
import { chart } from "./geometry";
import { say } from "./say";
import { unnumbered } from "./told";
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

test("what is read out and what is refused calls no book by its number", () => {
  const effect = { key: "wq-effect", arguments: { effect: "RW", wisp: "" } };
  const open = { key: "wq-book", arguments: { book: "SB06", left: effect, right: effect } };
  const page = { key: "wq-page-crystal", arguments: { seat: 1, book: "SB07", page: 2, kind: "placed" } };
  const why = { key: "wq-why", arguments: { effect: "AK", points: 1, rival: 1, pages: [page] } };
  const told = (key: string, given: object): string => {
    const pages = chart(components).pages;
    return words.speaker.say(unnumbered({ key, arguments: { seat: 0, colour: "blue", ...given } }, pages));
  };
  expect(told("wq-event-on-page", { book: "SB07", page: 2 })).toContain("Bright Way");
  expect(told("wq-event-scored", { book: "SB06", effect, points: 1, why })).toContain("2: Bright Way (placed)");
  expect(told("wq-event-took-book", { county: "red", book: open })).toContain("“Rose of the Winds | Rose of the Winds”");
  for (const key of ["pile-shows", "on-page", "scored", "discarded", "final-score"])
    expect(told(`wq-event-${key}`, { county: "red", book: key === "pile-shows" ? open : "SB06", page: 1, effect, why })).not.toMatch(/SB\d/);
  for (const key of ["not-your-book", "page-taken", "empty-book"])
    expect(told(`wq-refuse-${key}`, { book: "SB06", page: 1 })).not.toMatch(/SB\d|1/);
});
