"""Importing maps from the public formats."""

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from hullwright.editor.shell.notices import Tone
from hullwright.plugins.public_formats.share_code import share_code

from .file_work import FileWork, small_map

CASES = Path(__file__).parents[2] / "cases" / "imports"


def test_an_import_is_a_new_unsaved_map(desk: FileWork):
    desk.person.opens = [CASES / "letter-rows" / "smaller-zone" / "small.txt"]
    desk.files.importing.ask()
    assert desk.workplaces.current is not None
    document = desk.workplaces.current.document
    assert document.path is None
    assert not document.is_saved
    assert "imported as a new map" in desk.texts


@pytest.mark.parametrize("folder", sorted(CASES.glob("*/*")), ids=lambda each: each.name)
def test_every_case_is_imported_or_told(desk: FileWork, folder: Path):
    (source,) = (each for each in folder.iterdir() if each.suffix != ".json" or _is_only(each))
    desk.files.importing.import_file(source)
    if any(offer.title == "Choose format…" for notice in desk.told for offer in notice.offers):
        desk.person.chooses = [None]
        desk.press("Choose format…")
        assert len(desk.person.read) >= 7
        return
    assert (len(desk.workplaces) == 1) or desk.told[0].tone is Tone.ERROR
    assert desk.told


def _is_only(path: Path) -> bool:
    return path.name not in {"map.json", "said.json", "options.json"}


def test_a_file_of_no_known_format_can_be_tried_as_one(desk: FileWork, tmp_path: Path):
    path = tmp_path / "note.txt"
    path.write_text("Dear diary")
    desk.files.importing.import_file(path)
    desk.person.chooses = [0]
    desk.press("Choose format…")
    assert "can't be used as it is" in desk.texts or "note.txt" in desk.texts
    assert len(desk.workplaces) == 0


def test_a_share_code_is_imported_from_the_clipboard(desk: FileWork):
    QGuiApplication.clipboard().setText(share_code(small_map("Pasted")))
    desk.files.importing.import_clipboard()
    assert desk.workplaces.current is not None
    assert desk.workplaces.current.document.value.name == "Pasted"


def test_an_empty_clipboard_is_told(desk: FileWork):
    QGuiApplication.clipboard().setText(" ")
    desk.files.importing.import_clipboard()
    assert "holds no text" in desk.texts


def test_words_that_are_no_map_are_told(desk: FileWork):
    QGuiApplication.clipboard().setText("Dear diary")
    desk.files.importing.import_clipboard()
    assert "is not recognised" in desk.texts
    assert len(desk.workplaces) == 0
