import { describe, expect, it } from "vitest";
import examples from "../../rules/gorynych/examples.json";
import { between, beside, fan, ground, middle, necks, stepsLeft, trail, wayAt } from "./geometry";
import type { View } from "./types";

const basic = (examples.arrow as unknown as { view: View }).view;
const advanced = (examples.river as unknown as { view: View }).view;

describe("the field of a view", () => {
  it("follows the arrows of a path to the terem", () => {
    expect(trail(basic.field, "04")).toEqual(["04", "05", "15", "16", "26", "36", "46"]);
    expect(stepsLeft(basic.field, "39")).toBe(10);
    expect(trail(basic.field, "01")).toEqual([]);
  });

  it("counts the steps of every knight as the rules do", () => {
    for (const view of [basic, advanced]) {
      for (const knight of view.knights) expect(stepsLeft(view.field, knight.cell ?? "")).toBe(knight.left);
    }
  });

  it("knows the cells between two cells of a path, forward and back, and none where no path leads", () => {
    expect(between(basic.field, "04", "16")).toEqual(["05", "15", "16"]);
    expect(between(basic.field, "16", "05")).toEqual(["15", "05"]);
    expect(between(basic.field, "04", "00")).toEqual([]);
  });

  it("draws a ribbon from every start, each inside the field, and one sign out of every cell of a path", () => {
    for (const view of [basic, advanced]) {
      const land = ground(view.field);
      expect(land.ribbons).toHaveLength(12);
      const cells = view.field.path.join("").replaceAll(".", "").length;
      expect(land.chevrons).toHaveLength(cells);
      for (const point of [...land.dots, ...land.starts]) {
        expect(point.x).toBeGreaterThan(0);
        expect(point.x).toBeLessThan(land.size);
      }
    }
  });

  it("lets starts lie on the edge and the terem in the middle", () => {
    const land = ground(basic.field);
    for (const start of land.starts) expect([37, land.size - 37].some((edge) => start.x === edge || start.y === edge)).toBe(true);
    expect(land.terem).toEqual({ x: 296, y: 296, width: 148, height: 148 });
  });

  it("has rivers, bridges and both ends of every tunnel on advanced boards only", () => {
    expect(ground(basic.field).rivers).toEqual([]);
    const land = ground(advanced.field);
    expect(land.rivers).toHaveLength(4);
    expect(land.bridges).toHaveLength(4);
    expect(land.entries.map((one) => one.colour).sort()).toEqual(land.exits.map((one) => one.colour).sort());
  });

  it("grows woods only where nothing else is, and always the same", () => {
    const land = ground(advanced.field);
    for (const wood of land.woods) {
      expect(wayAt(advanced.field.path, wood.cell)).toBeNull();
      expect(wayAt(advanced.field.river, wood.cell)).toBeNull();
    }
    expect(ground(advanced.field).woods).toEqual(land.woods);
  });

  it("ends at the edge", () => {
    expect(beside("00", "up", 10)).toBeNull();
    expect(beside("99", "right", 10)).toBeNull();
    expect(beside("45", "left", 10)).toBe("44");
    expect(middle("45")).toEqual({ x: 407, y: 333 });
  });
});

describe("pieces", () => {
  it("gives the dragon as many heads as there are players, none in the same place", () => {
    for (const players of [3, 4, 5, 6, 7]) {
      const grown = necks(players);
      expect(grown).toHaveLength(players);
      expect(new Set(grown.map((neck) => `${neck.x} ${neck.y}`)).size).toBe(players);
    }
  });

  it("keeps knights of one cell apart and inside it", () => {
    for (const count of [1, 2, 3, 5]) {
      const places = Array.from({ length: count }, (_, place) => fan(count, place));
      expect(new Set(places).size).toBe(count);
      for (const place of places) expect(Math.abs(place)).toBeLessThanOrEqual(23);
    }
  });
});
