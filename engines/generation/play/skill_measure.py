"""Skill as a measure: what one level of bots is worth on a map, as the lab's question about skill defines it."""

from hullwright.schema.messages import message

from ...lab.cell_results import CellResults
from ...lab.cells import LabCell
from ...lab.chance_share import is_alone, mixed_tables, weaker_wins
from ...lab.question import Group
from ...lab.skill import level_pairs
from ...lab.weaker_cells import weakened
from ..contract import Measure
from .estimates import Counts

SKILL = "play-skill"
SKILL_MEASURE = Measure(
    message("Worth of skill"),
    message(
        "How many points more often somebody wins who plays one level better, on average over sides or seats: "
        "0 % if chance alone decides."
    ),
    *(0.0, 0.5, 0.01),
    is_share=True,
)


def weaker_tables(cell: LabCell) -> Group:
    """Return the games that a cell is held against: one side at a time weaker, or tables with both levels."""
    sides = range(max(len(cell.prepared.engine.sides), 1))
    weaker = [each for side in sides if (each := weakened(cell, side))]
    if len(weaker) < len(sides):
        return ()
    return mixed_tables(cell, weaker) if is_alone(cell) else tuple(weaker)


def skill_counts(results: CellResults) -> Counts:
    """Return by how many wins the better level is ahead, and of how many."""
    group = (results, *results.beside)
    if is_alone(results.cell):
        weaker, wins = weaker_wins(group)
        # Half of the seats are the weaker ones': half of the wins are their due.
        return wins / 2 - weaker, float(wins)
    pairs = list(level_pairs(group))
    ahead = sum(each.first - each.second for each in pairs)
    return float(ahead), float(sum(each.number for each in pairs))
