"""The engine: from a galaxy and a scenario to a game, or to every reason why it can't be played."""

from collections.abc import Callable, Iterator, Mapping

from hullwright.schema.checks.problem import Facts, Problem, Severity
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.galaxy.layout import ASTEROID, GOAL, PLANET, SPACE, START, UNKNOWN

from ..base_engine import BaseEngine
from ..contract import Bot
from ..rules.book import RuleBook
from .game import EscapeEarthGame
from .invariants import INVARIANTS
from .map_checks import galaxy_problems, survey
from .ruleset import OLD_RULESETS, RULESETS, EscapeEarthRuleset
from .view import EscapeEarthView

GALAXY = "galaxy"
"""The kind of map that has the decks and tables of this game."""


class EscapeEarthEngine(BaseEngine[EscapeEarthRuleset, EscapeEarthGame]):
    """Plays Escape Earth on galaxies."""

    name = "escape_earth"
    title = "Escape Earth"
    version = "2"
    rulesets = RULESETS
    old_rulesets = OLD_RULESETS
    invariants = INVARIANTS
    ground = (SPACE, PLANET, ASTEROID, UNKNOWN)
    demands = (START, GOAL)

    @property
    def bots(self) -> Mapping[str, Callable[[int], Bot[EscapeEarthView]]]:
        """How a bot of each name is made from a seed, weakest first."""
        from .bots import BOTS

        return BOTS

    def on_the_map(self, examined: Examination, ruleset: EscapeEarthRuleset) -> Iterator[Problem]:
        """Yield what a map has against a ruleset: the galaxy's own checks under these rules."""
        if examined.document.kind == GALAXY:
            yield from galaxy_problems(examined.document, examined.board, ruleset)
            return
        yield Problem("EE-2", "no-galaxy", Facts(name=examined.document.name), Severity.ERROR)

    def made(
        self, examined: Examination, ruleset: EscapeEarthRuleset, book: RuleBook
    ) -> EscapeEarthGame:
        """Return the game in a galaxy that nothing is to be said against."""
        return EscapeEarthGame(survey(examined.document, examined.board, ruleset), ruleset, book)


ENGINE = EscapeEarthEngine()
