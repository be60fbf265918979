"""Tool input: mouse and keyboard together, as they point at cells and lead the chosen tool."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QMouseEvent

from hullwright.schema.errors import HullwrightError

from ..concepts.editor_kind import Cell
from ..concepts.tool import Proposal, ToolPointer
from ..documents.workplace import Workplace
from ..languages.words import error_text, tr
from .hover import Hover
from .keyboard import ARROWS, DRAWS, Keyboard
from .mouse import Mouse
from .pointers import pointer_at
from .scene import Scene
from .strokes import Strokes
from .view import CameraView

MODIFIERS: Mapping[int, Qt.KeyboardModifier] = {
    Qt.Key.Key_Shift: Qt.KeyboardModifier.ShiftModifier,
    Qt.Key.Key_Control: Qt.KeyboardModifier.ControlModifier,
    Qt.Key.Key_Alt: Qt.KeyboardModifier.AltModifier,
}


class ToolInput(QObject):
    """Decides whether mouse or keyboard leads, and shows what the tool would do there."""

    pointed = Signal(object)
    """Another cell is pointed at, or none; each kind has cells of its own."""
    described = Signal(str)
    """What a screen reader says about the cell of the keyboard's cursor."""
    noted = Signal(str)
    """A few words about what would happen, or why it can't."""
    shaped = Signal(QCursor)
    """The mouse's cursor is another."""
    dirtied = Signal(object)
    """A list of boxes of the plane that must be drawn again; None for everything."""

    def __init__(
        self, workplace: Workplace, view: CameraView, scene: Scene, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._workplace = workplace
        self._view = view
        self._scene = scene
        self._cell: Cell | None = None
        self._previewed: Cell | None = None
        self._held = Qt.KeyboardModifier.NoModifier
        self._strokes = Strokes(workplace, self)
        self._hover = Hover(self._strokes, self._pointer, self)
        self.mouse = Mouse(workplace, view, self._strokes, self)
        self._keyboard = Keyboard(workplace, view, self._strokes, self)
        self._strokes.proposed.connect(self._show)
        self._strokes.noted.connect(self.noted)
        self._strokes.finished.connect(self._hover.after_picture)
        workplace.choices.changed.connect(self._choose)
        workplace.mirrored.connect(self._hover.soon)
        self.mouse.entered.connect(self._enter)
        self.mouse.grabbed.connect(self.shape)
        self.mouse.nudged.connect(self._hover.soon)
        self._keyboard.stepped.connect(self._step)
        self._keyboard.gripped.connect(self.grip)
        self._hover.asked.connect(self._show_hovered)

    @property
    def is_stroking(self) -> bool:
        """Whether a stroke is under way."""
        return self._strokes.is_on

    def refresh(self) -> None:
        """Find out anew what is pointed at and what would happen there."""
        self._look_under_mouse()
        self._hover.soon()

    def take_in(self) -> None:
        """Find out anew what is pointed at on another map; what would happen there is shown after the picture of it."""
        self._look_under_mouse()
        self._hover.after_picture()
        # What is pointed at may be something else by now.
        self.retell()

    def _look_under_mouse(self) -> None:
        if not self._keyboard.is_shown:
            # A mouse at rest does not take over because the map moves under it.
            self.mouse.refresh()

    def let_go(self) -> None:
        """Drop what is under way, as when the window is left."""
        self.mouse.let_go()
        self._keyboard.let_go()
        self._strokes.drop()

    def shape(self) -> None:
        """Shape the mouse's cursor after what it would do."""
        if self.mouse.is_panning:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self.mouse.pans_next:
            shape = Qt.CursorShape.OpenHandCursor
        elif self._strokes.tool:
            shape = Qt.CursorShape.CrossCursor
        else:
            shape = Qt.CursorShape.ArrowCursor
        self.shaped.emit(QCursor(shape))

    # Keys and buttons.

    def press(self, event: QMouseEvent) -> None:
        """Press a button of the mouse, which leads from now on."""
        if self.mouse.pans_next:
            self._keyboard.grip()
        self._held = event.modifiers()
        self.mouse.press(event)
        self._keyboard.cell = self.mouse.cell or self._keyboard.cell
        self._keyboard.hide()

    def move(self, event: QMouseEvent) -> None:
        """Move the mouse; what the tool would do there is shown with the next picture."""
        with self._hover.led():
            self.mouse.move(event)

    def wants(self, event: QKeyEvent) -> bool:
        """Whether a key means something here that must not go to a shortcut."""
        key, held = event.key(), event.modifiers()
        if key == Qt.Key.Key_Escape:
            return self._strokes.is_on
        if held & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
            return False
        return key in ARROWS or key in DRAWS or key == Qt.Key.Key_Space

    def press_key(self, event: QKeyEvent) -> bool:
        """Press a key; return whether it meant anything."""
        if event.key() in MODIFIERS:
            self._hold(event.modifiers() | MODIFIERS[event.key()])
            return False
        return self._keyboard.press(event)

    def release_key(self, event: QKeyEvent) -> bool:
        """Let a key go; return whether it meant anything."""
        if event.key() in MODIFIERS:
            self._hold(event.modifiers() & ~MODIFIERS[event.key()])
            return False
        return self._keyboard.release(event)

    def _hold(self, held: Qt.KeyboardModifier) -> None:
        """Tell the tool that other modifier keys are held."""
        self._held = held
        pointer = self._strokes.pointer
        if self._strokes.is_on and pointer:
            surface = self._workplace.surface
            now = pointer_at(surface, pointer.point, held)
            self._strokes.move(now._replace(second=pointer.second, by_key=pointer.by_key))
        else:
            self._hover.after_picture()

    def grip(self, held: bool) -> None:
        """Let the next drag move the map, or let the tool work again."""
        self.mouse.pans_next = held
        self.shape()

    # Pointing.

    def _enter(self, cell: Cell | None) -> None:
        """Point at the cell under the mouse, unless the keyboard is drawing."""
        if self._keyboard.is_shown and (self._strokes.is_on or cell is None):
            return
        self._keyboard.hide()
        self._point_at(cell)

    def _step(self) -> None:
        """Point at the cell of the keyboard's cursor."""
        cell = self._keyboard.cell if self._keyboard.is_shown else None
        before, self._scene.cursor = self._scene.cursor, cell
        self.dirtied.emit([self._scene.around(each) for each in {before, cell} - {None}])
        if cell is None:
            self._point_at(self.mouse.cell)
            return
        self._point_at(cell)
        self.retell()

    def retell(self) -> None:
        """Describe the cell of the keyboard's cursor, as it is now."""
        cell = self._scene.cursor
        surface = self._workplace.surface
        if cell is None or cell not in surface:
            return
        name = self._workplace.editor_kind.cell_text(surface, cell)
        self.described.emit(tr("{place}: {content}", place=surface.label(cell), content=name))

    def _point_at(self, cell: Cell | None) -> None:
        self._cell = cell
        self.pointed.emit(cell)
        self._hover.soon()

    def _pointer(self) -> ToolPointer | None:
        """Return where the hand is that leads."""
        if self._keyboard.is_shown:
            return self._keyboard.pointer(self._held)
        position = self.mouse.position
        if self.mouse.cell is None or position is None:
            return None
        return pointer_at(self._workplace.surface, self._view.camera.on_plane(position), self._held)

    # Showing.

    def _choose(self) -> None:
        self.shape()
        self._hover.soon()

    def _show_hovered(self) -> None:
        """Outline the cell that is pointed at, even if the tool has nothing new to say there."""
        if self._cell != self._previewed and not self._strokes.is_on:
            self._show(self._strokes.proposal)

    def _show(self, proposal: Proposal | None) -> None:
        self._previewed = self._cell
        preview = self._scene.preview
        preview.firm = self._strokes.is_on
        hovered = None if self._strokes.is_on else self._cell
        try:
            boxes = preview.show(proposal, hovered)
        except HullwrightError as refusal:
            self.noted.emit(error_text(refusal))
            boxes = preview.show(None, hovered)
        self.dirtied.emit(boxes)


def is_tab(event: QEvent) -> bool:
    """Return whether the Tab key was pressed, and no other with it."""
    return (
        isinstance(event, QKeyEvent)
        and event.key() == Qt.Key.Key_Tab
        and event.modifiers() == Qt.KeyboardModifier.NoModifier
    )
