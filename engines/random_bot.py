"""The random bot: any legal action, in any game."""

from collections.abc import Sequence
from random import Random

from .contract import Action


class RandomBot:
    """Chooses any legal action."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, _view: object, legal: Sequence[Action]) -> Action:
        """Return one of the legal actions."""
        return legal[int(self._chance.random() * len(legal))]
