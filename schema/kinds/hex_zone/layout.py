"""The layout of a hex zone: rows of characters, one for each sector, and what they stand for."""

from collections.abc import Collection, Iterator, Mapping
from typing import Final, Literal, TypeAlias

from ...boards.hexes import offset_label
from ...complaints import Fault, JsonPath
from ...effects import Effect
from ...errors import HullwrightError
from ...late_dataclass import late_dataclass
from ...limits import MAX_COLUMNS, MAX_ROWS
from ...messages import Message, english, message
from ...records import Json, Record, to_json
from ..rows import RowWords, row_faults
from .edges import Place, SectorEdge

HULL, SILENT, DANGEROUS, POD = "hull", "silent", "dangerous", "pod"
HUMAN: Final = "human"
ALIEN: Final = "alien"
KNOWN = (HULL, SILENT, DANGEROUS, HUMAN, ALIEN, POD)
"""The sector kinds every engine knows (EA-M3)."""

Side: TypeAlias = Literal["human", "alien"]
"""A side of the game, called like the sectors that it begins on."""
SIDES: tuple[Side, ...] = (HUMAN, ALIEN)
"""The sides; their places here are their numbers in games."""


@late_dataclass(kw_only=True)
class SectorKind(Record):
    """What a character of the rows stands for."""

    kind: str
    number: int | None = None
    """The number of a pod, or of whatever else there are several of: vents, switches, seals."""
    like: str | None = None
    """For a kind that not every program knows: the known kind that it counts as."""
    title: str = ""
    symbol: str = ""
    """For a kind of somebody's own: the name of the symbol that it bears (see `sector_symbols.py`)."""
    colour: str = ""
    """For a kind of somebody's own: its colour, as #rrggbb."""
    effects: tuple[Effect, ...] = ()
    """For a kind of somebody's own: what happens there (see `sector_effects.py`)."""

    @property
    def role(self) -> str:
        """The known kind it is or counts as; a stranger without a likeness is closed like hull."""
        return self.kind if self.kind in KNOWN else self.like or HULL


@late_dataclass(kw_only=True)
class HexZone(Record):
    """A zone of flat-top hexes, odd columns half a hex lower (EA-M1, EA-M2)."""

    legend: Mapping[str, SectorKind]
    rows: tuple[str, ...]
    edges: tuple[SectorEdge, ...] = ()

    @property
    def width(self) -> int:
        """The number of columns."""
        return len(self.rows[0])

    @property
    def height(self) -> int:
        """The number of rows."""
        return len(self.rows)

    def holds(self, place: Place) -> bool:
        """Tell whether a place is on the sheet."""
        column, row = place
        return 0 <= column < self.width and 0 <= row < self.height

    def labels_of(self, characters: Collection[str]) -> Mapping[str, list[str]]:
        """Return the labels of the sectors that each of some characters stands for, if there are any."""
        found: dict[str, list[str]] = {}
        for row, line in enumerate(self.rows if characters else ()):
            if not set(line).isdisjoint(characters):
                for column, each in enumerate(line):
                    if each in characters:
                        found.setdefault(each, []).append(offset_label(column, row))
        return found


LEGEND: Mapping[str, SectorKind] = {
    ".": SectorKind(kind=HULL),
    "s": SectorKind(kind=SILENT),
    "d": SectorKind(kind=DANGEROUS),
    "H": SectorKind(kind=HUMAN),
    "A": SectorKind(kind=ALIEN),
    **{str(number): SectorKind(kind=POD, number=number) for number in range(1, 10)},
}
"""The characters we give to sector kinds when nobody asks for others."""


ROW_WORDS = RowWords(
    short=english(
        "Row {row} has {found} sectors, but the zone is {width} wide: add the missing ones, or "
        "mark them as hull with “.”."
    ),
    long=english(
        "Row {row} has {found} sectors, but the zone is {width} wide: remove the extra ones."
    ),
    first=1,
)


def faults(zone: HexZone) -> Iterator[Fault]:
    """Yield what makes a zone unusable: rows of unequal length, characters without a meaning."""
    return row_faults(zone.rows, zone.legend, ROW_WORDS)


def place(path: JsonPath, _: Json) -> Message | None:
    """Return "row 5", "sector D09", "legend entry d" or "edge 2" for a place in the layout."""
    match path:
        case ("rows", int(row), int(column)):
            return message("sector {sector}", sector=offset_label(column, row))
        case ("rows", int(row), *_):
            return message("row {row}", row=row + 1)
        case ("legend", str(character), *_):
            return message("legend entry “{character}”", character=character)
        case ("edges", int(number), *_):
            return message("edge {number}", number=number + 1)
    return None


def contents(zone: HexZone) -> Mapping[str, str]:
    """Return what each sector is, hull left out."""
    words = {character: _word(each) for character, each in zone.legend.items() if each.kind != HULL}
    return {
        offset_label(column, row): words[character]
        for row, line in enumerate(zone.rows)
        for column, character in enumerate(line)
        if character in words
    }


def details(zone: HexZone) -> Mapping[str, Json]:
    """Return what two zones may differ in besides their sectors: edges, and what own kinds mean."""
    edges = {f"edges.{edge.place}": edge.told for edge in zone.edges}
    kinds = {
        f"legend.{_word(each)}": to_json(each)
        for each in zone.legend.values()
        if each.kind not in KNOWN or each.effects
    }
    return edges | kinds


def _word(sector: SectorKind) -> str:
    return sector.kind if sector.number is None else f"{sector.kind} {sector.number}"


USUAL_SIZE = (23, 14)
"""The columns and rows of a printed sheet (EA-M2)."""


def blank(size: tuple[int, ...] | None) -> HexZone:
    """Return a zone of hull and nothing else, as large as a sheet unless another size is asked for."""
    width, height = size if size and len(size) == 2 else USUAL_SIZE
    if size and (len(size) != 2 or not (0 < width <= MAX_COLUMNS and 0 < height <= MAX_ROWS)):
        raise HullwrightError(
            message(
                "A zone's size looks like 23x14, at most {columns}x{rows}.",
                columns=MAX_COLUMNS,
                rows=MAX_ROWS,
            )
        )
    return HexZone(legend=LEGEND, rows=("." * width,) * height)
