"""A plugin written only from docs/plugins.md works, in a folder outside the repository."""

import re
import sys
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
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import read, read_map
from hullwright.schema.kinds.examination import Examination

from .docs.page import blocks

PAGE = Path("docs/plugins.md").read_text("utf-8")


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
CODE = ("night-watch/tremors.py", "night-watch/rules/tremors.json")
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


def test_the_rule_with_code_changes_a_game_once_it_is_trusted(tmp_path, zone):
    assert set(written_from_the_page(tmp_path, *DATA, *CODE)) == {*DATA, *CODE}
    host = Host(home=tmp_path)
    with pytest.raises(HullwrightError):
        load(zone, TREMORS, rule_book(host))
    assert not [name for name in sys.modules if "tremors" in name]
    host.trust("night-watch")
    state = played_out(load(zone, TREMORS, rule_book(host)))
    assert any(event[0] == "sector" for event in state.events)
    assert state.roles != state.game.zone.roles


def test_people_are_asked_to_trust_the_code_that_the_manifest_names(tmp_path):
    list(written_from_the_page(tmp_path, *DATA, *CODE))
    (line,) = re.findall(r"`(code = .*?)`", PAGE)
    manifest = tmp_path / "plugins" / "night-watch" / "plugin.toml"
    manifest.write_text(manifest.read_text().replace('data = "rules"', f'data = "rules"\n{line}'))
    host = Host(home=tmp_path)
    assert host.plugin("night-watch").status is Status.UNTRUSTED
    host.trust("night-watch")
    assert host.plugin("night-watch").status is Status.READY


def test_without_trust_the_code_is_never_imported_and_the_other_rule_goes_on_working(
    tmp_path, zone
):
    list(written_from_the_page(tmp_path, *DATA, *CODE))
    witness = tmp_path / "ran"
    module = tmp_path / "plugins" / "night-watch" / "tremors.py"
    module.write_text(f"open({str(witness)!r}, 'w').close()\n" + module.read_text())
    host = Host(home=tmp_path)
    book = rule_book(host)
    with pytest.raises(HullwrightError):
        load(zone, TREMORS, book)
    scenario = read(tmp_path / "short-night.json")
    assert isinstance(scenario, Scenario)
    assert load(zone, scenario, book).ruleset.rounds == 8
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
