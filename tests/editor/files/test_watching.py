"""Files that other programs change, move or remove while they are open."""

import os
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher

from hullwright.schema.files.writer import text_of, write

from ..rest import is_at_rest
from .file_work import FileWork, name_in, rename, small_map


def watch(desk: FileWork, qtbot) -> None:
    """Let the watch begin, or go on; it waits a moment after each change."""
    qtbot.waitUntil(lambda: is_at_rest(desk.files.watch))


def test_a_change_by_another_program_is_noticed_by_itself(desk: FileWork, tmp_path: Path, qtbot):
    path = desk.saved(tmp_path)
    document = desk.open(path)
    watch(desk, qtbot)
    path.write_text(text_of(small_map("Theirs")))
    qtbot.waitUntil(lambda: "changed by another program" in desk.texts)
    assert not document.is_saved
    desk.press("Reload")
    assert document.value.name == "Theirs"
    assert document.is_saved
    assert desk.told == []
    document.history.undo()
    assert document.value.name == "Curie"


def test_a_replaced_file_is_watched_on(desk: FileWork, tmp_path: Path, qtbot):
    path = desk.saved(tmp_path)
    document = desk.open(path)
    watch(desk, qtbot)
    for name in ("First", "Second", "Third"):
        write(small_map(name), path)
        qtbot.waitUntil(lambda: "changed by another program" in desk.texts)
        desk.press("Reload")
        assert document.value.name == name
        watch(desk, qtbot)


def test_our_own_saves_are_no_news(desk: FileWork, tmp_path: Path, qtbot):
    document = desk.open(desk.saved(tmp_path))
    watch(desk, qtbot)
    for name in ("One", "Two", "Three"):
        rename(document, name)
        with qtbot.waitSignal(desk.files.watch._watcher.directoryChanged):
            assert desk.files.saving.save(document)
        watch(desk, qtbot)
    assert desk.told == []
    assert document.is_saved


def test_keeping_mine_lets_the_next_save_overwrite(desk: FileWork, tmp_path: Path):
    path = desk.saved(tmp_path)
    document = desk.open(path)
    write(small_map("Theirs"), path)
    desk.files.watch.check()
    desk.press("Keep mine")
    assert desk.told == []
    desk.files.watch.check()
    assert desk.told == []
    assert not document.is_saved
    assert desk.files.saving.save(document)
    assert name_in(path) == "Curie"


def test_differences_are_shown_against_the_file(desk: FileWork, tmp_path: Path):
    path = desk.saved(tmp_path)
    desk.open(path)
    write(small_map("Theirs"), path)
    desk.files.watch.check()
    desk.press("Show differences")
    assert desk.compared[0][1].name == "Theirs"


def test_a_removed_file_is_told_and_can_be_saved_again(desk: FileWork, tmp_path: Path, qtbot):
    path = desk.saved(tmp_path)
    document = desk.open(path)
    watch(desk, qtbot)
    path.unlink()
    qtbot.waitUntil(lambda: "moved, renamed or removed" in desk.texts)
    assert not document.is_saved
    desk.press("Save again")
    assert name_in(path) == "Curie"
    assert desk.told == []


def test_a_file_that_comes_back_settles_the_matter(desk: FileWork, tmp_path: Path, qtbot):
    path = desk.saved(tmp_path)
    document = desk.open(path)
    watch(desk, qtbot)
    path.rename(tmp_path / "away.json")
    qtbot.waitUntil(lambda: "moved, renamed or removed" in desk.texts)
    (tmp_path / "away.json").rename(path)
    qtbot.waitUntil(lambda: desk.told == [])
    assert document.is_saved


def test_the_same_map_written_differently_is_no_news(desk: FileWork, tmp_path: Path):
    path = desk.saved(tmp_path)
    document = desk.open(path)
    path.write_text(path.read_text().replace("\n", "\n\n"))
    desk.files.watch.check()
    assert desk.told == []
    assert document.is_saved
    rename(document, "Changed")
    assert desk.files.saving.save(document)


def test_a_change_is_told_once(desk: FileWork, tmp_path: Path):
    path = desk.saved(tmp_path)
    desk.open(path)
    write(small_map("Theirs"), path)
    desk.files.watch.check()
    desk.told.clear()
    desk.files.watch.check()
    assert desk.told == []
    write(small_map("Theirs again"), path)
    desk.files.watch.check()
    assert "changed by another program" in desk.texts


def test_a_broken_file_is_told_when_it_is_reloaded(desk: FileWork, tmp_path: Path):
    path = desk.saved(tmp_path)
    document = desk.open(path)
    path.write_text("{")
    desk.files.watch.check()
    desk.press("Reload")
    assert "can't be used as it is" in desk.texts
    assert document.value.name == "Curie"
    assert not document.is_saved


def test_a_closed_file_is_watched_no_longer(desk: FileWork, tmp_path: Path, qtbot):
    path = desk.saved(tmp_path)
    desk.open(path)
    watch(desk, qtbot)
    desk.files.closing.close(desk.workplaces.current)
    another = QFileSystemWatcher([str(tmp_path)])
    with qtbot.waitSignal(another.directoryChanged):
        write(small_map("Theirs"), path)
        os.utime(path)
    watch(desk, qtbot)
    assert desk.told == []
