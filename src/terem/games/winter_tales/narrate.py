"""What there is to tell about an action: the kind of telling, the cards in it, and the facts a narrator may use.

The narrator is a pure function of the moment: the same record gives the same story. Its sentences are messages of the
catalogues, so that everybody reads them in their own language; each kind has `VARIANTS` of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple
from zlib import crc32

import msgspec

from terem.games.winter_tales import actions as a
from terem.games.winter_tales import lexicon
from terem.games.winter_tales.board import ARTIFACT, NOBODY, OUTCOMES, REFUGE, SIDES, TERROR, WINTER
from terem.games.winter_tales.codec import decode
from terem.games.winter_tales.frames.battle import ATTACK, DEFEND, Battle, Close
from terem.games.winter_tales.frames.epilogue import EpiloguePart
from terem.games.winter_tales.frames.hearing import CAPTIVE, HANDOVER, LINK, RETURN, VERDICT, Hearing
from terem.games.winter_tales.frames.movement import Movement
from terem.games.winter_tales.frames.objectives import ObjectiveWindow
from terem.games.winter_tales.frames.parts import Contribution, Part
from terem.games.winter_tales.frames.performing import ActionChoice, Performance
from terem.games.winter_tales.frames.powers import Handover, Naming, NewHope, borne
from terem.games.winter_tales.frames.quest import Quest, attending, current_quest
from terem.games.winter_tales.frames.telling import Telling
from terem.games.winter_tales.frames.trap import Trap
from terem.games.winter_tales.frames.turn import Turn
from terem.games.winter_tales.rules import lapse, lapse_cards, starts_walking
from terem.games.winter_tales.state import Frame, State
from terem.games.winter_tales.town import artifact_card, controlled, power_space, standing
from terem.kernel.phrase import Phrase

VARIANTS = 8

Facts = Mapping[str, Any]
_NOTHING: Mapping[str, int] = {}


class Tale(NamedTuple):
    """A piece of the story that is due with an action."""

    kind: str
    cards: tuple[str, ...]
    """The story cards told of, in the order in which they are named."""
    facts: Facts

    def phrase(self, first: int, told: Mapping[str, int] = _NOTHING) -> Phrase:
        """The narrator's sentences for it, as they are written down: one after another, from `first` on."""
        count = sum(told.get(f"wt-tell-{self.kind}-{number}", 0) for number in range(1, VARIANTS + 1))
        variant = (3 * first + crc32(self.kind.encode()) + count) % VARIANTS + 1
        return Phrase(f"wt-tell-{self.kind}-{variant}", msgspec.to_builtins(self.facts))


class Scene:
    """Names things for one moment of a game."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.board = state.board
        self.seat = seat

    def who(self, character: int, slot: str = "who") -> Facts:
        """A character in a slot."""
        return {slot: lexicon.character(self.board, character)}

    def place(self, area: int, slot: str = "where") -> Facts:
        """An area in a slot."""
        return {slot: lexicon.area(self.board, area)}

    def quest(self, quest: int, slot: str = "quest") -> Facts:
        """A quest in a slot."""
        return {slot: lexicon.quest(self.board, quest)}

    def cards(self, names: tuple[str, ...]) -> Facts:
        """Cards in their slots: card, card2, card3."""
        slots = ("card", "card2", "card3")
        return {slot: Phrase(f"wt-card-{name}") for slot, name in zip(slots, names, strict=False)}

    def memory(self, space: int) -> Facts:
        """A remembered event and for whom it went well."""
        side = OUTCOMES[self.state.memory_side[space]]
        return {"memory": lexicon.memory(self.state, space), "memory_side": side}

    def tale(self, kind: str, *facts: Facts, cards: tuple[str, ...] = ()) -> Tale:
        """A telling of these facts and cards."""
        found: dict[str, Any] = {}
        for part in facts:
            found.update(part)
        return Tale(kind, cards, found | dict(self.cards(cards)))

    def again(self, kind: str, *facts: Facts) -> Tale:
        """The last telling in other words: about the same cards, which the narrator has named already."""
        names = self.board.names.cards
        return self.tale(kind, *facts)._replace(cards=tuple(names[card] for card in self.state.told_cards))


def tale_of(state: State, seat: int, action: a.AnyAction) -> Tale | None:
    """What there is to tell about an action before it is taken; None where nothing is."""
    if isinstance(action, a.Lapse):
        action = lapsed(state, seat)
    scene = Scene(state, seat)
    top = state.frames[-1]
    ruled = isinstance(top, Hearing) and top.stage == VERDICT  # a vote stays secret
    if isinstance(action, a.Protest | a.Object) or (ruled and action == a.Verdict("rewrite")):
        return scene.tale("objection")
    if isinstance(action, a.Edit):
        return scene.again("retold")
    if isinstance(action, a.Handover):
        return _handover(scene, action.character)
    if isinstance(action, a.Rescue | a.Raid):
        return _rescue(scene, action) if isinstance(action, a.Rescue) else _raid(scene, action)
    frame = state.frames[-1]
    tell = _TALES.get(frame.kind)
    return tell(scene, frame, action) if tell else None


def voice_of(state: State) -> int:
    """Where the narrator begins at this table: by who sits where, so that another table hears another order."""
    return crc32(bytes([*state.ring, *state.factions]))


def lapsed(state: State, seat: int) -> a.AnyAction:
    """The action the rules take for a seat that does not answer; where cards are in it, only one seat is asked."""
    code = lapse(state, seat)
    return decode(state, code, lapse_cards(state, seat, code))


def _number(names: list[str], name: str) -> int:
    return names.index(name)


def _character(scene: Scene, name: str) -> int:
    return _number(scene.board.names.characters, name)


# --- the kinds, by the situation on top of the stack ---


def _turn(scene: Scene, frame: Frame, action: a.AnyAction) -> Tale | None:
    if not isinstance(action, a.Comeback):
        return None
    place = _number(scene.board.names.areas, action.location)
    whom = _character(scene, action.character)
    return scene.tale("return-rebel", scene.who(whom, "whom"), scene.place(place), cards=action.cards)


def _rescue(scene: Scene, action: a.Rescue) -> Tale:
    state, whom = scene.state, _character(scene, action.character)
    place = state.area[whom] if scene.board.settings.rescue_current else state.origin[whom]
    return scene.tale("rescue", scene.who(whom, "whom"), scene.place(place), cards=action.cards)


def _raid(scene: Scene, action: a.Raid) -> Tale:
    state, board = scene.state, scene.board
    card = state.secrets[scene.seat][WINTER]
    place = board.objective_places[card][0]
    there = [c for c in controlled(state, scene.seat) if state.area[c] == place and standing(state, c)]
    who = next(c for c in there if board.sides[c] == WINTER)
    theme = {"theme": lexicon.theme(board, card, action.theme)}
    return scene.tale("objective-raid", scene.who(who), scene.place(place), theme, cards=action.cards)


def _movement(scene: Scene, frame: Frame, action: a.AnyAction) -> Tale | None:
    assert isinstance(frame, Movement)
    state = scene.state
    who, here = scene.who(frame.character), scene.place(state.area[frame.character])
    joining = scene.quest(current_quest(state).quest) if frame.goal != NOBODY else {}
    match action:
        case a.Play(card):
            return scene.tale("join-move" if joining else "move", who, here, joining, cards=(card,))
        case a.Go() if starts_walking(state):
            return scene.tale("join-free" if joining else "move-free", who, here, joining)
        case a.Passage():
            return scene.tale("skill-passage", who, scene.place(scene.board.passages[frame.character], "to"))
        case a.Swap():
            return scene.tale("skill-objective", who)
    return None


def _action(scene: Scene, frame: Frame, action: a.AnyAction) -> Tale | None:
    assert isinstance(frame, ActionChoice)
    state, names = scene.state, scene.board.names
    who = scene.who(frame.character)
    match action:
        case a.Put(quest, at):
            title = scene.quest(names.quests.index(quest))
            if at in names.characters:
                return scene.tale("quest-hook-rebel", who, title, scene.who(_character(scene, at), "bearer"))
            return scene.tale("quest-hook", who, title, scene.place(names.areas.index(at)))
        case a.Perform(quest):
            return _opening(scene, names.quests.index(quest), frame.character, state.area[frame.character])
    return None


def _opening(scene: Scene, quest: int, character: int, area: int) -> Tale:
    facts = (scene.who(character), scene.quest(quest), scene.place(area))
    if scene.state.bookmark == NOBODY:
        return scene.tale("quest-open-first", *facts)
    return scene.tale("quest-open", *facts, scene.memory(scene.state.bookmark))


def _telling(scene: Scene, frame: Frame, action: a.AnyAction) -> Tale | None:
    assert isinstance(frame, Telling)
    facts: list[Facts] = []
    if frame.tale == "intro":
        return scene.tale("intro", scene.quest(frame.quest), scene.quest(frame.foe, "other"))
    for number, name in ((frame.who, scene.who), (frame.quest, scene.quest), (frame.area, scene.place)):
        if number != NOBODY:
            facts.append(name(number))
    if frame.foe != NOBODY:
        facts.append(scene.who(frame.foe, "foe"))
    return scene.tale(frame.tale, *facts)


def _battle(scene: Scene, frame: Frame, action: a.AnyAction) -> Tale | None:
    assert isinstance(frame, Battle)
    state = scene.state
    attacking = frame.stage == ATTACK
    own = frame.soldier if attacking else frame.rebel if frame.stage == DEFEND else frame.partner
    facts = (scene.who(own), scene.who(frame.rebel if attacking else frame.soldier, "foe"), scene.place(frame.area))
    kind = "battle-attack" if attacking else "battle-defend"
    match action:
        case a.Play(card):
            return scene.tale(kind, *facts, cards=(card,))
        case a.Free():
            fighter = scene.who(frame.answering(state, scene.seat, scene.board.free))
            return scene.tale(f"{kind}-free", *facts, fighter)
        case a.Artifact():
            return _artifact(scene, frame.answering(state, scene.seat, scene.board.artifact))
    return None


def _artifact(scene: Scene, character: int) -> Tale:
    """The card lies on the track and stays there: it is shown, but not played from a hand."""
    card = {"card": lexicon.card(scene.board, artifact_card(scene.state))}
    return scene.tale("artifact-card", scene.who(character), card)


def _close(scene: Scene, frame: Frame, action: a.AnyAction) -> Tale | None:
    assert isinstance(frame, Close)
    facts = (scene.who(frame.soldier), scene.who(frame.rebel, "foe"), scene.place(frame.area))
    match action:
        case a.Carry(area):
            return scene.tale("battle-close-captive", *facts, scene.place(scene.board.names.areas.index(area), "to"))
        case a.Tell():
            return scene.tale("battle-close-refuge", *facts, scene.place(scene.state.power_at[REFUGE], "to"))
    return scene.tale("battle-close-winter", *facts)


def _trap(scene: Scene, frame: Frame, action: a.AnyAction) -> Tale | None:
    assert isinstance(frame, Trap)
    here = scene.place(frame.area)
    match action:
        case a.Trap(card):
            return scene.tale("trap-set", scene.who(frame.soldier, "foe"), here, cards=(card,))
        case a.Play(card):
            return scene.tale("trap-evade", scene.who(frame.soldier), here, cards=(card,))
    return None


def _part(scene: Scene, frame: Frame, action: a.AnyAction) -> Tale | None:
    if not isinstance(action, a.Part):
        return None
    assert isinstance(frame, Part)
    quest = current_quest(scene.state)
    side = SIDES.index(action.side)
    there = attending(scene.state, scene.seat, frame.area, frame.joined)
    who = next((c for c in there if scene.board.sides[c] == side), there[0])
    helps = scene.board.quest_sides[quest.quest] == side
    facts = (scene.who(who), scene.quest(quest.quest), scene.place(quest.area))
    return scene.tale("part-help" if helps else "part-hinder", *facts)


def _contribution(scene: Scene, frame: Frame, action: a.AnyAction) -> Tale | None:
    assert isinstance(frame, Contribution)
    state = scene.state
    quest = current_quest(state)
    own = [c for c in quest.participants(state) if state.controller[c] == scene.seat]
    who = quest.character if scene.seat == quest.seat else own[0]
    facts = (scene.who(who), scene.quest(quest.quest), scene.place(quest.area))
    match action:
        case a.Play(card):
            return scene.tale(_card_kind(scene, frame, quest), *facts, cards=(card,))
        case a.Artifact():
            return _artifact(scene, next(c for c in own if c == state.power_at[ARTIFACT]))
    return None


def _card_kind(scene: Scene, frame: Contribution, quest: Quest) -> str:
    if scene.seat == quest.seat:
        return "last-card" if frame.most == 1 else "quest-card"
    return "quest-help" if frame.side == scene.board.quest_sides[quest.quest] else "quest-hinder"


def _naming(scene: Scene, frame: Frame, action: a.AnyAction) -> Tale | None:
    assert isinstance(frame, Naming)
    assert isinstance(action, a.Name)
    named = _character(scene, action.character)
    if frame.power == ARTIFACT:
        return scene.tale("power-artifact", scene.who(named))
    return scene.tale("power-love", scene.who(frame.bearer), scene.who(named, "whom"))


def _new_hope(scene: Scene, frame: Frame, action: a.AnyAction) -> Tale | None:
    assert isinstance(frame, NewHope)
    return scene.tale("power-new-hope", scene.who(frame.character)) if isinstance(action, a.Accept) else None


def _propaganda(scene: Scene, frame: Frame, action: a.AnyAction) -> Tale | None:
    if not isinstance(action, a.Propaganda):
        return None
    soldier, rebel = _character(scene, action.soldier), _character(scene, action.rebel)
    return scene.tale("power-propaganda", scene.who(soldier), scene.who(rebel, "foe"))


def _terror(scene: Scene, frame: Frame, action: a.AnyAction) -> Tale | None:
    if not isinstance(action, a.Terror):
        return None
    state, rebel = scene.state, _character(scene, action.character)
    card = {"card": lexicon.card(scene.board, state.memory_card[power_space(state, TERROR)])}
    return scene.tale("terror-attack", scene.who(rebel, "foe"), scene.place(state.area[rebel]), card)


def _retaliation(scene: Scene, frame: Frame, action: a.AnyAction) -> Tale | None:
    if isinstance(action, a.Undo):
        return scene.tale("power-retaliation-power", {"power": Phrase(f"wt-power-{action.power}")})
    assert isinstance(action, a.Destroy)
    rebel = _character(scene, action.character)
    tokens = borne(scene.state, rebel)
    if tokens:
        return scene.tale("power-retaliation-power", {"power": lexicon.power(tokens[0])})
    return scene.tale("power-retaliation-rebel", scene.who(rebel, "foe"))


def _objective(scene: Scene, frame: Frame, action: a.AnyAction) -> Tale | None:
    assert isinstance(frame, ObjectiveWindow)
    if not isinstance(action, a.Reveal | a.Fulfil):
        return None
    side = SIDES.index(action.side)
    who = scene.who(_agent(scene, frame, side))
    if isinstance(action, a.Reveal):
        return scene.tale("objective-reveal", who, scene.place(frame.area))
    theme = {"theme": lexicon.theme(scene.board, scene.state.secrets[scene.seat][side], action.theme)}
    if scene.state.bookmark == NOBODY:
        return scene.tale("objective-claim-first", who, theme)
    return scene.tale("objective-claim", who, theme, scene.memory(scene.state.bookmark))


def _agent(scene: Scene, frame: ObjectiveWindow, side: int) -> int:
    """Whose deed an objective was: the character it is about, else one of the seat's who was there, else any."""
    state = scene.state
    own = [c for c in controlled(state, scene.seat) if scene.board.sides[c] == side]
    there = [c for c in own if state.area[c] == frame.area != NOBODY]
    return frame.character if frame.character in own else (there or own)[0]


def _handover(scene: Scene, name: str) -> Tale:
    bearer = scene.state.power_at[ARTIFACT]
    whom = scene.who(_character(scene, name), "whom")
    return scene.tale("handover", scene.who(bearer), whom, scene.place(scene.state.area[bearer]))


def _epilogue_part(scene: Scene, frame: Frame, action: a.AnyAction) -> Tale | None:
    assert isinstance(frame, EpiloguePart)
    if not isinstance(action, a.Play):
        return None
    if frame.memory == NOBODY:
        return scene.tale(f"epilogue-{action.side}-bare", cards=(action.card,))
    return scene.tale(f"epilogue-{action.side}", scene.memory(frame.memory), cards=(action.card,))


def _hearing(scene: Scene, frame: Frame, action: a.AnyAction) -> Tale | None:
    """Told again: the same facts, in other words."""
    if not isinstance(action, a.Retell):
        return None
    assert isinstance(frame, Hearing)
    below = scene.state.frames[-2]
    if frame.matter == LINK and isinstance(below, Performance):
        return _opening(scene, below.quest, below.character, below.area)
    if frame.matter == CAPTIVE and isinstance(below, Close):
        return _close(scene, below, a.Carry(scene.board.names.areas[below.target]))
    if frame.matter == HANDOVER and isinstance(below, Handover):
        return _handover(scene, scene.board.names.characters[below.receiver])
    if frame.matter == RETURN and isinstance(below, Turn):
        whom = scene.who(below.returning, "whom")
        place = frame.location if action.location is None else scene.board.names.areas.index(action.location)
        return scene.again("return-again", whom, scene.place(place))
    return scene.again("retold")


_TALES: Mapping[str, Callable[[Scene, Frame, a.AnyAction], Tale | None]] = {
    "turn": _turn,
    "movement": _movement,
    "action": _action,
    "telling": _telling,
    "battle": _battle,
    "battle-close": _close,
    "trap": _trap,
    "part": _part,
    "contribution": _contribution,
    "naming": _naming,
    "new-hope": _new_hope,
    "propaganda": _propaganda,
    "terror": _terror,
    "retaliation": _retaliation,
    "objective": _objective,
    "epilogue-part": _epilogue_part,
    "hearing": _hearing,
}
