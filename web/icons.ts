/** `icon:owl` is the drawing of game-icons' owl: its paths, nothing else of the set. */
import type { Plugin } from "vite";
import { createRequire } from "node:module";

const PREFIX = "icon:";

export function icons(): Plugin {
  const { icons: known } = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
    icons: Record<string, { body: string } | undefined>;
  };
  return {
    name: "terem-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const body = known[name]?.body;
      if (!body) throw new Error(`game-icons has no icon ${name}`);
      const paths = [...body.matchAll(/\bd="([^"]+)"/g)].map((found) => found[1]);
      return `export default ${JSON.stringify(paths.join(""))}`;
    },
  };
}
