"""After a crash the next start offers what was open."""

import os
import time
from collections.abc import Iterator
from pathlib import Path

import orjson
import pytest

from hullwright.editor.documents.document import Document
from hullwright.editor.files.recovery import DAMAGED, DISCARDED, KEPT_DAYS
from hullwright.editor.files.recovery_file import Recovered, content_for, now
from hullwright.editor.files.sessions import Session
from hullwright.schema.files.writer import write

from .file_work import FileWork, name_in, rename, small_map


def leave(home: Path, *names: str, path: Path | None = None) -> None:
    """Leave maps behind as a program does that was killed."""
    session = Session(home / "recovery")
    for name in names:
        file = session.new_file()
        file.write_bytes(content_for(Recovered(file, small_map(name), path, "", now())))
    session.end()


@pytest.fixture
def started(home: Path, qapp: object) -> Iterator[list[FileWork]]:
    """Programs that a test has started, to be ended after it."""
    desks: list[FileWork] = []
    yield desks
    for desk in desks:
        desk.files.closing.may_quit()


def start(home: Path, started: list[FileWork]) -> FileWork:
    started.append(FileWork(home))
    return started[-1]


def test_a_restored_map_has_its_path_and_is_not_saved(
    home: Path, started: list[FileWork], tmp_path: Path
):
    path = tmp_path / "curie.json"
    write(small_map("Saved"), path)
    leave(home, "Unsaved", path=path)
    desk = start(home, started)
    recovery = desk.files.recovery
    recovery.restore(recovery.left[0])
    document = desk.workplaces.current.document
    assert document.value.name == "Unsaved"
    assert document.path == path
    assert not document.is_saved
    assert recovery.left == []
    assert name_in(path) == "Saved"


def test_restored_work_is_safe_from_the_next_crash_without_a_gap(
    home: Path, started: list[FileWork]
):
    leave(home, "Unsaved")
    desk = start(home, started)
    (recovered,) = desk.files.recovery.left
    desk.files.recovery.restore(recovered)
    assert recovered.file.exists()
    document = desk.workplaces.current.document
    rename(document, "Unsaved, changed")
    desk.files.closing.may_quit()
    after = start(home, started)
    assert [each.value.name for each in after.files.recovery.left] == ["Unsaved, changed"]


def test_saving_a_restored_map_takes_its_recovery_file_away(
    home: Path, started: list[FileWork], tmp_path: Path
):
    leave(home, "Unsaved", path=tmp_path / "curie.json")
    desk = start(home, started)
    desk.files.recovery.restore_all()
    assert desk.files.saving.save(desk.workplaces.current.document)
    desk.files.closing.may_quit()
    assert not list((home / "recovery").glob("*/*.json"))


def test_everything_is_restored_with_the_latest_in_front(home: Path, started: list[FileWork]):
    leave(home, "First", "Second", "Third")
    desk = start(home, started)
    assert [each.value.name for each in desk.files.recovery.left] == ["Third", "Second", "First"]
    desk.files.recovery.restore_all()
    assert desk.workplaces.current.document.value.name == "Third"
    assert len(desk.workplaces) == 3


def test_a_map_whose_file_is_open_is_restored_as_a_step(
    home: Path, started: list[FileWork], tmp_path: Path
):
    path = tmp_path / "curie.json"
    write(small_map("Saved"), path)
    leave(home, "Unsaved", path=path)
    desk = start(home, started)
    document = desk.open(path)
    desk.files.recovery.restore_all()
    assert len(desk.workplaces) == 1
    assert document.value.name == "Unsaved"
    document.history.undo()
    assert document.value.name == "Saved"


def test_discarded_work_is_put_aside_and_deleted_only_after_days(
    home: Path, started: list[FileWork]
):
    leave(home, "Unsaved")
    desk = start(home, started)
    desk.files.recovery.discard(desk.files.recovery.left[0])
    (kept,) = (home / "recovery" / DISCARDED).iterdir()
    assert str(kept) in desk.texts
    desk.files.closing.may_quit()
    again = start(home, started)
    assert again.files.recovery.left == []
    assert kept.exists()
    old = time.time() - (KEPT_DAYS + 1) * 24 * 3600
    os.utime(kept, (old, old))
    again.files.closing.may_quit()
    start(home, started)
    assert not kept.exists()


def test_undecided_work_is_offered_again(home: Path, started: list[FileWork]):
    leave(home, "Unsaved")
    start(home, started).files.closing.may_quit()
    assert len(start(home, started).files.recovery.left) == 1


@pytest.mark.parametrize(
    "content",
    ["", "{", "[]", '{"format": "hullwright/recovery"}', '{"format": "hullwright/map"}', "\x00"],
)
def test_a_damaged_file_is_told_and_kept_and_hides_no_other(
    home: Path, started: list[FileWork], content: str
):
    leave(home, "Good")
    session = Session(home / "recovery")
    session.new_file().write_text(content)
    session.end()
    desk = start(home, started)
    assert [each.value.name for each in desk.files.recovery.left] == ["Good"]
    assert "could not be read" in desk.texts
    (kept,) = (home / "recovery" / DAMAGED).iterdir()
    assert kept.read_text() == content


def test_work_that_the_file_already_holds_is_not_offered(
    home: Path, started: list[FileWork], tmp_path: Path
):
    path = tmp_path / "curie.json"
    write(small_map("Same"), path)
    leave(home, "Same", path=path)
    assert start(home, started).files.recovery.left == []


def test_a_file_changed_since_the_crash_is_not_overwritten_unasked(
    home: Path, started: list[FileWork], tmp_path: Path
):
    path = tmp_path / "curie.json"
    write(small_map("Before"), path)
    desk = start(home, started)
    rename(desk.open(path), "Unsaved")
    desk.files.closing.may_quit()
    write(small_map("Changed since"), path)
    after = start(home, started)
    after.files.recovery.restore_all()
    assert not after.files.saving.save(after.workplaces.current.document)
    assert name_in(path) == "Changed since"


def test_a_new_map_that_was_never_saved_is_restored_without_a_path(
    home: Path, started: list[FileWork]
):
    desk = start(home, started)
    document = Document(small_map())
    desk.workplaces.open(document)
    rename(document, "Never saved")
    desk.files.closing.may_quit()
    after = start(home, started)
    after.files.recovery.restore_all()
    assert after.workplaces.current.document.path is None
    assert after.workplaces.current.document.value.name == "Never saved"


def test_two_recoveries_of_one_file_give_two_tabs(
    home: Path, started: list[FileWork], tmp_path: Path
):
    path = tmp_path / "curie.json"
    write(small_map("Saved"), path)
    for name in ("Mine", "Theirs"):
        leave(home, name, path=path)
    desk = start(home, started)
    assert len(desk.files.recovery.left) == 2
    desk.files.recovery.restore_all()
    documents = [each.document for each in desk.workplaces]
    assert sorted(each.value.name for each in documents) == ["Mine", "Theirs"]
    assert {each.path for each in documents} == {path}
    # Both are kept, and saving one does not write over the other unasked.
    desk.files.closing.may_quit()
    after = start(home, started)
    after.files.recovery.restore_all()
    one, two = (each.document for each in after.workplaces)
    after.files.saving.write(one, path)
    assert not after.files.saving.save(two)
    assert name_in(path) == one.value.name


def test_a_damaged_file_is_told_by_its_name_whatever_it_is(home: Path, started: list[FileWork]):
    leave(home, "Good")
    session = Session(home / "recovery")
    for path in ("relative.json", "nul\0.json"):
        file = session.new_file()
        good = content_for(Recovered(file, small_map("Bad"), Path("/x"), "", now()))
        file.write_bytes(good.replace(b'"/x"', orjson.dumps(path)))
    os.mkfifo(session.new_file())
    session.new_file().mkdir()
    session.end()
    desk = start(home, started)
    assert [each.value.name for each in desk.files.recovery.left] == ["Good"]
    kept = list((home / "recovery" / DAMAGED).iterdir())
    assert len(kept) == 4
    assert all(each.name in desk.texts for each in kept)


def test_work_that_another_computer_has_is_told_with_who_has_it_and_can_be_taken_over(
    home: Path, started: list[FileWork]
):
    leave(home, "Elsewhere")
    (folder,) = (home / "recovery").iterdir()
    folder.with_name(f"{folder.name}.lock").write_text("4242\nhullwright\nnavigator\n\n\n")
    desk = start(home, started)
    assert desk.files.recovery.left == []
    assert "on the computer navigator (process 4242, since" in desk.texts
    desk.press("Take it over")
    assert [each.value.name for each in desk.files.recovery.left] == ["Elsewhere"]
