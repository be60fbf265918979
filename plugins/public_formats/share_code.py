"""Share codes in both directions: the public one, and our own for zones it can't carry."""

import re

from hullwright.schema.complaints import unreadable
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.hex_zone.layout import KNOWN, HexZone
from hullwright.schema.messages import Message, message, some_of

from ..importers import Imported, Options
from .links import codes_in, symbols_in
from .own_code import CODE, read_own, write_own, write_special
from .public_code import LETTERS, fits_public, read_public, write_public
from .sheets import sheet_of
from .symbol_code import read_symbols
from .texts import HEAD_BYTES, head_of, text_of, unescaped

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
    if codes_in(head) or symbols_in(head):
        return True
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
    if symbols := symbols_in(text):
        return read_symbols(symbols, name)
    # One of our own may be wrapped and padded by a mail program, and is all the text there is.
    codes = (text,) if CODE.fullmatch(text.strip()) else codes_in(text)
    if len(codes) > 1:
        raise unreadable(
            name,
            "There are {count} share codes in it: {names}. Import one at a time.",
            count=len(codes),
            names=some_of([unescaped(each.partition(",")[0]) for each in codes]),
        )
    # What is nearly a code is read as one, so that it is told what is wrong with it.
    code = codes[0] if codes else text
    if re.match(r"\s*HW[0-9]+:", code):
        return read_own(code, name)
    return read_public(code, name)


def left_out_of(document: MapDocument) -> tuple[Message, ...]:
    """Return what a share code of a map does not carry: whatever is not its name and its sectors."""
    told = (
        (message("subtitle"), document.subtitle),
        (message("author"), document.author),
        (message("description"), document.description),
        (message("license"), document.license),
        (message("language"), document.language),
        (message("number of players"), document.players),
        (message("tags"), document.tags),
        (message("rules"), document.rules),
    )
    return tuple(word for word, value in told if value)


def is_for_everyone(code: str) -> bool:
    """Tell whether a share code is the public one, which other programs read as well."""
    return CODE.match(code) is None


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
