"""Winter Queen's levels: they reckon as the rules do, see all actions, and choose by what their seat knows."""

from __future__ import annotations

from random import Random

import pytest

from terem.bots import BOTS, Budget, bot, situation
from terem.bots.winter_queen.levels import NOVICE, weights_for
from terem.bots.winter_queen.search import Look, favourite, look_ahead, root_of
from terem.bots.winter_queen.sight import Sight
from terem.bots.winter_queen.why import why
from terem.bots.winter_queen.worth import Appraiser
from terem.games import registry
from terem.games.winter_queen import GAME
from terem.games.winter_queen.board import ARCANE_KNOWLEDGE, NOBODY
from terem.games.winter_queen.rules import books_of
from terem.games.winter_queen.scoring import points_of
from terem.games.winter_queen.state import OVER
from terem.kernel.chance import RandomChance
from terem.kernel.phrase import Refusal

LEVELS = ("novice", "adept", "master")


def positions(players: int, seed: int):
    """Every position of a game in which anything is done."""
    rng = Random(seed)
    chance = RandomChance(rng)
    state = GAME.setup(GAME.prepare(GAME.config(players)), chance)
    while state.stage != OVER:
        yield state
        GAME.step(state, state.to_move, rng.choice(GAME.legal(state, state.to_move)), chance)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pages_show_what_the_rules_score(players):
    for state in positions(players, 1):
        board = state.board
        sight = Sight(board)
        sight.look(state)
        for page in range(board.books * 2):
            effect = board.effect_of[page]
            if effect != ARCANE_KNOWLEDGE:
                for colour in range(board.colours):
                    shown = sight.shows(effect, board.wisp_of[page], colour)
                    assert shown == points_of(state, 0, page, colour), (board.names.books[page // 2], colour)


@pytest.mark.parametrize("players", [2, 4])
def test_trying_a_crystal_leaves_the_sight_as_it_was(players):
    for state in positions(players, 2):
        sight, other = Sight(state.board), Sight(state.board)
        sight.look(state)
        empty = [space for space in range(state.board.spaces) if sight.at[space] == -1]
        if not empty:
            continue
        space = empty[len(empty) // 2]
        sight.put(1, space)
        sight.lengthen(space)
        laid = state.copy()
        laid.crystals[1] |= 1 << space
        other.look(laid)
        assert sight.ways == other.ways
        sight.take(1, space)
        other.look(state)
        assert (sight.masks, sight.at, sight.occupied) == (other.masks, other.at, other.occupied)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_action_is_appraised_once(players):
    appraiser = Appraiser(GAME.prepare(GAME.config(players)), weights_for(players))
    for state in positions(players, 3):
        legal = list(GAME.legal(state, state.to_move))
        found = sorted(edge.code for edge in appraiser.edges(state, True))
        assert found == legal or (not found and len(legal) == 1)


@pytest.mark.parametrize("players", [2, 3])
def test_the_last_turn_is_played_for_the_result(players):
    for seed in range(4):
        for state in positions(players, seed):
            if state.turns_left == 1 and len(GAME.legal(state, state.to_move)) > 1:
                seat = state.to_move
                look = Look(Appraiser(state.board, weights_for(players)), 24, 0.5, 0.3)
                root = root_of(state, look)
                visits = iter(range(60))
                look_ahead(root, look, RandomChance(Random(1)), lambda: next(visits, None) is not None)  # noqa: B023
                best = max(_margin(state, seat, code) for code in GAME.legal(state, seat))
                assert _margin(state, seat, favourite(root).code) == best


def _margin(state, seat, code):
    after = state.copy()
    GAME.step(after, seat, code, RandomChance(Random(0)))
    return after.points[seat] - max(points for other, points in enumerate(after.points) if other != seat)


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_seed_and_the_same_knowledge_give_the_same_choice(name):
    budget = Budget(simulations=15)
    for number, state in enumerate(positions(3, 5)):
        if number % 6 == 0:
            seat = state.to_move
            world = GAME.redeal(state.board, GAME.knowledge(state, seat), Random(9))
            ours, theirs = (
                BOTS[name].choose(situation(GAME, one.board, one, seat, Random(4), budget)) for one in (state, world)
            )
            assert ours == theirs
            assert ours.code in GAME.legal(state, seat)
            assert ours.reason is not None or len(GAME.legal(state, seat)) == 1


def test_a_budget_is_kept_and_a_level_is_not_exceeded():
    state = next(iter(positions(2, 6)))
    told = situation(GAME, state.board, state, state.to_move, Random(1), Budget(simulations=7))
    root = BOTS["master"].look(told, state)
    assert sum(branch.visits for branch in root.branches) == 7
    root = NOVICE.look(told, state)
    assert sum(branch.visits for branch in root.branches) == 0


def test_a_level_plays_its_own_game_only():
    gorynych = registry().get("gorynych")
    with pytest.raises(Refusal, match="refuse-bot-game"):
        bot("master", gorynych)
    assert bot("master", GAME) is BOTS["master"]


def test_an_adept_beats_who_does_anything():
    won = 0
    for deal in range(4):
        rng = Random(deal)
        chance = RandomChance(Random(deal))
        state = GAME.setup(GAME.prepare(GAME.config(2)), chance)
        ours = deal % 2
        while state.stage != OVER:
            seat = state.to_move
            mind = BOTS["adept" if seat == ours else "random"]
            code = mind.choose(situation(GAME, state.board, state, seat, rng, Budget(simulations=0))).code
            GAME.step(state, seat, code, chance)
        won += state.points[ours] > state.points[1 - ours]
    assert won == 4


def on_the_map(state):
    """Some of the actions that put a crystal on the map, with that crystal's colour and space."""
    board = state.board
    for code in GAME.legal(state, state.to_move)[::9]:
        crystal, target = divmod(code, board.targets)
        if code < board.first_activation and target < board.first_page:
            yield code, crystal % board.colours, board.target_space[target]


def test_what_is_said_of_a_crystal_on_the_map_is_so():
    """By the points of all filled pages before and after it."""
    told = set()
    for state in (state for players in (2, 3, 4) for seed in (4, 5) for state in positions(players, seed)):
        seat, players = state.to_move, state.board.players
        for code, colour, space in on_the_map(state):
            after = state.copy()
            after.crystals[colour] |= 1 << space
            rises = {one: shown(after, one) - shown(state, one) for one in range(players)}
            own = rises.pop(seat)
            said = why(state, seat, code)
            said = said.arguments["why"] if said.key == "wq-coach-and-last" else said
            told.add(said.key)
            if said.key in ("wq-coach-grow", "wq-coach-book-grow"):
                assert said.arguments["points"] == own
            elif said.key == "wq-coach-spoil":
                assert said.arguments["points"] == -rises[said.arguments["seat"]] == -min(rises.values())
            elif said.key in ("wq-coach-quiet", "wq-coach-book-alone"):
                assert max(rises.values()) <= 0
            assert said.key not in ("wq-coach-quiet", "wq-coach-keep") or own == 0
    assert {"wq-coach-grow", "wq-coach-book-grow", "wq-coach-book-alone", "wq-coach-quiet", "wq-coach-spoil"} <= told


def shown(state, seat):
    """What the filled pages of a seat show."""
    pages = [page for book in books_of(state, seat) for page in (book * 2, book * 2 + 1)]
    return sum(points_of(state, seat, page, state.pages[page]) for page in pages if state.pages[page] != NOBODY)
