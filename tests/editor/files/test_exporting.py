"""Exports, pictures and share codes."""

import json
import os
from dataclasses import replace
from pathlib import Path

from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QPushButton, QSpinBox

from hullwright.editor.documents.document import Document
from hullwright.editor.documents.place import Place
from hullwright.editor.documents.scenario_place import ScenarioPlace
from hullwright.editor.documents.workplace import Findings, Workplace
from hullwright.editor.files.export_format import export_subject
from hullwright.editor.files.job_queue import LARGE
from hullwright.editor.shell.notices import Tone
from hullwright.plugins.host.installation import Keeper
from hullwright.plugins.importers import import_map
from hullwright.samples import maps
from hullwright.schema.checks.problem import Severity
from hullwright.schema.documents.maps import MapDocument, RuleUse
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.examination import Examination

from ..export_work import dialog_of, export_as, press
from ..plugins.strangers import installed_code, installed_sample
from ..workplaces import zone
from .file_work import FileWork, small_map

SAMPLE = next(each for each in maps() if each.parent.name == "hex-zones")


def export(desk: FileWork, place: Place, name: str = "engines", button: str = "export") -> None:
    """Export as a person does: in the dialog."""
    desk.files.exporting.open(place)
    export_as(desk.files.exporting, name, button)


def opened(desk: FileWork, value: MapDocument) -> Workplace:
    return desk.workplaces.open(Document(value))


def test_a_good_map_is_exported_with_its_board(desk: FileWork, tmp_path: Path):
    workplace = opened(desk, read_map(SAMPLE))
    desk.person.saves = [tmp_path / "out.json"]
    export(desk, workplace)
    assert desk.told[0].tone is Tone.GOOD
    assert "Exported to" in desk.texts
    written = json.loads((tmp_path / "out.json").read_text())
    assert written["problems"]["errors"] == 0
    assert written["board"]["spaces"]
    assert desk.person.suggested[0].name.endswith("-export.json")


def test_errors_forbid_an_export_until_it_is_forced_and_then_the_file_says_so(
    desk: FileWork, tmp_path: Path
):
    workplace = opened(desk, replace(small_map(), layout=zone("sds", "dsd")))
    path = tmp_path / "out.json"
    desk.person.saves = [path, path]
    export(desk, workplace)
    assert not path.exists()
    assert "Not exported because of" in desk.texts
    desk.press("Show problems")
    assert desk.showed_problems == 1
    desk.press("Export anyway…")
    assert json.loads(path.read_text())["problems"]["errors"] > 0
    assert desk.told[0].tone is Tone.WARNING


def test_known_errors_are_told_in_the_dialog_with_what_can_be_done(desk: FileWork, tmp_path: Path):
    workplace = opened(desk, replace(small_map(), layout=zone("sds", "dsd")))
    workplace.know(Findings(problems=Examination(workplace.document.value).problems))
    desk.files.exporting.open(workplace)
    dialog = dialog_of(desk.files.exporting)
    assert not dialog.findChild(QPushButton, "export").isEnabled()
    assert "forbid this export" in dialog.findChild(QPushButton, "export").toolTip()
    press(dialog, "problems")
    assert desk.showed_problems == 1
    assert desk.files.exporting.dialog is None
    export_anyway(desk, workplace, tmp_path / "out.json")
    assert json.loads((tmp_path / "out.json").read_text())["problems"]["errors"] > 0


def test_an_export_never_takes_the_place_of_the_map(desk: FileWork, tmp_path: Path):
    path = desk.saved(tmp_path)
    before = path.read_bytes()
    desk.open(path)
    desk.person.saves = [path, tmp_path / "out.json"]
    export_anyway(desk, desk.workplaces.current)
    assert path.read_bytes() == before
    desk.press("Choose another name…")
    assert (tmp_path / "out.json").exists()


def test_a_folder_that_is_gone_is_told(desk: FileWork, tmp_path: Path):
    desk.person.saves = [tmp_path / "gone" / "out.json"]
    export_anyway(desk, opened(desk, small_map()))
    assert "can't be saved" in desk.texts


def test_a_large_map_is_exported_beside_the_window(desk: FileWork, tmp_path: Path, qtbot):
    value = MapDocument(kind="hex-zone", name="Large", layout=zone(*["sd" * 100] * 200))
    assert len(str(value.layout)) > LARGE["export"]
    desk.person.saves = [tmp_path / "out.json"]
    export_anyway(desk, opened(desk, value))
    assert "Exporting Large" in desk.texts
    assert not (tmp_path / "out.json").exists()
    qtbot.waitUntil(lambda: "Exported to" in desk.texts)
    assert read_map(tmp_path / "out.json") == value


def export_anyway(desk: FileWork, place: Workplace, *saves: Path) -> None:
    """Export in spite of errors, known from the checks."""
    desk.person.saves += saves
    if not place.findings.problems:
        place.know(Findings(problems=Examination(place.map).problems))
    errors = [each for each in place.findings.problems or () if each.severity is Severity.ERROR]
    export(desk, place, button="anyway" if errors else "export")


STRICT = """
from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.messages import message


def work(survey):
    yield Problem.in_own_words("strict", Severity.ERROR, message("There is no cantina."))
"""


def test_checks_of_plugins_are_asked_beside_the_window_and_listed(
    desk: FileWork, tmp_path: Path, qtbot
):
    keeper = Keeper(desk.home)
    installed_sample(keeper, "shy-pods-check")
    installed_code(keeper, "checks", "def work(survey):\n    yield 1 / 0\n")
    value = MapDocument(kind="hex-zone", name="Shy", layout=zone("ssssss", "sH12As", "ssssss"))
    desk.person.saves = [tmp_path / "out.json"]
    export(desk, opened(desk, value))
    assert "Exporting Shy" in desk.texts
    qtbot.waitUntil(lambda: "Exported to" in desk.texts)
    assert "Pods 1 and 2 touch each other." in desk.texts
    listed = json.loads((tmp_path / "out.json").read_text())["problems"]["list"]
    found = {each["id"]: each for each in listed}
    assert found["shy-pods-check/shy-pods"]["severity"] == "warning"
    assert "failed" in found["odd/it"]["text"]


def test_an_error_that_a_plugin_finds_forbids_the_export_as_one_of_ours(
    desk: FileWork, tmp_path: Path, qtbot
):
    installed_code(Keeper(desk.home), "checks", STRICT)
    desk.person.saves = [tmp_path / "out.json"] * 2
    export(desk, opened(desk, read_map(SAMPLE)))
    qtbot.waitUntil(lambda: "Not exported because of a problem" in desk.texts)
    assert "There is no cantina." in desk.texts
    assert not (tmp_path / "out.json").exists()
    desk.press("Export anyway…")
    qtbot.waitUntil((tmp_path / "out.json").exists)


def test_a_png_has_the_size_that_was_asked_for(desk: FileWork, tmp_path: Path):
    desk.person.saves = [tmp_path / "map.png"]
    desk.files.exporting.open(opened(desk, read_map(SAMPLE)), "png")
    dialog = dialog_of(desk.files.exporting)
    dialog.findChild(QSpinBox, "size").setValue(400)
    press(dialog, "export")
    image = QImage(str(tmp_path / "map.png"))
    assert max(image.width(), image.height()) == 400
    assert "The picture is in" in desk.texts


def test_an_svg_is_written_and_not_asked_for_its_size(desk: FileWork, tmp_path: Path):
    desk.person.saves = [tmp_path / "map.svg"]
    desk.files.exporting.open(opened(desk, read_map(SAMPLE)), "svg")
    dialog = dialog_of(desk.files.exporting)
    assert not any(each.isVisible() for each in dialog.findChildren(QSpinBox))
    press(dialog, "export")
    assert (tmp_path / "map.svg").read_text().startswith("<")


def test_giving_up_writes_nothing(desk: FileWork):
    export(desk, opened(desk, small_map()), "png", "close")
    assert desk.person.suggested == []
    assert desk.files.exporting.dialog is None


def test_the_share_code_on_the_clipboard_can_be_imported(desk: FileWork):
    value = read_map(SAMPLE)
    export(desk, opened(desk, value), "share", "copy")
    code = QGuiApplication.clipboard().text()
    assert import_map(code.encode(), "code").document.layout.rows == value.layout.rows
    assert "on the clipboard" in desk.texts


def test_a_map_without_a_share_code_is_offered_none(desk: FileWork):
    station = opened(
        desk, read_map(next(each for each in maps() if each.parent.name == "stations"))
    )
    subject = export_subject(station)
    assert "share" not in {each.name for each in desk.files.exporting.formats(subject)}


def test_nothing_takes_the_place_of_a_pipe(desk: FileWork, tmp_path: Path):
    workplace = opened(desk, read_map(SAMPLE))
    pipe = tmp_path / "pipe.svg"
    os.mkfifo(pipe)
    desk.person.saves = [pipe] * 3
    export(desk, workplace)
    assert "is a pipe or a device, not a file" in desk.texts
    export(desk, workplace, "svg")
    assert "is a pipe or a device, not a file" in desk.texts
    assert not desk.files.saving.save_copy(workplace.document)
    assert [each.is_fifo() for each in tmp_path.iterdir() if each != desk.home] == [True]


def test_what_an_export_could_not_keep_of_a_file_is_told(desk: FileWork, tmp_path: Path):
    workplace = opened(desk, read_map(SAMPLE))
    path = tmp_path / "out.json"
    path.write_text("old")
    (tmp_path / "other.json").hardlink_to(path)
    desk.person.saves = [path]
    export(desk, workplace)
    assert "Exported to" in desk.texts
    assert "Other names of the file (hard links: 1)" in desk.texts


def test_a_scenario_that_is_tried_is_exported_with_its_map_as_it_is_played(
    desk: FileWork, tmp_path: Path
):
    scenario = Scenario(
        name="Side B", game="space_attack", ruleset="standard", rules=(RuleUse(code="SA.SIDE_B"),)
    )
    place = desk.workplaces.open(Document(scenario))
    assert isinstance(place, ScenarioPlace)
    assert export_subject(place) is None
    station = read_map(next(each for each in maps() if each.stem == "standard"))
    place.pair(station)
    desk.person.saves = [tmp_path / "out.json"]
    export(desk, place)
    assert desk.told[0].tone is Tone.GOOD
    written = json.loads((tmp_path / "out.json").read_text())
    assert written["scenario"]["name"] == "Side B"
    assert [each["gates"] for each in written["layout"]["jump_points"]] == [
        ["5,0", "7,0"],
        ["5,11", "7,11"],
    ]
