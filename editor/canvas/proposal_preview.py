"""The preview of a proposal: what it would change, shown over the map before it happens."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from ..concepts.editor_kind import Box, Cell, Look, Surface
from ..concepts.marks import Point
from ..concepts.tool import Proposal
from ..documents.workplace import Workplace
from ..drawing.boxes import around, around_all
from ..drawing.camera import Camera
from ..drawing.inks import Inks
from ..drawing.map_picture import MapPicture
from .cell_frame import CellFrame
from .cell_looks import paint_far, paint_near
from .markings import OUTLINED, Marking
from .outlines import line_pen
from .rings import paint_rings

SINGLY = 600
"""Up to so many changed cells are drawn and outlined one by one; more are drawn like a map of their own."""
SEPARATE = 24
"""Up to so many cells are drawn again one by one, more with all that lies between them."""
MARGIN = 0.3
"""How far outlines may reach over the edges of cells, in sides of a cell."""
COVERED = 8.0
"""The distance of rows, in pixels, below which a line around a cell would cover what lies in it."""
RINGED = 60
"""Up to so many cells that small get a ring; more are large enough together for a line around them."""
FAINT, FIRM = 0.65, 1.0
"""How strongly a preview is drawn while the mouse hovers, and during a stroke."""
PREVIEW, REFUSED, POSSIBLE, AFTER_TURN = "preview", "error", "good", "warning"
LOCKED = "cursor"
LINES: Mapping[str, Qt.PenStyle] = {
    LOCKED: Qt.PenStyle.DashDotLine,
    AFTER_TURN: Qt.PenStyle.DotLine,
    POSSIBLE: Qt.PenStyle.DashLine,
    PREVIEW: Qt.PenStyle.SolidLine,
    REFUSED: Qt.PenStyle.SolidLine,
}
"""The inks of lines around cells, each with a style of its own, in the order of drawing."""


@dataclass
class _Shown:
    """What is shown of a proposal."""

    cells: dict[Cell, Look] = field(default_factory=dict)
    lines: Sequence[Sequence[Point]] = ()
    whole: MapPicture | None = None
    """The whole map after an edit that is too large to be shown cell by cell."""
    redrawn: Collection[Cell] | None = None
    """What is different in the whole map than in the one shown before; None for everything."""
    marked: frozenset[Cell] = frozenset()
    refused: bool = False
    """Whether what is shown can't be done."""
    possible: frozenset[Cell] = frozenset()
    after_turn: frozenset[Cell] = frozenset()
    locked: frozenset[Cell] = frozenset()
    firm: bool = False

    def marks(self) -> dict[str, frozenset[Cell]]:
        """Return the cells with a line around them, by the inks of their lines."""
        return {
            LOCKED: self.locked,
            AFTER_TURN: self.after_turn,
            POSSIBLE: self.possible,
            PREVIEW: frozenset() if self.refused else self.marked,
            REFUSED: self.marked if self.refused else frozenset(),
        }


class ProposalPreview:
    """Shows the present proposal."""

    def __init__(self, workplace: Workplace, ground: MapPicture, inks: Inks) -> None:
        self.inks = inks
        self._ground = ground
        self.firm = False
        """Whether a stroke is under way."""
        self._workplace = workplace
        self.forget()

    def forget(self) -> None:
        """Show nothing, on a surface of another shape."""
        self._shown = _Shown()
        surface = self._workplace.surface
        self._markings = {ink: Marking(surface, ink, style) for ink, style in LINES.items()}
        self._frames = {ink: CellFrame(ink, style) for ink, style in LINES.items()}

    @property
    def is_behind(self) -> bool:
        """Whether the last picture left something to the next."""
        return self._shown.whole is not None and self._shown.whole.is_behind

    def show(self, proposal: Proposal | None, hovered: Cell | None) -> list[Box] | None:
        """Show another proposal, or the cell under the mouse; return the boxes that must be drawn again.

        None stands for everything.
        """
        before, self._shown = self._shown, self._made(proposal, hovered)
        return _between(self._workplace.surface, before, self._shown)

    def _made(self, proposal: Proposal | None, hovered: Cell | None) -> _Shown:
        shown = _Shown(firm=self.firm)
        changed: Collection[Cell] = ()
        if proposal:
            shown.lines = proposal.lines
            changed = self._changed(proposal, shown)
            shown.refused = proposal.refused is not None
            shown.possible, shown.after_turn = proposal.possible, proposal.after_turn
            shown.locked = self._there(proposal.locked)
        if not shown.whole and (proposal is None or proposal.outlined):
            # A tile changes how its neighbours look, too; the line goes around what it is about.
            about = (proposal.cells if proposal else ()) or changed
            shown.marked = self._there(about) or self._there({hovered})
        self._mark(shown)
        return shown

    def _there(self, cells: Collection[Cell | None]) -> frozenset[Cell]:
        surface = self._workplace.surface
        return frozenset(cell for cell in cells if cell is not None and cell in surface)

    def _mark(self, shown: _Shown) -> None:
        for ink, cells in shown.marks().items():
            self._markings[ink].show(cells)

    def _changed(self, proposal: Proposal, shown: _Shown) -> Collection[Cell]:
        """Note the cells that the proposal changes with their new looks; return them."""
        edit = proposal.edit or proposal.refused
        if edit is None:
            return ()
        place = self._workplace
        layout = edit(place.map.layout)
        if layout is place.map.layout:
            return ()
        after = place.editor_kind.surface(layout)
        changed = after.changed(place.surface)
        if changed is None or len(changed) > SINGLY:
            shown.whole, shown.redrawn = self._become(after)
            return ()
        shown.cells = {cell: after.look(cell) for cell in changed if cell in after}
        return changed

    def _become(self, after: Surface) -> tuple[MapPicture, Collection[Cell] | None]:
        """Return the picture of a map after a large edit, and what is different from the one before."""
        whole = self._shown.whole
        if whole is None:
            whole = self._ground.copied()
            whole.change(after)
            return whole, None
        return whole, whole.change(after)

    def paint(
        self, painter: QPainter, camera: Camera, area: QRectF, ground: MapPicture, ratio: float
    ) -> None:
        """Draw what lies in an area of the screen."""
        shown = self._shown
        painter.save()
        painter.setOpacity(FIRM if shown.firm else FAINT)
        if shown.whole:
            shown.whole.colour(self.inks)
            shown.whole.paint(painter, camera, area, ratio)
        elif ground.is_far(camera):
            surface, marks = self._workplace.surface, self._workplace.editor_kind.marks
            paint_far(painter, camera, shown.cells, surface, (marks, self.inks))
        else:
            paint_near(painter, camera, shown.cells, ground, ratio)
        painter.restore()
        is_far = ground.is_far(camera)
        if is_far and ground.surface.spacing * camera.zoom < COVERED:
            self._paint_rings(painter, camera, area)
        else:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, not is_far)
            for ink, marking in self._markings.items():
                if len(marking.cells) == 1 and not is_far:
                    placed = self._workplace.surface, next(iter(marking.cells))
                    self._frames[ink].paint(painter, camera, placed, self.inks, ratio)
                elif marking.cells:
                    marking.paint(painter, camera, area, self.inks)
        self._paint_lines(painter, camera)

    def _paint_rings(self, painter: QPainter, camera: Camera, area: QRectF) -> None:
        """Mark cells that lines would cover: by rings around few, and not at all while they are painted."""
        for ink, marking in self._markings.items():
            if not marking.cells or (self._shown.firm and ink == PREVIEW):
                continue
            if len(marking.cells) > RINGED:
                marking.paint(painter, camera, area, self.inks)
            else:
                paint_rings(painter, camera, self._workplace.surface, marking, self.inks)

    def _paint_lines(self, painter: QPainter, camera: Camera) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for line in self._shown.lines:
            points = QPolygonF([camera.on_screen(point) for point in line])
            painter.setPen(line_pen(QColor(self.inks["paper"]), 4.0))
            painter.drawPolyline(points)
            painter.setPen(line_pen(QColor(self.inks["preview"]), 2.0, Qt.PenStyle.DashLine))
            painter.drawPolyline(points)


def _between(surface: Surface, before: _Shown, after: _Shown) -> list[Box] | None:
    """Return boxes around what is shown differently, or None for everything."""
    if before.lines or after.lines:
        return None
    cells: set[Cell] = set()
    if before.whole or after.whole:
        if before.whole is not after.whole or before.firm != after.firm or after.redrawn is None:
            return None
        cells.update(after.redrawn)
    marked = before.marks()
    for ink, now in after.marks().items():
        cells |= now ^ marked[ink]
    if before.firm == after.firm:
        cells |= {cell for cell, _ in before.cells.items() ^ after.cells.items()}
    else:
        cells |= before.cells.keys() | after.cells.keys()
    if len(cells) > OUTLINED:
        return None
    if len(cells) > SEPARATE:
        return [around_all(surface, cells, MARGIN)]
    return [around(surface, cell, MARGIN) for cell in cells]
