/** Who else is at a table. */
import type { SittingView } from "../wire/types.gen";

type Place = SittingView["places"][number];

/** Whether nobody but somebody themselves would go on playing: the others are bots, or away. */
export function alone(places: readonly Place[], person: string): boolean {
  return places.every((place) => place.person === null || place.person === person || place.stand_in);
}
