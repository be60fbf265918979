"""The rows of a galaxy: made longer and shorter, added and taken away, with the cards that lie in them."""

from collections.abc import Sequence
from dataclasses import replace

from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.galaxy.board import GalaxySpot
from hullwright.schema.kinds.galaxy.following_deck import following
from hullwright.schema.kinds.galaxy.layout import DRAWN, SERPENTINE, Galaxy, GalaxyCard
from hullwright.schema.limits import MAX_GALAXY_COLUMNS, MAX_GALAXY_POSITIONS, MAX_GALAXY_ROWS
from hullwright.schema.messages import message

from ...concepts.marks import Point
from .plane import spot_at

FEWEST = 3
"""A start, a goal and something between."""

NEW = GalaxyCard(card=DRAWN)
"""What lies in a new slot: a card from the deck, face down."""


def with_rows(galaxy: Galaxy, rows: Sequence[int]) -> Galaxy:
    """Return a galaxy with rows of these lengths; each gains or loses slots where the path leaves it.

    A goal at the end of the path stays at its end, and Aliens beyond it stay as far beyond it (EE-17).
    The deck gives cards for new slots, and takes those of lost ones.
    """
    _mind_limits(rows)
    cards = list(galaxy.cards)
    last = galaxy.type_at(len(cards))
    tail = [cards.pop()] if last and last.goal else []
    made: list[GalaxyCard] = []
    for number, width in enumerate(rows):
        wanted = width - (len(tail) if number == len(rows) - 1 else 0)
        before = _cut(galaxy.track.rows, cards, number)[:wanted]
        made += [*before, *[NEW] * (wanted - len(before))]
    beyond = galaxy.aliens.start - len(galaxy.cards)
    start = len(made) + len(tail) + beyond if beyond > 0 else galaxy.aliens.start
    after = replace(
        galaxy,
        track=replace(galaxy.track, rows=tuple(rows)),
        cards=(*made, *tail),
        aliens=replace(galaxy.aliens, start=start),
    )
    return following(galaxy, after)


def _cut(rows: Sequence[int], cards: list[GalaxyCard], number: int) -> list[GalaxyCard]:
    """Return the cards in a row; what no row has room for lies in the last."""
    if number >= len(rows):
        return []
    first = sum(rows[:number])
    return cards[first:] if number == len(rows) - 1 else cards[first : first + rows[number]]


def _mind_limits(rows: Sequence[int]) -> None:
    if not (0 < len(rows) <= MAX_GALAXY_ROWS and 0 < min(rows) <= max(rows) <= MAX_GALAXY_COLUMNS):
        raise HullwrightError(
            message(
                "A galaxy has 1 to {rows} rows of 1 to {columns} cards.",
                rows=MAX_GALAXY_ROWS,
                columns=MAX_GALAXY_COLUMNS,
            )
        )
    if not FEWEST <= sum(rows) <= MAX_GALAXY_POSITIONS:
        raise HullwrightError(
            message(
                "A galaxy has {least} to {most} cards; these rows would hold {count}.",
                least=FEWEST,
                most=MAX_GALAXY_POSITIONS,
                count=sum(rows),
            )
        )


def with_path(galaxy: Galaxy, path: str) -> Galaxy:
    """Return a galaxy whose path goes another way through the same positions (EE-12)."""
    return replace(galaxy, track=replace(galaxy.track, path=path))


def stretched(galaxy: Galaxy, pressed: Point, point: Point) -> Galaxy:
    """Return a galaxy after the row at one point was dragged to another, as far as that can be.

    Sideways the row gets longer or shorter at the end where the path leaves it. Down from the last
    row come more rows, up into it fewer.
    """
    rows = list(galaxy.track.rows)
    grip, held = spot_at(pressed), spot_at(point)
    row = min(max(grip.row, 0), len(rows) - 1)
    if row == len(rows) - 1 and held.row != grip.row:
        count = min(max(held.row + 1, 1), MAX_GALAXY_ROWS)
        rows = (rows + [rows[-1]] * count)[:count]
    else:
        rows[row] += _outwards(galaxy, row) * (held.column - grip.column)
        rows[row] = min(max(rows[row], 1), MAX_GALAXY_COLUMNS)
    try:
        return with_rows(galaxy, rows) if rows != list(galaxy.track.rows) else galaxy
    except HullwrightError:
        # Dragged too far: the row stays as it is until the pointer comes back.
        return galaxy


def _outwards(galaxy: Galaxy, row: int) -> int:
    """Return the direction in which the path leaves a row: 1 for the right, -1 for the left."""
    return -1 if galaxy.track.path == SERPENTINE and row % 2 else 1


def row_of(galaxy: Galaxy, spot: GalaxySpot) -> int:
    """Return the number of the row at a spot, counted from 1."""
    return min(max(spot.row, 0), len(galaxy.track.rows) - 1) + 1
