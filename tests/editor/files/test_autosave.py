"""Every change is in a recovery file a second later."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from hullwright.editor.documents.document import Document
from hullwright.editor.files.recovery_file import read_recovery
from hullwright.schema.documents.maps import MapDocument

from ...waiting import wait_until
from ..rest import is_at_rest
from ..workplaces import zone
from .file_work import FileWork, no_recovery_folder, rename, small_map

SOON = pytest.mark.usefixtures("soon")
"""For those that do not ask how long it takes."""


def kept(desk: FileWork) -> list[Path]:
    return sorted((desk.home / "recovery").glob("*/*.json"))


def appears(desk: FileWork) -> Callable[[], bool]:
    return lambda: len(kept(desk)) == 1


@SOON
def test_a_change_is_kept_beside_its_file_which_stays_as_it_is(
    desk: FileWork, tmp_path: Path, qtbot
):
    path = desk.saved(tmp_path)
    before = path.read_bytes()
    document = desk.open(path)
    rename(document, "Changed")
    qtbot.waitUntil(appears(desk))
    recovered = read_recovery(kept(desk)[0])
    assert recovered.value == document.value
    assert recovered.path == path
    assert recovered.fingerprint
    assert path.read_bytes() == before


def test_changes_without_a_pause_do_not_put_the_writing_off(desk: FileWork, qtbot):
    document = Document(small_map())
    desk.workplaces.open(document)
    numbers: list[int] = []

    def change() -> None:
        numbers.append(len(numbers))
        rename(document, f"Change {len(numbers)}")
        QApplication.processEvents()

    wait_until(lambda: kept(desk), change)
    assert len(numbers) > 5


def test_a_map_without_changes_has_no_recovery_file(desk: FileWork, tmp_path: Path, qtbot):
    desk.open(desk.saved(tmp_path))
    qtbot.waitUntil(lambda: is_at_rest(desk.files.closing._autosave))
    assert kept(desk) == []


@SOON
def test_saving_takes_the_recovery_file_away(desk: FileWork, tmp_path: Path, qtbot):
    document = desk.open(desk.saved(tmp_path))
    rename(document, "Changed")
    qtbot.waitUntil(appears(desk))
    desk.files.saving.save(document)
    qtbot.waitUntil(lambda: kept(desk) == [])


@SOON
def test_undoing_everything_takes_it_away_too(desk: FileWork, tmp_path: Path, qtbot):
    document = desk.open(desk.saved(tmp_path))
    rename(document, "Changed")
    qtbot.waitUntil(appears(desk))
    document.history.undo()
    qtbot.waitUntil(lambda: kept(desk) == [])


@SOON
def test_a_saved_map_leaves_nothing_when_it_is_closed(desk: FileWork, tmp_path: Path, qtbot):
    document = desk.open(desk.saved(tmp_path))
    rename(document, "Changed")
    qtbot.waitUntil(appears(desk))
    desk.files.saving.save(document)
    desk.files.closing.close(desk.workplaces.current)
    qtbot.waitUntil(lambda: kept(desk) == [])


@SOON
def test_a_map_closed_and_opened_again_goes_on_with_the_same_file(
    desk: FileWork, tmp_path: Path, qtbot
):
    document = desk.open(desk.saved(tmp_path))
    rename(document, "Changed")
    desk.files.closing.close(desk.workplaces.current)
    qtbot.waitUntil(appears(desk))
    desk.files.closing.reopen()
    rename(document, "Changed again")
    qtbot.waitUntil(lambda: read_recovery(kept(desk)[0]).value.name == "Changed again")
    assert len(kept(desk)) == 1


@SOON
def test_a_folder_that_is_gone_is_told_and_tried_again(desk: FileWork, tmp_path: Path, qtbot):
    document = desk.open(desk.saved(tmp_path))
    with no_recovery_folder(desk):
        rename(document, "Changed")
        qtbot.waitUntil(lambda: "can't be used for recovery files" in desk.texts)
        assert kept(desk) == []
    qtbot.waitUntil(appears(desk))
    qtbot.waitUntil(lambda: desk.told == [])


@SOON
def test_the_largest_map_is_kept_as_it_is(desk: FileWork, qtbot):
    large = MapDocument(kind="hex-zone", name="Large", layout=zone(*["sd" * 500] * 1000))
    document = Document(large)
    desk.workplaces.open(document)
    rename(document, "Changed")
    qtbot.waitUntil(appears(desk))
    assert read_recovery(kept(desk)[0]).value == document.value
