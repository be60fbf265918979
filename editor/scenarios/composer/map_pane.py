"""The map that a scenario is tried on: where each side can get, and what the checks say under its rules."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument

from ...canvas.canvas import Canvas
from ...canvas.overlays.problems import ProblemsLayer
from ...canvas.overlays.shading import ShadingLayer
from ...documents.choices import Choice, Choices
from ...documents.document import Document
from ...documents.workplace import Findings, Workplace
from ...documents.workplaces import Workplaces
from ...inspection.focus import Focus
from ...kinds.table import editor_kind_of
from ...languages.words import tr
from ...panels.problem_list import ProblemList
from ...panels.problem_words import summary
from ...shell.forms.labels import WrappedLabel
from ...shell.plain_text import PlainLabel
from .composer import Composer
from .map_choice import AskMap, MapChoice
from .side_switch import SideSwitch


class MapPane(QWidget):
    """Shows a map under a scenario; it can be looked at here, not painted."""

    def __init__(self, composer: Composer, workplaces: Workplaces, ask_map: AskMap) -> None:
        super().__init__()
        self.setObjectName("composer-map")
        self._composer = composer
        self._focus = Focus()
        self.place: Workplace | None = None
        """The map as it is drawn: a copy without tools."""
        self.canvas: Canvas | None = None
        self.choice = MapChoice(workplaces, ask_map, lambda: composer.scenario.game)
        self.choice.chosen.connect(composer.pair)
        self.sides = SideSwitch()
        self.sides.chosen.connect(self.show_side)
        self.about = WrappedLabel()
        self.problems = ProblemList()
        self.problems.setObjectName("composer-problems")
        self.problems.setHeaderHidden(True)
        self.problems.chosen.connect(self._go)
        self.explanation = WrappedLabel(ink="text")
        self._lay_out()
        composer.place.paired.connect(self._show_map)
        composer.tried.connect(self._show_trial)
        composer.failed.connect(self._tell)
        self._show_map()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.choice, 1)
        row.addWidget(self.sides)
        self._empty = PlainLabel(
            tr("Choose a map above to see where everybody can go under these rules.")
        )
        self._empty.setWordWrap(True)
        self._empty.setMargin(16)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(8, 8, 8, 8)
        outer.addLayout(row)
        parts = QSplitter(Qt.Orientation.Vertical, self)
        outer.addWidget(parts, 1)
        self._fill(parts)

    def _fill(self, parts: QSplitter) -> None:
        """Show the map with what is said of it below."""
        below = QWidget()
        parts.addWidget(self._stack)
        parts.addWidget(below)
        parts.setStretchFactor(0, 1)
        parts.setChildrenCollapsible(False)
        column = QVBoxLayout(below)
        column.setContentsMargins(0, 0, 0, 0)
        for part in (self.about, self.problems, self.explanation):
            column.addWidget(part)
        column.addStretch()

    # The map.

    def _show_map(self) -> None:
        value = self._composer.place.map
        self.choice.show_map(value)
        self._draw(value)
        self.sides.setEnabled(value is not None)
        self._show_trial()

    def _draw(self, value: MapDocument | None) -> None:
        if self.canvas is not None:
            self._stack.removeWidget(self.canvas)
            self.canvas.hide()
            self.canvas.deleteLater()
        self.place, self.canvas = None, None
        if value is None:
            return
        # Without tools nothing can be painted by mistake: the map belongs to another tab.
        editor_kind = replace(editor_kind_of(value.kind), tools=())
        self.place = Workplace(Document(value), editor_kind, Choices(Choice("", "", "")))
        self.canvas = Canvas(self.place)
        self.canvas.setObjectName("composer-canvas")
        self.canvas.show_rulers(False)
        self.canvas.layers[:] = [
            ShadingLayer(self.place),
            ProblemsLayer(self.place, self._focus),
        ]
        self._stack.addWidget(self.canvas)
        self._stack.setCurrentWidget(self.canvas)

    def show_side(self, side: str) -> None:
        """Show where a side can get."""
        self.sides.press(side)
        if self.place is not None and self.canvas is not None:
            self.place.overlay(frozenset({side}))
            self.canvas.update()
        self._explain()

    # The trial.

    def _show_trial(self) -> None:
        trial = self._composer.trial
        self.sides.offer(self._composer.sides)
        if trial is None or self.place is None:
            self.problems.show_problems((), frozenset())
            self.problems.hide()
            self.explanation.tell("")
            self._explain()
            return
        self._draw_as_played(trial.moved or self._composer.place.map)
        self.place.know(Findings(trial.problems, None, trial.reach))
        self.problems.show_problems(trial.problems, frozenset())
        self.problems.setVisible(bool(trial.problems))
        self.explanation.tell("")
        self.show_side(self.sides.side)

    def _draw_as_played(self, value: MapDocument | None) -> None:
        """Draw the map again if the rules put something elsewhere than it is drawn."""
        if self.place is not None and self.place.map != value:
            self._draw(value)

    def _explain(self) -> None:
        trial, place = self._composer.trial, self._composer.place.map
        if place is None:
            self.about.tell("")
        elif trial is None:
            self.about.tell(tr("checking…"))
        else:
            parts = [self._reach_words(), summary(trial.problems) or self._verdict()]
            self.about.tell("\n".join(filter(None, parts)))

    def _verdict(self) -> str:
        if not self._composer.judgement.is_playable:
            return tr("The map is checked as soon as the rules go together.")
        return tr("Nothing on this map conflicts with these rules.")

    def _reach_words(self) -> str:
        trial, side = self._composer.trial, self.sides.title
        if not side:
            return ""
        shading = trial.reach.get(self.sides.side) if trial else None
        if shading is None:
            return tr("{side}: nobody plays them under these rules.", side=side)
        count = len(shading.levels)
        if not shading.texts:
            return tr(
                "{side}: begin anywhere, {count} sectors can be reached.", side=side, count=count
            )
        return tr(
            "{side}: {count} sectors can be reached; the brighter, the farther.",
            side=side,
            count=count,
        )

    def _tell(self, text: str) -> None:
        self.about.tell(text)

    def _go(self, problem: Problem) -> None:
        if self.place is not None:
            self._focus.go(self.place, problem)
            hint = tr(problem.hint) if problem.hint else ""
            self.explanation.tell(" ".join(filter(None, (tr(problem.message), hint))))
