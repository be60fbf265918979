"""The belief bot: knows where everybody can be, and hunts, evades and bluffs by it."""

from collections.abc import Sequence
from random import Random

from ...contract import Action
from ..belief import Belief
from ..view import EftaiosView
from ..zone import HUMAN_SIDE
from .alien_choices import decide as hunt
from .habits import REFLEXES
from .human_choices import decide as evade


class BeliefBot:
    """Keeps a belief during a game; a new bot is made for every game."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self._belief: Belief | None = None
        self._tastes: dict[int, float] = {}
        """How many steps each pod seems farther than it is: not everybody runs to the nearest."""

    @property
    def belief(self) -> Belief | None:
        """What the bot believes, or None before its first decision."""
        return self._belief

    def choose(self, view: EftaiosView, legal: Sequence[Action]) -> Action:
        """Return one of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        if view.phase in REFLEXES:
            return REFLEXES[view.phase](view, legal)
        if self._belief is None:
            self._belief = Belief(view)
        else:
            self._belief.update(view)
        if view.side == HUMAN_SIDE:
            return evade(view, legal, self._belief, self._chance, self._tastes)
        return hunt(view, legal, self._belief, self._chance)
