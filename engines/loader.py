"""The one loader: every engine loads every map through it, or says in a sentence why it can't."""

from collections.abc import Mapping
from importlib import import_module

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.messages import message
from hullwright.schema.names import closest

from .contract import CannotPlay, Engine, Game
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


def load(
    document: MapDocument,
    scenario: Scenario | None = None,
    book: RuleBook | None = None,
    ruleset: str | None = None,
) -> Game:
    """Return a game: a map under a scenario, or under a plain ruleset of the game it is made for.

    Without a scenario the game is the one that the map's kind belongs to, under the ruleset named or
    the engine's first, with the rule codes that the map itself names.
    """
    from hullwright.schema.kinds import map_kind

    game = scenario.game if scenario else map_kind(document.kind).game
    chosen = engine(game)
    if scenario is None:
        scenario = Scenario(
            name=document.name,
            game=game,
            ruleset=ruleset or next(iter(chosen.rulesets)),
            rules=document.rules,
        )
    return chosen.load(document, scenario, book or RuleBook())
