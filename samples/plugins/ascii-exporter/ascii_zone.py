"""ASCII zones: a first line that says what the file is, the name, and a row of signs for each row of sectors.

`-` is silent, `#` dangerous, `H` and `A` the starts, a digit a pod, and `.` hull.
"""

from collections.abc import Mapping
from typing import Any

from hullwright.plugins.importers import Imported
from hullwright.schema.complaints import unreadable
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone, SectorKind
from hullwright.schema.messages import message

FIRST = "ascii zone 1"
SIGNS = {"hull": ".", "silent": "-", "dangerous": "#", "human": "H", "alien": "A"}
USUAL = {"-": "s", "#": "d"}
"""The characters of our own legend for signs that differ from it."""


def exported(document: MapDocument, options: Mapping[str, Any]) -> bytes:
    """Return a zone as ASCII text."""
    zone = document.layout
    signs = {character: _sign(kind) for character, kind in zone.legend.items()}
    rows = ("".join(signs[each] for each in row) for row in zone.rows)
    end = "\r\n" if options["windows"] else "\n"
    return end.join([FIRST, document.name, *rows, ""]).encode()


def _sign(kind: SectorKind) -> str:
    if kind.role != "pod":
        return SIGNS[kind.role]
    if kind.number is None or kind.number > 9:
        raise HullwrightError(
            message("ASCII zones can't hold a pod without a number from 1 to 9. Number the pods.")
        )
    return str(kind.number)


def claims(content: bytes, _name: str) -> bool:
    """Tell whether a file is an ASCII zone."""
    return content.splitlines()[:1] == [FIRST.encode()]


def imported(content: bytes, name: str, _options: Mapping[str, Any]) -> Imported:
    """Return the zone in ASCII text."""
    first, title, *rows = content.decode("ascii", "replace").rstrip().splitlines()
    if first != FIRST or not rows:
        raise unreadable(
            name, "It is no ASCII zone: the first line should be “{first}”.", first=FIRST
        )
    lines = tuple("".join(USUAL.get(sign, sign) for sign in row) for row in rows)
    return Imported(
        MapDocument(kind="hex-zone", name=title, layout=HexZone(legend=LEGEND, rows=lines))
    )
