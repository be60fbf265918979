"""The moves by which mazes are improved: each changes a tile or two, and tells whether what it tried fits."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias, TypeVar

from .moved_table import MovedTable
from .shapes import MazeShape

TableMove: TypeAlias = Callable[[MovedTable, Random], bool]
T = TypeVar("T")


def _one_of(things: Sequence[T], chance: Random) -> T:
    # Quicker than `choice`, and as even as numbers so small need it.
    return things[int(chance.random() * len(things))]


def lay(table: MovedTable, chance: Random) -> bool:
    """Lay a tile where an exit leads to."""
    ground = table.ground
    at, side = _one_of(list(ground.exits), chance)
    cell = at + ground.steps[side]
    fitting = table.frame.book.fitting(*ground.asked(cell))
    new = _one_of(fitting, chance) if fitting else None
    return new is not None and table.is_left(new) and table.change(cell, new)


def lift(table: MovedTable, chance: Random) -> bool:
    """Take a tile off the table."""
    free = table.free
    at = _one_of(free, chance) if free else -1
    return bool(free) and table.may_gain(table.exits_after(at, None)) and table.change(at, None)


def exchange(table: MovedTable, chance: Random) -> bool:
    """Lay another tile in the place of one, or the same one turned."""
    free = table.free
    if not free:
        return False
    at = _one_of(free, chance)
    new = _other(table, at, *table.ground.asked(at), chance)
    if new is None or not table.may_gain(table.exits_after(at, new)):
        return False
    return table.change(at, new)


def _other(
    table: MovedTable, at: int, wanted: int, barred: int, chance: Random
) -> MazeShape | None:
    fitting = table.frame.book.fitting(wanted, barred)
    new, old = _one_of(fitting, chance) if fitting else None, table.ground.shapes[at]
    if new is None or new is old:
        return None
    return new if new.tile == old.tile or table.is_left(new) else None


def rejoin(table: MovedTable, chance: Random) -> bool:
    """Open a way between two neighbouring tiles, or close the one that is there."""
    free, ground = table.free, table.ground
    if not free:
        return False
    at, side = _one_of(free, chance), int(chance.random() * 4)
    beyond = at + ground.steps[side]
    if beyond not in ground.shapes or not table.frame.images(beyond):
        return False
    here = _other(table, at, *_toggled(*ground.asked(at), 1 << side), chance)
    there = _other(table, beyond, *_toggled(*ground.asked(beyond), 1 << (side ^ 2)), chance)
    if here is None or there is None:
        return False
    if not table.may_gain(table.exits_after(at, here) + table.exits_after(beyond, there)):
        return False
    return (
        table.change(at, None)
        and table.change(beyond, None)
        and table.change(at, here)
        and table.change(beyond, there)
    )


def _toggled(wanted: int, barred: int, bit: int) -> tuple[int, int]:
    return wanted ^ bit, barred ^ bit


def shift(table: MovedTable, chance: Random) -> bool:
    """Take a tile off the table and lay one elsewhere."""
    free = table.free
    return bool(free) and table.change(_one_of(free, chance), None) and lay(table, chance)


MOVES: tuple[TableMove, ...] = (lay, lay, lift, exchange, exchange, rejoin, rejoin, rejoin, shift)
"""The moves as often as they are tried."""
