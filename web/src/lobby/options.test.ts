import { describe, expect, it } from "vitest";
import { asked, chosenOptions, kindIn, kindsOf, USUAL } from "./options";

const options = [
  { name: "memories", default: 3, choices: [3, 5] },
  { name: "powers", default: false, choices: [false, true] },
];
const powers = { memories: 5, powers: true };
const game = { options, timed: [] };

describe("kinds of a game", () => {
  it("are told from all options, said or left as usual", () => {
    const kinds = { plain: { memories: 3 }, powers };
    expect(kindIn(game, kinds, {})).toBe("plain");
    expect(kindIn(game, kinds, { memories: 3, powers: false })).toBe("plain");
    expect(kindIn(game, kinds, { powers: true, memories: 5 })).toBe("powers");
  });

  it("are none where somebody has mixed their own", () => {
    expect(kindIn(game, { powers }, { powers: true })).toBeNull();
  });

  it("have the usual one among them, once", () => {
    expect(Object.keys(kindsOf({ ...game, presets: { powers } }))).toEqual([USUAL, "powers"]);
    expect(Object.keys(kindsOf({ ...game, presets: { plain: {}, powers } }))).toEqual(["plain", "powers"]);
  });

  it("leave to the clock what follows from it", () => {
    const timed = { options: [...options, { name: "clock", default: "none", choices: ["none", "live"] }], timed: ["clock"] };
    const club = { powers: true, clock: "live" };
    expect(asked(timed, club)).toEqual({ powers: true });
    expect(kindIn(timed, { club }, { powers: true })).toBe("club");
    expect(chosenOptions(timed).map(({ name }) => name)).toEqual(["memories", "powers"]);
  });
});
