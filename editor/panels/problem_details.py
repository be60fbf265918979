"""The details of a problem: what to do, what the rule says, and fixes that are one click away."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from hullwright.schema.checks.problem import Problem
from hullwright.schema.messages import Message

from ..inspection.step_extent import StepExtent
from ..languages.words import tr
from ..shell.plain_text import PlainLabel
from .fix_button import FixButton
from .problem_words import explanation


class ProblemDetails(QFrame):
    """Explains the problem in focus."""

    fixing = Signal(Message)
    """The title of the fix that is to be done."""
    looked_at = Signal(object)
    """The title of the fix that somebody is on, or None."""
    going = Signal()
    """The cells of the problem are to be shown."""

    def __init__(
        self, extent: Callable[[Message], StepExtent], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("problem-details")
        self.setAccessibleName(tr("About the chosen problem"))
        self._text, self._hint, self._meaning = (_label(self) for _ in range(3))
        self._meaning.setProperty("faint", True)
        self._go = QPushButton(tr("Go there"), self)
        self._go.setToolTip(tr("Show the sectors the problem is about (Enter in the list)"))
        self._go.clicked.connect(self.going)
        self._buttons = QVBoxLayout()
        self._buttons.setSpacing(8)
        self._extent = extent
        self._buttons.addWidget(self._go, alignment=Qt.AlignmentFlag.AlignLeft)
        self._offered: Sequence[Message] = []
        self._fixes: list[QPushButton] = []
        rows = QVBoxLayout(self)
        rows.setContentsMargins(8, 8, 8, 8)
        rows.setSpacing(8)
        for label in (self._text, self._hint):
            rows.addWidget(label)
        rows.addLayout(self._buttons)
        rows.addWidget(self._meaning)
        rows.addStretch(1)

    def show_problem(self, problem: Problem) -> None:
        """Explain a problem; fixes come when they are worked out."""
        for label, text in (
            (self._text, tr(problem.message)),
            (self._hint, tr(problem.hint) if problem.hint else ""),
            (self._meaning, explanation(problem)),
        ):
            if label.text() != text:
                label.setText(text)
                label.setVisible(bool(text))
        self._go.setVisible(bool(problem.cells))

    def offer(self, titles: Sequence[Message]) -> None:
        """Offer fixes as buttons; the same ones again leave the buttons as they are."""
        if self._offered == titles:
            return
        self._offered = titles
        for button in self._fixes:
            self._buttons.removeWidget(button)
            button.deleteLater()
        self._fixes = [self._button(each) for each in titles]
        for place, button in enumerate(self._fixes):
            self._buttons.insertWidget(place, button, alignment=Qt.AlignmentFlag.AlignLeft)
        for one, other in pairwise([self._go, *self._fixes]):
            # Tab finds them here, not behind all that was made before them.
            self.setTabOrder(one, other)

    def _button(self, title: Message) -> QPushButton:
        button = FixButton(title, self._extent(title), self)
        button.looked_at.connect(self.looked_at)
        button.clicked.connect(lambda: self.fixing.emit(title))
        return button


def _label(parent: QWidget) -> PlainLabel:
    label = PlainLabel(parent=parent)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
