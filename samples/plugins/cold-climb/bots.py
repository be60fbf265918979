"""Bots: one climbs as fast as it can, one looks into lockers while there is time."""

from collections.abc import Sequence
from random import Random

from hullwright.engines.contract import Action

from .view import ColdClimbView
from .ways import UNREACHED, steps_to

SAFE, NEAR = 1, 2
"""Decks between a searcher and the cold, and steps that it makes for a locker."""


class ClimberBot:
    """Takes the shortest way to the shuttle that the cold has left open."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, view: ColdClimbView, legal: Sequence[Action]) -> Action:
        """Return the action after which it is nearest to the shuttle."""
        game = view.game
        shut = [space for space, deck in enumerate(game.decks) if deck <= view.cold]
        steps = steps_to(game.board, self.ends(view), shut)
        here = view.places[view.player]

        def distance(action: Action) -> float:
            there = action[1] if len(action) > 1 else here
            # A cable is kept unless it saves a way.
            cost = 0.5 if action[0] == "cable" else 0.0
            return cost + (steps[there] if steps[there] != UNREACHED else len(steps))

        best = min(map(distance, legal))
        nearest = [action for action in legal if distance(action) == best]
        return nearest[int(self._chance.random() * len(nearest))]

    def ends(self, view: ColdClimbView) -> Sequence[int]:
        """Return where it wants to be: at a shuttle."""
        return view.game.shuttles


class ScavengerBot(ClimberBot):
    """Searches the lockers that are near as long as the cold is far away."""

    def choose(self, view: ColdClimbView, legal: Sequence[Action]) -> Action:
        """Search if there is time, and go on if not."""
        deck = view.game.decks[view.places[view.player]]
        if ("search",) in legal and deck - view.cold > SAFE:
            return ("search",)
        return super().choose(view, legal)

    def ends(self, view: ColdClimbView) -> Sequence[int]:
        """Return where it wants to be: at a locker that is near and not yet cold, or else at a shuttle."""
        game, here = view.game, view.places[view.player]
        steps = steps_to(game.board, [here])
        near = [
            each
            for each in view.unsearched
            if 0 <= steps[each] <= NEAR and game.decks[each] - view.cold > SAFE
        ]
        return near or super().ends(view)
