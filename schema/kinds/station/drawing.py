"""A station as text: even rows stand half a cell to the right, as the cells do."""

from collections.abc import Iterator, Mapping

from ...boards.board import Space
from ..kind import Glyph
from .board import GATE, JUMP_POINT, unlinked
from .creature_kinds import creature_letters
from .layout import OPEN, STATION, Station

SYMBOLS = {OPEN: "·", STATION: "⬢", GATE: "◇"}
MARGIN = 5
ROOM = 3
"""Characters that a cell may take; the fourth keeps it apart from the next."""


def drawing(station: Station) -> Iterator[Glyph]:
    """Yield the numbers of the rows, a text for each cell, and the names of the Jump Points."""
    board, letters = unlinked(station, dict(station.cells())), creature_letters(station)
    left, top = min(board.xs, default=0), min((0, *board.ys))
    for row in range(station.height):
        yield Glyph((3 * row - top) // 3, 0, f"{row:>3}", "ruler")
    for space in board.spaces():
        yield Glyph(
            (space.y - top) // 3,
            MARGIN + 2 * (space.x - left),
            text(space, letters)[:ROOM],
            "creature" if "creatures" in space.traits else space.role,
            space.id,
        )


def text(space: Space, letters: Mapping[str, str]) -> str:
    """Return how a space is drawn: creatures by their letters, fixed tiles by initials, gates by a mark."""
    if space.role == JUMP_POINT:
        return space.id
    here = "".join(letters.get(each, each[0].upper()) for each in space.traits.get("creatures", ()))
    if len(here) > 2:
        here = f"{here[0]}+"
    if space.role == STATION:
        return space.traits.get("class", "")[:1].upper() + here or SYMBOLS[STATION]
    return (SYMBOLS[GATE] if space.role == GATE else "") + here or SYMBOLS[space.role]
