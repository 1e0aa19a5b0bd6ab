"""Runs the house: one worker in this process, or several that share a database and news."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import signal
import socket
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from types import FrameType
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar

from terem.kernel.phrase import Refusal
from terem.processes import end_with_parent
from terem.server import logs
from terem.server.app import make_app
from terem.server.database import Broken, database_at
from terem.server.doors import ALL_CONNECTIONS, CONNECTIONS, Door, Doors, SocketDoor
from terem.server.page import FOLDER, INDEX
from terem.server.settings import Settings

FAILED = 3
"""The exit code of a house that could not open."""
PATIENCE = 10
"""Seconds that open sockets have to say goodbye."""
TRIES = 100
"""Tenths of a second after which nobody waits for the house to open any more."""
YOUNG = 10_000
"""New things before they are looked through for circles."""
SWEEP = 60 * 60
"""Seconds between two looks at everything."""
PAGE = FOLDER / INDEX
"""What a browser shows."""
_SETTINGS = "TEREM_WORKER_SETTINGS"


def serve(settings: Settings, opened: Callable[[], None]) -> int:
    """Serves until a signal, `opened` as soon as nothing stands in the way; 0 when everything was put away."""
    asyncio.run(_try_database(settings.database_address))
    _try_door(settings.host, settings.port)
    opened()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, _put_away)
    if settings.browser and settings.workers == 1 and PAGE.exists():
        threading.Thread(target=_show_when_open, args=(settings.address,), daemon=True).start()
    os.environ[_SETTINGS] = msgspec.json.encode(settings).decode()
    config = config_of(settings, "terem.server.run:worker", factory=True)
    if settings.workers > 1:
        uvicorn.supervisors.Multiprocess(config, [config.bind_socket()]).run()
        return 0
    server = uvicorn.Server(config)
    server.run()
    return 0 if server.started else FAILED


async def _try_database(address: str) -> None:
    """Brings the tables up to date, or says in one sentence why the house cannot open."""
    database = database_at(address)
    try:
        await database.open()
    except Broken as error:
        raise Refusal("refuse-database", detail=str(error)) from error
    await database.close()


def _try_door(host: str, port: int) -> None:
    """Refuses an address that is taken, or is none of this machine's."""
    try:
        places = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        errors = [error for family, kind, *_, place in places if (error := _knocked(family, kind, place))]
    except OSError as error:  # nobody knows the name
        places, errors = [], [error]
    taken = [error for error in errors if error.errno == errno.EADDRINUSE]
    if taken:
        raise Refusal("refuse-port-taken", host=host, port=port) from taken[0]
    if len(errors) >= max(1, len(places)):  # a kind of address that is switched off here is no trouble beside another
        raise Refusal("refuse-host", host=host, port=port) from errors[0]


def _knocked(family: int, kind: int, place: Any) -> OSError | None:
    """Why nobody can serve at a place; None where somebody can."""
    try:
        with socket.socket(family, kind) as door:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind(place)
    except OSError as error:
        return error
    return None


def _put_away(_number: int, _frame: FrameType | None) -> None:
    """A signal that uvicorn has heard and hands on once everything is put away: we end by ourselves."""


def config_of(settings: Settings, app: Any, *, factory: bool = False) -> uvicorn.Config:
    """How uvicorn serves the house."""
    return uvicorn.Config(
        app,
        factory=factory,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        http=Door,
        ws=SocketDoor,
        ws_max_size=64 * 1024,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=True,
        limit_concurrency=ALL_CONNECTIONS * settings.rate,
        timeout_keep_alive=10,
        timeout_graceful_shutdown=PATIENCE,
        h11_max_incomplete_event_size=16 * 1024,
        server_header=False,
        log_config=None,
        proxy_headers=bool(settings.trusted),
        forwarded_allow_ips=settings.trusted or None,
    )


def open_doors(settings: Settings) -> None:
    """Who may knock how often in this process."""
    Door.doors = Doors(CONNECTIONS * settings.rate, settings.trusted)


def is_open(address: str) -> bool:
    """Whether a house answers there."""
    try:
        with urllib.request.urlopen(f"{address}/readyz", timeout=1) as answer:  # noqa: S310  our own address
            return bool(answer.status == 200)
    except OSError:
        return False


def show(address: str) -> None:
    """Opens the browser, where there is one."""
    webbrowser.open(address)


def _show_when_open(address: str) -> None:
    for _ in range(TRIES):
        if is_open(address):
            show(address)
            return
        time.sleep(0.1)


def worker() -> Litestar:
    """The application of a worker, from the settings its parent has left in the environment."""
    logs.set_up()
    end_with_parent()
    settings = msgspec.json.decode(os.environ[_SETTINGS], type=Settings)
    open_doors(settings)
    app = make_app(settings)
    app.on_startup.append(sweep_now_and_then)
    collect_seldom()
    return app


def collect_seldom() -> None:
    """Looks for garbage in circles among what is new: among many thousand tables that are none a look stops everybody.

    What is alive by then is not looked at again before the next sweep. Nearly everything here is freed without it: a
    table that is forgotten and a socket that is closed cut their own circles (`Room.close`, `SocketDoor`).
    """
    sweep()
    gc.set_threshold(YOUNG)
    gc.callbacks.append(_leave_be)


def sweep() -> None:
    """Looks through everything that is alive."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


async def sweep_now_and_then() -> None:
    """Begins to sweep while the house is open; returns at once."""
    loop = asyncio.get_running_loop()

    def again() -> None:
        sweep()
        loop.call_later(SWEEP, again)

    loop.call_later(SWEEP, again)


def _leave_be(phase: str, _found: dict[str, int]) -> None:
    if phase == "stop":
        gc.freeze()
