/** The chapters of the rules page, in the order one reads them. */
export interface Section {
  id: string;
  title: string;
  texts: readonly string[];
  example?: "move" | "quest" | "track";
}

export const SECTIONS: readonly Section[] = [
  { id: "goal", title: "wtr-goal", texts: ["wtr-goal-1", "wtr-goal-2"] },
  { id: "things", title: "wtr-things", texts: ["wtr-things-1", "wtr-things-2", "wtr-things-3"] },
  { id: "setup", title: "wtr-setup", texts: ["wtr-setup-1"] },
  { id: "turn", title: "wtr-turn", texts: ["wtr-turn-1", "wtr-turn-2"] },
  { id: "move", title: "wtr-move", texts: ["wtr-move-1", "wtr-move-2"], example: "move" },
  { id: "battle", title: "wtr-battle", texts: ["wtr-battle-1", "wtr-battle-2"] },
  { id: "trap", title: "wtr-trap", texts: ["wtr-trap-1", "wtr-trap-2"] },
  { id: "quest", title: "wtr-quest", texts: ["wtr-quest-1", "wtr-quest-2", "wtr-quest-3"], example: "quest" },
  { id: "memory", title: "wtr-memory", texts: ["wtr-memory-1", "wtr-memory-2"], example: "track" },
  { id: "rescue", title: "wtr-rescue", texts: ["wtr-rescue-1"] },
  { id: "telling", title: "wtr-telling", texts: ["wtr-telling-1", "wtr-telling-2"] },
  { id: "epilogue", title: "wtr-epilogue", texts: ["wtr-epilogue-1"] },
  { id: "modules", title: "wtr-modules", texts: ["wtr-modules-1"] },
];

/** What a table may play with beside: the heading, and what belongs to it. */
export const MODULES: readonly { title: string; kind: "power" | "objective" | "skill"; names: readonly string[] }[] = [
  { title: "wtr-powers", kind: "power", names: ["new-hope", "love", "refuge", "artifact", "terror", "propaganda", "retaliation"] },
  { title: "wtr-objectives", kind: "objective", names: ["rescue", "insurgents", "contacts", "bounty", "spy", "raid", "garrison"] },
  { title: "wtr-skills", kind: "skill", names: ["objective", "quest", "trap", "battle", "movement", "passage", "story-card"] },
];
