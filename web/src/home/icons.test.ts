import { expect, it } from "vitest";
import { GAMES } from "../games";
import { ICONS } from "./icons";

it("has a drawing of its own for every game", () => {
  expect(new Set(GAMES.map((game) => ICONS[game.icon])).size).toBe(GAMES.length);
  expect(GAMES.filter((game) => !ICONS[game.icon])).toEqual([]);
});
