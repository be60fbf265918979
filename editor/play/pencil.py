"""Marks with a pencil on spaces of the map, which are notes of whoever made them."""

from collections.abc import Mapping

from hullwright.schema.records import Json

from .notes_view import MARK

SIGNS = ("?", "!", "×", "1", "2", "3", "4", "5", "6", "7", "8")
"""What a mark becomes, one after another."""


def pencil_marks(notes: Mapping[str, Json]) -> Mapping[str, str]:
    """Return the marks among somebody's notes, by the spaces that they are on."""
    return {
        name.removeprefix(MARK): str(value)
        for name, value in notes.items()
        if name.startswith(MARK)
    }


def following_mark(now: str | None) -> str | None:
    """Return what a mark becomes next: the first sign where there is none, and none after the last.

    >>> following_mark(None), following_mark("?"), following_mark("8")
    ('?', '!', None)
    """
    return SIGNS[0] if now not in SIGNS else (*SIGNS, None)[SIGNS.index(now) + 1]
