/** The story so far, from what a viewer was told. */
import type { Phrase } from "../../wire/types.gen";

/** An event with the number of the frame that brought it. */
export interface Heard {
  n: number;
  phrase: Phrase;
}

export interface Piece {
  n: number;
  seat: number;
  kind: string;
  cards: readonly string[];
  /** Of a person's own words; "" where the narrator tells. */
  language: string;
  tale: Phrase;
  /** Told a second time. */
  again: boolean;
  /** The others did not let it stand. */
  struck: boolean;
  /** What was said against it. */
  objections: readonly { seat: number; tale: Phrase; own: boolean }[];
  /** How the card lies: on which side it was played. */
  sides: readonly string[];
}

/** What was told until something was remembered. */
export interface Chapter {
  space: number;
  pieces: readonly Piece[];
}

export interface Story {
  pieces: readonly Piece[];
  chapters: readonly Chapter[];
}

const OWN = /^wt-told-/;
/** Told again without anything new: the narrator's filler. */
const FILLER = new Set(["retold", "return-again"]);

interface Draft extends Piece {
  objections: { seat: number; tale: Phrase; own: boolean }[];
  sides: string[];
}

function seatOf(phrase: Phrase): number {
  return Number(phrase.arguments.seat);
}

/** The story of everything that was heard, in its order. */
export function storyOf(heard: readonly Heard[]): Story {
  const pieces: Draft[] = [];
  const chapters: Chapter[] = [];
  let begun = 0;
  let rewrite: number | null = null;
  const lastOf = (seat: number): Draft | undefined => pieces.findLast((piece) => piece.seat === seat);
  for (const { n, phrase } of heard) {
    const facts = phrase.arguments;
    switch (phrase.key) {
      case "wt-event-told": {
        const tale = facts.tale as Phrase;
        const kind = String(facts.kind);
        const seat = seatOf(phrase);
        const own = OWN.test(tale.key);
        if (kind === "objection") {
          pieces.at(-1)?.objections.push({ seat, tale, own });
          break;
        }
        const old = lastOf(seat);
        if (old && (FILLER.has(kind) || rewrite === seat)) {
          if (own || !FILLER.has(kind)) {
            old.tale = tale;
            old.language = String(facts.language);
            old.again = true;
          }
          if (rewrite === seat) rewrite = null;
          break;
        }
        pieces.push({
          n,
          seat,
          kind,
          cards: String(facts.cards).split(" ").filter(Boolean),
          language: String(facts.language),
          tale,
          again: false,
          struck: false,
          objections: [],
          sides: [],
        });
        break;
      }
      case "wt-event-played":
        pieces.at(-1)?.sides.push(String(facts.side));
        break;
      case "wt-event-rewrite":
        rewrite = seatOf(phrase);
        break;
      case "wt-event-rejected": {
        const old = lastOf(seatOf(phrase));
        if (old) old.struck = true;
        break;
      }
      case "wt-event-gave-up": {
        const old = lastOf(seatOf(phrase));
        if (old) old.struck = true;
        rewrite = null;
        break;
      }
      case "wt-event-placed":
      case "wt-event-fulfilled":
        chapters.push({ space: Number(facts.space), pieces: pieces.slice(begun) });
        begun = pieces.length;
        break;
    }
  }
  return { pieces, chapters };
}

/** The tale behind a memory: the last that was told for its space. */
export function behind(story: Story, space: number): readonly Piece[] {
  return story.chapters.findLast((chapter) => chapter.space === space)?.pieces ?? [];
}

/** Whether it was told in a person's own words. */
export function inOwnWords(piece: Piece): boolean {
  return OWN.test(piece.tale.key);
}
