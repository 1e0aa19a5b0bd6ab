/** Why these points, as light on the table: which spaces and pages count, in which order, along which lines. */
import type { Phrase } from "../../wire/types.gen";
import type { Chart } from "./geometry";
import type { Explanation, PageCrystal } from "./types";

export interface Light {
  /** Spaces that count, with their number; 0 where a space belongs to what another one counts for. */
  spaces: Map<string, number>;
  /** The crystal everything starts from. */
  anchor: string | null;
  /** Lines from the anchor, as pairs of spaces. */
  lines: [string, string][];
  /** Pages that count (Arcane Knowledge), "book.page", with their numbers. */
  pages: Map<string, number[]>;
}

export const pageKey = (book: string, page: number): string => `${book}.${page}`;

/** The light of an explanation. */
export function lightOf(map: Chart, why: Explanation): Light {
  const light: Light = { spaces: new Map(), anchor: why.anchor ?? null, lines: [], pages: new Map() };
  const spaces = why.spaces ?? [];
  if (!why.points && why.effect !== "AK") return light;
  const paint = PAINTERS[why.effect] ?? oneByOne;
  paint(light, spaces, why, map);
  return light;
}

type Painter = (light: Light, spaces: readonly string[], why: Explanation, map: Chart) => void;

const oneByOne: Painter = (light, spaces) => {
  spaces.forEach((space, place) => light.spaces.set(space, place + 1));
};

const grouped: Painter = (light, _spaces, why) => {
  (why.groups ?? []).forEach((group, place) => {
    group.forEach((space, at) => light.spaces.set(space, at ? 0 : place + 1));
  });
};

const zoned: Painter = (light, spaces, why, map) => {
  const counted = new Map<string, number>();
  for (const zone of why.zones ?? []) {
    counted.set(zone, counted.size + 1);
    let first = true;
    for (const space of spaces) {
      if (map.byName.get(space)?.zone !== zone) continue;
      light.spaces.set(space, first ? (counted.get(zone) ?? 0) : 0);
      first = false;
    }
  }
};

const rays: Painter = (light, spaces, why, map) => {
  const start = map.byName.get(why.anchor ?? "");
  const others = spaces.filter((space) => space !== why.anchor);
  const far = (space: string): number => {
    const cell = map.byName.get(space);
    return cell && start ? Math.hypot(cell.x - start.x, cell.y - start.y) : 0;
  };
  const angle = (space: string): number => {
    const cell = map.byName.get(space);
    return cell && start ? Math.round((Math.atan2(cell.y - start.y, cell.x - start.x) * 180) / Math.PI) : 0;
  };
  others.sort((a, b) => angle(a) - angle(b) || far(a) - far(b));
  if (why.anchor) light.spaces.set(why.anchor, 1);
  others.forEach((space, place) => light.spaces.set(space, place + 2));
  for (const space of others) {
    const last = others.filter((other) => angle(other) === angle(space)).at(-1);
    if (last === space && why.anchor) light.lines.push([why.anchor, space]);
  }
};

const way: Painter = (light, spaces, why, map) => {
  oneByOne(light, spaces, why, map);
  const last = spaces.at(-1);
  if (why.anchor && last && last !== why.anchor) light.lines.push([why.anchor, last]);
};

const pages: Painter = (light, _spaces, why) => {
  (why.pages ?? []).forEach((page, place) => {
    const key = pageKey(page.book, page.page);
    light.pages.set(key, [...(light.pages.get(key) ?? []), place + 1]);
  });
};

const PAINTERS: Record<string, Painter> = { MC: grouped, NL: zoned, RW: rays, BW: way, AK: pages };

/** The explanation that travels with an event of the log: its words say where. */
export function explained(phrase: Phrase): Explanation | null {
  const why = phrase.arguments.why as Phrase | undefined;
  const given = why?.arguments;
  if (!why || !given) return null;
  const text = (name: string): string => String(given[name] ?? "");
  const phrases = (name: string): Phrase[] => (given[name] as Phrase[] | undefined) ?? [];
  const anchor = text("anchor");
  return {
    effect: text("effect"),
    points: Number(given.points ?? 0),
    crystal: text("colour"),
    book: String(phrase.arguments.book ?? ""),
    page: -1,
    seat: Number(phrase.arguments.seat ?? -1),
    phrase: why,
    ...(anchor ? { anchor } : {}),
    ...(typeof given.rival === "number" ? { rival: given.rival } : {}),
    spaces: text("spaces").split(", ").filter(Boolean),
    groups: text("groups").split("; ").filter(Boolean).map((group) => group.split(" ")),
    zones: phrases("zones").map((zone) => String(zone.arguments.zone)),
    pages: phrases("pages").map(pageOf),
  };
}

/** The light of an event that only happened somewhere. */
export function placeOf(phrase: Phrase): Light | null {
  const { space } = phrase.arguments;
  return typeof space === "string" ? { spaces: new Map([[space, 0]]), anchor: null, lines: [], pages: new Map() } : null;
}

function pageOf(phrase: Phrase): PageCrystal {
  const { seat, book, page, kind } = phrase.arguments;
  return { seat: Number(seat), book: String(book), page: Number(page) - 1, depicted: kind === "depicted" };
}
