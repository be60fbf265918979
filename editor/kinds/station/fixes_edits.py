"""What most ways to put a station right come down to: an edit of its layout."""

from collections.abc import Mapping
from dataclasses import replace

from hullwright.schema.boards.hexes import Hex
from hullwright.schema.kinds.station.edits import painted
from hullwright.schema.kinds.station.layout import Station
from hullwright.schema.messages import Message

from ...concepts.editor_kind import Edit, Fix


def editing(title: Message, edit: Edit) -> Fix:
    """Return the fix that edits the station."""
    return Fix(title, lambda document: replace(document, layout=edit(document.layout)))


def painting(title: Message, contents: Mapping[Hex, str]) -> Fix:
    """Return the fix that gives some cells other contents."""
    return editing(title, lambda station: painted(station, contents))


def with_supply(station: Station, kind: str, count: int) -> Station:
    """Return a station with so many tokens of a kind."""
    return replace(station, supply={**station.supply, kind: count})
