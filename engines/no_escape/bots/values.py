"""What an action tile is worth to the racer, by its effects: whoever made the tile, it is read, not known."""

from collections.abc import Callable, Iterable, Mapping

from hullwright.schema.effects import DO, Effect
from hullwright.schema.kinds.tile_maze.action_effects import (
    ALL,
    CHOSEN,
    NEAR,
    OPPONENT,
    OTHERS,
    SELF,
)

from ..nearness import approaches
from ..view import NoEscapeView
from .distances import moving_gain, pushing_gain, swapping_gain, turning_gain
from .race import Race

WORTH: Mapping[str, float] = {
    "roll": 11.0,
    "lock": 10.0,
    "remove_tile": 9.0,
    "replace_tile": 8.0,
    "move_tile": 7.0,
    "turn_tile": 6.0,
    "swap_tiles": 5.0,
    "turn": 4.0,
    "drain": 3.0,
    "discard": 2.5,
    "new_path": 2.0,
    "charge": 2.0,
    "draw": 1.5,
    "salvage": 1.0,
}
"""What each effect is worth if it does the bot good, roughly in steps."""

FOR_FRIENDS = frozenset({"charge", "draw"})
"""Effects that are good for whom they are about; the others are bad."""


def worth(view: NoEscapeView, effects: Iterable[Effect]) -> float:
    """Return what the effects of a tile are worth together; below 0 they do more harm than good."""
    return sum(_worth(view, each) for each in effects)


def _worth(view: NoEscapeView, effect: Effect) -> float:
    name = effect[DO]
    if name in GAINS:
        return _gained(view, effect)
    value = WORTH.get(name, 0.0)
    if "who" not in effect:
        return value
    about = _meant(view, effect)
    if name == "drain" and effect["who"] in {CHOSEN, OPPONENT}:
        about = [Race(view).leader()]
        return value if view.energy[about[0]] else 0.0
    if effect["who"] in {CHOSEN, OPPONENT}:
        return value if effect["who"] == CHOSEN or name not in FOR_FRIENDS else -value
    sides = [view.sides[each] == view.sides[view.player] for each in about]
    good = sum(1 if friend == (name in FOR_FRIENDS) else -1 for friend in sides)
    return value * good


def _gained(view: NoEscapeView, effect: Effect) -> float:
    """Return what an effect is worth that brings meeples nearer to exits, or farther away."""
    gains = [GAINS[effect[DO]](view, each, effect) for each in _meant(view, effect)]
    if effect.get("who", OPPONENT) in {CHOSEN, OPPONENT}:
        best = max(gains, default=0)
        return min(best, WORTH.get(effect[DO], best)) if best > 0 else float(best)
    return float(sum(gains))


GAINS: Mapping[str, Callable[[NoEscapeView, int, Effect], int]] = {
    "move": lambda view, each, effect: moving_gain(view, each, effect["steps"]),
    "push": lambda view, each, effect: pushing_gain(view, each, effect["steps"]),
    "turn": lambda view, each, _: turning_gain(view, each),
    "swap_places": lambda view, each, _: swapping_gain(view, each),
}
"""How many steps the bot wins by what is done to a meeple."""


def _meant(view: NoEscapeView, effect: Effect) -> list[int]:
    """Return whom an effect may be about."""
    everybody, me = range(view.players), view.player
    others = [each for each in everybody if each != me]
    if effect.get("who", OPPONENT) == NEAR:
        reached = approaches(view.maze, *view.places[me])
        return [
            each
            for each in others
            if view.places[each] in reached and reached[view.places[each]].steps <= effect["within"]
        ]
    meant: Mapping[str, Iterable[int]] = {
        SELF: [me],
        CHOSEN: everybody,
        OPPONENT: [each for each in others if view.sides[each] != view.sides[me]],
        OTHERS: others,
        ALL: everybody,
    }
    return list(meant[effect.get("who", OPPONENT)])
