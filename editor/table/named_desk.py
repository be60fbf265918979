"""Desks in which guests are called by the names they chose, ready to travel to another process."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from hullwright.engines.seats.desk import SeatDesk
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.messages import Message
from hullwright.schema.processes.tasks import plain_message

from .table_language import named_sentence


def named_desk(desk: SeatDesk, names: Mapping[int, str]) -> SeatDesk:
    """Return a desk whose sentences call players by their names, by seat."""
    made: SeatDesk = _named(desk, names)
    return made


# Any: a desk is made of records of all sorts, and each stays what it is.
def _named(value: Any, names: Mapping[int, str]) -> Any:
    if isinstance(value, Message):
        return plain_message(named_sentence(value, names))
    if isinstance(value, tuple):
        return tuple(_named(each, names) for each in value)
    if not is_dataclass(value) or isinstance(value, MapDocument | type):
        return value
    parts = {each.name: getattr(value, each.name) for each in fields(value)}
    return replace(value, **{name: _named(part, names) for name, part in parts.items()})
