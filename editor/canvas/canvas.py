"""The canvas: the widget on which a map is seen and worked on."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from ..concepts.editor_kind import Box, Cell
from ..concepts.marks import Point
from ..documents.afterwards import Afterwards
from ..documents.workplace import Workplace
from ..drawing.boxes import around_all
from ..drawing.camera import Camera
from ..drawing.landmarks import REACH
from ..drawing.map_tiles import PATCHED
from ..drawing.painting import painting, pieces_of
from ..languages.words import tr
from .focus_ring import FocusRing
from .gestures import pinch_of
from .layer import Layer
from .pointer_news import PointerNews
from .scene import Scene
from .tiles_ahead import TilesAhead
from .tool_input import ToolInput, is_tab
from .view import FULL, CameraView

PIECES = 8
"""Up to so many pieces of the canvas are drawn one by one, and more as one."""
HELD = frozenset(
    {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr}
)
"""Keys that are no shortcut by themselves."""
COMMON = frozenset({QEvent.Type.MouseMove, QEvent.Type.Paint})
TAKEN = frozenset(
    {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.ToolTip}
)
"""What others may take from a canvas."""


class Canvas(QWidget):
    """Shows a map, moves over it, and lets the chosen tool work on it."""

    moved = Signal()
    """The camera is another; told once a frame, after the picture."""
    hovered = Signal(object)
    """The cell under the mouse or the keyboard's cursor, or None; each kind has cells of its own."""
    noted = Signal(str)
    """A few words for the status bar; none when they no longer hold."""
    menu_wanted = Signal(QPoint)
    """The menu key was pressed; where a menu would open, in pixels of the widget."""
    keyed = Signal(str)
    """A key was pressed that may be a shortcut, in Qt's portable notation; nobody has looked yet whose."""
    released = Signal()
    """A button of the mouse was let go."""
    resized = Signal()
    """It has another size."""
    alone_wanted = Signal()
    """Tab was pressed: everything around the map is to go, or to come back."""

    def __init__(self, workplace: Workplace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.animate = True
        """Whether things may move to explain themselves."""
        self.takers: list[Callable[[QEvent], bool]] = []
        """Who is asked before the tool about presses and requests for help, and may keep them, such as a legend."""
        self.takes_tab = False
        """Whether Tab asks for the map alone, rather than going on to what is next."""
        self._ring = FocusRing()
        self._workplace = workplace
        self._news = PointerNews(self)
        self._ahead = TilesAhead(self)
        self._scene = Scene(workplace, self)
        self._view = CameraView(lambda: workplace.surface.bounds, self)
        self._input = ToolInput(workplace, self._view, self._scene, self)
        self.setObjectName("canvas")
        self.setAccessibleName(tr("Map"))
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(160, 120)
        self.grabGesture(Qt.GestureType.PinchGesture)
        self._connect()

    def _connect(self) -> None:
        place = self._workplace
        place.document.changed.connect(self._take_in)
        place.selected.connect(self._show_selection)
        place.shown.connect(self.show_cells)
        self._view.moved.connect(self._show_anew)
        self._view.moved.connect(self._ahead.rest)
        self._view.moved.connect(Afterwards(self, self.moved.emit).ask)
        self._input.pointed.connect(self._point_at)
        self._input.described.connect(self.setAccessibleDescription)
        self._input.noted.connect(self._news.note)
        self._news.noted.connect(self.noted)
        self._news.pointed.connect(self.hovered)
        self._news.moved.connect(self._show_ruled)
        self._input.shaped.connect(self.setCursor)
        self._input.dirtied.connect(self._update_boxes)
        self._scene.pulse.changed.connect(self._mark_again)
        self._ahead.timeout.connect(self._draw_ahead)
        self._input.shape()

    # What others ask for.

    @property
    def is_stroking(self) -> bool:
        """Whether a stroke is under way."""
        return self._input.is_stroking

    @property
    def layers(self) -> list[Layer]:
        """What lies under and over the cells; whoever changes it asks for an update."""
        return self._scene.layers

    @property
    def camera(self) -> Camera:
        """Which part of the plane is seen, and how large."""
        return self._view.camera

    def keep_room(self, below: Callable[[Camera, QRectF], float]) -> None:
        """Keep so many pixels free below a map that is shown whole, as for a legend."""
        self._view.room_below = below

    def seen(self) -> Box:
        """Return the part of the plane that is seen."""
        return self.camera.box(self._view.area)

    def fit(self) -> None:
        """Show the whole map."""
        self._view.fit()

    def zoom_by(self, factor: float) -> None:
        """Go nearer or farther, around the middle."""
        self._view.zoom_by(factor)

    def zoom_to(self, pixels: float = FULL) -> None:
        """Show the side of a cell with so many pixels; those of 100 % unless others are asked for."""
        self._view.zoom_by(pixels / self.camera.zoom)

    def zoom_percent(self) -> int:
        """Return how large the map is shown."""
        return round(100 * self.camera.zoom / FULL)

    def look_at(self, point: Point) -> None:
        """Bring a point of the plane into the middle."""
        self._view.look_at(point)

    def show_cells(self, cells: Collection[Cell]) -> None:
        """Bring cells into view and light them up once."""
        surface = self._workplace.surface
        if there := [cell for cell in cells if cell in surface]:
            self._view.bring(around_all(surface, there, 1.0))
            self._scene.pulse.start(surface, there, moves=self.animate)

    @property
    def has_pointer(self) -> bool:
        """Whether the mouse is over it."""
        return self._input.mouse.position is not None

    def grip(self, held: bool) -> None:
        """Let the next drag move the map, as while Space is held anywhere; or let the tool work again."""
        self._input.grip(held)

    def show_labels(self, shown: bool) -> None:
        """Write coordinates into the cells, or don't."""
        self._scene.ground.labelled = shown
        self.update()

    def show_rulers(self, shown: bool) -> None:
        """Show columns and rows along the edges, or don't."""
        self._scene.is_measured = shown
        self._view.resize(self._scene.area(QRectF(self.rect())))
        self.update()

    # What happens to the map.

    # Any: Qt takes an area in several forms, and whoever is not the canvas itself has all drawn anew.
    def update(self, *area: Any) -> None:
        """Draw again what may look different, also of what lies still."""
        self._scene.still.drop()
        super().update(*area)

    def update_ground(self, boxes: Sequence[Box]) -> None:
        """Draw again what lies in boxes of the plane, also of what lies still, as where a layer looks different."""
        region = self._region(boxes)
        self._scene.spoil(region, self.camera, self.size(), self.devicePixelRatioF())
        super().update(region)

    def _take_in(self) -> None:
        """Draw again what a change of the document made different."""
        cells = self._scene.change()
        if cells is None:
            self._view.settle()
        if cells is None or len(cells) > PATCHED:
            self.update()
        else:
            self.update_ground([self._scene.around(cell) for cell in cells])
        self._input.take_in()
        self._news.look_again()

    def _show_selection(self) -> None:
        self._scene.select()
        self._show_anew()

    def _show_anew(self) -> None:
        self._input.refresh()
        self._mark_again()

    def _mark_again(self) -> None:
        """Draw again what shows where the person is; what lies still under it looks as before."""
        super().update()

    def _update_boxes(self, boxes: Sequence[Box] | None) -> None:
        """Draw the marks in boxes of the plane again, or everywhere."""
        if boxes is None:
            self._mark_again()
        else:
            super().update(self._region(boxes))

    def _region(self, boxes: Sequence[Box]) -> QRegion:
        """Return where anything may be drawn because of boxes of the plane."""
        more = REACH if self._scene.ground.is_far(self.camera) else 2
        region = QRegion()
        for box in boxes:
            region += self.camera.area(box).toAlignedRect().adjusted(-more, -more, more, more)
        return region

    def _point_at(self, cell: Cell | None) -> None:
        self._scene.pointed = cell
        self._news.point_at(cell)

    def _show_ruled(self) -> None:
        """Let another column and row stand out on the rulers."""
        area = self._view.area.toRect()
        super().update(0, 0, self.width(), area.top())
        super().update(0, 0, area.left(), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what is seen: over a copy of what lies still, or piece by piece where that is not kept."""
        scene, region = self._scene, event.region()
        with painting(self) as painter:
            ratio = self.devicePixelRatioF()
            if scene.paint_over_still(painter, self.camera, region, self.size(), ratio):
                self._ahead.wait()
            else:
                whole, parts = QRectF(self.rect()), pieces_of(region, PIECES)
                scene.paint(painter, self.camera, parts, whole, ratio)
                self._ahead.begin()
            self._ring.paint(painter, self.rect())
        if scene.is_behind:
            QTimer.singleShot(0, self, self.update)

    def _draw_ahead(self) -> None:
        ratio = self.devicePixelRatioF()
        if self._scene.keep_still(self.camera, self.size(), ratio):
            self._ahead.rest()
        elif self._scene.ground.draw_ahead(self.camera, self._view.area, ratio):
            self._ahead.go_on()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the view in the new size."""
        self._view.resize(self._scene.area(QRectF(self.rect())))
        super().resizeEvent(event)
        self.resized.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let go of a stroke, and of the memory that pictures take."""
        self._input.let_go()
        self._ahead.stop()
        self._scene.still.drop()
        self._scene.ground.forget()
        super().hideEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keys go now."""
        if self._ring.come(event.reason()):
            self._mark_again()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Let go of a stroke, as when another window comes up."""
        self._input.let_go()
        if self._ring.leave():
            self._mark_again()
        super().focusOutEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to pan or to draw."""
        if self._ring.leave():
            self._mark_again()
        self._input.press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Begin to draw: two quick clicks are two strokes."""
        self._input.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on panning, drawing or hovering."""
        self._input.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the map go, or carry out the stroke."""
        self._input.mouse.release(event)
        self.released.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom by the wheel, pan by two fingers."""
        self._input.mouse.wheel(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Show no preview while the mouse is elsewhere."""
        self._input.mouse.leave()
        super().leaveEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for a menu if a key did; the right button paints."""
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self.menu_wanted.emit(event.pos())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor, draw at it, or drop a stroke."""
        if not self._input.press_key(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Let Space or a modifier key go."""
        if not self._input.release_key(event):
            super().keyReleaseEvent(event)

    def event(self, event: QEvent) -> bool:
        """Keep the cursor's keys from shortcuts, and zoom by two fingers."""
        kind = event.type()
        if kind in COMMON:
            # Without further questions: it is the way of every picture and every move of the mouse.
            return super().event(event)
        if isinstance(event, QKeyEvent):
            return self._take_key(event) or super().event(event)
        if kind in TAKEN and any(take(event) for take in self.takers):
            return True
        if kind == QEvent.Type.WindowDeactivate:
            self._input.let_go()
        elif pinch := pinch_of(event, self):
            self._view.zoom_by(*pinch)
            return True
        return super().event(event)

    def _take_key(self, event: QKeyEvent) -> bool:
        """Take a key that must not go any further; return whether it is one."""
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride:
            if self._input.wants(event):
                event.accept()
                return True
            if event.key() not in HELD:
                self.keyed.emit(QKeySequence(event.keyCombination()).toString())
        elif kind == QEvent.Type.KeyPress and self.takes_tab and is_tab(event):
            self.alone_wanted.emit()
            return True
        return False
