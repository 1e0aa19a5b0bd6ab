"""How often, and how much at once."""

from __future__ import annotations

import math
from collections import OrderedDict
from typing import NamedTuple

from terem.kernel.phrase import Refusal
from terem.server.clock import Clock


class Rate(NamedTuple):
    """So many at once, and so many a second after that."""

    burst: int
    a_second: float

    def times(self, count: int) -> Rate:
        """So many times as much."""
        return Rate(self.burst * count, self.a_second * count)


ASKS = Rate(60, 10.0)
"""Requests of one person, or of all strangers behind one address."""
FRAMES = Rate(120, 20.0)
"""Frames of one socket."""
WELCOMES = Rate(20, 0.1)
"""New guests of one address."""
TABLES = Rate(20, 1 / 30)
"""New tables of one person."""
TALKS = Rate(8, 0.5)
UNDOS = Rate(10, 0.2)
"""Wishes to take something back: each looks into many worlds."""
LOOKS = Rate(20, 1.0)
"""Looks back: each tells a log again."""
ADVICE = Rate(5, 0.5)
"""Questions to the coach: each keeps a process busy."""
GUESSES = Rate(20, 0.1)
"""Wrong codes and links: those who type them wrong now and then do not notice, those who try them all do."""
CROWD = 5
"""So many times as much as one person does everybody behind one address together."""
SOCKETS = 16
"""Open sockets of one person; of one address so many times more."""

MOST_BUCKETS = 20_000


class Limiter:
    """Buckets that fill with time; the least used are forgotten, so that a crowd of strangers costs no memory."""

    def __init__(self, clock: Clock, rate: Rate) -> None:
        self._clock = clock
        self._burst = float(rate.burst)
        self._a_second = rate.a_second
        self._buckets: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def _left(self, who: str, now: int) -> float:
        """What the bucket holds now."""
        known = self._buckets.get(who)
        if known is None:
            return self._burst
        left, then = known
        return min(self._burst, left + (now - then) / 1000 * self._a_second)

    def _refuse(self, left: float) -> None:
        if left < 1:
            raise Refusal("refuse-too-often", seconds=max(1, math.ceil((1 - left) / self._a_second)))

    def check(self, who: str) -> None:
        """Refuses where it was too much already; counts nothing."""
        self._refuse(self._left(who, self._clock.now()))

    def count(self, who: str) -> float:
        """Counts one more, and refuses nothing; returns what there was before."""
        now = self._clock.now()
        left = self._left(who, now)
        buckets = self._buckets
        buckets[who] = (left - 1 if left >= 1 else left, now)
        buckets.move_to_end(who)
        if len(buckets) > MOST_BUCKETS:
            buckets.popitem(last=False)
        return left

    def take(self, who: str) -> None:
        """Counts one more; refuses where it is too much."""
        left = self.count(who)
        if left < 1:
            self._refuse(left)


class Both:
    """A limit for one person and a larger one for everybody at one address: whoever has many names gains nothing."""

    def __init__(self, clock: Clock, rate: Rate) -> None:
        self.person = Limiter(clock, rate)
        self.address = Limiter(clock, rate.times(CROWD))

    def check(self, person: str, address: str) -> None:
        """Refuses where it was too much already; counts nothing."""
        self.address.check(address)
        self.person.check(person)

    def count(self, person: str, address: str) -> None:
        """Counts one more; refuses nothing."""
        self.address.count(address)
        self.person.count(person)

    def take(self, person: str, address: str) -> None:
        """Counts one more in both; refuses where it is too much for either."""
        self.address.take(address)
        self.person.take(person)


class Tally:
    """How many of something everybody has at the moment."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: dict[str, int] = {}

    def full(self, who: str) -> bool:
        """Whether one more would be too many."""
        return self._held.get(who, 0) >= self.most

    def more(self, who: str) -> None:
        """One more."""
        self._held[who] = self._held.get(who, 0) + 1

    def less(self, who: str) -> None:
        """One less; who has none is not remembered."""
        left = self._held.get(who, 0) - 1
        if left > 0:
            self._held[who] = left
        else:
            self._held.pop(who, None)

    def __len__(self) -> int:
        return len(self._held)


class Limits:
    """The limiters of a worker."""

    def __init__(self, clock: Clock, times: int = 1) -> None:
        self.asks = Both(clock, ASKS.times(times))
        self.frames = Limiter(clock, FRAMES.times(times))
        self.accounts = Both(clock, FRAMES.times(2 * times))
        self.welcomes = Limiter(clock, WELCOMES.times(times))
        self.tables = Both(clock, TABLES.times(times))
        self.talks = Both(clock, TALKS)
        self.undos = Both(clock, UNDOS.times(times))
        self.looks = Both(clock, LOOKS.times(times))
        self.advice = Both(clock, ADVICE.times(times))
        self.guesses = Both(clock, GUESSES.times(times))
        self.sockets = Tally(SOCKETS * times)
        self.crowds = Tally(SOCKETS * CROWD * times)
