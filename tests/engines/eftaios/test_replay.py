"""Replay: a game is its seed and its actions, in this process and in any other."""

import json
import os
import subprocess
import sys
from random import Random

import pytest

from hullwright.engines.claims import fingerprint
from hullwright.engines.eftaios.ruleset import RULESETS
from hullwright.engines.loader import load

from .arrange import READY, playing, sample, scenario, shipped_rules

ELSEWHERE = """
import json, sys
from pathlib import Path
from hullwright.engines.loader import load
from hullwright.engines.claims import fingerprint
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.samples import HERE
from hullwright.schema.files.reader import read, read_map

zone = read_map(HERE / "hex-zones" / "bellwether.json")
book = rule_book(Host(Path(sys.argv[1])))
for name, ruleset, players, seed, actions in json.load(sys.stdin):
    scenario = read(HERE / "scenarios" / f"{name}.json") if name else None
    print(fingerprint(load(zone, scenario, book, ruleset).replay(players, seed, actions)))
"""


@pytest.fixture(scope="module")
def games(tmp_path_factory):
    """Every ruleset and every ready scenario, by name."""
    book = shipped_rules(tmp_path_factory.mktemp("home"))
    zone = sample("bellwether")
    plain = {("", name): load(zone, None, book, name) for name in RULESETS}
    return plain | {(name, ""): load(zone, scenario(name), book) for name in READY}


def recorded(game, players, seed):
    """Return a random game as its actions, and the fingerprint of its end."""
    state = game.new_state(players, seed)
    actions = [game.action_to_json(action) for action in playing(state, Random(seed))]
    return json.loads(json.dumps(actions)), fingerprint(state)


def test_the_same_seed_and_actions_give_the_same_state(games):
    for number, game in enumerate(games.values()):
        actions, end = recorded(game, 2 + number, number)
        assert fingerprint(game.replay(2 + number, number, actions)) == end


def test_another_seed_gives_another_game(games):
    game = games["", "ultimate"]
    beginnings = {fingerprint(game.new_state(6, seed)) for seed in range(20)}
    assert len(beginnings) == 20


def test_a_recording_replays_to_the_same_state_in_another_process(games, tmp_path):
    records, ends = [], []
    for number, ((name, ruleset), game) in enumerate(games.items()):
        actions, end = recorded(game, 8 - number, 100 + number)
        records.append((name, ruleset or None, 8 - number, 100 + number, actions))
        ends.append(end)
    found = subprocess.run(
        [sys.executable, "-c", ELSEWHERE, str(tmp_path)],
        input=json.dumps(records),
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "4711"},
    )
    assert found.stdout.split() == ends
