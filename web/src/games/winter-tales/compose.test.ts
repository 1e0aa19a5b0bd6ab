import { describe, expect, it } from "vitest";
import { cardsIn, dictate, instead, lengthOf, marked, peeked, place, plain, runs, signOf, unmarked, without, worded } from "./compose";

const DECK = ["sc01", "sc02", "sc03", "sc04"];
const [ONE, TWO, THREE] = ["sc01", "sc02", "sc03"].map((card) => signOf(DECK, card)) as [string, string, string];

describe("cards in a sentence", () => {
  it("are put where the caret is, with blanks as between words", () => {
    expect(place(DECK, { text: "Alice lifted the to the knot.", caret: 17 }, "sc02")).toEqual({
      text: `Alice lifted the ${TWO} to the knot.`,
      caret: 18,
    });
    expect(place(DECK, { text: "A light", caret: 7 }, "sc01").text).toBe(`A light ${ONE}`);
    expect(place(DECK, { text: "“”", caret: 1 }, "sc01").text).toBe(`“${ONE}”`);
    expect(place(DECK, { text: "", caret: 0 }, "sc03")).toEqual({ text: THREE, caret: 1 });
  });

  it("are moved, not doubled", () => {
    const before = { text: `The ${ONE} was cold`, caret: 14 };
    const after = place(DECK, before, "sc01");
    expect(after.text.split(ONE)).toHaveLength(2);
    expect(cardsIn(DECK, after.text)).toEqual(["sc01"]);
    expect(after.text).not.toMatch(/ {2}/);
  });

  it("leave no double blank behind", () => {
    expect(without(DECK, { text: `a ${ONE} b`, caret: 5 }, "sc01")).toEqual({ text: "a b", caret: 3 });
    expect(without(DECK, { text: "a b", caret: 1 }, "sc01")).toEqual({ text: "a b", caret: 1 });
  });

  it("change places with another card", () => {
    expect(instead(DECK, { text: `a ${ONE} b`, caret: 2 }, "sc01", "sc04").text).toBe(`a ${signOf(DECK, "sc04")} b`);
    expect(instead(DECK, { text: "a", caret: 1 }, "sc01", "sc02").text).toBe(`a ${TWO}`);
  });
});

describe("what is sent", () => {
  it("has marks in the order of the action, however the text names the cards", () => {
    expect(marked(DECK, `First ${TWO}, then ${ONE}.`, ["sc01", "sc02"])).toBe("First {2}, then {1}.");
  });

  it("drops cards the action does not have", () => {
    expect(marked(DECK, `x ${THREE} y`, ["sc01"])).toBe("x  y");
  });

  it("cannot be made to name a card by typing its mark", () => {
    expect(marked(DECK, "a {1} b", ["sc01"])).toBe("a (1) b");
    expect(plain("{2}")).toBe("(2)");
    expect(plain(`\u0007${ONE}bell\r\nline\u202e`)).toBe("bell\nline");
  });

  it("comes back the same", () => {
    const text = `The ${ONE} and the ${THREE}.`;
    const cards = ["sc03", "sc01"];
    expect(unmarked(DECK, marked(DECK, text, cards), cards)).toBe(text);
    expect(unmarked(DECK, "no {3} here", cards)).toBe("no  here");
  });

  it("is counted as the house counts it", () => {
    expect(lengthOf(DECK, `ab${ONE}`, ["sc01"])).toBe(5);
    expect(lengthOf(DECK, "🌲", [])).toBe(1);
  });

  it("has words only where there are letters", () => {
    expect(worded(`${ONE} …`)).toBe(false);
    expect(worded(`${ONE} снег`)).toBe(true);
  });
});

describe("dictation", () => {
  it("begins sentences with a capital and keeps a blank between words", () => {
    expect(dictate({ text: "", caret: 0 }, " the snow fell ").text).toBe("The snow fell");
    expect(dictate({ text: "The snow", caret: 8 }, "fell").text).toBe("The snow fell");
    expect(dictate({ text: "It fell.", caret: 8 }, "Это снег").text).toBe("It fell. Это снег");
    expect(dictate({ text: "x", caret: 1 }, "  ")).toEqual({ text: "x", caret: 1 });
  });
});

describe("a text in runs", () => {
  it("shows its cards, and hides those of others", () => {
    expect(runs(DECK, `a ${TWO}b`)).toEqual([{ text: "a " }, { card: "sc02" }, { text: "b" }]);
    expect(peeked("a {1} b {9}")).toEqual([{ text: "a " }, { hidden: true }, { text: " b {9}" }]);
  });
});
