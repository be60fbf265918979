"""The problem in focus: the one that the panel explains and the canvas shows more strongly."""

from PySide6.QtCore import QObject, Signal

from hullwright.schema.checks.problem import Problem

from ..documents.workplace import Workplace


class Focus(QObject):
    """Keeps which problem of which map a person looks at."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._workplace: Workplace | None = None
        self._problem: Problem | None = None

    def of(self, workplace: Workplace) -> Problem | None:
        """Return the problem in focus on a map."""
        return self._problem if workplace is self._workplace else None

    def take(self, workplace: Workplace | None, problem: Problem | None) -> None:
        """Look at a problem, or at none, without going there."""
        if (workplace, problem) != (self._workplace, self._problem):
            self._workplace, self._problem = workplace, problem
            self.changed.emit()

    def go(self, workplace: Workplace, problem: Problem) -> None:
        """Look at a problem and show its cells on the canvas."""
        self.take(workplace, problem)
        cells = [workplace.surface.cell_of(label) for label in problem.cells]
        there = frozenset(cell for cell in cells if cell is not None)
        if there:
            workplace.shown.emit(there)

    def step(self, workplace: Workplace, by: int) -> None:
        """Go to the next problem, or by -1 to the one before; after the last comes the first."""
        problems = workplace.findings.problems or ()
        if not problems:
            return
        place = place_of(self.of(workplace), problems)
        if place is None:
            place = -1 if by > 0 else 0
        self.go(workplace, problems[(place + by) % len(problems)])


def place_of(problem: Problem | None, among: tuple[Problem, ...]) -> int | None:
    """Return where a problem stands among those found later: itself, or the same place, or the same matter."""
    if problem is None:
        return None
    for likeness in (_itself, _place, _matter):
        for place, each in enumerate(among):
            if likeness(each) == likeness(problem):
                return place
    return None


def _itself(problem: Problem) -> object:
    return problem


def _place(problem: Problem) -> object:
    return problem.id, problem.cells


def _matter(problem: Problem) -> object:
    return problem.id, problem.case
