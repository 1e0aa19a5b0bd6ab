/**
 * The games that have a table here. The home shows these and no others; a table of any other game, reached by its link, is
 * played with the plain board of `generic/`.
 */
import type { GameEntry, GameModule } from "./contract";

const REGISTERED: readonly GameEntry[] = [
  {
    name: "winter-queen",
    minutes: 30,
    icon: "queen-crown",
    load: async () => (await import("./winter-queen/module")).default as GameModule,
  },
  { name: "gorynych", minutes: 20, icon: "dragon-head", load: async () => (await import("./gorynych/module")).default as GameModule },
  { name: "winter-tales", minutes: 90, icon: "quill-ink", load: async () => (await import("./winter-tales/module")).default },
];

/** While a game's table is being written: `VITE_PLAIN=its-name npm run dev` shows it on the home with the plain board. */
const plain = ((import.meta.env.VITE_PLAIN as string | undefined) ?? "").split(",").filter(Boolean);

export const GAMES: readonly GameEntry[] = [
  ...REGISTERED,
  ...plain
    .filter((name) => !REGISTERED.some((entry) => entry.name === name))
    .map((name) => ({ name, minutes: 30, icon: "crystal-growth", load: async () => (await import("./generic/module")).generic(name) })),
];

/** The module of a game: its own, or the plain one. */
export async function moduleOf(game: string): Promise<GameModule> {
  const entry = GAMES.find((one) => one.name === game);
  if (entry) return entry.load();
  const { generic } = await import("./generic/module");
  return generic(game);
}
