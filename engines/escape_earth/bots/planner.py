"""The planner: looks ahead over the team's next turns in a galaxy that could be the real one."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from hullwright.schema.messages import Message

from ...contract import Action
from ..cubes import LOSE, PAY
from ..tables import PlanTable
from ..view import EscapeEarthView
from .planner_reasons import PlannerReason
from .prospects import TeamProspects
from .skills import PlannerSkill
from .team_plan import TeamSearch
from .weights import PlannerWeights

if TYPE_CHECKING:
    from ..game import EscapeEarthGame
    from ..state import EscapeEarthState


class TeamPlan(NamedTuple):
    """What to do on the tables of a turn that a plan leads through, and the chance to win by it."""

    acts: Mapping[PlanTable, Action]
    opened: int
    """The cards that lay open when it was made: with others it has to be made anew."""
    chance: float


class PlannerBot:
    """Plans for the whole team in each turn, and follows the plan until a card is turned over."""

    def __init__(self, seed: int, skill: PlannerSkill, weights: PlannerWeights) -> None:
        # What a planner does follows from what lies open, so that its partners plan alike.
        del seed
        self._skill, self._weights = skill, weights
        self._plan: TeamPlan | None = None
        self._reason: PlannerReason | None = None

    def choose(self, view: EscapeEarthView, legal: Sequence[Action]) -> Action:
        """Return the next act of the team's plan, or of a new one if the table is not in it."""
        if len(legal) == 1:
            return legal[0]
        if view.phase != "act":
            return self._answer(view, legal)
        plan, table = self._plan, view.table
        action = plan.acts.get(table) if plan and plan.opened == view.opened else None
        if plan is None or action is None or action not in legal:
            plan = self._plan = self._planned(view)
            action = plan.acts[table]
        self._reason = PlannerReason.of(view, action, plan.chance)
        return action

    @property
    def reason(self) -> Message | None:
        """Why it did what it did last."""
        return self._reason.said() if self._reason else None

    def _search(self, view: EscapeEarthView) -> TeamSearch:
        # Chance is drawn from what everybody knows: whoever of the team plans, the plan is the same.
        # Each plan is made for other hidden cards, so that a wrong guess does not last.
        chance = Random(repr(view.situation))
        world = view.possible(chance)
        prospects = prospects_in(world.game, world.cards, self._weights)
        return TeamSearch(world, prospects, self._skill, chance)

    def _planned(self, view: EscapeEarthView) -> TeamPlan:
        line = self._search(view).best()
        return TeamPlan(dict(line.steps[: view.acts]), view.opened, line.chance)

    def _answer(self, view: EscapeEarthView, legal: Sequence[Action]) -> Action:
        """Return what to say to a question between acts: which cubes go, whether to fight at once, who begins."""
        search = self._search(view)
        chances = {}
        for action in legal:
            state = search.world.fork()
            state.apply(action)
            chances[action] = search.chance_after(settled(state))
        best = max(chances, key=lambda each: chances[each])
        self._reason = PlannerReason.of(view, best, chances[best])
        return best


def settled(state: "EscapeEarthState") -> "EscapeEarthState":
    """Return a state after it has been decided in any way which cubes are paid or lost."""
    while state.outcome is None and state.phase in (PAY, LOSE):
        state.apply(state.legal()[0])
    return state


@lru_cache(maxsize=64)
def prospects_in(
    game: "EscapeEarthGame", cards: tuple[str, ...], weights: PlannerWeights
) -> TeamProspects:
    """Return the prospects in a galaxy with some cards, which are met again and again."""
    return TeamProspects(game, cards, weights)
