"""What the house counts, for /metrics."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable
from itertools import accumulate
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Durations(Collector):
    """A histogram of what happens with every action: counted in a list, and added up when somebody asks.

    All of a worker's are counted in one thread; the library's own takes a lock for each bucket and for the sum.
    """

    def __init__(self, name: str, about: str, registry: CollectorRegistry) -> None:
        self._name = name
        self._about = about
        self._counts = [0] * (len(QUICK) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        """One more."""
        self._counts[bisect_left(QUICK, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterable[HistogramMetricFamily]:
        """As Prometheus wants it: each bucket with all that were quicker."""
        bounds = [*(str(float(bound)) for bound in QUICK), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._about, buckets, self._sum)


class Metrics:
    """Counters of one worker; a scraper adds the workers up."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.actions = Counter("terem_actions", "Lines written to logs", ["kind"], registry=self.registry)
        self.refusals = Counter("terem_refusals", "Requests and frames refused", registry=self.registry)
        self.conflicts = Counter("terem_conflicts", "Lines another worker had written first", registry=self.registry)
        self.commit = Durations("terem_commit_seconds", "From deciding a deed to its being stored", self.registry)
        self.fan_out = Durations(
            "terem_fan_out_seconds", "Putting news in line for everybody who watches", self.registry
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
