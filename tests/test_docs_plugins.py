"""A plugin written only from docs/plugins.md works, in a folder outside the repository."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from hullwright.engines.loader import load, prepared
from hullwright.plugins.host import Host, Status
from hullwright.plugins.pieces import plugin_pieces
from hullwright.plugins.rules import rule_book
from hullwright.plugins.testing import conform
from hullwright.samples import HERE
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read, read_map
from hullwright.schema.kinds.examination import Examination

from .docs.page import blocks
from .editor.cli.terminal import run


def written_from_the_page(home: Path, *names: str) -> Iterator[str]:
    """Write the files that the page shows, if they are among those named, and yield their names."""
    for block in blocks(Path("docs/plugins.md")):
        if block.file in names:
            block.write(home / ("plugins" if "/" in block.file else ""))
            yield block.file


DATA = (
    "night-watch/plugin.toml",
    "night-watch/rules/short-night.json",
    "night-watch/tiles/vent-leak.json",
    "short-night.json",
)
CODE = ("night-watch/tremors.py", "night-watch/rules/tremors.json", "tremors-night.json")
ZONE = (HERE / "hex-zones" / "thimble.json",)
NEVER = (
    "It contains code, which is not run until you trust it: hullwright plugins trust night-watch"
)
TREMORS = Scenario(
    name="Tremors",
    game="eftaios",
    ruleset="ultimate",
    rules=(RuleUse(code="watch:tremors", parameters={"every": 1}),),
)


@pytest.fixture
def zone():
    return read_map(HERE / "hex-zones" / "bellwether.json")


def played_out(game):
    state = game.new_state(4, 11)
    while state.result() is None:
        state.apply(state.legal()[0])
    return state


def test_the_rule_without_code_changes_a_game_at_once(tmp_path, zone):
    assert set(written_from_the_page(tmp_path, *DATA)) == set(DATA)
    host = Host(home=tmp_path)
    assert host.plugin("night-watch").status is Status.READY
    scenario = read(tmp_path / "short-night.json")
    assert isinstance(scenario, Scenario)
    game = load(zone, scenario, rule_book(host))
    assert (game.ruleset.rounds, game.ruleset.fed_by) == (8, ())
    assert played_out(game).round <= 9


def listed(plugin: str) -> dict:
    """Return what `plugins list` says of a plugin."""
    (found,) = (
        each
        for each in json.loads(run("plugins", "list", "--json").stdout)["plugins"]
        if each["id"] == plugin
    )
    return found


@pytest.fixture
def reader(tmp_path, monkeypatch):
    """A person who has typed in what the page says of rules, and nothing else."""
    assert set(written_from_the_page(tmp_path, *DATA, *CODE)) == {*DATA, *CODE}
    monkeypatch.setenv("HULLWRIGHT_HOME", str(tmp_path))
    return tmp_path


def test_the_rule_with_code_works_after_trust_and_one_changed_byte_takes_it_back(reader, tmp_path):
    night = ("--scenario", reader / "tremors-night.json")
    games = (*ZONE, *night, "--games", 1, "--bots", "random")
    assert listed("night-watch")["status"] == "untrusted"
    assert listed("night-watch")["code"] == ["tremors:shake"]
    assert "    code: tremors:shake\n" in run("plugins", "list").stdout
    assert NEVER in run("rules", "watch:tremors").stdout
    assert (
        f"needs the code of the plugin “night-watch”. {NEVER}"
        in run("rules", *night, code=1).stdout
    )
    assert NEVER in run("simulate", *games, code=2).stderr
    # What is data alone goes on working.
    run("rules", "--scenario", reader / "short-night.json")

    run("plugins", "trust", "night-watch", "--yes")
    assert listed("night-watch")["status"] == "ready"
    run("rules", *night)
    run("simulate", *games)
    record = tmp_path / "night.json"
    run("play", *ZONE, *night, "--watch", "--bots", "random", "--seed", 1, "--record", record)
    assert " is now dangerous." in run("replay", record).stdout

    module = reader / "plugins" / "night-watch" / "tremors.py"
    module.write_text(module.read_text() + "\n")
    assert listed("night-watch")["status"] == "untrusted"
    changed = "It has changed since you trusted it, so its code is not run."
    for refused in (
        run("rules", *night, code=1).stdout,
        run("simulate", *games, code=2).stderr,
        run("replay", record, code=2).stderr,
    ):
        assert changed in refused


def test_a_manifest_that_names_the_function_too_is_the_same_to_everybody(reader):
    path = reader / "plugins" / "night-watch" / "plugin.toml"
    path.write_text(
        path.read_text().replace('data = "rules"', 'data = "rules"\ncode = "tremors:shake"')
    )
    assert listed("night-watch")["code"] == ["tremors:shake"]
    run("plugins", "trust", "night-watch", "--yes")
    assert listed("night-watch")["status"] == "ready"


def test_without_trust_the_code_is_never_imported(reader, tmp_path):
    witness = tmp_path / "ran"
    module = reader / "plugins" / "night-watch" / "tremors.py"
    module.write_text(f"open({str(witness)!r}, 'w').close()\n" + module.read_text())
    night = ("--scenario", reader / "tremors-night.json")
    run("plugins", "list")
    run("plugins", "check", module.parent)
    run("rules", *night, code=1)
    run("simulate", *ZONE, *night, "--games", 1, code=2)
    assert not witness.exists()


def test_the_plugin_of_the_page_passes_the_tests_for_plugin_authors(tmp_path):
    list(written_from_the_page(tmp_path, *DATA, *CODE))
    conform(tmp_path / "plugins" / "night-watch")


def test_a_scenario_that_names_the_rule_without_the_plugin_says_so(tmp_path, zone):
    book = rule_book(Host(home=tmp_path))
    findings = prepared(zone, TREMORS, book).problems
    assert any("watch:tremors" in each.text for each in findings)


def test_the_tile_of_the_page_is_offered_and_taken_into_a_maze(tmp_path):
    list(written_from_the_page(tmp_path, *DATA))
    (piece,) = plugin_pieces(Host(home=tmp_path)).pieces
    maze, name = piece.added(read_map(HERE / "mazes" / "quarantine-ring.json"))
    assert not [each for each in Examination(maze).problems if each.id == "FX-1"]
    assert maze.layout.actions[name].title == "Vent leak"
