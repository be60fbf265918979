"""The engine: from a map and a scenario to a game, or to every reason why it can't be played."""

from collections.abc import Callable, Iterator, Mapping

from hullwright.schema.checks.problem import Facts, Problem, Severity

from ..contract import Bot
from ..making import GameEngine, Site
from ..rules.book import RuleBook
from .examining import maze_problems
from .game import Game
from .invariants import INVARIANTS
from .ruleset import RULESETS, Ruleset

KIND = "tile-maze"


class NoEscapeEngine(GameEngine):
    """Plays No Escape on any tile maze that has a hub and an exit."""

    name = "no_escape"
    title = "No Escape"
    version = "1"
    rulesets: Mapping[str, Ruleset] = RULESETS
    invariants = INVARIANTS
    ground = ("space", "control", "teleport")
    demands = ("hub", "exit")

    @property
    def bots(self) -> Mapping[str, Callable[[int], Bot]]:
        """How a bot of each name is made from a seed, weakest first."""
        from .bots import BOTS

        return BOTS

    def on_the_map(self, site: Site, ruleset: Ruleset) -> Iterator[Problem]:
        """Yield what a map has against a ruleset: the checks of mazes under it, and unknown actions."""
        if site.document.kind == KIND:
            yield from maze_problems(site.document, ruleset)
        else:
            yield Problem("NE-3", "no-tiles", Facts(name=site.document.name), Severity.ERROR)

    def made(self, site: Site, ruleset: Ruleset, book: RuleBook) -> Game:
        """Return the game on a map that nothing is to be said against."""
        return Game(site.document, ruleset, book)


ENGINE = NoEscapeEngine()
