import { beforeEach, expect, it } from "vitest";
import { notices } from "./notices.svelte";

beforeEach(() => {
  for (const one of [...notices.list]) notices.drop(one.id);
});

const shown = (): string[] => notices.list.map((one) => one.text);

it("shows of several answers the newest alone, beside the news", () => {
  notices.show("Anna has said something");
  notices.show("out of reach", "refusal");
  notices.show("not there", "answer");
  notices.show("not now", "refusal");
  expect(shown()).toEqual(["Anna has said something", "not now"]);
});

it("keeps the last three news", () => {
  for (const text of ["one", "two", "three", "four"]) notices.show(text);
  expect(shown()).toEqual(["two", "three", "four"]);
});
