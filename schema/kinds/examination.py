"""Examining a map: its board, its problems and its measurements, whatever its kind."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ..boards.board import Board
from ..checks.problem import Problem, Severity
from ..checks.survey import Figures, Survey, problems
from ..documents.maps import MapDocument
from ..records import JsonObject
from . import map_kind
from .kind import MapKind


@dataclass(frozen=True)
class Examination:
    """What can be said of one map; each answer is worked out when it is first asked for."""

    document: MapDocument

    # Any: the layout is that of whatever kind the map is of.
    @cached_property
    def kind(self) -> MapKind[Any]:
        """The map's kind."""
        return map_kind(self.document.kind)

    @cached_property
    def survey(self) -> Survey[Any]:
        """The map under examination."""
        return self.kind.survey(self.document)

    @property
    def board(self) -> Board:
        """The compiled board."""
        return self.survey.board

    @cached_property
    def problems(self) -> tuple[Problem, ...]:
        """Everything the checks of the kind find, the worst first."""
        return problems(self.kind.checks, self.survey)

    @property
    def errors(self) -> tuple[Problem, ...]:
        """The problems that forbid export."""
        return tuple(each for each in self.problems if each.severity is Severity.ERROR)

    @cached_property
    def distances(self) -> Figures:
        """How far it is from where players begin to where they want to be."""
        return self.kind.distances(self.survey)

    @cached_property
    def metrics(self) -> Figures:
        """The other measurements of the kind."""
        return self.kind.metrics(self.survey)

    def to_json(self) -> JsonObject:
        """Return the measurements as `show --json` prints them."""
        return {
            "name": self.document.name,
            "kind": self.document.kind,
            "spaces": len(self.board),
            "counts": self.board.counts(),
            "links": len(self.board.links) // 2,
            "one_way_links": len(self.board.one_way) // 2,
            "distances": self.distances,
            "metrics": self.metrics,
        }
