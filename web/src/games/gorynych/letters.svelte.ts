/** How wide names are on cards. */
const SIZE = 100;
let brush: CanvasRenderingContext2D | null | undefined;
/** Grows whenever letters have arrived: before that, others are measured. */
let arrived = $state(0);
if (typeof document !== "undefined") document.fonts?.addEventListener("loadingdone", () => (arrived += 1));

/** The breadth of a name in heavy letters, by their height. */
export function breadth(name: string): number {
  void arrived;
  brush ??= document.createElement("canvas").getContext("2d");
  if (!brush) return name.length * 0.6;
  brush.font = `800 ${SIZE}px "Alegreya Sans"`;
  return brush.measureText(name).width / SIZE;
}
