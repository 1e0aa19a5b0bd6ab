"""A seat's knowledge as numbers between 0 and 1, from that seat's place in the ring."""

from __future__ import annotations

from terem.games.winter_tales.board import NOBODY, SPRING, WINTER, Board
from terem.games.winter_tales.frames import FRAMES
from terem.games.winter_tales.state import REMOVED, State

_KINDS = sorted(FRAMES)
_MOST_CARDS = 30.0
_PLAYERS = 7


def size(board: Board) -> int:
    """How many numbers `observe` gives."""
    cast = board.characters * (board.areas + _PLAYERS + 6)
    quests = board.quests * (REMOVED + 1 + board.locations + board.characters)
    track = board.spaces * (3 + board.quests + board.objectives + 1)
    return cast + quests + track + 3 * _PLAYERS + board.cards + 2 * board.objectives + len(_KINDS) + 4


def observe(state: State, seat: int) -> list[float]:
    """The cast, the quests, the track, the seats clockwise from the viewer, own cards, what is going on."""
    board = state.board
    ring = state.clockwise(seat)
    found: list[float] = []
    for character in range(board.characters):
        mine = state.controller[character]
        found += _one_hot(state.area[character], board.areas)
        found += _one_hot(NOBODY if mine == NOBODY else ring.index(mine), _PLAYERS)
        found += [float(state.ready[character]), float(state.lying[character]), float(state.locked[character])]
        found += [float(state.destroyed[character]), float(state.power_at[0] == character)]
        found.append(float(state.power_at[3] == character))
    for quest in range(board.quests):
        status, at = state.quest_status[quest], state.quest_at[quest]
        found += _one_hot(status, REMOVED + 1)
        found += _one_hot(at if status == 1 else NOBODY, board.locations)
        found += _one_hot(at if status == 2 else NOBODY, board.characters)
    for space in range(board.spaces):
        found += _one_hot(state.memory_side[space], 3) + _one_hot(state.memory_quest[space], board.quests)
        found += [*_one_hot(state.memory_objective[space], board.objectives), float(state.bookmark == space)]
    sizes = [len(state.hands[other]) / _MOST_CARDS for other in ring]
    found += _padded([min(size, 1.0) for size in sizes]) + _padded([state.factions[other] / 2 for other in ring])
    found += _padded([float(state.current == other) for other in ring])
    found += [float(card in state.hands[seat]) for card in range(board.cards)]
    for side in (SPRING, WINTER):
        found += _one_hot(state.secrets[seat][side], board.objectives)
    found += _one_hot(_KINDS.index(state.frames[-1].kind) if state.frames else NOBODY, len(_KINDS))
    return [*found, min(state.chapter / 12, 1.0), *(min(total / 60, 1.0) for total in state.totals), len(ring) / 7]


def _one_hot(place: int, length: int) -> list[float]:
    return [float(number == place) for number in range(length)]


def _padded(values: list[float]) -> list[float]:
    return values + [0.0] * (_PLAYERS - len(values))
