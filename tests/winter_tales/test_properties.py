"""What holds in every game: spec §9.3."""

from __future__ import annotations

from random import Random

import pytest
from winter_tales.laid import do, idle, lay, new, objective_side, offered, top

from terem.games.winter_tales import GAME
from terem.kernel.chance import RandomChance

MODULES = [
    {"memories": 3},
    {"memories": 4, "powers": True},
    {"memories": 5, "objectives": True},
    {"memories": 6, "skills": True, "epilogue": "alternative"},
    {"memories": 7, "powers": True, "objectives": True, "skills": True},
    {"memories": 5, "powers": True, "objectives": True, "skills": True, "arbiter": "vote"},
]


class Tally:
    """Recomputes the score from what everybody hears."""

    def __init__(self):
        self.track: dict[int, str] = {}
        self.cards = {"spring": 0, "winter": 0}
        self.epilogue = False
        self.won = None

    def hear(self, event):
        told = event.phrase.arguments
        match event.phrase.key:
            case "wt-event-placed":
                self.track[told["space"]] = told["side"]
            case "wt-event-fulfilled":
                self.track[told["space"]] = objective_side(told["objective"])
            case "wt-event-undone":
                self.track[told["space"]] = "winter"
            case "wt-event-epilogue":
                self.epilogue = True
            case "wt-event-played" if self.epilogue:
                self.cards[told["side"]] += 1
            case "wt-event-won":
                self.won = told

    def total(self, side):
        return self.cards[side] + 3 * list(self.track.values()).count(side)


def check_step(state):
    """Somebody is asked, everybody asked has an answer, nothing is lost."""
    assert GAME.invariants(state) == []
    held = [card for hand in state.hands for card in hand] + state.deck + state.open_discard
    held += [card for pile in state.closed_discard for card in pile]
    held += [card for frame in state.frames for card in frame.cards()]
    held += [card for card in state.memory_card if card >= 0]
    assert sorted(held) == list(range(93))
    assert all(GAME.legal(state, seat) for seat in GAME.asked(state))
    if state.frames and state.frames[-1].kind == "turn":
        assert [frame.kind for frame in state.frames] == ["book", "turn"]
    memories = [s for s in GAME.view(state, None).track if s.side]
    assert len(memories) <= state.board.settings.memories
    assert all(s.space <= state.board.settings.memories for s in memories)


@pytest.mark.parametrize("options", MODULES, ids=lambda options: "-".join(options))
@pytest.mark.parametrize("players", range(2, 8))
def test_property_random_games(players, options):
    rng = Random(players)
    chance = RandomChance(rng)
    state = new(players, chance, **options, chapters=2)
    tally = Tally()
    bound = GAME.bounds(state.board).length
    for _ in range(bound):
        if not GAME.asked(state):
            break
        check_step(state)
        seat = rng.choice(GAME.asked(state))
        action = GAME.decode(state, rng.choice(GAME.legal(state, seat)))
        if len(GAME.asked(state)) == 1:
            assert GAME.check(state, seat, action) is None
        for event in GAME.apply(state, seat, action, None, chance):
            tally.hear(event)
    assert not GAME.asked(state)
    assert GAME.view(state, None).chapter <= 2
    assert (tally.won["spring"], tally.won["winter"]) == (tally.total("spring"), tally.total("winter"))
    spring, winter = tally.total("spring"), tally.total("winter")
    if spring != winter:
        assert tally.won["winner"] == ("spring" if spring > winter else "winter")
    elif players % 2:
        assert tally.won["winner"] == "writer"
    factions = [seat.faction for seat in GAME.view(state, None).seats]
    winners = tuple(seat for seat, faction in enumerate(factions) if faction == tally.won["winner"])
    assert GAME.outcome(state).winners == winners


def test_property_the_smallest_game():
    """Spec 10.4: five turns, three quests, everybody declines everything else."""
    state = lay(
        "alice:0@fair tin-man:0@prison cranky:2@asylum wolf:1@sq01 fox-cat:3@sq09",
        hands=dict.fromkeys(range(4), 4),
        quests="refuge@fair terror@oak-park",
    )

    def performed(seat, name, quest, memory, way=()):
        do(state, f"{seat} activate {name}")
        if way:
            do(state, f"{seat} play * winter", *[f"{seat} go {step}" for step in way])
        do(state, f"{seat} pass", f"{seat} perform {quest} {memory}")
        idle(state, "space")
        do(state, f"{seat} {offered(state, seat)[0]}")
        idle(state, "turn", "epilogue-part")

    performed(0, "alice", "refuge", "-")
    performed(1, "wolf", "terror", "1", ["oak-park"])
    do(state, "2 activate cranky", "2 pass", "2 put new-hope prison", "2 discard -")
    do(state, "3 activate fox-cat", "3 pass", "3 pass", "3 discard -")
    performed(0, "tin-man", "new-hope", "2")
    assert top(state) == "epilogue-part"
    idle(state, "over")
    assert GAME.view(state, None).winner in ("spring", "winter")
    assert sum(GAME.view(state, None).totals.values()) == 16 + 15 - 1  # three ties; dealt, drawn, walked
