/** Short notices at the edge of the screen, and what a screen reader is told. Nothing here takes the focus. */
import { untrack } from "svelte";
import { Refused, Unreachable } from "../wire/rest";
import { t, words } from "../words/words.svelte";

/** An answer is what a board or the house says to something somebody has just tried: the newest is enough. */
type Kind = "news" | "answer" | "refusal" | "good";
const answers = (kind: Kind): boolean => kind === "answer" || kind === "refusal";

export interface Notice {
  id: number;
  text: string;
  kind: Kind;
}

const STAYS = 6000;

class Notices {
  list = $state<Notice[]>([]);
  /** Read out when the reader comes to it. */
  polite = $state("");
  /** Read out at once. */
  urgent = $state("");
  private count = 0;

  show(text: string, kind: Kind = "news"): void {
    this.count += 1;
    const id = this.count;
    const kept = (one: Notice): boolean => one.text !== text && !(answers(kind) && answers(one.kind));
    const others = untrack(() => this.list.filter(kept).slice(-2)); // effects show notices, too
    this.list = [...others, { id, text, kind }];
    if (kind === "refusal") this.alarm(text);
    else this.tell(text);
    setTimeout(() => this.drop(id), STAYS);
  }

  drop(id: number): void {
    this.list = this.list.filter((one) => one.id !== id);
  }

  /** Spoken, not shown. */
  tell(text: string): void {
    this.polite = text === untrack(() => this.polite) ? `${text}\u00a0` : text; // the same words again are news, too
  }

  alarm(text: string): void {
    this.urgent = text === untrack(() => this.urgent) ? `${text}\u00a0` : text;
  }

  /** Why something did not happen, in words. */
  explain(error: unknown): string {
    if (error instanceof Refused) return words.speaker.refused(error.reason, error.rule);
    if (error instanceof Unreachable) return t("web-lost-line");
    throw error;
  }

  /** Does something and shows why not, where it is refused; whether it was done. */
  async attempt(deed: () => Promise<unknown>): Promise<boolean> {
    try {
      await deed();
      return true;
    } catch (error) {
      this.show(this.explain(error), "refusal");
      return false;
    }
  }
}

export const notices = new Notices();
