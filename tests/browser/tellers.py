"""People who tell a story at a table of Winter Tales, and what each of them may see of the others' cards."""

from __future__ import annotations

import json
import re
import time
from contextlib import suppress

from playwright.sync_api import Error

from browser.inspection import STILL

EVERYTHING = {
    "memories": 5,
    "powers": True,
    "objectives": True,
    "skills": True,
    "epilogue": "alternative",
    "chapters": 2,
    "seating": "seats",
}
"""The Writer sits last."""
LIMIT = 600
CARD = re.compile(r"sc\d\d")
PRIVATE = ("wt-event-drew", "wt-event-discarded")
WISHED = ("perform", "part", "put", "play", "claim", "join", "fulfil", "rescue")
SENTENCES = {
    "en": " All night the snow fell on the roofs.",
    "ru": " Всю ночь на крыши падал снег.",
    "hu": " Egész éjjel hullott a hó.",
}

SEEN = """thing => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
        && thing.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""
"""Whether a thing can be tapped where it is, without scrolling."""


HEARD: list[tuple[Teller, str]] = []
"""Every frame of every page, in the order in which they came."""


class Teller:
    """Somebody who answers whatever the page asks, with words of their own now and then."""

    def __init__(self, visitor, rng, language, touch=False):
        self.visitor = visitor
        self.page = visitor.page
        self.rng = rng
        self.sentence = SENTENCES[language]
        self.touch = touch
        self.told = 0
        self.frames: list[str] = []
        self.page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, frame):
        self.frames.append(frame)
        HEARD.append((self, frame))

    @property
    def over(self):
        return self.page.locator("a[href^='/book/']").count() > 0

    @property
    def asked(self):
        return self.page.locator(".question").count() > 0

    def press(self, thing):
        """Presses what is there; something that has gone meanwhile is no trouble, something that is covered is."""
        try:
            if self.touch:
                thing.tap(timeout=3000)
            else:
                thing.click(timeout=3000)
        except Error as error:
            if "intercepts" in str(error) and self.covered(thing):
                raise AssertionError(f"something lies on it: {error}") from error
            raise

    def covered(self, thing):
        try:
            thing.scroll_into_view_if_needed(timeout=3000)
            self.page.evaluate(STILL)
            return not thing.evaluate(SEEN, timeout=3000)
        except Error:
            return False  # it has gone

    def one(self, selector):
        found = self.page.locator(selector)
        return found.nth(self.rng.randrange(found.count()))

    def answer(self):
        """One step towards an answer; what has gone meanwhile is looked for again."""
        with suppress(Error):
            self._answer()
        self.page.wait_for_timeout(20)

    def _answer(self):
        page = self.page
        tell = page.locator(".question .tell")
        if not tell.count():
            self._choose()
        elif tell.is_enabled():
            self._write()
            self.press(tell)
        elif page.locator(".choose button:enabled").count():
            self.press(self.one(".choose button:enabled"))
        elif page.locator(".hand button:not(.told, .counts)").count():
            self.press(self.one(".hand button:not(.told, .counts)"))
        else:
            self.press(page.locator(".question .back"))

    def _choose(self):
        answers = self.page.locator(".question .answer")
        kinds = answers.evaluate_all("all => all.map(one => one.dataset.do)")
        wished = [place for place, kind in enumerate(kinds) if kind in WISHED]
        if kinds:
            among = wished if wished and self.rng.random() < 0.75 else range(len(kinds))
            self.press(answers.nth(self.rng.choice(list(among))))

    def _write(self):
        field = self.page.locator(".question [role=textbox]")
        if field.count() and self.rng.random() < 0.3:
            field.press("End", timeout=3000)
            field.press_sequentially(self.sentence, timeout=5000)
            self.told += 1

    def views(self):
        """What the house has shown this page, newest last."""
        frames = [json.loads(frame) for frame in self.frames if '"view"' in frame]
        return [frame["view"] for frame in frames if frame.get("view")]


def opened(visitor, players, people, options, level="greedy"):
    """A table; bots sit where nobody of `people` does. The first is the visitor's."""
    api = visitor.context.request
    address = visitor.address
    api.post(f"{address}/api/me", data={"name": "Márta", "crest": "owl", "language": "en"})
    wish = {"game": "winter-tales", "players": players, "options": options}
    table = api.post(f"{address}/api/tables/", data=wish).json()
    for seat in range(players):
        path = f"{address}/api/tables/{table['id']}/seats/{seat}"
        if seat not in people:
            assert api.put(f"{path}/bot", data={"level": level}).ok
    for seat, person in people.items():
        if person is not visitor:
            person.context.request.post(f"{address}/api/me", data={"name": "Пётр", "crest": "fox", "language": "ru"})
        assert person.context.request.post(f"{address}/api/tables/{table['id']}/seats/{seat}", data={}).ok
    assert api.post(f"{address}/api/tables/{table['id']}/start").ok
    return table


def play(tellers):
    """Until the story is over at every page."""
    until = time.monotonic() + LIMIT
    steps = 0
    while not all(teller.over for teller in tellers):
        assert time.monotonic() < until, "the story finds no end"
        for teller in tellers:
            if teller.asked:
                teller.answer()
        tellers[0].page.wait_for_timeout(10)
        steps += 1
        if len(tellers) > 1 and steps % 40 == 0:
            look_at_pages(tellers)


def opened_cards(frame):
    """Cards that a frame tells everybody of."""
    events = [event for event in frame.get("events", ()) if event["key"] not in PRIVATE]
    return set(CARD.findall(json.dumps(events)))


def kept_to_themselves(tellers):
    """A card that one hand holds, and nobody has seen, is in no frame of anybody else; hands' sizes are nowhere."""
    public: set[str] = set()
    held = {teller: set() for teller in tellers}
    ever = {teller: set() for teller in tellers}
    looked = 0
    for teller, text in HEARD:
        frame = json.loads(text)
        public |= opened_cards(frame)
        view = frame.get("view") or {}
        if "hand" in view:
            held[teller] = set(view["hand"])
            assert set(view) & {"hands", "deck", "discards", "spare"} == set()
            assert all(set(seat) == {"faction", "objectives"} for seat in view["seats"])
        ever[teller] |= held[teller] | set(CARD.findall(json.dumps(own_events(frame))))
        secret = set().union(*(held[other] for other in tellers if other is not teller)) - public - ever[teller]
        looked += bool(secret)
        assert not set(CARD.findall(text)) & secret
    assert looked > 50, "hardly anything was secret: the test looks at nothing"


def own_events(frame):
    return [event for event in frame.get("events", ()) if event["key"] in PRIVATE]


def look_at_pages(tellers):
    """What another hand holds unseen is not on the page, either."""
    for teller, other in zip(tellers, reversed(tellers), strict=True):
        page = set(CARD.findall(teller.page.content()))
        public = set().union(*(opened_cards(json.loads(text)) for _, text in HEARD))
        own = {card for view in teller.views() for card in view["hand"]}
        hand = set(other.views()[-1]["hand"])
        assert not page & (hand - public - own)
