"""The engine: from a map and a scenario to a game, or to every reason why it can't be played."""

from collections.abc import Callable, Iterator, Mapping

from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.examination import Examination

from ..base_engine import BaseEngine
from ..contract import Bot
from ..rules.book import RuleBook
from .game import SpaceAttackGame
from .invariants import INVARIANTS
from .map_checks import station_problems
from .ruled_station import fitted, surveyed
from .ruleset import RULESETS, SpaceAttackRuleset
from .view import SpaceAttackView

KIND = "station"


class SpaceAttackEngine(BaseEngine[SpaceAttackRuleset, SpaceAttackGame]):
    """Plays Survive: Space Attack! on any station."""

    name = "space_attack"
    title = "Survive: Space Attack!"
    version = "2"
    rulesets = RULESETS
    invariants = INVARIANTS
    ground = ("open", "gate")
    demands = ("station", "jump_point")

    @property
    def bots(self) -> Mapping[str, Callable[[int], Bot[SpaceAttackView]]]:
        """How a bot of each name is made from a seed, weakest first."""
        from .bots import BOTS

        return BOTS

    def resolved(self, document: MapDocument, ruleset: SpaceAttackRuleset, /) -> MapDocument:
        """Return a station with the set-up and the Jump Points that the rules give it."""
        return fitted(document, ruleset) if document.kind == KIND else document

    def on_the_map(self, examined: Examination, ruleset: SpaceAttackRuleset) -> Iterator[Problem]:
        """Yield what a map has against a ruleset."""
        if examined.document.kind == KIND:
            yield from station_problems(
                surveyed(examined.document, examined.board, ruleset), ruleset
            )

    def made(
        self, examined: Examination, ruleset: SpaceAttackRuleset, book: RuleBook
    ) -> SpaceAttackGame:
        """Return the game on a map that nothing is to be said against."""
        return SpaceAttackGame(surveyed(examined.document, examined.board, ruleset), ruleset, book)


ENGINE = SpaceAttackEngine()
