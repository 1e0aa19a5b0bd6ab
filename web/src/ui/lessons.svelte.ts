/** What somebody has learned in their first games: what was pointed at and then done, twice; kept on this device. */
const ENOUGH = 2;

export class Lessons {
  private readonly kept: string;
  private done = $state.raw<Record<string, number>>({});
  private before = "";

  constructor(game: string) {
    this.kept = `terem.guide.${game}`;
    try {
      this.done = JSON.parse(localStorage.getItem(this.kept) ?? "{}") as Record<string, number>;
    } catch {
      this.done = {}; // somebody else's writing, or none is allowed
    }
  }

  /** Whether nothing more needs to be said about it. */
  learned(name: string): boolean {
    return (this.done[name] ?? 0) >= ENOUGH;
  }

  /** Whether to say something about it now. */
  due(name: string): boolean {
    return !this.learned(name);
  }

  /** Somebody has read it, and needs it no more. */
  hide(name: string): void {
    this.note(name, ENOUGH);
  }

  /** Another thing matters now, "" for nothing: what mattered before was done. */
  turnTo(name: string): void {
    if (name === this.before) return;
    if (this.before) this.note(this.before, (this.done[this.before] ?? 0) + 1);
    this.before = name;
  }

  private note(name: string, times: number): void {
    this.done = { ...this.done, [name]: times };
    try {
      localStorage.setItem(this.kept, JSON.stringify(this.done));
    } catch {
      // a private window learns anew
    }
  }
}
