"""Weaker cells: the same games with bots one level below, on one side or at half of the seats."""

from dataclasses import replace

from ..bot_table import bots
from ..simulation.seats import BotKind
from ..styles import level_and_style
from .cells import LabCell


def weakened(cell: LabCell, side: int) -> LabCell | None:
    """Return a cell with bots one level weaker on one side, or None if there are none."""
    kinds = list(cell.bots)
    if cell.prepared.engine.sides:
        kinds = [kinds[each % len(kinds)] for each in range(len(cell.prepared.engine.sides))]
    weaker = _weaker(cell.prepared.engine.name, kinds[side])
    if weaker is None:
        return None
    kinds[side] = weaker
    return replace(cell, bots=tuple(kinds))


def _weaker(game: str, kind: BotKind) -> BotKind | None:
    """Return the level below that of a bot of ours: styles are on the level of their name."""
    known = bots(game)
    levels = [name for name in known.own if not level_and_style(name)[1]]
    level, _ = level_and_style(kind.name)
    if level not in levels or levels.index(level) == 0:
        return None
    below = levels[levels.index(level) - 1]
    return BotKind(below, known[below])
