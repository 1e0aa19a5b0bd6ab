import { describe, expect, it } from "vitest";
import { freest, type Box } from "./place";

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const apart = (one: Box, other: Box): boolean =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

describe("the place of a hint", () => {
  const size = { width: 280, height: 130 };
  const laid = (window: Box, target: Box, others: readonly Box[] = []): Box => {
    const kept = [{ box: target, cost: 4 }, ...others.map((one) => ({ box: one, cost: 2 }))];
    const [left, top] = freest(size, window, target, kept);
    return box(left, top, left + size.width, top + size.height);
  };

  it("covers neither what it speaks of nor what else is needed", () => {
    const plan = box(420, 70, 844, 390);
    expect(apart(laid(box(0, 60, 844, 390), plan), plan)).toBe(true);
    const holders = box(4, 590, 386, 650);
    const rivals = box(0, 60, 390, 190);
    const words = laid(box(0, 60, 390, 844), holders, [rivals]);
    expect(apart(words, holders) && apart(words, rivals)).toBe(true);
  });

  it("stays in the window, and covers the least where nothing is free", () => {
    const window = box(0, 60, 390, 640);
    const words = laid(window, box(0, 60, 390, 640), [box(0, 60, 390, 300)]);
    expect(words.top).toBeGreaterThanOrEqual(300);
    expect(words.bottom).toBeLessThanOrEqual(640);
  });
});
