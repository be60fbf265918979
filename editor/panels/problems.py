"""The problems panel: what the checks found, what it means, and how to put it right."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QSplitter, QStackedLayout, QVBoxLayout, QWidget

from hullwright.schema.checks.problem import Problem

from ..documents.workplace import Workplace
from ..inspection.focus import Focus, place_of
from ..inspection.inspector import Inspector
from ..inspection.repairs import Repairs
from ..languages.words import tr
from ..shell.plain_text import PlainLabel
from ..shell.settings import ProgramSettings
from .problem_details import ProblemDetails
from .problem_header import ProblemHeader
from .problem_list import ProblemList
from .problem_words import summary

FIFTH = 200
"""The list takes three fifths of the panel and the details two; the splitter scales them to the room."""


class ProblemsPanel(QWidget):
    """Lists the problems of the current map, and explains the one in focus."""

    def __init__(
        self,
        focus: Focus,
        inspector: Inspector,
        settings: ProgramSettings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("problems-panel")
        self.setAccessibleName(tr("Problems"))
        self._focus = focus
        self._workplace: Workplace | None = None
        self._problems: tuple[Problem, ...] | None = None
        self._repairs = Repairs(inspector, self)
        self.header = ProblemHeader(settings)
        """The counts and filters; a dock may put them beside its title."""
        self._list = ProblemList()
        self._details = ProblemDetails(self._repairs.extent)
        self._placeholder = PlainLabel()
        self._arrange()
        self.header.filtered.connect(self._show)
        self._list.chosen.connect(self._choose)
        self._details.fixing.connect(self._repairs.fix)
        self._details.looked_at.connect(self._repairs.look_ahead)
        self._details.going.connect(self._go)
        self._repairs.offered.connect(self._details.offer)
        focus.changed.connect(self._show_focus)
        self._show()

    def _arrange(self) -> None:
        self._placeholder.setObjectName("problem-placeholder")
        self._placeholder.setWordWrap(True)
        self._placeholder.setMargin(16)
        self._placeholder.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._beside = QScrollArea()
        self._beside.setWidgetResizable(True)
        self._beside.setFrameShape(QScrollArea.Shape.NoFrame)
        self._beside.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._beside.setWidget(self._details)
        self._both = QSplitter(Qt.Orientation.Vertical)
        self._both.addWidget(self._list)
        self._both.addWidget(self._beside)
        self._both.setStretchFactor(0, 3)
        self._both.setStretchFactor(1, 2)
        self._both.setChildrenCollapsible(False)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.header)
        # In its place before it is filled: what it shows first would be a window of its own for a moment.
        self._stack = QStackedLayout()
        rows.addLayout(self._stack, 1)
        self._stack.addWidget(self._placeholder)
        self._stack.addWidget(self._both)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the details below the list, or beside it where the panel is wide and low."""
        super().resizeEvent(event)
        is_wide = self.width() > 2 * self.height()
        wanted = Qt.Orientation.Horizontal if is_wide else Qt.Orientation.Vertical
        if wanted != self._both.orientation():
            self._both.setOrientation(wanted)
            self._both.setSizes([3 * FIFTH, 2 * FIFTH])

    def show_workplace(self, workplace: Workplace | None) -> None:
        """Show the problems of a map from now on."""
        if self._workplace:
            self._workplace.found.disconnect(self._take_in)
        self._workplace = workplace
        self._problems = workplace.findings.problems if workplace else None
        if workplace:
            workplace.found.connect(self._take_in)
        self._focus.take(workplace, None)
        self._show()

    def _take_in(self) -> None:
        """Show what was found, unless it is what is shown already."""
        found = self._workplace.findings.problems if self._workplace else None
        if found is not self._problems:
            is_new, self._problems = found != self._problems, found
            if is_new:
                self._show()
            elif self._workplace:
                self._repairs.look_at(self._workplace, self._focus.of(self._workplace))
        self.header.show_words(self._headline())
        self._placeholder.setText(self._empty_words())

    def _show(self) -> None:
        problems, hidden = self._problems or (), self.header.hidden
        self.header.show_counts(self._headline(), problems)
        self._placeholder.setText(self._empty_words())
        self._stack.setCurrentIndex(int(any(each.severity not in hidden for each in problems)))
        self._list.show_problems(problems, hidden)
        if self._workplace:
            place = place_of(self._focus.of(self._workplace), problems)
            self._focus.take(self._workplace, None if place is None else problems[place])
        self._show_focus()

    def _headline(self) -> str:
        if self._problems is None:
            return tr("checking…") if self._workplace else ""
        share = self._workplace.findings.checked if self._workplace else 1.0
        if share < 1.0:
            # None of those that are done says nothing of the others.
            known = summary(self._problems) or tr("nothing so far")
            return tr("{known} · checking… {percent} %", known=known, percent=round(100 * share))
        return summary(self._problems) or tr("No problems")

    def _empty_words(self) -> str:
        if self._workplace is None:
            return tr(
                "Whatever the checks find on a map is listed here. Open a map, or create one."
            )
        if self._problems is None:
            return tr("checking…")
        if self._workplace.findings.checked < 1.0 and not self._problems:
            return tr("checking…")
        if self._problems:
            return tr("The buttons above hide all the problems.")
        return tr("No problems: this map can be exported.")

    def _show_focus(self) -> None:
        problem = self._focus.of(self._workplace) if self._workplace else None
        self._list.mark(problem)
        self._beside.setVisible(problem is not None)
        if problem:
            self._details.show_problem(problem)
        self._repairs.look_at(self._workplace, problem)

    def _choose(self, problem: Problem) -> None:
        if self._workplace:
            self._focus.go(self._workplace, problem)

    def _go(self) -> None:
        problem = self._focus.of(self._workplace) if self._workplace else None
        if problem:
            self._choose(problem)
