import { expect, it } from "vitest";
import { route } from "./route.svelte";

it("keeps what is asked of a screen out of its path", () => {
  route.go("/replay/ABCDEF?seat=1");
  expect(route.path).toBe("/replay/ABCDEF");
  expect(location.search).toBe("?seat=1");
  route.go("/");
  expect(location.search).toBe("");
});
