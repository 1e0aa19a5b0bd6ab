/** The drawing of the table: where spaces lie, where arrows lead, what lights up. */
import { describe, expect, it } from "vitest";
import examples from "../../rules/winter-queen/examples.json";
import { chart, DIRECTIONS, next, stride, type Direction } from "./geometry";
import { explained, lightOf, placeOf } from "./light";
import type { LogLine } from "../contract";
import { markOf, scoredOn, traces } from "./trace";
import { finalPages, tallies, type Scene } from "./story.svelte";
import type { Components, Explanation, View } from "./types";

const COMPONENTS: Components = {
  colors: ["blue", "green", "yellow", "purple", "red"],
  book_limit: 3,
  books: [["SB01", "FW:red", "BK"]],
  map: {
    castle: "C4",
    rows: [
      { row: "A", r: -2, q0: 0, zones: ["red", "domain", "green"] },
      { row: "B", r: -1, q0: -2, zones: ["red", "red", "red", "green", "green", "green"] },
      { row: "C", r: 0, q0: -3, zones: ["domain", "red", "blue", "domain", "green", "purple", "domain"] },
      { row: "D", r: 1, q0: -3, zones: ["blue", "blue", "blue", "purple", "purple", "purple"] },
      { row: "E", r: 2, q0: -2, zones: ["blue", "domain", "purple"] },
    ],
    counties: [
      { color: "red", arms: "stag", dock: "NW" },
      { color: "green", arms: "bear", dock: "NE" },
      { color: "purple", arms: "owl", dock: "SE" },
      { color: "blue", arms: "wolf", dock: "SW" },
    ],
  },
};
const map = chart(COMPONENTS);

describe("what the others have just done", () => {
  const line = (n: number, key: string, given: Record<string, unknown>): LogLine => ({
    n, key: `${n}.${key}`, kind: "event", phrase: { key: `wq-event-${key}`, arguments: given },
  });
  const log = [
    line(1, "placed", { seat: 1, colour: "red", space: "A1" }),
    line(2, "placed", { seat: 0, colour: "blue", space: "A2" }),
    line(3, "placed", { seat: 1, colour: "red", space: "B1" }),
    line(4, "scored", { seat: 2, book: "SB01" }),
    line(4, "removed", { seat: 2, colour: "red", space: "A1" }),
  ];
  const red = { color: "red", depicted: false };
  const now: View["map"] = { A1: null, A2: { color: "blue", depicted: false }, B1: red };

  it("is ringed until the viewer moves", () => {
    const others = [{ space: "A1", seat: 2, kind: "removed" }, { space: "B1", seat: 1, kind: "placed" }];
    expect(traces(log, null, 0, now)).toEqual(others);
    expect(traces([...log, line(5, "on-page", { seat: 0 })], null, 0, now)).toEqual([]);
    expect(traces([...log, line(5, "on-page", { seat: 1 })], null, 0, now)).toEqual([others[0]]);
    expect(traces(log, 3, 0, { ...now, A1: red })).toEqual([others[1]]);
  });

  it("is gone with a crystal that was taken back", () => {
    expect(traces(log, 3, 0, { ...now, B1: null })).toEqual([]);
    const undone = log.map((one) => (one.n >= 3 ? { ...one, gone: 5 } : one));
    expect(traces(undone, null, 0, now)).toEqual([]);
    expect(traces(undone, 4, 0, now)).toHaveLength(2);
  });

  it("is told on the map it scored on", () => {
    expect(markOf(log, 4)?.key).toBe("wq-event-scored");
    expect(markOf(log, 3)?.arguments.space).toBe("B1");
    expect(markOf(log, 9)).toBeNull();
    expect(scoredOn(log, 4, now).A1).toEqual(red);
  });
});

describe("the map", () => {
  it("has every space once, and neighbours where they touch", () => {
    expect(map.cells).toHaveLength(25);
    const around = (name: string): string[] =>
      (Object.keys(DIRECTIONS) as Direction[]).flatMap((way) => next(map, name, way)?.name ?? []).sort();
    expect(around("A1")).toEqual(["A2", "B2", "B3"]);
    expect(around("C4")).toEqual(["B3", "B4", "C3", "C5", "D3", "D4"]);
  });

  it("leaves a hole out of the drawing", () => {
    const holed = structuredClone(COMPONENTS);
    (holed.map.rows[2] as { zones: (string | null)[] }).zones[3] = null;
    const pierced = chart(holed);
    expect(pierced.byName.has("C4")).toBe(false);
    expect(pierced.byName.get("C5")?.q).toBe(1);
  });

  it("is walked along its six directions", () => {
    expect(stride(map, "C4", "ArrowRight", "E")?.name).toBe("C5");
    expect(stride(map, "C4", "ArrowUp", "E")?.name).toBe("B4");
    expect(stride(map, "C4", "ArrowUp", "W")?.name).toBe("B3");
    expect(stride(map, "C4", "End", "E")?.name).toBe("D3");
    expect(stride(map, "A1", "ArrowUp", "E")).toBeNull();
    expect(stride(map, "C4", "x", "E")).toBeNull();
  });

  it("reaches every space by arrows from any other", () => {
    const seen = new Set(["A1"]);
    const open = ["A1"];
    for (let at = open.pop(); at; at = open.pop()) {
      for (const key of ["ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"]) {
        const found = stride(map, at, key, "E");
        if (found && !seen.has(found.name)) {
          seen.add(found.name);
          open.push(found.name);
        }
      }
    }
    expect(seen.size).toBe(25);
  });
});

describe("why these points", () => {
  it.each(Object.entries(examples))("%s lights as many numbers as there are points", (effect, example) => {
    const why = example.why as unknown as Explanation;
    const light = lightOf(map, why);
    const numbers = [...light.spaces.values(), ...[...light.pages.values()].flat()].filter(Boolean).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: why.points }, (_, place) => place + 1));
    expect(light.pages.size > 0).toBe(effect === "AK");
  });

  it("lights nothing where nothing counts", () => {
    const why = { ...(examples.BK.why as unknown as Explanation), points: 0, spaces: [] };
    expect(lightOf(map, why).spaces.size).toBe(0);
  });

  it.each(Object.entries(examples))("%s says the same in an event of the log", (_effect, example) => {
    const why = example.why as unknown as Explanation;
    const event = { key: "wq-event-scored", arguments: { seat: 0, book: why.book, points: why.points, why: why.phrase } };
    const told = explained(event);
    expect(told).not.toBeNull();
    const sizes = (one: Explanation): number[] => [lightOf(map, one).spaces.size, lightOf(map, one).pages.size];
    expect(sizes(told as Explanation)).toEqual(sizes(why));
  });

  it("shows where something only happened", () => {
    expect(placeOf({ key: "wq-event-placed", arguments: { space: "B3" } })?.spaces.has("B3")).toBe(true);
    expect(placeOf({ key: "wq-event-passed", arguments: {} })).toBeNull();
  });
});

describe("the end", () => {
  const scene = (key: string, given: Record<string, unknown>): Scene => ({
    step: 1,
    view: {} as View,
    events: [{ key, arguments: given }],
  });

  it("knows where points came from", () => {
    const found = tallies(
      [
        scene("wq-event-bonus", { seat: 1 }),
        scene("wq-event-scored", { seat: 0, book: "SB01", points: 2 }),
        scene("wq-event-scored", { seat: 0, book: "SB01", points: 3 }),
      ],
      2,
    );
    expect(found).toEqual([
      { holders: 0, activations: [{ book: "SB01", points: 5 }] },
      { holders: 1, activations: [] },
    ]);
  });

  it("tells pages from the first player on", () => {
    const book = (name: string, worth: [number | null, number | null]) => ({ book: name, left: null, right: null, worth });
    const view = { players: 2, first: 1, books: [[book("SB01", [null, 2])], [book("SB02", [3, 1])]] } as unknown as View;
    expect(finalPages(view).map((page) => [page.seat, page.points])).toEqual([
      [1, 3],
      [1, 1],
      [0, 2],
    ]);
  });
});
