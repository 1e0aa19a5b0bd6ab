"""What is checked at every moment of a random game. A check raises AssertionError with a sentence for the author."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, zip_longest
from random import Random
from typing import Any, TypeVar

import msgspec

from terem.kernel.chance import EchoedChance, ExplicitChance
from terem.kernel.conformance.walk import Moment, image, require
from terem.kernel.phrase import Event, Refusal
from terem.kernel.registry import AnyGame
from terem.kernel.table import decode_action, refusal_of

T = TypeVar("T")


def viewers(game: AnyGame, state: Any) -> list[int | None]:
    """Every seat and a spectator."""
    return [*range(game.seats(state)), None]


MOST_LOOKERS = 4
"""A close look is taken through the eyes of so many; at a large table others each time."""


def some(eyes: Sequence[T], rng: Random) -> list[T]:
    """Through whose eyes a position is looked at."""
    return list(eyes) if len(eyes) <= MOST_LOOKERS else rng.sample(list(eyes), MOST_LOOKERS)


def invariants(moment: Moment, rng: Random) -> None:
    """The game's own promises hold after every action, and before the first."""
    states = [moment.step.state] if moment.table.entries else [moment.state, moment.step.state]
    for state in states:
        broken = moment.table.game.invariants(state)
        require(not broken, f"broken invariant: {'; '.join(broken)}")


def prompts(moment: Moment, rng: Random) -> None:
    """The prompt asks exactly the seats of `asked`, its default is playable, and it announces what is to be told."""
    game, state = moment.table.game, moment.state
    prompt = game.prompt(state)
    require(prompt.seats == game.asked(state), "prompt and asked name different seats")
    if prompt.default is not None:
        require(game.check(state, prompt.seats[0], prompt.default) is None, "the prompt's default is refused")
    told = game.narrate(state, moment.seat, moment.action, {})
    require(prompt.words or told is None, "something is told where the prompt announces no words")
    for seat in range(game.seats(state)):
        if seat not in prompt.seats:
            require(not game.legal(state, seat), f"seat {seat} has legal actions without being asked")


def legal(moment: Moment, rng: Random) -> None:
    """The list is ascending and within bounds; every listed action passes `check`, codes beside it do not."""
    game, state, seat = moment.table.game, moment.state, moment.seat
    codes = game.legal(state, seat)
    most = game.bounds(moment.table.board).actions
    require(all(a < b for a, b in pairwise(codes)), "legal codes are not strictly ascending")
    require(codes[0] >= 0 and codes[-1] < most, "a legal code is outside the action space")
    for code in rng.sample(codes, min(len(codes), 12)):
        refusal = game.check(state, seat, game.decode(state, code))
        require(refusal is None, f"code {code} is listed but refused: {refusal}")
    listed = {*codes, *game.interject(state, seat)}
    for code in (rng.randrange(most) for _ in range(12)):
        if code not in listed:
            require(_refused(game, state, seat, code), f"code {code} is not listed but accepted")


def _refused(game: AnyGame, state: Any, seat: int, code: int) -> bool:
    """Whether an action is refused, or its code stands for nothing here."""
    try:
        return game.check(state, seat, game.decode(state, code)) is not None
    except Refusal:
        return True


def faces(moment: Moment, rng: Random) -> None:
    """Object, JSON, text and code are four faces of one action."""
    game, state, action = moment.table.game, moment.state, moment.action
    plain = msgspec.json.decode(msgspec.json.encode(action))
    require(decode_action(game, plain) == action, "the action does not survive JSON")
    text = game.write(state, action)
    require("\n" not in text and game.read(state, text) == action, f"the action does not survive its text {text!r}")
    require(game.encode(state, action) == moment.code, "the action does not survive its code")


def step_equals_apply(moment: Moment, rng: Random) -> None:
    """The hot path changes the state exactly as `apply` does, and a copy shares nothing with its original."""
    game = moment.table.game
    before = image(moment.state.dump())
    quick = moment.state.copy()
    outcomes = [outcome for _, _, outcome in moment.step.entry.chance]
    game.step(quick, moment.seat, moment.code, ExplicitChance(outcomes))
    require(image(quick.dump()) == image(moment.step.state.dump()), "step and apply lead to different states")
    require(image(moment.state.dump()) == before, "playing on a copy changed the original")
    loaded = game.load(moment.table.board, msgspec.json.decode(before))
    require(image(loaded.dump()) == before, "the state does not survive dump and load")


def mutations(moment: Moment, rng: Random) -> None:
    """An action changed at random is accepted or refused as `check` says, and a refusal changes nothing."""
    game, state = moment.table.game, moment.state
    before = image(state.dump())
    for _ in range(4):
        plain = mutated(msgspec.to_builtins(moment.action), rng)
        try:
            action = decode_action(game, plain)
        except Refusal:
            continue
        refusal = refusal_of(game, state, moment.seat, action)
        try:
            moment.table.propose(moment.seat, action)
            taken = True
        except Refusal:
            taken = False
        require(taken == (refusal is None), f"check and the table disagree about {plain}")
        if taken:
            code = game.encode(state, action)
            listable = code < game.bounds(moment.table.board).actions
            listed = code in game.legal(state, moment.seat) or code in game.interject(state, moment.seat)
            require(not listable or listed, f"accepted but not listed: {plain}")
        require(image(state.dump()) == before, f"judging {plain} changed the state")


_STRANGE: tuple[Any, ...] = (None, -1, 0, 1, 2, 3, 99, 10**9, "", "x", "A1", "B3", [], {}, True)


def mutated(plain: Any, rng: Random) -> Any:
    """The action with one field changed, dropped or added."""
    if not isinstance(plain, dict):
        return rng.choice(_STRANGE)
    changed = dict(plain)
    field = rng.choice(sorted(changed))
    if isinstance(changed[field], dict) and changed[field]:
        return {**changed, field: mutated(changed[field], rng)}
    way = rng.randrange(4)
    if way == 0:
        del changed[field]
    elif way == 1 and len(changed) > 1:
        changed[field] = changed[rng.choice(sorted(changed))]
    else:
        changed[field] = rng.choice(_STRANGE)
    return changed


def two_worlds(moment: Moment, rng: Random) -> None:
    """What a viewer is shown, offered, told and refused does not depend on what is hidden from them."""
    game, state = moment.table.game, moment.state
    for viewer in some(viewers(game, state), rng):
        other = game.scramble(state, viewer, rng)
        require(_shown(game, state, viewer) == _shown(game, other, viewer), f"{_who(viewer)} sees hidden facts")
        asked = game.questions(state, viewer)
        require(image(asked) == image(game.questions(other, viewer)), f"the questions of {_who(viewer)} leak")
        for question in rng.sample(list(asked), min(len(asked), 3)):
            answers = [image(game.explain(world, viewer, question)) for world in (state, other)]
            require(answers[0] == answers[1], f"an explanation to {_who(viewer)} depends on hidden facts")
        if viewer is not None:
            require(game.legal(state, viewer) == game.legal(other, viewer), f"legal actions of {_who(viewer)} leak")
            _compare_refusals(moment, other, viewer, rng)
        _compare_telling(moment, other, viewer)


def _who(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def _shown(game: AnyGame, state: Any, viewer: int | None) -> bytes:
    return image([game.view(state, viewer), game.prompt(state) if game.asked(state) else None])


def _compare_refusals(moment: Moment, other: Any, viewer: int, rng: Random) -> None:
    game = moment.table.game
    for _ in range(4):
        try:
            action = decode_action(game, mutated(msgspec.to_builtins(moment.action), rng))
        except Refusal:
            continue
        answers = [refusal_of(game, world, viewer, action) for world in (moment.state, other)]
        require(answers[0] == answers[1], f"a refusal to {_who(viewer)} depends on hidden facts")


def _compare_telling(moment: Moment, other: Any, viewer: int | None) -> None:
    """The same action in both worlds: only an event that opens a secret may differ, and only then the view."""
    game = moment.table.game
    if refusal_of(game, other, moment.seat, moment.action):
        require(moment.seat != viewer, f"the legality of {_who(viewer)}'s own action depends on hidden facts")
        return
    entry = moment.step.entry
    events = game.apply(other, moment.seat, moment.action, entry.words, EchoedChance(entry.chance))
    here, there = _heard(moment.step.events, viewer), _heard(events, viewer)
    if _told_alike(game, here, there, f"an event told to {_who(viewer)} depends on hidden facts"):
        same = _shown(game, moment.step.state, viewer) == _shown(game, other, viewer)
        require(same, f"{_who(viewer)} is shown a hidden fact without an event that reveals it")


def _told_alike(game: AnyGame, here: list[Event], there: list[Event], sentence: str) -> bool:
    """Whether two worlds are told the same; where they part, it must be at an event that opens a secret."""
    for one, other in zip_longest(here, there):
        if image(one) != image(other):
            told = [event.phrase.key for event in (one, other) if event is not None]
            require(any(key in game.reveals for key in told), sentence)
            return False
    return True


def blind(moment: Moment, rng: Random) -> None:
    """An answer to a blind prompt could have been any other: nobody else can tell before an event reveals it."""
    game, state = moment.table.game, moment.state
    if not game.prompt(state).blind:
        return
    code = rng.choice(game.legal(state, moment.seat))
    other = state.copy()
    events = game.apply(other, moment.seat, game.decode(state, code), None, EchoedChance(moment.step.entry.chance))
    for viewer in viewers(game, state):
        if viewer != moment.seat:
            here, there = _heard(moment.step.events, viewer), _heard(events, viewer)
            if _told_alike(game, here, there, f"an event tells {_who(viewer)} a blind answer"):
                same = _shown(game, moment.step.state, viewer) == _shown(game, other, viewer)
                require(same, f"{_who(viewer)} is shown a blind answer")
                if viewer is not None:
                    _same_knowledge(game, moment.step.state, other, viewer)


def openness(moment: Moment, rng: Random) -> None:
    """In an open game nothing is asked in secret, and another action would have looked different to every seat."""
    game, state = moment.table.game, moment.state
    if not game.open:
        return
    require(not game.prompt(state).blind, "an open game asks in secret")
    action = game.decode(state, rng.choice(game.legal(state, moment.seat)))
    if action == moment.action:
        return
    other = state.copy()
    events = game.apply(other, moment.seat, action, None, EchoedChance(moment.step.entry.chance))
    for viewer in range(game.seats(state)):
        here = image([_heard(moment.step.events, viewer), _shown(game, moment.step.state, viewer)])
        there = image([_heard(events, viewer), _shown(game, other, viewer)])
        require(here != there, f"{_who(viewer)} cannot tell what was done in an open game")


def interjections(moment: Moment, rng: Random) -> None:
    """What may be done beside the prompt is named in it, keeps the game sound, and in a blind prompt stays secret."""
    game, state = moment.table.game, moment.state
    prompt = game.prompt(state)
    named = {seat for open_ in prompt.interjections for seat in open_.seats}
    able = {seat: game.interject(state, seat) for seat in range(game.seats(state))}
    require(named == {seat for seat, codes in able.items() if codes}, "the prompt names other seats than may interject")
    for seat in sorted(named):
        codes = able[seat]
        require(all(a < b for a, b in pairwise(codes)), "interjections are not strictly ascending")
        worlds = [_interjected(moment, seat, code) for code in rng.sample(codes, min(len(codes), 2))]
        for viewer in viewers(game, state):
            if prompt.blind and viewer != seat:
                seen = {image([_heard(events, viewer), _shown(game, after, viewer)]) for after, events in worlds}
                require(len(seen) == 1, f"{_who(viewer)} is shown what {_who(seat)} did in a blind prompt")


def _interjected(moment: Moment, seat: int, code: int) -> tuple[Any, list[Event]]:
    game, state = moment.table.game, moment.state
    action = game.decode(state, code)
    refusal = refusal_of(game, state, seat, action)
    require(refusal is None, f"interjection {code} is listed but refused: {refusal}")
    text = game.write(state, action)
    require(game.read(state, text) == action, f"the interjection does not survive its text {text!r}")
    after = state.copy()
    events = game.apply(after, seat, action, None, EchoedChance([]))
    new = game.prompt(after).id > game.prompt(state).id
    require(new or game.asked(after) == game.asked(state), "an interjection answered the prompt")
    broken = game.invariants(after)
    require(not broken, f"an interjection breaks an invariant: {'; '.join(broken)}")
    return after, events


def _same_knowledge(game: AnyGame, here: Any, there: Any, seat: int) -> None:
    known = [image([game.knowledge(world, seat), game.observe(world, seat)]) for world in (here, there)]
    require(known[0] == known[1], f"the knowledge of {_who(seat)} holds a blind answer")


def _heard(events: list[Event], viewer: int | None) -> list[Event]:
    return [event for event in events if event.heard_by(viewer)]


def redeals(moment: Moment, rng: Random) -> None:
    """A redealt state is sound, gives the same knowledge, and varies wherever something is hidden."""
    game, board = moment.table.game, moment.table.board
    for seat in some(range(game.seats(moment.state)), rng):
        known = game.knowledge(moment.state, seat)
        for _ in range(2):
            dealt = game.redeal(board, known, rng)
            broken = game.invariants(dealt)
            require(not broken, f"a redeal for {_who(seat)} is unsound: {'; '.join(broken)}")
            same = image(game.knowledge(dealt, seat)) == image(known)
            require(same, f"a redeal contradicts what {_who(seat)} knows")
            require(game.legal(dealt, seat) == game.legal(moment.state, seat), "a redeal changes the legal actions")
        _vary(game, moment, seat, known, rng)


def _vary(game: AnyGame, moment: Moment, seat: int, known: Any, rng: Random) -> None:
    """Where another world gives the same knowledge, redeals must not all be the same world."""
    other = game.scramble(moment.state, seat, rng)
    hidden = image(other.dump()) != image(moment.state.dump())
    if hidden and image(game.knowledge(other, seat)) == image(known):
        worlds = (image(game.redeal(moment.table.board, known, rng).dump()) for _ in range(16))
        first = next(worlds)
        require(any(world != first for world in worlds), f"redeals for {_who(seat)} never vary")


def observations(moment: Moment, rng: Random) -> None:
    """Arrays have the promised size and depend on the seat's knowledge only."""
    game, board = moment.table.game, moment.table.board
    for seat in some(range(game.seats(moment.state)), rng):
        seen = game.observe(moment.state, seat)
        require(len(seen) == game.bounds(board).observation, "an observation has another size than the bounds say")
        require(min(seen) >= 0.0 and max(seen) <= 1.0, "an observation leaves the range from 0 to 1")
        dealt = game.redeal(board, game.knowledge(moment.state, seat), rng)
        require(game.observe(dealt, seat) == seen, f"the observation of {_who(seat)} depends on hidden facts")


def draws(moment: Moment, rng: Random) -> None:
    """No action draws more often, or from more outcomes, than the bounds say."""
    bounds = moment.table.game.bounds(moment.table.board)
    drawn = moment.step.entry.chance
    require(len(drawn) <= bounds.draws, "an action draws more often than the bounds say")
    require(all(len(weights) <= bounds.outcomes for _, weights, _ in drawn), "a draw has more outcomes than allowed")
