"""Symbols: our own signs for hub, teleporters, control centres and exits, around a point.

Lengths are those of lane shapes: sides of a cell. Discs teleport and squares control; white signs do
more than yellow ones (NE-70 … NE-74), so besides their colour they bear a fuller sign.
"""

from collections.abc import Mapping
from math import cos, pi, sin

from hullwright.schema.kinds.tile_maze.layout import (
    CONTROL_WHITE,
    CONTROL_YELLOW,
    TELEPORT_WHITE,
    TELEPORT_YELLOW,
)

from ...concepts.marks import Point
from .figures import Figure, circle, line, polygon

WHITE, YELLOW, SIGN = "on-symbol", "stranger", "cell-text"
RADIUS = 0.15
HUB_RADIUS = 0.27

_BOLT = ((0.03, -0.105), (-0.07, 0.02), (-0.01, 0.02), (-0.03, 0.105), (0.07, -0.02), (0.01, -0.02))


def hub_figures(at: Point) -> tuple[Figure, ...]:
    """Return the red circle that all meeples start from (NE-23)."""
    return (
        Figure(circle(at, HUB_RADIUS), fill="silent", stroke="dangerous-edge", width=0.03),
        Figure(circle(at, HUB_RADIUS - 0.045), stroke="alien", width=0.06),
    )


def special_figures(kind: str, at: Point) -> tuple[Figure, ...]:
    """Return the sign of an indicator around a point."""
    fill, is_disc, sign = _SPECIALS[kind]
    ground = circle(at, RADIUS) if is_disc else _square(at, RADIUS * 0.92)
    return (Figure(ground, fill=fill, stroke=SIGN, width=0.025), *(each.moved(at) for each in sign))


def exit_arrow(side: str, at: Point) -> Figure:
    """Return the arrow at a maze exit that leads towards a side."""
    turn = {"N": 0, "E": 1, "S": 2, "W": 3}[side] * pi / 2
    corners = ((-0.17, 0.08), (0.0, -0.12), (0.17, 0.08), (0.0, 0.02))
    return Figure(polygon([_turned(each, turn, at) for each in corners]), fill="pod")


def _turned(point: Point, turn: float, at: Point) -> Point:
    x, y = point
    return at[0] + x * cos(turn) - y * sin(turn), at[1] + x * sin(turn) + y * cos(turn)


def _square(at: Point, reach: float) -> tuple[Point, ...]:
    cut = reach * 0.35
    x, y = at
    return polygon(
        [
            (x - reach + cut, y - reach),
            (x + reach - cut, y - reach),
            (x + reach, y - reach + cut),
            (x + reach, y + reach - cut),
            (x + reach - cut, y + reach),
            (x - reach + cut, y + reach),
            (x - reach, y + reach - cut),
            (x - reach, y - reach + cut),
        ]
    )


_HERE: Point = (0.0, 0.0)
_RING = Figure(circle(_HERE, 0.085), stroke=SIGN, width=0.025)
_DOT = Figure(circle(_HERE, 0.035), fill=SIGN)
_RAYS = tuple(
    Figure(
        line([_turned((0, -0.035), n * pi / 2, _HERE), _turned((0, -0.125), n * pi / 2, _HERE)]),
        stroke=SIGN,
        width=0.028,
    )
    for n in range(4)
)
_FLASH = Figure(polygon(_BOLT), fill=SIGN)
_PLUS = (
    Figure(line([(0.055, 0.08), (0.115, 0.08)]), stroke=SIGN, width=0.025),
    Figure(line([(0.085, 0.05), (0.085, 0.11)]), stroke=SIGN, width=0.025),
)

_SPECIALS: Mapping[str, tuple[str, bool, tuple[Figure, ...]]] = {
    TELEPORT_WHITE: (WHITE, True, (_RING, *_RAYS)),
    TELEPORT_YELLOW: (YELLOW, True, (_RING, _DOT)),
    CONTROL_WHITE: (WHITE, False, (_FLASH, *_PLUS)),
    CONTROL_YELLOW: (YELLOW, False, (_FLASH,)),
}
"""The ink of the ground, whether it is a disc, and the sign on it."""
