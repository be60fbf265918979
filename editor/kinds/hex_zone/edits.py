"""Edits of hex zones: each is a function from one zone to the next."""

from collections.abc import Mapping
from dataclasses import replace

from hullwright.schema.boards.hexes import Hex
from hullwright.schema.kinds.hex_zone.layout import HexZone
from hullwright.schema.kinds.painted_rows import rows_painted

from .contents import characters, with_contents
from .edges import without_closed


def painted(zone: HexZone, contents: Mapping[Hex, str]) -> HexZone:
    """Return a zone with other contents in some sectors; hexes beside it are passed over."""
    able = with_contents(zone, set(contents.values()))
    known = characters(able)
    wanted = {(r + (q - (q & 1)) // 2, q): known[content] for (q, r), content in contents.items()}
    rows = rows_painted(zone.rows, wanted)
    return zone if rows == zone.rows else without_closed(zone, replace(able, rows=rows))
