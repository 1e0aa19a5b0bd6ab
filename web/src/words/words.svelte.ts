/** The language of this browser and what is said in it. */
import { catalogue, SHELL } from "./catalogues";
import { whenIdle } from "../house/idle";
import { bundleOf, LANGUAGES, Speaker, type Arguments, type Language } from "./speaker";
import type { Phrase } from "../wire/types.gen";

const KEPT = "terem.language";

function preferred(): Language {
  const kept = localStorage.getItem(KEPT);
  const wished = [kept, ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return LANGUAGES.find((language) => language === wished.find((tag) => LANGUAGES.includes(tag as Language))) ?? "en";
}

class Words {
  language = $state<Language>("en");
  /** Speaks the chosen language; replaced, never changed, so that whatever reads it is said anew. */
  speaker = $state.raw<Speaker>(new Speaker("en", bundleOf("en", [])));
  ready = $state(false);
  private names = new Set<string>(SHELL);
  /** How the messages begin that are still on their way. */
  private coming = new Map<string, string>();

  /** The first language: the one kept, else the browser's. One that is chosen in another window is spoken here too. */
  async begin(): Promise<void> {
    addEventListener("storage", ({ key }) => {
      if (key === KEPT && preferred() !== this.language) void this.speak(preferred());
    });
    await this.speak(preferred());
  }

  /** Changes the language everywhere at once. */
  async speak(language: Language): Promise<void> {
    const names = [...this.names];
    const texts = await Promise.all(names.map((name) => catalogue(language, name)));
    this.language = language;
    this.speaker = new Speaker(language, bundleOf(language, texts), [], undefined, (key) => this.awaits(key));
    this.ready = true;
    localStorage.setItem(KEPT, language);
    document.documentElement.lang = language;
  }

  /** Makes sure that these catalogues are there: a screen waits for it before it is shown. */
  async need(...names: readonly string[]): Promise<void> {
    const missing = names.filter((name) => !this.names.has(name));
    if (!missing.length) return;
    await Promise.all(missing.map((name) => catalogue(this.language, name)));
    for (const name of missing) {
      this.names.add(name);
      this.coming.delete(name);
    }
    await this.speak(this.language);
  }

  /**
   * Catalogues a screen can be shown without, by how their messages begin: these are said as “…”, and said anew once
   * they are there. What is returned fetches them.
   */
  later(catalogues: Readonly<Record<string, string>>): () => void {
    const missing = Object.entries(catalogues).filter(([name]) => !this.names.has(name));
    for (const [name, begin] of missing) this.coming.set(name, begin);
    return () => whenIdle(() => this.need(...missing.map(([name]) => name)));
  }

  private awaits(key: string): boolean {
    return [...this.coming.values()].some((begin) => key.startsWith(begin));
  }
}

export const words = new Words();

/** A message in the chosen language; in a template it is said anew when the language changes. */
export function t(key: string, given?: Arguments): string {
  return words.speaker.text(key, given);
}

/** A phrase from the server in the chosen language. */
export function say(phrase: Phrase): string {
  return words.speaker.say(phrase);
}
