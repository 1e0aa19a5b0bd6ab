import { describe, expect, it } from "vitest";
import examples from "../../rules/winter-tales/examples.json";
import { choicesOf, complete, fitting, nextFacet, planOf } from "./choose";
import type { Action, View } from "./types";

const views = examples as unknown as Record<"move" | "quest" | "track", View>;

function asked(choices: Action[]): View {
  return { ...views.move, choices, upshots: choices.map(() => ({ told: null, totals: null })) };
}

describe("from what is legal to what is meant", () => {
  it("every choice of a real view is found by its own facets", () => {
    for (const view of Object.values(views))
      for (const choice of choicesOf(view)) {
        const plan = planOf(fitting(choicesOf(view), choice.facets));
        expect(plan?.facets).toEqual(choice.facets);
      }
  });

  it("asks for the facet in which choices differ first", () => {
    const found = choicesOf(asked([{ do: "pick", character: "alice", area: "fair" }, { do: "pick", character: "cranky", area: "fair" }]));
    expect(nextFacet(found)?.name).toBe("who");
    expect(nextFacet(fitting(found, { who: "alice" }))).toBeNull();
  });

  it("a quest under a rebel is not a quest at a place", () => {
    const rebel = views.move.characters.find((one) => one.side === "spring")?.character ?? "";
    const [under, at] = choicesOf(asked([{ do: "put", quest: "love", at: rebel }, { do: "put", quest: "refuge", at: "fair" }]));
    expect(under?.facets).toMatchObject({ bearer: rebel });
    expect(at?.facets).toMatchObject({ where: "fair" });
  });

  it("takes exactly as many cards as are legal", () => {
    const plan = planOf(choicesOf(asked([{ do: "rescue", character: "alice", cards: ["sc01", "sc02"] }])));
    expect(plan && complete(plan, ["sc09"], [])).toBeNull();
    expect(plan && complete(plan, ["sc09", "sc08"], [])).toEqual({ do: "rescue", character: "alice", cards: ["sc09", "sc08"] });
  });

  it("a trap has its open card and any legal number that count", () => {
    const plan = planOf(choicesOf(asked([{ do: "trap", card: "sc01", counting: [] }, { do: "trap", card: "sc01", counting: ["sc02"] }])));
    expect(plan?.piles).toEqual([0, 1]);
    expect(plan && complete(plan, ["sc05"], ["sc06"])).toEqual({ do: "trap", card: "sc05", counting: ["sc06"] });
    expect(plan && complete(plan, ["sc05"], ["sc06", "sc07"])).toBeNull();
  });

  it("leaves the memory's card to the table", () => {
    const plan = planOf(choicesOf(asked([{ do: "memory", card: "sc01" }])));
    expect(plan?.sizes).toEqual([0]);
  });
});
