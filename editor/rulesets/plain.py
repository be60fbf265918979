"""The plain scenario: how a map is played without one."""

from hullwright.engines.loader import engine
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.kinds import map_kind


def plain_scenario(document: MapDocument, ruleset: str | None = None) -> Scenario:
    """Return a nameless scenario with the rules that a map itself names, laid on a ruleset of its game.

    Without one that is the game's usual ruleset. CannotPlay if no engine knows the game.
    """
    game = map_kind(document.kind).game
    chosen = ruleset or next(iter(engine(game).rulesets))
    return Scenario(name="", game=game, ruleset=chosen, rules=document.rules)
