"""The racer: lays what shortens its own way and lengthens the others', and keeps aborts for the finish."""

from collections.abc import Callable, Sequence
from random import Random

from ...contract import Action
from ..maze import Maze
from ..shapes import NOWHERE
from ..view import NoEscapeView
from .race import Race
from .ways import exits_ahead, nearest, starts

TRIED = 24
"""So many changes of the maze are thought through at the most."""
NEAR = 8
"""An opponent so near an exit is to be stopped."""
SPRINT = 7
"""From so far a jetpack may carry a meeple out."""
PLAYED = (
    *("adrenaline", "lockdown", "hull_breach", "hallway_collapse", "drift_module"),
    *("twist_coupling", "swap_modules", "about_face", "power_drain", "overcharge", "salvage"),
)
"""The action tiles, from the one that is played first."""


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
    return min(
        legal, key=lambda each: nearest(exits_ahead(view.maze, [(cell, space, towards[each[1]])]))
    )


def _jump(view: NoEscapeView, legal: Sequence[Action]) -> Action:
    """Return the indicator from which the way is shortest."""

    def far(action: Action) -> int:
        return nearest(exits_ahead(view.maze, starts(view.maze, (action[1], action[2]), NOWHERE)))

    return min(legal, key=far)


def _fuel(view: NoEscapeView, legal: Sequence[Action]) -> Action:
    """Return to fly if that may be what it takes, or if there is energy to spare."""
    far = Race(view).far()[view.player]
    fly = far <= SPRINT or view.energy[view.player] > 1
    return ("fly",) if fly else legal[0]


def _pace(_: NoEscapeView, legal: Sequence[Action]) -> Action:
    return legal[0]


# -- actions and aborts ---------------------------------------------------------------------------


def _act(view: NoEscapeView, legal: Sequence[Action]) -> Action:
    """Return the first action tile that is of use now."""
    names = view.box.names
    offered = {names[each[1]]: each for each in legal if each[0] == "play"}
    for name in PLAYED:
        if name in offered and (name not in USEFUL or USEFUL[name](view)):
            return offered[name]
    return legal[0]


def _somebody_to_turn(view: NoEscapeView) -> bool:
    return _gain(view, _turned(view)) > 0


def _leader_has_energy(view: NoEscapeView) -> bool:
    return view.energy[Race(view).leader()] > 0


USEFUL: dict[str, Callable[[NoEscapeView], bool]] = {
    "about_face": _somebody_to_turn,
    "power_drain": _leader_has_energy,
}
"""The action tiles that are worth nothing in some places."""


def _turned(view: NoEscapeView) -> int:
    """Return the meeple whose turning round helps most."""
    sure = [each for each in range(view.players) if view.backs[each] != NOWHERE]
    return max(sure, key=lambda each: _gain(view, each), default=view.player)


def _gain(view: NoEscapeView, player: int) -> int:
    """Return how many steps are won if a meeple is turned round: lost ones of an opponent count too."""
    if view.backs[player] == NOWHERE:
        return 0
    before, after = (
        nearest(exits_ahead(view.maze, starts(view.maze, view.places[player], way)))
        for way in (view.headings[player], view.backs[player])
    )
    friend = view.sides[player] == view.sides[view.player]
    return before - after if friend else after - before


def _turn(view: NoEscapeView, legal: Sequence[Action]) -> Action:
    return max(legal, key=lambda each: _gain(view, each[1]))


def _at_the_leader(view: NoEscapeView, legal: Sequence[Action]) -> Action:
    leader = Race(view).leader()
    return next((each for each in legal if each[1] == leader), legal[0])


def _salvage(view: NoEscapeView, legal: Sequence[Action]) -> Action:
    """Return a tile with few spaces, which makes an exit out of an exit for little."""
    return min(legal, key=lambda each: len(view.maze.shapes[view.box.shape(each[1], 0)].ways))


def _abort(view: NoEscapeView, legal: Sequence[Action]) -> Action:
    """Return an abort if the player whose event it is gets too near an exit by it, or to let it pass."""
    _, _, event, by = view.frame
    if view.sides[by] == view.sides[view.player] or event == "abort":
        return legal[0]
    race = Race(view)
    far = race.far()[by]
    if event == "roll":
        return legal[1] if _rolled(view) >= far else legal[0]
    reach = SPRINT if event == "jetpack" else NEAR
    return legal[1] if far < reach or (event == "maze" and far <= reach) else legal[0]


def _rolled(view: NoEscapeView) -> int:
    """Return how many steps the last roll gives."""
    dice = [event for event in view.events() if event[0] == "rolled"][-1][2]
    return sum(dice) + view.flying


DECIDED: dict[str, Callable[[NoEscapeView, Sequence[Action]], Action]] = {
    "lay": _lay,
    "branch": _branch,
    "jump": _jump,
    "fuel": _fuel,
    "pace": _pace,
    "act": _act,
    "turn": _turn,
    "lock": _at_the_leader,
    "drain": _at_the_leader,
    "salvage": _salvage,
    "abort": _abort,
    **dict.fromkeys(CHANGES, _best_change),
}
"""How each kind of decision is made."""
