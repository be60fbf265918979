"""Piece sheets: the pieces of a game in grids to be cut out, with their backs on the next page."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds import map_kind
from hullwright.schema.messages import Message, message

from ..concepts.cutouts import Cutout, CutoutSet, Face, LargeBoard, Printed
from ..kinds.table import editor_kind_of
from ..languages.words import tr_in
from .board_parts import BoardParts
from .letters import Letters, Measure, one_line
from .map_drawing import MapDrawing
from .options import SheetOptions
from .pages import Item, Page, PageFrame, page_frame
from .piece_face import FaceDrawing
from .piece_grid import PieceGrid
from .piece_layout import ASIDE, HEAD, PieceLayout
from .piece_reference import PieceReference
from .subject import SheetSubject

MOST_PAGES = 100
HEADING = Letters(3.0, bold=True)
SMALL = Letters(2.3, ink="faint-text")


@dataclass(frozen=True)
class PieceSheet:
    """The pages with all pieces of a map."""

    occasion: SheetSubject
    options: SheetOptions
    measure: Measure

    @cached_property
    def printed(self) -> Sequence[Printed]:
        """What is printed; HullwrightError for a kind that has no pieces."""
        document, game = self.occasion.document, self.occasion.game
        cutouts = editor_kind_of(document.kind).cutouts
        if cutouts is None:
            raise HullwrightError(
                message(
                    "A {kind} has no pieces to cut out: print the map sheet instead.",
                    kind=map_kind(document.kind).title,
                )
            )
        return cutouts(replace(document, rules=game.scenario.rules) if game else document)

    @property
    def _page(self) -> PageFrame:
        # Backs are mirrored for upright paper: turned over its long edge, left and right change places.
        return page_frame(self.options.paper, landscape=False)

    @cached_property
    def _layout(self) -> PieceLayout:
        sets = [each for each in self.printed if isinstance(each, CutoutSet)]
        return PieceLayout(sets, self._page, self.occasion.players(self.options))

    @cached_property
    def _boards(self) -> Sequence[BoardParts]:
        large = [each for each in self.printed if isinstance(each, LargeBoard)]
        drawing = MapDrawing.of(self.occasion.document, self.options.language)
        return [BoardParts(drawing, each, self.options.paper) for each in large]

    @cached_property
    def _reference(self) -> PieceReference:
        sets, players = self._layout.sets, self._layout.players
        return PieceReference(sets, self._page, players, self.options.language, self.measure)

    @cached_property
    def has_backs(self) -> bool:
        """Whether paper is printed on both sides."""
        return any(each.has_backs for each in self._layout.sets)

    def pages(self) -> list[Page]:
        """Return the pages; HullwrightError if they would be too many."""
        self._refuse_endless()
        sides = list(self._sides())
        if sides and not sides[-1]:
            # Nothing follows that could come out behind the last front.
            sides.pop()
        return [
            Page(self.options.paper, landscape=False, items=(*items, *self._foot(number)))
            for number, items in enumerate(sides, start=1)
        ]

    def warnings(self, pages: int) -> Iterator[Message]:
        """Yield what is to be known before so many pages are printed."""
        pieces = len(self._boards) + self._layout.count
        yield message("{pieces} pieces to cut out take {pages} pages.", pieces=pieces, pages=pages)
        if self.has_backs:
            yield message(
                "Print them on both sides of the paper, turned over the long edge, at 100 %: each back "
                "then lies behind its front."
            )
        else:
            yield message("Print them on one side of the paper, at 100 %.")
        if cut := len(self._reference.texts):
            yield message(
                "{count} texts are too long for their pieces: they stand in full on the last page.",
                count=cut,
            )

    def _refuse_endless(self) -> None:
        """Refuse pieces without end before any of them is laid out."""
        fronts = sum(each.count for each in self._boards) + self._layout.least_pages
        pages = 2 * fronts if self.has_backs else fronts
        if pages > MOST_PAGES:
            raise HullwrightError(
                message(
                    "The pieces of {name} would take {count} pages, and {most} are the most. Lower "
                    "the numbers of pieces, or print the map sheet alone.",
                    name=self.occasion.document.name,
                    count=pages,
                    most=MOST_PAGES,
                )
            )

    # The sides of the paper.

    def _sides(self) -> Iterator[list[Item]]:
        """Yield what stands on each page; if any piece has a back, every other page is one."""
        for board in self._boards:
            for part in board.parts(self.options.language, self.measure):
                yield part
                if self.has_backs:
                    yield []
        for grids in self._layout.grids():
            yield list(self._front(grids))
            if self.has_backs:
                yield list(self._back(grids))
        for page in self._reference.pages():
            yield page
            if self.has_backs:
                yield []

    def _front(self, grids: Sequence[PieceGrid]) -> Iterator[Item]:
        for grid in grids:
            yield self._heading(grid, self._title(grid))
            for number, piece in enumerate(self._layout.pieces(grid)):
                yield from self._piece(grid, piece, grid.place(number))
            yield from grid.cuts()

    def _piece(self, grid: PieceGrid, piece: Cutout, place: PageFrame) -> Iterator[Item]:
        yield from self._face(grid, piece.front, place.left_part(grid.cutouts.width))
        if grid.cutouts.folded and piece.back:
            yield from self._face(grid, piece.back, place.beside(grid.cutouts.width))

    def _face(self, grid: PieceGrid, face: Face, frame: PageFrame) -> Iterator[Item]:
        drawing = FaceDrawing(self.options.language, self.measure)
        return drawing.drawn(face, frame, grid.cutouts.outline)

    def _back(self, grids: Sequence[PieceGrid]) -> Iterator[Item]:
        """Yield the backs of a page, without any line: on paper they never lie quite behind the fronts."""
        for grid in grids:
            if grid.cutouts.has_backs:
                title = tr_in(self.options.language, "Backs: {title}", title=self._title(grid))
                yield self._heading(grid, title)
                for number, piece in enumerate(self._layout.pieces(grid)):
                    if piece.back:
                        yield from self._face(grid, piece.back, grid.place_behind(number))

    # The margins.

    def _title(self, grid: PieceGrid) -> str:
        """Return what stands above a grid, such as “Maze tiles 1–15 of 90”."""
        language = self.options.language
        title = tr_in(language, grid.cutouts.title)
        total = grid.cutouts.copies(self._layout.players)
        if total == 1:
            return title
        return tr_in(
            language,
            "{title} {first}–{last} of {count}",
            title=title,
            first=grid.first + 1,
            last=grid.first + grid.count,
            count=total,
        )

    def _heading(self, grid: PieceGrid, text: str) -> Item:
        line = PageFrame(ASIDE, grid.top - HEAD, self._page.width - 2 * ASIDE, 4.0)
        return one_line(text, line, HEADING, self.measure)

    def _foot(self, number: int) -> Iterator[Item]:
        """Yield the foot of a page: whose pieces these are, and which side of which paper."""
        line = PageFrame(ASIDE, self._page.height - 8.4, self._page.width - 2 * ASIDE, 3.6)
        half = line.width / 2 - 2
        yield one_line(self.occasion.document.name, line.left_part(half), SMALL, self.measure)
        yield one_line(self._side(number), line.beside(half + 4), SMALL, self.measure, 1.0)

    def _side(self, number: int) -> str:
        language = self.options.language
        if not self.has_backs:
            return tr_in(language, "Pieces, page {number}", number=number)
        sheet, is_front = (number + 1) // 2, number % 2
        if is_front:
            return tr_in(language, "Pieces, sheet {number}, front", number=sheet)
        return tr_in(language, "Pieces, sheet {number}, back", number=sheet)
