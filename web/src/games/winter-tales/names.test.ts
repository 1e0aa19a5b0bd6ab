import { describe, expect, it } from "vitest";
import examples from "../../rules/winter-tales/examples.json";
import type { Speaker } from "../../words/speaker";
import { Names } from "./names";
import type { Action, Components, View } from "./types";

const TEXTS: Readonly<Record<string, string>> = {
  "wt-character-tin-man": "the Tin Man",
  "wt-character-wolf": "the Wolf",
  "wt-location-oak-park": "Oak Park",
  "wt-location-prison": "the Winter Prison",
  "wt-menu-begins": "Where does he begin?",
};
const speaker = {
  text: (key: string, given?: { action?: string }) => TEXTS[key] ?? given?.action ?? key,
  say: ({ key }: { key: string }) => TEXTS[key] ?? key,
} as unknown as Speaker;
const view = { ...(examples as unknown as Record<string, View>).move } as View;
const names = new Names(view, { squares: [], numbers: {} } as unknown as Components, speaker);

describe("answers in a list", () => {
  it("what they share is said once, each names its own", () => {
    const actions: Action[] = ["oak-park", "prison"].map((area) => ({ do: "pick", character: "tin-man", area }));
    const found = names.common(actions);
    expect(found?.said).toBe("Where does he begin?");
    expect(actions.map((action) => found?.own.get(action))).toEqual(["Oak Park", "The Winter Prison"]);
  });

  it("an answer without anything of its own stays whole", () => {
    const actions: Action[] = [{ do: "claim", character: "wolf" }, { do: "claim", character: "tin-man" }, { do: "pass" }];
    const found = names.common(actions);
    expect(actions.map((action) => found?.own.get(action))).toEqual(["The Wolf", "The Tin Man", undefined]);
  });

  it("different deeds are all told in full, with small articles inside", () => {
    const actions: Action[] = [{ do: "activate", character: "wolf" }, { do: "rescue", character: "tin-man" }];
    expect(names.common(actions)).toBeNull();
    expect(actions.map((action) => names.label(action))).toEqual(["Activate: the Wolf", "Rescue: the Tin Man"]);
  });
});
