"""The log of a game through one pair of eyes: kept as what happened, and put into words when somebody reads it."""

from bisect import bisect_right
from collections import deque
from collections.abc import Sequence
from typing import Final, Protocol, overload

from hullwright.schema.messages import verbatim

from ..events import Event
from .desk import LogLine

RECENT: Final = 4
"""Lines that are kept in words: what was just told is read by all who look, and shown as news."""


class LineWords(Protocol):
    """Puts what happened into words, for one pair of eyes."""

    def line(self, event: Event, number: int) -> LogLine | None:
        """Return the line for an event of a round, or None of what is not told."""
        ...


class LogBook:
    """What is told of one game, as the game's own events: a log in words for each seat would be many times the game."""

    def __init__(self) -> None:
        self.told: list[Event] = []
        """The event of each line; only added to, so that what was handed out stays as it is."""
        self.recent: deque[LogLine] = deque(maxlen=RECENT)
        """The last lines, in words."""
        self.round = 0
        self._firsts: list[int] = []
        self._rounds: list[int] = []

    def begin_round(self, number: int) -> None:
        """Count further lines to a round."""
        self.round = number
        self._firsts.append(len(self.told))
        self._rounds.append(number)

    def add(self, event: Event, line: LogLine) -> None:
        """Add an event with its line."""
        self.told.append(event)
        self.recent.append(line)

    def round_of(self, number: int) -> int:
        """Return the round of a line."""
        begun = bisect_right(self._firsts, number)
        return self._rounds[begun - 1] if begun else 0


class GameLog(Sequence[LogLine]):
    """The lines of a log up to some moment, each put into words when it is read."""

    __slots__ = ("_size", "book", "words")

    def __init__(self, book: LogBook, words: LineWords) -> None:
        self.book = book
        self.words = words
        self._size = len(book.told)

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, index: int) -> LogLine: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[LogLine, ...]: ...

    def __getitem__(self, index: int | slice) -> LogLine | tuple[LogLine, ...]:
        found = range(self._size)[index]
        return self._line(found) if isinstance(found, int) else tuple(map(self._line, found))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GameLog | tuple):
            return NotImplemented
        return len(self) == len(other) and self.goes_on_from(other)

    def __hash__(self) -> int:
        return hash(self[:])

    def __reduce__(self) -> tuple[type[tuple[LogLine, ...]], tuple[tuple[LogLine, ...]]]:
        # Behind the lines are events with all their secrets: what travels is the lines alone.
        return tuple, (self[:],)

    def goes_on_from(self, before: Sequence[LogLine]) -> bool:
        """Tell whether the log begins with all lines of an earlier one."""
        size = len(before)
        if size > len(self):
            return False
        if isinstance(before, GameLog) and before.words is self.words:
            # Where nothing was taken back it is the same book, and nothing has to be compared.
            book = before.book
            return book is self.book or book.told[:size] == self.book.told[:size]
        return all(one == other for one, other in zip(self, before, strict=False))

    def _line(self, number: int) -> LogLine:
        book = self.book
        back = number - len(book.told)
        if -back <= len(book.recent):
            return book.recent[back]
        return self._worded(book.told[number], book.round_of(number))

    def _worded(self, event: Event, number: int) -> LogLine:
        # A plugin may have no words any more for what it told before; the line stays, so that others keep their places.
        return self.words.line(event, number) or LogLine(verbatim(""), number)


def goes_on(log: Sequence[LogLine], before: Sequence[LogLine]) -> bool:
    """Tell whether a log begins with all lines of an earlier one."""
    if isinstance(log, GameLog):
        return log.goes_on_from(before)
    return tuple(log[: len(before)]) == tuple(before)
