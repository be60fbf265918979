"""Changes of galaxies: cards that change places, the Aliens' head start, and what is in the time deck."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from hullwright.schema.kinds.galaxy.layout import Galaxy
from hullwright.schema.messages import Message, message

from .change import MAP, NUMBERS, RuledMap, SmallChange

FEW = 3
"""So many time cards of one sort are replaced by another sort, at the most."""
FARTHEST = 4
"""Cards change places with others that are at most so far away."""
TIME: dict[str, Message] = {
    "nothing": message("time cards on which nothing happens"),
    "event": message("time cards that bring an event"),
    "aliens": message("time cards that bring the Aliens nearer"),
}


def galaxy_changes(galaxy: Galaxy) -> Iterator[SmallChange]:
    """Yield every small change of a galaxy, also those that can't be played."""
    # The first and the last card are where the way begins and ends.
    for one in range(1, len(galaxy.cards) - 1):
        for other in range(one + 1, min(one + FARTHEST + 1, len(galaxy.cards) - 1)):
            if galaxy.cards[one] != galaxy.cards[other]:
                yield _exchange(one, other)
    yield from _times(galaxy)
    for step in (1, -1, 2, -2):
        yield _aliens(galaxy.aliens.start + step)


def _times(galaxy: Galaxy) -> Iterator[SmallChange]:
    """Yield the time deck with more or fewer cards of a sort, and with some of one sort in place of another."""
    deck = {name: getattr(galaxy.time, name) for name in TIME}
    for name, number in deck.items():
        for step in (1, -1, 2, -2):
            if number + step >= 0:
                yield _time(name, TIME[name], number + step)
        for other, beside in deck.items():
            for step in range(1, min(number, FEW) + 1) if other != name else ():
                yield _times_exchanged(name, number - step, other, beside + step)


def _times_exchanged(less: str, fewer: int, more: str, many: int) -> SmallChange:
    def make(played: RuledMap) -> RuledMap:
        return _with_time(more, many, _with_time(less, fewer, played))

    title = message(
        "{fewer} of them: {less}; {many} of them: {more}",
        fewer=fewer,
        less=TIME[less],
        many=many,
        more=TIME[more],
    )
    return SmallChange(title, NUMBERS, make, (), "time", "time")


def _exchange(one: int, other: int) -> SmallChange:
    def make(played: RuledMap) -> RuledMap:
        galaxy: Galaxy = played.document.layout
        cards = list(galaxy.cards)
        cards[one], cards[other] = cards[other], cards[one]
        return played.with_layout(replace(galaxy, cards=tuple(cards)))

    title = message(
        "Let the cards at {one} and {other} change places", one=one + 1, other=other + 1
    )
    return SmallChange(title, MAP, make, (str(one + 1), str(other + 1)), "exchange cards")


def _time(name: str, what: Message, number: int) -> SmallChange:
    make = partial(_with_time, name, number)
    title = message("{number} of them: {what}", number=number, what=what)
    return SmallChange(title, NUMBERS, make, (), f"time {name}", "time")


def _with_time(name: str, number: int, played: RuledMap) -> RuledMap:
    galaxy: Galaxy = played.document.layout
    # Any: one of the fields that are numbers.
    field: dict[str, Any] = {name: number}
    return played.with_layout(replace(galaxy, time=replace(galaxy.time, **field)))


def _aliens(position: int) -> SmallChange:
    def make(played: RuledMap) -> RuledMap:
        galaxy: Galaxy = played.document.layout
        return played.with_layout(replace(galaxy, aliens=replace(galaxy.aliens, start=position)))

    title = message("Let the Aliens start at {position}", position=position)
    return SmallChange(title, NUMBERS, make, (), "the Aliens' start")
