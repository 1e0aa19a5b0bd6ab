/** Values of a game's options in words. */
import { t } from "../words/words.svelte";

export function choiceName(choice: unknown): string {
  return typeof choice === "boolean" ? t(choice ? "web-yes" : "web-no") : String(choice);
}
