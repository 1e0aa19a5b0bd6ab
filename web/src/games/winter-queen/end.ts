/** The end screen's bars: emptied holders, activated books, final pages. */
import type { EndLine, EndParts, TableSide } from "../contract";
import { ending, finalPages } from "./story.svelte";
import type { Action, View } from "./types";

export function end(table: TableSide<View, Action>): EndParts {
  const { view, speaker } = table;
  const totals = view.totals ?? [];
  const pages = finalPages(view);
  const told = pages.slice(0, Math.min(ending.told, pages.length));
  const finished = ending.told > pages.length;
  const sum = (list: readonly { seat: number; points: number }[], seat: number): number =>
    list.reduce((points, page) => points + (page.seat === seat ? page.points : 0), 0);

  const lines: EndLine[] = totals.map((total, seat) => {
    const before = total - sum(pages, seat);
    const holders = ending.tallies[seat]?.holders ?? 0;
    const last = sum(told, seat);
    return { seat, parts: [holders, before - holders, last], total: before + last };
  });
  if (finished) lines.sort((a, b) => b.total - a.total);
  const most = Math.max(...totals);
  const winners = finished ? totals.flatMap((total, seat) => (total === most ? [seat] : [])) : [];
  return {
    lead: speaker.text(view.bag ? "wq-outcome-deadlock" : "wqt-end-lead"),
    title: !finished
      ? speaker.text("wqt-end-scoring")
      : winners.length > 1
        ? speaker.text("wqt-end-shared", { names: speaker.listed(winners.map((seat) => table.seats[seat]?.name ?? "")) })
        : speaker.text("wqt-end-won", { seat: winners[0] ?? 0 }),
    winners,
    patterns: [speaker.text("wqt-end-holders"), speaker.text("wqt-end-books"), speaker.text("wqt-end-pages")],
    lines,
  };
}
