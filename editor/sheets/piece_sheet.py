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
from .letters import Letters, TextMeasure, one_line
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


@dataclass(frozen=True)
class PieceSheet:
    """The pages with all pieces of a map."""

    occasion: SheetSubject
    options: SheetOptions
    measure: TextMeasure

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
    def _sets(self) -> Sequence[CutoutSet]:
        return [each for each in self.printed if isinstance(each, CutoutSet)]

    @cached_property
    def plain(self) -> PieceLayout:
        """The pieces that are printed on one side of the paper."""
        return self._layout([each for each in self._sets if not each.has_backs])

    @cached_property
    def backed(self) -> PieceLayout:
        """The pieces that are printed on both sides of the paper."""
        return self._layout([each for each in self._sets if each.has_backs])

    def _layout(self, sets: Sequence[CutoutSet]) -> PieceLayout:
        return PieceLayout(sets, self._page, self.occasion.players(self.options))

    @cached_property
    def _boards(self) -> Sequence[BoardParts]:
        large = [each for each in self.printed if isinstance(each, LargeBoard)]
        drawing = MapDrawing.of(self.occasion.document, self.options.language)
        return [BoardParts(drawing, each, self.options.paper) for each in large]

    @cached_property
    def _reference(self) -> PieceReference:
        players = self.occasion.players(self.options)
        return PieceReference(self._sets, self._page, players, self.options.language, self.measure)

    @property
    def has_backs(self) -> bool:
        """Whether some paper is printed on both sides."""
        return bool(self.backed.sets)

    def one_sided(self) -> list[Page]:
        """Return the pages whose backs stay white; HullwrightError if all would be too many."""
        self._refuse_endless()
        return [self._made(items) for items in self._plain_sides()]

    def two_sided(self) -> list[Page]:
        """Return fronts, each with its back behind it."""
        self._refuse_endless()
        return [self._made(items) for items in self._backed_sides()]

    def _made(self, items: Sequence[Item]) -> Page:
        return Page(self.options.paper, landscape=False, items=tuple(items))

    def warnings(self, pages: int) -> Iterator[Message]:
        """Yield what is to be known before so many pages are printed."""
        pieces = len(self._boards) + self.plain.count + self.backed.count
        yield message("{pieces} pieces to cut out take {pages} pages.", pieces=pieces, pages=pages)
        if cut := len(self._reference.texts):
            yield message(
                "{count} texts are too long for their pieces: they stand in full on a page of their own.",
                count=cut,
            )

    def _refuse_endless(self) -> None:
        """Refuse pieces without end before any of them is laid out."""
        boards = sum(each.count for each in self._boards)
        pages = boards + self.plain.least_pages + 2 * self.backed.least_pages
        if pages > MOST_PAGES:
            raise HullwrightError(
                message(
                    "The pieces of {name} would take {count} pages, but {most} is the limit. Use "
                    "fewer pieces, or print the map sheet alone.",
                    name=self.occasion.document.name,
                    count=pages,
                    most=MOST_PAGES,
                )
            )

    # The sides of the paper.

    def _plain_sides(self) -> Iterator[list[Item]]:
        """Yield what stands on the pages whose backs stay white."""
        for board in self._boards:
            yield from board.parts(self.options.language, self.measure)
        for grids in self.plain.grids():
            yield list(self._front(self.plain, grids))
        yield from self._reference.pages()

    def _backed_sides(self) -> Iterator[list[Item]]:
        """Yield what stands on each front, and then on its back."""
        for grids in self.backed.grids():
            yield list(self._front(self.backed, grids))
            yield list(self._back(grids))

    def _front(self, layout: PieceLayout, grids: Sequence[PieceGrid]) -> Iterator[Item]:
        for grid in grids:
            yield self._heading(grid, self._title(grid))
            for number, piece in enumerate(layout.pieces(grid)):
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
            title = tr_in(self.options.language, "Backs: {title}", title=self._title(grid))
            yield self._heading(grid, title)
            for number, piece in enumerate(self.backed.pieces(grid)):
                if piece.back:
                    yield from self._face(grid, piece.back, grid.place_behind(number))

    # The margins.

    def _title(self, grid: PieceGrid) -> str:
        """Return what stands above a grid, such as “Maze tiles 1–15 of 90”."""
        language = self.options.language
        title = tr_in(language, grid.cutouts.title)
        total = grid.cutouts.copies(self.plain.players)
        if total == 1:
            return title
        if grid.count == 1:
            return tr_in(
                language,
                "{title} {number} of {count}",
                title=title,
                number=grid.first + 1,
                count=total,
            )
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
