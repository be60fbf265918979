"""Terminal, window and composer make a map and a scenario ready once, and ask that for everything."""

from collections import Counter
from functools import wraps

import pytest
from click.testing import CliRunner

import hullwright.plugins.rules
from hullwright.editor.cli import commands
from hullwright.editor.scenarios.composer.map_trial import tried
from hullwright.editor.simulation.plan import GamesPlan
from hullwright.editor.simulation.played_games import played
from hullwright.engines.loader import engine
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.samples import HERE
from hullwright.schema.files.reader import read_map, read_scenario
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.hex_zone import survey

ZONE = HERE / "hex-zones" / "bellwether.json"
ARENA = HERE / "scenarios" / "arena.json"


@pytest.fixture
def calls(monkeypatch) -> Counter[str]:
    """How often a zone's board was compiled, rules were composed, and the rule book was made."""
    found: Counter[str] = Counter()

    def count(place, name: str) -> None:
        function = getattr(place, name)

        @wraps(function)
        def counting(*arguments, **named):
            found[name] += 1
            return function(*arguments, **named)

        monkeypatch.setattr(place, name, counting)

    count(survey, "compiled")
    count(type(engine("eftaios")), "compose")
    count(hullwright.plugins.rules, "rule_book")
    return found


ONCE = {"compiled": 1, "compose": 1, "rule_book": 1}


def test_the_command_line_prepares_once_to_simulate(calls):
    command = ["simulate", str(ZONE), "--scenario", str(ARENA), "--games", "1"]
    done = CliRunner().invoke(commands, [*command, "--bots", "random"])
    assert done.exit_code == 0, done.output
    assert calls == ONCE


def test_no_rule_book_is_made_for_a_scenario_without_rules(calls):
    done = CliRunner().invoke(commands, ["simulate", str(ZONE), "--games", "1", "--bots", "random"])
    assert done.exit_code == 0, done.output
    assert calls == {"compiled": 1, "compose": 1}


def test_a_process_that_plays_for_the_window_prepares_once(calls):
    plan = GamesPlan(read_scenario(ARENA), 4, ("random", "random"))
    examination = Examination(read_map(ZONE))
    for number in range(3):
        assert played(examination, plan, range(number, number + 1)).summary.games == 1
    assert calls["compiled"] == calls["compose"] == 1


def test_the_composer_prepares_once_to_try_a_scenario(calls, tmp_path):
    rules = rule_book(Host(tmp_path)).of_game("eftaios")
    trial = tried(Examination(read_map(ZONE)), read_scenario(ARENA), rules)
    assert trial.reach
    assert calls == {"compiled": 1, "compose": 1}
