"""What random play of Winter Tales comes across: every situation, power, objective, skill, and every way things end.

./terem bench tales [--games 40]
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from terem.games.winter_tales import GAME
from terem.games.winter_tales.board import NOBODY, POWERS, SKILL_MOVEMENT, SKILL_QUEST, SKILL_TRAP, SKILLS
from terem.games.winter_tales.codec import FAMILIES
from terem.games.winter_tales.frames import FRAMES
from terem.games.winter_tales.frames.battle import Battle
from terem.games.winter_tales.frames.hearing import Hearing
from terem.games.winter_tales.frames.movement import Movement
from terem.games.winter_tales.frames.performing import COUNT, Performance
from terem.games.winter_tales.frames.trap import CLOSED, Trap
from terem.games.winter_tales.tell import MATTERS
from terem.games.winter_tales.town import skilled
from terem.kernel.chance import RandomChance
from terem.kernel.phrase import Event

TABLES = (
    {"memories": 7, "powers": True, "objectives": True, "skills": True, "epilogue": "alternative", "chapters": 8},
    {"memories": 5, "powers": True, "objectives": True, "skills": True, "arbiter": "vote", "chapters": 6},
    {"memories": 5, "powers": True, "skills": True, "rescue": "current", "chapters": 6, "arbiter": "automatic"},
    {"memories": 3, "chapters": 2},
)
ENDS = {
    "quest": ("succeeded", "failed", "tied", "unlinked"),
    "memory": ("memory", "top-card", "overwritten"),
    "battle": ("battle-winter", "battle-spring", "felled", "carried", "to-refuge"),
    "trap": ("caught", "blocked", "escaped"),
    "claims": ("claimed", "yielded", "no-battle"),
    "hearing": ("objected", "accepted", "rewrite", "rejected", "gave-up"),
    "journey": ("arrived", "not-arrived", "stays-away", "stays-out", "went-along", "rescued"),
    "use of a power": (
        *("hoped", "bound", "entrusted", "artifact-played", "handed-over", "terror", "silenced"),
        *("undone", "destroyed", "returned", "quest-back"),
    ),
}
WINNERS = ("spring", "winter", "writer")
OBJECTIVES = ("rescue", "insurgents", "contacts", "bounty", "spy", "raid", "garrison")


def wanted() -> list[str]:
    """Everything that should be met."""
    return [
        *(f"situation: {kind}" for kind in sorted(FRAMES)),
        *(f"{what}: {end}" for what, ends in ENDS.items() for end in ends),
        "battle: two bound by Love",
        *(f"power gained: {power}" for power in POWERS),
        *(f"objective: {kind}" for kind in OBJECTIVES),
        *(f"skill: {skill}" for skill in SKILLS),
        *(f"hearing about: {matter}" for matter in MATTERS),
        *(f"epilogue: won by {side}" for side in WINNERS),
        *("epilogue: a tie for the starter's side", "epilogue: begun by the Writer", "epilogue: the track is full"),
        *("epilogue: the last chapter is over", "epilogue: bookmark moved"),
    ]


def meet(games: int, seed: int = 1) -> Iterator[Counter[str]]:
    """Plays random games with every number of players and counts what they come across: after each, all so far."""
    met: Counter[str] = Counter()
    for number in range(games):
        rng = Random(f"{seed} {number}")
        players = 2 + number % 6
        options = TABLES[number // 6 % len(TABLES)]
        _play(GAME.prepare(GAME.config(players, options)), rng, met, restless=number % 2 == 1)
        yield met


def _play(board: Any, rng: Random, met: Counter[str], *, restless: bool) -> None:
    """One game; a kind of action is drawn before the action, so that rare kinds come up too.

    In a restless game whoever moves goes on as long as it can: nobody gets far by tossing a coin at every corner.
    """
    chance = RandomChance(rng)
    state = GAME.setup(board, chance)
    while asked := GAME.asked(state):
        _look(state, met)
        seat = rng.choice(asked)
        beside = GAME.interject(state, seat)
        codes = beside if beside and rng.random() < 0.03 else _one_kind(board, GAME.legal(state, seat), rng)
        if restless and isinstance(state.frames[-1], Movement):
            steps = [code for code in GAME.legal(state, seat) if board.go <= code < board.go + board.areas]
            plays = [code for code in GAME.legal(state, seat) if board.play <= code < board.go]
            codes = steps or plays or codes
        before = state.copy()
        events = GAME.apply(state, seat, GAME.decode(state, rng.choice(codes)), None, chance)
        _hear(before, state, events, met)
    _end(state, met)


def _one_kind(board: Any, codes: list[int], rng: Random) -> list[int]:
    bases = sorted(getattr(board, family.base) for family in FAMILIES)
    kinds: dict[int, list[int]] = {}
    for code in codes:
        kinds.setdefault(max(base for base in bases if base <= code), []).append(code)
    return kinds[rng.choice(sorted(kinds))]


def _look(state: Any, met: Counter[str]) -> None:
    for frame in state.frames:
        met[f"situation: {frame.kind}"] += 1
    top = state.frames[-1]
    if isinstance(top, Hearing):
        met[f"hearing about: {MATTERS[top.matter]}"] += 1


def _hear(before: Any, after: Any, events: list[Event], met: Counter[str]) -> None:
    keys = [event.phrase.key.removeprefix("wt-event-") for event in events]
    for what, ends in ENDS.items():
        for end in ends:
            met[f"{what}: {end}"] += keys.count(end)
    for event in events:
        arguments = event.phrase.arguments
        if event.phrase.key == "wt-event-gained":
            met["power gained: " + arguments["power"].key.removeprefix("wt-power-")] += 1
        elif event.phrase.key == "wt-event-fulfilled":
            met["objective: " + arguments["objective"].key.removeprefix("wt-objective-")] += 1
    met["epilogue: bookmark moved"] += keys.count("bookmarked")
    met["skill: battle"] += keys.count("free-play")
    met["skill: passage"] += keys.count("passage")
    met["skill: objective"] += keys.count("swapped")
    if "handover" in [frame.kind for frame in after.frames] or "handed-over" in keys:
        met["situation: handover"] += 1
    if "epilogue" in keys:
        full = NOBODY not in after.memory_side[: after.board.settings.memories]
        met["epilogue: the track is full" if full else "epilogue: the last chapter is over"] += 1
        met["epilogue: begun by the Writer"] += after.factions[after.current] == 2
    _skills(before, after, keys, met)


def _skills(before: Any, after: Any, keys: list[str], met: Counter[str]) -> None:
    """Skills that work by themselves."""
    top = before.frames[-1]
    if isinstance(top, Movement) and isinstance(after.frames[-1] if after.frames else None, Movement):
        used = after.frames[-1].freed > top.freed and skilled(before, top.character, SKILL_MOVEMENT)
        met["skill: movement"] += used
    for frame in before.frames:
        if isinstance(frame, Performance) and frame.stage <= COUNT and "counted" in keys:
            met["skill: quest"] += any(skilled(before, c, SKILL_QUEST) for c in frame.participants(before))
        if isinstance(frame, Trap) and frame.stage != CLOSED and "trap-opened" in keys:
            both = [c for c in (frame.rebel, frame.partner, frame.soldier) if c != NOBODY]
            met["skill: trap"] += any(skilled(before, c, SKILL_TRAP) for c in both)
        met["battle: two bound by Love"] += isinstance(frame, Battle) and frame.partner != NOBODY
    if "draws" in keys and "activated" in keys:
        drawn = sum(len(hand) for hand in after.hands) - sum(len(hand) for hand in before.hands)
        met["skill: story-card"] += drawn == before.board.numbers.skilled_draw


def _end(state: Any, met: Counter[str]) -> None:
    outcome = GAME.outcome(state)
    assert outcome is not None
    winner = outcome.reason.arguments["winner"]
    met[f"epilogue: won by {winner}"] += 1
    met["epilogue: a tie for the starter's side"] += state.totals[0] == state.totals[1] and winner != "writer"


def table(met: Counter[str]) -> str:
    """The counts, one a line."""
    return "\n".join(f"| {name} | {met[name]} |" for name in wanted())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    *_, met = meet(arguments.games, arguments.seed)
    print("| met | times |\n|---|---:|")
    print(table(met))
    missing = [name for name in wanted() if not met[name]]
    print("\nNever met: " + (", ".join(missing) or "nothing"))


if __name__ == "__main__":
    main()
