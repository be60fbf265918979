"""The export dialog, by mouse and keys: formats, options, a live preview, and the last choice at one key."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QPushButton
from pytestqt.qtbot import QtBot

from hullwright.editor.documents.document import Document
from hullwright.editor.files.export_memory import SETTING, ExportChoice, ExportMemory
from hullwright.editor.files.exporter import MapExporter
from hullwright.editor.files.picture_options import SWITCHES, PictureOptions
from hullwright.editor.shell.settings import ProgramSettings
from hullwright.samples import maps
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read_map

from ..export_work import choose_format, dialog_of, press, tick
from ..file_viewer import FileViewer
from ..window_session import WindowSession
from ..workplaces import zone
from .file_work import FileWork, small_map

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
SAMPLES = {each.stem: each for each in maps()}


@pytest.fixture
def person(qtbot: QtBot, home: Path) -> Iterator[WindowSession]:
    session = WindowSession(home)
    session.program.open_sample(SAMPLES["thimble"])
    session.problems()
    yield session
    session.leave()


def exporting_of(person: WindowSession) -> MapExporter:
    return person.program.services.files.exporting


def choose_overlay(exporting: MapExporter, name: str) -> None:
    """Go through the overlays with the arrow keys."""
    box = dialog_of(exporting).findChild(QComboBox, "overlay")
    while box.currentData() != (name,):
        before = box.currentIndex()
        QTest.keyClick(box, Qt.Key.Key_Down)
        assert box.currentIndex() > before
    dialog_of(exporting)


def test_a_picture_is_chosen_looked_at_exported_and_exported_again_by_keys(
    person: WindowSession, tmp_path: Path
):
    exporting = exporting_of(person)
    person.key(Qt.Key.Key_E, CTRL)
    assert "board" in dialog_of(exporting).preview.text
    dialog = choose_format(exporting, "png")
    seen = [dialog.preview.picture]
    seen += [tick(exporting, name).preview.picture for name in ("title", "legend", "labels")]
    choose_overlay(exporting, "distance.human")
    seen.append(dialog.preview.picture)
    assert len({bytes(each.constBits()) for each in seen}) == len(seen)
    assert not seen[-1].hasAlphaChannel()
    assert tick(exporting, "transparent").preview.picture.pixelColor(0, 0).alpha() == 0
    selected = dialog.findChild(QCheckBox, "selected")
    assert not selected.isEnabled()
    assert selected.toolTip() == "Nothing is selected on the map."
    person.answers.path = path = tmp_path / "map.png"
    press(dialog, "export")
    person.wait(path.exists)
    written = QImage(str(path))
    assert written.pixelColor(0, 0).alpha() == 0
    path.unlink()
    person.key(Qt.Key.Key_E, CTRL | SHIFT)
    person.wait(path.exists)
    assert QImage(str(path)) == written
    assert exporting.dialog is None


def test_a_selection_and_what_lies_over_the_map_are_offered(person: WindowSession):
    exporting = exporting_of(person)
    surface = person.place.surface
    cells = frozenset(surface.cell_of(each) for each in ("B02", "B03", "C03"))
    person.place.select(cells)
    person.command("overlay.distance.human")
    person.wait(lambda: person.place.findings.shadings)
    person.command("file.picture-svg")
    dialog = dialog_of(exporting)
    assert dialog.findChild(QComboBox, "overlay").currentText().startswith("Shown now")
    whole = dialog.preview.picture
    part = tick(exporting, "selected").preview.picture
    assert part.width() / part.height() != pytest.approx(whole.width() / whole.height(), 0.05)
    assert dialog.request().order().cells == ("B02", "B03", "C03")
    press(dialog, "copy")
    person.wait(lambda: not QGuiApplication.clipboard().image().isNull())
    assert exporting.dialog is None


def test_every_format_of_a_map_has_a_preview_and_sheets_lead_to_theirs(person: WindowSession):
    exporting = exporting_of(person)
    person.command("file.export")
    for name in ("engines", "png", "svg", "pdf", "share"):
        preview = choose_format(exporting, name).preview
        assert preview.text or not preview.picture.isNull()
    press(choose_format(exporting, "sheets"), "export")
    assert exporting.dialog is None
    person.wait(lambda: person.program.frame.window.findChild(QPushButton, "save-pdf"))


def test_a_notice_opens_the_folder_and_copies_the_path(desk: FileWork, tmp_path: Path):
    files = FileViewer()
    QDesktopServices.setUrlHandler("file", files, "show")
    place = desk.workplaces.open(Document(small_map()))
    desk.person.saves = [tmp_path / "map.svg"]
    desk.files.exporting.open(place, "svg")
    press(dialog_of(desk.files.exporting), "export")
    desk.press("Copy path")
    assert QGuiApplication.clipboard().text() == str(tmp_path / "map.svg")
    desk.press("Open folder")
    QDesktopServices.unsetUrlHandler("file")
    assert files.shown == [str(tmp_path)]


def test_a_map_is_resolved_for_a_scenario_that_is_open(desk: FileWork, tmp_path: Path):
    scenario = Scenario(name="Side B", game="space_attack", ruleset="standard")
    desk.workplaces.open(Document(scenario))
    place = desk.workplaces.open(Document(read_map(SAMPLES["standard"])))
    desk.files.exporting.open(place)
    dialog = choose_format(desk.files.exporting, "engines")
    QTest.keyClick(dialog.findChild(QComboBox, "scenario"), Qt.Key.Key_Down)
    desk.person.saves = [tmp_path / "out.json"]
    press(dialog, "export")
    assert json.loads((tmp_path / "out.json").read_text())["scenario"]["name"] == "Side B"


def test_a_large_preview_is_made_beside_the_window_and_can_be_canceled(desk: FileWork):
    value = MapDocument(kind="hex-zone", name="Large", layout=zone(*["sd" * 100] * 200))
    desk.files.exporting.open(desk.workplaces.open(Document(value)), "png")
    dialog = desk.files.exporting.dialog
    cancel = dialog.findChild(QPushButton, "cancel-preview")
    while not cancel.isVisible():
        QApplication.processEvents()
    QTest.mouseClick(cancel, Qt.MouseButton.LeftButton)
    assert "canceled" in dialog.preview.text
    assert not cancel.isVisible()
    tick(desk.files.exporting, "title")
    assert not dialog.preview.picture.isNull()
    dialog.reject()


def test_the_last_choice_is_remembered_for_each_map(home: Path):
    settings = ProgramSettings(home)
    memory = ExportMemory(settings)
    assert memory.of("a") is None
    first = ExportChoice("png", PictureOptions("dark", 512, legend=True, overlays=("x",)), path="p")
    memory.keep("a", first)
    memory.keep("b", ExportChoice("share"))
    again = ExportMemory(ProgramSettings(home))
    assert again.of("a") == first
    assert again.latest() == ExportChoice("share")


@pytest.mark.parametrize("kept", ["", "no json", "[1]", '{"a": 3}', '{"a": {"picture": [1]}}'])
def test_what_was_spoilt_by_hand_is_as_usual(home: Path, kept: str):
    settings = ProgramSettings(home)
    settings.keep(SETTING, kept)
    assert (ExportMemory(settings).of("a") or ExportChoice("")).picture == PictureOptions()


def test_switches_are_fields_of_the_options():
    assert all(isinstance(getattr(PictureOptions(), each.name), bool) for each in SWITCHES)


def test_a_map_that_was_never_exported_begins_with_the_preferred_format_and_folder(
    person: WindowSession, tmp_path: Path
) -> None:
    exporting = exporting_of(person)
    assert exporting.choice_for(person.place).format == "engines"
    exporting.defaults.choose_format("svg")
    person.answers.path = tmp_path
    exporting.defaults.choose_folder()
    assert exporting.choice_for(person.place).format == "svg"
    assert exporting.defaults.folder == tmp_path
    suggested: list[Path] = []
    person.answers.save_path = lambda title, path, patterns: suggested.append(path)
    person.command("file.export")
    press(dialog_of(exporting), "export")
    assert suggested == [tmp_path / "thimble.svg"]
    dialog_of(exporting).reject()
    exporting.defaults.forget_folder()
    assert exporting.defaults.folder is None
