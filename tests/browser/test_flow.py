"""From the door to the table: alone with bots, together by a code, away and back, through a lost connection."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from server.driver import Server
from server.services import free_port

from browser.asking import come_in, table_of


def test_a_stranger_plays_with_bots_after_two_clicks(visit):
    stranger = visit()
    stranger.home()
    assert stranger.page.locator(".me .name").inner_text(), "a guest has a name without being asked"
    stranger.tower().get_by_role("button").first.click()
    stranger.button("web-start").click()
    stranger.frame()
    expect(stranger.page.locator(".pill")).to_have_text(stranger.t("web-your-turn"), timeout=20_000)
    assert stranger.page.title() == stranger.t("web-title-turn", game=stranger.t("game-name", game="winter-queen"))
    assert stranger.page.locator('link[rel="icon"]').get_attribute("href") == "/icon-turn.svg"
    stranger.home()
    expect(stranger.page.get_by_text(stranger.t("web-your-turn"), exact=True).first).to_be_visible()


def test_a_friend_joins_by_the_code_and_chooses_a_seat(visit):
    host, friend = visit(language="ru"), visit(language="hu", size=(390, 844))
    code = host.invite()
    friend.home()
    friend.page.get_by_label(friend.t("web-join-label")).press_sequentially(code.lower())
    friend.page.get_by_role("heading", name=friend.t("web-lobby-choose")).wait_for()
    friend.button("web-at-seat", what=friend.t("web-sit"), number=2).click()
    friend.page.get_by_role("heading", name=friend.t("web-lobby-seats")).wait_for()
    assert host.page.locator(".seats li.free").count() <= 1
    expect(host.page.locator(".seats li.free")).to_have_count(1)
    host.button("web-fill", free=1).click()
    expect(host.button("web-start")).to_be_enabled()
    host.button("web-start").click()
    host.frame()
    friend.frame()
    host.page.keyboard.press("c")
    host.button("say-luck").click()
    expect(friend.page.locator(".toasts")).to_contain_text(friend.t("say-luck"))


def test_a_spectator_watches_and_a_wrong_code_is_explained(visit):
    host, stranger = visit(), visit(language="ru")
    host.play_now()
    stranger.go(host.page.url.removeprefix(host.address))
    stranger.frame()
    expect(stranger.page.get_by_text(stranger.t("web-watching"))).to_be_visible()
    stranger.home()
    stranger.page.get_by_label(stranger.t("web-join-label")).fill("ZZZZZZ")
    expect(stranger.page.locator(".toasts")).to_contain_text(stranger.t("refuse-no-such-table"))
    assert stranger.page.evaluate("document.activeElement.tagName") == "INPUT", "a notice takes no focus"


def test_a_table_rests_while_the_only_person_at_it_is_away(visit, slow_house):
    person = visit(address=slow_house.address)
    person.play_now()
    table = person.page.url
    person.button("web-menu").click()
    person.button("web-leave").click()
    expect(person.page.get_by_text(person.t("web-stage", stage="adjourned")).first).to_be_visible()
    person.page.goto(table)
    person.frame()
    expect(person.page.locator(".strip p")).to_have_count(0)
    person.home()
    yours = person.page.get_by_text(person.t("web-your-turn"), exact=True)
    a_bots = person.page.get_by_text(person.t("web-waiting-bot"), exact=True)
    expect(yours.or_(a_bots).first).to_be_visible()  # whoever the lot has let begin


def test_who_leaves_others_is_asked_and_may_come_back(visit, slow_house):
    host, guest = visit(address=slow_house.address), visit(address=slow_house.address)
    come_in(host, "Anna")
    come_in(guest, "Ben")
    table = table_of("winter-queen", [host, guest], 2)
    host.go(f"/t/{table['code']}")
    host.frame()
    host.button("web-menu").click()
    host.button("web-leave").click()
    host.button("web-leave-no").click()
    host.button("web-leave").click()
    host.button("web-leave-yes").click()
    expect(host.page.get_by_text(host.t("web-you-away"))).to_be_visible()
    expect(host.page.get_by_text(host.t("web-your-turn"), exact=True)).to_have_count(0)
    host.go(f"/t/{table['code']}")
    home = host.page.get_by_role("link", name=host.t("web-home"))
    expect(home).to_be_visible()
    home.click(trial=True)  # the notice does not lie on it
    host.button("web-i-am-back").click()
    expect(host.button("web-i-am-back")).to_have_count(0)


def test_a_table_rests_and_goes_on(visit):
    person = visit(language="hu")
    person.play_now()
    person.button("web-menu").click()
    person.button("web-adjourn").click()
    person.button("web-go-on").click()
    expect(person.button("web-go-on")).to_have_count(0)


def test_an_earlier_moment_is_shown_again_after_a_new_start_too(visit):
    host, guest = visit(), visit(language="ru")
    code = host.invite()
    host.button("web-fill", free=2).click()
    host.button("web-start").click()
    host.frame()
    expect(host.page.locator(".pill")).to_have_text(host.t("web-your-turn"))
    table = host.page.evaluate("fetch(`/api/tables/code/${location.pathname.slice(3)}`).then((a) => a.json())")["id"]
    look = """async ([table]) => {
      const { ask, actions } = await (await fetch(`/api/tables/${table}/seats/0/actions`)).json();
      const socket = new WebSocket(`ws://${location.host}/socket`);
      const frame = { type: "act", ref: "one", table, seat: 0, ask, action: actions[0] };
      await new Promise((done) => {
        socket.onopen = () => socket.send(JSON.stringify(frame));
        socket.onmessage = ({ data }) => JSON.parse(data).type === "done" && done();
      });
    }"""
    host.page.evaluate(look, [table])
    guest.go(f"/t/{code}")
    for visitor in (host, guest):
        visitor.frame()
        visitor.button("web-look-back").last.click()
        expect(visitor.page.get_by_text(visitor.t("web-past"))).to_be_visible()
        visitor.button("web-back-to-now").first.click()
        expect(visitor.page.get_by_text(visitor.t("web-past"))).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_name_crest_language_and_light_are_kept(visit, language):
    person = visit()
    person.home()
    person.page.locator(".me").click()
    person.page.get_by_label(person.t("web-name")).fill("Ildikó Щ")
    person.pick(person.t("web-guest", crest="stag"))
    person.pick(person.t("web-theme-paper"))
    person.pick(person.t("web-language-name", language=language))
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    expect(person.page.locator("html")).to_have_attribute("data-theme", "paper")
    person.page.locator("dialog button[type=submit]").click()
    expect(person.page.locator(".me .name")).to_have_text("Ildikó Щ")
    other = person.context.new_page()
    other.goto(person.address)
    expect(other.locator(".me .name")).to_have_text("Ildikó Щ")


def test_a_second_window_speaks_the_same_and_is_lit_the_same(visit):
    person = visit()
    person.home()
    second = person.context.new_page()
    second.goto(person.address)
    second.locator(".me").click()
    dialog = second.locator("dialog")
    for name in (person.t("web-theme-paper"), person.t("web-language-name", language="hu")):
        dialog.locator("label").filter(has=second.get_by_role("radio", name=name)).click()
    expect(person.page.locator("html")).to_have_attribute("lang", "hu")
    expect(person.page.locator("html")).to_have_attribute("data-theme", "paper")


def test_the_keyboard_alone_leads_to_a_table(visit):
    person = visit()
    person.home()
    for _ in range(30):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("document.activeElement.closest('.tower') !== null"):
            break
    person.page.keyboard.press("Enter")
    person.page.locator("dialog[open]").wait_for()
    for _ in range(10):
        if person.page.evaluate("document.activeElement.classList.contains('gold')"):
            break
        person.page.keyboard.press("Tab")
    person.page.keyboard.press("Enter")
    person.frame()
    person.page.keyboard.press("?")
    expect(person.page.get_by_role("dialog", name=person.t("web-keys"))).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog[open]")).to_have_count(0)


def test_a_lost_connection_comes_back_by_itself(visit, page_built, tmp_path):
    words = ("--pace", "0", "--rate", "1000", "--data", str(tmp_path))
    first = Server(free_port(), *words)
    first.start()
    person = visit(address=first.address)
    try:
        person.play_now()
        expect(person.page.locator(".pill")).to_have_text(person.t("web-your-turn"))
        first.kill()
        expect(person.page.get_by_text(person.t("web-lost-line"))).to_be_visible()
        second = Server(first.port, *words)
        second.start()
        try:
            expect(person.page.get_by_text(person.t("web-lost-line"))).to_have_count(0)
            person.page.keyboard.press("c")
            person.button("say-hello").click()
            expect(person.page.locator(".chat ol")).to_contain_text(person.t("say-hello"))
        finally:
            second.stop()
    finally:
        first.stop()


def test_without_a_connection_there_is_a_page_that_says_so(visit):
    person = visit()
    person.home()
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.page.reload()
    person.home()
    person.context.set_offline(True)
    person.page.goto(person.address + "/t/ABCDEF")
    assert "Дорогу замело" in person.page.locator("body").inner_text()
    kept = person.page.evaluate(
        "caches.keys().then(async (names) => (await (await caches.open(names[0])).keys()).length)"
    )
    assert kept == 4, "nothing but the page for bad times is kept: rules are never stale"
    assert person.page.get_by_role("link").get_attribute("href") == "/t/ABCDEF"
    person.context.set_offline(False)
    there = person.page.get_by_role("heading", name=person.t("refuse-no-such-table"))
    expect(there, "it goes on to where one wanted to go").to_be_visible(timeout=20_000)


def test_where_not_even_words_can_be_had_the_same_page_says_so(visit):
    person = visit()
    person.page.route(re.compile(r"/assets/(web|server|house)-[^/]*\.js"), lambda route: route.abort())
    person.go("/rules?from=home")
    person.page.wait_for_url("**/offline.html#/rules?from=home")
    assert "Behavazott az út" in person.page.locator("body").inner_text()
    person.page.unroute_all()
    person.page.wait_for_url("**/rules?from=home")  # by itself, as soon as it can


def test_where_the_network_is_gone_the_table_says_so_at_once_and_goes_on_with_it(visit):
    person = visit()
    person.play_now()
    lost = person.page.get_by_text(person.t("web-lost-line"))
    person.context.set_offline(True)
    expect(lost).to_be_visible()
    person.context.set_offline(False)
    expect(lost).to_have_count(0)


def test_a_lobby_asks_the_house_once_for_what_it_shows(visit):
    host = visit()
    host.home()
    asked = []
    host.page.on("request", lambda request: asked.append(request.post_data) if "/preview" in request.url else None)
    host.tower("gorynych").get_by_role("button").nth(1).click()
    rates = host.page.locator(".sets em")
    expect(rates.filter(has_text=re.compile(r"\d"))).to_have_count(rates.count())
    host.page.locator(".sets label").nth(2).click()
    host.button("web-fill", free=2).click()
    expect(host.button("web-start")).to_be_enabled()
    assert len(asked) == len(set(asked)), "each once, however often the table tells something"
