"""The table as planners see it: all that the team's acts can change, as one value that is cheap to compare."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from hullwright.schema.kinds.galaxy.deals import Row

if TYPE_CHECKING:
    from .state import EscapeEarthState

PlacedWork: TypeAlias = tuple[int, int, int, int]
"""A building: where it stands, which it is, whether upgraded, and its cubes."""
Gift: TypeAlias = tuple[int, int]
"""The cube of a bonus planet: where it lies, and its kind."""


class PlanTable(NamedTuple):
    """What lies open, and whose turn it is. Everything behind `acts` is what prospects depend on."""

    rows: tuple[Row, ...]
    hand: int
    acts: int
    built: int
    ships: tuple[int, ...]
    opened: int
    works: tuple[PlacedWork, ...]
    gifts: tuple[Gift, ...]
    stock: tuple[int, ...]
    active: tuple[int, ...]
    aliens: int
    anomaly: int


table_made: Callable[[Iterable[object]], PlanTable] = partial(tuple.__new__, PlanTable)
"""Makes a table of its parts, without the steps between of `_make`: planners make thousands."""

ON_THE_TABLE = slice(4, None)
"""The part of a table that lies in the galaxy and beside it."""


def table_of(state: "EscapeEarthState") -> PlanTable:
    """Return the table of a state."""
    return PlanTable(
        tuple(state.rows),
        state.hand,
        state.acts,
        state.built,
        tuple(state.ships),
        state.opened,
        tuple(sorted((at, *work) for at, work in state.works.items())),
        tuple(sorted(state.gifts.items())),
        tuple(state.stock),
        tuple(state.active),
        state.aliens,
        state.anomaly,
    )


def spendable(table: PlanTable, makes: tuple[int, ...], kinds: int, *, gifts: bool) -> list[int]:
    """Return how many cubes of each kind can be spent: not those under the Aliens (EE-50)."""
    purse = [0] * kinds
    aliens = table.aliens
    for at, building, _, count in table.works:
        if count and at != aliens:
            purse[makes[building]] += count
    if gifts:
        for at, kind in table.gifts:
            if at != aliens:
                purse[kind] += 1
    return purse
