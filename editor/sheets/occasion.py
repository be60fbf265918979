"""The occasion for sheets: a map, and the rules it is to be played by."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hullwright.engines.loading import ENGINES, engine
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.rules.composition import Composition
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.examination import Examination

from .options import MOST_PLAYERS, MOST_ROUNDS, SheetOptions

if TYPE_CHECKING:
    from hullwright.engines.contract import Engine

USUAL_PLAYERS = 8


@dataclass(frozen=True)
class Game:
    """A scenario, what its rules make of its ruleset, and the book they stand in."""

    scenario: Scenario
    composition: Composition
    book: RuleBook

    @property
    def rounds(self) -> int | None:
        """How many rounds there are at the most, if the ruleset says so."""
        found: int | None = getattr(self.composition.ruleset, "rounds", None)
        return found


@dataclass(frozen=True)
class Occasion:
    """A map, and the game that is played on it; None if no engine knows that game."""

    document: MapDocument
    game: Game | None

    def players(self, options: SheetOptions) -> int:
        """Return for how many players there are sheets."""
        suggested = self.document.players
        usual = suggested.max if suggested else USUAL_PLAYERS
        return min(options.players or usual, MOST_PLAYERS)

    def rounds(self, options: SheetOptions) -> int:
        """Return how many rounds a record holds; 0 if the game has none."""
        rounds = options.rounds or (self.game.rounds if self.game else None) or 0
        return min(rounds, MOST_ROUNDS)


def occasion_of(
    document: MapDocument,
    book: RuleBook,
    scenario: Scenario | None = None,
    ruleset: str | None = None,
) -> Occasion:
    """Return the occasion of a map under a scenario, or under the rules it names itself.

    CannotPlay if a scenario's game or ruleset is not known.
    """
    scenario = scenario or plain_scenario(document, ruleset)
    if scenario is None:
        return Occasion(document, None)
    found: Engine = engine(scenario.game)
    composition = found.compose(scenario, book, Examination(document).board)
    return Occasion(document, Game(scenario, composition, book))


def plain_scenario(document: MapDocument, ruleset: str | None = None) -> Scenario | None:
    """Return the scenario of a map without one, or None if no engine knows its game."""
    game = map_kind(document.kind).game
    if game not in ENGINES:
        return None
    chosen = ruleset or next(iter(engine(game).rulesets))
    return Scenario(name="", game=game, ruleset=chosen, rules=document.rules)


def rulesets_of(document: MapDocument) -> Sequence[str]:
    """Return the rulesets that a map can be played by."""
    game = map_kind(document.kind).game
    return tuple(engine(game).rulesets) if game in ENGINES else ()
