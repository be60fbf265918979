"""How the slots of a galaxy look: what a card is good for decides its sign, its slot the side and the path.

A designer's own card types are drawn by their fields, like those of the box.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from hullwright.schema.kinds.galaxy.board import GalaxySpot
from hullwright.schema.kinds.galaxy.layout import (
    ASTEROID,
    GOAL,
    PLANET,
    SPACE,
    START,
    UNKNOWN,
    CardType,
    Galaxy,
)

from ...concepts.marks import Caption, Marks, Shape, Text
from ...concepts.polygons import closed_path
from . import symbols
from .cutouts_texts import card_title
from .paths import arrivals, departures, ways_at
from .plane import CARD, CORNERS


class CardFace(NamedTuple):
    """What is on a card."""

    role: str
    parsec: int = 0
    bonus: str = ""
    name: str = ""
    """The name of its type, whose title is written on it; none if empty, as in the palette."""
    title: str = ""
    """What a designer calls it."""


class SlotLook(NamedTuple):
    """How a slot looks."""

    face: CardFace | None
    """None where there is no card."""
    face_up: bool = False
    position: int = 0
    """The number that stands on it; none if 0, as in the palette."""
    came: str = ""
    """The side on which the path comes in."""
    goes: str = ""
    """The side on which it goes on."""
    aliens: bool = False
    anomaly: bool = False


def face_of(name: str, card: CardType) -> CardFace:
    """Return what is on a card of a type."""
    return CardFace(card.role, card.parsec, card.bonus or "", name, card.title)


DRAWN_FACE = CardFace(UNKNOWN)


def look_at(galaxy: Galaxy, position: int, spots: Sequence[GalaxySpot]) -> SlotLook:
    """Return how the slot at a position looks, one beyond the last card included."""
    came, goes = ways_at(position, len(galaxy.cards), spots)
    is_start = position == galaxy.aliens.start
    if position > len(galaxy.cards):
        return SlotLook(None, position=position, aliens=is_start)
    card, kind = galaxy.cards[position - 1], galaxy.type_at(position)
    return SlotLook(
        face_of(card.card, kind) if kind else DRAWN_FACE,
        card.face_up,
        position,
        came,
        goes,
        is_start,
        position == galaxy.anomaly.min_position,
    )


@cache
def marks(look: SlotLook) -> Marks:
    """Return how a look is drawn, the ground of the slot included."""
    ground = Shape(closed_path(CORNERS), fill="paper")
    if look.face is None:
        return (ground, *_beyond(look))
    drawn = (ground, *arrivals(look.came), *departures(look.goes), *_card(look.face_up))
    drawn += _sign(look.face)
    if look.face.parsec:
        drawn += _cost(look.face.parsec)
    if look.face.name:
        drawn += (_title(look.face),)
    if look.position:
        drawn += _number(look.position)
    if look.anomaly:
        drawn += symbols.anomaly((-0.68, 0.02))
    return drawn + symbols.aliens((0.76, 0.52), 0.85) if look.aliens else drawn


def _rounded(right: float, bottom: float, corner: float) -> str:
    r, x, y = corner, right, bottom
    return (
        f"M{r - x:.4g} {-y:.4g} L{x - r:.4g} {-y:.4g} Q{x:.4g} {-y:.4g} {x:.4g} {r - y:.4g} "
        f"L{x:.4g} {y - r:.4g} Q{x:.4g} {y:.4g} {x - r:.4g} {y:.4g} "
        f"L{r - x:.4g} {y:.4g} Q{-x:.4g} {y:.4g} {-x:.4g} {y - r:.4g} "
        f"L{-x:.4g} {r - y:.4g} Q{-x:.4g} {-y:.4g} {r - x:.4g} {-y:.4g} Z"
    )


def _card(face_up: bool) -> Marks:
    """Return the card itself: light and plain if it lies face up, darker and framed twice if not."""
    right, bottom = CARD
    if face_up:
        return (
            Shape(_rounded(right, bottom, 0.14), fill="silent", stroke="silent-edge", width=0.06),
        )
    return (
        Shape(_rounded(right, bottom, 0.14), fill="dangerous", stroke="dangerous-edge", width=0.06),
        Shape(_rounded(right - 0.08, bottom - 0.08, 0.1), stroke="dangerous-edge", width=0.035),
        Shape(HATCHING, stroke="dangerous-edge", width=0.03),
    )


HATCHING = " ".join(
    f"M{side * (d - 0.92):.4g} 0.67 L{side * -0.92:.4g} {0.67 - d:.4g}"
    for side in (1, -1)
    for d in (0.12, 0.22, 0.32)
)
"""Slanted lines in the lower corners: the back of a card."""


SIGNS: Mapping[str, Marks] = {
    START: symbols.HOME,
    GOAL: symbols.HAVEN,
    SPACE: symbols.STARS,
    UNKNOWN: symbols.UNKNOWN,
}
"""The signs of the roles that always look the same."""


def _sign(face: CardFace) -> Marks:
    """Return the sign of a card, and the cube that it brings."""
    drawn = SIGNS.get(face.role, ())
    if face.role == PLANET:
        drawn = symbols.world(symbols.ink_of(face.bonus) if face.bonus else "dangerous-edge")
    elif face.role == ASTEROID:
        drawn = symbols.rocks(face.parsec)
    return drawn + symbols.cube(face.bonus) if face.bonus else drawn


def _cost(parsec: int) -> Marks:
    """Return the cost of entering: a number in the corner, on a dark plate if it is more than one."""
    x, y = 0.74, -0.49
    if parsec == 1:
        return (Text("1", "cell-text", 0.28, (x, y)),)
    return (
        Shape(symbols.circle(0.2, (x, y)), fill="cell-text"),
        Text(str(parsec), "on-symbol", 0.28 if parsec < 10 else 0.22, (x, y), bold=True),
    )


def _title(face: CardFace) -> Caption:
    """Return the title of a card along its lower edge."""
    return Caption(card_title(face.name, face.title), "cell-text", 0.24, (0.0, 0.5))


def _number(position: int) -> Marks:
    """Return the number of a position on a plate in the corner of the card."""
    text = str(position)
    half = 0.1 + 0.08 * len(text)
    left, top = -0.95, -0.7
    plate = [(left, top), (left + 2 * half, top), (left + 2 * half, top + 0.36), (left, top + 0.36)]
    return (
        Shape(closed_path(plate), fill="silent", stroke="dangerous-edge", width=0.03),
        Text(text, "cell-text", 0.27, (left + half, top + 0.18), bold=True),
    )


def _beyond(look: SlotLook) -> Marks:
    """Return a spot beyond the last card: an empty frame, or the Aliens where they start."""
    frame = Shape(_rounded(0.94, 0.7, 0.14), fill="hull", stroke="grid", width=0.04)
    number = (Text(str(look.position), "ruler", 0.3, (-0.62, -0.45)),) if look.position else ()
    return (frame, *number, *(symbols.aliens((0.0, 0.0), 1.7) if look.aliens else ()))
