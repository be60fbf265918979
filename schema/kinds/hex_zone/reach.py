"""Reach: which pods can be got to from which starts, worked out for all of them together.

Who walks stays on one piece of ground. So a start and a pod are connected if they touch a piece in common,
or each other; one search for the pieces serves for any number of starts and pods.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations, product
from typing import TYPE_CHECKING, TypeAlias

from ...boards.paths import pieces
from ...limits import MAX_COMPARED, MAX_ENDS
from .layout import POD, Side

if TYPE_CHECKING:
    from .survey import ZoneSurvey

Ground: TypeAlias = frozenset[int]
"""The pieces of ground that somebody can walk on from a space."""
Pair: TypeAlias = tuple[int, int]


class TooMuchToCompare(Exception):
    """There are more starts and pods in different surroundings than a check compares."""


class PodReach:
    """Which pods, and which other starts, a side can get to from each of its starts.

    Raises TooMuchToCompare for zones that hardly have anything but starts and pods.
    """

    def __init__(self, survey: "ZoneSurvey", side: Side) -> None:
        self._starts: Sequence[int] = survey.starts(side)
        self._pods = survey.by_role[POD]
        if len(self._starts) + len(self._pods) > MAX_ENDS:
            raise TooMuchToCompare
        self._through, self._onto = survey.through(side), survey.onto(side)
        self._pieces = pieces(survey.board, self._through)
        self._beside = survey.beside([*self._starts, *self._pods])

    def unreached_pods(self) -> Iterator[Pair]:
        """Yield each start with each pod that can't be got to from there; may raise TooMuchToCompare."""
        known: dict[Ground, list[int]] = {}
        for start, ground in self.grounds.items():
            if ground not in known:
                if len(known) * len(self._pods) > MAX_COMPARED:
                    raise TooMuchToCompare
                known[ground] = self._pods_off(ground)
            near = {start, *filter(self._can_enter, self._beside[start])}
            for pod in known[ground]:
                if pod not in near:
                    yield start, pod

    def strangers(self) -> Iterator[Pair]:
        """Yield each two starts without ground in common; may raise TooMuchToCompare."""
        together: dict[Ground, list[int]] = defaultdict(list)
        for start, ground in self.grounds.items():
            together[ground].append(start)
        if len(together) ** 2 > MAX_COMPARED:
            raise TooMuchToCompare
        for some, others in combinations(together, 2):
            if some.isdisjoint(others):
                yield from product(together[some], together[others])
        yield from combinations(together.get(frozenset(), ()), 2)

    @cached_property
    def grounds(self) -> Mapping[int, Ground]:
        """The ground that can be walked on from each start."""
        return {start: self._ground(start) for start in self._starts}

    def _pods_off(self, ground: Ground) -> list[int]:
        return [pod for pod in self._pods if ground.isdisjoint(self._before_pods[pod])]

    @cached_property
    def _before_pods(self) -> Mapping[int, Ground]:
        """The ground from which each pod can be entered."""
        return {
            pod: self._ground(pod) if self._can_enter(pod) else frozenset() for pod in self._pods
        }

    def _ground(self, space: int) -> Ground:
        around = (space, *self._beside[space])
        return frozenset(self._pieces[each] for each in around if self._through[each])

    def _can_enter(self, space: int) -> bool:
        return bool(self._through[space] or self._onto[space])
