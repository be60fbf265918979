"""Scenarios: a game, a ruleset, and the rule codes that change it."""

from ..late_dataclass import late_dataclass
from ..records import JsonObject, Record, document_json, to_json
from .maps import RuleUse

SCENARIO_FORMAT = "hullwright/scenario"
SCENARIO_VERSION = 1


@late_dataclass(kw_only=True)
class Scenario(Record):
    """A game, a ruleset, and the rule codes that change it. Their order never matters."""

    name: str
    description: str = ""
    author: str = ""
    license: str = ""
    language: str = ""
    game: str
    ruleset: str
    rules: tuple[RuleUse, ...] = ()

    def to_json(self) -> JsonObject:
        """Return the document as it stands in a file."""
        return document_json(SCENARIO_FORMAT, SCENARIO_VERSION, to_json(self))
