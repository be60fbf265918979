"""The engine: from a map and a scenario to a game, or to every reason why it can't be played."""

from collections.abc import Callable, Iterator, Mapping

from hullwright.schema.checks.problem import Problem

from ..base_engine import BaseEngine, Site
from ..contract import Bot
from ..rules.book import RuleBook
from .game import SpaceAttackGame
from .invariants import INVARIANTS
from .map_checks import station_problems
from .ruled_station import surveyed
from .ruleset import RULESETS, SpaceAttackRuleset
from .view import SpaceAttackView


class SpaceAttackEngine(BaseEngine[SpaceAttackRuleset, SpaceAttackGame]):
    """Plays Survive: Space Attack! on any station."""

    name = "space_attack"
    title = "Survive: Space Attack!"
    version = "1"
    rulesets = RULESETS
    invariants = INVARIANTS
    ground = ("open", "gate")
    demands = ("station", "jump_point")

    @property
    def bots(self) -> Mapping[str, Callable[[int], Bot[SpaceAttackView]]]:
        """How a bot of each name is made from a seed, weakest first."""
        from .bots import BOTS

        return BOTS

    def on_the_map(self, site: Site, ruleset: SpaceAttackRuleset) -> Iterator[Problem]:
        """Yield what a map has against a ruleset."""
        if site.document.kind == "station":
            yield from station_problems(site.document, ruleset)

    def made(self, site: Site, ruleset: SpaceAttackRuleset, book: RuleBook) -> SpaceAttackGame:
        """Return the game on a map that nothing is to be said against."""
        return SpaceAttackGame(surveyed(site.document, ruleset), ruleset, book)


ENGINE = SpaceAttackEngine()
