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
      const printed = (book: string, page: number) => map.pages.get(book)?.[page] ?? "";
      const effect = (page: number) => speaker.text("wq-effect", { ...effectOf(printed(action.book, page)) });
      const laid = speaker.text("wqt-plan-page", { colour: action.crystal, effect: effect(action.page) });
      const alike = view.choices?.pages.filter(([book, page]) => printed(book, page) === printed(action.book, action.page)) ?? [];
      return alike.length > 1 ? `${laid}, ${speaker.text("wq-book-open", { left: effect(0), right: effect(1) })}` : laid;
    }
    case "activate": {
      const worth = view.books.flat().find((one) => one.book === action.book)?.worth ?? [];
      return speaker.text("wqt-activate-one", { points: worth.reduce<number>((sum, points) => sum + (points ?? 0), 0) });
    }
    case "pass":
      return speaker.text("wqt-do-pass");
  }
}
