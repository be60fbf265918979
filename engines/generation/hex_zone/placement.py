"""Where starts and pods of a new zone are: places drawn by chance, of which the best for the target is kept."""

from collections.abc import Iterator
from random import Random

from .frame import ZoneFrame
from .grid import Sectors, indices
from .options import ANY
from .turned_marks import turned_pair, turned_pods
from .ways import ZoneWays
from .zone_ground import ZoneGround

TRIES = 40
FACING = "facing"
"""How starts may lie under a symmetry: as chance has it, or each the image of the other; else on its axis."""


def placed(
    frame: ZoneFrame, ground: ZoneGround, pods: int, starts: str, chance: Random
) -> Iterator[ZoneGround]:
    """Yield grounds with both starts and so many pods, those that are there already left where they are."""
    orbits = [each for each in frame.orbits if not each & ~ground.through]
    if not orbits:
        return
    # Where hull is near, a pod hangs at the hull, as pods do.
    outer = sorted(orbits, key=lambda each: _touching(frame, ground.through, each))
    for _ in range(TRIES):
        started = _with_starts(frame, ground, orbits, starts, chance)
        made = _with_pods(frame, started, outer, pods, chance) if started else None
        if made and ZoneWays(made).is_sound:
            yield made


def _touching(frame: ZoneFrame, through: Sectors, orbit: Sectors) -> int:
    low = orbit & -orbit
    return (frame.grid.with_touching(low) & through).bit_count()


def _with_starts(
    frame: ZoneFrame, ground: ZoneGround, orbits: list[Sectors], starts: str, chance: Random
) -> ZoneGround | None:
    if ground.human and ground.alien:
        return ground
    if ground.human or ground.alien:
        return _with_other_start(frame, ground, orbits, chance)
    # Few sectors lie on an axis, and the starts that do are worth a try as often as others.
    is_facing = chance.random() < 0.5 if starts == ANY else starts == FACING
    pair = (
        turned_pair(frame.symmetry, orbits, chance, is_facing=is_facing)
        if frame.symmetry.is_turned
        else _pair(orbits, chance, is_facing=is_facing)
    )
    if not pair or frame.grid.with_touching(pair) & ground.pods:
        return None
    human = _single(pair, chance)
    return ground.changed(through=ground.through & ~pair, human=human, alien=pair ^ human)


def _with_other_start(
    frame: ZoneFrame, ground: ZoneGround, orbits: list[Sectors], chance: Random
) -> ZoneGround | None:
    """Return a ground with a start for the side that has none: the image of the other one where it can be."""
    there = ground.human or ground.alien
    image = frame.symmetry.orbits.get(there.bit_length() - 1, there) & ~there
    other = image if image in orbits else 0
    other = other or _single(chance.choice(orbits), chance)
    if frame.grid.with_touching(other) & there:
        return None
    human, alien = (there, other) if ground.human else (other, there)
    return ground.changed(through=ground.through & ~other, human=human, alien=alien)


def _pair(orbits: list[Sectors], chance: Random, *, is_facing: bool) -> Sectors:
    """Return two sectors that are images of each other, or each their own."""
    singles = [each for each in orbits if each.bit_count() == 1]
    pairs = [each for each in orbits if each.bit_count() == 2]
    if pairs and (is_facing or len(singles) < 2):
        return chance.choice(pairs)
    return sum(chance.sample(singles, 2)) if len(singles) > 1 else 0


def _single(orbit: Sectors, chance: Random) -> Sectors:
    return 1 << chance.choice(indices(orbit))


def _with_pods(
    frame: ZoneFrame, ground: ZoneGround, orbits: list[Sectors], pods: int, chance: Random
) -> ZoneGround | None:
    for _ in range(TRIES):
        left = pods - ground.pods.bit_count()
        if left <= 0:
            return ground if ground.pods else None
        orbit = orbits[int(len(orbits) * chance.random() ** 2)]
        if frame.symmetry.is_turned:
            centre = next((each for each in orbits if each.bit_count() == 1), 0)
            orbit = turned_pods(frame.symmetry, orbit, centre, left, chance)
        if orbit.bit_count() > left or orbit & ~ground.through:
            continue
        near = frame.grid.with_touching(frame.grid.with_touching(orbit))
        if near & (ground.pods | ground.human | ground.alien) or _touch_each_other(frame, orbit):
            continue
        ground = ground.changed(through=ground.through & ~orbit, pods=ground.pods | orbit)
    return None


def _touch_each_other(frame: ZoneFrame, orbit: Sectors) -> bool:
    around = 0
    for each in frame.grid.around(orbit):
        around |= each
    return bool(around & orbit)
