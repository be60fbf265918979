"""From a galaxy to its board: positions in the order of the path, and the way the Aliens come."""

from array import array
from collections.abc import Iterator
from typing import NamedTuple

from ...boards.board import Board, Unit
from ...boards.outlines import Plan, square
from ...records import JsonObject
from .layout import ALIENS, SERPENTINE, UNKNOWN, Galaxy, Track

UNIT = Unit(1, 1)


class GalaxySpot(NamedTuple):
    """Where a position lies on the table: its column and row, counted from 0."""

    column: int
    row: int


def spots(track: Track, length: int) -> list[GalaxySpot]:
    """Return where the positions of a track lie; what no row has room for goes on in the last.

    >>> spots(Track(rows=(3, 3), path="serpentine"), 6)[2:]
    [GalaxySpot(column=2, row=0), GalaxySpot(column=2, row=1), GalaxySpot(column=1, row=1), GalaxySpot(column=0, row=1)]
    """
    found: list[GalaxySpot] = []
    column, step = 0, 1
    for row, width in enumerate(track.rows):
        last = row == len(track.rows) - 1
        room = length - len(found) if last else min(width, length - len(found))
        found.extend(GalaxySpot(column + step * each, row) for each in range(room))
        # A serpentine turns back below the last card of the row (EE-12).
        if track.path == SERPENTINE:
            column, step = column + step * (width - 1), -step
    return found


def compiled(galaxy: Galaxy) -> Board:
    """Return the board of a galaxy: a space for each position, named by its number.

    Neighbours on the path are linked both ways. Aliens that start beyond the last position have
    spaces of their own out there, from which links lead only towards the galaxy (EE-17, EE-70). A
    drawn position is unknown even if it lies face up: its card is known once the deck is shuffled.
    """
    length = len(galaxy.cards)
    beyond = max(0, galaxy.aliens.start - length)
    places = spots(galaxy.track, length + beyond)
    return Board(
        kind="galaxy",
        unit=UNIT,
        ids=tuple(map(str, range(1, length + beyond + 1))),
        roles=(*_roles(galaxy), *[ALIENS] * beyond),
        xs=tuple(each.column for each in places),
        ys=tuple(each.row for each in places),
        links=array("i", (end for at in range(length - 1) for end in (at, at + 1))),
        one_way=array("i", (end for at in range(length, length + beyond) for end in (at, at - 1))),
        traits=dict(enumerate(_traits(galaxy))),
    )


def plan(galaxy: Galaxy) -> Plan:
    """Return the positions of a galaxy as squares."""
    return Plan.of(compiled(galaxy), square(1))


def _roles(galaxy: Galaxy) -> Iterator[str]:
    for position in range(1, len(galaxy.cards) + 1):
        card = galaxy.type_at(position)
        yield card.role if card else UNKNOWN


def _traits(galaxy: Galaxy) -> Iterator[JsonObject]:
    for position, each in enumerate(galaxy.cards, 1):
        told: JsonObject = {"card": each.card, "face_up": each.face_up}
        card = galaxy.type_at(position)
        if card:
            told["parsec"] = card.parsec
            told |= {"planet": True} if card.planet else {}
            told |= {"bonus": card.bonus} if card.bonus else {}
        if position == galaxy.aliens.start:
            told["aliens"] = True
        yield told
