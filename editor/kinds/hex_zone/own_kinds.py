"""Sector kinds of a zone's own: what can be said about them, and edits that make, change and delete them."""

import re
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from hullwright.schema.kinds.hex_zone.layout import (
    ALIEN,
    DANGEROUS,
    HULL,
    HUMAN,
    KNOWN,
    POD,
    SILENT,
    HexZone,
    SectorKind,
)
from hullwright.schema.kinds.hex_zone.sector_effects import SECTOR_EFFECTS
from hullwright.schema.kinds.hex_zone.sector_symbols import SYMBOLS
from hullwright.schema.messages import Message, message

from ...concepts.marks import Shape
from ...concepts.own_contents import OwnContent, OwnWords, PictureChoice
from .contents import NAMES, characters, content_of, with_contents, with_kinds
from .edges import without_closed
from .looks import CELL, SectorLook, look_of
from .symbols import symbol_marks

LONGEST = 50
"""The most letters of a name that is made from a title; a number may follow."""

SYMBOL_NAMES: Mapping[str, Message] = {
    "arrow": message("arrow"),
    "bolt": message("bolt"),
    "cracks": message("cracks"),
    "crate": message("crate"),
    "cross": message("cross"),
    "drop": message("drop"),
    "ear": message("ear"),
    "eye": message("eye"),
    "fan": message("fan"),
    "flame": message("flame"),
    "gear": message("gear"),
    "hush": message("muted speaker"),
    "key": message("key"),
    "lever": message("lever"),
    "lock": message("lock"),
    "skull": message("skull"),
    "star": message("star"),
    "wave": message("waves"),
}

COLOURS: Sequence[tuple[str, Message]] = (
    ("#0072b2", message("blue")),
    ("#56b4e9", message("sky blue")),
    ("#009e73", message("green")),
    ("#f0e442", message("yellow")),
    ("#e69f00", message("orange")),
    ("#d55e00", message("vermilion")),
    ("#cc79a7", message("pink")),
    ("#6a3d9a", message("violet")),
)
"""Colours that are offered; most are those of Okabe and Ito, told apart by everyone."""


class OwnSectorKinds:
    """The sector kinds of a zone's own."""

    words = OwnWords(
        new=message("New sector kind…"),
        edit=message("Change…"),
        delete=message("Delete"),
        none=message("Choose one of this map's own sector kinds above."),
    )
    likenesses: Sequence[tuple[str, Message]] = tuple(
        (each, NAMES[each]) for each in (SILENT, DANGEROUS, HULL, POD, HUMAN, ALIEN)
    )
    symbols: Sequence[PictureChoice] = tuple(
        PictureChoice(each, SYMBOL_NAMES[each], symbol_marks(each, "text", (0.0, 0.0), 1.0))
        for each in SYMBOLS
    )
    colours: Sequence[PictureChoice] = tuple(
        PictureChoice(each, name, (Shape(CELL, fill=each),)) for each, name in COLOURS
    )
    vocabulary = SECTOR_EFFECTS
    part = "legend"

    def found(self, zone: HexZone, content: str) -> OwnContent | None:
        """Return what is said about a sector kind, or None if it is one that every program knows."""
        sector = _sector(zone, content)
        if sector is None or sector.kind in KNOWN:
            return None
        return OwnContent(
            sector.title, sector.role, sector.symbol, sector.colour, tuple(sector.effects)
        )

    def look(self, own: OwnContent) -> SectorLook:
        """Return how a sector of the kind looks."""
        return look_of(_said(SectorKind(kind="own"), own))

    def added(self, zone: HexZone, own: OwnContent) -> tuple[HexZone, str]:
        """Return a zone that knows a further sector kind, and the word for it."""
        name = fresh_name(own.title, {each.kind for each in zone.legend.values()})
        return with_kinds(zone, {name: _said(SectorKind(kind=name), own)}), name

    def changed(self, zone: HexZone, content: str, own: OwnContent) -> HexZone:
        """Return a zone in which something else is said about a sector kind."""
        legend = {
            character: _said(sector, own) if content_of(sector) == content else sector
            for character, sector in zone.legend.items()
        }
        return zone if legend == zone.legend else without_closed(zone, replace(zone, legend=legend))

    def removed(self, zone: HexZone, content: str) -> HexZone:
        """Return a zone without a sector kind; its sectors become what it counted as."""
        sector = _sector(zone, content)
        if sector is None:
            return zone
        role = content_of(SectorKind(kind=sector.role, number=_number(sector)))
        able = with_contents(zone, [role])
        gone = {each for each, kind in able.legend.items() if content_of(kind) == content}
        table = str.maketrans(dict.fromkeys(gone, characters(able)[role]))
        rows = tuple(row.translate(table) for row in zone.rows)
        legend = {each: kind for each, kind in able.legend.items() if each not in gone}
        return without_closed(zone, replace(able, legend=legend, rows=rows))

    def uses(self, zone: HexZone, content: str) -> int:
        """Return how many sectors are of a kind."""
        letters = [each for each, kind in zone.legend.items() if content_of(kind) == content]
        return sum(row.count(each) for row in zone.rows for each in letters)


def _sector(zone: HexZone, content: str) -> SectorKind | None:
    return next((each for each in zone.legend.values() if content_of(each) == content), None)


def _number(sector: SectorKind) -> int | None:
    return (sector.number or 1) if sector.role == POD else None


def _said(sector: SectorKind, own: OwnContent) -> SectorKind:
    return replace(
        sector,
        like=own.like or None,
        title=own.title,
        symbol=own.symbol,
        colour=own.colour,
        effects=own.effects,
    )


def fresh_name(title: str, taken: Collection[str]) -> str:
    """Return a name for files that is made from a title and not taken yet.

    >>> fresh_name("Luftschächte 2", {"luftschachte_2"}), fresh_name("→", ())
    ('luftschachte_2_2', 'sector')
    """
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    words = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")
    name = words.lstrip("_0123456789")[:LONGEST].rstrip("_") or "sector"
    names = (name, *(f"{name}_{number}" for number in range(2, len(taken) + 3)))
    return next(each for each in names if each not in taken and each not in KNOWN)
