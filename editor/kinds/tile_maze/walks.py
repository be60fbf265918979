"""Walks through a maze: how many steps a meeple needs from one tile to another."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from hullwright.schema.boards.shortest_ways import shortest_way
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.tile_maze.sides import Cell
from hullwright.schema.messages import message

from ...concepts.walk import Walk

if TYPE_CHECKING:
    from hullwright.schema.kinds.tile_maze.survey import MazeSurvey


def maze_walks(examination: Examination, start: Cell, end: Cell) -> Sequence[Walk[Cell]]:
    """Return how a meeple gets from a tile to another on foot, whichever way it faces."""
    survey = cast("MazeSurvey", examination.survey)
    spaces: dict[Cell, list[int]] = {}
    for space in survey.walks:
        spaces.setdefault(survey.cell_of[space], []).append(space)
    first, last = spaces.get(start, []), spaces.get(end, [])
    if not first or not last:
        return (Walk(message("There is no tile to walk on")),)
    inside = bytes(space in survey.walks for space in range(len(survey.board)))
    way = shortest_way(survey.board, first, last, inside, inside)
    if way is None:
        return (Walk(message("No way leads there on foot")),)
    cells = tuple(dict.fromkeys(survey.cell_of[each] for each in way.spaces))
    return (Walk(message("On foot: {count} steps", count=way.steps), cells, str(way.steps)),)
