"""Prospects: a guess at the team's chance to win from a table, by what is left to do and what threatens.

The actions that are left are guessed as in the search for par. While they are done, events and Aliens
come at the pace of the time deck; how many of them the team can bear decides the chance.
"""

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING, TypeAlias

from ..tables import ON_THE_TABLE, PlanTable, spendable
from .crossings import CrossingGuess
from .perils import Danger, Endurance, Perils, TeamPace
from .readiness import Readiness
from .row_uses import RowUses
from .weights import PlannerWeights

if TYPE_CHECKING:
    from ..game import EscapeEarthGame

LAST = 0.1
"""The actions that are left at least while nobody has won."""
MOST_TABLES = 50_000
"""So many are remembered of those that come up in many games."""

Prospect: TypeAlias = tuple[float, Danger, Readiness]
"""The actions that are left without the rows, how dangerous they are, and what rows save of them."""


class TeamProspects:
    """Guesses chances of winning in worlds with the same cards, every one of them known."""

    def __init__(
        self, game: "EscapeEarthGame", cards: tuple[str, ...], weights: PlannerWeights
    ) -> None:
        self.weights = weights
        self.uses = row_uses(game)
        self._ready, self._perils = _whatever_the_cards(game, weights)
        self._game = game
        self._guess = CrossingGuess(game, game.chart(cards), weights)
        self._turns = weights.haste / game.layout.setup.actions
        self._toil = -weights.toil
        self._left: dict[object, tuple[float, Endurance]] = {}
        self._pace: TeamPace | None = None
        self._known: dict[object, Prospect] = {}
        """What is known of tables at the pace that was asked for last."""

    def __call__(self, table: PlanTable, pace: TeamPace) -> float:
        """Return the chance, between 0 and 1."""
        if pace is not self._pace:
            self._pace = pace
            self._known.clear()
        lies = table[ON_THE_TABLE]
        known = self._known.get(lies)
        if known is None:
            known = self._known[lies] = self._prospect(table, lies, pace)
        actions, danger, ready = known
        for row in table[0]:
            actions -= ready[row]
        # Rows that are ready make the guess smaller, but somebody has still to move.
        actions = max(actions, LAST)
        return exp(self._toil * actions) * (1.0 - danger(self._turns * actions))

    def _prospect(self, table: PlanTable, lies: object, pace: TeamPace) -> Prospect:
        left = self._left.get(lies)
        if left is None:
            left = self._left[lies] = self._reckoned(table)
        building = bool(self._game.up_to_goal & ~table.opened)
        return left[0], self._perils(left[1], pace), self._ready[building]

    def _reckoned(self, table: PlanTable) -> tuple[float, Endurance]:
        """Return the actions that are left, and how well it can bear what comes meanwhile."""
        if len(self._left) > MOST_TABLES:
            self._left.clear()
        box, gifts = self._game.box, self._game.ruleset.bonus_spendable
        purse = spendable(table, box.makes, len(box.kinds), gifts=gifts)
        guess = self._guess(table, purse)
        return guess, self._perils.standing(table, purse)


@lru_cache(maxsize=32)
def row_uses(game: "EscapeEarthGame") -> RowUses:
    """Return what rows are good for in a game, whatever its cards are; it is worked out once."""
    return RowUses(game.box)


@lru_cache(maxsize=32)
def _whatever_the_cards(
    game: "EscapeEarthGame", weights: PlannerWeights
) -> tuple[tuple[Readiness, Readiness], Perils]:
    """Return what rows save, when nothing and when something is to be built, and the perils; worked out once."""
    ready = [Readiness(game.box, weights, building=each) for each in (False, True)]
    return (ready[0], ready[1]), Perils(game, weights)
