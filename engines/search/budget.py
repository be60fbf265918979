"""Budgets: how long the searching bot may search for each decision, and what it is called by that."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from time import monotonic

SEARCH = "search"
"""What the searching bot is called in commands and records, alone or with its budget."""
USUAL, MOST = 200, 1_000_000
_NAME = re.compile(rf"{SEARCH}(?::(?P<number>[1-9][0-9]{{0,6}})(?P<unit>s?))?")


@dataclass(frozen=True)
class Budget:
    """How much is played out for a decision: a number of playouts, which repeats exactly, or seconds."""

    playouts: int = USUAL
    seconds: int = 0
    """If not 0, that many seconds whatever the number of playouts is."""

    @property
    def name(self) -> str:
        """What a bot with this budget is called.

        >>> Budget(50).name, Budget(seconds=2).name
        ('search:50', 'search:2s')
        """
        return f"{SEARCH}:{self.seconds}s" if self.seconds else f"{SEARCH}:{self.playouts}"

    def turns(self) -> Iterator[int]:
        """Yield the number of each playout that may begin; the first one always may."""
        if not self.seconds:
            yield from range(self.playouts)
            return
        end = monotonic() + self.seconds
        for number in count():
            yield number
            if monotonic() >= end:
                return


def budget_of(name: str) -> Budget | None:
    """Return the budget that a name says; None if it is no name of a searching bot.

    >>> budget_of("search"), budget_of("search:2s"), budget_of("expert")
    (Budget(playouts=200, seconds=0), Budget(playouts=200, seconds=2), None)
    """
    found = _NAME.fullmatch(name)
    if found is None:
        return None
    number = min(int(found["number"] or USUAL), MOST)
    return Budget(seconds=number) if found["unit"] else Budget(number)
