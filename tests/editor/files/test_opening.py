"""Opening files: a tab, or a sentence about what the file is instead."""

import json
import os
import shutil
from dataclasses import replace
from pathlib import Path

from hullwright.editor.documents.scenario_place import ScenarioPlace
from hullwright.editor.files.job_queue import LARGE
from hullwright.editor.shell.notices import Tone
from hullwright.samples import HERE, maps
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.export import export
from hullwright.schema.files.reader import read_map
from hullwright.schema.files.writer import write
from hullwright.schema.kinds.examination import Examination

from ..workplaces import zone
from .file_work import FileWork, rename, small_map

CASES = Path(__file__).parents[2] / "cases"


def exported(path: Path, value: MapDocument) -> Path:
    examination = Examination(value)
    export(examination, path, forced=True)
    return path


def test_a_file_opens_in_a_tab_and_is_saved(desk: FileWork, tmp_path: Path):
    document = desk.open(desk.saved(tmp_path))
    assert document.value == small_map("Curie")
    assert document.is_saved
    assert document.path == tmp_path / "curie.json"
    assert desk.told == []


def test_every_sample_opens(desk: FileWork):
    for path in maps():
        assert desk.open(path).value == read_map(path)


def test_a_file_that_is_open_is_not_opened_twice(desk: FileWork, tmp_path: Path):
    first = desk.open(desk.saved(tmp_path))
    desk.open(desk.saved(tmp_path, "arena"))
    (tmp_path / "link.json").symlink_to(tmp_path / "curie.json")
    assert desk.open(tmp_path / "link.json") is first
    assert len(desk.workplaces) == 2


def test_files_chosen_in_the_dialog_are_opened_in_order(desk: FileWork, tmp_path: Path):
    desk.person.opens = [desk.saved(tmp_path, "a"), desk.saved(tmp_path, "b")]
    desk.files.opening.ask()
    assert [each.document.value.name for each in desk.workplaces] == ["A", "B"]


def test_a_broken_file_is_told_with_its_first_faults_and_all_on_request(
    desk: FileWork, tmp_path: Path
):
    value = small_map().to_json()
    value["layout"]["rows"] = ["s", "ss", "sss", "ssss", "sssss"]
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(value))
    desk.files.opening.open(path)
    assert len(desk.workplaces) == 0
    assert desk.told[0].tone is Tone.ERROR
    assert "broken.json can't be used as it is" in desk.texts
    assert "row" in desk.texts
    desk.press("Show all")
    assert len(desk.person.read) > 3


def test_a_missing_file_is_told(desk: FileWork, tmp_path: Path):
    desk.files.opening.open(tmp_path / "nowhere.json")
    assert "no such file" in desk.texts


def test_a_scenario_opens_in_a_tab_of_its_own(desk: FileWork):
    desk.files.opening.open(HERE / "scenarios" / "arena.json")
    front = desk.workplaces.front
    assert isinstance(front, ScenarioPlace)
    assert front.scenario.name == "Arena"
    assert desk.workplaces.current is None


def test_a_plugin_manifest_is_refused_with_what_it_is(desk: FileWork):
    desk.files.opening.open(HERE / "plugins" / "leaky-pieces" / "plugin.toml")
    assert "plugin's manifest" in desk.texts


def test_a_foreign_file_is_offered_for_import(desk: FileWork, tmp_path: Path):
    source = CASES / "imports" / "letter-rows" / "smaller-zone" / "small.txt"
    path = Path(shutil.copy(source, tmp_path / source.name))
    desk.files.opening.open(path)
    assert "another program's format" in desk.texts
    desk.press("Import")
    assert len(desk.workplaces) == 1


def test_an_export_opens_as_a_new_map_so_that_it_is_not_overwritten(desk: FileWork, tmp_path: Path):
    path = exported(tmp_path / "out.json", small_map())
    document = desk.open(path)
    assert document.value == small_map()
    assert document.path is None
    assert "is an export" in desk.texts


def test_a_large_export_is_read_beside_the_window_and_can_be_called_off(
    desk: FileWork, tmp_path: Path, qtbot
):
    value = MapDocument(kind="hex-zone", name="Large", layout=zone(*["sd" * 120] * 240))
    path = exported(tmp_path / "large.json", value)
    assert path.stat().st_size > LARGE["read"]
    desk.files.opening.open(path)
    assert "Reading large.json" in desk.texts
    desk.press("Cancel")
    qtbot.waitUntil(lambda: desk.told == [])
    assert len(desk.workplaces) == 0

    desk.files.opening.open(path)
    desk.files.opening.open(path)
    qtbot.waitUntil(lambda: len(desk.workplaces) > 0)
    assert [each.document.value for each in desk.workplaces] == [value]
    assert "Reading" not in desk.texts


def test_faults_found_beside_the_window_are_told_as_usual(desk: FileWork, tmp_path: Path, qtbot):
    path = tmp_path / "large.json"
    path.write_text(json.dumps({"format": "hullwright/map", "x": "y" * LARGE["read"]}))
    desk.files.opening.open(path)
    qtbot.waitUntil(lambda: "can't be used" in desk.texts)
    assert "version" in desk.texts


def test_opened_files_are_remembered(desk: FileWork, tmp_path: Path):
    path = desk.saved(tmp_path)
    desk.open(path)
    assert [each.path for each in desk.files.context.recent.all()] == [path]


def test_an_old_notice_about_a_file_goes_once_it_opens(desk: FileWork, tmp_path: Path):
    path = tmp_path / "curie.json"
    path.write_text("{")
    desk.files.opening.open(path)
    assert desk.told
    write(replace(small_map(), name="Mended"), path)
    rename(desk.open(path), "Changed")
    assert desk.told == []


def test_a_pipe_is_told_and_not_waited_for(desk: FileWork, tmp_path: Path):
    pipe = tmp_path / "pipe.json"
    os.mkfifo(pipe)
    desk.files.opening.open(pipe)
    assert "It is a pipe or a device, not a file." in desk.texts
    desk.files.importing.import_file(pipe)
    assert "It is a pipe or a device, not a file." in desk.texts
    assert len(desk.workplaces) == 0
