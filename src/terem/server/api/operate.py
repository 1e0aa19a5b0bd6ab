"""For whoever runs the house."""

from __future__ import annotations

from litestar import Response, get

from terem.server.api.common import Asking
from terem.server.database import Broken


@get("/healthz", summary="Is the worker alive?", tags=("operate",))
async def healthz() -> str:
    """Answers as long as the worker does."""
    return "ok"


@get("/readyz", summary="Can it serve?", tags=("operate",))
async def readyz(request: Asking) -> Response[str]:
    """Whether the store answers and the house takes new people."""
    state = request.app.state
    if state.draining:
        return Response("draining", status_code=503)
    try:
        await state.house.store.database.read("SELECT 1")
    except Broken:
        return Response("store", status_code=503)
    return Response("ok")


@get("/metrics", summary="Counters for Prometheus", tags=("operate",))
async def metrics(request: Asking) -> Response[bytes]:
    """Tables, sockets, actions, latencies, queues."""
    return Response(request.app.state.house.metrics.text(), media_type="text/plain; version=0.0.4")
