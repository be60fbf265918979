"""The lane canvas: a square, large, on which lanes are drawn with the mouse or the keyboard."""

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from hullwright.schema.kinds.tile_maze.layout import SpaceName

from ...concepts.marks import Point
from ...drawing.inks_in_force import inks_in_force
from ...drawing.painting import painting
from ...kinds.tile_maze.lane_shapes import lane_shapes, space_at
from ...kinds.tile_maze.looks import MazeTileLook
from ...kinds.tile_maze.squares import Square
from .gesture import Gesture, grip_at
from .lane_painter import ROOM, LaneCanvasView, paint_lane_canvas
from .steps import MIDDLE, stepped

LEAST, MOST = 160, 360
"""How small and how large the canvas is, in pixels."""

_KEYS = frozenset(
    {
        Qt.Key.Key_Up,
        Qt.Key.Key_Right,
        Qt.Key.Key_Down,
        Qt.Key.Key_Left,
        Qt.Key.Key_Return,
        Qt.Key.Key_Enter,
        Qt.Key.Key_Space,
        Qt.Key.Key_Delete,
        Qt.Key.Key_Backspace,
        Qt.Key.Key_Plus,
        Qt.Key.Key_Minus,
    }
)
_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class LaneCanvas(QWidget):
    """Shows the lanes of a square and tells what a person draws; it changes nothing itself."""

    drawn = Signal(str)
    """Sides that a lane shall join; a single one is a dead end."""
    walled = Signal(str)
    """A side that shall have no exit any more."""
    chosen = Signal(SpaceName)
    """The space that is chosen, or None."""
    removing = Signal()
    """The chosen lane shall go."""
    counted = Signal(int)
    """The chosen lane shall have so many spaces more."""
    moved = Signal()
    """The cursor is elsewhere, or a lane was begun or given up."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.setObjectName("lane-pad.canvas")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.square = Square()
        self.space: SpaceName | None = None
        self.at_side = MIDDLE
        """The side that the keyboard is at, or the middle."""
        self.begun = ""
        """The side from which a lane is drawn, or nothing."""
        self._look: MazeTileLook | None = None
        self._gesture: Gesture | None = None

    def show_square(self, square: Square, look: MazeTileLook, space: SpaceName | None) -> None:
        """Show lanes, and which space of them is chosen."""
        self.square, self._look, self.space = square, look, space
        self.update()

    def begin(self, side: str) -> None:
        """Begin a lane at a side, or give it up with no side."""
        self.begun, self._gesture = side, None
        self.update()
        self.moved.emit()

    # Room.

    def hasHeightForWidth(self) -> bool:
        """Return that the canvas wants to be square."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height for a width."""
        return max(LEAST, min(width, MOST))

    def sizeHint(self) -> QSize:
        """Return the usual size."""
        return QSize(264, 264)

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return QSize(LEAST, LEAST)

    @property
    def side(self) -> float:
        """The side of the square in pixels."""
        return min(self.width(), self.height(), MOST) * ROOM

    def on_screen(self, point: Point) -> QPointF:
        """Return where a point of the square is on the canvas."""
        middle = self.rect().toRectF().center()
        return QPointF(middle.x() + point[0] * self.side, middle.y() + point[1] * self.side)

    def _point(self, place: QPointF) -> Point:
        middle = self.rect().toRectF().center()
        return (place.x() - middle.x()) / self.side, (place.y() - middle.y()) / self.side

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw the square, its grips, and the lane that is being drawn."""
        if self._look is None:
            return
        with painting(self) as painter:
            painter.translate(self.rect().toRectF().center())
            cursor = self.at_side if self.hasFocus() else None
            view = LaneCanvasView(
                self._look, self.square, self.space, self.begun, cursor, self._gesture
            )
            paint_lane_canvas(painter, view, inks_in_force(), self.side)

    # The mouse.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a lane at a grip, or choose the space under the mouse."""
        point = self._point(event.position())
        side = grip_at(point)
        if event.button() == Qt.MouseButton.RightButton and side is not None:
            self.walled.emit(side)
        elif event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
        elif side is not None:
            self._gesture = Gesture(self.begun or side, point).moved(point)
            self.at_side = side
        elif self.begun and (ended := Gesture(self.begun, point)).is_dead_end:
            self._draw(ended.sides)
        else:
            self.begin("")
            self.chosen.emit(space_at(lane_shapes(self.square.lanes), point))
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Take in the sides on the way."""
        if self._gesture is not None:
            self._gesture = self._gesture.moved(self._point(event.position()))
            self.update()

    def mouseReleaseEvent(self, _: QMouseEvent) -> None:
        """Draw the lane, or go on with a click at another side."""
        gesture, self._gesture = self._gesture, None
        if gesture is None:
            return
        if gesture.is_lane:
            self._draw(gesture.sides)
        elif grip_at(gesture.at) == gesture.sides:
            # A click: it begins a lane, a second one on the same grip gives it up.
            self.begin("" if self.begun else gesture.sides)
        else:
            self.begin("")

    def _draw(self, sides: str) -> None:
        self.begin("")
        self.drawn.emit(sides)

    # The keyboard.

    def event(self, event: QEvent) -> bool:
        """Keep the keys that the canvas itself understands from the window's shortcuts."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            is_ours = event.key() in _KEYS and not event.modifiers() & _COMMANDS
            is_escape = event.key() == Qt.Key.Key_Escape and bool(self.begun)
            is_wall = event.key() == Qt.Key.Key_Delete and bool(self.at_side)
            if is_ours or is_escape or is_wall:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to a side, begin or end a lane there, choose spaces, count and remove."""
        to = stepped(self.at_side, event.key())
        if to is not None:
            self.at_side = to
            self.moved.emit()
        elif not self._act(event.key(), event.modifiers()):
            super().keyPressEvent(event)
        self.update()

    def _act(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        """Do what a key stands for; return whether it stands for anything."""
        match key:
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._join()
            case Qt.Key.Key_Escape if self.begun:
                self.begin("")
            case Qt.Key.Key_Space:
                back = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
                self.chosen.emit(self._next_space(-1 if back else 1))
            case Qt.Key.Key_Delete if modifiers & Qt.KeyboardModifier.ControlModifier:
                self.walled.emit(self.at_side)
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace:
                self.removing.emit()
            case Qt.Key.Key_Plus | Qt.Key.Key_Minus:
                self.counted.emit(1 if key == Qt.Key.Key_Plus else -1)
            case _:
                return False
        return True

    def _join(self) -> None:
        """Begin a lane at the cursor, or end it there."""
        if not self.begun:
            self.begin(self.at_side)
        elif self.at_side == self.begun:
            self.begin("")
        else:
            self._draw(self.begun + self.at_side)

    def _next_space(self, by: int) -> SpaceName | None:
        spaces = list(self.square.spaces())
        if not spaces:
            return None
        if self.space not in spaces:
            return spaces[0 if by > 0 else -1]
        return spaces[(spaces.index(self.space) + by) % len(spaces)]

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor."""
        super().focusOutEvent(event)
        self.update()
