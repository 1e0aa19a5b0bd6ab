"""Advice comes from what the seat is shown, is legal, is the same for the same, and reads in every language."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

import pytest
from gorynych.laid import do, lay

from terem.bots import situation
from terem.bots.advice import points_gained
from terem.bots.coach import MOST, advise
from terem.bots.gorynych import Head
from terem.bots.gorynych.advice import compared, how_much
from terem.bots.gorynych.caution import GAMBLE, Prospect, prudent
from terem.bots.gorynych.chorus import falling, opened, public
from terem.bots.gorynych.head import Considered
from terem.bots.gorynych.planner import FREE, SKIPS
from terem.games import registry
from terem.games.gorynych import GAME as GORYNYCH
from terem.games.gorynych.board import NOBODY
from terem.games.gorynych.state import CHOOSE, PERCH, PLACE, RESOLVE, SIGNAL, TALK
from terem.kernel.chance import RandomChance
from terem.kernel.phrase import Refusal
from terem.messages import LANGUAGES, Speaker

GAMES = [
    ("winter-queen", 3, {}),
    ("gorynych", 3, {}),
    ("winter-tales", 2, {}),
    ("winter-tales", 4, {"memories": 4, "powers": True}),
]


def moments(name: str, players: int, options: dict, every: int, most: int):
    """Some positions of a game in which anything is done, each with a seat that is asked."""
    game, rng = registry().get(name), Random(5)
    board, chance = game.prepare(game.config(players, options)), RandomChance(rng)
    state = game.setup(board, chance)
    turn = given = 0
    while (asked := game.asked(state)) and given < most:
        if turn % every == every - 1 and len(game.legal(state, asked[0])) > 1:
            given += 1
            yield game, board, state, asked[0]
        game.step(state, asked[0], rng.choice(list(game.legal(state, asked[0]))), chance)
        turn += 1
    assert given


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_advice_is_legal_the_best_first_and_the_same_in_another_world(name, players, options):
    for game, board, state, seat in moments(name, players, options, 5, 3):
        found = advise(game, board, state, seat)
        assert 1 <= len(found) <= MOST
        assert {one.code for one in found} <= set(game.legal(state, seat))
        assert len({one.code for one in found}) == len(found)
        gains = [one.gain.arguments.get("points", 0) if one.gain else 0 for one in found]
        assert gains == sorted(gains, reverse=True)
        world = game.scramble(state, seat, Random(8))
        assert advise(game, board, world, seat) == found


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_gains_and_reasons_are_sentences_in_every_language(name, players, options):
    gains = 0
    for game, board, state, seat in moments(name, players, options, 4, 3):
        for one in advise(game, board, state, seat):
            gains += one.gain is not None
            for phrase in filter(None, (one.gain, one.why)):
                said = {Speaker(language).say(phrase) for language in LANGUAGES}
                assert len(said) == len(LANGUAGES)
                assert all(text and phrase.key not in text for text in said)
    assert gains


@pytest.mark.parametrize(
    ("points", "said"),
    [
        (1, ("1 point ", "1 очко ", "1 ponttal")),
        (1.5, ("1.5 points", "1,5 очка", "1,5 ponttal")),
        (2, ("2 points", "2 очка", "2 ponttal")),
        (5, ("5 points", "5 очков", "5 ponttal")),
    ],
)
def test_a_gain_is_counted_in_points_as_each_language_counts(points, said):
    phrase = points_gained(points + 0.01)
    for language, words in zip(("en", "ru", "hu"), said, strict=True):
        assert words in Speaker(language).say(phrase)


@pytest.mark.parametrize(("name", "players", "options"), [one for one in GAMES if one[0] != "gorynych"])
def test_no_two_pieces_of_advice_about_points_say_the_same(name, players, options):
    for game, board, state, seat in moments(name, players, options, 2, 2):
        said = [(one.gain, one.why) for one in advise(game, board, state, seat)]
        assert all(one not in said[:place] for place, one in enumerate(said))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_opening_there_are_always_as_many_things_to_advise_as_are_told(players):
    game = registry().get("winter-queen")
    board = game.prepare(game.config(players))
    for seed in range(12):
        state = game.setup(board, RandomChance(Random(seed)))
        assert len(advise(game, board, state, game.asked(state)[0])) == MOST


def test_what_gains_next_to_nothing_is_not_praised():
    assert points_gained(0.04) is None
    assert points_gained(0.2) is None
    assert points_gained(-2.0) is None
    assert how_much(0.4) is None
    assert [how_much(gain).arguments["much"] for gain in (0.5, 4.0, 20.0)] == ["little", "clear", "far"]


def test_where_there_is_no_choice_nothing_is_praised():
    game, rng = registry().get("winter-tales"), Random(1)
    board, chance = game.prepare(game.config(2)), RandomChance(rng)
    state = game.setup(board, chance)
    while len(codes := game.legal(state, seat := game.asked(state)[0])) > 1:
        game.step(state, seat, rng.choice(codes), chance)
    (only,) = advise(game, board, state, seat)
    assert (only.code, only.gain, only.why.key) == (codes[0], None, "coach-only")


def test_whoever_is_not_asked_gets_no_advice():
    game, board, state, seat = next(moments("winter-queen", 2, {}, 3, 1))
    with pytest.raises(Refusal, match="refuse-coach-waits"):
        advise(game, board, state, 1 - seat)


def test_a_head_understands_the_pointing_and_follows_it_where_it_costs_little():
    """Where pointing at a knight changes the plan, it is the one the plan burns."""
    game = registry().get("gorynych")
    board = game.prepare(game.config(3, {}))
    changed = 0

    def burnt(state, points):
        twin = state.copy()
        for code in points:
            game.step(twin, twin.first, code, RandomChance(Random(1)))
        assert twin.phase == CHOOSE
        told = situation(game, board, twin, game.asked(twin)[0], Random(1))
        return falling(opened(twin), Head(width=20, leaves=0).at(told).plan(twin))

    for seed in range(6):
        state = game.setup(board, RandomChance(Random(seed)))
        by_itself = burnt(state, [board.begin])
        for knight in range(board.knights):
            followed = burnt(state, [board.point + (1 << knight), board.begin])
            assert followed == by_itself or knight in followed
            changed += followed != by_itself
    assert changed


def dragons(options: dict, phase: int, seeds: range, most: int):
    """Positions of a phase of Gorynych, each with a seat that is asked."""
    game = registry().get("gorynych")
    board = game.prepare(game.config(4, options))
    given = 0
    for seed in seeds:
        rng = Random(seed)
        chance = RandomChance(rng)
        state = game.setup(board, chance)
        while asked := game.asked(state):
            seat = asked[int(rng.random() * len(asked))]
            if state.phase == phase:
                yield game, board, state, seat
                given += 1
                if given == most:
                    return
            game.step(state, seat, rng.choice(list(game.legal(state, seat))), chance)


@pytest.mark.parametrize("phase", [CHOOSE, RESOLVE])
def test_a_head_never_gambles_where_something_safer_is_open(phase):
    """Among strangers who play anything: no answer risks the game much more than the safest one."""
    careful = gambles = 0
    for game, board, state, seat in dragons({"mode": "advanced"}, phase, range(9), 40):
        told = situation(game, board, state, seat, Random(1))
        head = Head(width=12, leaves=0)
        found = {one.code: one.prospect for one in head.consider(told)}
        least = min(prospect.risk for prospect in found.values())
        assert found[head.choose(told).code].risk <= least + GAMBLE
        gambles += any(prospect.risk > least + GAMBLE for prospect in found.values())
        careful += len(found) > 1
    assert careful
    assert gambles


@pytest.mark.parametrize("phase", [CHOOSE, RESOLVE])
def test_a_gamble_is_never_praised_and_comes_after_whatever_is_none(phase):
    gambles = 0
    for game, board, state, seat in dragons({"mode": "advanced"}, phase, range(9), 40):
        considered = Head(width=12, leaves=0).consider(situation(game, board, state, seat, Random(1)))
        reckless = [one.gamble for one in considered]
        assert reckless == sorted(reckless)
        for one, said in zip(considered, compared(state, considered), strict=True):
            assert not (one.gamble and said.gain)
        gambles += sum(reckless)
    assert gambles


def said_of(*found: Considered) -> list[tuple[str, str | None]]:
    """The reason of each choice about a card, and how much it is praised."""
    advice = compared(SimpleNamespace(card=NOBODY), list(found))
    return [(one.why.key, one.gain and one.gain.arguments["much"]) for one in advice]


def test_a_certain_loss_is_called_one_however_bad_the_rest_is():
    """Rounds that are survived are often worth less than a hundred points below nothing."""
    planned = Considered(1, True, 2, Prospect(0.1, -150.0))
    others = Considered(2, False, 0, Prospect(0.0, -240.0)), Considered(3, False, 0, Prospect(1.0, 0.0), True)
    assert said_of(planned, *others) == [
        ("gor-coach-plan-risk", "far"),
        ("gor-coach-other", None),
        ("gor-coach-lost", None),
    ]


def test_who_leaves_the_plan_is_told_why_and_not_what_the_plan_burns():
    safer = Considered(2, False, 0, Prospect(0.0, -90.0))
    planned = Considered(1, True, 2, Prospect(0.6, -20.0), True)
    assert said_of(safer, planned) == [("gor-coach-careful-safe", "clear"), ("gor-coach-risk", None)]
    some = safer._replace(prospect=Prospect(0.2, -90.0))
    assert said_of(some, planned)[0] == ("gor-coach-careful-risk", "clear")


def test_where_nothing_saves_the_game_nothing_is_promised():
    lost = [Considered(code, code == 1, 3, Prospect(1.0, 0.0)) for code in (1, 2)]
    assert said_of(*lost) == [("gor-coach-hopeless", None), ("gor-coach-lost", None)]


def beside_the_terem(*, dragon_near: bool):
    """A knight that any card of the deck brings in, at its head's choice of a card."""
    field = lay("A1").field
    last = field.lengths[0] - 1
    knight = field.paths[0][last]
    cells = sorted(range(field.cells), key=lambda cell: field.distance(cell, knight))
    state = lay(f"A1@{last}", dragon=str(cells[0 if dragon_near else -1]))
    do(state, 0, "begin")
    return state


def test_a_knight_the_next_card_brings_in_is_no_harmless_matter():
    far, near = beside_the_terem(dragon_near=False), beside_the_terem(dragon_near=True)
    lost = advise(GORYNYCH, far.board, far, 0)
    assert [one.why.key for one in lost] == ["gor-coach-hopeless", *["gor-coach-lost"] * (len(lost) - 1)]
    saved, *others = advise(GORYNYCH, near.board, near, 0)
    assert saved.why.key.startswith("gor-coach-plan")
    assert others


def test_a_loss_that_only_the_next_card_brings_counts_as_one():
    planned = Considered(1, True, 0, Prospect(0.0, -90.0, 0.5))
    others = Considered(2, False, 0, Prospect(0.2, -90.0, 0.8)), Considered(3, False, 0, Prospect(0.0, -95.0))
    assert [key for key, _ in said_of(planned, *others)] == [
        "gor-coach-plan-risk",
        "gor-coach-lost",
        "gor-coach-other",
    ]


def test_nothing_is_guessed_of_cards_that_lie_open_and_only_what_is_held_of_others():
    seen = discarded = 0
    for game, board, state, seat in dragons({"mode": "advanced"}, RESOLVE, range(12), 60):
        told = situation(game, board, state, seat, Random(1))
        known = public(told)
        for _, cards in Head(width=12, leaves=0).at(told)._guesses(known, seat):
            for other, card in enumerate(cards):
                if known.locked[other] == NOBODY:
                    assert card in (FREE, SKIPS)
                elif other != seat and card != FREE:
                    assert known.hands[other] >> card & 1
                    seen += 1
        discarded += opened(known).hands != known.hands
    assert seen
    assert discarded


def test_a_gamble_is_left_for_the_best_of_what_is_none():
    prospects = {1: Prospect(0.6, 90.0), 2: Prospect(0.1, 5.0), 3: Prospect(0.0, 9.0), 4: Prospect(0.3, 50.0)}
    assert prudent(1, prospects, prospects.__getitem__) == 3
    assert prudent(2, prospects, prospects.__getitem__) == 2
    worse = {1: Prospect(0.6, 1.0), 2: Prospect(0.5, 9.0)}
    assert prudent(1, worse, worse.__getitem__) == 1  # nothing else is clearly safer


def test_advice_about_cards_begins_with_what_gains_most():
    words = ["little", "clear", "far"]
    for phase in (CHOOSE, RESOLVE):
        for game, board, state, seat in dragons({}, phase, range(3), 12):
            gains = [
                words.index(one.gain.arguments["much"]) + 1 if one.gain else 0
                for one in advise(game, board, state, seat)
            ]
            assert gains == sorted(gains, reverse=True)


def test_a_first_player_is_told_whom_to_point_at():
    for game, board, state, seat in dragons({}, SIGNAL, range(3), 6):
        sign, begin = advise(game, board, state, seat)
        assert sign.code in range(board.point + 1, board.point + (1 << board.knights))
        assert (sign.why.key, begin.code) == ("gor-coach-point", game.legal(state, seat)[0])
        assert sign.why.arguments["knights"] == (sign.code - board.point).bit_count()
        game.step(state, seat, sign.code, RandomChance(Random(1)))
        assert [one.why.key for one in advise(game, board, state, seat)] == ["coach-only"]
        game.step(state, seat, board.speak, RandomChance(Random(1)))
        assert state.phase == TALK
        assert [one.why.key for one in advise(game, board, state, seat)] == ["coach-only"]
        assert game.prompt(state).optional  # a talk that lasts until the sand is through is nobody's absence
        break


def test_advice_before_the_first_round_compares_what_is_open():
    for phase, options in ((PLACE, {"starts": "placed"}), (PERCH, {"dragon": "chosen"})):
        for game, board, state, seat in dragons(options, phase, range(2), 2):
            found = advise(game, board, state, seat)
            assert len(found) == MOST
            assert all(one.why.key == ("gor-coach-place" if phase == PLACE else "gor-coach-perch") for one in found)
            assert Head().choose(situation(game, board, state, seat, Random(1))).code == found[0].code


def test_heads_choose_the_same_whatever_lies_face_down():
    for game, board, state, _ in moments("gorynych", 4, {}, 1, 6):
        if state.phase != CHOOSE:
            continue
        seat = game.asked(state)[-1]
        world = game.scramble(state, seat, Random(3))
        ours, theirs = (
            Head(width=8, leaves=0).choose(situation(game, board, one, seat, Random(1))) for one in (state, world)
        )
        assert ours == theirs
