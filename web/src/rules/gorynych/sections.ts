/** The chapters of the rules page of Gorynych, in the order one reads them; a picture stands under its chapter. */
export interface Section {
  id: string;
  title: string;
  texts: readonly string[];
  pictures?: readonly { example: string; caption: string }[];
}

export const SECTIONS: readonly Section[] = [
  { id: "goal", title: "gorr-goal", texts: ["gorr-goal-1", "gorr-goal-2"] },
  { id: "things", title: "gorr-things", texts: ["gorr-things-1", "gorr-things-2", "gorr-things-3"] },
  { id: "round", title: "gorr-round", texts: ["gorr-round-1", "gorr-round-2", "gorr-round-3", "gorr-round-4", "gorr-round-5"] },
  {
    id: "arrow",
    title: "gorr-arrow",
    texts: ["gorr-arrow-1", "gorr-arrow-2", "gorr-arrow-3"],
    pictures: [
      { example: "arrow", caption: "gorr-see-arrow" },
      { example: "minus", caption: "gorr-see-minus" },
      { example: "edge", caption: "gorr-see-edge" },
    ],
  },
  { id: "fire", title: "gorr-fire", texts: ["gorr-fire-1"], pictures: [{ example: "fire", caption: "gorr-see-fire" }] },
  { id: "tiles", title: "gorr-tiles", texts: ["gorr-tiles-1", "gorr-tiles-2"] },
  { id: "hand", title: "gorr-hand", texts: ["gorr-hand-1", "gorr-hand-2"] },
  { id: "silence", title: "gorr-silence", texts: ["gorr-silence-1", "gorr-silence-2"] },
  {
    id: "river",
    title: "gorr-river",
    texts: ["gorr-river-1", "gorr-river-2"],
    pictures: [
      { example: "river", caption: "gorr-see-river" },
      { example: "tunnel", caption: "gorr-see-tunnel" },
    ],
  },
  { id: "end", title: "gorr-end", texts: ["gorr-end-1", "gorr-end-2"] },
];
