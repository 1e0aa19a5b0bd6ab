"""For whoever runs the house."""

from __future__ import annotations

import asyncio
import hmac

from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec

from terem.kernel.phrase import Refusal
from terem.server.api.common import Asking
from terem.server.database import Broken
from terem.server.guard import bearer_of, on_this_machine

PATIENCE = 5
"""Seconds in which the store answers, or does not."""
_PLAIN = ResponseSpec(data_container=str, description="Not now", generate_examples=False, media_type=MediaType.TEXT)


@get("/healthz", summary="Is the worker alive?", tags=("operate",), media_type=MediaType.TEXT)
async def healthz() -> str:
    """Answers as long as the worker does."""
    return "ok"


@get("/readyz", summary="Can it serve?", tags=("operate",), media_type=MediaType.TEXT, responses={503: _PLAIN})
async def readyz(request: Asking) -> Response[str]:
    """Whether the store writes and reads, and the house takes new people."""
    state = request.app.state
    if state.draining:
        return Response("draining", status_code=503, media_type=MediaType.TEXT)
    try:
        async with asyncio.timeout(PATIENCE):
            await state.house.store.beat(state.clock.now())
    except (Broken, TimeoutError):
        return Response("store", status_code=503, media_type=MediaType.TEXT)
    return Response("ok", media_type=MediaType.TEXT)


@get("/metrics", summary="Counters for Prometheus", tags=("operate",), media_type="text/plain; version=0.0.4")
async def metrics(request: Asking) -> Response[bytes]:
    """Tables, sockets, actions, latencies, queues: for this machine, or for whoever brings the host's token."""
    token = request.app.state.settings.metrics
    brought = bool(token) and hmac.compare_digest(bearer_of(request).encode(), token.encode())
    if not brought and not on_this_machine(request):
        raise Refusal("refuse-metrics")
    return Response(request.app.state.house.metrics.text(), media_type="text/plain; version=0.0.4")
