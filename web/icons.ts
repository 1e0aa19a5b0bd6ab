/** `icon:owl` is the drawing of game-icons' owl: its paths, nothing else of the set. */
import type { Plugin } from "vite";
import { createRequire } from "node:module";

const PREFIX = "icon:";

/** Paths to a tenth of their unit, of which a drawing has 512: finer is seen by nobody, and half as large again. */
export function rounded(path: string): string {
  return path.replace(/-?\d*\.\d+/g, (number, at: number) => {
    let text = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, "$1.");
    if (text === "-0") text = "0";
    const before = path[at - 1] ?? "";
    const after = path[at + number.length] ?? "";
    const lead = /[\d.]/.test(before) && !/^[-.]/.test(text) ? " " : "";
    const join = /\d/.test(before) && text.startsWith(".") && !/^[-.]/.test(number) ? " " : "";
    return `${lead}${join}${text}${after === "." && !text.includes(".") ? " " : ""}`;
  });
}

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
      return `export default ${JSON.stringify(rounded(paths.join("")))}`;
    },
  };
}
