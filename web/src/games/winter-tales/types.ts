/** What the server shows of a table of Winter Tales, and what may be sent. The same shapes as `view.py` and `actions.py`. */
import type { Phrase, Prompt } from "../../wire/types.gen";

export type Side = "spring" | "winter";
export type Outcome = Side | "neutral";
export type Faction = Side | "writer";

export interface CharacterView {
  character: string;
  side: Side;
  seat: number;
  /** null while destroyed */
  area: string | null;
  ready: boolean;
  lying: boolean;
  locked: boolean;
  skill: string | null;
  powers: string[];
  quests: string[];
}

export interface ObjectiveView {
  objective: string;
  kind: string;
  places: string[];
}

export interface QuestView {
  quest: string;
  side: Side;
  status: "unused" | "location" | "rebel" | "memory" | "removed";
  at: string | null;
}

export interface SpaceView {
  space: number;
  side: Outcome | null;
  card: string | null;
  quest: string | null;
  objective: ObjectiveView | null;
  objective_space: boolean;
  bookmark: boolean;
}

export interface SeatView {
  faction: Faction;
  objectives: Partial<Record<Side, ObjectiveView | null>>;
}

export interface SceneView {
  kind: string;
  who?: string | null;
  foe?: string | null;
  partner?: string | null;
  area?: string | null;
  quest?: string | null;
  steps?: number | null;
  cards?: string[];
  against?: string[];
  artifact?: Side | null;
  totals?: Record<Side, number> | null;
  joined?: (string | null)[];
  parts?: (Side | null)[];
  matter?: string | null;
  rewrites?: number | null;
}

export interface Upshot {
  told?: string | null;
  totals?: Record<Side, number> | null;
}

/** A readable action: what is done, and with what. Only the fields that an action of its kind has. */
export interface Action {
  do: string;
  character?: string;
  soldier?: string;
  rebel?: string;
  area?: string;
  at?: string;
  location?: string | null;
  quest?: string;
  memory?: number | null;
  space?: number;
  theme?: number;
  side?: Side;
  objective?: string;
  power?: string;
  verdict?: string;
  card?: string;
  cards?: string[];
  counting?: string[];
}

export interface View {
  seat: number | null;
  players: number;
  chapter: number;
  memories: number;
  ring: number[];
  youngest: number[];
  current: number | null;
  arbiter: string;
  seats: SeatView[];
  characters: CharacterView[];
  quests: QuestView[];
  track: SpaceView[];
  refuge: string | null;
  propaganda: boolean;
  spent: string[];
  scenes: SceneView[];
  totals: Record<Side, number> | null;
  winner: Faction | null;
  hand: string[];
  secrets: Partial<Record<Side, ObjectiveView>>;
  pile: { counting: string[]; kept: string[] } | null;
  prompt: Prompt | null;
  choices: Action[];
  upshots: Upshot[];
  interjections: Action[];
}

export interface Components {
  locations: { id: string; x: number; y: number }[];
  squares: { id: string; joins: [string, string] }[];
  characters: { id: string; side: Side; skill: string; passage?: string | null }[];
  quests: { id: string; side: Side; place: string }[];
  objectives: { id: string; side: Side; kind: string; locations?: string[] }[];
  /** By card: author and name of its drawing. */
  cards: Record<string, string>;
  numbers: Record<string, number>;
  setup: Record<string, { each: number }>;
  track: { spaces: number; memory_points: number };
}

/** A telling, as the events bring it. */
export interface Told {
  n: number;
  seat: number;
  kind: string;
  cards: string[];
  language: string;
  tale: Phrase;
}
