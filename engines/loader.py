"""The one loader: every engine loads every map through it, or says in a sentence why it can't."""

from collections.abc import Mapping
from importlib import import_module

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import message
from hullwright.schema.names import closest

from .contract import CannotPlay, Engine, Game
from .preparation import Prepared
from .rules.book import RuleBook

ENGINES: Mapping[str, str] = {
    "eftaios": "eftaios.engine",
    "escape_earth": "escape_earth.engine",
    "no_escape": "no_escape.engine",
    "space_attack": "space_attack.engine",
}
"""The module of each game's engine, loaded on use."""


def engine(name: str) -> Engine:
    """Return the engine of a game, or raise CannotPlay with what was probably meant."""
    if name not in ENGINES:
        meant = closest(name, ENGINES)
        raise CannotPlay(
            message(
                "There is no engine for “{name}” (did you mean “{meant}”?).", name=name, meant=meant
            )
            if meant
            else message("There is no engine for “{name}”.", name=name)
        )
    found: Engine = import_module(f".{ENGINES[name]}", __package__).ENGINE
    return found


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
