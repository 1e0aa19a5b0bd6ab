/** The drawings of story cards: a quarter of the table's weight, so they are fetched with the first card that is shown. */
import { whenIdle } from "../../house/idle";

let drawings = $state.raw<Readonly<Record<string, string>>>({});
let asked = false;

/** The paths of a card's drawing in a box of 512: none until they are there, and none for a card of somebody else's data. */
export function drawing(cards: Readonly<Record<string, string>>, card: string): string {
  if (!asked) {
    asked = true;
    whenIdle(async () => (drawings = (await import("./pictures")).DRAWINGS));
  }
  return drawings[cards[card]?.split("/")[1] ?? ""] ?? "";
}
