"""Winter Queen played to the end in real browsers, every way there is to play it."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import expect
from server.driver import Server
from server.services import free_port

from browser.players import MARKED, OVER, SLOT, Finger, Keys, Mouse, Player, Reader

CALL = """async ([method, path, body]) => {
    const headers = { "Content-Type": "application/json" };
    const sent = method === "GET" ? {} : { headers, body: JSON.stringify(body) };
    const answer = await fetch(path, { method, ...sent });
    return [answer.ok, await answer.text()];
}"""


def call(visitor, method, path, body=None):
    """A request of this visitor."""
    fine, text = visitor.page.evaluate(CALL, [method, path, body or {}])
    assert fine, text
    return json.loads(text)


def stage(visitor, table):
    return call(visitor, "GET", f"/api/tables/{table['id']}")["sitting"]["stage"]


def come_in(visitor, name, density="normal"):
    visitor.context.add_init_script(f"localStorage.setItem('terem.density', '\"{density}\"')")
    visitor.go("/healthz")
    call(visitor, "POST", "/api/me", {"name": name, "crest": "owl", "language": visitor.speaker.language})


def table_for(visitors, players, bots=()):
    """A table with these people in its first seats, started; everybody looks at it."""
    owner = visitors[0]
    table = call(owner, "POST", "/api/tables/", {"game": "winter-queen", "players": players})
    for seat, visitor in enumerate(visitors):
        call(visitor, "POST", f"/api/tables/{table['id']}/seats/{seat}")
    for seat in bots:
        call(owner, "PUT", f"/api/tables/{table['id']}/seats/{seat}/bot", {"level": "greedy"})
    call(owner, "POST", f"/api/tables/{table['id']}/start")
    for visitor in visitors:
        visitor.go(f"/t/{table['code']}")
        visitor.page.locator(".wq .cell").first.wait_for()
    return table


def play(players, most=400):
    """Everybody answers when asked, until all have seen the end."""
    for _ in range(most):
        if all(player.over for player in players):
            return
        for player in players:
            if not player.over and player.asked:
                player.move()
        players[0].page.wait_for_timeout(30)
    raise AssertionError("the game does not end")


def result(visitor):
    """The totals as the end screen shows them, best first."""
    visitor.page.locator(f"{OVER} .win").first.wait_for()
    return [int(text) for text in visitor.page.locator(f"{OVER} strong").all_inner_texts()]


def test_mouse_keyboard_finger_and_a_bot_play_one_game_and_see_one_result(visit):
    mouse, keys = visit(), visit(size=(1280, 800))
    finger = visit(language="ru", size=(390, 844), has_touch=True, is_mobile=True)
    for visitor, name in ((mouse, "Anna"), (keys, "Béla"), (finger, "Вера")):
        come_in(visitor, name)
    table = table_for([mouse, keys, finger], 4, bots=(3,))
    people = [Mouse(mouse.page, Random(1)), Keys(keys.page, Random(2)), Finger(finger.page, Random(3))]
    play(people)
    assert result(mouse) == result(keys) == result(finger)
    assert stage(mouse, table) == "over"
    assert min(person.moves for person in people) > 5
    told = finger.t("wqt-end-lead")
    assert finger.page.get_by_text(told).is_visible()
    expect(finger.button("web-play-again")).to_be_in_viewport()  # however long the count is


def test_two_friends_play_at_one_screen_in_hungarian(visit):
    friends = visit(language="hu", size=(1024, 768))
    come_in(friends, "Ilona")
    table = call(friends, "POST", "/api/tables/", {"game": "winter-queen", "players": 2})
    for seat in (0, 1):
        call(friends, "POST", f"/api/tables/{table['id']}/seats/{seat}")
    call(friends, "POST", f"/api/tables/{table['id']}/start")
    friends.go(f"/t/{table['code']}")
    person = Mouse(friends.page, Random(4))
    lifted = 0
    for _ in range(400):
        if person.over:
            break
        curtain = friends.page.locator(".curtain button")
        if curtain.count():
            assert not friends.page.locator(".curtain").get_by_text(friends.t("wqt-only-you", points=0)).count()
            curtain.click()
            lifted += 1
        elif person.asked:
            person.move()
        else:
            friends.page.keyboard.press(" ")  # what came of the move has been seen
        friends.page.wait_for_timeout(30)
    assert lifted > 5
    assert len(result(friends)) == 2


def test_a_game_goes_on_after_the_house_was_killed(visit, page_built, tmp_path):
    house = Server(free_port(), "--pace", "0", "--rate", "1000", "--data", str(tmp_path))
    house.start()
    try:
        visitor = visit(address=house.address, size=(1440, 900))
        come_in(visitor, "Anna")
        table_for([visitor], 2, bots=(1,))
        person = Mouse(visitor.page, Random(5))
        while person.moves < 4:
            if person.asked:
                person.move()
            visitor.page.wait_for_timeout(30)
        house.kill()
        lost = visitor.page.get_by_text(visitor.t("web-lost-line"))
        expect(lost).to_be_visible()
        house.start()
        expect(lost).to_have_count(0)
        play([person])
        assert len(result(visitor)) == 2
    finally:
        house.stop()


def test_a_game_can_be_played_by_the_accessibility_tree_alone(visit):
    visitor = visit(language="ru", size=(1440, 900))
    come_in(visitor, "Вера")
    table_for([visitor], 3, bots=(1, 2))
    play([Reader(visitor.page, Random(6), visitor.speaker)])
    assert len(result(visitor)) == 3


def test_a_refused_try_says_why_and_names_the_rule(visit):
    visitor = visit()
    come_in(visitor, "Anna")
    table_for([visitor], 3, bots=(1, 2))
    person = Mouse(visitor.page, Random(7))
    while not person.asked:
        visitor.page.wait_for_timeout(30)
    visitor.page.locator(".distant button.slot").first.click()
    visitor.page.get_by_text("out of your reach").first.wait_for()
    visitor.page.locator(".near button.slot").first.click()
    taken = visitor.page.locator(".cell:has(.crystal)").first
    taken.click(force=True)  # it says of itself that it cannot be chosen; somebody tries all the same
    visitor.page.get_by_text("choose an empty space").first.wait_for()
    assert visitor.page.locator(".plan").count() == 0


@pytest.mark.parametrize("pointing", ["hover", "focus"])
def test_a_page_shows_why_it_would_score(visit, pointing):
    visitor = visit()
    come_in(visitor, "Anna")
    table_for([visitor], 2, bots=(1,))
    person = Mouse(visitor.page, Random(8))
    filled = visitor.page.locator(".own .page:has(.worth:not(.would))")
    while not filled.count():
        if person.asked:
            Player.place(person, on_page=True)
        visitor.page.wait_for_timeout(50)
    page = filled.first
    points = int(page.locator(".worth").get_attribute("data-number"))
    if pointing == "hover":
        page.hover()
    else:
        visitor.page.keyboard.press("Tab")
        page.focus()
    visitor.page.locator(".slip").wait_for()
    assert str(points) in visitor.page.locator(".slip b").inner_text()
    on_map = visitor.page.locator(".count text").all_text_contents()
    on_pages = visitor.page.locator(".page .lit").evaluate_all("all => all.map(one => one.dataset.number)")
    shown = " ".join([*on_map, *on_pages]).split()
    assert sorted(map(int, shown)) == list(range(1, points + 1))


def test_a_finger_learns_what_a_page_counts(visit):
    visitor = visit(language="hu", size=(390, 844), has_touch=True, is_mobile=True)
    come_in(visitor, "Anna")
    table_for([visitor], 2, bots=(1,))
    page = visitor.page
    slip = page.locator(".slip:visible")
    page.locator("[data-pile]").first.tap()
    expect(slip.locator("b")).to_have_count(2)  # both pages of the top book
    person = Finger(page, Random(10))
    while not page.locator(".own .page").count():
        if person.asked:
            person.place(on_page=False)
            page.locator(MARKED).wait_for(state="detached")
        page.wait_for_timeout(30)
    page.locator(SLOT).first.wait_for()
    page.locator(".own .page").first.tap()
    expect(slip.locator("b")).to_have_count(1)
    expect(slip).to_contain_text(visitor.t("wqt-first-crystal"))
    while not page.locator(".chip .mini").count():
        if person.asked:
            person.place(on_page=False)
            page.locator(MARKED).wait_for(state="detached")
        page.wait_for_timeout(30)
    page.locator(".chip").first.tap()
    page.locator("dialog[open] .page").first.tap()
    expect(slip).to_have_count(1)  # over the sheet, not behind it
    expect(page.locator("dialog[open] .slip b")).to_have_count(1)


def test_a_finished_game_is_shown_again(visit):
    visitor = visit()
    come_in(visitor, "Anna")
    table = call(visitor, "POST", "/api/tables/", {"game": "winter-queen", "players": 2})
    for seat in (0, 1):
        call(visitor, "PUT", f"/api/tables/{table['id']}/seats/{seat}/bot", {"level": "random"})
    call(visitor, "POST", f"/api/tables/{table['id']}/start")
    while stage(visitor, table) != "over":
        visitor.page.wait_for_timeout(100)
    visitor.go(f"/replay/{table['code']}?seat=1&step=3")
    visitor.page.locator(".wq .cell").first.wait_for()
    last = int(visitor.page.locator("footer input[type=range]").get_attribute("max"))
    assert visitor.page.get_by_text(visitor.t("web-replay-at", step=3, last=last)).is_visible()
    visitor.button("web-replay-on").click()
    assert visitor.page.get_by_text(visitor.t("web-replay-at", step=4, last=last)).is_visible()
    told = visitor.page.locator(".said")
    for _ in range(8):
        expect(told).not_to_be_empty()
        assert "SB" not in told.inner_text()  # books have no numbers at the table
        visitor.button("web-replay-on").click()
    visitor.button("web-replay-last").click()
    visitor.page.get_by_text(visitor.t("web-replay-at", step=last, last=last)).wait_for()
    result = visitor.page.locator(".replay .end")
    expect(result).to_contain_text(" · ")
    result.get_by_role("button").click()
    expect(result).to_have_count(0)
    visitor.button("web-replay-back").click()
    visitor.button("web-replay-on").click()
    expect(result).to_contain_text(" · ")
    visitor.page.locator("select").first.select_option("")
    visitor.page.get_by_text(visitor.t("wqt-watching")).wait_for()


def test_the_rules_can_be_searched(visit):
    visitor = visit(language="hu", size=(390, 844))
    visitor.go("/rules/winter-queen")
    visitor.page.locator("main section").first.wait_for()
    assert visitor.page.locator("figure").count() == 8
    visitor.page.get_by_role("searchbox").fill("passzol")
    visitor.page.locator("mark").first.wait_for()
    assert visitor.page.locator("main section").count() == 1


APART = """([one, others]) => {
    const own = document.querySelector(one).getBoundingClientRect();
    const apart = (box) =>
        box.right <= own.left || own.right <= box.left || box.bottom <= own.top || own.bottom <= box.top;
    return [...document.querySelectorAll(others)].every((other) => apart(other.getBoundingClientRect()));
}"""
"""Whether the first thing covers none of the others."""


def test_on_a_phone_the_sheet_shows_the_page_and_no_hint_covers_what_counts(visit):
    visitor = visit(language="hu", size=(390, 844), has_touch=True, is_mobile=True)
    come_in(visitor, "Anna", density="beginner")
    table_for([visitor], 2, bots=(1,))
    page = visitor.page
    page.locator(SLOT).first.tap()
    page.locator(".guide button").first.tap()  # what it says of the map, where the tap goes
    page.locator("[data-space=B2].legal, [data-space=D2].legal").first.tap()  # in a county, so a book comes along
    page.locator(".plan").wait_for()
    page.locator(".guide.ready").wait_for()
    page.wait_for_function(APART, arg=[".guide", ".wq polygon.chosen"])
    page.locator(".sheet .deed").tap()
    page.locator(".own .page").first.wait_for()
    page.locator(SLOT).first.tap()
    page.locator(".own .page.legal").first.tap()
    chosen = page.locator(".sheet .page.chosen")
    expect(chosen).to_have_count(1)  # one's own books lie behind the sheet
    expect(chosen).to_be_in_viewport()
    page.wait_for_function(APART, arg=[".guide", ".wq .count"])
