"""Ways through a zone with sector kinds and edges of its own: what each side can do, and what checks object to."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from hullwright.schema.kinds.hex_zone.layout import ALIEN, HUMAN, SIDES, Side

from .flood import Flood
from .grid import Sectors
from .zone_ground import ZoneGround
from .zone_specials import ZoneSpecials


class SpecialFlood(Flood):
    """Where a side gets to from a start, over edges and through vents, step by step."""

    def __init__(
        self,
        ground: ZoneGround,
        start: Sectors,
        specials: ZoneSpecials,
        shut: Sectors,
        shut_ends: Sectors | None = None,
    ) -> None:
        """Begin at a start; some sectors can't be gone through, and some not ended on, the same unless told otherwise."""
        super().__init__(ground, start)
        self._specials = specials
        self.through = ground.through & ~shut
        self.onto = ground.pods & ~(shut if shut_ends is None else shut_ends)

    @cached_property
    def layers(self) -> Sequence[Sectors]:
        """The sectors that are as many steps away as their layer's number; pods are entered and not left."""
        left, new, found = self.through | self.onto, self._start, [self._start]
        while new:
            reached = self._specials.ahead(new) & left
            if not reached:
                break
            found.append(reached)
            left ^= reached
            new = reached & self.through
        return found

    def _touched(self, passed: Sectors, free: Sectors) -> Sectors:
        new, seen = passed, passed
        while new:
            new = self._specials.ahead(new) & free & self.through & ~seen
            seen |= new
        return self._specials.ahead(seen) | seen

    def _before(self, sector: Sectors) -> Sectors:
        return self._specials.behind(sector) & self.through


class SpecialSides:
    """Where both sides get to, and whether checks object to something."""

    def __init__(self, ground: ZoneGround, specials: ZoneSpecials) -> None:
        self._ground, self._specials = ground, specials
        starts: Mapping[Side, Sectors] = {HUMAN: ground.human, ALIEN: ground.alien}
        never = self._never_open(starts)
        self.floods: Mapping[Side, SpecialFlood] = {
            side: SpecialFlood(ground, start, specials, specials.shut[side] | never)
            for side, start in starts.items()
        }
        self._never = never
        self._starts = starts

    def from_pod(self, pod: Sectors) -> SpecialFlood:
        """Return where Humans get to from a pod."""
        shut = self._specials.shut[HUMAN] | self._never
        return SpecialFlood(self._ground, pod, self._specials, shut)

    def _never_open(self, starts: Mapping[Side, Sectors]) -> Sectors:
        """Return the sealed sectors whose switches nobody can get to, those behind other seals included."""
        seals, switches = self._specials.seals, self._specials.switches
        shut = set(seals)
        while shut:
            closed = _joined(seals[number] for number in shut)
            reached = _joined(
                SpecialFlood(self._ground, start, self._specials, closed).reached
                for start in starts.values()
            )
            opened = {number for number in shut if switches.get(number, 0) & reached}
            if not opened:
                break
            shut -= opened
        return _joined(seals[number] for number in shut)

    @cached_property
    def is_sound(self) -> bool:
        """Whether everybody gets everywhere and away from everywhere, as checks see it."""
        ground = self._ground
        humans, aliens = (self.floods[side].reached for side in SIDES)
        return not (
            self._never
            or ground.pods & ~(humans & aliens)
            or ground.through & ~(humans | aliens)
            or any(self._stuck(side) for side in SIDES)
            or self._trapped
            or not self._is_one_piece
        )

    def _stuck(self, side: Side) -> Sectors:
        """Return where a side may come and find nothing open around it."""
        specials, flood = self._specials, self.floods[side]
        left = flood.through & ~specials.crumbling
        found = flood.reached & ~specials.behind(left)
        if specials.sealed:
            # Where one gets to past seals, they are open; elsewhere they may be closed as yet.
            shut = specials.shut[side] | self._never
            first = SpecialFlood(
                self._ground, self._starts[side], specials, shut | specials.sealed, shut
            )
            early = first.reached
            found |= early & ~specials.behind(left & ~specials.sealed)
        standing = self._starts[side] | self._ground.through
        return found & (standing | self._ground.pods if side == HUMAN else standing)

    @cached_property
    def _trapped(self) -> Sectors:
        """Where hatches lead Humans from where no way leads to a pod any more."""
        if not self._specials.has_hatches:
            return 0
        flood = self.floods[HUMAN]
        new = back = self._ground.pods & flood.reached
        while new:
            new = self._specials.behind(new) & flood.through & ~back
            back |= new
        return flood.through & flood.reached & ~back

    @property
    def _is_one_piece(self) -> bool:
        return pieces(self._ground.open, self._specials) == 1


def pieces(sectors: Sectors, specials: ZoneSpecials) -> int:
    """Return in how many pieces some sectors lie, hatches joining both sides and walls none."""
    count = 0
    while sectors:
        new = sectors & -sectors
        while new:
            sectors &= ~new
            new = (specials.ahead(new) | specials.behind(new)) & sectors
        count += 1
    return count


def _joined(sets: Iterable[Sectors]) -> Sectors:
    found = 0
    for each in sets:
        found |= each
    return found
