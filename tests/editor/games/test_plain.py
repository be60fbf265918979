"""The plain scenario: a map without a scenario is played by its own game and the rules it names."""

from dataclasses import replace

import pytest

from hullwright.editor.games.ruleset_differences import difference
from hullwright.engines.contract import CannotPlay
from hullwright.engines.loader import OWN_ENGINES, plain_scenario
from hullwright.samples import HERE, maps
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds import map_kind

ZONE = read_map(HERE / "hex-zones" / "rosewheel.json")


def test_a_map_is_played_by_the_first_ruleset_of_its_game_with_its_own_rules() -> None:
    rules = (RuleUse(code="A.4"),)
    assert plain_scenario(replace(ZONE, rules=rules)) == Scenario(
        name="", game="eftaios", ruleset="ultimate", rules=rules
    )


def test_another_ruleset_may_be_asked_for() -> None:
    assert plain_scenario(ZONE, "black-basic").ruleset == "black-basic"


def test_a_game_without_an_engine_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    last = list(OWN_ENGINES)[-1]  # put back, it is the last again
    monkeypatch.delitem(OWN_ENGINES.codes, last)
    lost = next(each for each in map(read_map, maps()) if map_kind(each.kind).game == last)
    with pytest.raises(CannotPlay, match=f"There is no engine for “{last}”"):
        plain_scenario(lost)


def test_what_is_in_only_one_of_two_tables_differs() -> None:
    assert difference({"red": 1, "blue": 2}, {"green": 3, "blue": 2}) == ("red: 1", "green: 3")
    assert difference({"red": 1}, {"red": 1, "blue": None})[1].startswith("blue: ")
    assert difference(3, 4) == ("3", "4")
