"""Starts and pods under three- and sixfold turns: on some of the images of a sector, as evenly as there are enough."""

from random import Random

from .grid import Sectors, indices
from .symmetry import ZoneSymmetry


def turned_pair(
    symmetry: ZoneSymmetry, orbits: list[Sectors], chance: Random, *, is_facing: bool
) -> Sectors:
    """Return two sectors for the starts: images of each other, else one in the centre and one anywhere."""
    centres = [each for each in orbits if each.bit_count() == 1]
    others = [each for each in orbits if each.bit_count() > 1]
    if not others:
        return 0
    index = chance.choice(indices(chance.choice(others)))
    if centres and not is_facing:
        return centres[0] | 1 << index
    return 1 << index | 1 << opposite(symmetry, index)


def opposite(symmetry: ZoneSymmetry, index: int) -> int:
    """Return the image of a sector that lies farthest around the centre; of two the first."""
    images = symmetry.images(index)
    return images[len(images) // 2]


def turned_pods(
    symmetry: ZoneSymmetry, orbit: Sectors, centre: Sectors, left: int, chance: Random
) -> Sectors:
    """Return those images of an orbit on which pods come, of which so many are still missing."""
    if left == 1 and centre and chance.random() < 0.5:
        return centre
    index = chance.choice(indices(orbit))
    return evenly(symmetry, index, _together(orbit.bit_count(), left))


def evenly(symmetry: ZoneSymmetry, index: int, count: int) -> Sectors:
    """Return so many images of a sector, as evenly around the centre as may be."""
    images = symmetry.images(index)
    step = max(1, len(images) // count)
    return sum({1 << each for each in images[: count * step : step]})


def _together(size: int, left: int) -> int:
    """Return how many of the missing pods come on one orbit: those that divide it evenly, if they can."""
    if size <= left:
        return size
    return left if size % left == 0 or left < 2 or size < 6 else 2
