"""What the house counts, for /metrics."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """Counters of one worker; a scraper adds the workers up."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.actions = Counter("terem_actions", "Lines written to logs", ["kind"], registry=self.registry)
        self.refusals = Counter("terem_refusals", "Requests and frames refused", registry=self.registry)
        self.conflicts = Counter("terem_conflicts", "Lines another worker had written first", registry=self.registry)
        self.commit = Histogram(
            "terem_commit_seconds", "From deciding a deed to its being stored", buckets=QUICK, registry=self.registry
        )
        self.fan_out = Histogram(
            "terem_fan_out_seconds",
            "Putting news in line for everybody who watches",
            buckets=QUICK,
            registry=self.registry,
        )
        self.thinking = Histogram(
            "terem_thinking_seconds", "A bot finding its answer", buckets=QUICK, registry=self.registry
        )
        self._kinds: dict[type[Any], Any] = {}
        self.sockets = Gauge("terem_sockets", "Open sockets", registry=self.registry)

    def wrote(self, note: object) -> None:
        """One more line of a log."""
        kind = type(note)
        counter = self._kinds.get(kind)
        if counter is None:
            counter = self._kinds[kind] = self.actions.labels(kind.__name__.lower())
        counter.inc()

    def watch(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A number that is read when it is asked for."""
        Gauge(name, about, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        """As Prometheus reads it."""
        return generate_latest(self.registry)
