"""The engine: from a map and a scenario to a race; whoever is at a goal first wins."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from hullwright.engines.base_engine import BaseEngine
from hullwright.engines.random_bot import RandomBot
from hullwright.engines.rules.book import RuleBook
from hullwright.schema.checks.problem import Problem
from hullwright.schema.kinds.examination import Examination

from .race_game import RaceGame
from .race_ruleset import RULESETS, RaceRuleset


class RaceEngine(BaseEngine[RaceRuleset, RaceGame]):
    """Plays the race on every map that has a start and a goal."""

    name = "my_plugin"
    title = "My plugin race"
    version = "1"
    rulesets = RULESETS
    ground = ("silent",)
    demands = ("human", "pod")

    @property
    def bots(self) -> Mapping[str, Callable[[int], Any]]:
        """How a bot of each name is made from a seed, weakest first."""
        return {"random": RandomBot}

    def on_the_map(self, examined: Examination, ruleset: RaceRuleset) -> Iterator[Problem]:
        """Yield what forbids playing: the errors of the map."""
        del ruleset
        yield from examined.errors

    def made(self, examined: Examination, ruleset: RaceRuleset, book: RuleBook) -> RaceGame:
        """Return the game on a map that nothing is to be said against."""
        return RaceGame(examined.board, ruleset, book)


ENGINE = RaceEngine()
