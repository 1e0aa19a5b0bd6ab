/** What the server shows of a table of Winter Queen, and what may be sent. The same shapes as `view.py`, `actions.py`, `explain.py`. */
import type { Phrase, Prompt } from "../../wire/types.gen";

export type Color = string;

export interface Lying {
  color: Color;
  depicted: boolean;
}

export interface HolderView {
  /** From 1; 0 is the pool of the final stage. */
  holder: number;
  crystals: Record<Color, number>;
  in_reach: boolean;
  seats: number[];
}

export interface PileView {
  county: string;
  left: number;
  top: string | null;
}

export interface BookView {
  book: string;
  left: Color | null;
  right: Color | null;
  worth: [number | null, number | null];
}

export interface Choices {
  crystals: [number, Color][];
  spaces: Record<string, string[]>;
  pages: [string, number][];
  activations: Record<string, string[]>;
  must_pass: boolean;
}

export interface View {
  seat: number | null;
  players: number;
  first: number;
  stage: "normal" | "final" | "over";
  turn: number;
  turns_left: number;
  passes: number;
  map: Record<string, Lying | null>;
  holders: HolderView[];
  bag: number;
  in_bag: Record<Color, number>;
  piles: PileView[];
  books: BookView[][];
  discarded: Record<Color, number>;
  discarded_books: string[];
  points: number | null;
  totals: number[] | null;
  prompt: Prompt | null;
  choices: Choices | null;
}

export type Action =
  | { do: "map"; holder: number; crystal: Color; space: string; book?: string | null }
  | { do: "book"; holder: number; crystal: Color; book: string; page: number }
  | { do: "activate"; book: string; remove?: string | null }
  | { do: "pass" };

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
