"""`hullwright check` over many files: each gets its verdict, whatever is wrong with another one."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from hullwright.editor.cli.check import check
from hullwright.samples import maps, scenarios

from .terminal import run

ONE_OF_EACH = list({path.parent.name: path for path in maps()}.values())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a map of each kind and a scenario, each under the name it has among the samples."""
    for path in [*ONE_OF_EACH, scenarios()[0]]:
        (tmp_path / f"{path.parent.name}.json").write_text(path.read_text("utf-8"), "utf-8")
    return tmp_path


def statuses(printed: str) -> dict[str, str]:
    """Return what is said of each file, by its name."""
    return {Path(each["path"]).stem: each["status"] for each in json.loads(printed)["files"]}


@pytest.mark.parametrize(
    ("where", "stumbles"),
    [
        ("hullwright.schema.kinds.tile_maze.survey.board_of", lambda *_: 1 / 0),
        ("hullwright.schema.kinds.tile_maze.layout.Special.name", property(lambda _: 1 / 0)),
    ],
    ids=["while it is examined", "while it is read"],
)
def test_a_file_over_which_the_program_stumbles_costs_no_other_its_verdict(
    folder, monkeypatch, where, stumbles
):
    monkeypatch.setattr(where, stumbles)
    done = CliRunner().invoke(check, [str(folder), "--json"])
    assert done.exit_code == 2
    assert statuses(done.stdout) == {
        "galaxies": "ok",
        "hex-zones": "ok",
        "mazes": "unexamined",
        "scenarios": "ok",
        "stations": "ok",
    }
    said = CliRunner().invoke(check, [str(folder)]).stdout
    assert "fault in Hullwright itself (ZeroDivisionError: division by zero)" in said
    assert "files: 5" in said


def test_whole_numbers_with_a_point_cost_nobody_a_verdict(folder):
    path = folder / "mazes.json"
    maze = json.loads(path.read_text("utf-8"))
    for placed in maze["layout"]["placed"]:
        placed["at"] = [float(each) for each in placed["at"]]
    path.write_text(json.dumps(maze), "utf-8")
    assert set(statuses(run("check", folder, "--json").stdout).values()) == {"ok"}


def test_names_that_no_file_can_have_are_verdicts_too(folder):
    report = run("check", folder / ("n" * 300 + ".json"), folder, "--json", code=2).stdout
    assert sorted(statuses(report).values()) == ["ok"] * 5 + ["unreadable"]
