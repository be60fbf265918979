"""The contract: the conformance suite, replays, and what is refused."""

import json
from random import Random

import pytest

from hullwright.engines.claims import fingerprint
from hullwright.engines.conformance import violations
from hullwright.engines.contract import CannotPlay, Illegal
from hullwright.engines.loader import load
from hullwright.samples import HERE
from hullwright.schema.files.reader import read_map

from .arrange import Scene, coded, playing, sample, scenario, shipped_rules


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    return shipped_rules(tmp_path_factory.mktemp("home"))


def test_a_game_under_many_codes_keeps_the_contract(book):
    codes = ("SA.TWO_COLOURS", "SA.BLUE", "SA.SIDE_B", "SA.OVERPOPULATED")
    assert list(map(str, violations(coded(book, *codes), players=[2], games=1, seed=5))) == []


def test_recorded_actions_read_well_and_replay_to_the_same_state():
    played = load(sample())
    state = played.new_state(3, 7)
    actions = [played.action_to_json(each) for each in playing(state, Random(7))]
    again = played.replay(3, 7, json.loads(json.dumps(actions)))
    assert fingerprint(again) == fingerprint(state)
    assert all(isinstance(value, str | int) for action in actions for value in action)
    placed = next(action for action in actions if action[0] == "place")
    assert placed[2] in played.chart.index


@pytest.mark.parametrize(
    "value",
    [
        ["walk", "9-9", "5,5"],
        ["walk", "1-1", "99,99"],
        ["remove"],
        ["done", "5,5"],
        ["hop"],
        [],
        {"walk": 1},
        ["walk", 1.5],
    ],
)
def test_what_is_no_action_is_refused_in_a_sentence(value):
    played = load(sample())
    with pytest.raises(Illegal, match="Action 1 can't be replayed"):
        played.replay(2, 1, [value])


def why_not(scene: Scene, label: str) -> str:
    """Return why the tile of a cell may not be removed."""
    return str(scene.state.explain(("remove", scene.at(label))))


def test_a_tile_that_may_not_be_removed_is_explained():
    scene = Scene()
    scene.tiles(cargo="3,4 4,4", habitat="3,5")
    scene.begin("remove")
    assert "before all tiles of the class cargo are gone" in why_not(scene, "3,5")
    assert "There is no tile on 0,2" in why_not(scene, "0,2")


def test_an_enclosed_tile_is_explained():
    scene = Scene()
    scene.tiles(cargo="3,4 4,4 3,5 4,3 4,5 5,4 5,5")
    scene.begin("remove")
    assert "does not touch open space" in why_not(scene, "4,4")


def test_other_maps_are_refused_in_a_sentence(book):
    zone = read_map(HERE / "hex-zones" / "thimble.json")
    with pytest.raises(CannotPlay, match="it has no open / gate, station, jump_point"):
        load(zone, scenario(), book)


def test_a_game_is_for_as_many_as_its_map_says():
    played = load(sample())
    assert played.seats == range(2, 5)
    with pytest.raises(CannotPlay, match="2 to 4 players"):
        played.new_state(5, 1)
