"""The reserve: maps that are not the best of their niches and about as good, for games to choose among.

Who looks at maps wants few that differ; games that look for balance want many, and don't mind twins: a pod moved by one
sector is another game.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

from .contract import Draft

MOST = 240
"""So many maps are kept, the newest: later ones of a run are better."""


@dataclass(frozen=True)
class Reserved:
    """A map in the reserve."""

    draft: Draft
    number: int
    """Which of all that the run has put into the reserve it is, from 1."""


class Reserve:
    """Maps that a run has come by."""

    def __init__(self) -> None:
        self._kept = deque[Reserved](maxlen=MOST)
        self._count = 0

    def __iter__(self) -> Iterator[Reserved]:
        """Yield the maps, the newest first."""
        return reversed(self._kept)

    def put(self, draft: Draft) -> None:
        """Keep a copy of a map."""
        self._count += 1
        self._kept.append(Reserved(draft.copy(), self._count))
