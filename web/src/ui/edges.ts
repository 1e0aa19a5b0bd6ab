/** Marks at which edges of something that scrolls there is more, so that it can fade out there. */
export function edges(box: HTMLElement): () => void {
  const look = (): void => {
    box.toggleAttribute("data-above", box.scrollTop > 1);
    box.toggleAttribute("data-below", box.scrollHeight - box.clientHeight - box.scrollTop > 1);
  };
  const watch = new ResizeObserver(look);
  watch.observe(box);
  for (const child of box.children) watch.observe(child);
  box.addEventListener("scroll", look, { passive: true });
  return () => {
    watch.disconnect();
    box.removeEventListener("scroll", look);
  };
}
