"""The engine: from a tower and a scenario to a game."""

from collections.abc import Callable, Iterator, Mapping

from hullwright.engines.base_engine import BaseEngine
from hullwright.engines.contract import Bot
from hullwright.engines.random_bot import RandomBot
from hullwright.engines.rules.book import RuleBook
from hullwright.schema.checks.problem import Problem
from hullwright.schema.kinds.examination import Examination

from .bots import ClimberBot
from .game import ColdClimbGame
from .ruleset import RULESETS, ColdClimbRuleset
from .view import ColdClimbView


class ColdClimbEngine(BaseEngine[ColdClimbRuleset, ColdClimbGame]):
    """Plays Cold Climb on towers, and on whatever else has berths and a shuttle."""

    name = "cold_climb"
    title = "Cold Climb"
    version = "1"
    rulesets = RULESETS
    ground = ("passage", "shaft", "locker")
    demands = ("berth", "shuttle")

    @property
    def bots(self) -> Mapping[str, Callable[[int], Bot[ColdClimbView]]]:
        """How a bot of each name is made from a seed, weakest first."""
        return {"random": RandomBot, "climber": ClimberBot}

    def on_the_map(self, examined: Examination, _ruleset: ColdClimbRuleset) -> Iterator[Problem]:
        """Yield the problems of the tower that forbid playing."""
        yield from examined.errors

    def made(
        self, examined: Examination, ruleset: ColdClimbRuleset, book: RuleBook
    ) -> ColdClimbGame:
        """Return the game on a tower that nothing is to be said against."""
        return ColdClimbGame(examined.board, ruleset, book)


ENGINE = ColdClimbEngine()
