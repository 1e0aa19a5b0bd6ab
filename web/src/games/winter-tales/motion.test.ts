import { expect, it, vi } from "vitest";
import { arrive } from "./motion";

const at = (x: number, y: number, width = 20): DOMRect => new DOMRect(x, y, width, width);

function thing(box: DOMRect): { element: Element; animate: ReturnType<typeof vi.fn> } {
  const element = document.createElement("i");
  const animate = vi.fn();
  element.getBoundingClientRect = () => box;
  element.animate = animate;
  return { element, animate };
}

it("comes from where it has been, in 280 ms", () => {
  const { element, animate } = thing(at(100, 50));
  arrive(element, at(0, 50, 40), false);
  const [[start], { duration }] = animate.mock.calls[0] as [{ transform: string }[], { duration: number }];
  expect(start?.transform).toBe("translate(-90px, 10px) scale(2)");
  expect(duration).toBe(280);
});

it("stays where it is where nothing has moved, or no motion is wanted", () => {
  const { element, animate } = thing(at(100, 50));
  arrive(element, at(100, 50), false);
  arrive(element, at(0, 0), true);
  arrive(thing(at(0, 0, 0)).element, null, false);
  expect(animate).not.toHaveBeenCalled();
  arrive(element, null, false);
  expect(animate).toHaveBeenCalledOnce();
});
