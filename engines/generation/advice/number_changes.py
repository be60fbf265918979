"""Changes of numbers: how many there are of what a map counts, of tile backs, and of cards in the rules."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.messages import Message, joined, message

from ...lab.variations import BACKS, CLASSES, changed_map, counted_pieces
from ...preparation import Prepared
from ...rules.local import LOCAL
from .change import NUMBERS, RuledMap, SmallChange
from .rule_changes import under

HALVED = 4
"""From so many on, half and twice as many are tried as well."""


def number_changes(prepared: Prepared) -> Iterator[SmallChange]:
    """Yield other numbers of everything that the map and the rules count."""
    value = prepared.original.to_json()
    for path, number, what in counted_pieces(value.get("layout", {})):
        for other in _others(number):
            make = partial(_mapped, path, other)
            yield _change(what, number, other, make, f"count {path}", str(path[0]))
    yield from _backs(prepared)
    yield from _cards(prepared)


def _others(number: int) -> list[int]:
    """Return what else a number might be.

    >>> _others(2), _others(6)
    ([1, 3], [5, 7, 3, 12])
    """
    near = [number - 1, number + 1]
    return [*near, number // 2, 2 * number] if number >= HALVED else near


def _change(
    what: Message,
    number: int,
    other: int,
    make: Callable[[RuledMap], RuledMap | None],
    theme: str,
    family: str,
) -> SmallChange:
    title = message("{what}: {other} instead of {number}", what=what, number=number, other=other)
    return SmallChange(title, NUMBERS, make, (), theme, family)


def _mapped(path: tuple[str | int, ...], value: Any, played: RuledMap) -> RuledMap | None:
    """Return a map in which something at some place is another."""
    document = changed_map(played.document.to_json(), path, value)
    return RuledMap(document, played.scenario) if document else None


def _backs(prepared: Prepared) -> Iterator[SmallChange]:
    """Yield other numbers of each tile back, at the cost of the commonest other of its class."""
    words = prepared.ruleset.words
    layout = prepared.original.to_json().get("layout", {})
    for at, each in enumerate(layout.get(CLASSES) or ()):
        # Any: a layout of whatever kind; where there are backs, they are counted by name.
        backs: dict[str, Any] = (each.get(BACKS) or {}) if isinstance(each, dict) else {}
        for name, count in backs.items():
            others = [other for other in backs if other != name]
            if not others:
                continue
            spare = max(others, key=backs.__getitem__)
            for number in (*_others(count), 0):
                table = {**backs, name: number, spare: backs[spare] + count - number}
                if min(table.values()) < 0:
                    continue
                table = {key: left for key, left in table.items() if left}
                what = joined([words.of(str(each.get("id", ""))), words.of(name)], ": ")
                make = partial(_mapped, (CLASSES, at, BACKS), table)
                yield _change(what, count, number, make, f"backs {at}", CLASSES)


def _cards(prepared: Prepared) -> Iterator[SmallChange]:
    """Yield other numbers of the cards in the decks of the rules, which a map or a scenario can set by itself."""
    words = prepared.ruleset.words
    for name, value in prepared.ruleset.to_json().items():
        if not isinstance(value, dict):
            continue
        for key, number in value.items():
            if isinstance(number, bool) or not isinstance(number, int):
                continue
            for other in (each for each in _others(number) if each >= 0):
                table = {**value, key: other}
                make = partial(_ruled, name, table)
                yield _change(words.of(key), number, other, make, f"deck {name}", f"deck {name}")


def _ruled(field: str, value: Any, played: RuledMap) -> RuledMap:
    """Return a map under rules that set a field by themselves, beside what they set already."""
    rules = played.scenario.rules
    own = next((each for each in rules if each.code == LOCAL), RuleUse(code=LOCAL))
    changed = RuleUse(code=LOCAL, parameters={**own.parameters, field: value})
    return under(played, (*(each for each in rules if each.code != LOCAL), changed))
