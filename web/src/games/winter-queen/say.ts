/** An action in words, by what the table shows: neither a book nor a page has a number there. */
import type { Speaker } from "../../words/speaker";
import type { TableSide } from "../contract";
import { chart, effectOf, type Chart } from "./geometry";
import type { Action, Components, View } from "./types";

/** Which of one's own books a page lies in, where another one has the same page: both pages of it; else "". */
export function whichBook(speaker: Speaker, pages: Chart["pages"], view: View, book: string, page: number): string {
  const printed = pages.get(book) ?? [];
  const alike = view.choices?.pages.filter(([other, side]) => pages.get(other)?.[side] === printed[page]) ?? [];
  if (alike.length < 2) return "";
  const [left = "", right = ""] = printed.map((one) => speaker.text("wq-effect", { ...effectOf(one) }));
  return speaker.text("wq-book-open", { left, right });
}

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
      const laid = speaker.text("wqt-plan-page", { colour: action.crystal, effect });
      const which = whichBook(speaker, map.pages, view, action.book, action.page);
      return which ? `${laid}, ${which}` : laid;
    }
    case "activate": {
      const worth = view.books.flat().find((one) => one.book === action.book)?.worth ?? [];
      return speaker.text("wqt-activate-one", { points: worth.reduce<number>((sum, points) => sum + (points ?? 0), 0) });
    }
    case "pass":
      return speaker.text("wqt-do-pass");
  }
}
