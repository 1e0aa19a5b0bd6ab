/** Values of a game's options in words. */
import { t } from "../words/words.svelte";

/** `message` is the game's own about its values that are names, where it has one. */
export function choiceName(choice: unknown, message?: string): string {
  if (typeof choice === "boolean") return t(choice ? "web-yes" : "web-no");
  return typeof choice === "string" && message ? t(message, { choice }) : String(choice);
}
