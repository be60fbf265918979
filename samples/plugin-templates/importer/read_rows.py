"""Rows of letters as maps: the name of the map, then a line for each row of sectors."""

from typing import Any

from hullwright.plugins.importers import Imported
from hullwright.schema.complaints import unreadable
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone

FIRST = "my-plugin rows 1"


def claims(content: bytes, name: str) -> bool:
    """Tell from its content whether a file is of this format."""
    del name
    return content.startswith(FIRST.encode())


def imported(content: bytes, name: str, options: Any) -> Imported:
    """Return the zone that a file holds, or say what is wrong with it."""
    del options
    lines = content.decode("utf-8", "replace").splitlines()
    if len(lines) < 3:
        raise unreadable(name, "It should have a first line, a name, and rows of letters.")
    _, title, *rows = lines
    zone = HexZone(legend=LEGEND, rows=tuple(rows))
    return Imported(MapDocument(kind="hex-zone", name=title, layout=zone))
