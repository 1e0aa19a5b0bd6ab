"""Runs the house: one worker in this process, or several that share a database and news."""

from __future__ import annotations

import os
import threading
import time
import urllib.request
import webbrowser

import msgspec
import uvicorn
from litestar import Litestar

from terem.server import logs
from terem.server.app import make_app
from terem.server.page import FOLDER, INDEX
from terem.server.settings import Settings

PATIENCE = 10
"""Seconds that open sockets have to say goodbye."""
TRIES = 100
"""Tenths of a second after which nobody waits for the house to open any more."""
PAGE = FOLDER / INDEX
"""What a browser shows."""
_SETTINGS = "TEREM_WORKER_SETTINGS"


def serve(settings: Settings, address: str) -> int:
    """Serves until a signal; 0 when everything was put away."""
    if settings.browser and settings.workers == 1 and PAGE.exists():
        threading.Thread(target=_show_when_open, args=(address,), daemon=True).start()
    os.environ[_SETTINGS] = msgspec.json.encode(settings).decode()
    config = uvicorn.Config(
        "terem.server.run:worker",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=True,
        timeout_keep_alive=10,
        timeout_graceful_shutdown=PATIENCE,
        h11_max_incomplete_event_size=16 * 1024,
        server_header=False,
        log_config=None,
        proxy_headers=bool(settings.origin),
        forwarded_allow_ips="*" if settings.origin else None,  # whoever sets an origin has put a proxy before the house
    )
    if settings.workers > 1:
        uvicorn.supervisors.Multiprocess(config, [config.bind_socket()]).run()
    else:
        uvicorn.Server(config).run()
    return 0


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
    return make_app(msgspec.json.decode(os.environ[_SETTINGS], type=Settings))
