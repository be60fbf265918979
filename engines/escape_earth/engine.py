"""The engine: from a galaxy and a scenario to a game, or to every reason why it can't be played."""

from collections.abc import Callable, Iterator, Mapping

from hullwright.schema.checks.problem import Facts, Problem, Severity
from hullwright.schema.kinds.galaxy.layout import ASTEROID, GOAL, PLANET, SPACE, START, UNKNOWN

from ..contract import Bot
from ..making import GameEngine, Site
from ..rules.book import RuleBook
from .examining import galaxy_problems, survey
from .game import Game
from .invariants import INVARIANTS
from .ruleset import RULESETS, Ruleset

GALAXY = "galaxy"
"""The kind of map that has the decks and tables of this game."""


class EscapeEarthEngine(GameEngine):
    """Plays Escape Earth on galaxies."""

    name = "escape_earth"
    title = "Escape Earth"
    version = "1"
    rulesets: Mapping[str, Ruleset] = RULESETS
    invariants = INVARIANTS
    ground = (SPACE, PLANET, ASTEROID, UNKNOWN)
    demands = (START, GOAL)

    @property
    def bots(self) -> Mapping[str, Callable[[int], Bot]]:
        """How a bot of each name is made from a seed, weakest first."""
        from .bots import BOTS

        return BOTS

    def on_the_map(self, site: Site, ruleset: Ruleset) -> Iterator[Problem]:
        """Yield what a map has against a ruleset: the galaxy's own checks under these rules."""
        if site.document.kind == GALAXY:
            yield from galaxy_problems(site.document, site.board, ruleset)
            return
        yield Problem("EE-2", "no-galaxy", Facts(name=site.document.name), Severity.ERROR)

    def made(self, site: Site, ruleset: Ruleset, book: RuleBook) -> Game:
        """Return the game in a galaxy that nothing is to be said against."""
        return Game(survey(site.document, site.board, ruleset), ruleset, book)


ENGINE = EscapeEarthEngine()
