/** A sentence with things in it: the words between, and the places of the things. */
import type { Speaker } from "../../words/speaker";

/** Stands for a thing while a sentence is being said. */
const HOLE = "\ufffc";

/** The pieces of a message around its one thing; the thing belongs between them. */
export function around(speaker: Speaker, key: string, given: Record<string, unknown>, thing: string): string[] {
  return speaker.text(key, { ...given, [thing]: HOLE }).split(HOLE);
}
