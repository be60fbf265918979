"""The preview of a proposal: what it would change, shown over the map before it happens."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from ..concepts.editor_kind import Box, Cell, Look, Surface
from ..concepts.marks import Point
from ..concepts.tool import Proposal
from ..documents.workplace import Workplace
from ..drawing.boxes import around_all
from ..drawing.camera import Camera
from ..drawing.inks import Inks
from ..drawing.map_picture import MapPicture
from .cell_looks import paint_far, paint_near
from .markings import OUTLINED, Marking
from .outlines import line_pen

SINGLY = 600
"""Up to so many changed cells are drawn and outlined one by one; more are drawn like a map of their own."""
MARGIN = 0.3
"""How far outlines may reach over the edges of cells, in sides of a cell."""
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
    marked: frozenset[Cell] = frozenset()
    refused: bool = False
    """Whether what is shown can't be done."""
    possible: frozenset[Cell] = frozenset()
    after_turn: frozenset[Cell] = frozenset()
    locked: frozenset[Cell] = frozenset()
    firm: bool = False

    def marks(self) -> set[tuple[str, Cell]]:
        """Return the cells with a line around them, each with the ink of its line."""
        ink = REFUSED if self.refused else PREVIEW
        return {
            *((ink, cell) for cell in self.marked),
            *((POSSIBLE, cell) for cell in self.possible),
            *((AFTER_TURN, cell) for cell in self.after_turn),
            *((LOCKED, cell) for cell in self.locked),
        }


class ProposalPreview:
    """Shows the present proposal."""

    def __init__(self, workplace: Workplace, inks: Inks) -> None:
        self.inks = inks
        self.firm = False
        """Whether a stroke is under way."""
        self._workplace = workplace
        self.forget()

    def forget(self) -> None:
        """Show nothing, on a surface of another shape."""
        self._shown = _Shown()
        surface = self._workplace.surface
        self._markings = {ink: Marking(surface, ink, style) for ink, style in LINES.items()}

    @property
    def is_behind(self) -> bool:
        """Whether the last picture left something to the next."""
        return self._shown.whole is not None and self._shown.whole.is_behind

    def show(self, proposal: Proposal | None, hovered: Cell | None) -> Box | None:
        """Show another proposal, or the cell under the mouse; return what must be drawn again.

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
        found: dict[str, set[Cell]] = {ink: set() for ink in LINES}
        for ink, cell in shown.marks():
            found[ink].add(cell)
        for ink, cells in found.items():
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
            shown.whole = MapPicture(place.editor_kind.marks, after, self.inks)
            return ()
        shown.cells = {cell: after.look(cell) for cell in changed if cell in after}
        return changed

    def paint(
        self, painter: QPainter, camera: Camera, area: QRectF, ground: MapPicture, ratio: float
    ) -> None:
        """Draw what lies in an area of the screen."""
        shown = self._shown
        painter.save()
        painter.setOpacity(FIRM if shown.firm else FAINT)
        if shown.whole:
            shown.whole.paint(painter, camera, area, ratio)
        elif ground.is_far(camera):
            surface, marks = self._workplace.surface, self._workplace.editor_kind.marks
            paint_far(painter, camera, shown.cells, surface, (marks, self.inks))
        else:
            paint_near(painter, camera, shown.cells, ground, ratio)
        painter.restore()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, not ground.is_far(camera))
        for marking in self._markings.values():
            marking.paint(painter, camera, area, self.inks)
        self._paint_lines(painter, camera)

    def _paint_lines(self, painter: QPainter, camera: Camera) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for line in self._shown.lines:
            points = QPolygonF([camera.on_screen(point) for point in line])
            painter.setPen(line_pen(QColor(self.inks["paper"]), 4.0))
            painter.drawPolyline(points)
            painter.setPen(line_pen(QColor(self.inks["preview"]), 2.0, Qt.PenStyle.DashLine))
            painter.drawPolyline(points)


def _between(surface: Surface, before: _Shown, after: _Shown) -> Box | None:
    """Return the box around what is shown differently, or None for everything."""
    if before.firm != after.firm or any(each.lines or each.whole for each in (before, after)):
        return None
    cells = {cell for _, cell in before.marks() ^ after.marks()}
    cells |= {cell for cell, _ in before.cells.items() ^ after.cells.items()}
    if len(cells) > OUTLINED:
        return None
    return around_all(surface, cells, MARGIN)
