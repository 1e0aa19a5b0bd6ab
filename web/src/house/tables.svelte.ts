/** My tables and the open ones, looked at again from time to time while the home is shown. */
import { rest } from "../wire/rest";
import type { TableLine } from "../wire/types.gen";

const PACE = 5000;

class Tables {
  mine = $state.raw<readonly TableLine[]>([]);
  open = $state.raw<readonly TableLine[]>([]);
  known = $state(false);

  /** Those I play, my turn first; then those that gather; then what is over. */
  get sorted(): readonly TableLine[] {
    const rank = (line: TableLine): number => (line.your_turn ? 0 : { playing: 1, gathering: 2, adjourned: 3 }[line.stage] ?? 4);
    return [...this.mine].sort((one, other) => rank(one) - rank(other) || other.touched - one.touched);
  }

  async look(): Promise<void> {
    [this.mine, this.open] = await Promise.all([rest.mine(), rest.publicTables()]);
    this.known = true;
  }

  /** Looks until the function returned is called; a page out of sight asks nothing. */
  follow(onTrouble: (error: unknown) => void): () => void {
    const again = (): void => {
      if (!document.hidden) this.look().catch(onTrouble);
    };
    again();
    const timer = setInterval(again, PACE);
    return () => clearInterval(timer);
  }
}

export const tables = new Tables();
