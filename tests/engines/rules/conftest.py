"""What the tests of rules share: the book of the rules we ship, and a composer for codes."""

import pytest

from hullwright.engines.eftaios.invariants import INVARIANTS
from hullwright.engines.eftaios.ruleset import RULESETS
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.rules.composition import Composition, compose
from hullwright.engines.rules.facts import MapFacts
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.schema.documents.maps import RuleUse


@pytest.fixture(scope="session")
def book(tmp_path_factory) -> RuleBook:
    """The rules of the plugins we ship."""
    return rule_book(Host(tmp_path_factory.mktemp("home")))


@pytest.fixture(scope="session")
def composed(book):
    """Compose codes, each a text or an object as it stands in a scenario, over a ruleset."""

    def composing(ruleset: str, *rules, facts: MapFacts | None = None) -> Composition:
        uses = [
            RuleUse.from_json({"code": each} if isinstance(each, str) else each) for each in rules
        ]
        return compose(RULESETS[ruleset], uses, book, "eftaios", facts, INVARIANTS)

    return composing
