/** Custom properties of an element, set by script: the page's policy drops style attributes. */
export function vars(given: Readonly<Record<string, string | number | undefined>>): (node: HTMLElement | SVGElement) => void {
  return (node) => {
    for (const [name, value] of Object.entries(given)) node.style.setProperty(`--${name}`, String(value ?? ""));
  };
}
