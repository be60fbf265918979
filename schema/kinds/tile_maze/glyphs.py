"""Glyphs: the box-drawing character that shows a piece, whatever its lanes.

| drawn                | what it is                                                        |
| -------------------- | ----------------------------------------------------------------- |
| `│ ─ ┌ ┐ └ ┘`        | two exits, one space between                                      |
| `║ ═ ╔ ╗ ╚ ╝`        | two exits, several spaces between                                 |
| `├ ┤ ┬ ┴ ┼`          | a junction                                                        |
| `╬`, a diagonal      | two lanes past each other: straight, or two corners               |
| `╵ ╶ ╷ ╴`            | a dead end, such as a control room; the stub is its exit          |
| `╹ ╺ ╻ ╸`            | a dead end with a white teleporter                                |
| `┸ ┝ ┰ ┥`, `╧ ╟ ╤ ╢` | a straight tile of one or of several spaces, with its new path    |
| `╎ ╌ ╰ ╭ ╮ ╯ ╩ ╠ …`  | other lanes that share a tile: the exits of all                   |
| `▪`                  | no exit at all: a blank part of the start board                   |
"""

from .layout import TELEPORT_WHITE
from .sides import SIDES
from .table import MazePiece

_LIGHT = dict(
    zip(
        ("NS", "EW", "NE", "ES", "SW", "NW", "NES", "ESW", "NSW", "NEW", "NESW", *SIDES),
        "│─└┌┐┘├┬┤┴┼╵╶╷╴",
        strict=True,
    )
)
_LONG = dict(zip(("NS", "EW", "NE", "ES", "SW", "NW"), "║═╚╔╗╝", strict=True))
_WHITE = dict(zip(SIDES, "╹╺╻╸", strict=True))
_SHARED = dict(
    zip(
        ("NS", "EW", "NE", "ES", "SW", "NW", "NES", "ESW", "NSW", "NEW", "NESW"),
        "╎╌╰╭╮╯╠╦╣╩╬",
        strict=True,
    )
)
_TWO_CORNERS = {
    frozenset({"NE", "SW"}): "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER LEFT TO LOWER RIGHT}",
    frozenset({"NW", "ES"}): "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}",
}
_NEW_PATH = dict(zip((("EW", "N"), ("NS", "E"), ("EW", "S"), ("NS", "W")), "┸┝┰┥", strict=True))
_LONG_NEW_PATH = dict(zip(_NEW_PATH, "╧╟╤╢", strict=True))

CLOSED = "▪"


def glyph(piece: MazePiece) -> str:
    """Return the character that shows a piece."""
    if not piece.lanes:
        return CLOSED
    shapes = [in_order(lane.exits) for lane in piece.lanes]
    if len(shapes) > 1:
        return _TWO_CORNERS.get(frozenset(shapes)) or _SHARED[in_order("".join(shapes))]
    return _lone(piece, shapes[0])


def _lone(piece: MazePiece, shape: str) -> str:
    long = piece.lanes[0].spaces > 1
    if piece.new_path is not None:
        added = (_LONG_NEW_PATH if long else _NEW_PATH).get((shape, piece.new_path))
        if added:
            return added
    if shape in _WHITE and TELEPORT_WHITE in piece.specials.values():
        return _WHITE[shape]
    return _LONG[shape] if long and shape in _LONG else _LIGHT[shape]


def in_order(sides: str) -> str:
    """Return sides in the order N, E, S, W.

    >>> in_order("WS")
    'SW'
    """
    return "".join(side for side in SIDES if side in sides)
