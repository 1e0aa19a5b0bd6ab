"""Gorynych, Burn! in real browsers: whole games to a win and each kind of loss, secrets, keys, one screen for two."""

from __future__ import annotations

import json
import re
from pathlib import Path

from browser import fingers
from browser.asking import call, come_in, table_of
from browser.heads import Arsonist, Head, Idler, Planner, Runaway, play

PHONE = {"size": (390, 844), "has_touch": True, "is_mobile": True}
FIXED = {"order": "ABCD", "rotation": 0}
GENTLE = {**FIXED, "knight_deck": "easy", "starts": "longest"}
CRUEL = {**FIXED, "mode": "advanced", "tiles": "hard", "knight_deck": "hard", "starts": "shortest"}


def seated(visit, decide, options, bots, languages=("en", "ru")):
    """Two people, one of them with a phone, and two bots, at a table that has begun."""
    desk, phone = visit(language=languages[0]), visit(language=languages[1], **PHONE)
    come_in(desk, "Anna")
    come_in(phone, "Boris")
    heads = [Head(desk, decide()), Head(phone, decide(), finger=True)]
    table = table_of("gorynych", [desk, phone], 4, options, {2: bots, 3: bots})
    for head in heads:
        head.visitor.go(f"/t/{table['code']}")
        head.page.locator(".board").wait_for()
    return heads, table


def until(visit, ending, decide, options, bots, tries, **settings):
    """Games of these people until one ends like this; both see the same, in their own languages."""
    seen = []
    for _ in range(tries):
        heads, table = seated(visit, decide, options, bots, **settings)
        play(heads)
        seen.append(heads[0].view["ending"])
        if seen[-1] == ending:
            for head in heads:
                title = head.visitor.t("gort-end-title", ending=ending)
                assert head.page.get_by_role("heading", name=title, exact=True).is_visible()
                assert head.page.locator(".end ol li").count() > 0
            return heads, table
        for head in heads:
            head.visitor.leave()
    raise AssertionError(f"no game ended with {ending}: {seen}")


def test_a_team_that_understands_each_other_wins(visit):
    heads, table = until(visit, "won", lambda: Planner(4, GENTLE), GENTLE, "chorus", 4)
    desk = heads[0].visitor
    replayed(desk, table)


def replayed(visitor, table):
    """The game once more: a seat sees its own face-down card, and spectators see none."""
    page = visitor.page
    path = f"/api/tables/{table['id']}/replay/?seat="
    found = None
    for seat in range(4):
        text = page.evaluate("async path => (await fetch(path)).text()", f"{path}{seat}")
        views = [json.loads(line)["view"] for line in text.splitlines() if line]
        steps = [step for step, view in enumerate(views) if view["phase"] == "choose" and view["locked"]]
        found = found or ((seat, steps[0], views[steps[0]]["locked"]) if steps else None)
    seat, step, card = found
    visitor.go(f"/replay/{table['code']}?seat={seat}&step={step}")
    page.locator(f'.card.down[data-card="{card}"]').wait_for()
    visitor.go(f"/replay/{table['code']}?step={step}")
    page.locator(".board").wait_for()
    assert page.locator(".card").count() == 0  # spectators have no hand


def test_a_team_that_sleeps_lets_a_knight_in(visit):
    until(visit, "terem-reached", Idler, CRUEL, "chorus", 3, languages=("hu", "en"))


def test_a_team_that_plays_with_fire_burns_the_terem(visit):
    until(visit, "terem-burnt", Arsonist, FIXED, "random", 12)


def test_a_team_that_runs_away_leaves_the_field(visit):
    until(visit, "field-left", Runaway, FIXED, "random", 12)


class Keys(Head):
    """Somebody without a pointer."""

    def press(self, selector):
        fingers.press(self.page, self.page.locator(selector).first)


TOLD = """(over => new MutationObserver(() => {
    const ended = document.querySelector('.frame main > .end') !== null;
    const pill = document.querySelector('.frame .pill')?.textContent?.trim();
    if (!ended && pill === over && document.querySelector('.board')) window.told = true;
}).observe(document, { childList: true, subtree: true, characterData: true }))(OVER)"""
"""Notes whether the board was still seen once the game was over."""


def test_a_whole_game_by_keys_alone_and_its_end_waits_for_the_last_flight(visit):
    person = visit(language="hu")
    person.page.emulate_media(reduced_motion="no-preference")
    come_in(person, "Anna")
    person.context.add_init_script(TOLD.replace("OVER", json.dumps(person.t("web-stage", stage="over"))))
    head = Keys(person, Idler())
    table = table_of("gorynych", [person], 3, CRUEL, {1: "chorus", 2: "chorus"})
    person.go(f"/t/{table['code']}")
    person.page.locator(".board").wait_for()
    play([head])
    assert person.page.evaluate("window.told === true")
    title = person.t("gort-end-title", ending=head.view["ending"])
    assert person.page.get_by_role("heading", name=title, exact=True).is_visible()


def test_a_locked_card_can_be_changed_and_nobody_learns_of_it(visit):
    """Anna lays a card, then another one: what Boris was sent, and what his page shows, stays the same to the byte."""
    anna, boris, third = visit(), visit(language="hu"), visit()
    for visitor, name in ((anna, "Anna"), (boris, "Boris"), (third, "Cili")):
        come_in(visitor, name)
    heads = [Head(visitor, Idler()) for visitor in (anna, boris, third)]
    table = table_of("gorynych", [anna, boris, third], 3, FIXED)
    for head in heads:
        head.visitor.go(f"/t/{table['code']}")
        head.page.locator(".board").wait_for()
    chooses(heads)
    first, watcher = heads[0], heads[1]
    first.lay("red")
    watcher.page.locator(".lk svg").first.wait_for()
    watcher.page.wait_for_timeout(2500)  # whoever has answered is told once a second
    before, shown = len(updates(watcher)), watcher.page.locator(".board").inner_html()
    first.press('[data-card="green"]')
    first.press("[data-deed=lay]")
    first.page.locator('.card.down[data-card="green"]').wait_for()
    watcher.page.wait_for_timeout(2500)
    assert len(updates(watcher)) == before
    assert watcher.page.locator(".board").inner_html() == shown
    for head in heads[1:]:
        told = [event for frame in updates(head) for event in frame.get("events", [])]
        assert not [event for event in told if event["key"] == "gor-event-chose"]
        assert all(frame["view"]["locked"] is None for frame in updates(head) if frame.get("view"))
    own = [event for frame in updates(first) for event in frame.get("events", []) if event["key"] == "gor-event-chose"]
    assert [event["arguments"]["card"] for event in own] == ["red", "green"]


def chooses(heads):
    """Whoever is first begins; then everybody chooses."""
    for _ in range(100):
        for head in heads:
            head.page.evaluate("document.querySelector('[data-deed=hurry]')?.click()")
            if head.page.locator("[data-deed=begin]").count():
                head.press("[data-deed=begin]")
        if all(head.page.locator("[data-deed=skip]").count() for head in heads):
            return
        heads[0].page.wait_for_timeout(50)
    raise AssertionError("nobody may choose")


def updates(head):
    return [frame for frame in head.frames if frame["type"] == "update"]


def test_silence_closes_the_chat_and_a_token_opens_it(visit):
    people = [visit(), visit(language="ru"), visit(language="hu")]
    for visitor, name in zip(people, ("Anna", "Boris", "Cili"), strict=True):
        come_in(visitor, name)
    heads = [Head(visitor, Idler()) for visitor in people]
    table = table_of("gorynych", people, 3, FIXED)
    for head in heads:
        head.visitor.go(f"/t/{table['code']}")
        head.page.locator(".board").wait_for()
    speaker = next(head for head in heads if head.view["seat"] == head.view["first"])
    listener = next(head for head in heads if head is not speaker)
    said = {"text": "We go left"}
    refused = listener.page.evaluate(
        "async ([path, body]) => (await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' },"
        " body: JSON.stringify(body) })).ok",
        [f"/api/tables/{table['id']}/talk", said],
    )
    assert refused is False
    knight = speaker.view["knights"][0]["knight"]
    speaker.press(f'[data-knight="{knight}"]')
    listener.page.locator(".ring").first.wait_for()
    speaker.press("[data-deed=speak]")
    listener.page.locator(".hush.talking").wait_for()
    call(listener.visitor, "POST", f"/api/tables/{table['id']}/talk", said)
    speaker.press("[data-deed=hush]")
    listener.page.locator(".hush.talking").wait_for(state="detached")


def test_a_round_by_keys_alone(visit):
    visitor = visit()
    come_in(visitor, "Anna")
    head = Head(visitor, Idler())
    table = table_of("gorynych", [visitor], 3, FIXED, {1: "random", 2: "random"})
    visitor.go(f"/t/{table['code']}")
    page = visitor.page
    page.locator(".board").wait_for()
    chooses([head])
    tab_to(page, "[data-cell]")
    here = page.evaluate("document.activeElement.dataset.cell")
    page.keyboard.press("ArrowUp" if here[0] != "0" else "ArrowDown")
    there = page.evaluate("document.activeElement")
    assert there is not None
    assert page.evaluate("document.activeElement.dataset.cell") != here
    assert re.match(r"\d\d; ", page.evaluate("document.activeElement.getAttribute('aria-label')"))
    tab_to(page, "[data-card]")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.card")
    page.keyboard.press("Enter")
    tab_to(page, "[data-deed=lay]")
    page.keyboard.press("Enter")
    page.locator("[data-deed=skip]").wait_for(state="detached")


def tab_to(page, selector):
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
    raise AssertionError(f"no Tab leads to {selector}")


def pressed(page, selector):
    """Presses a button if it is there at this very moment; whether it was."""
    find = "selector => { const found = document.querySelector(selector); found?.click(); return Boolean(found) }"
    return page.evaluate(find, selector)


def test_two_friends_at_one_screen_have_a_curtain_between_their_choices(visit):
    friends = visit(language="hu", size=(1024, 768))
    come_in(friends, "Ilona")
    table = call(friends, "POST", "/api/tables/", {"game": "gorynych", "players": 3, "options": FIXED})
    for seat in (0, 1):
        call(friends, "POST", f"/api/tables/{table['id']}/seats/{seat}")
    call(friends, "PUT", f"/api/tables/{table['id']}/seats/2/bot", {"level": "random"})
    call(friends, "POST", f"/api/tables/{table['id']}/start")
    friends.go(f"/t/{table['code']}")
    page, lifted, laid = friends.page, 0, 0
    for _ in range(300):
        if lifted >= 4 or page.locator(".frame main > .end").count():
            break
        pressed(page, "[data-deed=hurry]")
        assert page.locator(".curtain [data-card]").count() == 0
        if pressed(page, ".curtain button"):
            lifted += 1
        elif not pressed(page, "[data-deed=begin]"):
            laid += pressed(page, "[data-deed=skip]")
        page.wait_for_timeout(60)
    assert lifted >= 1
    assert laid >= 2


def test_the_field_is_designed_before_the_game(visit):
    visitor = visit()
    come_in(visitor, "Anna")
    table = call(visitor, "POST", "/api/tables/", {"game": "gorynych", "players": 4, "options": {}})
    call(visitor, "POST", f"/api/tables/{table['id']}/seats/0")
    visitor.go(f"/t/{table['code']}")
    page = visitor.page
    page.get_by_text(visitor.t("gort-set", preset="hard"), exact=True).click()
    page.get_by_text(visitor.t("gort-percent", percent=10), exact=True).nth(1).wait_for()
    visitor.button("gort-shuffle").click()
    page.get_by_text(visitor.t("gort-swap-hint")).wait_for()
    options = call(visitor, "GET", f"/api/tables/{table['id']}")["sitting"]["options"]
    assert options["order"] != "random"
    assert options["knight_deck"] == "hard"
    page.locator(".sides button").nth(0).click()
    reason = visitor.t("gor-field-tunnel-exit", order="@", colour="@", cell="@").split("@")[-1]
    page.get_by_text(re.compile(re.escape(reason))).wait_for()
    visitor.troubles[:] = [trouble for trouble in visitor.troubles if "400" not in trouble]  # what cannot be laid


def test_the_pieces_are_drawn_from_one_sheet():
    sheet = Path(__file__).parents[2] / "web" / "src" / "games" / "gorynych" / "art" / "pieces.svg"
    ids = set(re.findall(r'<symbol id="([^"]+)"', sheet.read_text(encoding="utf-8")))
    assert {f"knight-{number}" for number in range(1, 11)} <= ids
    assert {f"manoeuvre-{number}-{side}" for number in range(1, 10) for side in ("dragon", "knights")} <= ids
