"""Runs the house: one worker in this process, or several that share a database and news."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import threading
import time
import urllib.request
import webbrowser
from types import FrameType
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar

from terem.kernel.phrase import Refusal
from terem.server import logs
from terem.server.app import make_app
from terem.server.database import Broken, database_at
from terem.server.doors import ALL_CONNECTIONS, CONNECTIONS, Door, Doors, SocketDoor
from terem.server.page import FOLDER, INDEX
from terem.server.settings import Settings
from terem.server.thinking import end_with_parent

FAILED = 3
"""The exit code of a house that could not open."""
PATIENCE = 10
"""Seconds that open sockets have to say goodbye."""
TRIES = 100
"""Tenths of a second after which nobody waits for the house to open any more."""
COLLECT = (10_000, 10, 1000)
"""New things before the young ones are looked through, such looks before a wider one, and before one at everything."""
PAGE = FOLDER / INDEX
"""What a browser shows."""
_SETTINGS = "TEREM_WORKER_SETTINGS"


def serve(settings: Settings, address: str) -> int:
    """Serves until a signal; 0 when everything was put away."""
    asyncio.run(_try_database(settings.database_address))
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, _put_away)
    if settings.browser and settings.workers == 1 and PAGE.exists():
        threading.Thread(target=_show_when_open, args=(address,), daemon=True).start()
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
    collect_seldom()
    return app


def collect_seldom() -> None:
    """Looks for garbage in circles less often: among many thousand tables that are no garbage one look stops everybody.

    Nearly everything here is freed without it; a table that is forgotten cuts its own circles (`Room.close`).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
