/** Small drawings of the games in lists. */
import crystal from "icon:crystal-growth";
import dragon from "icon:dragon-head";
import queen from "icon:queen-crown";
import quill from "icon:quill-ink";

export const ICONS: Readonly<Record<string, string>> = {
  "crystal-growth": crystal,
  "dragon-head": dragon,
  "queen-crown": queen,
  "quill-ink": quill,
};
