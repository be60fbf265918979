"""From maps under their rules to games that can be counted, for proof and advice."""

from dataclasses import dataclass

from hullwright.engines.contract import CannotPlay
from hullwright.engines.generation.advice.change import RuledMap
from hullwright.engines.lab.cells import LabCell
from hullwright.engines.loader import prepared
from hullwright.engines.preparation import Prepared
from hullwright.engines.rules.book import RuleBook

from .bot_choice import bot_kinds
from .travelling_game import TravellingGame


@dataclass(frozen=True)
class MapCells:
    """What makes the games of maps under rules, all with as many players and the same bots."""

    book: RuleBook
    players: int | None
    bots: str | None

    def prepared(self, played: RuledMap) -> Prepared:
        """Return a map under its rules, with the rules of the plugins at hand."""
        return prepared(played.document, played.scenario, self.book)

    def cell(self, played: RuledMap) -> LabCell:
        """Return the games of a map; CannotPlay if there are none."""
        ready = self.prepared(played)
        players = ready.players(self.players)
        game = TravellingGame(ready)
        return LabCell(ready, game, players, bot_kinds(self.bots, ready))

    def cell_of(self, played: RuledMap) -> LabCell | None:
        """Return the games of a map, or None if there are none."""
        try:
            return self.cell(played)
        except CannotPlay:
            return None
