"""Aborts: whether it is worth a tile to stop what another player has just done (NE-81 … NE-85)."""

from collections.abc import Callable, Mapping

from ..turns import counted
from ..view import NoEscapeView
from .race import Race
from .race_model import rolls
from .values import TileValues
from .weights import RacerWeights

AGAIN = 0.5
"""How much of a stop is left if the player who was stopped does something else instead."""


def stopping_gain(view: NoEscapeView, weights: RacerWeights) -> float:
    """Return what it adds to the chance to win to stop what is asked about."""
    _, _, event, by = view.frame
    if view.sides[by] == view.sides[view.player] or event not in GAINS:
        return 0.0
    return GAINS[event](view, by, weights)


def _roll(view: NoEscapeView, by: int, weights: RacerWeights) -> float:
    """Return what another roll is worth: this one may lead out, or far."""
    # After the roll it is the next one's turn.
    race = Race(view, weights, begins=1)
    away = race.far[by]
    bonus = int(view.flying)
    left = away - _rolled(view)
    again = sum(
        chance * _moved(race, by, away - steps - bonus) for steps, chance in rolls(view.game.dice)
    )
    if left <= 0:
        # Otherwise everything is over: no tile is worth more than that.
        return 1.0 if min(steps for steps, _ in rolls(view.game.dice)) + bonus < away else 0.0
    return again - _moved(race, by, left)


def _moved(race: Race, by: int, left: int) -> float:
    return race.chance(race.with_far(by, left)) if left > 0 else 0.0


def _rolled(view: NoEscapeView) -> int:
    """Return how many steps the last roll gives."""
    dice = [event for event in view.events() if event[0] == "rolled"][-1][2]
    return counted(dice, len(view.game.dice), view.counted) + view.flying


def _jetpack(view: NoEscapeView, by: int, weights: RacerWeights) -> float:
    race = Race(view, weights)
    flying = race.with_far(by, max(0, race.far[by] - 1))
    return race.chance() - race.chance(flying)


def _maze(view: NoEscapeView, _: int, weights: RacerWeights) -> float:
    """Return what it is worth to have a tile taken back; another one is laid then."""
    cell = [event for event in view.events() if event[0] == "laid"][-1][3]
    without = view.maze.copy()
    without.remove(cell)
    gain = Race(view, weights, without).chance() - Race(view, weights).chance()
    return AGAIN * gain if view.ruleset.stopped_maze == "again" else gain


def _action(view: NoEscapeView, by: int, weights: RacerWeights) -> float:
    kind = [event for event in view.events() if event[0] == "played"][-1][2]
    race = Race(view, weights)
    return -TileValues(view, race, weights).worth(view.box.effects[kind], by, view.player)


GAINS: Mapping[str, Callable[[NoEscapeView, int, RacerWeights], float]] = {
    "roll": _roll,
    "jetpack": _jetpack,
    "maze": _maze,
    "action": _action,
}
"""What it is worth to stop each kind of event."""
