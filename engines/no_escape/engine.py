"""The engine: from a map and a scenario to a game, or to every reason why it can't be played."""

from collections.abc import Callable, Iterator, Mapping

from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.messages import message

from ..base_engine import BaseEngine, Site
from ..contract import Bot
from ..rules.book import RuleBook
from .game import NoEscapeGame
from .invariants import INVARIANTS
from .map_checks import maze_problems
from .ruleset import RULESETS, NoEscapeRuleset
from .view import NoEscapeView

KIND = "tile-maze"


class NoEscapeEngine(BaseEngine[NoEscapeRuleset, NoEscapeGame]):
    """Plays No Escape on any tile maze that has a hub and an exit."""

    name = "no_escape"
    title = "No Escape"
    version = "1"
    rulesets = RULESETS
    invariants = INVARIANTS
    ground = ("space", "control", "teleport")
    demands = ("hub", "exit")

    @property
    def bots(self) -> Mapping[str, Callable[[int], Bot[NoEscapeView]]]:
        """How a bot of each name is made from a seed, weakest first."""
        from .bots import BOTS

        return BOTS

    def on_the_map(self, site: Site, ruleset: NoEscapeRuleset) -> Iterator[Problem]:
        """Yield what a map has against a ruleset: the checks of mazes under it, and unknown actions."""
        if site.document.kind == KIND:
            yield from maze_problems(site.document, ruleset)
        else:
            yield Problem(
                "NE-3",
                Severity.ERROR,
                message(
                    "{name} has no tiles to be laid: this game is played on tile mazes.",
                    name=site.document.name,
                ),
            )

    def made(self, site: Site, ruleset: NoEscapeRuleset, book: RuleBook) -> NoEscapeGame:
        """Return the game on a map that nothing is to be said against."""
        return NoEscapeGame(site.document, ruleset, book)


ENGINE = NoEscapeEngine()
