"""Edits of hex zones: each is a function from one zone to the next."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hullwright.schema.boards.hexes import Hex
from hullwright.schema.kinds.hex_zone.layout import HexZone

from .contents import characters, with_contents


def painted(zone: HexZone, contents: Mapping[Any, str]) -> HexZone:
    """Return a zone with other contents in some sectors; hexes beside it are passed over."""
    able = with_contents(zone, set(contents.values()))
    known = characters(able)
    rows = _rows_painted(zone, {each: known[content] for each, content in contents.items()})
    return zone if rows == zone.rows else replace(able, rows=rows)


def _rows_painted(zone: HexZone, wanted: Mapping[Hex, str]) -> tuple[str, ...]:
    """Return the rows with other characters in some sectors; untouched rows are the same texts."""
    width, height = zone.width, zone.height
    rows: list[str] = list(zone.rows)
    lines: dict[int, list[str]] = {}
    for (column, r), character in wanted.items():
        row = r + (column - (column & 1)) // 2
        if 0 <= column < width and 0 <= row < height:
            line = lines.get(row)
            if line is None:
                line = lines[row] = list(rows[row])
            line[column] = character
    for row, line in lines.items():
        text = "".join(line)
        if text != rows[row]:
            rows[row] = text
    return tuple(rows)
