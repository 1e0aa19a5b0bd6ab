/** The chapters of the rules page, in the order one reads them. */
export const EFFECTS: readonly string[] = ["FW", "RW", "BK", "MC", "BW", "NL", "PS", "AK"];

export interface Section {
  id: string;
  title: string;
  texts: readonly string[];
}

export const SECTIONS: readonly Section[] = [
  { id: "goal", title: "wqr-goal", texts: ["wqr-goal-1", "wqr-goal-2"] },
  { id: "things", title: "wqr-things", texts: ["wqr-things-1", "wqr-things-2", "wqr-things-3", "wqr-things-4"] },
  { id: "turn", title: "wqr-turn", texts: ["wqr-turn-1"] },
  { id: "place", title: "wqr-place", texts: ["wqr-place-1", "wqr-place-2", "wqr-place-3"] },
  { id: "page", title: "wqr-page", texts: ["wqr-page-1"] },
  { id: "activate", title: "wqr-activate", texts: ["wqr-activate-1", "wqr-activate-2", "wqr-activate-3"] },
  { id: "bonus", title: "wqr-bonus", texts: ["wqr-bonus-1"] },
  { id: "effects", title: "wqr-effects", texts: ["wqr-effects-1"] },
  { id: "final", title: "wqr-final", texts: ["wqr-final-1", "wqr-final-2"] },
  { id: "scoring", title: "wqr-scoring", texts: ["wqr-scoring-1"] },
  { id: "special", title: "wqr-special", texts: ["wqr-special-1", "wqr-special-2"] },
];
