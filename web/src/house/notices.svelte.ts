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
/** Milliseconds after which what was read out is gone: a reader who passes by would take it for now. */
const SPOKEN = 8000;

class Notices {
  list = $state<Notice[]>([]);
  /** Read out when the reader comes to it. */
  polite = $state("");
  /** Read out at once. */
  urgent = $state("");
  private count = 0;
  private silence: ReturnType<typeof setTimeout> | undefined;

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

  /** Another screen: what was answered on the last one is about nothing there. */
  leave(): void {
    this.list = this.list.filter((one) => one.kind === "news");
  }

  /** Spoken, not shown. */
  tell(text: string): void {
    this.hushLater();
    this.polite = text === untrack(() => this.polite) ? `${text}\u00a0` : text; // the same words again are news, too
  }

  alarm(text: string): void {
    this.hushLater();
    this.urgent = text === untrack(() => this.urgent) ? `${text}\u00a0` : text;
  }

  private hushLater(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => (this.polite = this.urgent = ""), SPOKEN);
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
