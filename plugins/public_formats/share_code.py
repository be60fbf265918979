"""Share codes in both directions: the public one, and our own for zones it can't carry."""

import re

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.hex_zone.layout import KNOWN, HexZone
from hullwright.schema.messages import message

from ..importers import Imported, Options
from .own_code import CODE, read_own, write_own, write_special
from .public_code import LETTERS, fits_public, read_public, write_public
from .sheets import sheet_of
from .texts import HEAD_BYTES, head_of, text_of

_NO_CELL = re.compile(r"[^A-Za-z0-9+/_=-]")
_SPECIALS = re.compile(r"[A-Za-z0-9]{0,40}")
_PIECES = 4
"""Into how many pieces a mail program may have cut a part of a code."""


def claims(content: bytes, _name: str) -> bool:
    """Tell whether a file holds a share code, of either sort."""
    head = head_of(content).strip()
    if CODE.fullmatch(head):
        return True
    if len(content) >= HEAD_BYTES:
        return False
    _, *parts = (each.split() for each in head.rsplit(",", 2))
    if len(parts) != 2 or any(len(each) > _PIECES for each in parts):
        return False
    cells, specials = ("".join(each) for each in parts)
    return (
        abs(len(cells) - LETTERS) <= LETTERS // 4
        and len(_NO_CELL.findall(cells)) <= 2
        and _SPECIALS.fullmatch(specials) is not None
    )


def imported(content: bytes, name: str, _options: Options) -> Imported:
    """Return the zone that a share code stands for."""
    text = text_of(content, name)
    if re.match(r"\s*HW[0-9]+:", text):
        return read_own(text, name)
    return read_public(text, name)


def share_code(document: MapDocument) -> str:
    """Return the share code of a zone: the public one if it can carry the zone, else our own.

    All carry the name and the sectors; special sectors and edges take a code of our own that older
    programs do not read, and say so.
    """
    if not isinstance(document.layout, HexZone):
        raise HullwrightError(
            message("{name} is not a hex zone; only those have share codes.", name=document.name)
        )
    zone = document.layout
    used = set().union(*zone.rows)
    kinds = [each for character, each in zone.legend.items() if character in used]
    if zone.edges or any(each.effects or each.kind not in KNOWN for each in kinds):
        return write_special(document.name, zone)
    sheet = sheet_of(zone)
    return (
        write_public(document.name, sheet)
        if fits_public(sheet)
        else write_own(document.name, sheet)
    )
