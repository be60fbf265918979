"""The racer: lays what shortens its own way and lengthens the others', and keeps aborts for the finish."""

from collections.abc import Callable, Sequence
from random import Random

from ...contract import Action
from ..maze import Maze
from ..shapes import NOWHERE
from ..turns import counted
from ..view import NoEscapeView
from .distances import far
from .race import Race
from .values import GAINS, worth
from .ways import starts

TRIED = 24
"""So many changes of the maze are thought through at the most."""
NEAR = 8
"""An opponent so near an exit is to be stopped."""
SPRINT = 7
"""From so far a jetpack may carry a meeple out."""


class RacerBot:
    """Races for the nearest exit, and gets in everybody's way."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, view: NoEscapeView, legal: Sequence[Action]) -> Action:
        """Return one of the legal actions."""
        decide = DECIDED.get(view.phase)
        if decide is None:
            return legal[int(self._chance.random() * len(legal))]
        if view.phase in CHANGES and len(legal) > TRIED:
            legal = self._chance.sample(legal, TRIED)
        return decide(view, legal)


# -- laying and changing the maze -----------------------------------------------------------------


def _lay(view: NoEscapeView, legal: Sequence[Action]) -> Action:
    race = Race(view)
    box, moving = view.box, not view.locked[view.player]
    return max(
        legal,
        key=lambda each: race.worth(
            race.after(each[2], box.shape(each[1], each[3])), moving=moving
        ),
    )


def _best_change(view: NoEscapeView, legal: Sequence[Action]) -> Action:
    """Return the change of the maze after which the race looks best, by trying each on a copy."""
    moving = view.turn == view.player and not view.locked[view.player]

    def worth(action: Action) -> float:
        if action == ("pass",):
            tried = view.maze
        else:
            tried = view.maze.copy()
            CHANGES[view.phase](view, tried, action)
        race = Race(view, tried)
        return race.worth(race.far(), moving=moving)

    return max(legal, key=worth)


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


# -- moving ---------------------------------------------------------------------------------------


def _branch(view: NoEscapeView, legal: Sequence[Action]) -> Action:
    """Return the way on that is shortest."""
    cell, space = view.places[view.player]
    towards = view.maze.shape(cell).towards[space]
    return min(legal, key=lambda each: far(view, [(cell, space, towards[each[1]])]))


def _jump(view: NoEscapeView, legal: Sequence[Action]) -> Action:
    """Return the indicator from which the way is shortest."""
    return min(legal, key=lambda each: far(view, starts(view.maze, (each[1], each[2]), NOWHERE)))


def _fuel(view: NoEscapeView, legal: Sequence[Action]) -> Action:
    """Return to fly if that may be what it takes, or if there is energy to spare."""
    away = Race(view).far()[view.player]
    fly = away <= SPRINT or view.energy[view.player] > 1
    return ("fly",) if fly else legal[0]


def _pace(_: NoEscapeView, legal: Sequence[Action]) -> Action:
    return legal[0]


# -- actions and aborts ---------------------------------------------------------------------------


def _act(view: NoEscapeView, legal: Sequence[Action]) -> Action:
    """Return the action tile that does most good now, or to play none."""
    values = {each: worth(view, view.box.effects[each[1]]) for each in legal if each[0] == "play"}
    best = max(values, key=lambda each: values[each], default=legal[0])
    return best if values.get(best, 0.0) > 0 else legal[0]


def _by_gain(view: NoEscapeView, legal: Sequence[Action]) -> Action:
    """Return whoever brings most if an effect is about them."""
    kind, number = view.frame[2:4]
    effect = view.box.effects[kind][number]
    return max(legal, key=lambda each: GAINS[each[0]](view, each[1], effect))


def _at_the_leader(view: NoEscapeView, legal: Sequence[Action]) -> Action:
    leader = Race(view).leader()
    return next((each for each in legal if each[1] == leader), legal[0])


def _for_a_friend(view: NoEscapeView, legal: Sequence[Action]) -> Action:
    mine = view.sides[view.player]
    return next(
        (each for each in legal if each[1] == view.player),
        next((each for each in legal if view.sides[each[1]] == mine), legal[0]),
    )


def _drop(view: NoEscapeView, legal: Sequence[Action]) -> Action:
    """Return the tile with the most spaces, or an action tile if there is nothing else."""
    return max(legal, key=lambda each: _spaces(view, each[1]))


def _spaces(view: NoEscapeView, kind: int) -> int:
    if kind >= view.box.maze_kinds:
        return 0
    return len(view.maze.shapes[view.box.shape(kind, 0)].ways)


def _salvage(view: NoEscapeView, legal: Sequence[Action]) -> Action:
    """Return a tile with few spaces, which makes an exit out of an exit for little."""
    return min(legal, key=lambda each: _spaces(view, each[1]))


def _abort(view: NoEscapeView, legal: Sequence[Action]) -> Action:
    """Return an abort if the player whose event it is gets too near an exit by it, or to let it pass."""
    _, _, event, by = view.frame
    if view.sides[by] == view.sides[view.player] or event == "abort":
        return legal[0]
    away = Race(view).far()[by]
    if event == "roll":
        return legal[1] if _rolled(view) >= away else legal[0]
    reach = SPRINT if event == "jetpack" else NEAR
    return legal[1] if away < reach or (event == "maze" and away <= reach) else legal[0]


def _rolled(view: NoEscapeView) -> int:
    """Return how many steps the last roll gives."""
    dice = [event for event in view.events() if event[0] == "rolled"][-1][2]
    return counted(dice, len(view.game.dice), view.counted) + view.flying


DECIDED: dict[str, Callable[[NoEscapeView, Sequence[Action]], Action]] = {
    "lay": _lay,
    "branch": _branch,
    "jump": _jump,
    "fuel": _fuel,
    "pace": _pace,
    "act": _act,
    **dict.fromkeys(GAINS, _by_gain),
    **dict.fromkeys(("lock", "drain", "discard"), _at_the_leader),
    **dict.fromkeys(("charge", "draw"), _for_a_friend),
    "drop": _drop,
    "salvage": _salvage,
    "abort": _abort,
    **dict.fromkeys(CHANGES, _best_change),
}
"""How each kind of decision is made."""
