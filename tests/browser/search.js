// What is cut off, outside the window, or on top of something else on the screen that is shown.
() => {
  const found = [];
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return box.width > 1 && box.height > 1 && style.visibility !== "hidden" && style.clipPath === "none";
  };
  const name = (element) => `${element.tagName}.${element.className} ${(element.textContent ?? "").trim().slice(0, 40)}`;
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide`);
  const open = document.querySelector("dialog[open]") ?? document.body;
  for (const element of open.querySelectorAll("*")) {
    if (element.closest("svg") || !seen(element)) continue;
    const style = getComputedStyle(element);
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const named = element.matches(".name, .plate b");
    if (own && style.overflowX !== "visible" && style.overflowX !== "auto" && !named && element.scrollWidth > element.clientWidth + 1)
      found.push(`cut off: ${name(element)}`);
    const box = element.getBoundingClientRect();
    if (own && (box.right > innerWidth + 1 || box.left < -1) && !element.closest("[data-scrolls]"))
      found.push(`outside: ${name(element)}`);
  }
  const shown = (element) => {
    // What is left of a box when everything it scrolls in has cut it.
    let { left, top, right, bottom } = element.getBoundingClientRect();
    let stays = false;
    for (let over = element; over && over !== document.body; over = over.parentElement) {
      const style = getComputedStyle(over);
      stays ||= style.position === "fixed" || style.position === "sticky";
      if (over === element || style.overflowY === "visible") continue;
      const box = over.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom, stays };
  };
  const controls = [...open.querySelectorAll("button, a, select, input:not(.unseen)")].filter(seen);
  const visible = controls.filter((one) => {
    const [box, left] = [one.getBoundingClientRect(), shown(one)];
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < left.left || x > left.right || y < left.top || y > left.bottom) return false; // cut off where one would press
    const top = document.elementFromPoint(x, y);
    return box.y >= 0 && box.bottom <= innerHeight && top && (one === top || one.contains(top) || top.contains(one));
  });
  const boxes = visible.map(shown);
  for (const [place, one] of visible.entries())
    for (let next = place + 1; next < visible.length; next += 1) {
      const [other, a, b] = [visible[next], boxes[place], boxes[next]];
      if (a.stays !== b.stays) continue; // the page scrolls under what stays
      if (one.contains(other) || other.contains(one)) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 2) found.push(`overlap: ${name(one)} and ${name(other)}`);
    }
  return found;
}
