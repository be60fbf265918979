"""The card that opens over a cell of effects: the effects editor, and one answer for all of it."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFrame,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from hullwright.schema.effects import Effect, Vocabulary

from ...languages.words import tr
from ...shell.effects_editor import EffectsEditor
from ...shell.forms.labels import Heading

WIDTH, HEIGHT, EDGE = 400, 520, 16
"""How large the card is where the window has the room, and how far it stays from the window's edge."""

_RETURNS = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class EffectsCard(QFrame):
    """Edits the effects of one piece; whoever presses beside it is done, Escape leaves all as it was."""

    accepted = Signal(object)
    """The effects that were put together, if they are others: a tuple of Effect."""
    closed = Signal()
    """The card is gone."""

    def __init__(self, vocabulary: Vocabulary, piece: str, parent: QWidget):
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("effects-card")
        self.heading = Heading(tr("What “{piece}” does", piece=piece))
        self.setAccessibleName(self.heading.text())
        self.editor = EffectsEditor(vocabulary, piece)
        self.done = QPushButton(tr("Done"))
        self.drop = QPushButton(tr("Cancel"))
        self._before: tuple[Effect, ...] = ()
        self._is_dropped = False
        self._lay_out()
        self.done.clicked.connect(self.close)
        self.drop.clicked.connect(self.cancel)
        self.editor.reached.connect(self._scroll_to)

    def _lay_out(self) -> None:
        self.done.setObjectName("effects.done")
        self.done.setProperty("primary", True)
        self.done.setToolTip(tr("Keep these effects (Ctrl+Return)"))
        self.drop.setObjectName("effects.cancel")
        self.drop.setToolTip(tr("Leave the effects as they were (Escape)"))
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self.editor)
        answers = QDialogButtonBox()
        answers.addButton(self.done, QDialogButtonBox.ButtonRole.AcceptRole)
        answers.addButton(self.drop, QDialogButtonBox.ButtonRole.RejectRole)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 12)
        column.setSpacing(8)
        column.addWidget(self.heading)
        column.addWidget(self._scroll, 1)
        column.addWidget(answers)

    def open_over(self, cell: QRect, window: QWidget, effects: Iterable[Effect]) -> None:
        """Open beside a cell, given in the coordinates of the screen, inside the window."""
        self._before = tuple(effects)
        self.editor.show_effects(self._before)
        room = QRect(window.mapToGlobal(QPoint(0, 0)), window.size())
        room = room.adjusted(EDGE, EDGE, -EDGE, -EDGE)
        self.resize(min(WIDTH, room.width()), min(HEIGHT, room.height()))
        self.move(
            max(room.left(), min(cell.left(), room.right() - self.width())),
            max(room.top(), min(cell.top(), room.bottom() - self.height())),
        )
        self.show()
        self.editor.begin()

    def cancel(self) -> None:
        """Close and leave everything as it was."""
        self._is_dropped = True
        self.close()

    def _scroll_to(self, part: QWidget) -> None:
        # The part has its place only when the layout has been done.
        QTimer.singleShot(0, part, lambda: self._scroll.ensureWidgetVisible(part, 0, EDGE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Be done with Ctrl+Return, leave all as it was with Escape."""
        with_control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() == Qt.Key.Key_Escape:
            self.cancel()
        elif event.key() in _RETURNS and with_control:
            self.close()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Hand on what was put together, however the card was closed."""
        super().hideEvent(event)
        if not self._is_dropped:
            self.editor.finish()
            self._is_dropped = True
            if self.editor.effects() != self._before:
                self.accepted.emit(self.editor.effects())
        self.closed.emit()
