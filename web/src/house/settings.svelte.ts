/** What somebody has chosen on this device: kept here, told to nobody. */
import type { Density } from "../games/contract";

export type Theme = "night" | "paper";

function kept<Value>(name: string, fallback: Value): Value {
  try {
    const text = localStorage.getItem(`terem.${name}`);
    return text === null ? fallback : (JSON.parse(text) as Value);
  } catch {
    return fallback; // somebody else's writing, or none is allowed
  }
}

function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`terem.${name}`, JSON.stringify(value));
  } catch {
    // a private window keeps nothing: the choice holds until it is closed
  }
}

class Settings {
  theme = $state<Theme>(kept<Theme>("theme", "night"));
  sound = $state(kept("sound", false));
  volume = $state(kept("volume", 0.6));
  density = $state<Density>(kept<Density>("density", "beginner"));
  notify = $state(kept("notify", false));
  muted = $state<string[]>(kept<string[]>("muted", []));
  /** The system wants no motion; follows it while the page is open. */
  still = $state(false);

  begin(): void {
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    this.still = query.matches;
    query.addEventListener("change", () => (this.still = query.matches));
    addEventListener("storage", ({ key }) => {
      if (key === "terem.theme") this.theme = kept<Theme>("theme", this.theme); // chosen in another window
      this.apply();
    });
    this.apply();
  }

  choose<Name extends "theme" | "sound" | "volume" | "density" | "notify">(name: Name, value: Settings[Name]): void {
    (this as Record<Name, Settings[Name]>)[name] = value;
    keep(name, value);
    this.apply();
  }

  /** Hears somebody no more, or again; on this device only. */
  mute(person: string, yes: boolean): void {
    this.muted = yes ? [...new Set([...this.muted, person])] : this.muted.filter((one) => one !== person);
    keep("muted", this.muted);
  }

  private apply(): void {
    document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
