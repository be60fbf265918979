"""Gathering: of many problems alike the first ones are listed, and one more tells how many there are besides."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from ..limits import MAX_ALIKE, MAX_COUNTED, MAX_GATHERED_CELLS
from .problem import AT_LEAST, MORE, Facts, Problem, Severity

_Sort: TypeAlias = tuple[str, str, Severity]


def gathered(found: Iterable[Problem]) -> Iterator[Problem]:
    """Yield problems, of those alike at first only some and in the end how many more there are.

    Two are alike if they are of one check, one case and one severity. Who finds more than anybody
    counts is not asked for the rest.
    """
    rests: dict[_Sort, _Rest] = {}
    for problem in found:
        rest = rests.setdefault((problem.id, problem.case, problem.severity), _Rest())
        if rest.listed < MAX_ALIKE or problem.is_gathered:
            rest.listed += 1
            yield problem
        elif rest.count == MAX_COUNTED:
            rest.is_cut_short = True
            break
        else:
            rest.take_in(problem)
    for (name, _, severity), rest in rests.items():
        if rest.count:
            yield rest.told(name, severity)


@dataclass
class _Rest:
    """The problems alike that are counted and not listed."""

    listed: int = 0
    count: int = 0
    cells: dict[str, None] = field(default_factory=dict)
    is_cut_short: bool = False

    def take_in(self, problem: Problem) -> None:
        self.count += 1
        room = MAX_GATHERED_CELLS - len(self.cells)
        self.cells.update(dict.fromkeys(problem.cells[: max(0, room)]))

    def told(self, name: str, severity: Severity) -> Problem:
        case = AT_LEAST if self.is_cut_short else MORE
        return Problem(name, case, Facts(count=self.count), severity, tuple(self.cells))
