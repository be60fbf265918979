"""The bots of each game by name: levels, their styles, those of plugins, and what bots were called before."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec

from hullwright.schema.extensible_table import ExtensibleTable

from .contract import AnyBot
from .loader import OWN_ENGINES, engine
from .search.budget import SEARCH, budget_of
from .search.search_bot import SearchBot
from .styles import Style, read_styles

FORMER: Mapping[str, Mapping[str, str]] = {
    "eftaios": {"greedy": "beginner", "belief": "expert"},
    "escape_earth": {"planner": "expert"},
    "no_escape": {"racer": "expert"},
    "space_attack": {"rescuer": "expert"},
}
"""What bots were called before there were levels, and which level is meant by it now, by game."""


@dataclass(frozen=True)
class NamedBot:
    """What makes bots of one kind from a seed; it travels by its name, and is looked up where it arrives."""

    game: str
    name: str

    def __call__(self, seed: int) -> AnyBot:
        """Return a bot."""
        budget = budget_of(self.name)
        own = engine(self.game).bots
        if budget and self.name not in own:
            return SearchBot(own, budget, seed)
        return ExtensibleTable("bots", own, self.game)[self.name](seed)


class OwnBots(Mapping[str, "NamedBot"]):
    """The bots that a game has without any plugin: those of its engine, and the searching bot with any budget."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._names = [*engine(game).bots, SEARCH]

    def __getitem__(self, name: str) -> "NamedBot":
        if name in self:
            return NamedBot(self._game, name)
        raise KeyError(name)

    def __contains__(self, name: object) -> bool:
        return name in self._names or budget_of(str(name)) is not None

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


def bots(game: str) -> ExtensibleTable[Callable[[int], AnyBot]]:
    """Return how the bots of a game are made from a seed, those that plugins bring last."""
    return ExtensibleTable("bots", OwnBots(game), game)


def bot_names(game: str) -> list[str]:
    """Return the bots of a game to choose from: those of plugins, then the engine's own, and the searching one last."""
    known = bots(game)
    return [*(name for name in known if name not in known.own), *known.own]


def usual_bot(game: str) -> str:
    """Return the name of the bot that plays unless another is asked for: the engine's best."""
    return list(engine(game).bots)[-1]


def present_name(game: str, name: str) -> str:
    """Return what a bot is called now, whatever it was called before.

    >>> present_name("eftaios", "greedy"), present_name("eftaios", "expert")
    ('beginner', 'expert')
    """
    return FORMER.get(game, {}).get(name, name)


@cache
def styles(game: str) -> Mapping[str, Style]:
    """Return the styles of a game's bots by name; none where its bots have none, or a plugin brings it."""
    package = f"{__package__}.{game}.bots.styles"
    if game not in OWN_ENGINES or find_spec(package) is None:
        return {}
    return read_styles(package)
