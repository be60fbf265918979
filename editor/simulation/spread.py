"""Spreads: how often each number came up in many games, made ready to be drawn."""

from collections.abc import Mapping
from dataclasses import dataclass

from hullwright.engines.summary import mean
from hullwright.schema.messages import Message, joined, message

from ..concepts.metric_blocks import NOTHING, number
from ..languages.words import percent

MOST_COLUMNS = 24
"""More would be thinner than a line in a narrow panel."""


@dataclass(frozen=True)
class SpreadColumn:
    """One column: the numbers it stands for, and in how many games one of them came up."""

    least: int
    most: int
    count: int

    @property
    def label(self) -> Message:
        """The numbers it stands for."""
        if self.least == self.most:
            return number(self.least)
        return message("{least}–{most}", least=self.least, most=self.most)


@dataclass(frozen=True)
class Spread:
    """A title, the mean, and columns that touch one another."""

    title: Message
    value: Message = NOTHING
    columns: tuple[SpreadColumn, ...] = ()

    @property
    def total(self) -> int:
        """How many numbers were counted."""
        return sum(each.count for each in self.columns)

    @property
    def told(self) -> Message:
        """The spread in words; numbers that never came up are passed over."""
        lines = [
            joined([each.label, percent(each.count / self.total)], ": ")
            for each in self.columns
            if each.count
        ]
        return joined([self.value, *lines])


def spread(title: Message, counts: Mapping[int, int]) -> Spread:
    """Return the spread of some numbers, by how often each came up."""
    average = mean(counts)
    if average is None:
        return Spread(title)
    value = message("{mean} on average", mean=round(average, 1))
    return Spread(title, value, tuple(columns(counts)))


def columns(counts: Mapping[int, int]) -> list[SpreadColumn]:
    """Return columns from the least number to the most, each for as many numbers.

    >>> [each.count for each in columns({3: 5, 5: 1})]
    [5, 0, 1]
    """
    first, last = min(counts), max(counts)
    width = -(-(last - first + 1) // MOST_COLUMNS)
    found = []
    for least in range(first, last + 1, width):
        numbers = range(least, min(least + width, last + 1))
        found.append(SpreadColumn(least, numbers[-1], sum(counts.get(each, 0) for each in numbers)))
    return found
