"""The bot: goes wherever it can, and does nothing else as long as it may move."""

from collections.abc import Sequence
from random import Random
from typing import Any


class RoverBot:
    """Prefers moves to everything else; sees only what its player may know."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """Return one of the legal actions."""
        del view
        moves = [action for action in legal if action[0] == "move"] or list(legal)
        return moves[int(self._chance.random() * len(moves))]
