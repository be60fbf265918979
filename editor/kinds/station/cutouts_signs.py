"""The signs on the pieces of stations: outlined, so that they take little ink."""

from collections.abc import Mapping

from hullwright.schema.kinds.station.layout import FIGHTER, TURRET, Station

from ...concepts.cutouts import player_ink, player_letter
from ...concepts.marks import Marks, Shape, Text
from ...concepts.polygons import closed_path, moved
from .cutouts_texts import Moment
from .looks import PLATES, SIGNS, CreatureLook, creature_look, creature_path
from .signs import circle, turret

OWN_INK = "dangerous-edge"
"""For classes of a designer's own."""

MOMENT_SIGNS: Mapping[Moment, Shape] = {
    Moment.AT_ONCE: Shape(circle((0, 0), 0.5), stroke="pod", width=0.16),
    Moment.OWN_TURN: Shape("M0 -0.55 L0.58 0.45 L-0.58 0.45 Z", stroke="alien", width=0.16),
    Moment.WITH_THE_DIE: Shape(
        "M-0.48 -0.48 L0.48 -0.48 L0.48 0.48 L-0.48 0.48 Z", stroke="human", width=0.16
    ),
    Moment.IN_DEFENCE: Shape(
        "M-0.5 -0.5 L0.5 -0.5 L0.5 0.02 Q0.4 0.44 0 0.6 Q-0.4 0.44 -0.5 0.02 Z",
        stroke="stranger",
        width=0.16,
    ),
}
"""A shape for each moment, because colours alone are not told apart by everyone."""


def class_sign(name: str, rank: int) -> Marks:
    """Return the sign of a class of tiles, or its initial and when it falls (SA-65)."""
    if name not in SIGNS:
        return (Text(f"{name[0].upper()}{rank + 1}", OWN_INK, 0.5, bold=True),)
    return SIGNS[name](PLATES[name][0])


def creature_sign(look: CreatureLook) -> Marks:
    """Return a creature on a ring."""
    ink, path = look.ink or "cell-text", creature_path(look)
    ring = Shape(circle((0, 0), 0.82), stroke=ink, width=0.07)
    if path is None:
        return (ring, Text(look.letter, ink, 0.8, bold=True))
    return (ring, Shape(moved(path, (0, -0.02), 0.72), fill=ink))


def ship_sign(name: str) -> Marks:
    """Return a ship with a ring for each seat: three on a pod, one on a fighter (SA-5)."""
    if name == FIGHTER:
        hull = "M1.35 0 L0.1 0.34 L-0.7 0.8 L-0.9 0.34 L-1.2 0 L-0.9 -0.34 L-0.7 -0.8 L0.1 -0.34 Z"
        seats = [(-0.2, 0.0)]
    else:
        hull = "M-1.2 -0.72 L1.0 -0.72 Q1.5 -0.5 1.5 0 Q1.5 0.5 1.0 0.72 L-1.2 0.72 Q-1.5 0 -1.2 -0.72 Z"
        seats = [(-0.82, 0.0), (0.0, 0.0), (0.82, 0.0)]
    rings = (Shape(circle(each, 0.32), stroke="human", width=0.05) for each in seats)
    return (Shape(hull, stroke="cell-text", width=0.07), *rings)


def token_sign(station: Station, name: str) -> Marks:
    """Return the sign of a creature or a turret of the supply."""
    return turret((0.0, 0.0)) if name == TURRET else creature_sign(creature_look(station, name))


def crew_sign(player: int) -> Marks:
    """Return the head of a crew member of a player, with a visor."""
    ink = player_ink(player)
    return (
        Shape(circle((0, -0.06), 0.72), stroke=ink, width=0.12),
        Shape("M-0.44 -0.28 L0.44 -0.28 Q0.5 0.06 0 0.1 Q-0.5 0.06 -0.44 -0.28 Z", fill=ink),
        Text(player_letter(player), "cell-text", 0.42, (0.0, 0.38), bold=True),
    )


def crew_value(player: int, value: int) -> Marks:
    """Return the hidden side of a crew member: the value (SA-4)."""
    frame = closed_path([(-0.78, -0.78), (0.78, -0.78), (0.78, 0.78), (-0.78, 0.78)])
    return (
        Shape(frame, stroke=player_ink(player), width=0.06),
        Text(str(value), "cell-text", 1.0, bold=True),
    )
