"""The engine: from a map and a scenario to a game, or to every reason why it can't be played."""

from collections.abc import Callable, Iterator, Mapping

from hullwright.schema.checks.problem import Problem

from ..contract import Bot
from ..making import GameEngine, Site
from ..rules.book import RuleBook
from .examining import station_problems
from .fitting import surveyed
from .game import Game
from .invariants import INVARIANTS
from .ruleset import RULESETS, Ruleset


class SpaceAttackEngine(GameEngine):
    """Plays Survive: Space Attack! on any station."""

    name = "space_attack"
    title = "Survive: Space Attack!"
    version = "1"
    rulesets: Mapping[str, Ruleset] = RULESETS
    invariants = INVARIANTS
    ground = ("open", "gate")
    demands = ("station", "jump_point")

    @property
    def bots(self) -> Mapping[str, Callable[[int], Bot]]:
        """How a bot of each name is made from a seed, weakest first."""
        from .bots import BOTS

        return BOTS

    def on_the_map(self, site: Site, ruleset: Ruleset) -> Iterator[Problem]:
        """Yield what a map has against a ruleset."""
        if site.document.kind == "station":
            yield from station_problems(site.document, ruleset)

    def made(self, site: Site, ruleset: Ruleset, book: RuleBook) -> Game:
        """Return the game on a map that nothing is to be said against."""
        return Game(surveyed(site.document, ruleset), ruleset, book)


ENGINE = SpaceAttackEngine()
