/** What happened, by what the table shows: in the records a book has a number, on the table it is known by its pages. */
import type { Phrase } from "../../wire/types.gen";
import { effectOf, type Chart } from "./geometry";

/** Messages that name a book by its number, and what is said instead. */
const UNNUMBERED: Readonly<Record<string, string>> = {
  "wq-book": "wq-book-open",
  "wq-page-crystal": "wqt-page-crystal",
  "wq-event-on-page": "wqt-told-page",
  "wq-event-scored": "wqt-told-scored",
  "wq-event-discarded": "wqt-told-discarded",
  "wq-event-final-score": "wqt-told-final-score",
  "wq-refuse-not-your-book": "wqt-refuse-not-your-book",
  "wq-refuse-page-taken": "wqt-refuse-page-taken",
  "wq-refuse-empty-book": "wqt-refuse-empty-book",
};

/** The same phrase, and all phrases in it, without numbers of books and pages. */
export function unnumbered(phrase: Phrase, pages: Chart["pages"]): Phrase {
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner);
    return value && typeof value === "object" && "key" in value ? unnumbered(value as Phrase, pages) : value;
  };
  const given = Object.fromEntries(Object.entries(phrase.arguments).map(([name, value]) => [name, inner(value)]));
  const { book, page } = phrase.arguments;
  if (typeof page === "number") given.effect = { key: "wq-effect", arguments: effectOf(pages.get(String(book))?.[page - 1] ?? "") };
  return { key: UNNUMBERED[phrase.key] ?? phrase.key, arguments: given };
}

/** The pages of the printed books, once a board lies there: what is read out is known by its phrase alone. */
export const printed: { pages: Chart["pages"] } = { pages: new Map() };

/** An event as it is read out. */
export function spoken(phrase: Phrase): Phrase | null {
  return printed.pages.size ? unnumbered(phrase, printed.pages) : null;
}
