/** Drawings of the crests people choose, and of the animals that stand for seats. */
import badger from "icon:badger";
import bearHead from "icon:bear-head";
import beaver from "icon:beaver";
import boar from "icon:boar";
import cat from "icon:cat";
import crow from "icon:raven";
import crane from "icon:heron";
import fox from "icon:fox-head";
import frog from "icon:frog";
import goat from "icon:goat";
import hare from "icon:rabbit";
import owl from "icon:owl";
import pike from "icon:salmon";
import rooster from "icon:rooster";
import squirrel from "icon:squirrel";
import stag from "icon:stag-head";
import swan from "icon:swan";
import wolf from "icon:wolf-head";

export const CRESTS: Readonly<Record<string, string>> = {
  owl, fox, hare, bear: bearHead, wolf, stag, cat, crow, pike, squirrel, boar, crane,
};

export const ANIMALS: Readonly<Record<string, string>> = { rooster, squirrel, badger, swan, frog, goat, beaver };

/** Seats in their order: animal and mark; the hue is `--seat-N`. */
export const SEATS: readonly { animal: string; mark: string }[] = [
  { animal: "rooster", mark: "◆" },
  { animal: "squirrel", mark: "■" },
  { animal: "badger", mark: "▲" },
  { animal: "swan", mark: "●" },
  { animal: "frog", mark: "⬢" },
  { animal: "goat", mark: "✚" },
  { animal: "beaver", mark: "★" },
];
