/** One stop of the Tab key for a row of things; arrows walk inside it. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function rove(selector: string): (node: HTMLElement) => () => void {
  return (node) => {
    let last: HTMLElement | null = null;
    const all = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>(selector)];
    const arrange = (): void => {
      const things = all();
      const stop = last && things.includes(last) ? last : things[0];
      for (const thing of things) {
        const index = thing === stop ? 0 : -1;
        if (thing.tabIndex !== index) thing.tabIndex = index;
      }
    };
    const focus = (event: FocusEvent): void => {
      const thing = (event.target as Element).closest<HTMLElement>(selector);
      if (!thing) return;
      last = thing;
      arrange();
    };
    const key = (event: KeyboardEvent): void => {
      const step = STEPS[event.key];
      const things = all();
      const at = things.indexOf(document.activeElement as HTMLElement);
      if (!step || at < 0) return;
      things[(at + step + things.length) % things.length]?.focus();
      event.preventDefault();
    };
    const watch = new MutationObserver(arrange);
    watch.observe(node, { childList: true, subtree: true });
    node.addEventListener("focusin", focus);
    node.addEventListener("keydown", key);
    arrange();
    return () => {
      watch.disconnect();
      node.removeEventListener("focusin", focus);
      node.removeEventListener("keydown", key);
    };
  };
}
