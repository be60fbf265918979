"""Map sheets: the map with its title section and legend, a fold, and the movement record."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import NamedTuple, TypeAlias

from ..languages.words import tr_in
from .letters import Letters, TextMeasure, line_of, one_line
from .map_drawing import MapDrawing
from .map_head import HEIGHT, heading
from .map_legend import SheetLegend
from .options import SheetOptions
from .pages import Item, Page, PageFrame, Rule, page_frame
from .record import MovementRecord, height_for, width_for
from .subject import SheetSubject

MARGIN, NARROW = 10.0, 8.0
"""Around a page, and around each of two sheets on one; printers leave about 4 mm white."""
FOLD = 6.0
"""The room on both sides of the fold together."""
SMALL_SECTOR = 5.0
"""Sectors lower than this are hard to read and write in."""
TINY_SECTOR = 4.0
"""Sectors lower than this can't be read: the map is spread over pages instead."""
CLEARLY = 1.15
"""The record moves to a page of its own only if that makes sectors larger by this."""
HINT = Letters(2.2, ink="faint-text")

Face: TypeAlias = Callable[[PageFrame, str], Iterator[Item]]
"""One side of a sheet: drawn in a frame, with a note such as "Sheet 3 of 6"."""


class Arrangement(NamedTuple):
    """A way to lay out a sheet."""

    landscape: bool
    side: float
    """The side of a cell that it allows."""
    faces: Sequence[Face]


@dataclass(frozen=True)
class MapSheet:
    """The sheet of a map for one player."""

    occasion: SheetSubject
    options: SheetOptions
    measure: TextMeasure
    drawing: MapDrawing

    @property
    def _rounds(self) -> int:
        return self.occasion.rounds(self.options)

    @property
    def _others(self) -> int:
        return self.occasion.players(self.options) - 1

    @property
    def language(self) -> str:
        """The language of the sheet."""
        return self.options.language

    @cached_property
    def legend(self) -> SheetLegend:
        """The symbols of the map with their names."""
        return SheetLegend.of(self.drawing, self.language, self.measure)

    def sector(self, arrangement: Arrangement) -> float:
        """Return how high a sector is in an arrangement, in millimetres."""
        return arrangement.side * self.drawing.sector

    def best(self) -> Arrangement:
        """Return the arrangement with the largest sectors.

        Where they get small, all other players share a column of the record, and at last the record
        goes to a page of its own, such as the back of the sheet.
        """
        if not self._rounds:
            return max(self._apart(), key=lambda each: each.side)
        for others in (self._others, 0):
            together = max(self._together(others), key=lambda each: each.side)
            if self.sector(together) >= SMALL_SECTOR:
                return together
        apart = max(self._apart(), key=lambda each: each.side)
        is_worth_it = apart.side > CLEARLY * together.side
        return apart if is_worth_it or self.sector(together) < TINY_SECTOR else together

    def _together(self, others: int) -> Iterator[Arrangement]:
        for landscape in (False, True):
            slot = slots(self.options, landscape=landscape)[0]
            height = height_for(slot.width, self._rounds, others) + FOLD
            upper = slot.upper(slot.height - height)
            yield Arrangement(landscape, self._side(upper), [partial(self._stacked, others)])
            width = width_for(slot.height, self._rounds, others) + FOLD
            left = slot.left_part(slot.width - width)
            yield Arrangement(landscape, self._side(left), [partial(self._beside, others)])

    def _apart(self) -> Iterator[Arrangement]:
        faces = [self.map_face, self.record_face] if self._rounds else [self.map_face]
        for landscape in (False, True):
            slot = slots(self.options, landscape=landscape)[0]
            yield Arrangement(landscape, self._side(slot), faces)

    def _side(self, frame: PageFrame) -> float:
        """Return the side of a cell where the map, its title section and its legend have a frame."""
        if frame.width < 30 or frame.height < 30:
            return 0.0
        room = self._map_room(frame)
        return self.drawing.side_in(room.width, room.height)

    def _map_room(self, frame: PageFrame) -> PageFrame:
        room = frame.below(HEIGHT)
        return room.upper(room.height - self.legend.height(frame.width))

    # The faces.

    def map_face(self, frame: PageFrame, note: str) -> Iterator[Item]:
        """Yield title section, map and legend, and nothing else."""
        yield from heading(frame, self.occasion, self.language, self.measure, note)
        room = self._map_room(frame)
        yield from self.drawing.drawn(room, self.measure)
        yield from self.legend.drawn(frame.below(room.bottom - frame.top))

    def record_face(self, frame: PageFrame, note: str) -> Iterator[Item]:
        """Yield the record alone, under the name of the map."""
        line = frame.upper(6)
        name = Letters(3.4, bold=True)
        yield one_line(
            self.occasion.document.name, line.left_part(line.width * 0.6), name, self.measure
        )
        yield one_line(note, line.beside(line.width * 0.62), HINT, self.measure, 1.0)
        yield from self._record(frame.below(8), self._others)

    def _record(self, frame: PageFrame, others: int) -> Iterator[Item]:
        return MovementRecord(frame, self._rounds, others, self.language, self.measure).drawn()

    def _stacked(self, others: int, frame: PageFrame, note: str) -> Iterator[Item]:
        least = height_for(frame.width, self._rounds, others) + FOLD
        room = self._map_room(frame.upper(frame.height - least))
        # What the map leaves over makes the rows of the record higher.
        used = min(
            self.drawing.height_at(self.drawing.side_in(room.width, room.height)), room.height
        )
        height = HEIGHT + used + self.legend.height(frame.width)
        yield from self.map_face(frame.upper(height), note)
        y = frame.top + height + FOLD / 2
        yield Rule(
            (frame.left - MARGIN / 2, y), (frame.right + MARGIN / 2, y), "faint-text", 0.2, True
        )
        yield self._fold_words(frame.right, y)
        yield from self._record(frame.below(height + FOLD), others)

    def _beside(self, others: int, frame: PageFrame, note: str) -> Iterator[Item]:
        least = width_for(frame.height, self._rounds, others) + FOLD
        room = self._map_room(frame.left_part(frame.width - least))
        used = self.drawing.width_at(self.drawing.side_in(room.width, room.height))
        # The title section needs some width, however narrow the map is.
        width = min(max(used, 70.0), room.width)
        yield from self.map_face(frame.left_part(width), note)
        x = frame.left + width + FOLD / 2
        yield Rule(
            (x, frame.top - MARGIN / 2), (x, frame.bottom + MARGIN / 2), "faint-text", 0.2, True
        )
        yield from self._record(frame.beside(width + FOLD), others)
        yield self._fold_words(x - 1, frame.bottom + 2.6)

    def _fold_words(self, right: float, y: float) -> Item:
        words = line_of(tr_in(self.language, "fold here"), 0, 0, HINT, self.measure)
        return words.moved(right - words.width, y - 0.7 - words.baseline)

    def pages(self, arrangement: Arrangement, notes: Sequence[str]) -> Iterator[Page]:
        """Yield the pages of as many copies as there are notes."""
        at = slots(self.options, landscape=arrangement.landscape)
        for first in range(0, len(notes), len(at)):
            here = notes[first : first + len(at)]
            for face in arrangement.faces:
                drawn = (face(slot, note) for slot, note in zip(at, here, strict=False))
                items = [each for part in drawn for each in part]
                items += cuts(self.options, landscape=arrangement.landscape)
                yield Page(self.options.paper, arrangement.landscape, tuple(items))

    def record_pages(self, notes: Sequence[str]) -> Iterator[Page]:
        """Yield pages with records only."""
        if self._rounds:
            landscape = self.options.per_page == 2
            yield from self.pages(Arrangement(landscape, 0.0, [self.record_face]), notes)


def slots(options: SheetOptions, *, landscape: bool) -> list[PageFrame]:
    """Return where on a page sheets have their place, margins left out."""
    page = page_frame(options.paper, landscape=landscape)
    if options.per_page == 1:
        return [page.inset(MARGIN)]
    if landscape:
        half = page.width / 2
        return [page.left_part(half).inset(NARROW), page.beside(half).inset(NARROW)]
    half = page.height / 2
    return [page.upper(half).inset(NARROW), page.below(half).inset(NARROW)]


def cuts(options: SheetOptions, *, landscape: bool) -> list[Item]:
    """Return the line along which two sheets of a page are cut apart."""
    if options.per_page == 1:
        return []
    page = page_frame(options.paper, landscape=landscape)
    middle = (page.width if landscape else page.height) / 2
    if landscape:
        return [Rule((middle, 0), (middle, page.height), "line", 0.15)]
    return [Rule((0, middle), (page.width, middle), "line", 0.15)]
