"""Puts the house together: one of these runs in every worker."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import terem
from terem.kernel.phrase import Refusal
from terem.server.api.book import BookController
from terem.server.api.common import LARGEST_BODY, REFUSALS, failed, misread, refused
from terem.server.api.games import GamesController
from terem.server.api.operate import healthz, metrics, readyz
from terem.server.api.passkeys import PasskeysController
from terem.server.api.people import PeopleController
from terem.server.api.replay import MomentsController, ReplayController
from terem.server.api.tables import SeatsController, TablesController
from terem.server.automation import BLIND_PACE, PACE, Paces
from terem.server.client import Client
from terem.server.clock import Clock, WallClock
from terem.server.database import database_at
from terem.server.guard import HEADERS, guard_origin, guard_rate
from terem.server.house import House
from terem.server.limits import Limits
from terem.server.news import Alone, News
from terem.server.page import FOLDER, page, read
from terem.server.people import People
from terem.server.settings import Settings
from terem.server.socket import socket_handler
from terem.server.store import Store
from terem.server.thinking import Thinkers
from terem.story.narrator import narrator

HANDLERS = (
    *(PeopleController, PasskeysController, GamesController),
    *(TablesController, SeatsController, ReplayController, MomentsController, BookController),
    *(socket_handler, healthz, readyz, metrics, page),
)
THINKERS = 1
SIGNALS = (signal.SIGTERM, signal.SIGINT)


def _deepest(clients: set[Client]) -> int:
    return max((client.behind for client in clients), default=0)


def documented(handlers: tuple[Any, ...]) -> tuple[Any, ...]:
    """The same, with what each may answer instead written into /schema."""
    for handler in handlers:
        for road in vars(handler).values() if isinstance(handler, type) else [handler]:
            if isinstance(road, HTTPRouteHandler):
                road.responses = {**REFUSALS, **(road.responses or {})}
    return handlers


@contextmanager
def draining(app: Litestar, seconds: int) -> Iterator[None]:
    """Between the signal to stop and the end: not ready any more, and everybody told to go elsewhere."""
    before: dict[int, Any] = {number: signal.getsignal(number) for number in SIGNALS}
    if threading.current_thread() is not threading.main_thread() or not all(map(callable, before.values())):
        yield  # not served by itself: whoever runs us stops us in their own way
        return
    loop = asyncio.get_running_loop()

    def go_on(number: int) -> None:
        before[number](number, None)

    def drain(number: int) -> None:
        again, app.state.draining = app.state.draining, True
        for client in set(app.state.clients):
            client.restart.set()
        loop.call_later(0 if again or number == signal.SIGINT else seconds, go_on, number)

    for number in SIGNALS:
        signal.signal(number, lambda number, _frame: loop.call_soon_threadsafe(drain, number))
    try:
        yield
    finally:
        for taken, handler in before.items():
            signal.signal(taken, handler)


def _news(settings: Settings) -> News:
    """Who tells the other workers."""
    if not settings.redis:
        return Alone()
    from terem.server.redis_news import RedisNews

    return RedisNews(settings.redis)


def make_app(settings: Settings, *, clock: Clock | None = None, thinkers: int = THINKERS) -> Litestar:
    """The application of a worker."""
    time = clock or WallClock()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        database = database_at(settings.database_address)
        await database.open()
        store = Store(database)
        paces = Paces(settings.pace, settings.pace * BLIND_PACE // PACE)
        house = House(store, _news(settings), time, Thinkers(thinkers), paces, narrator())
        app.state.update(
            {
                "settings": settings,
                "clock": time,
                "house": house,
                "people": await People.of(store, time),
                "limits": Limits(time, settings.rate),
                "draining": False,
                "page": read(FOLDER),
                "clients": set[Client](),
            }
        )
        clients: set[Client] = app.state.clients
        house.metrics.watch("terem_queue_depth", "Frames that wait for the slowest client", lambda: _deepest(clients))
        await house.open()
        try:
            with draining(app, settings.drain):
                yield
        finally:
            app.state.draining = True
            await house.close()
            await database.close()

    return Litestar(
        documented(HANDLERS),
        lifespan=[lifespan],
        guards=[guard_origin, guard_rate],
        exception_handlers={Refusal: refused, HTTPException: misread, Exception: failed},  # all in one shape
        logging_config=None,
        response_headers=HEADERS,
        request_max_body_size=LARGEST_BODY,
        state=State(),
        openapi_config=OpenAPIConfig(
            title="Terem",
            version=terem.__version__,
            description="Tables, seats and people over REST; moves and views over /socket.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
    )
