"""Signs that nobody knows: the window offers to say what they stand for, on a drawing."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtGui import QGuiApplication

from hullwright.editor.files.legend_dialog import LegendDialog
from hullwright.plugins.own_formats import OwnFormats
from hullwright.plugins.public_formats.share_code import share_code

from .file_work import FileWork, small_map

ROWS = "00122000\n01242100\n00221220\n00152110\n00022100\n"


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HULLWRIGHT_HOME", str(tmp_path / "home"))


def dialog_for(desk: FileWork) -> LegendDialog:
    desk.files.importing.import_text(ROWS)
    assert len(desk.workplaces) == 0
    assert "What these signs stand for is not known" in desk.texts
    desk.press("Say what they stand for…")
    assert desk.files.importing.dialog is not None
    return desk.files.importing.dialog


def test_the_guess_is_drawn_and_agreed_to(desk: FileWork) -> None:
    dialog = dialog_for(desk)
    assert not dialog.drawing.pixmap().isNull()
    assert dialog.legend()["2"] == "dangerous"
    dialog.importing.click()
    assert desk.workplaces.current is not None
    assert "sdHds" in "".join(desk.workplaces.current.map.layout.rows)
    assert desk.files.importing.dialog is None
    assert OwnFormats().all() == {}


def test_a_meaning_that_is_changed_changes_the_drawing_and_the_map(desk: FileWork) -> None:
    dialog = dialog_for(desk)
    before = dialog.drawing.pixmap().toImage()
    box = dialog.boxes["2"]
    box.setCurrentIndex(box.findData("silent"))
    assert dialog.drawing.pixmap().toImage() != before
    dialog.importing.click()
    assert desk.workplaces.current is not None
    assert "d" not in "".join(desk.workplaces.current.map.layout.rows)


def test_a_format_of_ones_own_is_remembered_and_asks_no_more(desk: FileWork) -> None:
    dialog = dialog_for(desk)
    dialog.remembers.click()
    dialog.name.setText("Galleys")
    dialog.importing.click()
    assert list(OwnFormats().all()) == ["Galleys"]
    desk.files.importing.import_text(ROWS)
    assert len(desk.workplaces) == 2
    assert "read by your format “Galleys”" in desk.texts


def test_a_dialog_that_is_left_imports_nothing(desk: FileWork) -> None:
    dialog_for(desk).reject()
    assert len(desk.workplaces) == 0


def test_a_folder_is_imported_file_by_file(desk: FileWork, tmp_path: Path) -> None:
    folder = tmp_path / "zones"
    folder.mkdir()
    desk.files.importing.import_file(folder)
    assert "nothing to import in zones" in desk.texts
    for name in ("One", "Two"):
        (folder / f"{name}.txt").write_text(share_code(small_map(name)))
    (folder / "letter.txt").write_text("Dear all")
    desk.files.importing.import_file(folder)
    assert [each.document.value.name for each in desk.workplaces] == ["One", "Two"]


def test_files_that_were_copied_are_imported_from_the_clipboard(
    desk: FileWork, tmp_path: Path
) -> None:
    path = tmp_path / "one.txt"
    path.write_text(share_code(small_map("Copied")))
    forms = QMimeData()
    forms.setUrls([QUrl.fromLocalFile(str(path))])
    QGuiApplication.clipboard().setMimeData(forms)
    desk.files.importing.import_clipboard()
    assert [each.document.value.name for each in desk.workplaces] == ["Copied"]


def test_a_link_of_ours_asks_before_it_brings_something_in(desk: FileWork) -> None:
    code = share_code(small_map("From a page"))
    desk.files.importing.ask_about_link(f"hullwright:import?code={code}")
    assert "A link wants to bring in a map called “From a page”." in desk.texts
    assert len(desk.workplaces) == 0
    desk.press("Import")
    assert [each.document.value.name for each in desk.workplaces] == ["From a page"]
    desk.files.importing.ask_about_link("hullwright:nothing")
    assert "The link carries no map" in desk.texts
