/** The catalogues of `locales/`, each fetched when a screen first needs it, in one language. */
import { Unreachable } from "../wire/rest";
import type { Language } from "./speaker";

const files = import.meta.glob<string>("../../../locales/*/*.ftl", { import: "default" });

/** What every screen needs; a game's own come with its table. */
export const SHELL: readonly string[] = ["web", "server", "house"];

/** The text of a catalogue; the same promise for the same one. */
const found = new Map<string, Promise<string>>();

export function catalogue(language: Language, name: string): Promise<string> {
  const path = `../../../locales/${language}/${name}.ftl`;
  let text = found.get(path);
  if (!text) {
    const load = files[path];
    if (!load) return Promise.reject(new Error(`no catalogue ${language}/${name}`));
    text = load().catch((error: unknown) => {
      throw new Unreachable(String(error));
    });
    found.set(path, text);
    text.catch(() => found.delete(path)); // a lost connection may be tried again
  }
  return text;
}
