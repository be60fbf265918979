"""Questions about mazes: what the overlays show."""

import pickle

import pytest

from hullwright.editor.kinds.tile_maze.overlays import OVERLAYS
from hullwright.editor.kinds.tile_maze.questions import (
    exit_steps,
    headings_without_exit,
    open_exits,
    steps_from_hub,
    steps_to_exit,
    walled_off,
)
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.examination import Examination

from .mazes import at, maze, sample


def examined(tiles):
    return Examination(MapDocument(kind="tile-maze", name="Test", layout=maze(tiles)))


@pytest.mark.parametrize("name", ["long-haul", "severed-spoke", "quarantine-ring"])
@pytest.mark.parametrize("choice", OVERLAYS, ids=lambda choice: choice.name)
def test_every_question_is_answered_for_the_samples_in_a_form_that_travels(name, choice):
    question = pickle.loads(pickle.dumps(choice.question))
    shading = question.answered(Examination(sample(name)))
    assert pickle.loads(pickle.dumps(shading)) == shading
    assert all(0 <= level <= 1 for level in shading.levels.values())
    assert shading.legend


def test_exits_are_shown_with_their_steps_from_the_hub():
    shading = open_exits(examined({"-1,2": "triple 0°"}))
    assert shading.texts == {
        at("-1,2"): "15",
        at("2,2"): "12",
        at("2,0"): "12",
        at("0,0"): "12",
    }
    assert set(shading.outlined) == set(shading.levels)


def test_steps_are_counted_from_the_hub_and_to_the_nearest_exit():
    examination = examined({"-1,2": "triple 0°"})
    assert steps_from_hub(examination).texts[at("-1,2")] == "12"
    assert steps_from_hub(examination).texts[at("1,1")] == "0"
    assert steps_to_exit(examination).texts[at("-1,2")] == "1"
    assert steps_to_exit(examination).texts[at("1,1")] == "12"


def test_the_steps_to_the_exit_from_the_hub_are_those_of_the_metrics():
    for name in ("long-haul", "severed-spoke", "quarantine-ring"):
        survey = Examination(sample(name)).survey
        nearest = min(survey.steps[each] for each in survey.reached_exits)
        assert exit_steps(survey)[survey.hub] == nearest


def test_a_maze_without_exits_has_no_steps_to_one():
    closed = dict.fromkeys(["-1,2"], "control_room 180°") | {
        "0,-1": "control_room 90°",
        "3,0": "control_room 0°",
        "2,3": "control_room 270°",
    }
    assert steps_to_exit(examined(closed)).levels == {}
    assert open_exits(examined(closed)).levels == {}


def test_parts_without_a_way_home_are_walled_off():
    shading = walled_off(examined({"9,9": "single 0°"}))
    assert shading.outlined == (at("9,9"),)


def test_headings_into_a_dead_end_are_shown_as_arrows():
    shading = headings_without_exit(examined({"-1,2": "control_room 180°"}))
    assert shading.texts[at("-1,2")] == "↑"
    assert shading.levels[at("-1,2")] < 1
