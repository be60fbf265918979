"""How the cells of a station look: sign and shape tell things apart first, colour second."""

from collections.abc import Mapping, Sequence
from functools import cache
from math import hypot
from typing import NamedTuple, TypeAlias

from hullwright.schema.boards.hexes import DIRECTIONS
from hullwright.schema.kinds.station.layout import OPEN, OUTSIDE, STATION, Station

from ...concepts.marks import Marks, Point, Shape, Text
from ...concepts.polygons import closed_path, moved
from ...concepts.surface import Look
from ..hexes.plane import HALF
from ..hexes.pointy_plane import CORNERS, point_of
from .signs import (
    CREATURE_PATHS,
    INK_NAMES,
    SYMBOL_PATHS,
    bridge,
    cargo,
    circle,
    diamond,
    habitat,
    reactor,
    turret,
)


class StationTileLook(NamedTuple):
    """How a tile looks that always lies in its cell."""

    name: str
    rank: int
    """When its class falls, from 0 (SA-65)."""
    has_turret: bool = False
    """Whether it is of the last class, which bears the turrets (SA-12)."""
    has_back: bool = False
    """Whether its back is always the same, too."""


class GateLook(NamedTuple):
    """How a gate looks."""

    colour: int
    """The number of its Jump Point, which decides on the colour."""
    towards: tuple[int, ...] = ()
    """The directions in which its Jump Point lies beside it."""


class CreatureLook(NamedTuple):
    """How a creature looks."""

    name: str
    """The kind, or what stands for several more."""
    letter: str = ""
    """What is written on its token where it has no sign."""
    symbol: str = ""
    ink: str = ""
    """The ink of its token; none for those of the box."""


class StationCellLook(NamedTuple):
    """How a cell looks."""

    cell: str
    tile: StationTileLook | None = None
    gate: GateLook | None = None
    creatures: tuple[CreatureLook, ...] = ()


class JumpLook(NamedTuple):
    """How a Jump Point looks, which is no cell."""

    name: str
    colour: int
    towards: tuple[int, ...] = ()
    """The directions in which its gates lie beside it."""


StationLook: TypeAlias = StationCellLook | JumpLook

PLATES: Mapping[str, tuple[str, str]] = {
    "cargo": ("stranger", "cell-text"),
    "habitat": ("pod", "on-symbol"),
    "bridge": ("human", "on-symbol"),
    "reactor": ("alien", "on-symbol"),
}
"""The inks of a tile and of the sign upon it."""
OWN_PLATE = ("dangerous", "cell-text")
JUMP_INKS = ("human", "stranger", "pod", "alien")
SIGNS = {"cargo": cargo, "habitat": habitat, "bridge": bridge, "reactor": reactor}


def is_landmark(look: Look) -> bool:
    """Return whether a look is that of a Jump Point, a tile that always lies there, or creatures."""
    if isinstance(look, StationCellLook):
        return look.tile is not None or bool(look.creatures)
    return isinstance(look, JumpLook)


@cache
def marks(look: StationLook) -> Marks:
    """Return how a look is drawn, the ground included."""
    if isinstance(look, JumpLook):
        return _jump_point(look)
    drawn = GROUNDS[look.cell]
    if look.tile:
        drawn += _tile(look.tile)
    if look.gate:
        drawn += _gate(look.gate)
    return drawn + _tokens(look.creatures)


def _hexagon(size: float) -> str:
    return closed_path([(x * size, y * size) for x, y in CORNERS])


# Tiles.


def _tile(tile: StationTileLook) -> Marks:
    plate, ink = PLATES.get(tile.name, OWN_PLATE)
    drawn: Marks = (Shape(_hexagon(0.9), fill=plate, stroke="silent", width=0.07),)
    drawn += SIGNS[tile.name](ink) if tile.name in SIGNS else _initial(tile)
    if tile.has_turret:
        drawn += turret((0.0, 0.6))
    if tile.has_back:
        drawn += (Shape(FOLD, fill="on-symbol", stroke="cell-text", width=0.04),)
    return drawn


def _initial(tile: StationTileLook) -> Marks:
    """Return the sign of a class of somebody's own: its initial, and when it falls."""
    text = f"{tile.name[0].upper()}{tile.rank + 1}"
    return (
        Shape(circle((0, 0), 0.46), fill="on-symbol"),
        Text(text, "cell-text", 0.46 if len(text) == 2 else 0.34, bold=True),
    )


# Gates and Jump Points.


def _spokes(towards: Sequence[int], ink: str, start: float) -> Marks:
    """Return ways from near the middle of a hex to the edges in some directions."""
    drawn: Marks = ()
    for number in towards:
        x, y = _edge(number)
        path = f"M{x * start:.4g} {y * start:.4g} L{x:.4g} {y:.4g}"
        drawn += (Shape(path, stroke=ink, width=0.2),)
    return drawn


def _edge(direction: int) -> Point:
    """Return the middle of the edge in a direction."""
    x, y = point_of(*DIRECTIONS[direction])
    length = hypot(x, y)
    return x / length * HALF, y / length * HALF


def _gate(gate: GateLook) -> Marks:
    ink = JUMP_INKS[gate.colour % len(JUMP_INKS)]
    return (
        *_spokes(gate.towards, ink, 0.7),
        Shape(_hexagon(0.68), stroke=ink, width=0.16),
        Shape(_hexagon(0.5), stroke="silent-edge", width=0.035),
    )


def _jump_point(look: JumpLook) -> Marks:
    ink = JUMP_INKS[look.colour % len(JUMP_INKS)]
    size = (0.6, 0.5, 0.36, 0.28)[min(len(look.name), 4) - 1]
    name = look.name if len(look.name) <= 5 else f"{look.name[:4]}…"
    return (
        Shape(_hexagon(1.0), fill="paper"),
        *_spokes(look.towards, ink, 0.4),
        Shape(circle((0, 0), 0.64), fill="silent", stroke=ink, width=0.18),
        Text(name, "cell-text", size, bold=True),
    )


# Creatures.

TOKEN_PLACES: Mapping[int, Sequence[tuple[float, float, float]]] = {
    1: ((0.0, 0.0, 0.53),),
    2: ((-0.34, 0.0, 0.34), (0.34, 0.0, 0.34)),
    3: ((0.0, -0.38, 0.32), (-0.36, 0.26, 0.32), (0.36, 0.26, 0.32)),
}
"""Where so many tokens stand in a cell, and how large they are."""


def creature_look(station: Station, kind: str) -> CreatureLook:
    """Return how a creature of a station looks: by its sign, or by its letter."""
    own = next((each for each in station.creature_kinds if each.id == kind), None)
    if own is None:
        return CreatureLook(kind, "" if kind in CREATURE_PATHS else kind[0].upper())
    letter = (own.title or own.id)[0].upper()
    return CreatureLook(kind, letter, own.symbol, INK_NAMES.get(own.colour, ""))


def creature_path(look: CreatureLook) -> str | None:
    """Return the sign of a creature, or None if its letter stands for it."""
    if look.symbol in SYMBOL_PATHS:
        return SYMBOL_PATHS[look.symbol]
    return CREATURE_PATHS.get(look.name) if not look.symbol else None


def _tokens(creatures: Sequence[CreatureLook]) -> Marks:
    if not creatures:
        return ()
    several = CreatureLook("", f"+{len(creatures) - 1}")
    shown = creatures if len(creatures) <= 3 else (creatures[0], several)
    drawn: Marks = ()
    for look, (x, y, radius) in zip(shown, TOKEN_PLACES[len(shown)], strict=True):
        plate = look.ink or "cell-text"
        drawn += (
            Shape(circle((x, y), radius), fill=plate, stroke="on-symbol", width=0.06),
            *_creature(look, (x, y), radius),
        )
    return drawn


def _creature(look: CreatureLook, at: Point, radius: float) -> Marks:
    path = creature_path(look)
    if path:
        return (Shape(moved(path, at, 0.8 * radius), fill="on-symbol"),)
    return (Text(look.letter, "on-symbol", radius, at, bold=True),)


STARS = " ".join(
    diamond(at, size)
    for at, size in (((-0.4, -0.34), 0.05), ((0.36, 0.12), 0.08), ((-0.14, 0.52), 0.05))
)
RIVETS = " ".join(diamond((0.74 * x, 0.74 * y), 0.06) for x, y in CORNERS)
FOLD = "M-0.76 -0.02 L-0.76 -0.44 L-0.4 -0.65 Z"
"""A folded corner: somebody has looked at the back."""

GROUNDS: Mapping[str, Marks] = {
    OUTSIDE: (Shape(_hexagon(1.0), fill="paper"), Shape(circle((0, 0), 0.06), fill="grid")),
    OPEN: (
        Shape(_hexagon(1.0), fill="paper"),
        Shape(_hexagon(0.96), fill="hull", stroke="hull-hatch", width=0.05),
        Shape(STARS, fill="ruler"),
    ),
    STATION: (
        Shape(_hexagon(1.0), fill="paper"),
        Shape(_hexagon(0.93), fill="silent", stroke="silent-edge", width=0.06),
        Shape(RIVETS, fill="silent-edge"),
    ),
}
"""What lies below everything in a cell."""
