"""Beginnings of zones: a hull, a plan in it, starts and pods, and which sectors are silent."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random

from hullwright.schema.boards.hexes import from_odd_q
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.targets import Target
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message
from hullwright.schema.records import Json

from ..contract import FixedPart
from ..scoring import Scoring
from .draft import ZoneDraft
from .finishing import connected, trimmed
from .fixed_sectors import FixedSectors
from .frame import ZoneFrame
from .grid import Sectors, grid_of, indices
from .hull import allowed_sectors
from .measures import MEASURES, ZoneMeasures
from .options import ANY, chosen, settled
from .placement import placed
from .plan_site import PlanSite
from .plans import PLANS
from .silence import PATTERNS, silenced
from .symmetry import (
    DRAWN,
    FOLDS,
    NONE,
    TURNED,
    ZoneSymmetry,
    centre_of_turns,
    symmetry_of,
)
from .symmetry_centre import asked_symmetry, named_centre
from .written_zone import pod_numbers, read_state
from .zone_ground import ZoneGround
from .zone_specials import edge_ends
from .zone_state import ZoneState

STRUCTURES = 3
"""So many plans are drawn for a beginning, and the one that fits the target best is taken."""
ATTEMPTS = 40
"""After so many plans that come to nothing it is given up."""
USUAL_SILENCE = 0.3
WIDENED = 5
"""So often more room is made around sectors that everybody must pass."""


def beginning(target: Target, chance: Random, fixed: FixedPart | None) -> ZoneDraft:
    """Return something legal for a target to begin with; HullwrightError if nothing fits."""
    options = settled(target.options, fixed)
    scoring = Scoring(target, MEASURES)
    found: list[tuple[float, int, ZoneDraft]] = []
    for attempt in range(ATTEMPTS):
        sketch = Sketch.of(target, options, chance, fixed)
        for state in sketch.states():
            merit = scoring.merit(ZoneMeasures(state))
            found.append((merit, -attempt, ZoneDraft(sketch.frame, state)))
        if len({each[1] for each in found}) >= STRUCTURES:
            break
    if not found:
        raise HullwrightError(
            message(
                "No zone fits these options: give it a larger sheet or fewer pods, or let more of the map change."
            )
        )
    return max(found, key=lambda each: each[:2])[2]


def taken_up(document: MapDocument, target: Target, fixed: FixedPart | None) -> ZoneDraft:
    """Return a draft that goes on with a zone; HullwrightError if it can't be improved by moves."""
    state = read_state(document)
    options = settled(target.options, fixed or FixedPart(document, frozenset()))
    grid = state.grid
    symmetry = _own_symmetry(state, options)
    kept = FixedSectors.of(fixed, grid, symmetry) if fixed else FixedSectors()
    frame = ZoneFrame(
        grid,
        symmetry,
        symmetry.whole,
        kept.cells | _special_sectors(state.ground),
        pod_numbers(document, grid, state.ground.pods),
        has_chokepoints=_wants_chokepoints(target),
        target=target,
    )
    return ZoneDraft(frame, _known(state, frame))


def _special_sectors(ground: ZoneGround) -> Sectors:
    """Return the sectors of somebody's own kinds, and those beside edges: moves would lose what they are."""
    if ground.specials is None:
        return 0
    return edge_ends(ground.grid, ground.specials.edges) | sum(
        1 << each for each in ground.specials.kinds
    )


def _own_symmetry(state: ZoneState, options: Mapping[str, Json]) -> ZoneSymmetry:
    """Return the symmetry among those asked for that a state has, or none."""
    grid = state.grid
    for name in DRAWN if options["symmetry"] == ANY else (options["symmetry"],):
        centres = [named_centre(options["centre"], grid, name)]
        if name in TURNED and centres == [None]:
            cells = [from_odd_q(*grid.place(each)) for each in indices(state.ground.open)]
            centres.append(centre_of_turns(FOLDS[name], cells))
        for centre in centres:
            found = symmetry_of(grid, name, centre)
            if found.holds_for(state):
                return found
    return symmetry_of(grid, NONE)


def _known(state: ZoneState, frame: ZoneFrame) -> ZoneState:
    return ZoneState(state.ways, state.silent, frame.symmetry.holds_for(state))


@dataclass(frozen=True)
class Sketch:
    """A hull with a symmetry, and what must stay in it."""

    target: Target
    options: Mapping[str, Json]
    frame: ZoneFrame
    fixed: FixedSectors
    chance: Random

    @classmethod
    def of(
        cls,
        target: Target,
        options: Mapping[str, Json],
        chance: Random,
        fixed: FixedPart | None,
    ) -> "Sketch":
        """Return a hull for a target; what is left open in the options is drawn by chance."""
        grid = (
            grid_of(fixed.document.layout.width, fixed.document.layout.height)
            if fixed
            else grid_of(options["columns"], options["rows"])
        )
        name = chosen(options["symmetry"], DRAWN, chance)
        symmetry = asked_symmetry(grid, name, options["centre"])
        kept = FixedSectors.of(fixed, grid, symmetry) if fixed else FixedSectors()
        allowed = allowed_sectors(symmetry, grid, options["silhouette"], kept.cells, chance)
        frame = ZoneFrame(
            grid,
            symmetry,
            allowed,
            kept.cells,
            kept.numbers,
            has_chokepoints=_wants_chokepoints(target),
            target=target,
        )
        return cls(target, options, frame, kept, chance)

    def states(self) -> Iterator[ZoneState]:
        """Yield legal states that have a plan of their own in the hull."""
        site = PlanSite(
            self.frame.grid,
            self.frame.symmetry,
            self.frame.allowed & ~self.frame.frozen,
            self.chance,
        )
        if not site.region:
            return
        fixed = self.fixed
        ends = fixed.human | fixed.alien | fixed.pods
        through = PLANS[chosen(self.options["plan"], tuple(PLANS), self.chance)](site)
        through = connected(site, through | fixed.through, fixed.through)
        through = trimmed(site, through, fixed.through | self.frame.grid.with_touching(ends))
        ground = ZoneGround(
            self.frame.grid,
            # What must stay does so though nothing leads there but a vent.
            through | fixed.through,
            fixed.human,
            fixed.alien,
            fixed.pods,
            fixed.specials,
        )
        pattern = chosen(self.options["silence"], tuple(PATTERNS), self.chance)
        quiet = silenced(site, through & ~self.frame.frozen, _silent_share(self.target), pattern)
        for each in placed(
            self.frame, ground, self.options["pods"], self.options["starts"], self.chance
        ):
            widened = self._widened(site, each)
            if widened:
                yield _known(ZoneState.of(widened, quiet | fixed.silent), self.frame)

    def _widened(self, site: PlanSite, ground: ZoneGround) -> ZoneGround | None:
        """Return a ground with room around what everybody would have to pass; None if there is no room."""
        for _ in range(WIDENED):
            ways = ZoneState.of(ground, 0).ways
            tight = ways.human.chokepoints | ways.alien.chokepoints
            if not tight or self.frame.has_chokepoints:
                return ground
            room = site.imaged(site.grid.with_touching(tight)) & ~ground.open
            if not room:
                return None
            ground = ground.changed(through=ground.through | room)
        return None


def _silent_share(target: Target) -> float:
    for wish in target.wishes:
        if wish.measure == "silent-share":
            if wish.best is not None:
                return wish.best
            known = [each for each in (wish.least, wish.most) if each is not None]
            if known:
                return sum(known) / len(known)
    return USUAL_SILENCE


def _wants_chokepoints(target: Target) -> bool:
    """Tell whether a target wishes for chokepoints, which zones have none of otherwise."""
    return any(
        (each.best or each.least or each.most or 0) > 0
        for each in target.wishes
        if each.measure == "chokepoints"
    )
