"""Layouts of galaxies from version 1 to version 2: what events and buildings do becomes effects.

Version 1 had a field for each thing that the pieces of the box do. A piece that did nothing says so.
"""

from collections.abc import Callable, Iterator

from ...records import Json, JsonObject

Reading = Callable[[Json], list[JsonObject] | None]
"""Returns the effects that a field of version 1 stands for; None for what nobody understands."""


def migrate(layout: JsonObject) -> JsonObject:
    """Return the layout of a galaxy as version 2 has it."""
    found = dict(layout)
    for table, step in (("buildings", _building), ("events", _event)):
        entries = layout.get(table)
        if isinstance(entries, dict):
            found[table] = {
                name: step(each) if isinstance(each, dict) else each
                for name, each in entries.items()
            }
    return found


def _building(building: JsonObject) -> JsonObject:
    effects, left = [], dict(building)
    if _is_pair(left.get("reveal")):
        count, upgraded = left.pop("reveal")
        effects += (
            [{"do": "reveal", "count": count, "upgraded": upgraded}] if count or upgraded else []
        )
    if isinstance(left.get("makes"), str) and _is_pair(left.get("capacity")):
        count, upgraded = left.pop("capacity")
        kind = left.pop("makes")
        effects.append({"do": "make", "kind": kind, "count": count, "upgraded": upgraded})
    return _told(left, effects, after="upgrade")


def _event(event: JsonObject) -> JsonObject:
    effects, left = [], dict(event)
    for field, reading in _EVENT_FIELDS.items():
        found = reading(left[field]) if field in left else None
        if found is not None:
            effects += found
            del left[field]
    return _told(left, effects, after="fight")


def _told(piece: JsonObject, effects: list[JsonObject], after: str) -> JsonObject:
    """Return a piece with its effects, behind the field that is said to come before them."""
    said = {"effects": effects or [{"do": "nothing"}]}
    if after not in piece:
        return {**piece, **said}
    return dict(_with(piece, after, said))


def _with(piece: JsonObject, after: str, said: JsonObject) -> Iterator[tuple[str, Json]]:
    for key, value in piece.items():
        yield key, value
        if key == after:
            yield from said.items()


def _resets(value: Json) -> list[JsonObject] | None:
    if not isinstance(value, list):
        return None
    return [{"do": "reset_activity", "activity": each} for each in value]


def _anomaly(value: Json) -> list[JsonObject] | None:
    if not isinstance(value, bool):
        return None
    return [{"do": "anomaly"}] if value else []


def _lose(value: Json) -> list[JsonObject] | None:
    if not isinstance(value, dict):
        return None
    return [
        {"do": "lose_cubes", "kind": kind, "count": count} for kind, count in value.items() if count
    ]


_EVENT_FIELDS: dict[str, Reading] = {"resets": _resets, "anomaly": _anomaly, "lose": _lose}
"""The fields of an event in version 1, in the order in which they happened."""


def _is_pair(value: Json) -> bool:
    return isinstance(value, list) and len(value) == 2
