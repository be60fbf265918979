"""A sheet: the cells of a zone as an importer has read them, and the zone they make."""

import string
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, count

from hullwright.schema.boards.hexes import offset_label
from hullwright.schema.kinds.hex_zone.layout import HULL, LEGEND, POD, HexZone, SectorKind

from .sectors import Sector

OFFICIAL = (23, 14)
"""The columns and rows of an official sheet (EA-M2)."""

EVACUATION = "evacuation"

OWN_KINDS: Mapping[str, SectorKind] = {
    # Both sides may walk there like anywhere else until some rule opens it.
    EVACUATION: SectorKind(kind=EVACUATION, like="silent", title="Evacuation"),
}
"""Sector kinds that public formats have and the rules do not."""

_PREFERRED = {Sector(POD): "P", Sector(EVACUATION): "E"}
_STANDARD = {Sector(each.kind, each.number): character for character, each in LEGEND.items()}
_FURTHER = (
    string.ascii_uppercase
    + string.ascii_lowercase
    + "".join(map(chr, (*range(0x100, 0x530), *range(0x4E00, 0x5600))))
)
_SPARE = [
    each
    for each in _FURTHER
    if each.isalpha() and each not in LEGEND and each not in _PREFERRED.values()
]

MAX_PODS = 500
"""More pods than anybody needs, and fewer than a legend has room for."""


@dataclass(frozen=True)
class Sheet:
    """The cells of a zone, row by row, all rows of one length."""

    rows: Sequence[Sequence[Sector]]

    @property
    def width(self) -> int:
        """The number of columns."""
        return len(self.rows[0])

    @property
    def height(self) -> int:
        """The number of rows."""
        return len(self.rows)

    def labels(self, kind: str) -> tuple[str, ...]:
        """Return where a sector kind lies, in reading order."""
        return tuple(
            offset_label(column, row)
            for row, cells in enumerate(self.rows)
            for column, sector in enumerate(cells)
            if sector.kind == kind
        )

    def numbered(self) -> "Sheet":
        """Return the sheet with a number for each pod that has none, in reading order."""
        bare = Sector(POD)
        if not any(bare in row for row in self.rows):
            return self
        taken = {each.number for row in self.rows for each in row if each.kind == POD}
        free = (Sector(POD, number) for number in count(1) if number not in taken)
        return Sheet([[next(free) if each == bare else each for each in row] for row in self.rows])

    def placed_at(self, at: tuple[int, int]) -> "Sheet":
        """Return the cells on an official sheet, the first of them in a column and a row of it."""
        left, above = at
        columns, rows = OFFICIAL
        blank = Sector(HULL)
        right, below = columns - left - self.width, rows - above - self.height
        return Sheet(
            [
                *([blank] * columns for _ in range(above)),
                *([*[blank] * left, *row, *[blank] * right] for row in self.rows),
                *([blank] * columns for _ in range(below)),
            ]
        )

    def centred(self) -> "Sheet":
        """Return a smaller zone in the middle of an official sheet; odd columns stay odd, because they lie lower (EA-M2)."""
        columns, rows = OFFICIAL
        if self.width > columns or self.height > rows or (self.width, self.height) == OFFICIAL:
            return self
        return self.placed_at(((columns - self.width) // 4 * 2, (rows - self.height) // 2))

    def zone(self) -> HexZone:
        """Return the zone, with the characters we give to sector kinds when nobody asks for others."""
        used = set(chain.from_iterable(self.rows))
        characters = dict(_characters(used))
        return HexZone(
            legend={character: _kind(sector) for sector, character in characters.items()},
            rows=tuple("".join(map(characters.__getitem__, row)) for row in self.rows),
        )


def sheet_of(zone: HexZone) -> Sheet:
    """Return the cells of a zone; what its legend says beyond kind and number is left out."""
    sectors = {each: Sector(kind.kind, kind.number) for each, kind in zone.legend.items()}
    return Sheet([[sectors[each] for each in row] for row in zone.rows])


def _characters(used: Iterable[Sector]) -> Iterator[tuple[Sector, str]]:
    """Yield a character for each sector in use: the usual ones first, then pods by number."""
    used = set(used)
    yield from ((sector, each) for sector, each in _STANDARD.items() if sector in used)
    spare = iter(_SPARE)
    others = sorted(used - set(_STANDARD), key=lambda each: (each.kind != POD, each.number or 0))
    for sector in others:
        yield sector, _PREFERRED.get(sector) or next(spare)


def _kind(sector: Sector) -> SectorKind:
    return OWN_KINDS.get(sector.kind) or SectorKind(kind=sector.kind, number=sector.number)
