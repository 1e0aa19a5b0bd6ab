/** Small drawings of the games in lists. */
import crystal from "icon:crystal-growth";
import dragon from "icon:dragon-head";
import candle from "icon:candle-flame";

export const ICONS: Readonly<Record<string, string>> = { "crystal-growth": crystal, "dragon-head": dragon, "candle-flame": candle };
