"""The engine: from a map and a scenario to a game, or to every reason why it can't be played."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from hullwright.schema.checks.problem import Facts, Problem, Severity
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.examination import Examination

from ..base_engine import BaseEngine
from ..contract import Bot
from ..rules.book import RuleBook
from .game import NoEscapeGame
from .ground import in_play
from .invariants import INVARIANTS
from .map_checks import maze_problems
from .ruleset import RULESETS, NoEscapeRuleset
from .view import NoEscapeView

KIND = "tile-maze"


class NoEscapeEngine(BaseEngine[NoEscapeRuleset, NoEscapeGame]):
    """Plays No Escape on any tile maze that has a hub and an exit."""

    name = "no_escape"
    title = "No Escape"
    version = "2"
    rulesets = RULESETS
    invariants = INVARIANTS
    ground = ("space", "control", "teleport")
    demands = ("hub", "exit")

    @property
    def bots(self) -> Mapping[str, Callable[[int], Bot[NoEscapeView]]]:
        """How a bot of each name is made from a seed, weakest first."""
        from .bots import BOTS

        return BOTS

    def resolved(self, document: MapDocument, ruleset: NoEscapeRuleset, /) -> MapDocument:
        """Return a maze as the rules lay it out."""
        if document.kind != KIND:
            return document
        layout = in_play(document.layout, ruleset)
        return document if layout is document.layout else replace(document, layout=layout)

    def on_the_map(self, examined: Examination, ruleset: NoEscapeRuleset) -> Iterator[Problem]:
        """Yield what a map has against a ruleset: the checks of mazes under it, and what is left out."""
        if examined.document.kind == KIND:
            yield from maze_problems(examined, ruleset)
        else:
            yield Problem("NE-3", "no-tiles", Facts(name=examined.document.name), Severity.ERROR)

    def made(self, examined: Examination, ruleset: NoEscapeRuleset, book: RuleBook) -> NoEscapeGame:
        """Return the game on a map that nothing is to be said against."""
        return NoEscapeGame(examined.document, ruleset, book)


ENGINE = NoEscapeEngine()
