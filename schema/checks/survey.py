"""A survey: one map under examination, with the answers that several checks share."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

from ..boards.board import Board
from ..documents.maps import MapDocument
from ..records import Json
from .gathering import gathered
from .problem import Problem, Severity

L = TypeVar("L")


class Survey(Generic[L]):
    """One map under examination; subclasses add cached answers for their kind."""

    def __init__(self, document: MapDocument, board: Board) -> None:
        self.document = document
        self.layout: L = document.layout
        self.board = board


# Any: a check takes the survey of its own kind of map.
Check: TypeAlias = Callable[[Any], Iterator[Problem]]
"""Yields the problems of a survey; neither raises nor draws."""

Checks: TypeAlias = Mapping[str, Check]
"""The checks of a map kind, by the id that all their problems bear."""

SEVERITIES = tuple(Severity)


def problems(checks: Checks, survey: Survey[Any]) -> tuple[Problem, ...]:
    """Return everything the checks find, the worst first, otherwise in the order of the checks."""
    return by_severity(problem for check in checks.values() for problem in gathered(check(survey)))


def by_severity(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Return problems with the worst first, otherwise as they were."""
    return tuple(sorted(problems, key=lambda each: SEVERITIES.index(each.severity)))


Figures: TypeAlias = Mapping[str, Json]
"""Measurements by name: numbers, texts, or tables of them."""
