/** A moment of a real game as a board is given it: nothing is asked, nothing is said. */
import type { TableSide } from "../../games/contract";
import type { Action, View } from "../../games/winter-tales/types";
import { SEATS } from "../../ui/crests";
import type { SittingView } from "../../wire/types.gen";
import type { Speaker } from "../../words/speaker";

export function stillTable(view: View, components: Readonly<Record<string, unknown>>, speaker: Speaker, names: readonly string[], lit: boolean): TableSide<View, Action> {
  return {
    id: "",
    game: "winter-tales",
    view,
    seat: view.seat,
    sitting: { options: { captions: "hover", telling: "written" }, places: [] } as unknown as SittingView,
    seats: names.slice(0, view.players).map((name, seat) => ({
      seat,
      name,
      crest: null,
      hue: `var(--seat-${seat + 1})`,
      animal: SEATS[seat]?.animal ?? "rooster",
      mark: SEATS[seat]?.mark ?? "◆",
      mine: seat === view.seat,
      bot: null,
      standIn: false,
      asked: false,
    })),
    components,
    ask: "",
    prompt: view.prompt,
    mayAct: lit,
    sending: false,
    deadline: null,
    happening: { n: 0, events: [], live: false },
    past: true,
    log: [],
    at: null,
    Line: undefined,
    aside: null,
    speaker: speaker.seated(names),
    density: "expert",
    still: true,
    act: () => Promise.resolve(false),
    explain: () => Promise.reject(new Error("nothing is explained in a picture")),
    actions: () => Promise.resolve([]),
    canShow: () => false,
    look: () => undefined,
    say: () => undefined,
    sound: () => undefined,
  };
}
