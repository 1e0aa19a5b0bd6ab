"""What people do around a game: write over the table, hand it on, watch, complain, give orders, call for a bot."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from browser.asking import call, come_in, table_of
from browser.players import Mouse


@pytest.mark.parametrize("place", ["t", "book", "replay"])
def test_what_is_not_there_says_so_and_leads_home(visit, place):
    person = visit(language="hu")
    person.go(f"/{place}/XYZXYZ")
    expect(person.page.get_by_role("heading", name=person.t("refuse-no-such-table"))).to_be_visible()
    person.page.get_by_role("main").get_by_role("link", name=person.t("web-home")).click()
    person.tower().wait_for()


def test_the_replay_of_a_game_that_goes_on_is_refused_with_the_reason(visit):
    person = visit()
    come_in(person, "Anna")
    table = table_of("winter-queen", [person], 2, bots={1: "random"})
    person.go(f"/replay/{table['code']}")
    expect(person.page.get_by_role("heading", name=person.t("refuse-replay-running"))).to_be_visible()


def test_a_new_name_is_seen_at_the_table_at_once(visit):
    person = visit()
    come_in(person, "Anna")
    table = table_of("winter-queen", [person], 2, bots={1: "random"})
    person.go(f"/t/{table['code']}")
    person.frame()
    person.button("web-menu").click()
    person.button("web-me").click()
    person.page.get_by_label(person.t("web-name")).fill("Ildikó")
    person.page.locator("dialog[open] button[type=submit]").click()
    expect(person.page.locator(".wq")).to_contain_text("Ildikó")


def test_a_note_hangs_over_the_table_and_the_table_is_handed_on(visit):
    host, friend = visit(), visit(language="ru", size=(390, 844))
    code = host.invite()
    note = host.page.get_by_label(host.t("web-note"), exact=True)
    note.fill("In rhyme, please")
    note.press("Enter")
    friend.home()
    friend.go(f"/t/{code}")
    expect(friend.page.locator(".note")).to_contain_text("In rhyme, please")
    friend.button("web-at-seat", what=friend.t("web-sit"), number=2).click()
    friend.page.get_by_role("heading", name=friend.t("web-lobby-seats")).wait_for()
    expect(friend.button("web-start")).to_have_count(0)
    mine = friend.page.locator(".seats li.mine b")
    expect(mine).not_to_have_text(friend.t("web-gone"))
    name = mine.inner_text()
    host.button("web-about-person", what=host.t("web-hand-over"), name=name).click()
    expect(host.button("web-start")).to_have_count(0)
    friend.button("web-fill", free=1).click()
    expect(friend.button("web-start")).to_be_enabled()
    friend.page.get_by_text(friend.t("web-clock-name", clock="days"), exact=True).click()
    expect(friend.page.get_by_text(friend.t("web-clock-about", clock="days"))).to_be_visible()
    friend.button("web-start").click()
    friend.frame()
    friend.button("web-menu").click()
    expect(friend.page.locator("dialog .note")).to_contain_text("In rhyme, please")


def test_options_are_said_in_words(visit):
    host = visit(language="hu")
    host.home()
    host.tower("winter-tales").get_by_role("button").nth(1).click()
    kind, arbiter = host.page.locator("#lobby-preset"), host.page.locator("#option-arbiter")
    arbiter.wait_for(state="attached")
    expect(kind).to_have_value("usual")
    expect(arbiter).to_be_hidden()
    host.page.get_by_text(host.t("web-more-options")).click()
    assert arbiter.locator("option").all_inner_texts()[:3] == [
        host.t("web-wt-choice", choice=choice) for choice in ("automatic", "vote", "1")
    ]
    shown = host.page.locator(".setup option").all_inner_texts()
    assert not {"usual", "lots", "written", "hover", "none"} & set(shown)
    kind.select_option("club")
    expect(arbiter).to_have_value('"automatic"')
    arbiter.select_option(label=host.t("web-wt-choice", choice="vote"))
    expect(kind.locator(":checked")).to_have_text(host.t("web-preset-own"))


def test_an_open_table_can_be_watched_from_the_home(visit):
    host, stranger = visit(), visit(language="hu")
    come_in(host, "Ann the Open")
    table = call(host, "POST", "/api/tables/", {"game": "winter-queen", "players": 2, "options": {}, "public": True})
    call(host, "POST", f"/api/tables/{table['id']}/seats/0")
    call(host, "PUT", f"/api/tables/{table['id']}/seats/1/bot", {"level": "random"})
    call(host, "POST", f"/api/tables/{table['id']}/start")
    stranger.home()
    expect(stranger.page.get_by_role("heading", name=stranger.t("web-watch"))).to_be_visible()
    stranger.page.get_by_role("link").filter(has_text="Ann the Open").first.click()
    stranger.frame()
    expect(stranger.page.get_by_text(stranger.t("web-watching"))).to_be_visible()


def field(person):
    return table_of("gorynych", [person], 3, bots={1: "random", 2: "random"})


def begins(person, table):
    """Whether the lot has made somebody the first player, who gives signals."""
    return {"do": "begin"} in call(person, "GET", f"/api/tables/{table['id']}/seats/0/actions")["actions"]


def test_an_order_answers_for_its_seat_until_it_is_taken_back(visit):
    person = visit(language="ru")
    come_in(person, "Ann")
    table = next(filter(lambda one: begins(person, one), (field(person) for _ in range(60))))
    person.go(f"/t/{table['code']}")
    person.frame()
    asked = person.page.locator("[data-deed=begin]")
    expect(asked).to_be_visible()
    person.button("web-menu").click()
    order = person.page.get_by_role("switch", name=person.t("gort-order-begin"))
    expect(order).not_to_be_checked()
    order.click()
    expect(order).to_be_checked()
    expect(asked).to_have_count(0)
    person.page.reload()
    person.frame()
    person.button("web-menu").click()
    expect(order).to_be_checked()
    order.click()
    expect(order).not_to_be_checked()


def test_what_somebody_says_can_be_reported_and_not_heard(visit):
    host, friend = visit(), visit()
    come_in(host, "Ann")
    come_in(friend, "Ben")
    table = table_of("winter-queen", [host, friend], 2)
    call(friend, "POST", f"/api/tables/{table['id']}/talk", {"text": "something rude"})
    host.go(f"/t/{table['code']}")
    host.frame()
    host.page.keyboard.press("c")
    said = host.page.locator(".chat ol").get_by_text("something rude")
    expect(said).to_be_visible()
    more = host.button("web-about-talk", name="Ben")
    more.click()
    host.button("web-report").click()
    expect(host.page.locator(".toasts")).to_contain_text(host.t("web-reported"))
    more.click()
    host.button("web-mute").click()
    expect(said).to_have_count(0)
    expect(host.page.locator(".chat ol")).to_contain_text(host.t("web-muted"))


def test_a_bot_can_be_called_for_somebody_who_does_not_answer(visit):
    people = {"Ann": visit(), "Ben": visit()}
    for name, person in people.items():
        person.page.clock.install()
        come_in(person, name)
    table = table_of("winter-queen", list(people.values()), 2)
    first = call(people["Ann"], "GET", f"/api/tables/{table['id']}/seats/0/actions")["actions"]
    late, patient = ("Ann", "Ben") if first else ("Ben", "Ann")
    host = people[patient]
    host.go(f"/t/{table['code']}")
    expect(host.page.locator(".pill")).to_contain_text(late)  # the question has been heard: from now on it is open
    expect(host.button("web-call-bot")).to_have_count(0)
    host.page.clock.fast_forward(70_000)
    expect(host.page.get_by_text(host.t("web-late", name=late))).to_be_visible()
    host.button("web-call-bot").click()
    refusal = host.t("refuse-vote-early", seconds=60)  # a minute has gone by here, but not in the house
    expect(host.page.locator(".toasts")).to_contain_text(refusal)


def test_a_rivals_move_leaves_a_ring_and_a_look_back_is_lit(visit):
    person = visit(language="hu")
    come_in(person, "Anna")
    table = table_of("winter-queen", [person], 2, bots={1: "random"})
    person.go(f"/t/{table['code']}")
    person.frame()
    page, player = person.page, Mouse(person.page, Random(5))
    rings = page.locator("[data-trace]")
    for _ in range(600):
        if player.asked and player.moves and rings.count():
            break
        if player.asked:
            player.move()
        page.wait_for_timeout(40)
    expect(rings).to_have_count(1)
    space = rings.get_attribute("data-trace")
    page.reload()
    expect(page.locator(f'[data-trace="{space}"]')).to_have_count(1)  # read from the log, so it is still there
    person.button("web-look-back").first.click()
    expect(page.get_by_text(person.t("web-past"))).to_be_visible()
    expect(page.locator(".wq .count .ring")).not_to_have_count(0)
    person.button("web-back-to-now").first.click()
    expect(page.locator(".wq .count .ring")).to_have_count(0)
