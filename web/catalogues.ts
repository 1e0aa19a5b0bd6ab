/** Fluent catalogues as modules, without comments and without what only a terminal says. */
import type { Plugin } from "vite";
import { readFileSync } from "node:fs";

/** Messages that no browser shows: the command line's, and those about files of components and positions. */
const TERMINAL =
  /^(?:cli|menu|play|simulate|replay|verify|score|options|check|soak|host|serve|story|launcher)-|^(?:wq|gor|wt)-(?:components|position)-|^(?:wq|gor)-menu-|^refuse-(?:setting|record|verify|story|backup|restore|data|file|database|admin)/;

/** The messages of a catalogue that a browser may show. */
export function trimmed(text: string): string {
  const entries = text.split(/^(?=[a-zA-Z-]+[\w-]* ?=|#)/m);
  return entries.filter((entry) => !entry.startsWith("#") && !TERMINAL.test(entry)).join("");
}

export function catalogues(): Plugin {
  return {
    name: "terem-catalogues",
    enforce: "pre",
    load(id) {
      const path = id.split("?")[0] ?? id;
      return path.endsWith(".ftl") ? `export default ${JSON.stringify(trimmed(readFileSync(path, "utf8")))}` : null;
    },
  };
}
