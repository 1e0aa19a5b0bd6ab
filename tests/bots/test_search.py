"""The search: its own seat's actions, a tree that is kept from turn to turn, and nothing it was not told."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest
from snowballs import GAME as SNOWBALLS

from terem.arena.contest import Contest, entrant, play
from terem.bots import BOTS, Answer, Budget, Past, remembers, seated, situation, turns
from terem.bots.ismcts import Search
from terem.bots.searcher import Searcher
from terem.cli import main
from terem.games import registry
from terem.kernel.chance import RandomChance

QUEEN, GORYNYCH = (registry().get(name) for name in ("winter-queen", "gorynych"))
TABLES = [(QUEEN, 2), (QUEEN, 3), (QUEEN, 4), (GORYNYCH, 3), (SNOWBALLS, 2), (SNOWBALLS, 3)]
NAMES = [f"{game.name}-{players}" for game, players in TABLES]


def new_table(game, players, seed):
    """A board, a position and where its draws come from."""
    board, chance = game.prepare(game.config(players)), RandomChance(Random(seed))
    return board, game.setup(board, chance), chance


def course(game, players, bots, seed):
    """A whole game: what was done, each action found legal on the way."""
    board, state, chance = new_table(game, players, seed)
    done = []
    generators = [Random(f"{seed} {seat}") for seat in range(players)]
    for seat, code in turns(game, board, lambda: state, bots, generators):
        assert code in game.legal(state, seat)
        game.step(state, seat, code, chance)
        done.append((seat, code))
    assert game.outcome(state) is not None
    return done


def late_position():
    """Winter Queen of two when there is little left to choose from."""
    board, state, chance = new_table(QUEEN, 2, 3)
    rng = Random(3)
    for _ in range(24):
        (seat,) = QUEEN.asked(state)
        QUEEN.step(state, seat, rng.choice(QUEEN.legal(state, seat)), chance)
    return board, state, chance


class Diary:
    """Plays at random and writes down what it is told; a new volume for every seat of every table."""

    def __init__(self):
        self.volumes = []

    def at_table(self):
        self.volumes.append([])
        return Page(self.volumes[-1])


class Page:
    def __init__(self, lines):
        self.lines = lines

    def choose(self, told):
        answer = Answer(told.rng.choice(told.legal))
        self.lines.append((told.seat, told.since, answer.code))
        return answer


# --- whose turn it is ---


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_is_asked_with_others_searches_its_own_actions(seat):
    board, state, _ = new_table(SNOWBALLS, 3, 1)
    state.hands = [[1, 2], [2, 3], [1, 3]]
    search = Search(SNOWBALLS, seat, 1.0)
    search.begin([state], RandomChance(Random(1)), Random(1))
    for _ in range(60):
        search.simulate()
    assert list(search.root.children) == [seat]
    assert {child.seat for child in search.root.tried(seat).values()} == {seat}
    assert sorted(search.root.tried(seat)) == SNOWBALLS.legal(state, seat)
    told = situation(SNOWBALLS, board, state, seat, Random(1))
    assert Searcher(usual=20).choose(told).code in told.legal


class Tastes:
    """Everybody chooses at once, and seat 0 is happy with a 0, seat 1 with a 1."""

    class State:
        def __init__(self, chosen):
            self.chosen = chosen

        def copy(self):
            return Tastes.State(list(self.chosen))

    def seats(self, state):
        return 2

    def asked(self, state):
        return tuple(seat for seat, code in enumerate(state.chosen) if code is None)

    def legal(self, state, seat):
        return [0, 1]

    def step(self, state, seat, code, chance):
        state.chosen[seat] = code

    def playout(self, state, chance, rng):
        for seat in self.asked(state):
            state.chosen[seat] = int(rng.random() * 2)

    def outcome(self, state):
        return state.chosen

    def returns(self, chosen, players):
        return [float(code == seat) for seat, code in enumerate(chosen)]


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_is_asked_with_others_plays_for_itself(seat):
    search = Search(Tastes(), seat, 1.0)
    search.begin([Tastes.State([None, None])], RandomChance(Random(1)), Random(1))
    for _ in range(100):
        search.simulate()
    assert search.best([0, 1]).code == seat
    assert search.best([0, 1]).mean == 1.0


class Toss:
    """Seat 0 begins; a coin says who goes on, and that seat says who wins."""

    class State:
        def __init__(self, actor=0, won=None, begun=False):
            self.actor, self.won, self.begun = actor, won, begun

        def copy(self):
            return Toss.State(self.actor, self.won, self.begun)

    def seats(self, state):
        return 2

    def asked(self, state):
        return () if state.won is not None else (state.actor,)

    def legal(self, state, seat):
        return [0, 1] if state.begun else [0]

    def step(self, state, seat, code, chance):
        if state.begun:
            state.won = code
        else:
            state.begun, state.actor = True, chance.draw("coin", [1, 1])

    def playout(self, state, chance, rng):
        state.won = int(rng.random() * 2)

    def outcome(self, state):
        return state.won

    def returns(self, won, players):
        return [1.0 - won, float(won)]


def test_equal_codes_of_different_seats_are_different_actions():
    search = Search(Toss(), 0, 1.0)
    search.begin([Toss.State()], RandomChance(Random(1)), Random(2))
    for _ in range(200):
        search.simulate()
    after = search.root.tried(0)[0]
    for seat in (0, 1):
        mine, other = after.tried(seat)[seat], after.tried(seat)[1 - seat]
        assert (mine.mean, other.mean) == (1.0, 0.0)
        assert mine.visits > other.visits


@pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
def test_whole_games_of_searchers_are_legal_and_the_same_again(game, players):
    mind = Searcher(worlds=3, usual=4)
    assert course(game, players, [mind] * players, 5) == course(game, players, [mind] * players, 5)


@pytest.mark.parametrize(("game", "players"), TABLES[3:], ids=NAMES[3:])
def test_whoever_answers_first_of_those_who_are_asked_answers_legally(game, players):
    board, state, chance = new_table(game, players, 6)
    mind, rng = Searcher(worlds=3, usual=4), Random(6)
    while asked := game.asked(state):
        code = mind.choose(situation(game, board, state, asked[-1], rng)).code
        assert code in game.legal(state, asked[-1])
        game.step(state, asked[-1], code, chance)
    assert game.outcome(state) is not None


# --- what is kept ---


def test_a_turn_begins_with_what_was_thought_about_the_way_things_went():
    board, state, chance = late_position()
    (seat,) = QUEEN.asked(state)
    player, rng = Searcher().at_table(), Random(1)
    code = player.choose(situation(QUEEN, board, state, seat, rng, Budget(simulations=1500))).code
    QUEEN.step(state, seat, code, chance)
    foreseen = player.search.root.tried(seat)[code].tried(1 - seat)
    replies = [child for child in foreseen.values() if child.code in QUEEN.legal(state, 1 - seat)]
    reply = max(replies, key=lambda child: child.visits)
    kept = reply.visits
    assert kept > 1
    QUEEN.step(state, 1 - seat, reply.code, chance)
    since = ((seat, code), (1 - seat, reply.code))
    told = situation(QUEEN, board, state, seat, rng, Budget(simulations=0), since=since)
    assert player.choose(told).code in told.legal
    assert player.search.root is reply
    assert reply.visits == kept + 1
    player.choose(told._replace(since=None))
    assert player.search.root.visits == 1


def test_an_action_that_the_draws_took_away_is_not_chosen():
    """A tree that was kept has seen other draws; what was best there may not be there now."""
    board, state, _ = late_position()
    (seat,) = QUEEN.asked(state)
    player = Searcher(usual=50).at_table()
    best = player.choose(situation(QUEEN, board, state, seat, Random(1))).code
    told = situation(QUEEN, board, state, seat, Random(1), since=())
    fewer = tuple(code for code in told.legal if code != best)
    assert player.choose(told._replace(legal=fewer)).code in fewer


def test_a_way_nobody_thought_of_begins_anew():
    board, state, _ = late_position()
    (seat,) = QUEEN.asked(state)
    player = Searcher(usual=5).at_table()
    player.choose(situation(QUEEN, board, state, seat, Random(1)))
    told = situation(QUEEN, board, state, seat, Random(1), Budget(simulations=0), since=((seat, -7), (1 - seat, 3)))
    assert player.choose(told).code in told.legal
    assert player.search.root.visits == 1


def test_forced_actions_are_followed_without_a_thought():
    board, state, _ = late_position()
    (seat,) = QUEEN.asked(state)
    player = Searcher(usual=300).at_table()
    told = situation(QUEEN, board, state, seat, Random(1))
    code = player.choose(told).code
    child = player.search.root.tried(seat)[code]
    forced = told._replace(legal=(7,), since=((seat, code),))
    assert player.choose(forced) == Answer(7)
    assert player.search.root is child


def test_two_tables_of_one_searcher_know_nothing_of_each_other():
    mind = Searcher(worlds=2, usual=6)
    alone = course(QUEEN, 2, [mind, mind], 8)
    board, state, chance = new_table(QUEEN, 2, 8)
    generators = [Random(f"8 {seat}") for seat in range(2)]
    done = []
    for seat, code in turns(QUEEN, board, lambda: state, [mind, mind], generators):
        mind.choose(situation(QUEEN, board, state, seat, Random(len(done))))  # another table
        QUEEN.step(state, seat, code, chance)
        done.append((seat, code))
    assert done == alone


BEFORE = [1517, 224, 1077, 929, 154, 561, 911, 856, 1017, 170, 2714, 909, 1, 276, 774, 2626]
"""Answers of the searcher before it could keep anything."""


def test_a_searcher_without_a_table_answers_as_ever():
    board, rng = QUEEN.prepare(QUEEN.config(2)), Random(3)
    chance = RandomChance(rng)
    state, mind = QUEEN.setup(board, chance), Searcher(usual=30)
    for code in BEFORE:
        (seat,) = QUEEN.asked(state)
        assert mind.choose(situation(QUEEN, board, state, seat, rng, since=())).code == code
        QUEEN.step(state, seat, code, chance)


# --- what is told ---


def test_a_seat_is_told_what_was_done_in_the_open_since_it_answered():
    past = Past(QUEEN)
    assert past.since(0) is None
    for seat, code in ((0, 4), (1, 5), (0, 6), (2, 7)):
        past.note(seat, code)
    assert past.since(0) == ((0, 6), (2, 7))
    assert past.since(1) == ((1, 5), (0, 6), (2, 7))
    assert past.since(3) is None


@pytest.mark.parametrize("game", [GORYNYCH, registry().get("winter-tales"), SNOWBALLS], ids=lambda game: game.name)
def test_where_something_is_done_in_secret_nobody_is_told(game):
    past = Past(game)
    past.note(0, 4)
    past.note(1, 5)
    assert past.since(0) is None


def follows(volume):
    """Whether somebody was told everything from its own last answer on, and nothing before its first."""
    told = [since for _, since, _ in volume]
    answers = [(seat, code) for seat, _, code in volume]
    return told[0] is None and [since[0] for since in told[1:]] == answers[:-1]


def test_bots_around_a_table_are_told_all_of_it():
    diary = Diary()
    done = course(QUEEN, 3, [diary] * 3, 2)
    assert len(diary.volumes) == 3
    assert all(follows(volume) for volume in diary.volumes)
    for volume in diary.volumes:
        told = Counter(deed for _, since, _ in volume if since for deed in since)
        seat = volume[0][0]
        between = done[done.index((seat, volume[0][2])) :]
        last = len(between) - between[::-1].index((seat, volume[-1][2])) - 1
        assert told == Counter(between[:last])


def test_in_the_arena_everybody_sits_down_anew_for_every_game(monkeypatch):
    diary = Diary()
    monkeypatch.setitem(BOTS, "diary", diary)
    contest = Contest("winter-queen", 2, QUEEN.config(2).options, (entrant("diary", QUEEN),), 3, 2)
    for match in contest.matches():
        play(contest, match)
    assert len(diary.volumes) == 4
    assert all(follows(volume) for volume in diary.volumes)


def test_a_simulation_seats_everybody_anew_for_every_game(monkeypatch, capsys):
    diary = Diary()
    monkeypatch.setitem(BOTS, "diary", diary)
    assert main(["simulate", "winter-queen", "--games", "2", "--bots", "diary", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    assert len(diary.volumes) == 4
    assert all(follows(volume) for volume in diary.volumes)


def test_a_bot_says_itself_whether_it_sits_down_or_remembers():
    assert seated(BOTS["greedy"]) is BOTS["greedy"]
    assert seated(BOTS["search"]) is not seated(BOTS["search"])
    assert remembers(BOTS["head"])
    assert not remembers(BOTS["search"])
