"""A map and a scenario are made ready once, whoever asks for what."""

from collections import Counter
from dataclasses import replace
from functools import wraps

import pytest

from hullwright.engines import preparation
from hullwright.engines.contract import CannotPlay
from hullwright.engines.loader import engine, plain_scenario, prepared
from hullwright.engines.no_escape import map_checks as no_escape_examining
from hullwright.engines.recordings import record, replay
from hullwright.engines.rules.book import RuleBook
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.samples import HERE, maps
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.documents.recordings import Seat
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read_map, read_scenario
from hullwright.schema.kinds.galaxy import survey as galaxy_survey
from hullwright.schema.kinds.hex_zone import survey as hex_zone_survey
from hullwright.schema.kinds.station import survey as station_survey
from hullwright.schema.kinds.station.survey import StationSurvey
from hullwright.schema.kinds.tile_maze import survey as tile_maze_survey

ZONE = HERE / "hex-zones" / "bellwether.json"
ARENA = HERE / "scenarios" / "arena.json"
STATION = read_map(HERE / "stations" / "standard.json")
SIDE_B = Scenario(
    name="Side B", game="space_attack", ruleset="standard", rules=(RuleUse(code="SA.SIDE_B"),)
)
ENDS = [("5,0", "7,0"), ("5,11", "7,11")]


@pytest.fixture(scope="module")
def book(tmp_path_factory) -> RuleBook:
    return rule_book(Host(tmp_path_factory.mktemp("home")))


def count(found: Counter[str], monkeypatch, place, name: str) -> None:
    """Count from now on how often a function is called."""
    function = getattr(place, name)

    @wraps(function)
    def counting(*arguments, **named):
        found[name] += 1
        return function(*arguments, **named)

    monkeypatch.setattr(place, name, counting)


@pytest.fixture
def calls(monkeypatch) -> Counter[str]:
    """How often a zone's board was compiled, and rules were composed."""
    found: Counter[str] = Counter()
    count(found, monkeypatch, hex_zone_survey, "compiled")
    count(found, monkeypatch, type(engine("eftaios")), "compose")
    return found


def test_problems_and_game_come_from_the_same_board_and_rules(calls, book):
    ready = prepared(read_map(ZONE), read_scenario(ARENA), book)
    assert ready.problems is ready.problems
    assert ready.game is ready.game
    assert ready.game.ruleset is ready.ruleset
    assert calls == {"compiled": 1, "compose": 1}


@pytest.mark.parametrize(
    ("name", "places"),
    [
        ("bellwether", [(hex_zone_survey, "compiled")]),
        ("severed-spoke", [(tile_maze_survey, "board_of"), (no_escape_examining, "compiled")]),
        ("standard", [(station_survey, "compiled")]),
        ("first-light", [(galaxy_survey, "compiled")]),
    ],
)
def test_a_game_of_any_kind_is_made_of_one_board(name, places, monkeypatch):
    document = read_map(next(path for path in maps() if path.stem == name))
    found = Counter()
    for place in places:
        count(found, monkeypatch, *place)
    ready = prepared(document, plain_scenario(replace(document, rules=())), RuleBook())
    state = ready.game.new_state(min(ready.game.seats), 1)
    state.apply(state.legal()[0])
    assert ready.problems is not None
    assert sum(found.values()) == 1


def test_another_scenario_on_the_same_map_compiles_nothing_again(calls, book):
    ready = prepared(read_map(ZONE), read_scenario(ARENA), book)
    other = ready.under(replace(ready.scenario, rules=()))
    assert ready.game.ruleset != other.game.ruleset
    assert calls == {"compiled": 1, "compose": 2}


@pytest.mark.parametrize("path", maps(), ids=lambda each: each.stem)
def test_a_map_is_played_as_it_is_where_no_rule_moves_anything(path, book):
    document = read_map(path)
    plain = plain_scenario(replace(document, rules=()))
    ready = prepared(document, plain, book)
    if not ready.composition.changes:
        assert ready.document is ready.original is document
        assert ready.board is ready.own.board


def test_the_other_side_of_a_station_is_what_is_played_drawn_and_checked(book):
    ready = prepared(STATION, SIDE_B, book)
    assert [each.gates for each in ready.document.layout.jump_points] == ENDS
    assert ready.original is STATION
    assert ready.board.with_role("gate") != ready.own.board.with_role("gate")
    chart = ready.game.chart
    assert [chart.ids[cell] for cell, number in enumerate(chart.gates) if number >= 0] == [
        gate for gate in chart.ids if gate in {*ENDS[0], *ENDS[1]}
    ]
    assert StationSurvey.of(ready.document).all_gates


def test_a_recording_keeps_the_map_of_the_file_and_replays_on_the_other_side(book):
    ready = prepared(STATION, SIDE_B, book)
    state = ready.game.new_state(3, 7)
    actions = []
    for _ in range(40):
        actions.append(state.legal()[0])
        state.apply(actions[-1])
    recording = record(ready, [Seat(name=str(each)) for each in range(3)], 7, actions, state)
    assert recording.map is STATION
    assert replay(recording, book).to_json() == state.to_json()


def test_rules_that_forbid_playing_leave_the_map_where_it_is(book):
    broken = replace(SIDE_B, rules=(*SIDE_B.rules, RuleUse(code="LOCAL", parameters={"gates": 7})))
    ready = prepared(STATION, broken, book)
    assert ready.composition.errors
    assert ready.document is STATION
    assert not ready.map_problems
    with pytest.raises(CannotPlay):
        _ = ready.game


def test_hundreds_of_reasons_against_a_game_are_told_in_one_sentence_of_bearable_length(book):
    layout = replace(read_map(ZONE).layout, rows=("HsA" + ".1" * 300, "..." + ".." * 300))
    crowd = replace(read_map(ZONE), layout=layout)
    with pytest.raises(CannotPlay) as caught:
        assert prepared(crowd, plain_scenario(crowd), book).game
    assert "and 250 more like these" in str(caught.value)
    assert len(str(caught.value)) < 10_000


def test_a_map_that_no_game_would_end_on_is_not_played_and_the_reason_is_its_size(
    book, monkeypatch
):
    monkeypatch.setattr(preparation, "MAX_PLAYED_SPACES", 50)
    zone = read_map(ZONE)
    with pytest.raises(CannotPlay, match="games are played on at most 50"):
        assert prepared(zone, plain_scenario(zone), book).game
