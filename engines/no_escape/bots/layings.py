"""Laying and changing the maze: what each tile does to everybody's chance to be out first."""

from collections.abc import Callable, Sequence

from ...contract import Action
from ..grid import cell_at
from ..maze import Maze
from ..view import NoEscapeView
from .race import Race
from .ways import FAR
from .weights import RacerWeights

TRIED = 16
"""So many changes of the maze are thought through at the most."""


def laid_worth(view: NoEscapeView, race: Race, action: Action, weights: RacerWeights) -> float:
    """Return the chance to win after a tile is laid, less what it would have been worth in the hand."""
    _, kind, cell, quarter = action
    far = race.after(cell, view.box.shape(kind, quarter))
    own_way = weights.own_way * min(far[race.me], FAR)
    return race.chance(far) - own_way - weights.keep * stops(view, kind)


def stops(view: NoEscapeView, kind: int) -> bool:
    """Tell whether a kind of tile leads nowhere, and so stops whoever comes to it."""
    shape = view.maze.shapes[view.box.shape(kind, 0)]
    return next(shape.crossings(), None) is None


def changed(view: NoEscapeView, action: Action) -> Maze:
    """Return the maze after a change that is tried on a copy."""
    if action == ("pass",):
        return view.maze
    tried = view.maze.copy()
    CHANGES[view.phase](view, tried, action)
    return tried


def _replace(view: NoEscapeView, maze: Maze, action: Action) -> None:
    _, cell, kind, quarter = action
    maze.remove(cell)
    maze.lay(cell, view.box.shape(kind, quarter))


def _twist(_: NoEscapeView, maze: Maze, action: Action) -> None:
    maze.turn(action[1], action[2])


def _remove(_: NoEscapeView, maze: Maze, action: Action) -> None:
    maze.remove(action[1])


def _put(view: NoEscapeView, maze: Maze, action: Action) -> None:
    maze.lay(action[1], (view.frame[2] & ~3) + action[2])


def _with(view: NoEscapeView, maze: Maze, action: Action) -> None:
    maze.exchange(view.frame[2], *action[1:])


def _path(view: NoEscapeView, maze: Maze, action: Action) -> None:
    _, cell, side = action
    maze.lay(cell, view.box.with_path(maze.laid[cell], side))


CHANGES: dict[str, Callable[[NoEscapeView, Maze, Action], None]] = {
    "replace": _replace,
    "twist": _twist,
    "remove": _remove,
    "lift": _remove,
    "put": _put,
    "with": _with,
    "path": _path,
}
"""How each change of the maze is tried on a copy."""


def near_the_front(view: NoEscapeView, legal: Sequence[Action], race: Race) -> list[Action]:
    """Return the changes that are most likely to matter: those next to where meeples are headed."""
    gaps = {cell for exits in race.exits for cell, _ in list(exits)[:2]}
    fronts = [cell_at(each) for each in {cell for cell, _ in view.places} | gaps]

    def apart(action: Action) -> int:
        if len(action) < 2:
            return 0
        cell = cell_at(action[1])
        return min(abs(cell.row - each.row) + abs(cell.column - each.column) for each in fronts)

    return sorted(legal, key=apart)[:TRIED]
