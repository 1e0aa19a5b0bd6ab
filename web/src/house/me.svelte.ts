/** Who this browser is. A first visit makes a guest at once, with a name one may keep or change. */
import { rest } from "../wire/rest";
import { line } from "./line.svelte";
import { t, words } from "../words/words.svelte";
import type { Account } from "../wire/types.gen";

export const CREST_NAMES: readonly string[] = [
  "owl", "fox", "hare", "bear", "wolf", "stag", "cat", "crow", "pike", "squirrel", "boar", "crane",
];

/** Animals a guest may be called after: none that is somebody in a game or stands for a seat. */
const STRANGERS = CREST_NAMES.filter((crest) => !["owl", "bear", "wolf", "stag", "squirrel"].includes(crest));

class Me {
  account = $state.raw<Account | null>(null);

  get id(): string {
    return this.account?.id ?? "";
  }

  /** Finds out who we are, or comes in as a guest. */
  async begin(): Promise<void> {
    const crest = STRANGERS[Math.floor(Math.random() * STRANGERS.length)] ?? "fox";
    const { account } = await rest.visit();
    this.account = account ?? (await rest.comeIn({ name: t("web-guest", { crest }), crest, language: words.language }));
    line.begin();
  }

  async change(name: string, crest: string): Promise<void> {
    this.account = await rest.rename({ name, crest, language: words.language });
    line.socket.introduce({ id: this.account.id, name: this.account.name, crest: this.account.crest, kind: this.account.kind });
  }

  /** Tells the house the language, so that it knows on other devices. */
  async speak(): Promise<void> {
    const account = this.account;
    if (account && account.language !== words.language)
      this.account = await rest.rename({ name: account.name, crest: account.crest, language: words.language });
  }
}

export const me = new Me();
