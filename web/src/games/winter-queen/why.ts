/** Why these points, in a few words: the cells carry the numbers, so the sentence need not name them. */
import type { Phrase } from "../../wire/types.gen";
import type { Speaker } from "../../words/speaker";
import type { Chart } from "./geometry";
import { explained } from "./light";
import { unnumbered } from "./told";
import type { Explanation } from "./types";

/** The reason of an explanation. */
export function because(speaker: Speaker, why: Explanation): string {
  if (!why.points) return speaker.say(why.phrase);
  return speaker.text("wqt-why", {
    effect: why.effect,
    points: why.points,
    colour: why.crystal,
    seat: why.seat,
    rival: why.rival ?? Number(why.phrase.arguments.rival ?? why.seat),
  });
}

/** Why not. In the records holders and books bear numbers; on the table one knows them by who sits there, and by their pages. */
export function refusal(speaker: Speaker, reason: Phrase, rule: string, pages: Chart["pages"]): string {
  return reason.key === "wq-refuse-out-of-reach" ? speaker.text("wqt-refuse-reach") : speaker.refused(unnumbered(reason, pages), rule);
}

/** The reason that travels with an event. */
export function reason(speaker: Speaker, phrase: Phrase): string {
  const why = explained(phrase);
  return why ? because(speaker, why) : "";
}
