"""Winter Tales in a real browser: whole stories by mouse and by finger, their books, and what nobody may see."""

from __future__ import annotations

import json
import re
import time
from contextlib import suppress
from random import Random

from playwright.sync_api import Error, expect

from browser import fingers
from browser.tellers import EVERYTHING, HEARD, SEEN, SENTENCES, Teller, kept_to_themselves, opened, play


def test_a_whole_story_with_everything_to_its_book(visit):
    mouse = visit(language="en")
    finger = visit(language="ru", size=(390, 844), has_touch=True, is_mobile=True)
    HEARD.clear()
    table = opened(mouse, 3, {0: mouse, 1: finger}, EVERYTHING)
    tellers = [Teller(mouse, Random(1), "en"), Teller(finger, Random(2), "ru", touch=True)]
    warned: list[str] = []
    for visitor in (mouse, finger):
        visitor.page.on("console", lambda message: warned.append(message.text) if message.type == "warning" else None)
    for visitor in (mouse, finger):
        visitor.go(f"/t/{table['code']}")
        visitor.page.locator(".table").wait_for()
    play(tellers)
    assert all(teller.told for teller in tellers), "nobody has told anything"
    assert [text for text in warned if "svelte.dev" in text] == [], "something outlives its table"
    ends = [visitor.page.locator(".end h2").inner_text() for visitor in (mouse, finger)]
    spring, winter = re.findall(r"\d+", ends[0])
    assert sorted(re.findall(r"\d+", ends[1])) == sorted((spring, winter))
    kept_to_themselves(tellers)
    verdicts = {mouse.t("web-wt-verdict", won=won) for won in ("yes", "no")}
    assert mouse.page.locator(".end h2 span").inner_text() in verdicts
    expect(mouse.page.locator(".end .who")).to_have_count(3)  # the Writer, too, who has no points

    mouse.page.locator("a[href^='/book/']").click()
    page = mouse.page
    page.locator(".flow h2").first.wait_for()
    footer = page.locator("footer")
    expect(footer).to_contain_text("1")
    before = footer.inner_text()
    page.keyboard.press("ArrowRight")
    expect(footer).not_to_have_text(before)
    assert "All night the snow fell" in page.locator(".flow").inner_text()
    assert "Всю ночь" in page.locator(".flow").inner_text()
    assert "Пётр" in page.locator(".flow").inner_text()
    page.get_by_role("button", name=mouse.t("web-wt-take-home")).click()
    for kind, sign in (("html", b"<!"), ("epub", b"PK"), ("pdf", b"%PDF")):
        with page.expect_download() as taken:
            page.get_by_role("link", name=mouse.t("web-wt-book-kind", kind=kind)).click()
        assert taken.value.path().read_bytes().startswith(sign)
    finger.go(f"/book/{table['code']}")  # the short name of a table leads to its book, too
    expect(finger.page.locator(".flow h2").first).to_be_visible()


def test_a_tale_is_seen_as_it_grows_and_a_line_is_offered(visit):
    teller, friend = visit(language="en"), visit(language="hu")
    table = opened(teller, 2, {0: teller, 1: friend}, {"seating": "seats", "arbiter": "automatic"})
    people = {0: Teller(teller, Random(3), "en"), 1: Teller(friend, Random(4), "hu")}
    for visitor in (teller, friend):
        visitor.go(f"/t/{table['code']}")
        visitor.page.locator(".table").wait_for()
    until = time.monotonic() + 120
    writer = None
    while writer is None:
        assert time.monotonic() < until
        for seat, person in people.items():
            if person.page.locator(".question.tells:has([role=textbox]) .tell:enabled").count():
                writer = seat
                break
            if person.asked:
                person.answer()
    page, other = people[writer].page, people[1 - writer].page
    page.locator("[role=textbox]").click()
    page.keyboard.type("Once upon a frost")
    expect(other.locator(".story .live")).to_contain_text("Once upon a frost")
    page.locator(".help .ask").click()
    other.locator("#tales-suggest").fill("there was a stove")
    other.locator(".suggest button").click()
    line = page.locator(".slip .line", has_text="there was a stove")
    line.click()
    expect(page.locator("[role=textbox]")).to_contain_text("there was a stove")
    page.locator(".tell").click()
    expect(other.locator(".story article").last).to_contain_text("there was a stove")


def test_a_card_is_dropped_into_the_sentence(visit):
    visitor = visit(language="en")
    table = opened(visitor, 2, {0: visitor}, {"seating": "seats", "arbiter": "automatic"}, level="random")
    person = Teller(visitor, Random(5), "en")
    visitor.go(f"/t/{table['code']}")
    page = visitor.page
    page.locator(".table").wait_for()
    until = time.monotonic() + 120
    while not (page.locator(".hand.live button").count() and page.locator(".question [data-do=play]").count()):
        assert time.monotonic() < until
        if person.asked:
            person.answer()
        page.wait_for_timeout(20)
    page.locator(".question [data-do=play]").click()
    field = page.locator("[role=textbox]")
    field.click()
    page.keyboard.type("She lifted the  to the door.")
    for _ in range(len(" to the door.")):
        page.keyboard.press("ArrowLeft")
    card = page.locator(".hand button").first
    name = card.get_attribute("data-card")
    card.click()
    expect(field.locator(f"[data-card={name}]")).to_have_count(1)
    text = field.evaluate("field => [...field.childNodes].map(one => one.dataset ? '#' : one.nodeValue).join('')")
    assert re.sub(r"\s+", " ", text).strip() == "She lifted the # to the door."
    page.locator(".tell").click()
    own = page.locator(".story article", has_text="She lifted the")  # the bot may have told something since
    expect(own).to_have_count(1)
    expect(own.locator(".chip")).to_have_count(1)


CARET = """() => {
    const caret = document.getSelection().getRangeAt(0).getBoundingClientRect();
    const leaf = document.querySelector('.leaf').getBoundingClientRect();
    return caret.top >= leaf.top - 1 && caret.bottom <= leaf.bottom + 1;
}"""
"""Whether the line that is being written is seen."""

ENDED = """() => {
    const story = document.querySelector('.story');
    return story.scrollHeight - story.scrollTop - story.clientHeight < 3;
}"""
"""Whether the telling that must be continued is seen."""


def test_a_small_phone_shows_the_cards_it_asks_for_and_keeps_what_is_written(visit):
    visitor = visit(language="hu", size=(360, 640), has_touch=True, is_mobile=True)
    table = opened(visitor, 2, {0: visitor}, {"seating": "seats", "arbiter": "automatic"}, level="random")
    person = Teller(visitor, Random(5), "hu", touch=True)
    visitor.go(f"/t/{table['code']}")
    page = visitor.page
    page.locator(".table").wait_for()
    expect(page.locator(".role")).to_be_visible()
    play, card = page.locator(".question [data-do=play]"), page.locator(".hand.live button").first
    until = time.monotonic() + 120
    while not (play.count() and card.count()):
        assert time.monotonic() < until
        if person.asked:
            person.answer()
        page.wait_for_timeout(20)
    assert card.evaluate(SEEN)
    play.tap()
    assert card.evaluate(SEEN)
    card.tap()
    field, leaf = page.locator("[role=textbox]"), page.locator(".leaf")
    before = leaf.bounding_box()["height"]
    field.press("End")
    field.press_sequentially(SENTENCES["hu"] * 5)
    assert leaf.bounding_box()["height"] > before
    assert page.evaluate(CARET)

    written = field.inner_text().split()
    page.reload()
    field.wait_for()
    assert field.inner_text().split() == written
    expect(field.locator("[data-card]")).to_have_count(1)
    expect(field.locator("[data-card] path")).to_have_attribute("d", re.compile("."))  # drawings arrive later
    page.wait_for_function(ENDED)

    page.locator(".help .ask").tap()  # nobody else could be asked
    expect(page.locator(".slip")).to_contain_text(visitor.t("web-wt-help-alone"))
    slip, line = page.locator(".slip"), page.locator(".slip .line").first
    line.wait_for()
    assert slip.bounding_box()["y"] + slip.bounding_box()["height"] <= page.locator(".write").bounding_box()["y"]
    page.locator(".help .ask").tap()
    page.locator(".tell").tap()
    expect(page.locator(".story")).to_contain_text(SENTENCES["hu"].strip())
    page.wait_for_function(
        "([place, words]) => !(sessionStorage.getItem(place) ?? '').includes(words)",
        arg=[f"terem.draft.{table['id']}", SENTENCES["hu"].strip()],
    )


class Keys(Teller):
    """Somebody without a pointer."""

    def press(self, thing):
        fingers.press(self.page, thing)


def test_a_whole_story_by_keys_alone(visit):
    person = visit()
    table = opened(person, 2, {0: person}, {"memories": 3, "chapters": 1, "seating": "seats"}, level="random")
    teller = Keys(person, Random(4), "en")
    person.go(f"/t/{table['code']}")
    person.page.locator(".table").wait_for()
    play([teller])
    assert teller.told, "words were written, too"
    fingers.press(person.page, person.page.locator("a[href^='/book/']").first)
    person.page.locator(".flow h2").first.wait_for()


def test_what_is_taken_back_leaves_the_notebook(visit):
    person = visit()
    table = opened(person, 2, {0: person}, {"memories": 3, "chapters": 1, "seating": "seats"}, level="random")
    teller = Teller(person, Random(4), "en")
    person.go(f"/t/{table['code']}")
    page = person.page
    page.locator(".table").wait_for()
    articles = page.locator(".story article")
    until = time.monotonic() + 120
    while True:
        assert time.monotonic() < until, "nothing could be taken back"
        tell = page.locator(".question .tell:enabled")
        if not tell.count():
            if teller.asked:
                teller.answer()
            page.wait_for_timeout(20)
            continue
        before = articles.count()  # while the question is open, nobody else tells
        tell.click()
        page.wait_for_timeout(300)
        if articles.count() <= before:
            continue
        kept = articles.all_inner_texts()
        if not taken_back(person, table):
            continue
        expect(articles).to_have_count(before)
        page.reload()
        page.locator(".table").wait_for()
        expect(articles).to_have_count(before)
        assert articles.all_inner_texts() == kept[:before]
        return


def taken_back(person, table):
    """Whether the last action could be taken back without asking anybody."""
    path = f"{person.address}/api/tables/{table['id']}/seats/0/undo"
    return person.context.request.post(path).ok


def test_a_protest_is_heard_and_a_tale_is_told_again_until_it_is_accepted(visit):
    """Everybody but the author may protest; the arbiter asks for another telling, and then lets it stand."""
    people = [visit(language=language) for language in ("en", "hu")]
    table = opened(people[0], 2, dict(enumerate(people)), {"seating": "seats", "arbiter": "2"})
    tellers = [Teller(visitor, Random(7 + seat), "en") for seat, visitor in enumerate(people)]
    for visitor in people:
        visitor.go(f"/t/{table['code']}")
        visitor.page.locator(".table").wait_for()
    verdicts = []
    editors = set()
    until = time.monotonic() + 180
    while len(verdicts) < 2:
        assert time.monotonic() < until, "nobody was heard"
        for teller in tellers:
            page = teller.page
            if page.locator("[data-do=verdict]").count():
                name = teller.visitor.t("wt-menu-verdict", verdict="accept" if verdicts else "rewrite")
                page.locator("[data-do=verdict]").filter(has_text=name).first.click()
                if sent(page, "[data-do=verdict]"):
                    verdicts.append(name)
            elif page.locator(".beside [data-do=protest]").count():  # again, where the author gave up
                with suppress(Error):  # the author may have gone on meanwhile
                    page.locator(".beside [data-do=protest]").click(timeout=3000)
                    asked = page.locator("[role=textbox]").get_attribute("aria-placeholder", timeout=3000)
                    editors.add((asked, page.locator(".question .tell").inner_text(timeout=3000)))
                    sent(page, ".beside [data-do=protest]")
            elif teller.asked:
                teller.answer()
        people[0].page.wait_for_timeout(20)
    keys = [event["key"] for frame in tellers[1].frames for event in json.loads(frame).get("events", [])]
    assert "wt-event-objected" in keys
    known = {(at.t("web-wt-write-hint", what="objection"), at.t("web-wt-object")) for at in people}
    assert editors, "nobody was shown where an objection is written"
    assert editors <= known, "an objection is no telling"


def sent(page, chosen):
    """What was chosen goes to the house: at once, or with the button under it where something may be told.

    False where the question was another one before that.
    """
    tell = page.locator(".question .tell")
    page.wait_for_function(
        "chosen => !document.querySelector(chosen) || document.querySelector('.question .tell')", arg=chosen
    )
    try:
        if tell.count():
            tell.click(timeout=3000)
        page.locator(chosen).first.wait_for(state="detached", timeout=3000)
    except Error:
        return False
    return True
