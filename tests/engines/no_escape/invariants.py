"""What must be true of every state of a game, whatever was played."""

from collections import Counter

from hullwright.engines.no_escape.events import KINDS
from hullwright.engines.no_escape.maze import Maze
from hullwright.engines.no_escape.shapes import NOWHERE
from hullwright.engines.no_escape.state import NoEscapeState
from hullwright.schema.checks.problem import Severity
from hullwright.schema.kinds.tile_maze.survey import MazeSurvey
from hullwright.schema.kinds.tile_maze.table_checks import edges
from hullwright.schema.kinds.tile_maze.way_checks import way_home

from .arrange import as_layout, document


def tiles(state: NoEscapeState) -> Counter[int]:
    """Return the tiles by kind, wherever they lie, those that are just being laid included (NE-3)."""
    found = Counter(state.pile + state.discard + state.boxed)
    for hand in state.hands:
        found.update(hand)
    for lies in state.maze.laid.values():
        if state.game.is_tile(lies):
            found[state.game.shapes[lies].kind] += 1
    for frame in state.pending:
        if frame[0] == "put":
            found[state.game.shapes[frame[2]].kind] += 1
        elif frame[0] == "lay" and frame[2] >= 0:
            found[frame[2]] += 1
    return found


def new_paths(state: NoEscapeState) -> int:
    """Return how many new paths there are, in the stack, on the table, and on a tile that is lifted."""
    lying = [*state.maze.laid.values(), *(each[2] for each in state.pending if each[0] == "put")]
    return state.paths + sum(state.game.shapes[lies].path >= 0 for lies in lying)


class Watch:
    """Looks at a game after every action, and remembers what must not change."""

    def __init__(self, state: NoEscapeState) -> None:
        self.tiles, self.paths = tiles(state), new_paths(state)
        self.checked: dict[int, int] = {}
        self.told = 0

    def look(self, state: NoEscapeState) -> None:
        """Hold a state against everything that must be true of it."""
        assert (state.result() is None) == (state.to_move in range(state.players))
        if state.result() is None:
            assert state.legal()
        assert tiles(state) == self.tiles
        assert new_paths(state) == self.paths
        _people(state)
        for event in state.events[self.told :]:
            assert len(event) == 2 + len(KINDS[event[0]].fields), event
        self.told = len(state.events)
        if state.maze.laid != self.checked:
            self.checked = state.maze.laid.copy()
            _kept_up_to_date(state.maze)
            _obeys_the_checks(state)


def _people(state: NoEscapeState) -> None:
    """Hands, tokens and meeples are possible ones (NE-17, NE-33, NE-35, NE-60)."""
    assert max(map(len, state.hands)) <= max(state.game.hand, 0)
    assert all(0 <= green <= state.game.energy for green in state.green)
    if state.game.ruleset.last_flip == "explodes":
        assert state.pile or state.result() is not None
    walking = any(frame[0] == "walk" for frame in state.pending)
    for player in range(state.players):
        cell, space = state.cells[player], state.spaces[player]
        ways = state.maze.shape(cell).ways[space]
        assert state.headings[player] in (*ways, NOWHERE)
        assert state.backs[player] in (*ways, NOWHERE)
        if not walking and state.result() is None:
            assert state.holder(cell, space, player) is None


def _kept_up_to_date(maze: Maze) -> None:
    """What is kept tile by tile is what a look at the whole table finds."""
    anew = Maze(maze.shapes, maze.hub, maze.laid.items())
    for name in ("gaps", "exits", "signs", "links", "lit", "glow", "white"):
        assert getattr(maze, name) == getattr(anew, name), name


def _obeys_the_checks(state: NoEscapeState) -> None:
    """The table obeys NEV-1, NEV-3 and NEV-4 as the editor checks them."""
    survey = MazeSurvey.of(document(as_layout(state)))
    assert not list(edges(survey))
    assert state.maze.exits == len(survey.exits) > 0
    assert state.maze.lit_exits() == len(survey.reached_exits)
    if state.game.ruleset.strict_exit:
        assert survey.reached_exits
    lost = [each.severity for each in way_home(survey)]
    assert lost in ([], [Severity.HINT]) if state.game.ruleset.loose_lanes else not lost
