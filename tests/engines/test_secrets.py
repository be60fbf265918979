"""What is public is only what a rule announces: games that differ in a secret look the same to all who don't know it."""

import pytest

from hullwright.engines.contract import Illegal
from hullwright.engines.loader import engine
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.documents.scenarios import Scenario

from .eftaios import secret_pairs as eftaios
from .no_escape import secret_pairs as no_escape
from .secret_pairs import Rules, SecretPair, assert_alike, play_on
from .space_attack import secret_pairs as space_attack

PAIRS = (*eftaios.PAIRS, *no_escape.PAIRS, *space_attack.PAIRS)
CASES = [(pair, ruleset) for pair in PAIRS for ruleset in pair.rulesets]


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    return rule_book(Host(tmp_path_factory.mktemp("home")))


def compositions(pair: SecretPair, ruleset: str, book):
    """Yield the rules of a game, and those under each of its codes that can be used alone."""
    for codes in ((), *((rule.code,) for rule in book.of_game(pair.engine))):
        rules = tuple(RuleUse(code=code) for code in codes)
        scenario = Scenario(name="Secret", game=pair.engine, ruleset=ruleset, rules=rules)
        composed = engine(pair.engine).compose(scenario, book)
        if not composed.errors:
            yield codes, Rules(composed.ruleset, book)


@pytest.mark.parametrize(
    ("pair", "ruleset"), CASES, ids=[f"{pair.name}, {ruleset}" for pair, ruleset in CASES]
)
def test_nobody_else_can_tell_two_games_apart_under_any_rule_code(pair, ruleset, book):
    arose = possible = 0
    for codes, rules in compositions(pair, ruleset, book):
        possible += 1
        try:
            twins = pair.twins(rules)
        except Illegal:
            # The rules leave no such choice, as where silent sectors are sealed.
            continue
        if twins is None:
            continue
        arose += 1
        try:
            assert_alike(twins)
            play_on(twins, pair.probes)
        except AssertionError as difference:
            raise AssertionError(f"under {codes}: {difference}") from difference
    assert arose > possible / 2, "a secret that hardly ever arises proves nothing"


@pytest.mark.parametrize("pair", PAIRS, ids=[pair.name for pair in PAIRS])
def test_the_twins_do_differ(pair, book):
    twins = pair.twins(Rules(engine(pair.engine).rulesets[pair.rulesets[0]], book))
    assert twins is not None
    assert twins.one.to_json() != twins.other.to_json()
