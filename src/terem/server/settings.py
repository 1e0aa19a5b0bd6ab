"""What a host can set: flags of `terem serve`, each also from the environment; a wrong one is explained."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path

from msgspec import Struct

from terem.files import data_folder
from terem.kernel.phrase import Refusal

PREFIX = "TEREM_"
LOOPBACK = ("127.0.0.0/8", "::1/128")
SHORTEST_TOKEN = 16
_ORIGIN = re.compile(r"https?://[^/?#\s]+")


class Settings(Struct, frozen=True, kw_only=True):
    """How the house is run."""

    host: str = "127.0.0.1"
    port: int = 8470
    data: str = ""
    """The folder of the embedded database."""
    database: str = ""
    """An address, `sqlite:FILE` or `postgresql://…`; empty: a file in the data folder."""
    redis: str = ""
    workers: int = 1
    browser: bool = True
    origin: str = ""
    """The address people type, where a proxy stands before the house: https://games.example"""
    proxies: str = ""
    """Addresses and networks whose X-Forwarded-For is believed; empty: this machine, where an origin is set."""
    metrics: str = ""
    """What a scraper on another machine has to bring as its bearer token; empty: only this machine reads /metrics."""
    drain: int = 0
    """Seconds a worker still answers, as not ready, after it was asked to stop: for a balancer that has to notice."""
    pace: int = 1200
    """Milliseconds a bot takes before it answers."""
    rate: int = 1
    """How many times the usual number of requests is allowed: for a hall behind one address, for a bench."""

    @property
    def database_address(self) -> str:
        """Where everything is kept."""
        return self.database or f"sqlite:{Path(self.data or data_folder()) / 'house.db'}"

    @property
    def database_shown(self) -> str:
        """The same for everybody's eyes: without the password."""
        return without_password(self.database_address)

    @property
    def address(self) -> str:
        """Where people find the house: what they type, or this machine."""
        host = socket.gethostname() if self.host in ("0.0.0.0", "::", "") else self.host  # noqa: S104
        return self.origin or f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    @property
    def trusted(self) -> list[str]:
        """The proxies before the house; none where nobody has said that there is one."""
        named = [name.strip() for name in self.proxies.split(",") if name.strip()]
        return named or (list(LOOPBACK) if self.origin else [])


def without_password(address: str) -> str:
    """The address of a database for everybody's eyes."""
    hidden = re.sub(r"(://[^:/?#@]*):[^/?#]*@", r"\1@", address)  # to the last @: a password may have one
    return re.sub(r"(?<=[?&])password=[^&#]*", "password=…", hidden)


_KINDS = {field: type(getattr(Settings(), field)) for field in Settings.__struct_fields__}
_YES = {"1": True, "yes": True, "true": True, "0": False, "no": False, "false": False}


def settings_from(given: Mapping[str, object], environment: Mapping[str, str] = os.environ) -> Settings:
    """Flags first, then the environment, then what is usual."""
    found: dict[str, object] = {}
    for name, kind in _KINDS.items():
        value = given.get(name)
        if value is None and environment.get(PREFIX + name.upper()):
            value = _read(name, environment[PREFIX + name.upper()], kind)
        if value is not None:
            found[name] = value
    found["origin"] = str(found.get("origin", "")).rstrip("/")  # as browsers send it
    settings = Settings(**found)  # type: ignore[arg-type]
    _check(settings)
    return settings


def _read(name: str, text: str, kind: type[object]) -> object:
    if kind is bool:
        if text.lower() not in _YES:
            raise Refusal("refuse-setting-yes-no", setting=PREFIX + name.upper(), value=text)
        return _YES[text.lower()]
    if kind is int:
        try:
            return int(text)
        except ValueError as error:
            raise Refusal("refuse-setting-number", setting=PREFIX + name.upper(), value=text) from error
    return text


def _check(settings: Settings) -> None:
    if not 1 <= settings.port <= 65535:
        raise Refusal("refuse-setting-port", value=settings.port)
    if not 1 <= settings.workers <= 64:
        raise Refusal("refuse-setting-workers", value=settings.workers)
    if not 1 <= settings.rate <= 1_000_000:
        raise Refusal("refuse-setting-rate", value=settings.rate)
    if not 0 <= settings.pace <= 60_000:
        raise Refusal("refuse-setting-pace", value=settings.pace)
    if not 0 <= settings.drain <= 600:
        raise Refusal("refuse-setting-drain", value=settings.drain)
    if settings.metrics and len(settings.metrics) < SHORTEST_TOKEN:
        raise Refusal("refuse-setting-metrics", least=SHORTEST_TOKEN)
    for name in settings.trusted:
        _check_network(name)
    shared = settings.database.startswith(("postgresql:", "postgres:")) and settings.redis
    if settings.workers > 1 and not shared:
        raise Refusal("refuse-setting-alone", workers=settings.workers)
    if settings.origin and not _ORIGIN.fullmatch(settings.origin):
        raise Refusal("refuse-setting-origin", value=settings.origin)
    if settings.redis and not settings.redis.startswith(("redis://", "rediss://", "unix://")):
        raise Refusal("refuse-setting-redis")


def _check_network(name: str) -> None:
    """Refuses what is no address or network, and one that would believe everybody."""
    try:
        found = ip_network(name)
    except ValueError as error:
        raise Refusal("refuse-setting-proxies", value=name) from error
    if found.prefixlen == 0:
        raise Refusal("refuse-setting-proxies", value=name)
