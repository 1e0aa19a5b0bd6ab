import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { SeatInfo, TableSide } from "../games/contract";
import { words } from "../words/words.svelte";
import SeatPlate from "./SeatPlate.svelte";

beforeAll(async () => {
  await words.speak("en");
  await words.need("web-table");
});
afterEach(cleanup);

function plate(info: Partial<SeatInfo>, chip = false): void {
  const seat: SeatInfo = { seat: 0, name: "Master", crest: null, hue: "var(--seat-1)", animal: "rooster", mark: "◆", mine: false, bot: "master", standIn: false, here: true, asked: false, ...info };
  render(SeatPlate, { table: { seats: [seat] } as unknown as TableSide, seat: 0, chip });
}

test("a bot that needs longer is seen to go on, on phones too", () => {
  plate({ asked: true, slow: true }, true);
  expect(screen.getByRole("status").textContent).toContain("still thinking");
});

test("one that has just been asked only thinks, and one that is not asked any more does not", () => {
  plate({ asked: true, slow: false });
  expect(screen.queryByRole("status")).toBeNull();
  expect(screen.getByText("is thinking")).toBeTruthy();
  plate({ asked: false, slow: true });
  expect(screen.queryByRole("status")).toBeNull();
});
