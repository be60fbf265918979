"""The canvas of a game: the map by its own canvas, on which one points at spaces instead of painting."""

from dataclasses import replace

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from hullwright.schema.documents.maps import MapDocument

from ..canvas.canvas import Canvas
from ..concepts.editor_kind import Cell
from ..documents.choices import Choice, Choices
from ..documents.document import Document
from ..documents.workplace import Workplace
from ..kinds.table import editor_kind_of
from ..languages.words import tr
from .game_layer import GameLayer

STILL = 6.0
"""Pixels that a hand may move during a click."""
CHOOSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class GameCanvas(Canvas):
    """Shows the map of a game with everything on it; a click or a key points at a space."""

    chosen = Signal(str)
    """The space that was pointed at, by its name."""
    noted_at = Signal(str)
    """The space to be marked with a pencil, by its name: the right button, or the key M."""
    stepped_back = Signal()
    """Escape was pressed: what was pointed at first is to be forgotten."""

    def __init__(self, value: MapDocument, parent: QWidget | None = None) -> None:
        # Without tools nothing can be painted: the map belongs to the game.
        editor_kind = replace(editor_kind_of(value.kind), tools=())
        place = Workplace(Document(value), editor_kind, Choices(Choice("", "", "")))
        super().__init__(place, parent)
        self.setObjectName("game-canvas")
        self.setAccessibleName(tr("Map of the game"))
        self.place = place
        self.game_layer = GameLayer(place)
        self.layers[:] = [self.game_layer]
        self.show_rulers(True)
        self.show_labels(True)
        self._pressed: QPointF | None = None
        self._pan_from: QPointF | None = None
        self._pointed: Cell | None = None
        self._input.pointed.connect(self._note_pointed)

    def show_map(self, value: MapDocument) -> None:
        """Show the map as it is now."""
        if value != self.place.map:
            self.place.document.replace(value)

    def _note_pointed(self, cell: Cell | None) -> None:
        self._pointed = cell
        self.setToolTip(self.game_layer.told(self._label(cell)) if cell is not None else "")

    def _label(self, cell: Cell) -> str:
        return str(self.place.surface.label(cell))

    def _label_at(self, position: QPointF) -> str:
        cell = self.place.surface.cell_at(self.camera.on_plane(position))
        return self._label(cell) if cell is not None else ""

    def position_of(self, space: str) -> QPointF | None:
        """Return where the middle of a space is in the widget, or None if it is not on the map."""
        cell = self.place.surface.cell_of(space)
        return self.camera.on_screen(self.place.surface.centre(cell)) if cell is not None else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click, or a drag of the map."""
        if event.button() == Qt.MouseButton.MiddleButton:
            super().mousePressEvent(event)
            return
        self._pressed = event.position()
        if event.button() == Qt.MouseButton.LeftButton:
            self._pan_from = event.position()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Begin another click."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the map with the left button, or look what lies under the mouse."""
        if self._pan_from is not None and self._pressed is not None:
            far = (event.position() - self._pressed).manhattanLength() > STILL
            if far or self._pan_from != self._pressed:
                self._view.pan(event.position() - self._pan_from)
                self._pan_from = event.position()
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Point at the space under a click."""
        pressed, self._pressed, self._pan_from = self._pressed, None, None
        if pressed is None or event.button() == Qt.MouseButton.MiddleButton:
            super().mouseReleaseEvent(event)
            return
        if (event.position() - pressed).manhattanLength() <= STILL:
            label = self._label_at(event.position())
            if label and event.button() == Qt.MouseButton.LeftButton:
                self.chosen.emit(label)
            elif label and event.button() == Qt.MouseButton.RightButton:
                self.noted_at.emit(label)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Point at the space of the cursor, mark it, go back a step, or move the cursor."""
        if event.key() in CHOOSES and self._pointed is not None:
            self.chosen.emit(self._label(self._pointed))
        elif event.key() == Qt.Key.Key_M and self._pointed is not None:
            self.noted_at.emit(self._label(self._pointed))
        elif event.key() == Qt.Key.Key_Escape:
            self.stepped_back.emit()
        else:
            super().keyPressEvent(event)
