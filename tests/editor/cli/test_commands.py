"""The command line, as people and scripts use it: real processes, real files, real exit codes."""

import json
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from hullwright.samples import HERE, maps

from ...waiting import PATIENCE, wait_until
from .terminal import run, run_afresh, without_display

ZONES = sorted((HERE / "hex-zones").glob("*.json"))
MAPS = maps()
ONE_OF_EACH = list({path.parent.name: path for path in MAPS}.values())
"""That all samples are sound is shown without commands."""


def changed_zone(folder: Path, before: str, after: str) -> Path:
    """Write the first sample zone with one character of its rows exchanged for another."""
    zone = json.loads(ZONES[0].read_text())
    zone["layout"]["rows"] = [row.replace(before, after) for row in zone["layout"]["rows"]]
    path = folder / "changed.json"
    path.write_text(json.dumps(zone))
    return path


def spent_by_children() -> float:
    """Return the seconds that a processor has worked for processes of ours that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def test_help_names_every_command_and_comes_at_once():
    began = spent_by_children()
    printed = run_afresh("--help").stdout
    took = spent_by_children() - began
    for command in ("new", "check", "show", "export", "diff", "import", "share", "plugins"):
        assert f"\n  {command} " in printed
        assert "Usage:" in run(command, "--help").stdout
    # 0.1 s where it was measured; the limit only catches a heavy library imported at the start.
    assert took < 2


def test_every_command_works_as_the_installed_program(tmp_path):
    zone, export, code, back = (tmp_path / f"{name}.json" for name in ("a", "b", "c", "d"))
    game, picture, sheet = tmp_path / "game.json", tmp_path / "a.svg", tmp_path / "a.pdf"
    run_afresh("new", zone, "--sample", "thimble")
    assert "errors: 0" in run_afresh("check", zone).stdout
    assert "Distances" in run_afresh("show", zone).stdout
    run_afresh("export", zone, "-o", export)
    assert run_afresh("diff", zone, export).stdout == "The maps are the same.\n"
    code.write_text(run_afresh("share", zone).stdout)
    run_afresh("import", code, "-o", back)
    run_afresh("picture", zone, "-o", picture)
    run_afresh("sheet", zone, "-o", sheet, environment=without_display())
    run_afresh("play", zone, "--players", 4, "--bots", "random", "--watch", "--record", game)
    assert "same final state" in run_afresh("replay", game).stderr
    assert "A.1" in run_afresh("rules").stdout
    assert "public-formats" in run_afresh("plugins", "list").stdout
    assert all(each.stat().st_size for each in (back, picture, sheet))


def test_check_passes_all_samples_without_a_warning():
    report = json.loads(run("check", HERE, "--json").stdout)
    assert (report["errors"], report["warnings"], report["unreadable"]) == (0, 0, 0)
    # What plugins and templates of them hold is judged with them, but for their manifests.
    theirs = (HERE / "plugins", HERE / "plugin-templates")
    found = {each for each in HERE.rglob("*.json") if not each.is_relative_to(theirs[0])}
    found = {each for each in found if not each.is_relative_to(theirs[1])}
    found |= set(theirs[0].glob("*/plugin.toml"))
    assert {str(each) for each in found} <= {each["path"] for each in report["files"]}


def test_check_says_what_is_wrong_and_where_and_exits_with_1(tmp_path):
    path = changed_zone(tmp_path, "H", "s")
    printed = run("check", path, code=1).stdout
    assert "EA-M5" in printed
    assert "The Humans have no start." in printed
    (verdict,) = json.loads(run("check", path, "--json", code=1).stdout)["files"]
    assert verdict["status"] == "errors"
    assert verdict["problems"][0]["severity"] == "error"


@pytest.mark.parametrize("content", ["", "{", "[]", '{"format": "hullwright/map", "version": 7}'])
def test_check_exits_with_2_for_what_it_cannot_read(tmp_path, content):
    path = tmp_path / "broken.json"
    path.write_text(content)
    assert "can't be used as it is" in run("check", path, code=2).stdout
    (verdict,) = json.loads(run("check", path, "--json", code=2).stdout)["files"]
    assert verdict["complaints"]


def test_check_exits_with_2_for_a_missing_file_and_still_checks_the_others(tmp_path):
    report = json.loads(run("check", tmp_path / "none.json", ZONES[0], "--json", code=2).stdout)
    assert [each["status"] for each in report["files"]] == ["unreadable", "ok"]


def test_check_passes_over_files_of_others_that_a_folder_happens_to_hold(tmp_path):
    (tmp_path / "package.json").write_text('{"name": "not ours"}')
    (tmp_path / "zone.json").write_text(ZONES[0].read_text())
    report = json.loads(run("check", tmp_path, "--json").stdout)
    assert [Path(each["path"]).name for each in report["files"]] == ["zone.json"]


@pytest.mark.parametrize("path", ONE_OF_EACH, ids=lambda path: path.stem)
def test_show_draws_a_sample_of_each_kind_and_prints_its_measurements(path):
    printed = run("show", path).stdout
    assert json.loads(path.read_text())["name"] in printed
    assert "Distances" in printed
    shown = json.loads(run("show", path, "--json").stdout)
    assert sum(shown["counts"].values()) == shown["spaces"]
    assert shown["distances"]
    assert shown["metrics"]


def test_show_of_a_zone_has_a_symbol_for_each_sector():
    printed = run("show", ZONES[0]).stdout
    counts = json.loads(run("show", ZONES[0], "--json").stdout)["counts"]
    drawing = printed.split("\nspaces\n")[0]
    assert drawing.count("⬡") == counts["silent"]
    assert drawing.count("⬢") == counts["dangerous"]


@pytest.mark.parametrize("path", ONE_OF_EACH, ids=lambda path: path.stem)
def test_a_sample_of_each_kind_can_be_exported_and_the_export_checked_and_shown(tmp_path, path):
    output = tmp_path / "export.json"
    run("export", path, "-o", output)
    document = json.loads(output.read_text())
    assert document["board"]["spaces"]
    assert document["problems"]["errors"] == 0
    run("check", output)
    assert run("diff", path, output).stdout == "The maps are the same.\n"


def test_export_refuses_a_map_with_errors_unless_forced(tmp_path):
    path, output = changed_zone(tmp_path, "H", "s"), tmp_path / "export.json"
    refused = run("export", path, "-o", output, code=1).stderr
    assert "The Humans have no start." in refused
    assert not output.exists()
    run("export", path, "-o", output, "--force")
    assert json.loads(output.read_text())["problems"]["errors"] == 1


def test_export_to_a_folder_that_is_not_there_says_so(tmp_path):
    refused = run("export", ZONES[0], "-o", tmp_path / "no" / "export.json", code=2).stderr
    assert "can't be saved" in refused


def test_diff_lists_changed_cells_and_fields_and_marks_them(tmp_path):
    zone = json.loads(ZONES[0].read_text())
    rows = zone["layout"]["rows"]
    row = next(number for number, each in enumerate(rows) if "d" in each)
    column = rows[row].index("d")
    rows[row] = rows[row][:column] + "s" + rows[row][column + 1 :]
    zone["name"] = "Another name"
    other = tmp_path / "other.json"
    other.write_text(json.dumps(zone))
    found = json.loads(run("diff", ZONES[0], other, "--json", code=1).stdout)
    assert [(each["before"], each["after"]) for each in found["cells"]] == [("dangerous", "silent")]
    assert [each["place"] for each in found["fields"]] == ["name"]
    printed = run("diff", ZONES[0], other, code=1).stdout
    assert "Cells: 1" in printed
    assert "dangerous → silent" in printed


def test_diff_of_two_kinds_says_that_everything_differs():
    station = next((HERE / "stations").glob("*.json"))
    found = json.loads(run("diff", ZONES[0], station, "--json", code=1).stdout)
    assert any(each["place"] == "kind" for each in found["fields"])


@pytest.mark.parametrize("kind", ["hex-zone", "tile-maze", "station", "galaxy"])
def test_new_writes_a_map_that_opens(tmp_path, kind):
    path = tmp_path / "my-first_map.json"
    run("new", path, "--kind", kind)
    assert json.loads(path.read_text())["name"] == "My First Map"
    assert run("show", path).stdout.startswith("My First Map")


def test_new_takes_a_size_and_refuses_an_impossible_one(tmp_path):
    run("new", tmp_path / "a.json", "--size", "40x30")
    rows = json.loads((tmp_path / "a.json").read_text())["layout"]["rows"]
    assert (len(rows[0]), len(rows)) == (40, 30)
    for size in ("0x5", "5000x5", "ten", "5", "1x2x3"):
        assert "23x14" in run("new", tmp_path / "b.json", "--size", size, code=2).stderr
    assert not (tmp_path / "b.json").exists()


def test_new_begins_with_a_sample_and_helps_with_its_name(tmp_path):
    name = ZONES[0].stem
    run("new", tmp_path / "mine.json", "--sample", name, "--name", "Mine")
    assert json.loads((tmp_path / "mine.json").read_text())["name"] == "Mine"
    refused = run("new", tmp_path / "x.json", "--sample", name[:-1] + "z", code=2).stderr
    assert f"did you mean “{name}”?" in refused


def test_new_and_import_do_not_write_over_what_is_there(tmp_path):
    path = tmp_path / "mine.json"
    path.write_text("precious")
    assert "--force" in run("new", path, code=2).stderr
    assert "--force" in run("import", ZONES[0], "-o", path, code=2).stderr
    assert path.read_text() == "precious"
    run("new", path, "--force")


@pytest.mark.parametrize("path", ZONES[:2], ids=lambda path: path.stem)
def test_a_shared_zone_comes_back_by_import(tmp_path, path):
    code = tmp_path / "code.txt"
    code.write_text(run("share", path).stdout)
    run("import", code, "-o", tmp_path / "back.json")
    found = json.loads(run("diff", path, tmp_path / "back.json", "--json", code=1).stdout)
    assert found["cells"] == []


def test_share_says_that_only_zones_have_a_code():
    station = next((HERE / "stations").glob("*.json"))
    assert run("share", station, code=2).stderr.startswith("hullwright: ")


def test_import_names_the_formats_it_knows_when_it_knows_none(tmp_path):
    path = tmp_path / "poem.txt"
    path.write_text("The hull was quiet.\n")
    assert "share-code" in run("import", path, "-o", tmp_path / "x.json", code=2).stderr
    assert not (tmp_path / "x.json").exists()


def test_make_run_without_a_display_checks_exports_draws_and_shows_a_sample(tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "hullwright.editor"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=True,
        timeout=PATIENCE,
        env=without_display(),
    )
    assert done.stdout.startswith("There is no display")
    assert "errors: 0 · warnings: 0" in done.stdout
    exported, picture = sorted((tmp_path / "out").iterdir())
    assert json.loads(exported.read_text())["board"]["spaces"]
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_make_run_with_a_display_opens_the_window_on_a_copy_of_a_sample(tmp_path):
    with subprocess.Popen(
        [sys.executable, "-m", "hullwright.editor"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        cwd=tmp_path,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "HULLWRIGHT_HOME": str(tmp_path)},
    ) as window:
        sessions = tmp_path / "recovery"
        wait_until(lambda: sessions.exists() or window.poll() is not None)
        assert window.poll() is None
        window.kill()
    assert sessions.exists()
