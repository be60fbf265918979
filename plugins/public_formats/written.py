"""WrittenCells cells: what a file says of a zone before anybody knows what its signs stand for, and the way from there to a map."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from hullwright.schema.boards.hexes import offset_label
from hullwright.schema.complaints import unreadable
from hullwright.schema.kinds.hex_zone.layout import ALIEN, HULL, HUMAN, LEGEND, POD
from hullwright.schema.limits import MAX_COLUMNS, MAX_ROWS
from hullwright.schema.messages import message, some_of

from ..importers import Imported, LegendWanted, Note, Options
from .guesses import guessed
from .placed_cells import Offset
from .remarks import check_size, result
from .sectors import HULL_SECTOR, Sector, legend_option, understood
from .sheets import OFFICIAL, Sheet
from .texts import map_name

MAX_SIGNS = 40
"""Nobody has more sorts of sectors than this: what has more signs is no map."""

SPECIAL = {HUMAN, ALIEN, POD}
TOO_MANY = 3
"""Where one in so many sectors is a start or a pod, the signs were taken for something else."""
FEW_PLACES = 2
"""Places of a sign that are named; of more, only how many there are."""
OWN = {sign: Sector(each.kind, each.number) for sign, each in LEGEND.items()}
"""What our own letters stand for."""
BLANKS = {" ": HULL_SECTOR, "": HULL_SECTOR}
FEW_SECTORS = 24
"""The sectors from which on shares of them say something."""


@dataclass(frozen=True)
class WrittenCells:
    """The cells of a file, each with the sign that stands there."""

    cells: Mapping[Offset, str]
    is_labelled: bool = False
    """Whether its places are those that people read on the sheet, so that it must not be moved."""
    name: str = ""
    notes: tuple[Note, ...] = ()

    @property
    def counts(self) -> Counter[str]:
        """How often each sign is there."""
        return Counter(self.cells.values())

    def size(self) -> Offset:
        """Return how many columns and rows it reaches over."""
        return (
            max(column for column, _ in self.cells) + 1,
            max(row for _, row in self.cells) + 1,
        )


def grid(rows: Sequence[Sequence[str]], name: str = "", notes: Iterable[Note] = ()) -> WrittenCells:
    """Return the cells of rows of signs."""
    cells = {
        (column, row): sign for row, line in enumerate(rows) for column, sign in enumerate(line)
    }
    return WrittenCells(cells, name=name, notes=tuple(notes))


def imported_signs(written: WrittenCells, source: str, options: Options) -> Imported:
    """Return the map that written cells make; LegendWanted if what their signs stand for is not known."""
    if len(written.cells) > MAX_COLUMNS * MAX_ROWS:
        check_size(*written.size(), source)
    counts = written.counts
    if not counts or len(counts) > MAX_SIGNS:
        raise unreadable(
            source,
            "It has {count} different signs; a zone has at most {most}.",
            count=len(counts),
            most=MAX_SIGNS,
        )
    told = legend_option(options)
    by_case = {sign.casefold(): sector for sign, sector in told.items()}
    usual = meanings_of(counts)
    known = {
        sign: meant
        for sign in counts
        if (meant := told.get(sign) or by_case.get(sign.casefold()) or usual.get(sign))
    }
    insist_on_legend(written, source, known, is_told=bool(told))
    sheet = _sheet(written, known, source, options)
    notes = [*written.notes, *_unused(told, counts)]
    found = result(sheet, source, map_name(written.name, source), notes)
    return replace(found, legend={sign: str(known[sign]) for sign, _ in counts.most_common()})


def insist_on_legend(
    written: WrittenCells, source: str, known: Mapping[str, Sector], *, is_told: bool
) -> None:
    """Raise LegendWanted if a sign is unknown, or if what is known makes no sense and nobody told it."""
    counts = written.counts
    unknown = [sign for sign, _ in counts.most_common() if sign not in known]
    if unknown:
        reason = message(
            "What these signs stand for is not known: {signs}.",
            signs=some_of([_whereabouts(written, sign) for sign in unknown], most=8),
        )
        kept = {} if makes_no_sense(known, counts) else known
        raise LegendWanted(source, reason, proposal(written, kept))
    if not is_told and makes_no_sense({sign: known[sign] for sign in counts}, counts):
        raise LegendWanted(source, SENSELESS, proposal(written, {}))


def _whereabouts(written: WrittenCells, sign: str) -> str:
    """Return a sign with the places where it is, or how often it is there."""
    places = [offset_label(*at) for at, each in written.cells.items() if each == sign]
    where = ", ".join(places) if len(places) <= FEW_PLACES else f"{len(places)} ×"
    return f"“{sign[:20]}” ({where})"


SENSELESS = message(
    "Read in the usual way, a third of its sectors or more would be starts and pods."
)


def makes_no_sense(meanings: Mapping[str, Sector], counts: Counter[str]) -> bool:
    """Tell whether a reading makes so much of a zone special that it can't be right."""
    sectors = counts.total() - sum(
        counts[sign] for sign, each in meanings.items() if each.kind == HULL
    )
    special = sum(counts[sign] for sign, each in meanings.items() if each.kind in SPECIAL)
    return special >= FEW_SECTORS // TOO_MANY and special * TOO_MANY >= sectors


def proposal(written: WrittenCells, known: Mapping[str, Sector]) -> dict[str, str]:
    """Return what each sign of a file probably stands for, as the `legend` option takes it."""
    found = guessed(written.cells, known)
    return {sign: str(found[sign]) for sign, _ in written.counts.most_common()}


def meanings_of(signs: Collection[str]) -> Mapping[str, Sector]:
    """Return what signs say by themselves: words for sectors, blanks, and our own letters where there are no others."""
    if set(signs) <= OWN.keys():
        return OWN
    words = {sign: understood(sign) for sign in signs if len(sign) > 2}
    return {**{sign: each for sign, each in words.items() if each}, **BLANKS}


def _sheet(
    written: WrittenCells, meanings: Mapping[str, Sector], source: str, options: Options
) -> Sheet:
    width, height = written.size()
    check_size(width, height, source)
    rows = [
        [
            meanings[written.cells[at]] if (at := (column, row)) in written.cells else HULL_SECTOR
            for column in range(width)
        ]
        for row in range(height)
    ]
    sheet = Sheet(rows)
    if written.is_labelled:
        fits = width <= OFFICIAL[0] and height <= OFFICIAL[1]
        return sheet.placed_at((0, 0)) if fits else sheet
    return sheet.centred() if is_for_sheet(options) else sheet


def is_for_sheet(options: Options) -> bool:
    """Tell whether a small zone is to be placed on an official sheet."""
    return options.get("sheet") == "official"


def _unused(legend: Mapping[str, Sector], counts: Counter[str]) -> list[Note]:
    there = {sign.casefold() for sign in counts}
    absent = [sign for sign in legend if sign.casefold() not in there]
    if not absent:
        return []
    return [
        Note(message("The legend names signs that are not in it: {some}.", some=some_of(absent)))
    ]
