import { describe, expect, it } from "vitest";
import examples from "../../rules/gorynych/examples.json";
import { Stage } from "./stage.svelte";
import type { View } from "./types";

const seen = (examples.river as unknown as { view: View }).view;

describe("what has just moved", () => {
  it("marks a cell once, also where somebody ends where they began", () => {
    const stage = new Stage(seen, 0, () => undefined);
    stage.mark("16", "17", null, "16");
    expect(stage.trace).toEqual(["16", "17"]);
  });
});
