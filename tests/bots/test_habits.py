"""A head learns who its partners are, from what the whole table saw and nothing else."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from terem.bots import BOTS, Budget, Memory, decide, remembers, situation
from terem.bots.coach import advise
from terem.bots.gorynych import Head, habits
from terem.bots.gorynych.chorus import opened
from terem.bots.gorynych.habits import OURS, SHORT
from terem.bots.gorynych.head import kinds_of
from terem.games.gorynych import GAME
from terem.games.gorynych.board import NOBODY
from terem.games.gorynych.state import CHOOSE, SIGNAL
from terem.kernel.chance import RandomChance

SMALL = {"width": 12, "leaves": 0}


def table(players, options, seed, minds, watch=lambda state, memory: None, rounds=99):
    """A game from its start, or a part of it; `watch` is called before everything that is done."""
    board = GAME.prepare(GAME.config(players, options))
    rng = Random(seed)
    chance = RandomChance(rng)
    state, memory = GAME.setup(board, chance), Memory(GAME)
    while (asked := GAME.asked(state)) and state.rounds <= rounds:
        memory.see(state)
        watch(state, memory)
        for code in decide(minds[asked[0]], GAME, board, state, asked[0], rng, memory=memory):
            GAME.step(state, asked[0], code, chance)
    return state, memory


class Noted:
    """A player who does anything, and writes down what it locked in which round."""

    def __init__(self):
        self.locked = {}

    def choose(self, told):
        answer = BOTS["random"].choose(told)
        state = GAME.load(told.board, told.knowledge.position)
        if state.phase == CHOOSE:
            skips = answer.code == told.board.skip
            self.locked[state.rounds, told.seat] = NOBODY if skips else answer.code - told.board.lock
        return answer


@pytest.mark.parametrize(
    ("players", "options"),
    [(3, {}), (5, {}), (3, {"mode": "advanced", "tiles": "six"}), (4, {"mode": "advanced"})],
    ids=["three", "five", "six-tiles", "advanced"],
)
def test_what_a_partner_locked_is_read_off_the_rows(players, options):
    """What was done is among what may have been done, and mostly the only thing: Discards and last cards blur it."""
    clear = seen = 0
    for seed in range(30):
        noted = Noted()
        state, memory = table(players, options, seed, [noted] * players)
        past = habits.rounds(state.board, memory.of(0), state)[:-1]
        for before, after in pairwise(past):
            did = habits.done(before.opening, after.opening)
            for seat in range(players):
                assert noted.locked[before.opening.rounds, seat] in did[seat]
                seen += 1
                clear += len(did[seat]) == 1
    assert seen > 50
    assert clear > seen * 0.6


def test_a_round_that_nobody_remembers_tells_nothing():
    state, memory = table(3, {}, 3, [BOTS["greedy"]] * 3, rounds=3)
    first, _, third, *_ = habits.rounds(state.board, memory.of(0), state)
    assert habits.done(first.opening, third.opening) == [frozenset()] * 3


def test_rounds_that_were_taken_back_are_not_believed():
    """What is remembered of this round and later ones is not of the past."""
    state, memory = table(3, {}, 3, [BOTS["greedy"]] * 3, rounds=3)
    then = next(one for one in memory.states if one.rounds == 2)
    assert [one.opening.rounds for one in habits.rounds(state.board, memory.of(0), then)] == [1, 2]


def game_with_a_greedy(seed, watch=lambda state, memory: None, rounds=4):
    head = Head(**SMALL)
    return head, *table(3, {}, seed, [head, BOTS["greedy"], head], watch, rounds)


def test_a_few_rounds_tell_a_greedy_partner_from_one_of_us():
    known = 0
    for seed in range(6):
        head, state, memory = game_with_a_greedy(seed)
        if GAME.outcome(state) is None:
            assert kinds_of(habits.nobody_known(3)) == (OURS, OURS, OURS)
            kinds = kinds_of(head.minds.belief(state, memory.of(0)))
            assert (kinds[0], kinds[2]) == (OURS, OURS)
            known += kinds[1] == SHORT
    assert known >= 3


def test_what_a_greedy_partner_locks_is_foreseen_once_it_is_known():
    """From then on the shared plan has its very card."""
    foreseen = []

    def watch(state, memory):
        if state.phase != CHOOSE or GAME.asked(state)[0] != 1 or any(took != NOBODY for took in state.took):
            return
        head = Head(**SMALL).at(situation(GAME, state.board, state, 2, Random(1), earlier=memory.of(2)))
        if head.kinds[1] == SHORT:
            card = next(move.card for move in head.plan(state) if move.seat == 1)
            code = BOTS["greedy"].choose(situation(GAME, state.board, state, 1, Random(1))).code
            foreseen.append(code == (state.board.skip if card == NOBODY else state.board.lock + card))

    for seed in range(4):
        game_with_a_greedy(seed, watch)
    assert len(foreseen) >= 3
    assert all(foreseen)


def test_the_coach_knows_what_the_heads_at_the_table_believe():
    """It advises just what a head in the seat would do; without the past it takes everybody for one of us."""
    told = {True: 0, False: 0}

    def watch(state, memory):
        if state.phase != CHOOSE or GAME.asked(state)[0] != 0:
            return
        head = BOTS["head"].choose(situation(GAME, state.board, state, 0, Random(1), earlier=memory.of(0))).code
        assert advise(GAME, state.board, state, 0, memory.states)[0].code == head
        told[advise(GAME, state.board, state, 0)[0].code == head] += 1

    for seed in range(4):
        game_with_a_greedy(seed, watch)
    assert told[True]
    assert told[False]


def test_all_heads_of_a_table_believe_the_same():
    """Each from what its own seat knew; fresh minds that share nothing."""
    seen = []

    def watch(state, memory):
        if state.phase == CHOOSE and state.rounds == 3:
            seen.append([Head(**SMALL).minds.belief(known(state, seat), memory.of(seat)) for seat in range(3)])

    def known(state, seat):
        return GAME.load(state.board, GAME.knowledge(state, seat).position)

    game_with_a_greedy(1, watch)
    assert seen
    for beliefs in seen:
        assert beliefs[0] == beliefs[1] == beliefs[2]
        assert beliefs[0] != habits.nobody_known(3)


def test_with_a_memory_too_the_choice_is_the_same_whatever_lies_face_down():
    compared = []

    def watch(state, memory):
        if state.phase == CHOOSE and state.rounds in (2, 4):
            seat = GAME.asked(state)[-1]
            world = GAME.scramble(state, seat, Random(3))
            worlds = Memory(GAME, [GAME.scramble(one, seat, Random(4)) for one in memory.states])
            ours, theirs = (
                Head(**SMALL).choose(situation(GAME, state.board, at, seat, Random(1), earlier=past.of(seat)))
                for at, past in ((state, memory), (world, worlds))
            )
            compared.append(ours == theirs)

    game_with_a_greedy(1, watch)
    assert len(compared) >= 3
    assert all(compared)


def test_who_points_as_a_greedy_one_would_is_taken_for_one():
    """Whom the first player points at is seen before anybody locks."""
    board = GAME.prepare(GAME.config(3))
    changed = 0
    for seed in range(8):
        rng = Random(seed)
        state = GAME.setup(board, RandomChance(rng))
        assert state.phase == SIGNAL
        head = Head(**SMALL)
        told = situation(GAME, board, state, state.first, rng)
        greedy, ours = BOTS["greedy"].choose(told), head.choose(told)
        if greedy.aside == ours.aside:
            continue
        for code in (greedy.aside, greedy.code):
            if code is not None:
                GAME.step(state, state.first, code, RandomChance(rng))
        weights = head.minds.belief(state, ())[state.first]
        assert weights[SHORT] > habits.PRIOR[SHORT]
        assert weights[OURS] < habits.PRIOR[OURS]
        changed += 1
    assert changed


def test_an_opening_is_the_same_for_all_who_remember_it():
    """In the middle of the choice and at its start."""
    _, memory = table(3, {}, 5, [BOTS["greedy"]] * 3, rounds=1)
    at_first = next(one for one in memory.states if one.rounds == 1 and one.phase == CHOOSE)
    later = at_first.copy()
    GAME.step(later, 0, GAME.legal(later, 0)[0], RandomChance(Random(1)))
    assert later.phase == CHOOSE
    assert opened(later).dump() == opened(at_first).dump()


def test_only_who_remembers_is_handed_a_memory():
    state, memory = table(3, {}, 5, [BOTS["greedy"]] * 3, rounds=2)
    handed = []

    class Listener:
        remembers = False

        def choose(self, told):
            handed.append(told.earlier)
            return BOTS["random"].choose(told)

    class Rememberer(Listener):
        remembers = True

    for player in (Listener(), Rememberer()):
        decide(player, GAME, state.board, state, GAME.asked(state)[0], Random(1), memory=memory)
    assert handed[0] == ()
    assert [known.position["rounds"] for known in handed[1] if known.position["phase"] == CHOOSE] == [1, 2]
    assert remembers(BOTS["head"])
    assert not remembers(BOTS["chorus"])


def test_however_little_the_time_a_head_looks_back_as_far_as_the_others(monkeypatch):
    """It would take partners for somebody else, and make another plan than they. Rounds are learnt from once."""
    _, state, memory = game_with_a_greedy(1, rounds=3)
    learnt = []
    learn = habits.learn
    monkeypatch.setattr(habits, "learn", lambda *about: learnt.append(0) or learn(*about))
    beliefs = []
    for head in (Head(**SMALL), Head(**SMALL)):
        for seconds in (0.0, None):
            told = situation(GAME, state.board, state, 0, Random(1), Budget(seconds=seconds), memory.of(0))
            beliefs.append(head.at(told).belief)
    assert beliefs == [beliefs[0]] * 4
    assert beliefs[0] != habits.nobody_known(3)
    assert len(learnt) == 2 * (state.rounds - 1)
