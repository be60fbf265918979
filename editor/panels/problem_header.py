"""The header of the problems panel: how many there are, and which severities are listed."""

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from hullwright.schema.checks.problem import Problem, Severity

from ..canvas.overlays.badges import BADGES, calm
from ..drawing.painter import marks_icon
from ..languages.words import tr
from ..shell.plain_text import PlainLabel
from ..shell.settings import ProgramSettings
from .problem_words import GROUPS, counted, counts_by_severity

HIDDEN = "problems/hidden"


@cache
def _badge(severity: Severity, *, quiet: bool) -> QIcon:
    """Return the badge of a severity; without its colour of alarm where there is nothing to see to."""
    marks = BADGES[severity]
    return marks_icon(calm(marks) if quiet else marks, 16)


class ProblemHeader(QWidget):
    """Sums up the problems, and remembers which severities are left out of the list."""

    filtered = Signal()
    """Other severities are listed."""

    def __init__(self, settings: ProgramSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._summary = PlainLabel(parent=self)
        self._summary.setObjectName("problem-summary")
        self._counted: dict[Severity, int] = {}
        """How many the buttons tell."""
        self._filters = {each: self._filter(each) for each in Severity}
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 8, 4)
        row.setSpacing(8)
        row.addWidget(self._summary, 1)
        for button in self._filters.values():
            row.addWidget(button)

    def _filter(self, severity: Severity) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(f"show-{severity}s")
        button.setProperty("filter", True)
        button.setCheckable(True)
        button.setAutoRaise(True)
        button.setChecked(severity not in self._settings.texts(HIDDEN))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setAccessibleName(tr("Show {group}", group=tr(GROUPS[severity])))
        button.setToolTip(tr("Show or hide them"))
        button.toggled.connect(self._keep)
        return button

    def offers(self) -> list[tuple[Severity, str, str]]:
        """Return the severities that can be listed or left out, each with a title and what that means."""
        return [
            (each, tr(GROUPS[each]), tr("List them in the panel, or leave them out."))
            for each in self._filters
        ]

    def is_listed(self, severity: Severity) -> bool:
        """Tell whether problems of a severity are listed."""
        return self._filters[severity].isChecked()

    def list_severity(self, severity: Severity, is_listed: bool) -> None:
        """List problems of a severity, or leave them out."""
        self._filters[severity].setChecked(is_listed)

    @property
    def hidden(self) -> frozenset[Severity]:
        """The severities that are left out."""
        return frozenset(each for each, button in self._filters.items() if not button.isChecked())

    def show_words(self, words: str) -> None:
        """Sum up in a few words."""
        if words != self._summary.text():
            self._summary.setText(words)

    def show_counts(self, words: str, problems: Sequence[Problem]) -> None:
        """Sum up in a few words, and say how many there are of each severity."""
        self.show_words(words)
        counts = counts_by_severity(problems)
        for severity, button in self._filters.items():
            if self._counted.get(severity) != counts[severity]:
                # Another icon, even the same one again, would lay the window out anew.
                self._counted[severity] = counts[severity]
                button.setText(counted(severity, counts[severity]))
                button.setIcon(_badge(severity, quiet=not counts[severity]))

    def _keep(self) -> None:
        self._settings.keep(HIDDEN, [str(each) for each in self.hidden])
        self.filtered.emit()
