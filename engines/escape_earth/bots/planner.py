"""The planner: looks ahead over the team's next turns in a galaxy that could be the real one."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from ...contract import Action
from ..view import EscapeEarthView
from .beam_search import best_line
from .prospects import TeamProspects

if TYPE_CHECKING:
    from ..state import Situation


class PlannerBot:
    """Plans for the whole team, and follows the plan until something happens that was not in it."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self._plan: dict[Situation, Action] = {}
        """What to do in situations that the plan leads to."""
        self._opened = 0
        """The cards that lay open when it was made: with others it has to be made anew."""

    def choose(self, view: EscapeEarthView, legal: Sequence[Action]) -> Action:
        """Return the next act of the plan, or of a new one if the situation is not in it."""
        planned = self._plan.get(view.situation) if view.opened == self._opened else None
        if planned is not None and planned in legal:
            return planned
        world = view.possible(self._chance)
        prospects = TeamProspects(world.game, world)
        world.game = world.game.quiet
        self._plan = dict(best_line(world, prospects).steps)
        self._opened = view.opened
        return self._plan[view.situation]
