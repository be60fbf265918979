"""The state of a zone in the making: a few whole numbers, so that a step back costs nothing."""

from collections.abc import Collection
from dataclasses import dataclass

from .grid import Sectors, ZoneGrid
from .ways import ZoneWays
from .zone_ground import ZoneGround


@dataclass(frozen=True)
class ZoneState:
    """What each sector of a sheet is; whatever follows from it is worked out when it is first asked for."""

    ways: ZoneWays
    """What decides who gets where, and what follows from that: shared by all states that differ in silence alone."""
    silent: Sectors
    """Those of the sectors that can be gone through that are silent; the others are dangerous."""
    is_symmetric: bool = False
    """Whether it is known to be its own image."""

    @classmethod
    def of(cls, ground: ZoneGround, silent: Sectors) -> "ZoneState":
        """Return the state of a ground with some of its sectors silent."""
        return cls(ZoneWays(ground), silent & ground.through)

    @property
    def ground(self) -> ZoneGround:
        """What decides who gets where."""
        return self.ways.ground

    @property
    def grid(self) -> ZoneGrid:
        """The sheet."""
        return self.ways.ground.grid

    @property
    def dangerous(self) -> Sectors:
        """The dangerous sectors."""
        return self.ground.through & ~self.silent

    @property
    def own_sets(self) -> Collection[Sectors]:
        """The open sectors of each kind of somebody's own."""
        specials = self.ground.specials
        if specials is None:
            return ()
        return [found for each in specials.by_kind.values() if (found := each & self.ground.open)]

    def with_silent(self, silent: Sectors) -> "ZoneState":
        """Return the same ground with other sectors silent."""
        return ZoneState(self.ways, silent, self.is_symmetric)

    def on(self, ground: ZoneGround) -> "ZoneState":
        """Return the state of another ground; what is silent stays so where it can be gone through."""
        return ZoneState(ZoneWays(ground), self.silent & ground.through, self.is_symmetric)
