"""Placed cells: that a file lists one by one, each put at its column and row."""

import re
from collections.abc import Iterator
from typing import TypeAlias

from hullwright.schema.boards.hexes import offset_label
from hullwright.schema.complaints import Complaint, JsonPath, Unreadable
from hullwright.schema.limits import MAX_COLUMNS, MAX_COMPLAINTS, MAX_ROWS
from hullwright.schema.messages import Message, message, some_of
from hullwright.schema.records import Json

from ..importers import Note
from .sectors import HULL_SECTOR, Sector, likely_word, sector_of
from .sheets import OFFICIAL, Sheet

Offset: TypeAlias = tuple[int, int]
"""A column and a row, both from 0."""


class PlacedCells:
    """The cells of a list as they are placed, with every complaint and note on the way."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.cells: dict[Offset, Sector] = {}
        self.complaints: list[Complaint] = []
        self.notes: list[Note] = []
        self._twice: list[str] = []

    @property
    def done(self) -> bool:
        """Whether there are more complaints than anybody reads: no need to look further."""
        return len(self.complaints) > MAX_COMPLAINTS

    def complain(self, path: JsonPath, place: Message | str, sentence: Message) -> None:
        """Remember something that forbids the import."""
        self.complaints.append(Complaint(path, place, sentence))

    def sector(self, word: Json, path: JsonPath, place: Message | str) -> Sector | None:
        """Return what a word for a sector means, or complain that it means nothing."""
        found = sector_of(word[:60]) if isinstance(word, str) else None
        if word is None:
            self.complain(path, place, message("The sector kind is missing."))
        elif found is None:
            sentence = message(
                "“{word}” is not a sector kind (did you mean {meant}?).",
                word=str(word)[:40],
                meant=likely_word(str(word)),
            )
            self.complain(path, place, sentence)
        return found

    def put(self, at: Offset, sector: Sector, path: JsonPath, place: Message | str) -> None:
        """Place a cell, or complain that it lies off the sheet or that another one lies there."""
        column, row = at
        if not (0 <= column < MAX_COLUMNS and 0 <= row < MAX_ROWS):
            self.complain(path, place, _off(column, row))
        elif at not in self.cells:
            self.cells[at] = sector
        elif self.cells[at] == sector:
            self._twice.append(offset_label(column, row))
        else:
            sentence = message(
                "Sector {label} is there twice, as {first} and as {second}: one of the two "
                "probably belongs elsewhere.",
                label=offset_label(column, row),
                first=self.cells[at].words(),
                second=sector.words(),
            )
            self.complain(path, place, sentence)

    def sheet(self, size: Offset | None = None) -> Sheet:
        """Return the sheet of what was placed, or raise Unreadable if there were complaints."""
        if not self.cells and not self.complaints:
            self.complain((), "", message("There are no cells in it."))
        if self.complaints:
            raise Unreadable(self.source, self.complaints)
        width, height = size or self.size()
        self.notes += [*self._repeated(), *self._missing(width, height)]
        hull = HULL_SECTOR
        return Sheet(
            [
                [self.cells.get((column, row), hull) for column in range(width)]
                for row in range(height)
            ]
        )

    def reach(self) -> Offset:
        """Return how many columns and rows the cells reach over."""
        return max(column for column, _ in self.cells) + 1, max(row for _, row in self.cells) + 1

    def size(self) -> Offset:
        """Return the size of the sheet: the rectangle that is full, or the official one if it fits."""
        width, height = self.reach()
        full = len(self.cells) == width * height
        fits = width <= OFFICIAL[0] and height <= OFFICIAL[1]
        return OFFICIAL if fits and not full else (width, height)

    def _repeated(self) -> Iterator[Note]:
        if self._twice:
            yield Note(
                message(
                    "{count} sectors are there twice, both times the same: {some}.",
                    count=len(self._twice),
                    some=some_of(self._twice),
                ),
                tuple(self._twice),
            )

    def _missing(self, width: int, height: int) -> Iterator[Note]:
        """Yield a note for cells left out of a list that also names the cells that are hull."""
        if HULL_SECTOR not in self.cells.values():
            return
        lost = [
            offset_label(column, row)
            for row in range(height)
            for column in range(width)
            if (column, row) not in self.cells
        ]
        if lost:
            yield Note(
                message(
                    "{found} of {needed} cells are there; missing and taken as hull: {some}.",
                    found=width * height - len(lost),
                    needed=width * height,
                    some=some_of(lost),
                ),
                tuple(lost),
            )


def _off(column: int, row: int) -> Message:
    return message(
        "Column {column}, row {row} is off the sheet: columns go from 1 to {columns}, rows from 1 "
        "to {rows}.",
        column=column + 1,
        row=row + 1,
        columns=MAX_COLUMNS,
        rows=MAX_ROWS,
    )


def whole(value: Json) -> int | None:
    """Return a whole number, also where it is written as text or with “.0”, or None."""
    if isinstance(value, str):
        return int(value) if re.fullmatch(r"\s*-?[0-9]{1,9}\s*", value) else None
    if isinstance(value, bool) or not isinstance(value, int | float) or value != int(value):
        return None
    return int(value)
