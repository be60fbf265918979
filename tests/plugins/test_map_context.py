"""What code of plugins can ask of a map: the board, the rules in force, figures and problems."""

from hullwright.plugins.map_context import MapContext
from hullwright.samples import maps
from hullwright.schema.documents.maps import MapDocument, RuleUse
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read_map


def sample(name: str) -> MapDocument:
    return read_map(next(each for each in maps() if each.stem == name))


def test_a_map_by_itself_has_the_usual_ruleset_of_its_game():
    context = MapContext(sample("bellwether"))
    assert context.document is context.original
    assert context.ruleset["rounds"] > 12
    assert context.board.counts()["pod"] == 4
    assert context.scenario is None
    assert context.under is None
    assert context.metrics
    assert context.distances
    assert not any(each.severity == "error" for each in context.problems)


def test_under_a_scenario_the_rules_in_force_are_its_own():
    rules = (RuleUse(code="LOCAL", parameters={"rounds": 12}),)
    scenario = Scenario(name="Short", game="eftaios", ruleset="ultimate", rules=rules)
    context = MapContext(sample("bellwether"), scenario)
    assert context.ruleset["rounds"] == 12
    assert context.under is not None
    assert context.document.rules == rules
