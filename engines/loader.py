"""The one loader: every engine loads every map through it, or says in a sentence why it can't."""

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.extensible_table import ExtensibleTable, NamedCode
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import Message, message
from hullwright.schema.names import closest

from .base_engine import all_rulesets
from .contract import CannotPlay, Engine, Game
from .preparation import Prepared
from .rules.book import RuleBook
from .rules.fields import Ruleset

OWN_ENGINES: NamedCode[Engine] = NamedCode(
    __package__,
    {
        "eftaios": ".eftaios.engine:ENGINE",
        "escape_earth": ".escape_earth.engine:ENGINE",
        "no_escape": ".no_escape.engine:ENGINE",
        "space_attack": ".space_attack.engine:ENGINE",
    },
)
"""Our own engines by the name of their game, each loaded on use."""

ENGINES: ExtensibleTable[Engine] = ExtensibleTable("engines", OWN_ENGINES)
"""The engines of all games, those of plugins that may run included."""


def engine(name: str) -> Engine:
    """Return the engine of a game, or raise CannotPlay with what was probably meant."""
    if name in ENGINES:
        return ENGINES[name]
    raise CannotPlay(ENGINES.refusal(name) or _unknown(name))


def _unknown(name: str) -> Message:
    meant = closest(name, ENGINES)
    if meant:
        return message(
            "There is no engine for “{name}” (did you mean “{meant}”?).", name=name, meant=meant
        )
    return message("There is no engine for “{name}”.", name=name)


def played_game(kind: str) -> str:
    """Return the game that maps of a kind are made for, or nothing if no engine plays it."""
    game = map_kind(kind).game
    return game if game in ENGINES else ""


def rulesets(game: str) -> ExtensibleTable[Ruleset]:
    """Return the rulesets of a game by name, the usual one first and those that plugins bring last."""
    return all_rulesets(engine(game))


def prepared(document: MapDocument, scenario: Scenario, book: RuleBook) -> Prepared:
    """Return a map under a scenario, ready for whoever asks; CannotPlay if nobody knows its game."""
    return Prepared(engine(scenario.game), Examination(document), scenario, book)


def plain_scenario(document: MapDocument, ruleset: str | None = None, name: str = "") -> Scenario:
    """Return how a map is played without a scenario: by the rules it names, laid on a ruleset of its game.

    Without one that is the game's usual ruleset. CannotPlay if no engine knows the game.
    """
    game = map_kind(document.kind).game
    chosen = ruleset or next(iter(engine(game).rulesets))
    return Scenario(name=name, game=game, ruleset=chosen, rules=document.rules)


def load(
    document: MapDocument,
    scenario: Scenario | None = None,
    book: RuleBook | None = None,
    ruleset: str | None = None,
) -> Game:
    """Return a game: a map under a scenario, or under a plain ruleset of the game it is made for."""
    scenario = scenario or plain_scenario(document, ruleset, document.name)
    return prepared(document, scenario, book or RuleBook()).game
