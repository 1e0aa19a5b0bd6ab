"""The bard and the habits it thinks with: counts, ways, bluffs, the Writer's balance."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from winter_tales.laid import do, idle, lay, perform, top

from terem.bots import bot, decide, situation
from terem.bots.bot import Budget
from terem.bots.winter_tales.counts import way
from terem.bots.winter_tales.habits import habit
from terem.bots.winter_tales.sense import sensible
from terem.games.winter_queen import GAME as WINTER_QUEEN
from terem.games.winter_tales import GAME
from terem.games.winter_tales.board import NOBODY
from terem.games.winter_tales.frames.epilogue import begin_epilogue
from terem.games.winter_tales.frames.hearing import ENTRY, RETELL, SILENT, VOTE, WINDOW, Hearing
from terem.games.winter_tales.notes import Teller
from terem.games.winter_tales.rules import settle
from terem.kernel.chance import RandomChance
from terem.kernel.phrase import Refusal
from terem.messages import LANGUAGES, Speaker

FEW = Budget(simulations=4)


def play(names, players, seed, options=None, watch=lambda state, seat, answer: None):
    """A whole game of bots; its end."""
    board = GAME.prepare(GAME.config(players, GAME.unattended(options or {})))
    chance, rng = RandomChance(Random(seed)), Random(seed)
    state = GAME.setup(board, chance)
    while asked := GAME.asked(state):
        seat = asked[0]
        answer = bot(names[seat]).choose(situation(GAME, board, state, seat, rng, FEW))
        assert answer.code in GAME.legal(state, seat)
        watch(state, seat, answer)
        GAME.step(state, seat, answer.code, chance)
    return state


@pytest.mark.parametrize("players", [3, 5])
def test_a_bard_plays_every_module_and_says_why_in_every_language(players):
    said: dict[str, set[str]] = {}
    speakers = [Speaker(language) for language in LANGUAGES]

    def watch(state, seat, answer):
        if answer.reason is not None:
            said.setdefault(answer.reason.key, set()).update(speaker.say(answer.reason) for speaker in speakers)

    play(["bard"] * players, players, 4, dict(GAME.presets["club"]), watch)
    assert len(said) >= 12
    for key, lines in said.items():
        assert len(lines) >= len(LANGUAGES), key
        assert not any(key in line or "{" in line for line in lines)


def test_a_bard_beats_anything_goes():
    for seed in range(4):
        side = seed % 2
        names = ["bard", "random"] if side == 0 else ["random", "bard"]
        state = play(names, 2, seed)
        assert GAME.outcome(state).winners == (side,)


def test_the_same_knowledge_and_the_same_seed_give_the_same_answer():
    board = GAME.prepare(GAME.config(3, GAME.unattended({})))
    chance, rng = RandomChance(Random(2)), Random(2)
    state = GAME.setup(board, chance)
    for number in range(60):
        seat = GAME.asked(state)[0]
        world = GAME.redeal(board, GAME.knowledge(state, seat), Random(number))
        codes = [decide(bot("bard"), GAME, board, one, seat, Random(number), FEW) for one in (state, world)]
        assert codes[0] == codes[1]
        GAME.step(state, seat, rng.choice(GAME.legal(state, seat)), chance)


def test_a_bard_knows_no_other_game():
    board = WINTER_QUEEN.prepare(WINTER_QUEEN.config(2))
    state = WINTER_QUEEN.setup(board, RandomChance(Random(1)))
    with pytest.raises(Refusal, match="refuse-bot-game"):
        bot("bard").choose(situation(WINTER_QUEEN, board, state, 0, Random(1), FEW))


# --- what goes without saying ---


def worth_a_thought(state, seat):
    """The answers a bard thinks about, in the notation of actions."""
    codes = sensible(state, tuple(GAME.legal(state, seat)))
    return [GAME.write(state, GAME.decode(state, code)) for code in codes]


@pytest.mark.parametrize(("stage", "answered"), [(WINDOW, "fine"), (VOTE, "verdict accept"), (RETELL, "retell -")])
def test_a_bard_has_nothing_against_what_others_tell_and_tells_again_what_they_ask_for(stage, answered):
    state = lay("alice:0@fair wolf:1@sq08", players=3, arbiter="vote")
    state.push(Hearing(ENTRY, 0, stage, 0, [SILENT] * 3, NOBODY))
    seat = GAME.asked(state)[0]
    assert len(GAME.legal(state, seat)) > 1 or stage == RETELL
    assert worth_a_thought(state, seat) == [answered]
    assert (
        bot("bard").choose(situation(GAME, state.board, state, seat, Random(1), FEW)).code == GAME.legal(state, seat)[0]
    )


def test_steps_that_are_paid_for_are_taken_towards_a_quest_before_others_are_paid_for():
    state = lay("alice:0@asylum wolf:1@factory", players=2, hands={0: 4, 1: 2}, quests="refuge@oak-park")
    do(state, "0 activate alice")
    assert {one.split()[0] for one in worth_a_thought(state, 0)} >= {"play", "pass"}
    do(state, f"0 play {_names(state, 0)[0]} spring")
    here = way(state, state.board.names.characters.index("alice"))
    assert {"play", "pass"} <= {GAME.write(state, GAME.decode(state, code)).split()[0] for code in GAME.legal(state, 0)}
    thought_of = worth_a_thought(state, 0)
    assert thought_of
    for one in thought_of:
        after = state.copy()
        GAME.apply(after, 0, GAME.read(state, one), None, RandomChance(Random(1)))
        assert way(after, state.board.names.characters.index("alice")) < here


# --- habits ---


def answer(state, seat, seed=1):
    """What habit does, in the notation of actions."""
    return GAME.write(state, GAME.decode(state, habit(state, seat, Random(seed))))


def lays_until_done(state, seat):
    """How many cards habit lays in a quest."""
    count = 0
    while top(state) == "contribution" and GAME.asked(state) == (seat,):
        code = habit(state, seat, Random(1))
        count += code != state.board.passing
        GAME.step(state, seat, code, RandomChance(Random(1)))
    return count


@pytest.mark.parametrize(("own", "rivals", "laid"), [(6, 2, 2), (6, 0, 0), (3, 7, 0)])
def test_whoever_performs_lays_what_the_rivals_cannot_turn_and_keeps_one_for_the_end(own, rivals, laid):
    state = lay("alice:0@fair wolf:1@fair!", players=2, hands={0: own - 3, 1: rivals}, quests="refuge@fair")
    perform(state, 0, "alice", "refuge")
    idle(state, "contribution")
    assert lays_until_done(state, 0) == laid


def test_a_rival_turns_a_quest_that_is_cheap_to_turn_and_lets_a_dear_one_go():
    for laid, expected in ((1, 3), (6, 0)):
        state = lay("alice:0@fair wolf:1@fair!", players=2, hands={0: 7, 1: 7}, quests="refuge@fair")
        perform(state, 0, "alice", "refuge")
        idle(state, "contribution")
        do(state, *[f"0 play {card} spring" for card in _names(state, 0)[:laid]], "0 pass")
        do(state, "1 part winter")
        assert lays_until_done(state, 1) == expected


def _names(state, seat):
    return [state.board.names.cards[card] for card in state.hands[seat]]


def test_the_way_to_a_quest_is_taken_step_by_step_while_cards_are_left():
    state = lay("alice:0@asylum wolf:1@factory", players=2, hands={0: 4, 1: 2}, quests="refuge@oak-park")
    do(state, "0 activate alice")
    walked = []
    while top(state) == "movement":
        walked.append(answer(state, 0).split()[0])
        GAME.step(state, 0, habit(state, 0, Random(1)), RandomChance(Random(1)))
    assert walked == ["play", "go", "go", "pass"]
    assert answer(state, 0) == "perform refuge -"


def test_how_many_cards_of_a_trap_count_nobody_can_foresee():
    state = lay("alice:0@fair wolf:1@sq08", players=2, turn=1, hands={0: 5, 1: 3}, quests="refuge@fair")
    do(state, "1 activate wolf")
    do(state, f"1 play {_names(state, 1)[0]} winter", "1 go fair", "0 claim alice")
    assert top(state) == "trap"
    counted = Counter(habit(state, 0, Random(seed)) - state.board.trap for seed in range(300))
    assert set(counted) == {0, 1, 2, 3}
    assert counted[0] > counted[3]


@pytest.mark.parametrize(
    ("track", "expected"),
    [
        ("1=new-hope/spring/sc90 2=refuge/neutral 3=terror/neutral", "part winter"),
        ("1=new-hope/spring/sc90 2=refuge/spring/sc91 3=terror/spring/sc92", "pass"),
    ],
)
def test_the_writer_makes_the_totals_equal_where_it_can_and_keeps_out_where_it_cannot(track, expected):
    state = lay("alice:0@fair wolf:1@prison", players=3, hands={2: 7}, track=track)
    begin_epilogue(state, 0, Teller())
    settle(state, RandomChance(Random(1)), Teller())
    idle(state, "writer")
    assert answer(state, 2) == expected
