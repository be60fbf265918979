"""Terminal, window and composer make a map and a scenario ready once, and ask that for everything."""

from collections import Counter
from dataclasses import replace
from functools import wraps

import pytest
from click.testing import CliRunner

import hullwright.plugins.rules
from hullwright.editor.cli import commands
from hullwright.editor.scenarios.composer.map_trial import tried
from hullwright.editor.sheets.options import SheetOptions, What
from hullwright.editor.sheets.preview import SheetPreview
from hullwright.editor.simulation.plan import GamesPlan
from hullwright.editor.simulation.played_games import played
from hullwright.engines.loader import engine
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.samples import HERE
from hullwright.schema.files.reader import read_map, read_scenario
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.hex_zone import survey
from hullwright.schema.kinds.station import board

ZONE = HERE / "hex-zones" / "bellwether.json"
STATION = HERE / "stations" / "standard.json"
ARENA = HERE / "scenarios" / "arena.json"


@pytest.fixture
def calls(monkeypatch) -> Counter[str]:
    """How often a zone's board was compiled, rules were composed, and the rule book was made."""
    found: Counter[str] = Counter()
    for place, name in (
        (survey, "compiled"),
        (type(engine("eftaios")), "compose"),
        (hullwright.plugins.rules, "rule_book"),
    ):
        monkeypatch.setattr(place, name, counting(getattr(place, name), found))
    return found


def counting(function, calls: Counter[str]):
    """Return a function that also counts its calls."""

    @wraps(function)
    def counted(*arguments, **named):
        calls[function.__name__] += 1
        return function(*arguments, **named)

    return counted


ONCE = {"compiled": 1, "compose": 1, "rule_book": 1}


def test_the_command_line_prepares_once_to_simulate(calls):
    command = ["simulate", str(ZONE), "--scenario", str(ARENA), "--games", "1"]
    done = CliRunner().invoke(commands, [*command, "--bots", "random"])
    assert done.exit_code == 0, done.output
    assert calls == ONCE


def test_a_station_that_is_played_and_drawn_is_linked_once(monkeypatch):
    calls: Counter[str] = Counter()
    monkeypatch.setattr(board, "_links", counting(board._links, calls))
    command = ["simulate", str(STATION), "--games", "1", "--bots", "random"]
    done = CliRunner().invoke(commands, command)
    assert done.exit_code == 0, done.output
    assert calls == {"_links": 1}


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


def test_the_preview_of_sheets_prepares_again_only_for_another_map_or_other_rules(calls, qtbot):
    zone, arena = read_map(ZONE), read_scenario(ARENA)
    book = rule_book(Host())
    preview = SheetPreview(zone, SheetOptions(), [arena], lambda: book)
    qtbot.addWidget(preview)
    calls.clear()
    preview.form.show_scenario(arena)
    for what in (What.MAP, What.SCENARIO, What.BOOKLET, What.MAP):
        pages = preview.bound
        preview.form.show_options(SheetOptions(what=what))
        preview.refresh()
        assert preview.bound is not None
        assert preview.bound is not pages
    assert calls == {"compiled": 1, "compose": 1}
    preview.show_document(replace(zone, name="Another"))
    preview.refresh()
    assert preview.bound is not None
    assert preview.bound.title.startswith("Another")
    assert calls == {"compiled": 2, "compose": 2}


def test_the_composer_prepares_once_to_try_a_scenario(calls, tmp_path):
    rules = rule_book(Host(tmp_path)).of_game("eftaios")
    trial = tried(Examination(read_map(ZONE)), read_scenario(ARENA), rules)
    assert trial.reach
    assert calls == {"compiled": 1, "compose": 1}
