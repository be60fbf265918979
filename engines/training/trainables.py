"""What can be trained: the sides of our games whose bots are made from weights."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec

from hullwright.schema.errors import HullwrightError
from hullwright.schema.extensible_table import NamedCode
from hullwright.schema.messages import message

from ..contract import AnyBot
from ..loader import OWN_ENGINES
from ..styles import Trainable

ENGINES = __package__.rpartition(".")[0]

TABLES: NamedCode[Mapping[str, Trainable]] = NamedCode(
    ENGINES,
    {name: f".{name}.bots.trainables:TRAINABLES" for name in OWN_ENGINES},
)
"""By game what of it can be trained, by side; loaded on use."""


def trainables(game: str) -> Mapping[str, Trainable]:
    """Return what of a game can be trained, by side; HullwrightError if nothing can."""
    if game in TABLES and find_spec(f".{game}.bots.trainables", ENGINES):
        return TABLES[game]
    raise HullwrightError(
        message("The bots of “{game}” have no weights that could be trained.", game=game)
    )


@dataclass(frozen=True)
class WeightedBot:
    """What makes bots of our own from weights and a seed; it travels as names and numbers."""

    game: str
    side: str
    weights: tuple[tuple[str, float], ...]

    def __call__(self, seed: int) -> AnyBot:
        """Return a bot."""
        return trainables(self.game)[self.side].make(dict(self.weights), seed)


def maker(trainable: Trainable, weights: Mapping[str, float]) -> Callable[[int], AnyBot]:
    """Return what makes bots of a side from a seed, with certain weights."""
    if trainable.game in TABLES:
        return WeightedBot(trainable.game, trainable.side, tuple(weights.items()))
    return partial(trainable.make, weights)
