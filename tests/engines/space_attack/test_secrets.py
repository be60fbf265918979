"""Nothing public gives away crew values, tile backs and kept tiles, under any rule code (SA-3, SA-4, SA-13)."""

import pytest

from hullwright.engines.space_attack.engine import ENGINE
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.documents.scenarios import Scenario

from ..secret_pairs import Rules, SecretPair, assert_alike, play_on
from .arrange import CODES, shipped_rules
from .secret_pairs import PAIRS


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    return shipped_rules(tmp_path_factory.mktemp("home"))


def rules(book, *codes: str) -> Rules:
    uses = tuple(RuleUse(code=code, parameters=CODES[code]) for code in codes)
    scenario = Scenario(name="Secret", game="space_attack", ruleset="standard", rules=uses)
    return Rules(ENGINE.compose(scenario, book).ruleset, book)


@pytest.mark.parametrize("pair", PAIRS, ids=[pair.name for pair in PAIRS])
def test_nobody_who_may_not_know_can_tell_two_games_apart(pair: SecretPair, book):
    for codes in ((), *((code,) for code in CODES)):
        twins = pair.twins(rules(book, *codes))
        assert twins is not None
        assert twins.one.to_json() != twins.other.to_json()
        assert_alike(twins)
        play_on(twins, pair.probes)
