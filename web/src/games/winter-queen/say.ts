/** An action in the words its log line will have. */
import type { TableSide } from "../contract";
import type { Action, View } from "./types";

export function say(action: Action, { seat, speaker, view }: TableSide<View, Action>): string {
  switch (action.do) {
    case "map":
      return speaker.text("wq-event-placed", { seat: seat ?? 0, colour: action.crystal, space: action.space });
    case "book":
      return speaker.text("wq-event-on-page", { seat: seat ?? 0, colour: action.crystal, book: action.book, page: action.page + 1 });
    case "activate": {
      const worth = view.books.flat().find((one) => one.book === action.book)?.worth ?? [];
      return speaker.text("wqt-activate-one", { points: worth.reduce<number>((sum, points) => sum + (points ?? 0), 0) });
    }
    case "pass":
      return speaker.text("wqt-do-pass");
  }
}
