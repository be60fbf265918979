"""The real dialogs, answered with real keys and clicks."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QInputDialog,
    QLineEdit,
    QPushButton,
    QWidget,
)

from hullwright.editor.files.asker import DialogAsker, Pattern
from hullwright.editor.files.lines_dialog import LinesDialog

JSON = [Pattern("Maps", "*.json")]


@pytest.fixture
def asker(qtbot):
    # Qt's own dialogs, which keys can be sent to.
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    yield DialogAsker(lambda: window)
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs, False)


def answer(act: Callable[[QDialog], object]) -> None:
    """Do something to the dialog that opens next."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            act(dialog)
        else:
            QTimer.singleShot(20, look)

    QTimer.singleShot(20, look)


def type_name(qtbot, name: str) -> Callable[[QDialog], object]:
    def act(dialog: QDialog) -> None:
        field = dialog.findChild(QLineEdit, "fileNameEdit")
        field.clear()
        qtbot.keyClicks(field, name)
        qtbot.keyClick(field, Qt.Key.Key_Return)

    return act


def test_a_name_without_a_suffix_gets_one(asker: DialogAsker, tmp_path: Path, qtbot):
    answer(type_name(qtbot, "deck"))
    chosen = asker.save_path("Save as", tmp_path / "curie.json", JSON)
    assert chosen == tmp_path / "deck.json"


def test_the_suggested_name_stands_in_the_dialog(asker: DialogAsker, tmp_path: Path):
    answer(lambda dialog: isinstance(dialog, QFileDialog) and dialog.accept())
    assert asker.save_path("Save", tmp_path / "curie.json", JSON) == tmp_path / "curie.json"


def test_giving_up_a_dialog_is_no_path(asker: DialogAsker, tmp_path: Path):
    answer(lambda dialog: dialog.reject())
    assert asker.save_path("Save as", tmp_path / "curie.json", JSON) is None


def test_an_existing_file_is_opened(asker: DialogAsker, tmp_path: Path, qtbot):
    (tmp_path / "curie.json").touch()
    answer(type_name(qtbot, "curie.json"))
    assert asker.open_paths("Open", tmp_path, JSON) == [tmp_path / "curie.json"]


def test_a_folder_is_chosen_or_none(asker: DialogAsker, tmp_path: Path, qtbot):
    (tmp_path / "stick").mkdir()
    answer(type_name(qtbot, "stick"))
    assert asker.folder("Folder", tmp_path) == tmp_path / "stick"
    answer(lambda dialog: dialog.reject())
    assert asker.folder("Folder", tmp_path) is None


def test_one_of_several_answers_is_chosen(asker: DialogAsker):
    def act(dialog: QDialog) -> None:
        assert isinstance(dialog, QInputDialog)
        dialog.setTextValue("b")
        dialog.accept()

    answer(act)
    assert asker.one_of("Import", "Format", ["a", "b"]) == 1
    answer(lambda dialog: dialog.reject())
    assert asker.one_of("Import", "Format", ["a", "b"]) is None


def test_lines_are_shown_beside_the_window_and_can_be_copied(asker: DialogAsker, qtbot):
    asker.show_lines("What is wrong", ["Row 1 is short.", "Row 2 is long."])
    (dialog,) = (each for each in QApplication.topLevelWidgets() if isinstance(each, LinesDialog))
    assert not dialog.isModal()
    (copy,) = (each for each in dialog.findChildren(QPushButton) if each.text() == "Copy all")
    qtbot.mouseClick(copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == "Row 1 is short.\nRow 2 is long."
    dialog.close()
