"""Schemathesis asks every road of /schema with what is right and what is not: never a 5xx, always as documented."""

from __future__ import annotations

import gc
from http.cookiejar import DefaultCookiePolicy

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import CHECKS, load_all_checks

from server.driver import Server
from server.services import free_port
from terem.server.app import make_app
from terem.server.settings import Settings

load_all_checks()
CHECKED = CHECKS.get_by_names(
    [
        *("not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance"),
        *("response_headers_conformance", "negative_data_rejection", "unsupported_method"),
    ]
)


@pytest.fixture(scope="module", autouse=True)
def _undisturbed():
    """Hypothesis reads sources, and Python 3.11 may break off there where the collector runs meanwhile (gh-106905)."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    found = Server(free_port(), "--pace", "0", "--rate", "1000000", "--data", str(tmp_path_factory.mktemp("house")))
    found.start()
    yield found
    found.stop()


@pytest.fixture(scope="module")
def table(server, person):
    """A table of somebody's at which a game is on."""
    with httpx.Client(base_url=server.address, headers={"Cookie": person.headers["Cookie"]}) as web:
        found = web.post("/api/tables/", json={"game": "winter-queen", "players": 2}).json()["id"]
        web.post(f"/api/tables/{found}/seats/0", json={})
        web.put(f"/api/tables/{found}/seats/1/bot", json={"level": "random"})
        assert web.post(f"/api/tables/{found}/start").status_code == 201
    return found


@pytest.fixture(scope="module")
def stranger():
    """Somebody who keeps no cookie."""
    with requests.Session() as session:
        session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        yield session


@pytest.fixture(scope="module")
def person(server):
    """Somebody who is somebody, whatever the server says."""
    answer = httpx.post(f"{server.address}/api/me", json={"name": "Ann", "crest": "owl", "language": "en"})
    with requests.Session() as session:
        session.headers["Cookie"] = answer.headers["set-cookie"].split(";")[0]
        session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        yield session


schema = schemathesis.openapi.from_dict(make_app(Settings()).openapi_schema.to_schema())
schema.config.phases.coverage.unexpected_methods = {"TRACE"}


@schema.parametrize()
@settings(max_examples=5, suppress_health_check=list(HealthCheck))
def test_every_road_answers_as_documented(case, server, person, stranger, table):
    known, right = case.path_parameters or {}, case.meta and case.meta.generation.mode.is_positive
    if right and "table" in known:
        known["table"] = table
    if right or (case.method, case.path) == ("DELETE", "/api/me"):
        case.call_and_validate(base_url=server.address, checks=CHECKED, session=stranger)
    else:
        case.call_and_validate(base_url=server.address, checks=CHECKED, session=person)
    if right and case.method != "DELETE":
        case.call_and_validate(base_url=server.address, checks=CHECKED, session=person)


def test_every_refusal_is_documented_with_its_body():
    reason = {"$ref": "#/components/schemas/Reason"}
    for path, operations in schema.raw_schema["paths"].items():
        for method, operation in operations.items():
            answers = operation["responses"]
            assert {"400", "401", "403", "404", "409", "413", "429", "500", "503"} <= set(answers), (method, path)
            for status in answers.keys() - {"200", "201", "204", "503"}:
                found = answers[status]["content"]["application/json"]["schema"]
                assert found["$ref"].endswith("Reason") or found == reason, (method, path, status)
