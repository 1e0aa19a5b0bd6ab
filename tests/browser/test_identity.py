"""Being the same person elsewhere: passkeys, a link back to one's seat, and being nobody any more."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.asking import come_in, table_of
from browser.conftest import LANGUAGES

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def at_home(house):
    """The house by its name: passkeys belong to names."""
    return house.address.replace("127.0.0.1", "localhost")


class Authenticator:
    """A device that keeps passkeys, in one visitor's browser."""

    def __init__(self, visitor):
        self.line = visitor.context.new_cdp_session(visitor.page)
        self.line.send("WebAuthn.enable")
        self.id = self.line.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]

    def keys(self):
        return self.line.send("WebAuthn.getCredentials", {"authenticatorId": self.id})["credentials"]

    def take(self, key):
        self.line.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": key})


def named(visitor, name):
    visitor.home()
    sheet(visitor)
    visitor.page.get_by_label(visitor.t("web-name"), exact=True).fill(name)
    visitor.page.locator("dialog button[type=submit]").click()
    expect(visitor.page.locator(".me .name")).to_have_text(name)


def sheet(visitor):
    visitor.page.locator(".me").click()
    visitor.page.get_by_role("heading", name=visitor.t("web-elsewhere")).wait_for()


def test_a_passkey_brings_somebody_back_on_another_device(visit, at_home):
    desk, phone = visit(address=at_home), visit(address=at_home, language="ru", size=(390, 844))
    kept = Authenticator(desk)
    named(desk, "Ildikó")
    sheet(desk)
    desk.button("web-passkey-make").click()
    expect(desk.page.locator(".toasts")).to_contain_text(desk.t("web-passkey-made"))
    [key] = kept.keys()
    desk.button("web-passkey-make").click()
    expect(desk.page.locator(".toasts")).to_contain_text(desk.t("web-passkey-known"))

    other = Authenticator(phone)
    named(phone, "Гость")
    sheet(phone)
    phone.button("web-passkey-enter").click()
    expect(phone.page.locator(".toasts")).to_contain_text(phone.t("web-passkey-not-given"))
    other.take(key)
    phone.button("web-passkey-enter").click()
    expect(phone.page.locator(".me .name")).to_have_text("Ildikó")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_house_opened_by_a_number_says_why_it_has_no_passkeys(visit, language):
    visitor = visit(language=language)
    visitor.home()
    sheet(visitor)
    expect(visitor.page.get_by_text(visitor.t("web-passkey-hindrance", why="nameless"))).to_be_visible()
    expect(visitor.button("web-passkey-make")).to_have_count(0)


def test_a_browser_without_passkeys_says_so(visit, at_home):
    visitor = visit(address=at_home)
    visitor.context.add_init_script("delete window.PublicKeyCredential")
    visitor.home()
    sheet(visitor)
    expect(visitor.page.get_by_text(visitor.t("web-passkey-hindrance", why="none"))).to_be_visible()


def test_whoever_is_deleted_is_gone_and_a_guest_comes_in(visit):
    visitor = visit(language="hu")
    named(visitor, "Zoltán")
    code = visitor.invite()
    visitor.home()
    expect(visitor.page.get_by_role("link").filter(has_text=visitor.t("web-stage", stage="gathering"))).to_have_count(1)
    sheet(visitor)
    visitor.button("web-forget").click()
    question = visitor.page.get_by_role("group", name=visitor.t("web-forget-sure", name="Zoltán"))
    expect(question).to_contain_text(visitor.t("web-forget-goes"))
    expect(question).to_contain_text(visitor.t("web-forget-stays"))
    visitor.button("web-forget-not").click()
    expect(question).to_have_count(0)
    visitor.button("web-forget").click()
    visitor.button("web-forget-yes").click()
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)
    expect(visitor.page.locator(".me .name")).not_to_have_text("Zoltán")
    expect(visitor.page.get_by_text(visitor.t("web-tables-none"))).to_be_visible()
    visitor.go(f"/t/{code}")
    expect(visitor.page.get_by_text(visitor.t("refuse-table-closed")).first).to_be_visible()


def test_a_link_takes_a_seat_back_in_another_browser(visit):
    desk, phone = visit(permissions=["clipboard-read", "clipboard-write"]), visit(language="ru", size=(390, 844))
    come_in(desk, "Ann")
    table = table_of("winter-queen", [desk], 2, bots={1: "random"})
    desk.go(f"/t/{table['code']}")
    desk.frame()
    desk.button("web-menu").click()
    desk.button("web-seat-link-copy").click()
    expect(desk.page.locator(".toasts")).to_contain_text(desk.t("web-copied"))
    link = desk.page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{desk.address}/t/{table['code']}#seat-0=")

    phone.page.goto(link)
    phone.frame()
    expect(phone.page.locator(".toasts")).to_contain_text(phone.t("web-seat-is-yours"))
    expect(phone.page.locator(".pill")).to_have_text(phone.t("web-your-turn"))
    assert "#" not in phone.page.url, "nobody finds the token in the address"
    desk.page.keyboard.press("Escape")
    expect(desk.page.get_by_text(desk.t("web-watching"))).to_be_visible()

    late = visit(language="hu")
    late.page.goto(link)
    late.frame()
    expect(late.page.locator(".toasts")).to_contain_text(late.t("refuse-link"))
    expect(late.page.get_by_text(late.t("web-watching"))).to_be_visible()
