/**
 * The games that have a table here. The home shows these and no others; a table of any other game, reached by its link, is
 * played with the plain board of `generic/`.
 */
import type { GameEntry, GameModule } from "./contract";

export const GAMES: readonly GameEntry[] = [
  {
    name: "winter-tales",
    minutes: 90,
    icon: "quill-ink",
    load: async () => (await import("./winter-tales/module")).default as unknown as GameModule,
  },
];

/** The module of a game: its own, or the plain one. */
export async function moduleOf(game: string): Promise<GameModule> {
  const entry = GAMES.find((one) => one.name === game);
  if (entry) return entry.load();
  const { generic } = await import("./generic/module");
  return generic(game);
}
