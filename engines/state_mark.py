"""Marks of states: what a game in progress was like before a function of a stranger was called with it."""

from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

from hullwright.schema.messages import Message, message
from hullwright.schema.records import Json

from .base_state import BaseState
from .events import is_event
from .rules.duties import Duty

OWN = ("chance", "events", "game", "memory", "pending")
"""What stays the same object all through a game; what is in some of them changes."""
PLAIN = frozenset({bool, int, float, str, list, type(None)})
COPIED = frozenset({list, dict, set})
MOST_REMEMBERED, DEEPEST = 10_000, 20
"""How many values rules may remember, and how deep these may lie: memory is copied with every clone."""


class StateMark:
    """Tells what a function has changed that it may not, at the cost of copying some lists."""

    def __init__(self, state: BaseState[Any], duty: Duty) -> None:
        self._state = state
        self._duty = duty
        self._own = [getattr(state, name) for name in OWN]
        self._fixed = state.players, state.seed, len(state.events)
        if duty is not Duty.BEHAVIOUR:
            self._open = state.OPEN if duty is Duty.TRIGGER else state.CACHES
            self._table = _table(state)
            self._plain = state.outcome, state.round, state.turn, state.pending.copy()
            self._hidden = state.beneath()

    def trespass(self) -> Message | None:
        """Return what has been changed that this duty leaves alone, or None if nothing has."""
        changed = next(self._changed(), None)
        if changed:
            return message("it changed “{what}”, which it may not change in this way", what=changed)
        if not is_memorable(self._state.memory):
            return message(
                "it put something into “memory” that is not plain data (texts, numbers, lists and "
                "tables by text), or too much of it"
            )
        return None

    def _changed(self) -> Iterator[str]:
        """Yield the name of everything that is not as it was and should be."""
        state = self._state
        for name, before in zip(OWN, self._own, strict=True):
            if getattr(state, name) is not before:
                yield name
        players, seed, events = self._fixed
        if (state.players, state.seed) != (players, seed):
            yield "players"
        if len(state.events) < events or not all(map(self._is_event, state.events[events:])):
            yield "events"
        if self._duty is not Duty.BEHAVIOUR:
            yield from self._changed_table()

    def _is_event(self, event: object) -> bool:
        kinds = self._state.EVENTS
        return not kinds or is_event(event, kinds)

    def _changed_table(self) -> Iterator[str]:
        state, changed = self._state, set()
        now = state.outcome, state.round, state.turn, state.pending
        for name, was, each in zip(
            ("outcome", "round", "turn", "pending"), self._plain, now, strict=True
        ):
            if each != was:
                yield name
        for name, (before, copy) in self._table.items():
            each = getattr(state, name, None)
            if each is not before or each != copy:
                changed.add(name)
        yield from sorted(changed - self._open)
        if state.beneath() != self._hidden:
            yield "table"
        if changed:
            yield from state.unsound(changed)


def _table(state: BaseState[Any]) -> dict[str, tuple[object, object]]:
    """Return everything on the table by name: the object itself, and a copy to compare it with.

    The first functions are called while the table is being laid, and some of it is not there yet.
    """
    found: dict[str, tuple[object, object]] = {}
    for name in chain(state.SHARED, state.MORE):
        value = getattr(state, name, None)
        found[name] = value, value
    for name in state.PLAIN_LISTS:
        value = getattr(state, name, None)
        found[name] = value, value.copy() if type(value) in COPIED else value
    for name in state.NESTED_LISTS:
        value = getattr(state, name, None)
        found[name] = value, [each.copy() for each in value or ()]
    return found


def is_memorable(memory: Json) -> bool:
    """Tell whether rules can remember a value: plain data, which every clone of a state copies.

    >>> is_memorable({"rings": [1, 2], "last": {"D09": True}}), is_memorable({"rings": {1, 2}})
    (True, False)
    """
    level, count = [[memory]], 0
    for _ in range(DEEPEST):
        below = list(islice(_inside(level), MOST_REMEMBERED + 1))
        count += len(below)
        if count > MOST_REMEMBERED or not all(map(_is_plain, below)):
            return False
        if not below:
            return True
        level = below
    return False


def _inside(level: list[Json]) -> Iterator[Json]:
    for each in level:
        if type(each) is dict:
            yield from each.values()
        elif type(each) is list:
            yield from each


def _is_plain(value: object) -> bool:
    if type(value) is dict:
        return all(type(key) is str for key in value)
    return type(value) in PLAIN
