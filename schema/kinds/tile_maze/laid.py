"""The words for what lies in a cell of a table: "tee 180°", "single 0°, new path E", "start board alpha".

Tiles are called as `diff` calls them. Where several lie in one cell the word names all of them, so that
a maze with that fault keeps it when a part of it is copied.
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

from ...errors import HullwrightError
from ...messages import message
from .layout import Placement
from .sides import Cell, turned

EMPTY = "empty"
BOARD = "start board "
"""How the words for the cells of a start board begin; its id follows."""

_TILE = re.compile(r"([a-z][a-z0-9_.-]*) (0|90|180|270)°(?:, new path ([NESW]))?(?:, |$)")


class Laid(NamedTuple):
    """A tile of a kind, turned, perhaps with a new path."""

    tile: str
    rotation: int = 0
    new_path: str | None = None

    @classmethod
    def of(cls, placement: Placement) -> "Laid":
        """Return what a placement lays."""
        return cls(placement.tile, placement.rotation, placement.new_path)

    def at(self, cell: Cell) -> Placement:
        """Return the placement that lays it into a cell."""
        return Placement(at=cell, tile=self.tile, rotation=self.rotation, new_path=self.new_path)

    @property
    def word(self) -> str:
        """The word for it.

        >>> Laid("single", 90, "N").word
        'single 90°, new path N'
        """
        path = f", new path {self.new_path}" if self.new_path else ""
        return f"{self.tile} {self.rotation}°{path}"

    def turned(self, turns: int) -> "Laid":
        """Return it turned to the right so many times."""
        degrees = 90 * turns
        path = turned(self.new_path, degrees % 360) if self.new_path else None
        return Laid(self.tile, (self.rotation + degrees) % 360, path)


def word_of(laid: Iterable[Laid]) -> str:
    """Return the word for what lies in one cell."""
    return ", ".join(each.word for each in laid) or EMPTY


def laid_in(content: str) -> tuple[Laid, ...]:
    """Return the tiles that a word names: none for an empty cell.

    >>> laid_in("tee 180°")
    (Laid(tile='tee', rotation=180, new_path=None),)
    """
    if content == EMPTY:
        return ()
    found, end = [], 0
    for each in _TILE.finditer(content):
        if each.start() == end:
            end = each.end()
            found.append(Laid(each[1], int(each[2]), each[3]))
    if not found or end != len(content):
        raise HullwrightError(
            message(
                "“{content}” is not a tile of a maze; choose one in the palette.", content=content
            )
        )
    return tuple(found)


def is_board(content: str) -> bool:
    """Tell whether a word names a start board."""
    return content.startswith(BOARD)


def board_in(content: str) -> str:
    """Return the id of the start board that a word names."""
    return content.removeprefix(BOARD)


def sort_of(content: str) -> str:
    """Return what a content is, however it is turned.

    >>> sort_of("tee 180°"), sort_of("start board alpha")
    ('tee', 'start board alpha')
    """
    found = None if is_board(content) else _TILE.match(content)
    return found[1] if found else content


def turned_word(content: str, turns: int) -> str:
    """Return a content turned to the right so many times; start boards and empty cells stay.

    >>> turned_word("single 0°, new path E", 1)
    'single 90°, new path S'
    """
    if content == EMPTY or is_board(content):
        return content
    return word_of(each.turned(turns) for each in laid_in(content))
