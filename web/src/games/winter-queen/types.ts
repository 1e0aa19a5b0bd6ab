/** What the server shows of a table of Winter Queen, and what may be sent: the generated types under the table's own names. */
import type { Phrase, WinterQueen } from "../../wire/types.gen";

export type Color = string;
export type Lying = WinterQueen.Crystal;
export type HolderView = WinterQueen.Holder;
export type PileView = WinterQueen.Pile;
export type BookView = WinterQueen.Book;
export type Choices = WinterQueen.Choices;
export type View = WinterQueen.View;
export type Action = WinterQueen.Action;

export interface PageCrystal {
  seat: number;
  book: string;
  page: number;
  depicted: boolean;
}

export interface Explanation {
  effect: string;
  points: number;
  crystal: Color;
  book: string;
  page: number;
  seat: number;
  phrase: Phrase;
  anchor?: string;
  direction?: string;
  rival?: number;
  spaces?: string[];
  rays?: { direction: string; spaces: string[] }[];
  groups?: string[][];
  zones?: string[];
  pages?: PageCrystal[];
}

export interface Change {
  book: string;
  page: number;
  effect: Phrase;
  before: number;
  after: number;
}

export interface WhyNot {
  reason: Phrase | null;
  rule: string;
}

/** The printed things, as `/api/games/winter-queen/components` gives them. */
export interface Components {
  colors: Color[];
  book_limit: number;
  books: string[][];
  map: {
    castle: string;
    rows: { row: string; r: number; q0: number; zones: (string | null)[] }[];
    counties: { color: string; arms: string; dock: "NW" | "NE" | "SE" | "SW" }[];
  };
}

export const DOMAIN = "domain";
