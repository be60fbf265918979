"""Nets: dice to be cut out, folded and glued."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from hullwright.schema.messages import Message, message

from .cutouts import Cutout, CutoutOutline, CutoutPicture, CutoutSet, Face
from .marks import Caption, Mark, Marks, Point, Shape, Text
from .polygons import closed_path

DieFace: TypeAlias = int | Message
"""What a face of a die shows."""
SIDE = 17.0
"""The side of a die, in millimetres."""
ACROSS, DOWN = 4.4, 3.6
"""The room of a net, in sides of a die: a row of four faces, one above and one below it, and flaps."""
CHIT = 14.0
CORNERS: Sequence[Point] = ((-1.6, 0), (-0.6, 0), (0.4, 0), (1.4, 0), (-0.6, -1), (-0.6, 1))
"""The middles of the faces; opposite ones are the first and the third, the second and the fourth, the last two."""
FLAP, NARROW = 0.22, 0.15
"""How far a flap reaches out, and how much shorter its outer edge is at each end."""
FACES = len(CORNERS)


def dice_sets(dice: Sequence[Sequence[DieFace]]) -> Iterator[CutoutSet]:
    """Yield nets for dice with six faces, and chits to draw instead of rolling any others."""
    nets = [each for each in dice if len(each) == FACES]
    chits = [face for each in dice if len(each) != FACES for face in each]
    if nets:
        pieces = (Cutout(Face(CutoutPicture(net(each), SIDE))) for each in nets)
        size = ACROSS * SIDE, DOWN * SIDE
        title = message("Dice, to be folded and glued")
        yield CutoutSet(title, *size, tuple(pieces), CutoutOutline.OWN)
    if chits:
        drawn = ((_written(each, 0.9, (0.0, 0.0), 1.6),) for each in chits)
        counters = tuple(Cutout(Face(CutoutPicture(each, CHIT / 2))) for each in drawn)
        yield CutoutSet(message("Chits to draw instead of rolling a die"), CHIT, CHIT, counters)


def _written(face: DieFace, size: float, at: Point, room: float) -> Mark:
    """Return what stands on a face: a number as it is, words in the language of whoever looks at them."""
    if isinstance(face, int):
        return Text(str(face), "cell-text", size, at, bold=True)
    return Caption(face, "cell-text", size, at, bold=True, room=room)


def net(faces: Sequence[DieFace]) -> Marks:
    """Return the net of a die, with its middle in the middle of its room."""
    return (
        *_flaps(),
        *(mark for at, face in zip(CORNERS, faces, strict=True) for mark in _face(at, face)),
    )


def _face(at: Point, face: DieFace) -> Iterator[Mark]:
    x, y = at
    corners = [(x - 0.5, y - 0.5), (x + 0.5, y - 0.5), (x + 0.5, y + 0.5), (x - 0.5, y + 0.5)]
    yield Shape(closed_path(corners), fill="paper", stroke="line", width=0.012)
    yield _written(face, 0.5, at, 1.15)


def _flaps() -> Iterator[Mark]:
    """Yield the seven flaps that hold a die together."""
    top, bottom = CORNERS[4], CORNERS[5]
    yield _flap(CORNERS[3], (1, 0))
    for way in ((-1, 0), (1, 0), (0, -1)):
        yield _flap(top, way)
    for way in ((-1, 0), (1, 0), (0, 1)):
        yield _flap(bottom, way)


def _flap(at: Point, way: Point) -> Mark:
    """Return a flap at the edge of a face, which lies in a direction."""
    (x, y), (dx, dy) = at, way
    near, far = 0.5, 0.5 + FLAP
    wide, short = 0.5, 0.5 - NARROW
    corners = [
        (x + dx * near - dy * wide, y + dy * near + dx * wide),
        (x + dx * far - dy * short, y + dy * far + dx * short),
        (x + dx * far + dy * short, y + dy * far - dx * short),
        (x + dx * near + dy * wide, y + dy * near - dx * wide),
    ]
    return Shape(closed_path(corners), fill="panel", stroke="line", width=0.012)
