"""The words for what a cell of a station is and what stands in it, the same that `diff` prints.

A content names the ground of a cell ("outside", "open", "station", "reactor tile"), then what stands
there: "gate NW, queen". That a cell is open goes without saying where something stands.
"""

import re
from typing import NamedTuple

from ...errors import HullwrightError
from ...messages import message
from .layout import OPEN, OUTSIDE, STATION, CellKind

PARTED = ", "
NAME = r"[a-z][a-z0-9_.:-]{0,59}"
_WORDS = re.compile(
    rf"(?P<ground>{OUTSIDE}|{OPEN}|{STATION})|(?P<tile>{NAME}) tile|back (?P<back>{NAME})"
    rf"|gate (?P<gate>[A-Za-z][A-Za-z0-9_-]{{0,29}})|(?P<creature>{NAME})"
)


class CellContent(NamedTuple):
    """What a cell is, and what stands in it."""

    ground: CellKind
    gates: tuple[str, ...] = ()
    """The ids of the Jump Points that it is a gate of."""
    creatures: tuple[str, ...] = ()

    @property
    def leaves_gates(self) -> bool:
        """Whether only creatures are put into open space, so that a gate stays what it is."""
        return bool(self.creatures) and not self.gates and self.ground.cell == OPEN


def cell_content(content: str) -> CellContent:
    """Return what a content says of a cell.

    >>> cell_content("gate NW, queen").creatures, cell_content("reactor tile").ground.tile
    (('queen',), 'reactor')
    """
    said: dict[str, list[str]] = {}
    for part in content.split(PARTED):
        found = _WORDS.fullmatch(part)
        if not found or not found.lastgroup:
            raise _nonsense(content)
        said.setdefault(found.lastgroup, []).append(found[found.lastgroup])
    ground, tile, back = (said.get(each, []) for each in ("ground", "tile", "back"))
    if len(ground) + len(tile) > 1 or len(back) > len(tile):
        raise _nonsense(content)
    kind = CellKind(
        cell=STATION if tile else ground[0] if ground else OPEN,
        tile=tile[0] if tile else None,
        back=back[0] if back else None,
    )
    return CellContent(kind, tuple(said.get("gate", ())), tuple(sorted(said.get("creature", ()))))


def _nonsense(content: str) -> HullwrightError:
    return HullwrightError(
        message(
            "A cell can't hold “{content}”; choose something in the palette.",
            content=content,
        )
    )


def sort_of(content: str) -> str:
    """Return the content of the palette that another one belongs to, whatever else is in the cell.

    >>> sort_of("gate NW, queen"), sort_of("reactor tile, back hatch"), sort_of("gate NW")
    ('queen', 'reactor tile', 'open')
    """
    ground, _, creatures = cell_content(content)
    if creatures:
        return creatures[0]
    return f"{ground.tile} tile" if ground.tile else ground.cell


def holds_piece(content: str) -> bool:
    """Tell whether something stands in a cell that is put down by itself.

    >>> holds_piece("gate NW"), holds_piece("reactor tile")
    (True, False)
    """
    _, gates, creatures = cell_content(content)
    return bool(gates or creatures)


def imaged(content: str, held: str) -> str:
    """Return what a cell holds as the image of another: gates belong to one Jump Point and stay.

    >>> imaged("gate NW, queen", "open"), imaged("station", "gate NW"), imaged("open", "gate NW")
    ('queen', 'station', 'gate NW')
    """
    wanted, before = cell_content(content), cell_content(held)
    gates = before.gates if wanted.ground.cell == OPEN else ()
    return _worded(wanted._replace(gates=gates))


def _worded(content: CellContent) -> str:
    """Return the words for what a cell is and holds."""
    ground, gates, creatures = content
    standing = [*(f"gate {each}" for each in gates), *creatures]
    said = [f"{ground.tile} tile"] if ground.tile else [ground.cell]
    if ground.back:
        said.append(f"back {ground.back}")
    plain = said == [OPEN] and bool(standing)
    return PARTED.join([*([] if plain else said), *standing])
