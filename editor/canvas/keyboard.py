"""The keyboard on a canvas: a cursor that walks from cell to cell and draws strokes."""

from collections.abc import Mapping
from math import inf
from time import monotonic

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from ..concepts.editor_kind import Cell
from ..concepts.tool import ToolPointer
from ..documents.workplace import Workplace
from ..drawing.boxes import around
from .pointers import pointer_at
from .strokes import Strokes
from .view import CameraView

ARROWS: Mapping[int, str] = {
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
}
PANS: Mapping[str, QPointF] = {
    "left": QPointF(60, 0),
    "right": QPointF(-60, 0),
    "up": QPointF(0, 60),
    "down": QPointF(0, -60),
}
DRAWS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
LEAP = 5
"""How many cells Shift and an arrow go."""
TAP = 0.4
"""Space let go within so many seconds draws; held longer it only offers to pan."""


class Keyboard(QObject):
    """Turns keys into steps of a cursor and strokes of the tool."""

    stepped = Signal()
    """The cursor is in another cell, appeared or went away."""
    gripped = Signal(bool)
    """Space is held, and the mouse would drag the map; or it is let go."""

    def __init__(
        self, workplace: Workplace, view: CameraView, strokes: Strokes, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._workplace = workplace
        self._view = view
        self._strokes = strokes
        self._space_since: float | None = None
        self._second = False
        self.cell: Cell | None = None
        """Where the cursor is, or would appear."""
        self.is_shown = False

    def press(self, event: QKeyEvent) -> bool:
        """Take a key; return whether it meant anything."""
        key = event.key()
        if key in ARROWS:
            self._arrow(ARROWS[key], event.modifiers())
        elif key in DRAWS or key == Qt.Key.Key_Backspace:
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._draw(second=shift or key == Qt.Key.Key_Backspace, held=event.modifiers())
        elif key == Qt.Key.Key_Space:
            self._hold(event)
        elif key == Qt.Key.Key_Escape and self._strokes.is_on:
            self._strokes.drop()
        else:
            return False
        return True

    def release(self, event: QKeyEvent) -> bool:
        """Let a key go; return whether it meant anything."""
        if event.key() != Qt.Key.Key_Space:
            return False
        if not event.isAutoRepeat() and self._space_since is not None:
            tapped = monotonic() - self._space_since < TAP
            self.let_go()
            if tapped:
                self._draw(second=False, held=event.modifiers())
        return True

    def grip(self) -> None:
        """Use Space to pan, so that letting it go draws nothing."""
        if self._space_since is not None:
            self._space_since = -inf

    def let_go(self) -> None:
        """Forget that Space is held."""
        if self._space_since is not None:
            self._space_since = None
            self.gripped.emit(False)

    def hide(self) -> None:
        """Put the cursor away, as when the mouse is used."""
        if self.is_shown:
            self.is_shown = False
            self.stepped.emit()

    def _hold(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat() and self._space_since is None:
            self._space_since = monotonic()
            self.gripped.emit(True)

    def _arrow(self, direction: str, held: Qt.KeyboardModifier) -> None:
        if held & Qt.KeyboardModifier.ControlModifier:
            self._view.pan(PANS[direction])
            return
        if self._appears():
            return
        cell = self.cell
        for _ in range(LEAP if held & Qt.KeyboardModifier.ShiftModifier else 1):
            there = self._workplace.surface.towards(cell, direction)
            if there not in self._workplace.surface:
                break
            cell = there
        self._go(cell, held)

    def _go(self, cell: Cell, held: Qt.KeyboardModifier) -> None:
        self.cell = cell
        self._view.follow(around(self._workplace.surface, cell, 1.0))
        if self._strokes.is_on:
            self._strokes.move(self.pointer(held))
        self.stepped.emit()

    def _draw(self, *, second: bool, held: Qt.KeyboardModifier) -> None:
        """Begin a stroke at the cursor, or end the one under way."""
        if self._appears():
            return
        if self._strokes.is_on:
            self._strokes.end()
        else:
            # Shift chose the second content and means nothing to the tool.
            self._second = second
            held &= ~Qt.KeyboardModifier.ShiftModifier
            self._strokes.begin(self.pointer(held))

    def _appears(self) -> bool:
        """Show the cursor if it is not seen yet; return whether it had to be."""
        surface = self._workplace.surface
        if self.cell is None or self.cell not in surface:
            middle = self._view.camera.on_plane(self._view.area.center())
            self.cell = surface.cell_at(middle) or next(surface.cells(), None)
            self.is_shown = False
        if self.is_shown or self.cell is None:
            return self.cell is None
        self.is_shown = True
        self._view.follow(around(surface, self.cell, 1.0))
        self.stepped.emit()
        return True

    def pointer(self, held: Qt.KeyboardModifier) -> ToolPointer:
        """Return where the cursor is, for tools."""
        surface = self._workplace.surface
        centre = surface.centre(self.cell)
        return pointer_at(surface, centre, held, second=self._second, by_key=True)
