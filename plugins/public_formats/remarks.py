"""Remarks: what looks like a slip of whoever copied a zone, and what was decided while reading it."""

from collections.abc import Iterator, Sequence

from hullwright.schema.boards.hexes import offset_label
from hullwright.schema.boards.paths import NOWHERE
from hullwright.schema.complaints import unreadable
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.hex_zone.layout import ALIEN, HULL, HUMAN, POD
from hullwright.schema.kinds.hex_zone.survey import ZoneSurvey
from hullwright.schema.limits import MAX_COLUMNS, MAX_ROWS
from hullwright.schema.messages import english, message, some_of

from ..importers import Imported, Note
from .sectors import HULL_SECTOR, Sector
from .sheets import MAX_PODS, OFFICIAL, Sheet

SIDES = {HUMAN: message("Humans"), ALIEN: message("Aliens")}

NEAREST_POD = range(4, 15)
"""How many moves the Humans of published zones are from a pod."""

SMALL = 3000
"""The cells up to which distances are worth their time while importing."""


def result(
    sheet: Sheet, source: str, name: str, notes: Sequence[Note] = (), description: str = ""
) -> Imported:
    """Return the map that a sheet makes, its pods numbered, with everything there is to remark."""
    pods = sheet.labels(POD)
    if len(pods) > MAX_PODS:
        raise unreadable(
            source,
            "There are {count} pods; at most {most} are allowed.",
            count=len(pods),
            most=MAX_PODS,
        )
    numbered = sheet.numbered()
    document = MapDocument(
        kind="hex-zone", name=name, description=description, layout=numbered.zone()
    )
    return Imported(
        document,
        (
            *notes,
            *unofficial_size(sheet),
            *new_numbers(sheet, numbered),
            *twin_pods(numbered),
            *starts(numbered),
            *swapped_starts(document),
            *shifted_row(numbered),
            *nearly_mirrored(numbered),
        ),
    )


def check_size(width: int, height: int, source: str) -> None:
    """Raise Unreadable for a sheet larger than a zone can be."""
    if width > MAX_COLUMNS or height > MAX_ROWS:
        raise unreadable(
            source,
            "The zone would be {width} × {height}; at most {columns} × {rows} is allowed.",
            width=width,
            height=height,
            columns=MAX_COLUMNS,
            rows=MAX_ROWS,
        )


def unofficial_size(sheet: Sheet) -> Iterator[Note]:
    """Yield a note if a sheet has not the official size (EA-M2)."""
    if (sheet.width, sheet.height) != OFFICIAL:
        yield Note(
            message(
                "The zone is {width} × {height}; official sheets are 23 × 14. If it should be "
                "one of those, a row or a column is missing or extra.",
                width=sheet.width,
                height=sheet.height,
            )
        )


def new_numbers(sheet: Sheet, numbered: Sheet) -> Iterator[Note]:
    """Yield a note that says which pods were given numbers."""
    given = {
        offset_label(column, row): after.number
        for row, cells in enumerate(sheet.rows)
        if numbered is not sheet
        for column, (before, after) in enumerate(zip(cells, numbered.rows[row], strict=True))
        if before != after
    }
    if given:
        yield Note(
            message(
                "Pods without a number were numbered in reading order: {pods}.",
                pods=some_of([f"{number} = {at}" for at, number in given.items()], most=9),
            ),
            tuple(given),
        )


def twin_pods(sheet: Sheet) -> Iterator[Note]:
    """Yield a note for pods that share a number (EA-M4)."""
    places: dict[int | None, list[str]] = {}
    for row, cells in enumerate(sheet.rows):
        for column, sector in enumerate(cells):
            if sector.kind == POD:
                places.setdefault(sector.number, []).append(offset_label(column, row))
    for number, labels in places.items():
        if len(labels) > 1:
            yield Note(
                message(
                    "{count} pods have the number {number}: {some}.",
                    count=len(labels),
                    number=number,
                    some=some_of(labels),
                ),
                tuple(labels),
            )


def starts(sheet: Sheet) -> Iterator[Note]:
    """Yield a note unless each side has one start and there is a pod (EA-M5)."""
    for side, name in SIDES.items():
        labels = sheet.labels(side)
        if not labels:
            yield Note(message("The {side} have no start: it may have been left out.", side=name))
        elif len(labels) > 1:
            yield Note(
                message(
                    "The {side} have {count} starts: {some}.",
                    side=name,
                    count=len(labels),
                    some=some_of(labels),
                ),
                labels,
            )
    if not sheet.labels(POD):
        yield Note(message("There is no escape pod: it may have been left out."))


def swapped_starts(document: MapDocument) -> Iterator[Note]:
    """Yield a note if the starts make more sense the other way round.

    In published zones the Humans begin 4 to 14 moves from the nearest pod. If they do not here but
    would from the alien start, the two were probably swapped, as happens often in public copies.
    """
    if document.layout.width * document.layout.height > SMALL:
        return
    survey = ZoneSurvey.of(document)
    if any(len(survey.by_role[side]) != 1 for side in SIDES) or not survey.by_role[POD]:
        return
    human, alien = survey.nearest_pod(HUMAN), survey.nearest_pod(ALIEN)
    if human in NEAREST_POD or alien not in NEAREST_POD:
        return
    template = (
        english(
            "The starts may be swapped: the Humans can't reach any pod, but the nearest one is "
            "{alien} moves from the Alien start."
        )
        if human == NOWHERE
        else english(
            "The starts may be swapped: the Humans start {human} moves from the nearest pod, the "
            "Aliens {alien}; in published zones it is 4 to 14 for the Humans."
        )
    )
    yield Note(
        message(template, human=human, alien=alien),
        survey.labels([*survey.by_role[HUMAN], *survey.by_role[ALIEN]]),
    )


def shifted_row(sheet: Sheet) -> Iterator[Note]:
    """Yield a note if one row spoils the symmetry of a zone, but would not one cell further."""
    rows = [[_alike(each) for each in row] for row in sheet.rows]
    told = [number for number, row in enumerate(rows) if set(row) != {HULL}]
    skew = [number for number in told if not _is_mirrored(rows[number])]
    if len(skew) != 1 or len(told) < 5 or sheet.width < 5:
        return
    row = rows[skew[0]]
    left = _is_mirrored([*row[1:], row[1]])
    right = _is_mirrored([row[-2], *row[:-1]])
    if left or right:
        template = (
            english(
                "Row {row} seems to be shifted one cell to the right: all other rows are symmetric."
            )
            if left
            else english(
                "Row {row} seems to be shifted one cell to the left: all other rows are symmetric."
            )
        )
        yield Note(message(template, row=skew[0] + 1), tuple(_labels(sheet, skew[0])))


NEARLY = 2
"""Pairs of cells up to which a zone that differs from its own mirror image seems to be meant the same."""
LEAST_MIRRORED = 60
"""The sectors from which on a mirror image is no chance."""


def nearly_mirrored(sheet: Sheet) -> Iterator[Note]:
    """Yield a note if a zone is nearly the same left and right: the few cells that are not may be slips of a copy."""
    rows = [[_alike(each) for each in row] for row in sheet.rows]
    if sheet.width < 5 or not sheet.width % 2:
        return
    odd = [
        offset_label(column, row)
        for row, cells in enumerate(rows)
        for column, each in enumerate(cells)
        # Starts often lie on one side alone.
        if each != cells[-1 - column] and "start" not in {each, cells[-1 - column]}
    ]
    told = sum(each != HULL for row in rows for each in row)
    if 0 < len(odd) // 2 <= NEARLY and told >= LEAST_MIRRORED and not any(shifted_row(sheet)):
        yield Note(
            message(
                "The zone is nearly the same left and right, apart from {some}: if it should be, "
                "a cell was missed or copied wrongly there.",
                some=some_of(odd, most=6),
            ),
            tuple(odd),
        )


def _alike(sector: Sector) -> str:
    return "start" if sector.kind in SIDES else sector.kind


def _is_mirrored(row: Sequence[str]) -> bool:
    return list(row) == list(row)[::-1]


def _labels(sheet: Sheet, row: int) -> Iterator[str]:
    for column, sector in enumerate(sheet.rows[row]):
        if sector != HULL_SECTOR:
            yield offset_label(column, row)
