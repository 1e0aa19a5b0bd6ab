import { beforeEach, describe, expect, it, vi } from "vitest";
import { recall, remember, type Draft } from "./draft";

const draft: Draft = { picks: { do: "play" }, cards: ["sc01"], counting: [], aside: null, text: "Once" };

describe("what is being written", () => {
  beforeEach(() => {
    const held = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => void held.set(key, value),
      removeItem: (key: string) => void held.delete(key),
    });
  });

  it("is found again for its own table and question alone", () => {
    remember("t1", "a/0", draft);
    expect(recall("t1", "a/0")).toMatchObject(draft);
    expect(recall("t1", "b/0")).toBeNull();
    expect(recall("t2", "a/0")).toBeNull();
  });

  it("is dropped once it was sent, and not by another question", () => {
    remember("t1", "a/0", draft);
    remember("t1", "/0", null);
    expect(recall("t1", "a/0")).not.toBeNull();
    remember("t1", "a/0", null);
    expect(recall("t1", "a/0")).toBeNull();
  });

  it("is not kept where there is no store, or no table", () => {
    remember("", "a/0", draft);
    expect(recall("", "a/0")).toBeNull();
    vi.stubGlobal("sessionStorage", undefined);
    remember("t1", "a/0", draft);
    expect(recall("t1", "a/0")).toBeNull();
  });
});
