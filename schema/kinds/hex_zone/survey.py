"""A hex zone under examination: who can go where, and how far it is."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from ...boards.board import Board
from ...boards.hexes import Hex
from ...boards.paths import NOWHERE, Ways, pieces, ways
from ...boards.roles import both, inverted, marked
from ...checks.survey import Survey
from ...documents.maps import MapDocument
from .board import axial, compiled
from .layout import ALIEN, DANGEROUS, HUMAN, POD, SILENT, HexZone, Side

FEW_PODS = 4
"""As many as a zone should have; the way back from each of them is shorter than a look at every sector."""


@dataclass(frozen=True)
class Passage:
    """Where a side may go: which sectors it passes through, onto which it may only end, from where."""

    through: frozenset[str]
    onto: frozenset[str]
    starts: tuple[int, ...] | None = None
    """The spaces it begins on, where that is not on the start sectors of its side."""


PASSAGES: Mapping[Side, Passage] = {
    # A Human who ends on a pod escapes or finds it damaged, so no way leads through one (EA-E1);
    # nobody enters a start again (EA-T2). An Alien never ends on a pod (EA-T3): that a way leads
    # onto one here says that the Alien can come beside it and how far that is.
    HUMAN: Passage(frozenset({SILENT, DANGEROUS}), frozenset({POD})),
    ALIEN: Passage(frozenset({SILENT, DANGEROUS}), frozenset({POD})),
}
"""What the base rules let each side do; a scenario may say otherwise, or have one side only."""


class ZoneSurvey(Survey[HexZone]):
    """A hex zone under examination."""

    def __init__(
        self, document: MapDocument, board: Board, passages: Mapping[Side, Passage] = PASSAGES
    ) -> None:
        super().__init__(document, board)
        self.passages = passages

    @classmethod
    def of(cls, document: MapDocument) -> "ZoneSurvey":
        """Return the survey of a zone under the base rules."""
        return cls(document, compiled(document.layout))

    @cached_property
    def by_role(self) -> Mapping[str, list[int]]:
        """The spaces where something begins or ends: the starts of both sides, and the pods."""
        return {role: self.board.with_role(role) for role in (HUMAN, ALIEN, POD)}

    @property
    def sides(self) -> Collection[Side]:
        """The sides that play."""
        return self.passages.keys()

    def starts(self, side: Side) -> Sequence[int]:
        """Return the spaces on which a side begins."""
        starts = self.passages[side].starts
        return self.by_role[side] if starts is None else starts

    @cached_property
    def ground(self) -> bytes:
        """For each space whether somebody may pass through it all game: no start, no pod."""
        return self.board.mask(
            frozenset().union(*(each.through for each in self.passages.values()))
        )

    @cached_property
    def ways(self) -> Mapping[Side, Ways]:
        """Where each side can go from all of its starts together."""
        return {side: self.ways_from(self.starts(side), side) for side in self.passages}

    def ways_from(self, starts: Sequence[int], side: Side) -> Ways:
        """Return where a side can go from some of its starts."""
        passage = self.passages[side]
        return ways(
            self.board, starts, self.board.mask(passage.through), self.board.mask(passage.onto)
        )

    @cached_property
    def pieces(self) -> Sequence[int]:
        """The connected piece of the zone that each space belongs to."""
        return pieces(self.board, b"\1" * len(self.board))

    @cached_property
    def degrees(self) -> bytes:
        """How many sectors each space touches."""
        return self._touching(b"\1" * len(self.board))

    def cornered(self, side: Side) -> bytes:
        """Return for each space whether a side finds nothing around it that stays open all game."""
        return inverted(self._touching(self.board.mask(self.passages[side].through)))

    def _touching(self, counted: bytes) -> bytes:
        """Return how many of the counted spaces each space touches."""
        import numpy as np

        links = np.frombuffer(self.board.links, dtype=np.int32).reshape(-1, 2)
        flags = np.frombuffer(counted, dtype=np.uint8).astype(bool)
        found = np.zeros(len(self.board), dtype=np.int64)
        for a, b in ((0, 1), (1, 0)):
            found += np.bincount(links[:, a][flags[links[:, b]]], minlength=len(self.board))
        return found.astype(np.uint8).tobytes()

    @cached_property
    def dead_ends(self) -> list[int]:
        """The silent and dangerous sectors that touch just one other."""
        touching_one = self.degrees.translate(bytes([0, 1]) + bytes(254))
        return marked(both(touching_one, self.ground))

    @cached_property
    def unreached(self) -> list[int]:
        """The silent and dangerous sectors that neither side can reach."""
        lost = self.ground
        for each in self.ways.values():
            lost = both(lost, inverted(each.reached()))
        return marked(lost)

    def touching(self, space: int) -> list[int]:
        """Return the spaces that touch a space."""
        return self.beside([space])[space]

    def beside(self, spaces: Sequence[int]) -> Mapping[int, list[int]]:
        """Return for each of some spaces those that touch it; the links are gone through once for all."""
        import numpy as np

        links = np.frombuffer(self.board.links, dtype=np.int32).reshape(-1, 2)
        wanted = np.zeros(len(self.board), dtype=bool)
        wanted[np.asarray(spaces, dtype=np.int32)] = True
        found: dict[int, list[int]] = {each: [] for each in spaces}
        for ends in (links, links[:, ::-1]):
            for space, other in ends[wanted[ends[:, 0]]].tolist():
                found[space].append(other)
        return found

    def hexes(self, spaces: Iterable[int]) -> tuple[Hex, ...]:
        """Return the hexes of some spaces."""
        xs, ys = self.board.xs, self.board.ys
        return tuple(Hex(*axial(xs[each], ys[each])) for each in spaces)

    def labels(self, spaces: Sequence[int]) -> tuple[str, ...]:
        """Return the labels of some spaces."""
        return tuple(self.board.ids[each] for each in spaces)

    def pod_number(self, space: int) -> int:
        """Return the number of a pod, or 0 if it has none."""
        return int(self.board.traits.get(space, {}).get("number", 0))

    def pod_name(self, space: int) -> str:
        """Return what people call a pod: its number, or its sector if it has none of its own."""
        number = self.pod_number(space)
        alone = self._pods_by_number[number] == 1
        return str(number) if number and alone else self.board.ids[space]

    @cached_property
    def _pods_by_number(self) -> Mapping[int, int]:
        return Counter(map(self.pod_number, self.by_role[POD]))

    def steps_to_pods(self, side: Side) -> Mapping[int, int]:
        """Return the fewest sectors from a side's starts to each pod, or `NOWHERE`."""
        pods, ways = self.by_role[POD], self.ways[side]
        if len(pods) <= FEW_PODS:
            return {pod: ways.steps_to(pod) for pod in pods}
        steps = ways.steps()
        return {pod: steps[pod] for pod in pods}

    def nearest_pod(self, side: Side) -> int:
        """Return the fewest sectors from a side's starts to a pod."""
        found = self.steps_to_pods(side).values()
        return min((each for each in found if each != NOWHERE), default=NOWHERE)
