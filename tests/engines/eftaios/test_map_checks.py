"""Maps under a scenario: what is reachable, and why a pair can't be played."""

from dataclasses import replace

import pytest

from hullwright.engines.contract import CannotPlay
from hullwright.engines.eftaios.map_checks import passages, zone_problems
from hullwright.engines.eftaios.ruleset import RULESETS, EftaiosRuleset
from hullwright.engines.loader import load, prepared
from hullwright.engines.rules.book import RuleBook
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.samples import HERE
from hullwright.schema.documents.maps import MapDocument, RuleUse
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read, read_map
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone

BASE = RULESETS["ultimate"]


@pytest.fixture(scope="module")
def book(tmp_path_factory) -> RuleBook:
    return rule_book(Host(home=tmp_path_factory.mktemp("home")))


def zone(*rows: str) -> MapDocument:
    return MapDocument(kind="hex-zone", name="Test", layout=HexZone(legend=LEGEND, rows=rows))


def found(document: MapDocument, ruleset: EftaiosRuleset) -> list[tuple[str, str]]:
    survey = Examination(document).survey
    return [(each.id, str(each.severity)) for each in zone_problems(survey, ruleset)]


RING = zone("ddddd", "d1sHd", "dAddd", "ddd2d")


def test_silent_sectors_that_are_closed_cut_off_what_lies_behind_them():
    corridor = zone("HdsdA", ".ddd.", "..1..")
    assert ("EAV-1", "error") not in found(corridor, BASE)
    only_silent = zone("Hs1", "A..")
    assert ("EAV-1", "error") not in found(only_silent, BASE)
    closed = replace(BASE, silent_open_to=("alien",))
    assert ("EAV-1", "error") in found(only_silent, closed)


def test_aliens_who_begin_on_pods_need_no_start_of_their_own():
    without_start = zone("ddddd", "d1sHd", "ddddd", "ddd2d")
    assert ("EA-M5", "error") in found(without_start, BASE)
    on_pods = replace(BASE, alien_start=("pod 1", "pod 2"))
    assert ("EA-M5", "error") not in found(without_start, on_pods)
    board = Examination(without_start).board
    starts = passages(board, on_pods)["alien"].starts
    assert starts is not None
    assert [board.roles[start] for start in starts] == ["pod", "pod"]


def test_without_humans_nobody_asks_for_their_start_or_for_pods():
    aliens_only = zone("dAd", "ddd")
    assert ("EA-M5", "error") in found(aliens_only, BASE)
    assert ("EA-M5", "error") not in found(aliens_only, replace(BASE, humans="none"))


def test_aliens_who_can_never_meet_are_named():
    apart = zone("1d.d2")
    rules = replace(BASE, humans="none", alien_start=("pod 1", "pod 2"))
    assert ("EA-S3", "error") in found(apart, rules)
    assert ("EA-S3", "error") not in found(zone("1ddd2"), rules)


def test_a_start_that_cannot_be_left_under_the_rules_forbids_playing():
    shut_in = zone("Hsd1", "Addd")
    scenario = Scenario(name="Shut", game="eftaios", ruleset="ultimate")
    assert not [
        each for each in prepared(shut_in, scenario, RuleBook()).problems if each.id == "EA-S3"
    ]
    with pytest.raises(CannotPlay, match="can't be played"):
        load(zone("H.d1", "..dA"))


def test_every_sample_zone_can_be_played_under_every_ruleset():
    for path in sorted((HERE / "hex-zones").glob("*.json")):
        for ruleset in RULESETS:
            assert load(read_map(path), ruleset=ruleset).new_state(4, 1).result() is None


@pytest.mark.parametrize("name", ["old-school", "infection", "arena"])
def test_the_ready_scenarios_load_on_a_zone_that_suits_them(name, book):
    scenario = read(HERE / "scenarios" / f"{name}.json")
    assert isinstance(scenario, Scenario)
    game = load(read_map(HERE / "hex-zones" / "rosewheel.json"), scenario, book)
    assert game.new_state(6, 3).legal()


def test_arena_says_which_pod_a_zone_lacks(book):
    scenario = read(HERE / "scenarios" / "arena.json")
    assert isinstance(scenario, Scenario)
    with pytest.raises(CannotPlay, match="pod 4"):
        load(read_map(HERE / "hex-zones" / "thimble.json"), scenario, book)


def test_a_map_of_another_kind_says_in_a_sentence_what_it_lacks():
    scenario = Scenario(name="Plain", game="eftaios", ruleset="ultimate")
    with pytest.raises(CannotPlay, match="it has no silent / dangerous"):
        load(read_map(HERE / "stations" / "standard.json"), scenario)


def test_an_unknown_game_or_ruleset_is_named_with_what_was_meant():
    document = read_map(HERE / "hex-zones" / "rosewheel.json")
    with pytest.raises(CannotPlay, match="did you mean “ultimate”"):
        load(document, ruleset="ultimat")
    with pytest.raises(CannotPlay, match="There is no engine"):
        load(document, Scenario(name="X", game="chess", ruleset="blitz"))


def test_the_rules_a_map_is_made_for_are_in_force_without_a_scenario(book):
    document = replace(
        read_map(HERE / "hex-zones" / "rosewheel.json"), rules=(RuleUse(code="A.1"),)
    )
    assert load(document, book=book).ruleset.draw_in_silent
