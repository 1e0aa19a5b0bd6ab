/** What is said beside the game at a live table: seen while the question is open, and gone with it. */
import type { Aside } from "../games/contract";
import { line } from "../house/line.svelte";
import { rest } from "../wire/rest";
import type { Phrase } from "../wire/types.gen";

export class LiveAside implements Aside {
  typed = $state.raw<Readonly<Record<number, string>>>({});
  suggestions = $state.raw<readonly { seat: number; text: string }[]>([]);
  stuck = $state<number | null>(null);

  constructor(
    private readonly table: string,
    private readonly seat: number,
  ) {}

  /** A new question: nothing of the old one is left. */
  over(): void {
    this.typed = {};
    this.suggestions = [];
    this.stuck = null;
  }

  sawTyped(seat: number, text: string): void {
    this.typed = { ...this.typed, [seat]: text };
  }

  wasOffered(seat: number, text: string): void {
    this.suggestions = [...this.suggestions.filter((one) => one.text !== text), { seat, text }].slice(-6);
  }

  typing(text: string): void {
    line.socket.typing(this.table, this.seat, text);
  }

  suggest(text: string): void {
    line.socket.suggest(this.table, this.seat, text);
  }

  help(): void {
    line.socket.help(this.table, this.seat);
  }

  line(action: unknown): Promise<Phrase> {
    return rest.line(this.table, this.seat, action);
  }
}
