"""The audit: every rule code that we ship makes a difference in some game."""

import pytest

from hullwright.engines.audit import audit
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.samples import HERE
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read, read_map

from .eftaios.arrange import zone as drawn

ALONE = (
    *("A.1", "A.2", "A.3", "A.4", "A.5", "B.3", "B.4", "C.3", "C.6", "D.2"),
    *("G.4", "H.1", "H.2", "H.3", "H.4", "H.13", "H.14", "H.15", "H.16", "J.4"),
)
RARE = {"D.2": 60, "H.4": 200, "H.15": 200}
"""Codes that wait for a pod to be reached, or for a full hand, which random players seldom manage."""
PARAMETERS = {
    "A.4": {"open_to": "humans"},
    "B.4": {"pod": 2},
    "C.6": {"pods": [1, 2]},
    "E.3": {"kills": 1},
}


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    return rule_book(Host(home=tmp_path_factory.mktemp("home")))


@pytest.fixture(scope="module")
def zone():
    return read_map(HERE / "hex-zones" / "thimble.json")


def scenario(*codes: str) -> Scenario:
    rules = tuple(RuleUse(code=code, parameters=PARAMETERS.get(code, {})) for code in codes)
    return Scenario(name="Audit", game="eftaios", ruleset="black-advanced", rules=rules)


FEW = (12, 100)
"""Most rules show within so many games: only where they do not, more are played."""


def fired(zone, played, book, most: int) -> int | None:
    """Return in how many games the one rule of a scenario fires, of as few games as show it."""
    for games in (*(each for each in FEW if each < most), most):
        [found] = audit(zone, played, book, players=8, games=games).values()
        if found != 0:
            break
    return found


@pytest.mark.parametrize("code", [*ALONE, "E.3"])
def test_each_code_fires_in_some_seeded_game(code, zone, book):
    found = fired(zone, scenario(code), book, RARE.get(code, 12))
    assert found is not None
    assert found > 0


READINGS = {
    "converts-win": ("ultimate", 40),
    "last-human-mutates": ("ultimate", 200),
    "use-the-fourth-item": ("black-advanced", 200),
    "defence-against-humans": ("black-advanced", 400),
}
"""Other readings of the rules: the ruleset in which they matter, and how many games that may take."""


@pytest.mark.parametrize("name", READINGS)
def test_each_other_reading_fires_in_some_seeded_game(name, zone, book):
    ruleset, games = READINGS[name]
    rules = (RuleUse(code=f"reading:{name}"),)
    read_so = Scenario(name="Reading", game="eftaios", ruleset=ruleset, rules=rules)
    found = fired(zone, read_so, book, games)
    assert found is not None
    assert found > 0


def test_that_humans_pass_pods_fires_where_a_pod_lies_on_the_way(book):
    hall = drawn("Hdd1dd2A", "dddddddd")
    rules = (RuleUse(code="reading:humans-pass-pods"),)
    past = Scenario(name="Reading", game="eftaios", ruleset="ultimate", rules=rules)
    assert audit(hall, past, book, players=8, games=100) != {"reading:humans-pass-pods": 0}


def test_without_two_boxes_there_is_no_game_for_ten(zone, book):
    rules = (RuleUse(code="reading:two-boxes"),)
    boxes = Scenario(name="Two boxes", game="eftaios", ruleset="ultimate", rules=rules)
    assert audit(zone, boxes, book, players=10, games=2) == {"reading:two-boxes": None}
    assert audit(zone, boxes, book, players=8, games=2) == {"reading:two-boxes": 0}


def test_a_game_without_humans_is_another_game(zone, book):
    found = audit(zone, scenario("B.6", "E.3"), book, players=6, games=4)
    assert found["B.6"] == 4
    assert found["E.3"] is None, "without a way to win there is no game to compare with"


def test_a_rule_that_changes_nothing_never_fires(zone, book):
    rules = (RuleUse(code="H.1"),)
    ultimate = Scenario(name="Idle", game="eftaios", ruleset="ultimate", rules=rules)
    assert audit(zone, ultimate, book, games=4) == {"H.1": 0}


@pytest.mark.parametrize("name", ["old-school", "infection"])
def test_every_rule_of_the_ready_scenarios_fires_unless_it_waits_for_something_rare(
    name, zone, book
):
    ready = read(HERE / "scenarios" / f"{name}.json")
    assert isinstance(ready, Scenario)
    found = audit(zone, ready, book, players=8, games=24)
    assert {code for code, number in found.items() if number == 0} <= set(RARE)
