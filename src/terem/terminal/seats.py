"""What the seats of a table are called, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from terem.kernel.record import Seat
from terem.messages import Speaker


def seat_names(seats: Sequence[Seat], speaker: Speaker, at_table: bool = False) -> list[str]:
    """Chosen names as they are; a seat without one is called by its number, the only person at the table "you"."""
    people = sum(seat.player == "human" for seat in seats)
    names, counts = [], {"human": 0, "bot": 0}
    for seat in seats:
        kind = "human" if seat.player == "human" else "bot"
        counts[kind] += 1
        if seat.name:
            names.append(seat.name)
        elif kind == "bot":
            level = seat.player.removeprefix("bot:")
            names.append(speaker.text("play-bot-name", number=counts[kind], bot=level))
        else:
            key = "play-you" if at_table and people == 1 else "play-person"
            names.append(speaker.text(key, number=counts[kind]))
    return names
