/** From the home to a table: at once with bots, or one that friends come to. */
import { rest } from "../wire/rest";
import type { GameView } from "../wire/types.gen";

let known: Promise<GameView[]> | null = null;

/** The games of the house, as the server describes them. */
export async function gameView(name: string): Promise<GameView | undefined> {
  known ??= rest.games();
  known.catch(() => (known = null));
  return (await known).find((game) => game.name === name);
}

/** A table of mine where bots sit on all other seats, started; its code. */
export async function playNow(game: string, players: number, level: string): Promise<string> {
  const table = await rest.open({ game, players });
  const seats = Array.from({ length: players - 1 }, (_, place) => place + 1);
  await rest.sit(table.id, 0);
  await Promise.all(seats.map((seat) => rest.engage(table.id, seat, level)));
  await rest.start(table.id);
  return table.code;
}

/** A table where I have sat down and friends are waited for; its code. */
export async function invite(game: string, players: number): Promise<string> {
  const table = await rest.open({ game, players });
  await rest.sit(table.id, 0);
  return table.code;
}
