"""Puts the house together: one of these runs in every worker."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import terem
from terem.kernel.phrase import Refusal
from terem.server.api.book import BookController
from terem.server.api.common import refused
from terem.server.api.games import GamesController
from terem.server.api.operate import healthz, metrics, readyz
from terem.server.api.passkeys import PasskeysController
from terem.server.api.people import PeopleController
from terem.server.api.tables import SeatsController, TablesController
from terem.server.automation import BLIND_PACE, PACE, Paces
from terem.server.clock import Clock, WallClock
from terem.server.database import database_at
from terem.server.guard import HEADERS, Limits, guard_origin, guard_rate
from terem.server.house import House
from terem.server.news import Alone, RedisNews
from terem.server.page import FOLDER, page, read
from terem.server.people import People
from terem.server.settings import Settings
from terem.server.socket import Client, socket_handler
from terem.server.store import Store
from terem.server.thinking import Thinkers
from terem.story.narrator import narrator

LARGEST_BODY = 64 * 1024
HANDLERS = (
    *(PeopleController, PasskeysController, GamesController, TablesController, SeatsController, BookController),
    *(socket_handler, healthz, readyz, metrics, page),
)
THINKERS = 1


def _deepest(clients: set[Client]) -> int:
    return max((client.outgoing.qsize() for client in clients), default=0)


def make_app(settings: Settings, *, clock: Clock | None = None, thinkers: int = THINKERS) -> Litestar:
    """The application of a worker."""
    time = clock or WallClock()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        database = database_at(settings.database_address)
        await database.open()
        store = Store(database)
        paces = Paces(settings.pace, settings.pace * BLIND_PACE // PACE)
        news = RedisNews(settings.redis) if settings.redis else Alone()
        house = House(store, news, time, Thinkers(thinkers), paces, narrator())
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
            yield
        finally:
            app.state.draining = True
            await house.close()
            await database.close()

    return Litestar(
        HANDLERS,
        lifespan=[lifespan],
        guards=[guard_origin, guard_rate],
        exception_handlers={Refusal: refused},
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
