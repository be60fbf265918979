"""Replay: a game is its seed and its actions, and recordings of today stay valid."""

import json
from pathlib import Path
from random import Random

import pytest

from hullwright.engines.claims import fingerprint
from hullwright.engines.contract import Illegal
from hullwright.engines.loader import load
from hullwright.engines.recordings import agrees, replay
from hullwright.schema.files.reader import read

from .arrange import SAMPLES, game, house, playing, sample, shipped_rules

RECORDINGS = sorted((Path(__file__).parents[2] / "cases" / "recordings").glob("no-escape-*.json"))


def recorded(played, players, seed):
    """Return a random game as its actions, and the fingerprint of its end."""
    state = played.new_state(players, seed)
    actions = [played.action_to_json(action) for action in playing(state, Random(seed))]
    return json.loads(json.dumps(actions)), fingerprint(state)


@pytest.mark.parametrize("name", ["house", *SAMPLES])
def test_the_same_seed_and_actions_give_the_same_state(name):
    played = load(house() if name == "house" else sample(name))
    for seed in range(3):
        actions, end = recorded(played, 2 + seed, seed)
        assert fingerprint(played.replay(2 + seed, seed, actions)) == end


@pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: path.stem)
def test_recorded_games_still_come_to_their_end(path, tmp_path):
    recording, book = read(path), shipped_rules(tmp_path)
    assert agrees(recording, replay(recording, book), book)


def test_there_are_recordings():
    assert len(RECORDINGS) == 2


def test_actions_read_well_in_recordings():
    played = load(house())
    found = {each[0]: each for seed in range(30) for each in recorded(played, 4, seed)[0]}
    assert {"play", "lay", "abort", "twist", "replace", "swap", "with", "lift"} <= set(found)
    tile, cell, rotation = found["lay"][1:]
    assert tile in played.box.names
    assert "," in cell
    assert rotation in {0, 90, 180, 270}


@pytest.mark.parametrize(
    "words",
    [
        ["lay", "singel", "-1,2", 0],
        ["lay", "single", "north", 0],
        ["lay", "single", "-1,2", 45],
        ["lay", "single", "-1,2"],
        ["lay", "lockdown", "-1,2", 0],
        ["path", "-1,2", "up"],
        ["play", 5],
    ],
)
def test_words_that_name_nothing_are_refused(words):
    with pytest.raises(Illegal, match="matches nothing here"):
        game().action_from_json(words)
