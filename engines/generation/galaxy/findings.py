"""What can be said of a galaxy in the making: where ships can go, what there is against it, and its measures."""

from collections.abc import Callable, Mapping
from math import ceil

from hullwright.schema.kinds.galaxy.charts import mask
from hullwright.schema.kinds.galaxy.metrics import FIRST_CARDS
from hullwright.schema.kinds.galaxy.threats import RESERVE

from .frame import GalaxyFrame
from .plan import GalaxyPlan, Revealing
from .ways import FAR, RowWays

STRANDED = 50
"""How much it counts that there is no way at all."""


class GalaxyFindings:
    """A plan looked at; positions count from 1."""

    __slots__ = ("clock", "frame", "par", "plan", "revealing", "ways")

    def __init__(
        self, frame: GalaxyFrame, plan: GalaxyPlan, before: "GalaxyFindings | None" = None
    ) -> None:
        """Look at a plan; what was found before stays true where it depends on nothing that has changed."""
        self.frame, self.plan = frame, plan
        old = before.plan if before else None
        has_same_cards = old is not None and plan.cards is old.cards
        self.ways: RowWays
        self.revealing: Revealing
        """What it takes to show all hidden cards."""
        self.clock: float | None
        """About how many player-turns the Aliens take."""
        if before and has_same_cards:
            self.ways = before.ways
        else:
            self.ways = frame.ways(tuple(map(frame.costs.__getitem__, plan.cards)))
        if before and old and has_same_cards and plan.buildings is old.buildings:
            self.revealing = before.revealing
        else:
            self.revealing = frame.revealing(plan)
        if before and old and plan.time is old.time and plan.aliens == old.aliens:
            self.clock = before.clock
        else:
            self.clock = frame.alien_clock(plan)
        self.par = frame.par(self.ways.goal_hops, self.revealing.actions)
        """About how many player-turns a crossing without threats takes."""

    def planets(self) -> list[int]:
        """Return the planets other than the start."""
        planets, start = self.frame.planets, self.frame.ends[0]
        return [at for at, each in enumerate(self.plan.cards, 1) if each in planets and at != start]

    def early_planets(self) -> int:
        """Return how many planets other than the start lie among the first cards."""
        planets, start, cards = self.frame.planets, self.frame.ends[0], self.plan.cards
        found = sum(map(planets.__contains__, cards[:FIRST_CARDS]))
        return found - (start <= FIRST_CARDS and cards[start - 1] in planets)

    def outpost_hops(self) -> int:
        """Return the fewest hops over open cards to where an outpost shows a hidden one; FAR if there is none."""
        if self.frame.spots is not None:
            return self.ways.spot_hops
        land, anywhere = self.frame.spots_by_ground
        cards, planets = self.plan.cards, self.frame.planets
        return self.ways.open_hops(mask(anywhere | {at for at in land if cards[at - 1] in planets}))

    def belts(self) -> list[int]:
        """Return the lengths of the runs of neighbouring asteroid fields."""
        signs = self.frame.belt_signs
        return list(map(len, "".join(map(signs.__getitem__, self.plan.cards)).split()))

    def trouble(self) -> int:
        """Return how much checks have against it; 0 if nothing."""
        ways, frame = self.ways, self.frame
        if ways.goal_hops == FAR:
            return STRANDED + ways.stuck
        short = 0 if self.clock is None else max(0, ceil(self.par + RESERVE - self.clock))
        no_spot = bool(frame.hidden) and self.outpost_hops() == FAR
        return ways.stuck + short + no_spot + (not self._is_on_land()) + self._dear()

    def _is_on_land(self) -> bool:
        """Tell whether a planet can be reached; the start is mostly one."""
        planets, cards = self.frame.planets, self.plan.cards
        return cards[self.frame.ends[0] - 1] in planets or any(
            self.ways.steps[at] < FAR and each in planets for at, each in enumerate(cards, 1)
        )

    def _dear(self) -> int:
        """Return whether hidden cards can't all be shown, or only with every upgrade that can be had."""
        upgrades, possible, _ = self.revealing
        if upgrades is None:
            return STRANDED
        return int(upgrades > 0 and upgrades >= possible)


def _hops_or_none(hops: int) -> int:
    return 0 if hops == FAR else hops


FIGURES: Mapping[str, Callable[[GalaxyFindings], float]] = {
    "parsecs": lambda found: found.ways.parsecs,
    "hops": lambda found: found.ways.goal_hops,
    "stops": lambda found: found.ways.stops,
    "par": lambda found: found.par,
    "clock": lambda found: found.clock or 0.0,
    "slack": lambda found: round((found.clock or 0.0) - found.par, 1),
    "chaos": lambda found: found.frame.chaos_clock(found.plan) or 0.0,
    "upgrades": lambda found: found.revealing.upgrades or 0,
    "spare-upgrades": lambda found: found.revealing.possible - (found.revealing.upgrades or 0),
    "first-planet": lambda found: min((found.ways.steps[at] for at in found.planets()), default=0),
    "first-outpost": lambda found: _hops_or_none(found.outpost_hops()),
    "planets": lambda found: len(found.planets()),
    "early-planets": lambda found: found.early_planets(),
    "bonus-planets": lambda found: sum(map(found.plan.cards.count, found.frame.gifts)),
    "asteroids": lambda found: sum(map(found.plan.cards.count, found.frame.fields)),
    "asteroid-run": lambda found: max(found.belts(), default=0),
    "events": lambda found: sum(found.plan.events),
    "buildings": lambda found: sum(found.plan.buildings),
}
"""How each measure is worked out."""
