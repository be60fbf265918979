"""The mouse on a canvas: it pans, zooms, hovers and draws strokes."""

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QInputDevice, QMouseEvent, QWheelEvent

from ..concepts.tool import ToolPointer
from ..documents.workplace import Workplace
from .pointers import pointer_at
from .ruler_drag import RulerDrag
from .strokes import Strokes
from .view import CameraView

NOTCH = 120.0
"""What a wheel reports for one notch, in eighths of a degree."""
NEARER = 1.2
"""How much nearer one notch goes."""
ACROSS = 60.0
"""How many pixels one notch pans."""
CONTROL = Qt.KeyboardModifier.ControlModifier
STROKING = (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton)


class Mouse(QObject):
    """Turns what the mouse does into moves of the view and strokes of the tool."""

    entered = Signal(object)
    """The mouse is over another cell, or over none; each kind has cells of its own."""
    nudged = Signal()
    """The mouse has moved inside a cell, and the tool looks that closely."""
    grabbed = Signal()
    """Panning begins or ends."""

    def __init__(
        self, workplace: Workplace, view: CameraView, strokes: Strokes, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._workplace = workplace
        self._view = view
        self._strokes = strokes
        self._ruler = RulerDrag(workplace, view, strokes)
        self._button = Qt.MouseButton.NoButton
        self._pan_from: QPointF | None = None
        self.position: QPointF | None = None
        """Where the mouse is, or None if it is elsewhere."""
        self.pans_next = False
        """Whether the next press of the left button pans, as while Space is held."""
        self.cell: object = None
        self._turned = 0.0
        """By how much of a notch the wheel has turned since the tool turned its content."""

    @property
    def is_panning(self) -> bool:
        """Whether the map is being dragged."""
        return self._pan_from is not None

    @property
    def is_stroking(self) -> bool:
        """Whether a button is held that draws a stroke."""
        return self._button in STROKING

    def press(self, event: QMouseEvent) -> None:
        """Begin to pan or to draw."""
        if self._strokes.is_on and self.is_stroking:
            # The other button during a stroke means: not like this.
            self._button = Qt.MouseButton.NoButton
            self._strokes.drop()
        elif event.button() == Qt.MouseButton.MiddleButton or self.pans_next:
            self._button, self._pan_from = event.button(), event.position()
            self.grabbed.emit()
        elif event.button() in STROKING and self._view.area.contains(event.position()):
            self._strokes.end()
            pointer = self.pointer(event, second=event.button() == Qt.MouseButton.RightButton)
            if self._strokes.begin(pointer):
                self._button = event.button()
        elif event.button() == Qt.MouseButton.LeftButton and self._ruler.begin(event.position()):
            self._button = event.button()

    def move(self, event: QMouseEvent) -> None:
        """Go on panning, drawing or hovering."""
        if self._ruler.is_on:
            self._ruler.move(event.position())
            return
        # First, so that what a map takes along while it is dragged stays what is pointed at.
        self.position = event.position()
        if self._pan_from is not None:
            by, self._pan_from = event.position() - self._pan_from, event.position()
            self._view.pan(by)
        self._enter()
        if self._strokes.is_fine and not self._strokes.is_on:
            self.nudged.emit()
        if self.is_stroking and self._strokes.is_on:
            second = self._button == Qt.MouseButton.RightButton
            self._strokes.move(self.pointer(event, second=second))

    def release(self, event: QMouseEvent) -> None:
        """Let the map go, or carry out the stroke."""
        if event.button() != self._button:
            return
        self._button = Qt.MouseButton.NoButton
        if self._pan_from is not None:
            self._pan_from = None
            self.grabbed.emit()
        elif self._ruler.is_on:
            self._ruler.end(event.position())
        else:
            self._strokes.end()

    def let_go(self) -> None:
        """Forget which button is held."""
        self._button, was_panning = Qt.MouseButton.NoButton, self.is_panning
        self._pan_from = None
        self._ruler.drop()
        if was_panning:
            self.grabbed.emit()

    def leave(self) -> None:
        """Go elsewhere."""
        self.position = None
        self._enter()

    def pointer(self, event: QMouseEvent, *, second: bool) -> ToolPointer:
        """Return where an event is, for tools."""
        point = self._view.camera.on_plane(event.position())
        return pointer_at(self._workplace.surface, point, event.modifiers(), second=second)

    def refresh(self) -> None:
        """Find out anew what is under the mouse, as after the view moved."""
        self._enter()

    def _enter(self) -> None:
        cell = None
        if self.position is not None and self._view.area.contains(self.position):
            cell = self._workplace.surface.cell_at(self._view.camera.on_plane(self.position))
        if cell != self.cell:
            self.cell = cell
            self.entered.emit(cell)

    def wheel(self, event: QWheelEvent) -> None:
        """Zoom by the wheel, or turn what the tool puts down (then Ctrl zooms); pan by two fingers."""
        turned, held = event.angleDelta(), event.modifiers()
        fingers = _is_touchpad(event)
        if fingers and not held & CONTROL:
            by = event.pixelDelta()
            self._view.pan(QPointF(by) if not by.isNull() else QPointF(turned) / 2)
        elif held & Qt.KeyboardModifier.ShiftModifier:
            self._view.pan(QPointF((turned.y() or turned.x()) / NOTCH * ACROSS, 0))
        elif held & Qt.KeyboardModifier.AltModifier:
            # Qt reports a wheel with Alt as a turn sideways.
            self._view.pan(QPointF(0, (turned.y() or turned.x()) / NOTCH * ACROSS))
        elif turned.y() and self._strokes.turns and not held & CONTROL:
            self._turn(turned.y())
        elif turned.y():
            self._view.zoom_by(NEARER ** (turned.y() / NOTCH), event.position())
        else:
            self._view.pan(QPointF(turned.x() / NOTCH * ACROSS, 0))
        event.accept()

    def _turn(self, by: float) -> None:
        """Turn what the tool puts down once for each notch; fine wheels report parts of them."""
        self._turned += by / NOTCH
        whole = int(self._turned)
        self._turned -= whole
        if whole:
            self._strokes.turn(-whole)


def _is_touchpad(event: QWheelEvent) -> bool:
    """Whether fingers scroll; wheels of mice report no phases."""
    touchpad = QInputDevice.DeviceType.TouchPad
    return event.phase() != Qt.ScrollPhase.NoScrollPhase or event.device().type() == touchpad
