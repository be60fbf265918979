"""The doorkeeper: how often somebody may ask, and who has tried too many wrong keys."""

from collections import deque
from collections.abc import Callable
from time import monotonic

from .limits import (
    MOST_REFUSED_KEYS,
    REQUESTS_A_SECOND,
    REQUESTS_AT_ONCE,
    SECONDS_OF_DISTRUST,
)

MOST_ADDRESSES = 1_000
"""Addresses that are remembered; the oldest are forgotten."""


class RequestPace:
    """How often one guest may ask: so many times at once, and so many a second in the long run."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._left = float(REQUESTS_AT_ONCE)
        self._at = clock()

    def allows(self) -> bool:
        """Count a request, and tell whether it is one too many."""
        now = self._clock()
        self._left = min(REQUESTS_AT_ONCE, self._left + (now - self._at) * REQUESTS_A_SECOND)
        self._at = now
        self._left -= 1
        return self._left >= 0


class Doorkeeper:
    """Remembers from where wrong keys and codes came of late."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._refused: dict[str, deque[float]] = {}

    def refuse(self, address: str) -> None:
        """Take note of a wrong key or code."""
        times = self._refused.pop(address, None) or deque(maxlen=MOST_REFUSED_KEYS)
        times.append(self._clock())
        self._refused[address] = times
        if len(self._refused) > MOST_ADDRESSES:
            del self._refused[next(iter(self._refused))]

    def distrusts(self, address: str) -> bool:
        """Tell whether too many wrong ones came from an address to believe its next one."""
        times = self._refused.get(address, ())
        recent = [each for each in times if self._clock() - each < SECONDS_OF_DISTRUST]
        return len(recent) >= MOST_REFUSED_KEYS
