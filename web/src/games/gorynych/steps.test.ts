import { describe, expect, it } from "vitest";
import examples from "../../rules/gorynych/examples.json";
import { course, flightOptions, leading, type Picks } from "./steps";
import type { TileChoices, View } from "./types";

const seen = (examples.river as unknown as { view: View }).view;
const NOTHING = { cards: [], skip: false, begin: false, speak: false, knights: [], paths: [], cells: [], flights: [], tiles: [] };
const TILE: TileChoices = {
  tile: "trap", cells: {}, flights: {}, fire: false, ends: false, lose: [], knights: [], declinable: false, pulls: [], bearers: [], comrades: [], perils: [],
};

function asked(tile: Partial<TileChoices> & { tile: string }, picks: Picks = {}): ReturnType<typeof course> {
  return course({ ...seen, phase: "resolve", choices: { ...NOTHING, tiles: [{ ...TILE, ...tile }] } }, picks);
}

describe("the questions of a turn", () => {
  it("offers a flight by distance and cell, and names where the river carries it", () => {
    const options = flightOptions(seen.flights.blue ?? []);
    expect(options.map((one) => [one.distance, one.cell, one.end])).toEqual([[1, "16", undefined], [2, "17", "27"]]);
  });

  it("asks nothing of somebody who is not asked", () => {
    expect(course({ ...seen, choices: null }, {})).toEqual({ steps: [], picks: {}, action: null });
  });

  it("asks for the distance of a card, then knows the action", () => {
    const view: View = { ...seen, phase: "resolve", choices: { ...NOTHING, flights: seen.flights.blue ?? [] } };
    expect(course(view, {}).action).toBeNull();
    expect(course(view, { distance: "2" }).action).toEqual({ do: "fly", distance: 2 });
  });

  it("takes the only distance as chosen, and still shows it", () => {
    const [first] = seen.flights.blue ?? [];
    const view: View = { ...seen, phase: "resolve", choices: { ...NOTHING, flights: first ? [first] : [] } };
    const found = course(view, {});
    expect(found.steps.map((step) => step.question)).toEqual(["distance"]);
    expect(found.picks).toEqual({ distance: "1" });
    expect(found.action).toEqual({ do: "fly", distance: 1 });
  });

  it("asks for the shield only where somebody may get it", () => {
    expect(asked({ tile: "trap", knights: [1, 2], bearers: [2] }, { knight: "1" }).steps.map((step) => step.question)).toEqual(["knight", "shield"]);
    expect(asked({ tile: "trap", knights: [1] }, { knight: "1" }).action).toEqual({ do: "trap", knight: 1, shield: null });
  });

  it("finds the answers that lead to an action, whatever it leaves out, and none to one that is not offered", () => {
    const tiles = [
      { ...TILE, tile: "repeat", flights: { red: [{ distance: 1, stop: "33", cell: "33" }, { distance: 2, stop: "34", cell: "34" }] }, lose: ["blue", "red"] },
      { ...TILE, tile: "magnet", pulls: [{ knight: 1, steps: [0, 1] }, { knight: 2, steps: [-1] }], bearers: [2, 3] },
    ];
    const view: View = { ...seen, phase: "resolve", choices: { ...NOTHING, tiles } };
    const advised = [
      { do: "repeat", card: "red", distance: 2, lose: "red" },
      { do: "magnet", knight: 2, steps: -1, horse: 3 },
    ] as const;
    for (const action of advised) expect(course(view, leading(view, action) ?? {}).action).toEqual(action);
    expect(leading(view, { do: "magnet", knight: 2, steps: 1, horse: 3 })).toBeNull();
    expect(leading(view, { do: "begin" })).toBeNull();
    const flying: View = { ...seen, phase: "resolve", choices: { ...NOTHING, tiles: [{ ...TILE, tile: "royal-apples", declinable: true }] } };
    expect(leading(flying, { do: "apples", knight: null } as never)).toEqual({});
  });

  it("lets the apples lie", () => {
    expect(asked({ tile: "royal-apples", knights: [3], declinable: true }, { knight: "nobody" }).action).toEqual({ do: "apples", knight: null, comrade: null });
  });

  it("loses no card where repeated fire ends the game, and says that the terem would burn", () => {
    const burning = asked({ tile: "repeat", fire: true, ends: true, lose: ["red"], perils: ["fire"] }, { repeat: "fire" });
    expect(burning.action).toEqual({ do: "repeat", card: "fire", distance: null, lose: null });
    expect(burning.steps[0]?.options[0]?.peril).toBe(true);
  });

  it("pulls a knight back by a negative number and gives the horse to another", () => {
    const pulled = asked({ tile: "magnet", pulls: [{ knight: 1, steps: [-1, 0, 1] }], bearers: [2] }, { knight: "1", pull: "-1", horse: "2" });
    expect(pulled.action).toEqual({ do: "magnet", knight: 1, steps: -1, horse: 2 });
  });

  it("flies the multicoloured arrow nowhere under the number 0", () => {
    expect(asked({ tile: "multicoloured-arrow" }).action).toEqual({ do: "arrow", colour: null, distance: 0 });
  });

  it("forgets answers to other questions", () => {
    const cells = { "34": "44", "43": "44" };
    expect(asked({ tile: "fireball", cells }, { knight: "1" }).action).toBeNull();
    expect(asked({ tile: "fireball", cells }, { target: "34" }).action).toEqual({ do: "fireball", cell: "34" });
  });
});
