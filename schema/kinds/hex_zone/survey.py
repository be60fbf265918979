"""A hex zone under examination: who can go where, and how far it is."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from ...boards.board import Board
from ...boards.hexes import Hex
from ...boards.paths import NOWHERE, Ways, pieces, ways
from ...boards.roles import both, inverted, marked, without
from ...checks.survey import Survey
from ...documents.maps import MapDocument
from ...effects import DO
from ...late_dataclass import late_dataclass
from .admission import Admission, effects_of
from .board import axial, compiled
from .layout import ALIEN, DANGEROUS, HUMAN, POD, SIDES, SILENT, HexZone, Side
from .seals import never_open
from .sector_effects import CRUMBLE, SEALED_ROUND, SEALED_SWITCH

if TYPE_CHECKING:
    import numpy as np

SEALS = (SEALED_ROUND, SEALED_SWITCH)
"""The effects of sectors that are closed when a game begins."""

FEW_PODS = 4
"""As many as a zone should have; the way back from each of them is shorter than a look at every sector."""


@late_dataclass
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
        return ways(self.board, starts, self.through(side), self.onto(side))

    def through(self, side: Side) -> bytes:
        """Return for each space whether a side may go through it, if not in one move then in two.

        What is sealed counts as open if it opens in the course of a game.
        """
        return self._admitted(side, self.board.mask(self.passages[side].through))

    def onto(self, side: Side) -> bytes:
        """Return for each space whether a side may end there but not go on in the same move."""
        return self._admitted(side, self.board.mask(self.passages[side].onto))

    def _admitted(self, side: Side, spaces: bytes) -> bytes:
        """Return the spaces of a mask without those where sector kinds keep a side out."""
        return without(spaces, self._shut[side] | self.never_open)

    @cached_property
    def _shut(self) -> Mapping[Side, frozenset[int]]:
        """The spaces where each side gets by no number of moves."""
        known = {side: Admission.of(self.board.traits, side) for side in SIDES}
        # Humans go one sector a move, so that they end wherever they go (EA-T1).
        return {
            HUMAN: known[HUMAN].shut_ends,
            ALIEN: known[ALIEN].shut_ends & known[ALIEN].shut_through,
        }

    @cached_property
    def never_open(self) -> frozenset[int]:
        """The sealed spaces whose switch nobody can get to."""
        return never_open(self)

    @cached_property
    def pieces(self) -> Sequence[int]:
        """The connected piece of the zone that each space belongs to."""
        return pieces(self.board, b"\1" * len(self.board))

    @cached_property
    def degrees(self) -> bytes:
        """How many sectors each space leads to."""
        return self._touching(b"\1" * len(self.board))

    def stuck(self, side: Side) -> bytes:
        """Return for each space whether a side may come there and find nothing open around it."""
        through, reached = self.through(side), self.ways[side].reached()
        left = without(through, self._with_effects(CRUMBLE))
        found = both(self._cornered(left), reached)
        sealed = self._with_effects(*SEALS)
        if sealed:
            # Where one gets to past seals, they are open; elsewhere they may be closed as yet.
            at_first = ways(
                self.board, self.starts(side), without(through, sealed), self.onto(side)
            )
            early = both(self._cornered(without(left, sealed)), at_first.reached())
            found = bytes(map(max, found, early))
        return found

    def _cornered(self, counted: bytes) -> bytes:
        """Return for each space whether it leads to none of the counted spaces."""
        return inverted(self._touching(counted))

    def _with_effects(self, *names: str) -> frozenset[int]:
        """Return the spaces with one of some effects."""
        return frozenset(
            space for space, effect in effects_of(self.board.traits) if effect[DO] in names
        )

    def _touching(self, counted: bytes) -> bytes:
        """Return how many of the counted spaces each space leads to."""
        import numpy as np

        flags = np.frombuffer(counted, dtype=np.uint8).astype(bool)
        found = np.zeros(len(self.board), dtype=np.int64)
        for steps in self.steps:
            led = steps[:, 0][flags[steps[:, 1]]]
            found += np.bincount(led, minlength=len(self.board))
        return np.minimum(found, 255).astype(np.uint8).tobytes()

    @property
    def steps(self) -> "Sequence[np.ndarray]":
        """The steps from one space to another, as pairs: both ways over links, then one way."""
        import numpy as np

        links, one_way = (
            np.frombuffer(each, dtype=np.int32).reshape(-1, 2)
            for each in (self.board.links, self.board.one_way)
        )
        return links, links[:, ::-1], one_way

    @cached_property
    def dead_ends(self) -> list[int]:
        """The silent and dangerous sectors that lead to just one other."""
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

        links, back, one_way = self.steps
        wanted = np.zeros(len(self.board), dtype=bool)
        wanted[np.asarray(spaces, dtype=np.int32)] = True
        found: dict[int, list[int]] = {each: [] for each in spaces}
        for ends in (links, back, one_way, one_way[:, ::-1]):
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
