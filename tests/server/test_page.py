"""The client as the server gives it out."""

from __future__ import annotations

import gzip
import re

import httpx
import pytest
from litestar import Litestar
from litestar.datastructures import State
from litestar.testing import TestClient

from server.driver import Server
from server.services import free_port
from terem.server import page
from terem.server.guard import HEADERS

FILES = {
    "index.html": b"<!doctype html><title>Terem</title>",
    "assets/app-1a2b.js": b"export {};" * 100,
    "assets/night-3c4d.woff2": b"wOF2",
    "manifest.webmanifest": b"{}",
    "sw.js": b"0",
    "build.fingerprint": b"secret",
}


@pytest.fixture
def client(tmp_path):
    for name, body in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(body)
    (tmp_path / "assets/app-1a2b.js.gz").write_bytes(gzip.compress(FILES["assets/app-1a2b.js"]))
    state = State({"page": page.read(tmp_path)})
    with TestClient(Litestar([page.page], state=state, response_headers=HEADERS, openapi_config=None)) as found:
        yield found


@pytest.mark.parametrize("path", ["/", "/t/ABC123", "/new/winter-queen", "/rules/winter-queen", "/a/b/c"])
def test_every_screen_is_the_one_page(client, path):
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.content == FILES["index.html"]
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/assets/gone.js", "/favicon.ico", "/../pyproject.toml", "/build.fingerprint", "/a/x.php"]
)
def test_what_is_not_there_is_not_a_page(client, path):
    assert client.get(path).status_code == 404


def test_files_whose_names_change_are_kept_and_others_asked_for(client):
    assert "immutable" in client.get("/assets/app-1a2b.js").headers["cache-control"]
    for path in ("/sw.js", "/manifest.webmanifest"):
        assert client.get(path).headers["cache-control"] == "no-cache"


def test_what_is_known_is_not_sent_again(client):
    first = client.get("/")
    again = client.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_kinds(client):
    for path, kind in {
        "/assets/app-1a2b.js": "text/javascript; charset=utf-8",
        "/assets/night-3c4d.woff2": "font/woff2",
        "/manifest.webmanifest": "application/manifest+json",
    }.items():
        assert client.get(path).headers["content-type"] == kind


def test_packed_files_go_to_whoever_can_unpack_them(client):
    packed = client.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "br;q=0, gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    plain = client.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip;q=0"})
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content == FILES["assets/app-1a2b.js"]


def test_the_policy_allows_nothing_inline(client):
    policy = client.get("/").headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "script-src 'self'" in policy
    assert "style-src 'self'" in policy


def test_a_house_without_a_page_says_so_and_serves_its_tables(tmp_path):
    assert page.read(tmp_path / "nothing") == {}


def test_the_built_page_holds_no_script_or_style_of_its_own():
    """Only what the policy lets through."""
    body = (page.FOLDER / page.INDEX).read_text(encoding="utf-8")
    assert not re.search(r"<style|style=|<script(?![^>]*\bsrc=)|\bon[a-z]+=", body)
    for path in page.FOLDER.glob("assets/*.js"):
        assert not re.search(r"<[a-z]+ [^>]*\bstyle=\\?\"", path.read_text(encoding="utf-8")), path.name


def test_api_and_schema_stay_what_they_are(tmp_path):
    """An address under /api that is none is refused as one, not answered with the page."""
    server = Server(free_port(), "--data", str(tmp_path))
    server.start()
    try:
        assert httpx.get(f"{server.address}/api/nothing").status_code == 404
        assert httpx.get(f"{server.address}/schema/openapi.json").json()["info"]["title"] == "Terem"
        assert httpx.get(f"{server.address}/healthz").text == "ok"
        answers = [httpx.get(f"{server.address}/") for _ in range(100)]
        assert {answer.status_code for answer in answers} == {200}, "a page is many files and is not counted"
    finally:
        server.stop()
