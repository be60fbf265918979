"""From a hex zone to its board, by arrays: a million sectors take a fraction of a second."""

from array import array
from itertools import compress
from typing import TYPE_CHECKING, TypeVar

from ...boards.board import Board, Unit
from ...boards.contours import HullForm, HullPlan
from ...boards.hexes import column_letters
from ...boards.outlines import FLAT_HEX, Plan
from ...boards.roles import Roles
from ...records import Json
from .layout import HULL, KNOWN, POD, HexZone
from .passages import NO_SECTOR, Crossings, crossed, vent_links
from .sector_effects import whole_effects

if TYPE_CHECKING:
    import numpy as np

Steps = TypeVar("Steps", int, "np.ndarray")
"""A place along one of the board's axes, or those of many spaces."""

UNIT = Unit(0.5, 3**0.5 / 2)
"""Columns are three steps of x apart and rows two steps of y, in hexes with sides of length 1."""

HULL_CODE = KNOWN.index(HULL)

HULL_FORM = HullForm()
"""How the hull lies around the sectors: over the dead ones beside them, which nobody needs to see."""


def compiled(zone: HexZone) -> Board:
    """Return the board of a zone: a space for each sector, a two-way link where two touch.

    Walls leave a link out, hatches make it lead one way, and vents add some. What is sealed at first
    counts as open: reach is what can be reached in the course of a game.
    """
    import numpy as np

    codes = _codes(zone)
    is_open = codes != HULL_CODE
    rows, columns = np.nonzero(is_open)
    spaces = _spaces(is_open)
    links, traits = _links(spaces), _traits(zone, is_open)
    crossings = Crossings.of(zone.edges, spaces)
    if crossings:
        links = crossed(links, crossings)
        traits |= crossings.door_traits(traits)
    return Board(
        kind="hex-zone",
        unit=UNIT,
        ids=_labels(is_open),
        roles=Roles(KNOWN, codes[is_open].tobytes()),
        xs=_whole_numbers(3 * columns),
        ys=_whole_numbers(2 * rows + (columns & 1)),
        links=_whole_numbers(vent_links(links, traits)),
        one_way=array("i", (end for pair in crossings.one_way for end in pair)),
        traits=traits,
    )


def axial(x: Steps, y: Steps) -> tuple[Steps, Steps]:
    """Return the hex of a sector by its place on the board, as q and r; of whole arrays as well.

    >>> axial(9, 17)
    (3, 7)
    """
    column = x // 3
    return column, (y - column) // 2


def plan(zone: HexZone) -> Plan:
    """Return the sectors of a zone as polygons."""
    return Plan.of(compiled(zone), FLAT_HEX)


def hull(zone: HexZone) -> HullPlan:
    """Return what the hull of a zone is drawn around: every sector somebody can be in."""
    return HullPlan(plan(zone), HULL_FORM)


def _codes(zone: HexZone) -> "np.ndarray":
    """Return the number of each sector's role, in the order of the known ones."""
    import numpy as np

    code = {ord(each): chr(KNOWN.index(kind.role)) for each, kind in zone.legend.items()}
    text = "".join(zone.rows).translate(code).encode("latin-1")
    return np.frombuffer(text, dtype=np.uint8).reshape(zone.height, zone.width)


def _labels(is_open: "np.ndarray") -> list[str]:
    letters = [column_letters(column) for column in range(is_open.shape[1])]
    return [
        letter + number
        for row, line in enumerate(is_open.astype("u1"))
        for number in (f"{row + 1:02}",)
        for letter in compress(letters, line.tobytes())
    ]


def _spaces(is_open: "np.ndarray") -> "np.ndarray":
    """Return for each sector of the sheet the index of its space, or `NO_SECTOR`."""
    import numpy as np

    numbers = np.cumsum(is_open, dtype=np.int32).reshape(is_open.shape) - 1
    return np.where(is_open, numbers, np.int32(NO_SECTOR))


def _links(spaces: "np.ndarray") -> "np.ndarray":
    """Return the links in the order of their first sectors: to the right, and down three ways."""
    import numpy as np

    height, width = spaces.shape
    framed = np.full((height + 1, width + 2), NO_SECTOR, dtype=np.int32)
    framed[:height, 1:-1] = spaces
    here, below = framed[:height], framed[1:]
    ahead = np.stack([here[:, 2:], below[:, :-2], below[:, 1:-1], below[:, 2:]], axis=2)
    # Odd columns sit lower: only they touch the columns beside them in the next row.
    ahead[:, 0::2, [1, 3]] = NO_SECTOR
    ahead[spaces == NO_SECTOR] = NO_SECTOR
    linked = ahead != NO_SECTOR
    firsts = np.broadcast_to(here[:, 1:-1, None], ahead.shape)[linked]
    return np.stack([firsts, ahead[linked]], axis=1)


def _whole_numbers(values: "np.ndarray") -> "array[int]":
    made = array("i")
    made.frombytes(values.astype("i4").tobytes())
    return made


def _traits(zone: HexZone, is_open: "np.ndarray") -> dict[int, dict[str, Json]]:
    """Return what spaces tell beyond their role: a pod's number, a kind of somebody's own, what it does."""
    told: dict[str, dict[str, Json]] = {}
    for character, each in zone.legend.items():
        if each.role == POD and each.number is not None:
            told.setdefault(character, {})["number"] = each.number
        if each.role not in {HULL, each.kind}:
            told.setdefault(character, {})["kind"] = each.kind
        if each.role != HULL and (effects := whole_effects(each)):
            told.setdefault(character, {})["effects"] = [dict(effect) for effect in effects]
    found: dict[int, dict[str, Json]] = {}
    first = 0
    for line, mask in zip(zone.rows, is_open, strict=True):
        if not told.keys().isdisjoint(line):
            numbers = (first + mask.cumsum() - 1).tolist()
            found |= {numbers[n]: told[each] for n, each in enumerate(line) if each in told}
        first += int(mask.sum())
    return found
