"""A hex zone under examination: who can go where, and how far it is."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from ...boards.board import Board
from ...boards.hexes import hex_of, label, neighbours
from ...boards.paths import NOWHERE, Ways, pieces, ways
from ...checks.survey import Survey
from ...documents.maps import MapDocument
from .board import compiled
from .layout import ALIEN, DANGEROUS, HUMAN, POD, SILENT, HexZone


@dataclass(frozen=True)
class Passage:
    """Which sectors a side may pass through, and onto which it may only end a move."""

    through: frozenset[str]
    onto: frozenset[str]


PASSAGES: Mapping[str, Passage] = {
    # A Human who ends on a pod escapes or finds it damaged, so no way leads through one (EA-E1);
    # nobody enters a start again (EA-T2). An Alien never ends on a pod (EA-T3): that a way leads
    # onto one here says that the Alien can come beside it and how far that is.
    HUMAN: Passage(frozenset({SILENT, DANGEROUS}), frozenset({POD})),
    ALIEN: Passage(frozenset({SILENT, DANGEROUS}), frozenset({POD})),
}
"""What the base rules let each side do; a scenario may say otherwise."""


class ZoneSurvey(Survey[HexZone]):
    """A hex zone under examination."""

    def __init__(
        self, document: MapDocument, board: Board, passages: Mapping[str, Passage] = PASSAGES
    ) -> None:
        super().__init__(document, board)
        self.passages = passages

    @classmethod
    def of(cls, document: MapDocument) -> "ZoneSurvey":
        """Return the survey of a zone under the base rules."""
        return cls(document, compiled(document.layout))

    @cached_property
    def by_role(self) -> Mapping[str, list[int]]:
        """The spaces of each role."""
        found: dict[str, list[int]] = {role: [] for role in (HUMAN, ALIEN, POD, SILENT, DANGEROUS)}
        for number, role in enumerate(self.board.roles):
            found.setdefault(role, []).append(number)
        return found

    def mask(self, roles: frozenset[str]) -> bytes:
        """Return for each space whether it has one of the roles."""
        flags = {role: int(role in roles) for role in set(self.board.roles)}
        return bytes(map(flags.__getitem__, self.board.roles))

    @cached_property
    def ways(self) -> Mapping[str, Ways]:
        """Where each side can go from all of its starts together."""
        return {side: self.ways_from(self.by_role[side], side) for side in self.passages}

    def ways_from(self, starts: Sequence[int], side: str) -> Ways:
        """Return where a side can go from some of its starts."""
        passage = self.passages[side]
        return ways(self.board, starts, self.mask(passage.through), self.mask(passage.onto))

    @cached_property
    def steps(self) -> Mapping[str, Sequence[int]]:
        """For each side, the fewest sectors it must cross to each space."""
        return {side: each.steps() for side, each in self.ways.items()}

    @cached_property
    def pieces(self) -> Sequence[int]:
        """The connected piece of the zone that each space belongs to."""
        return pieces(self.board, b"\1" * len(self.board))

    @cached_property
    def degrees(self) -> Sequence[int]:
        """How many sectors each space touches."""
        return self._touching(b"\1" * len(self.board))

    @cached_property
    def ground_degrees(self) -> Sequence[int]:
        """How many sectors each space touches that stay open all game: no start, no pod."""
        return self._touching(self.mask(frozenset({SILENT, DANGEROUS})))

    def _touching(self, counted: bytes) -> Sequence[int]:
        import numpy as np

        links = np.frombuffer(self.board.links, dtype=np.int32).reshape(-1, 2)
        weights = np.frombuffer(counted, dtype=np.uint8)
        found = np.zeros(len(self.board), dtype=np.int64)
        for a, b in ((0, 1), (1, 0)):
            found += np.bincount(
                links[:, a], weights=weights[links[:, b]], minlength=len(self.board)
            ).astype(np.int64)
        return found.tolist()

    def touching(self, space: int) -> list[int]:
        """Return the spaces that touch a space."""
        around = map(label, neighbours(hex_of(self.board.ids[space])))
        return [self.board.index[each] for each in around if each in self.board.index]

    def labels(self, spaces: Sequence[int]) -> tuple[str, ...]:
        """Return the labels of some spaces."""
        return tuple(self.board.ids[each] for each in spaces)

    def pod_name(self, space: int) -> str:
        """Return what people call a pod: its number, or its sector if it has none."""
        number = self.board.traits.get(space, {}).get("number")
        return str(number) if number is not None else self.board.ids[space]

    def nearest_pod(self, side: str) -> int:
        """Return the fewest sectors from a side's starts to a pod."""
        found = [self.steps[side][pod] for pod in self.by_role[POD]]
        return min((each for each in found if each != NOWHERE), default=NOWHERE)
