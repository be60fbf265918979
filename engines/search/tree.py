"""The tree of a search: what was tried, how often, and how it turned out for whoever decided it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

from ..contract import Action

CURIOSITY = 0.7
"""How much is tried that looks worse than the best, against what the best is worth."""
TRUST = 0.5
"""How much of the curiosity belongs to what the quick bot would do; the other choices share the rest."""
BREADTH = 1.5
"""A decision that was met n times has at most this times the root of n choices in the tree."""


@dataclass(slots=True)
class SearchNode:
    """A choice that was made, in whatever states it was met, and the choices that followed it."""

    visits: int = 0
    worth: float = 0.0
    """The sum of what it was worth to whoever made it."""
    prior: float = 0.0
    choices: "dict[Action, SearchNode]" = field(default_factory=dict)
    met: int = 0
    """How often a decision followed."""

    @property
    def mean(self) -> float:
        """What it was worth on average; nothing is known of what was never tried."""
        return self.worth / self.visits if self.visits else 0.0

    def has_room(self, legal: Sequence[Action]) -> bool:
        """Tell whether another choice may be taken into the tree."""
        return len(self.choices) < min(len(legal), max(1.0, BREADTH * sqrt(self.met)))

    def add(self, action: Action) -> "SearchNode":
        """Take a choice into the tree; the first one is what the quick bot would do."""
        made = SearchNode(prior=TRUST if not self.choices else 0.0)
        self.choices[action] = made
        return made

    def best(self, legal: Sequence[Action]) -> Action:
        """Return the choice to try next among those that are legal here."""
        known = [each for each in legal if each in self.choices]
        share = (1 - TRUST) / max(1, len(self.choices) - 1)
        curiosity = CURIOSITY * sqrt(max(1, self.met))

        def promise(action: Action) -> float:
            node = self.choices[action]
            return node.mean + curiosity * (node.prior or share) / (1 + node.visits)

        return max(known, key=promise)

    def ranked(self) -> list[tuple[Action, "SearchNode"]]:
        """Return the choices, the one that was tried most first."""
        return sorted(
            self.choices.items(), key=lambda each: (each[1].visits, each[1].mean), reverse=True
        )
