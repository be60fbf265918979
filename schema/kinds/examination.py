"""Examining a map: its board, its problems and its measurements, whatever its kind."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from ..boards.board import Board
from ..checks.gathering import gathered
from ..checks.problem import Problem, Severity
from ..checks.survey import Figures, Survey, by_severity
from ..documents.maps import MapDocument
from ..late_dataclass import late_dataclass
from ..records import Json, JsonObject
from . import map_kind
from .kind import MapKind


@late_dataclass
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
        return by_severity(problem for _, found in self.checked() for problem in found)

    @cached_property
    def _by_check(self) -> dict[str, tuple[Problem, ...]]:
        return {}

    def checked(self) -> Iterator[tuple[str, tuple[Problem, ...]]]:
        """Yield what each check of the kind finds, by its id; each is asked once, when its turn comes."""
        for name, check in self.kind.checks.items():
            if name not in self._by_check:
                self._by_check[name] = tuple(gathered(check(self.survey)))
            yield name, self._by_check[name]

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

    @cached_property
    def plain_figures(self) -> dict[str, float]:
        """The measurements that are plain numbers, by their way, such as "chokepoints.human"."""
        return dict(_plain({**self.metrics, **self.distances}))

    @cached_property
    def quick_figures(self) -> dict[str, float]:
        """Those of the plain figures that take no search, for many maps at a time."""
        quick = self.kind.quick_metrics
        if quick is None:
            return self.plain_figures
        return dict(_plain({**quick(self.survey), **self.distances}))

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


def _plain(figures: Mapping[str, Json], above: str = "") -> Iterator[tuple[str, float]]:
    for name, value in figures.items():
        if isinstance(value, dict):
            yield from _plain(value, f"{above}{name}.")
        elif isinstance(value, int | float) and not isinstance(value, bool):
            yield f"{above}{name}", float(value)
