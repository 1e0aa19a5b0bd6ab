/** An action in words, by what the table shows: neither a book nor a page has a number there. */
import type { TableSide } from "../contract";
import { chart, effectOf } from "./geometry";
import type { Action, Components, View } from "./types";

export function say(action: Action, { components, speaker, view }: TableSide<View, Action>): string {
  const map = chart(components as unknown as Components);
  switch (action.do) {
    case "map": {
      const zone = map.byName.get(action.space)?.zone ?? "";
      const placed = speaker.text("wqt-plan-map", { colour: action.crystal, where: map.arms[zone] ?? "domain", space: action.space });
      return action.book ? `${placed}. ${speaker.text("wqt-take-book", { arms: map.arms[action.book] ?? action.book })}` : placed;
    }
    case "book": {
      const effect = speaker.text("wq-effect", { ...effectOf(map.pages.get(action.book)?.[action.page] ?? "") });
      return speaker.text("wqt-plan-page", { colour: action.crystal, effect });
    }
    case "activate": {
      const worth = view.books.flat().find((one) => one.book === action.book)?.worth ?? [];
      return speaker.text("wqt-activate-one", { points: worth.reduce<number>((sum, points) => sum + (points ?? 0), 0) });
    }
    case "pass":
      return speaker.text("wqt-do-pass");
  }
}
