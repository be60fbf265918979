"""The selection bar: what can be done with the selected cells, beside them on the canvas."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton

from ..documents.workplace import Workplace
from ..drawing.boxes import around_all
from ..languages.words import tr
from ..shell.actions import Actions
from ..shell.plain_text import PlainLabel
from .canvas import Canvas

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..concepts.editor_kind import Box

COMMANDS = (
    "edit.turn-left",
    "edit.turn-right",
    "edit.mirror",
    "tool.move",
    "edit.keep-stamp",
    "lock.selection",
    "edit.delete",
)
"""What the bar offers, in this order."""
GAP = 8
MANY = 5_000
"""More selected cells are not looked at one by one: the bar keeps clear of the whole map."""


class SelectionBar(QFrame):
    """Floats beside the selection of the map in front, never over it, and hides while something is dragged."""

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self.setObjectName("selection-bar")
        self.setAccessibleName(tr("Selection"))
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._actions = actions
        self._canvas: Canvas | None = None
        self._workplace: Workplace | None = None
        self._box: Box | None = None
        self._is_dragged = False
        self.size_label = PlainLabel(parent=self)
        self.size_label.setObjectName("selection-size")
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP, 4, 4, 4)
        row.setSpacing(2)
        row.addWidget(self.size_label)
        row.addSpacing(4)
        self.buttons = [self._button(name) for name in COMMANDS]
        for button in self.buttons:
            row.addWidget(button)
        # Once for any number of signals: a step of the history may move the map and the selection.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._place)
        self.hide()

    def _button(self, name: str) -> QToolButton:
        self._actions.draw([name])
        button = QToolButton(self)
        button.setProperty("flat", True)
        button.setDefaultAction(self._actions.action(name))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setIconSize(QSize(18, 18))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAccessibleName(self._actions.action(name).text())
        button.installEventFilter(self)
        return button

    def follow(self, canvas: Canvas | None, workplace: Workplace | None) -> None:
        """Float over another canvas from now on, or over none."""
        self._leave()
        self._canvas, self._workplace = canvas, workplace if canvas is not None else None
        if canvas is None or workplace is None:
            return
        self.setParent(canvas)
        # Before a legend, which may keep a press for itself.
        canvas.takers.insert(0, self._step_aside)
        canvas.released.connect(self._come_back)
        canvas.resized.connect(self._soon.start)
        canvas.moved.connect(self._soon.start)
        workplace.selected.connect(self._measure)
        self._measure()

    def _leave(self) -> None:
        self.hide()
        if self._canvas is not None and self._workplace is not None:
            self._canvas.takers.remove(self._step_aside)
            self._canvas.released.disconnect(self._come_back)
            self._canvas.resized.disconnect(self._soon.start)
            self._canvas.moved.disconnect(self._soon.start)
            self._workplace.selected.disconnect(self._measure)
            self.setParent(None)
        self._is_dragged = False

    def take_focus(self) -> None:
        """Let the keyboard go to the first button that can be pressed."""
        self._place()
        usable = [each for each in self.buttons if each.isEnabled()]
        if self.isVisible() and usable:
            usable[0].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _step_aside(self, event: QEvent) -> bool:
        """Hide while a button of the mouse is held on the canvas, which hears of it all the same."""
        if event.type() != QEvent.Type.ToolTip:
            self._is_dragged = True
            self.hide()
        return False

    def _come_back(self) -> None:
        self._is_dragged = False
        self._soon.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go along the buttons, and back to the canvas with Escape."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._press(watched, event)
        return super().eventFilter(watched, event)

    def _press(self, button: QObject, event: QKeyEvent) -> bool:
        """Walk along the bar with the arrows; Escape goes back to the map."""
        if event.key() == Qt.Key.Key_Escape and self._canvas is not None:
            self._canvas.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        by = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        usable = [each for each in self.buttons if each.isEnabled()]
        if by is None or button not in usable:
            return False
        place = [id(each) for each in usable].index(id(button))
        usable[(place + by) % len(usable)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _measure(self) -> None:
        """Find out where the selection lies and how large it is."""
        place = self._workplace
        if place is None:
            return
        cells, surface = place.selection, place.surface
        if not cells:
            self._box = None
        elif len(cells) > MANY:
            self._box = surface.bounds
        else:
            self._box = around_all(surface, cells, 0.2)
        count = len(cells)
        text = tr("1 cell") if count == 1 else tr("{count} cells", count=count)
        self.size_label.setText(text)
        self._soon.start()

    def _place(self) -> None:
        """Come to lie beside the selection, or hide if there is none or no room."""
        canvas, box = self._canvas, self._box
        if canvas is None or box is None or self._is_dragged:
            self.hide()
            return
        room = canvas.camera.area(canvas.seen()).intersected(QRectF(canvas.rect()))
        self.adjustSize()
        found = bar_place(canvas.camera.area(box), QSizeF(self.sizeHint()), room)
        if found is None:
            self.hide()
            return
        self.setGeometry(found.toAlignedRect())
        self.show()
        self.raise_()


def bar_place(selection: QRectF, size: QSizeF, room: QRectF) -> QRectF | None:
    """Return where a bar fits beside a selection inside a room: above, below, right or left; None if nowhere."""
    if not selection.intersects(room):
        return None
    inside = room.adjusted(GAP, GAP, -GAP, -GAP)
    seen = selection.intersected(room)
    middle_x = seen.center().x() - size.width() / 2
    middle_y = seen.center().y() - size.height() / 2
    wanted: Sequence[tuple[float, float]] = (
        (middle_x, selection.top() - GAP - size.height()),
        (middle_x, selection.bottom() + GAP),
        (selection.right() + GAP, middle_y),
        (selection.left() - GAP - size.width(), middle_y),
    )
    for x, y in wanted:
        place = QRectF(_held(x, inside.left(), inside.right() - size.width()), 0, 0, 0)
        place.moveTop(_held(y, inside.top(), inside.bottom() - size.height()))
        place.setSize(size)
        if inside.contains(place) and not place.intersects(selection):
            return place
    return None


def _held(value: float, least: float, most: float) -> float:
    """Return a value, or the nearest that is not beyond the limits."""
    return max(least, min(value, most))
