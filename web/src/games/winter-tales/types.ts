/** What the server shows of a table of Winter Tales, and what may be sent: the generated types, their words told apart. */
import type { Phrase, WinterTales } from "../../wire/types.gen";
import type { With } from "../../wire/with";

export type Side = "spring" | "winter";
export type Outcome = Side | "neutral";
export type Faction = Side | "writer";

export type CharacterView = With<WinterTales.CharacterView, { side: Side }>;
export type ObjectiveView = WinterTales.ObjectiveView;
export type QuestView = With<WinterTales.QuestView, { side: Side; status: "unused" | "location" | "rebel" | "memory" | "removed" }>;
export type SpaceView = With<WinterTales.SpaceView, { side: Outcome | null }>;
export type SeatView = With<WinterTales.SeatView, { faction: Faction; objectives: Partial<Record<Side, ObjectiveView | null>> }>;
export type SceneView = With<
  WinterTales.SceneView,
  { artifact?: Side | null; totals?: Record<Side, number> | null; parts?: (Side | null)[] }
>;
export type Upshot = With<WinterTales.Upshot, { totals?: Record<Side, number> | null }>;

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

export type View = With<
  WinterTales.View,
  {
    seats: SeatView[];
    characters: CharacterView[];
    quests: QuestView[];
    track: SpaceView[];
    scenes: SceneView[];
    totals: Record<Side, number> | null;
    winner: Faction | null;
    secrets: Partial<Record<Side, ObjectiveView>>;
    choices: Action[];
    upshots: Upshot[];
    interjections: Action[];
  }
>;

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
