/** Short names for what the server shows of a table of Gorynych, and what may be sent; made from `view.py` and `actions.py`. */
import type { Gorynych } from "../../wire/types.gen";
import type { TableSide } from "../contract";

export type View = Gorynych.View;
export type Action = Gorynych.Action;
export type Knight = Gorynych.Knight;
export type FieldView = Gorynych.FieldView;
export type Flight = Gorynych.Flight;
export type TileChoices = Gorynych.TileChoices;
export type Tile = Gorynych.Tile;
export type Table = TableSide<View, Action>;

export type Way = "up" | "right" | "down" | "left";

/** The four arrows by their names in the view; a box with other colours draws them all as the last. */
export const COLOURS: readonly string[] = ["yellow", "red", "green", "blue"];

/** Whether a card is an arrow: every card that the compass knows. */
export function isArrow(view: View, card: string): boolean {
  return card in view.compass;
}

/** Which of the three parts of the advanced box a game shows. */
export function hasRivers(view: View): boolean {
  return view.field.river.some((row) => /[^.]/.test(row));
}

/** A number as a movement card of the dragon shows it. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}
