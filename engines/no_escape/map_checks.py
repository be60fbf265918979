"""The checks of a map under a ruleset: those of tile mazes when the rules in force say so (NEV-1 … NEV-6)."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property

from hullwright.schema.boards.board import Board
from hullwright.schema.checks.effect_checks import EFFECT_CHECK
from hullwright.schema.checks.problem import Facts, Problem, Severity
from hullwright.schema.checks.survey import problems
from hullwright.schema.documents.maps import MapDocument, Players
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.tile_maze.board import compiled
from hullwright.schema.kinds.tile_maze.checks import CHECKS
from hullwright.schema.kinds.tile_maze.layout import TileMaze
from hullwright.schema.kinds.tile_maze.survey import MazeSurvey
from hullwright.schema.kinds.tile_maze.table import MazeTable
from hullwright.schema.kinds.tile_maze.terms import MazeTerms

from .ground import layouts, seats_of
from .ruleset import AS_THE_MAP_SAYS, NoEscapeRuleset

UNDER_RULES = {
    name: CHECKS[name] for name in (EFFECT_CHECK, *(f"NEV-{number}" for number in range(1, 7)))
}
"""The checks that forbid playing; the others are for those who make maps."""


class RuledSurvey(MazeSurvey):
    """A tile maze under examination, with the rules of an engine's ruleset instead of the map's."""

    def __init__(self, document: MapDocument, board: Board, ruled: MazeTerms) -> None:
        super().__init__(document, board, MazeTable(document.layout))
        self._ruled = ruled

    @cached_property
    def terms(self) -> MazeTerms:
        """The rule switches in force."""
        return self._ruled


def ruled_terms(maze: TileMaze, ruleset: NoEscapeRuleset) -> MazeTerms:
    """Return the terms of a maze under a ruleset."""
    setup = maze.setup
    return MazeTerms(
        hand=ruleset.hand or setup.hand,
        energy=setup.energy if ruleset.energy == AS_THE_MAP_SAYS else ruleset.energy,
        strict_exit=ruleset.strict_exit,
        fuse=ruleset.fuse or None,
        actions=ruleset.actions,
        aborts=ruleset.aborts,
        loose_lanes=ruleset.loose_lanes,
        hub_ways=ruleset.hub_ways,
    )


def maze_problems(examined: Examination, ruleset: NoEscapeRuleset) -> Iterator[Problem]:
    """Yield what a map, laid out by the rules, has against being played under them."""
    document, maze = examined.document, examined.document.layout
    seats = seats_of(document, maze, ruleset)
    yield from _left_out(maze)
    if not seats:
        facts = Facts(name=document.name, teams=ruleset.teams)
        yield Problem("NE-1", "few-players", facts, Severity.ERROR)
        return
    terms, by_seat = ruled_terms(maze, ruleset), layouts(maze, ruleset, seats)
    # Of each start board it is enough to look at the most players that it is taken for.
    boards = {layout.start_board: (players, layout) for players, layout in by_seat.items()}
    for players, layout in boards.values():
        ruled = replace(document, layout=layout, players=Players(min=players, max=players))
        is_drawn = layout.start_board == maze.start_board
        board = examined.board if is_drawn else compiled(layout)
        yield from problems(UNDER_RULES, RuledSurvey(ruled, board, terms))


def _left_out(maze: TileMaze) -> Iterator[Problem]:
    """Yield a hint about action tiles that are only printed: they are left out of the pile (NE-80)."""
    found = tuple(
        tile.title or name for name, tile in maze.actions.items() if tile.count and tile.print_only
    )
    if found:
        yield Problem("NE-80", "print-only", Facts(some=found), Severity.HINT)
