"""The engine: from a map and a scenario to a game, or to every reason why it can't be played."""

from collections.abc import Callable, Iterator, Mapping

from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.examination import Examination

from ..contract import Bot
from ..making import GameEngine
from ..rules.book import RuleBook
from .examining import station_problems
from .fitting import fitted, surveyed
from .game import Game
from .invariants import INVARIANTS
from .ruleset import RULESETS, Ruleset

KIND = "station"


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

    def resolved(self, document: MapDocument, ruleset: Ruleset, /) -> MapDocument:
        """Return a station with the set-up and the Jump Points that the rules give it."""
        return fitted(document, ruleset) if document.kind == KIND else document

    def on_the_map(self, examined: Examination, ruleset: Ruleset) -> Iterator[Problem]:
        """Yield what a map has against a ruleset."""
        if examined.document.kind == KIND:
            yield from station_problems(
                surveyed(examined.document, examined.board, ruleset), ruleset
            )

    def made(self, examined: Examination, ruleset: Ruleset, book: RuleBook) -> Game:
        """Return the game on a map that nothing is to be said against."""
        return Game(surveyed(examined.document, examined.board, ruleset), ruleset, book)


ENGINE = SpaceAttackEngine()
