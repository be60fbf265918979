"""Games that travel: prepared here with the rules of the plugins at hand, and once more wherever they are played."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hullwright.engines.preparation import Prepared
    from hullwright.engines.rules.definition import RuleDefinition
    from hullwright.schema.documents.maps import MapDocument
    from hullwright.schema.documents.scenarios import Scenario


def prepared_here(
    document: "MapDocument", scenario: "Scenario", further: "tuple[RuleDefinition, ...]" = ()
) -> "Prepared":
    """Return a map under a scenario with the rules of the plugins at hand and some further ones, ready for whoever asks."""
    from hullwright.engines.loader import prepared
    from hullwright.engines.rules.book import RuleBook
    from hullwright.plugins.host import Host
    from hullwright.plugins.rules import rule_book

    # Reading all rules takes longer than loading a game, and most games have none.
    book = rule_book(Host()) if scenario.rules else RuleBook()
    more = {(each.game, each.code): each for each in further}
    return prepared(document, scenario, replace(book, rules={**book.rules, **more}))


@dataclass(frozen=True)
class TravellingGame:
    """A game that is loaded once here, and once more in each process it travels to.

    The code of a plugin can't travel by itself.
    """

    prepared: "Prepared"
    further: "tuple[RuleDefinition, ...]" = ()
    """Rules that no plugin brings."""

    def __call__(self) -> Any:
        """Return the game."""
        return self.prepared.game

    def __reduce__(self) -> tuple[object, ...]:
        return ArrivedGame, (self.prepared.original, self.prepared.scenario, self.further)


@dataclass(frozen=True)
class ArrivedGame:
    """A game that has travelled, and is prepared where it is played."""

    document: "MapDocument"
    scenario: "Scenario"
    further: "tuple[RuleDefinition, ...]" = ()

    def __call__(self) -> Any:
        """Return the game."""
        return prepared_here(self.document, self.scenario, self.further).game
