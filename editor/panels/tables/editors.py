"""Editors of cells: a line for texts and numbers, a box for long texts, a list for choices.

Each tells what it holds now.
"""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QWidget

from hullwright.schema.records import Json

from ...languages.words import tr
from ...shell.forms.clause import Clause

_FRAME = "border: 2px solid palette(highlight); border-radius: 0; padding: 0 1px;"
"""The look of an editor that fills its cell."""
_RETURNS = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_STEPS = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_PageUp: 10, Qt.Key.Key_PageDown: -10}


class CellLine(QLineEdit):
    """A line in which a text or a number is typed; arrow keys count numbers up and down."""

    typed = Signal()
    """It holds something else."""

    def __init__(self, clause: Clause, parent: QWidget | None = None):
        super().__init__(parent)
        self._clause = clause
        self._is_number = clause.kind in {"integer", "number"}
        self.setFrame(False)
        self.setStyleSheet(_FRAME)
        if self._is_number:
            self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.textEdited.connect(self._tell)

    def _tell(self, _: str) -> None:
        self.typed.emit()

    def value(self) -> Json:
        """Return the text, or the number that it stands for; what is no number stays a text."""
        text = self.text().strip() if self._is_number else self.text()
        if not self._is_number:
            return text
        try:
            return int(text) if self._clause.kind == "integer" else float(text.replace(",", "."))
        except ValueError:
            return text

    def show_value(self, value: Json) -> None:
        """Show a value, all of it selected."""
        self.setText(str(value))
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Count a number up or down, within its limits."""
        by = _STEPS.get(Qt.Key(event.key()), 0) if self._is_number else 0
        held = self.value()
        if by and not isinstance(held, str):
            terms = self._clause.terms
            counted = max(terms.get("minimum", held + by), held + by)
            self.show_value(min(terms.get("maximum", counted), counted))
            self.typed.emit()
        else:
            super().keyPressEvent(event)


class CellChoice(QComboBox):
    """A list of choices, which opens at once and is done with when one is chosen."""

    typed = Signal()
    """Another choice is in view."""
    done = Signal()
    """One was chosen."""

    def __init__(self, clause: Clause, parent: QWidget | None = None):
        super().__init__(parent)
        self._values: list[Json] = list(clause.terms["enum"])
        self.addItems([clause.choice(each) for each in self._values])
        self.activated.connect(self._choose)
        self.highlighted.connect(self._look_at)
        self._looked_at = -1

    def _choose(self, _: int) -> None:
        self._looked_at = -1
        self.done.emit()

    def _look_at(self, place: int) -> None:
        self._looked_at = place
        self.typed.emit()

    def value(self) -> Json:
        """Return the choice that is in view."""
        place = self.currentIndex() if self._looked_at < 0 else self._looked_at
        return self._values[place]

    def show_value(self, value: Json) -> None:
        """Show a choice."""
        self._looked_at = -1
        if value in self._values:
            self.setCurrentIndex(self._values.index(value))

    def event(self, event: QEvent) -> bool:
        """Open the list when the editor is shown for the first time."""
        if event.type() == QEvent.Type.Show and not self.view().isVisible():
            QTimer.singleShot(0, self, self.showPopup)
        return super().event(event)

    def hidePopup(self) -> None:
        """Close the list; what was only looked at is not meant."""
        self._looked_at = -1
        super().hidePopup()


class CellText(QPlainTextEdit):
    """A box for a text of several lines; Return is done with it, Shift+Return begins a new line."""

    typed = Signal()
    """It holds something else."""
    done = Signal()
    """Return was pressed."""

    def __init__(self, _: Clause, parent: QWidget | None = None):
        super().__init__(parent)
        self.setStyleSheet(_FRAME)
        self.setTabChangesFocus(True)
        self.setToolTip(tr("Shift+Return begins a new line"))
        self.textChanged.connect(self.typed)

    def value(self) -> Json:
        """Return the text."""
        return self.toPlainText()

    def show_value(self, value: Json) -> None:
        """Show a text, all of it selected."""
        self.setPlainText(str(value))
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Be done with Return."""
        is_shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.key() in _RETURNS and not is_shifted:
            self.done.emit()
        else:
            super().keyPressEvent(event)


CellEditor = CellLine | CellText | CellChoice
_EDITORS: Mapping[str, type[CellEditor]] = {"enum": CellChoice, "text": CellText}
"""By the kind of clause, the editor of a cell; anything else is typed on a line."""


def editor_of(clause: Clause, parent: QWidget) -> CellEditor:
    """Return an editor for what a cell may hold."""
    return _EDITORS.get(clause.kind, CellLine)(clause, parent)
