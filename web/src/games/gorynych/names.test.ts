import { expect, test } from "vitest";
import examples from "../../rules/gorynych/examples.json";
import { lain, shown } from "./names";
import type { Table, View } from "./types";

const view = (examples.river as unknown as { view: View }).view;
const seats = view.seats.map((one, seat) => (seat ? one : { ...one, hand: ["red", "fire"], locked: true }));
const moves = [
  { seat: 0, action: { do: "lock", card: "blue" } },
  { seat: 0, action: { do: "lock", card: "red" } },
  { seat: 1, action: { do: "lock", card: "fire" } },
];

test("a game that is over hides no card, one that goes on hides it", () => {
  expect(lain({ view: { ...view, seats }, moves } as unknown as Table, 0)).toBe("red");
  expect(lain({ view: { ...view, seats } } as unknown as Table, 0)).toBeNull();
});

test("what is read beside the field names no cell by its number", () => {
  const flight = shown({ key: "gor-event-flew", arguments: { card: "red", distance: 1, cell: "64" } });
  expect(flight.key).toBe("gort-seen-flew");
});
