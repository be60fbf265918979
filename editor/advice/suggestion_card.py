"""A card for each suggestion: what to do as a button that shows it on the map, and below it what it does."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from hullwright.engines.generation.advice.suggestion import BETTER

from ..drawing.icon import icon
from ..languages.words import tr
from ..shell.forms.labels import WrappedLabel

GAP = 4


class ApplyButton(QPushButton):
    """Makes a change, and shows what it would do while somebody is on it."""

    looked_at = Signal(bool)
    """Whether the mouse or the keyboard is on it."""

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show what it would do."""
        super().enterEvent(event)
        self.looked_at.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Take the preview away, unless the keyboard is still on it."""
        super().leaveEvent(event)
        self.looked_at.emit(self.hasFocus())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show what it would do."""
        super().focusInEvent(event)
        self.looked_at.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the preview away, unless the mouse is still on it."""
        super().focusOutEvent(event)
        self.looked_at.emit(self.underMouse())


class SuggestionCard(QFrame):
    """Tells of one suggestion."""

    # Any: plain values that travelled from the process that plays.
    def __init__(self, told: Mapping[str, Any], number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"suggestion {number}")
        self.told = told
        self.title = WrappedLabel(f"{number}. {told['title']}", ink="text")
        self.apply = ApplyButton(tr("Do this"))
        self.apply.setObjectName(f"suggestion.apply {number}")
        self.apply.setIcon(icon("good" if told["verdict"] == BETTER else "help"))
        self.apply.setAccessibleName(tr("Do this: {title}", title=told["title"]))
        self.apply.setAccessibleDescription("\n".join(told["lines"]))
        self.gain = WrappedLabel(told["lines"][0], ink="text")
        self.effects = WrappedLabel("\n".join(told["lines"][1:]))
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, GAP, 0, 2 * GAP)
        rows.setSpacing(GAP)
        rows.addWidget(self.title)
        rows.addWidget(self.gain)
        rows.addWidget(self.apply, alignment=Qt.AlignmentFlag.AlignLeft)
        rows.addWidget(self.effects)

    def allow(self, hindrance: str) -> None:
        """Let it be done, or say why it can't be now."""
        self.apply.setEnabled(not hindrance)
        self.apply.setToolTip(hindrance or tr("One step, so Ctrl+Z takes it back."))
