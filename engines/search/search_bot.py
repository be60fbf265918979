"""The searching bot itself: information-set Monte-Carlo tree search on the contract alone.

For each decision it deals what it can't know anew for every playout, by its view, and walks one tree for all
of them. What it tries first is what the engine's own bots would do; beyond the tree quick bots play for everybody.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from hullwright.schema.messages import Message, message

from ..contract import Action, AnyBot, View
from .budget import Budget
from .playout import Playout
from .tree import SearchNode

QUICK = ("beginner", "random")
"""The levels of those who play beyond the tree, the first that the engine has; else its weakest."""


class SearchBot:
    """Searches for each decision; it remembers nothing but what its advisers do."""

    def __init__(
        self, bots: Mapping[str, Callable[[int], AnyBot]], budget: Budget, seed: int
    ) -> None:
        self._budget = budget
        self._chance = Random(seed)
        self._quick = next((bots[each] for each in QUICK if each in bots), None) or next(
            iter(bots.values())
        )
        self._adviser = list(bots.values())[-1](self._chance.getrandbits(32))
        self._root: SearchNode | None = None

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Return the action that was tried most: tries go where it turns out well."""
        # The adviser is asked in any case: it may remember what it has seen.
        idea = self._adviser.choose(view, legal)
        self._root = None
        if len(legal) == 1:
            return legal[0]
        root = SearchNode()
        for _ in self._budget.turns():
            world = view.determinised(self._chance)
            Playout(world, self._quick, self._chance).run(root, legal, (idea,))
        self._root = root
        return root.ranked()[0][0]

    @property
    def reason(self) -> Message | None:
        """How the choice compares with the next best; None where there was nothing to choose."""
        if self._root is None:
            return None
        (_, best), *others = self._root.ranked()
        if not others:
            return message(
                "{playouts} playouts, all of them with this choice: {share} %",
                playouts=best.visits,
                share=round(100 * best.mean),
            )
        other = max((node for _, node in others), key=lambda node: node.mean)
        return message(
            "{playouts} playouts over {choices} choices: worth {share} % ({tries} of them), the best other one {less} % ({few})",
            playouts=sum(node.visits for node in self._root.choices.values()),
            choices=len(self._root.choices),
            share=round(100 * best.mean),
            tries=best.visits,
            less=round(100 * other.mean),
            few=other.visits,
        )
