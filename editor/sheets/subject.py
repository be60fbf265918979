"""The occasion for sheets: a map, and the rules it is to be played by."""

from collections.abc import Mapping
from dataclasses import dataclass

from hullwright.engines.loader import ENGINES, plain_scenario, prepared, rulesets
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.rules.composition import Composition
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.kinds import map_kind

from ..games.game import GameWords
from ..games.table import game_words
from ..kinds.table import editor_kind_of
from .options import MOST_PLAYERS, MOST_ROUNDS, SheetOptions


@dataclass(frozen=True)
class SheetGame:
    """A scenario, what its rules make of its ruleset, and the book they stand in."""

    scenario: Scenario
    composition: Composition
    book: RuleBook

    @property
    def words(self) -> GameWords:
        """What people read of the game."""
        return game_words(self.scenario.game)

    def words_in(self, language: str) -> GameWords:
        """Return what people read of the game in a language, and of the pieces of the scenario's own."""
        return self.words.with_own(self.composition.ruleset, language)

    def ruleset_title(self, language: str) -> str:
        """Return what the ruleset is called that the scenario is laid on."""
        return self.words.ruleset_title(language, self.scenario.ruleset)

    @property
    def rounds(self) -> int | None:
        """How many rounds there are to keep a record of, if players keep one and the ruleset says so."""
        found: int | None = getattr(self.composition.ruleset, "rounds", None)
        return found if self.words.has_record else None


@dataclass(frozen=True)
class SheetSubject:
    """A map, and the game that is played on it; None if no engine knows that game."""

    document: MapDocument
    game: SheetGame | None

    def players(self, options: SheetOptions) -> int:
        """Return for how many players there are sheets."""
        document = self.document
        usual = document.players or map_kind(document.kind).players(document.layout)
        return min(options.players or usual.max, MOST_PLAYERS)

    def rounds(self, options: SheetOptions) -> int:
        """Return how many rounds a record holds; 0 if nobody keeps one in this game."""
        if self.game is None or not self.game.words.has_record:
            return 0
        return min(options.rounds or self.game.rounds or 0, MOST_ROUNDS)


def occasion_of(
    document: MapDocument,
    book: RuleBook,
    scenario: Scenario | None = None,
    ruleset: str | None = None,
) -> SheetSubject:
    """Return the occasion of a map under a scenario, or under the rules it names itself.

    CannotPlay if a scenario's game or ruleset is not known.
    """
    if scenario is None and map_kind(document.kind).game not in ENGINES:
        return SheetSubject(document, None)
    scenario = scenario or plain_scenario(document, ruleset)
    found = prepared(document, scenario, book)
    return SheetSubject(found.document, SheetGame(scenario, found.composition, book))


def has_record(document: MapDocument) -> bool:
    """Tell whether players keep a record of their moves on the sheets of a map."""
    return game_words(map_kind(document.kind).game).has_record


def has_pieces(document: MapDocument) -> bool:
    """Tell whether a map has pieces to cut out."""
    return editor_kind_of(document.kind).cutouts is not None


def rulesets_of(document: MapDocument, language: str) -> Mapping[str, str]:
    """Return the rulesets that a map can be played by, each with its title."""
    game = map_kind(document.kind).game
    if game not in ENGINES:
        return {}
    return {name: game_words(game).ruleset_title(language, name) for name in rulesets(game)}
