import { describe, expect, it } from "vitest";
import type { Phrase } from "../../wire/types.gen";
import { behind, storyOf, type Heard } from "./story";

let n = 0;
const heard = (key: string, facts: Record<string, unknown>): Heard => ({ n: (n += 1), phrase: { key: `wt-event-${key}`, arguments: facts } });
const own = (text: string): Phrase => ({ key: "wt-told-0", arguments: { text0: text } });
const told = (seat: number, text: string, kind = "move", cards = ""): Heard =>
  heard("told", { seat, kind, cards, language: "en", tale: own(text) });
const texts = (list: readonly { tale: Phrase }[]): unknown[] => list.map((piece) => piece.tale.arguments.text0);

describe("the story so far", () => {
  it("is cut into chapters by what is remembered", () => {
    const story = storyOf([told(0, "one"), heard("placed", { quest: "x", space: 2, side: "spring" }), told(1, "two")]);
    expect(texts(behind(story, 2))).toEqual(["one"]);
    expect(texts(story.pieces)).toEqual(["one", "two"]);
    expect(behind(story, 1)).toEqual([]);
  });

  it("told again takes the place of what was told before, and keeps its cards", () => {
    const story = storyOf([told(0, "first", "quest-open", "sc01"), heard("rewrite", { seat: 0 }), told(0, "second", "quest-open")]);
    expect(texts(story.pieces)).toEqual(["second"]);
    expect(story.pieces[0]?.cards).toEqual(["sc01"]);
    expect(story.pieces[0]?.again).toBe(true);
  });

  it("a mended telling of one's own replaces it; the narrator's filler does not", () => {
    const filler = heard("told", { seat: 0, kind: "retold", cards: "", language: "", tale: { key: "wt-tell-retold-1", arguments: {} } });
    expect(texts(storyOf([told(0, "one"), filler]).pieces)).toEqual(["one"]);
    expect(texts(storyOf([told(0, "one"), told(0, "better", "retold")]).pieces)).toEqual(["better"]);
  });

  it("an objection stands in the margin, a rejected telling is struck out", () => {
    const story = storyOf([told(0, "one"), told(1, "hm", "objection"), heard("rejected", { seat: 0, matter: "link" })]);
    expect(story.pieces).toHaveLength(1);
    expect(story.pieces[0]?.objections).toMatchObject([{ seat: 1, own: true }]);
    expect(story.pieces[0]?.struck).toBe(true);
  });
});
