"""The ground of a zone: what decides who gets where."""

from typing import NamedTuple

from .grid import Sectors, ZoneGrid
from .zone_specials import ZoneSpecials


class ZoneGround(NamedTuple):
    """What decides who gets where: the sectors that can be gone through, starts, and pods."""

    grid: ZoneGrid
    through: Sectors
    human: Sectors
    alien: Sectors
    pods: Sectors
    specials: ZoneSpecials | None = None
    """Sector kinds and edges of somebody's own, which stay as they are."""

    def changed(
        self,
        *,
        through: Sectors | None = None,
        human: Sectors | None = None,
        alien: Sectors | None = None,
        pods: Sectors | None = None,
    ) -> "ZoneGround":
        """Return the same ground but for what is named."""
        return ZoneGround(
            self.grid,
            self.through if through is None else through,
            self.human if human is None else human,
            self.alien if alien is None else alien,
            self.pods if pods is None else pods,
            self.specials,
        )

    @property
    def open(self) -> Sectors:
        """All sectors that are no hull."""
        return self.through | self.human | self.alien | self.pods

    @property
    def is_sound(self) -> bool:
        """Whether what can be gone through is one piece, and starts and pods touch it.

        Then no check of ways objects to it, if nothing is special about it.
        """
        ends = self.human | self.alien | self.pods
        return not ends & ~self.grid.with_touching(self.through) and self.grid.is_connected(
            self.through
        )
