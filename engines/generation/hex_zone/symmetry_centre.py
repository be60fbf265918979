"""The centre of a symmetry as people name it: a sector, or sectors that meet there."""

from hullwright.schema.boards.hex_motions import Sixths
from hullwright.schema.boards.hexes import distance, from_odd_q, offset_of
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from .grid import ZoneGrid
from .symmetry import HALF_TURN, NONE, THIRD_TURN, ZoneSymmetry, symmetry_of

SECTORS_AT_CENTRE = {HALF_TURN: (1, 2), THIRD_TURN: (1, 3)}
"""How many sectors may meet at the centre of a symmetry; one where nothing is said: it lies in its middle."""


FEWEST = 16
"""A zone has no fewer sectors than these."""


def asked_symmetry(grid: ZoneGrid, name: str, centre: str) -> ZoneSymmetry:
    """Return a symmetry about a centre as people name it; HullwrightError if it leaves no room for a zone."""
    found = symmetry_of(grid, name, named_centre(centre, grid, name))
    if centre and found.whole.bit_count() < FEWEST:
        raise HullwrightError(
            message(
                "Too few sectors around “{centre}” have all their images on the sheet: name a centre nearer to its middle.",
                centre=centre,
            )
        )
    return found


def named_centre(text: str, grid: ZoneGrid, name: str) -> Sixths | None:
    """Return the centre that labels name, such as “L07” or “K07 L07”; None if they name none.

    HullwrightError if they are no labels of the sheet, or no centre of the symmetry.
    """
    labels = text.replace("+", " ").replace(",", " ").split()
    if not labels or name == NONE:
        return None
    cells = []
    for each in labels:
        place = offset_of(each)
        if place is None or not grid.holds(*place):
            raise HullwrightError(
                message(
                    "The centre “{centre}” is no sector of the sheet: write a label such as L07.",
                    centre=each[:20],
                )
            )
        cells.append(from_odd_q(*place))
    do_meet = all(distance(one, other) == 1 for one in cells for other in cells if one != other)
    if len(set(cells)) not in SECTORS_AT_CENTRE.get(name, (1,)) or not do_meet:
        raise HullwrightError(
            message(
                "“{centre}” can't be the centre of this symmetry: name one sector, for a half turn maybe two that touch, "
                "for a three-fold rotation maybe three that touch.",
                centre=text[:40],
            )
        )
    part = 6 // len(cells)
    return Sixths(part * sum(each.q for each in cells), part * sum(each.r for each in cells))
