import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Refused, rest, Unreachable } from "../../wire/rest";
import { previewOf } from "./previews";

const asked = vi.spyOn(rest, "preview");
const found = { odds: null };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  asked.mockReset();
});

it("asks once for what it knows already", async () => {
  asked.mockResolvedValue(found);
  expect(await previewOf(3, { mode: "basic" })).toBe(found);
  expect(await previewOf(3, { mode: "basic" })).toBe(found);
  expect(asked).toHaveBeenCalledTimes(1);
});

it("asks again where it was too much at once, and not where it is refused", async () => {
  asked.mockRejectedValueOnce(new Refused({ key: "refuse-too-often", arguments: { seconds: 1 } }, "", 429)).mockResolvedValueOnce(found);
  const waited = previewOf(4, {});
  await vi.advanceTimersByTimeAsync(1000);
  expect(await waited).toBe(found);
  asked.mockRejectedValue(new Refused({ key: "refuse-tiles", arguments: {} }, "", 400));
  await expect(previewOf(5, {})).rejects.toThrow("refuse-tiles");
});

it("forgets what could not be found out", async () => {
  asked.mockRejectedValueOnce(new Unreachable("gone")).mockResolvedValueOnce(found);
  await expect(previewOf(6, {})).rejects.toThrow("gone");
  expect(await previewOf(6, {})).toBe(found);
});
