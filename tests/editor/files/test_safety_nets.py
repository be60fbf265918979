"""Every safety net of unsaved work holds, or says as long as it does not."""

import os
import resource
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from hullwright.editor.documents.document import Document
from hullwright.editor.files import recovery_writer
from hullwright.editor.files.recovery_file import read_recovery
from hullwright.editor.shell.toasts import Toasts

from ..window_session import WindowSession
from .file_work import FileWork, rename, small_map

# What becomes of the processes themselves is looked at here.
pytestmark = pytest.mark.usefixtures("soon", "children_afresh")


@pytest.fixture
def in_the_way(home: Path) -> Path:
    """A file where the folder for recovery files belongs."""
    path = home / "recovery"
    path.write_text("in the way")
    return path


@pytest.fixture
def hindered(home: Path, in_the_way: Path, qapp: object) -> Iterator[FileWork]:
    desk = FileWork(home)
    yield desk
    desk.files.closing._quit_anyway()


def changed(desk: FileWork, name: str = "Changed") -> Document:
    document = Document(small_map())
    desk.workplaces.open(document)
    rename(document, name)
    return document


def kept(folder: Path) -> list[str]:
    return sorted(read_recovery(each).value.name for each in folder.glob("*/*.json"))


def writer_of(desk: FileWork) -> recovery_writer.RecoveryWriter:
    return desk.files.closing._autosave.recovery_writer


def stop_writer(desk: FileWork, qtbot) -> int:
    """Let the process that writes recovery files hang; return its number."""
    writer_of(desk).start()
    qtbot.waitUntil(lambda: writer_of(desk).worker.is_ready)
    process = writer_of(desk).worker.process_id
    os.kill(process, signal.SIGSTOP)
    return process


def left_by(desk: FileWork) -> list[str]:
    """Return what the next start offers."""
    after = FileWork(desk.home)
    names = sorted(each.value.name for each in after.files.recovery.left)
    after.files.closing.may_quit()
    return names


def test_a_folder_that_can_not_be_used_is_shown_by_the_bar_that_comes_later(
    hindered: FileWork, qtbot
):
    bar = Toasts(hindered.notices)
    qtbot.addWidget(bar)
    (notice,) = bar.notices()
    assert "can't be used for recovery files" in notice.text
    assert notice.since is not None
    assert [each.title for each in notice.offers] == ["Try again", "Choose another folder…"]


def test_the_window_shows_it_from_the_start_until_it_is_mended(home: Path, in_the_way: Path, qapp):
    session = WindowSession(home)
    bar = session.program.frame.toasts
    assert bar.isVisible()
    assert "can't be used for recovery files" in bar.notices()[0].text
    in_the_way.unlink()
    session.wait(lambda: not bar.isVisible())
    session.leave()


def test_once_the_folder_can_be_used_it_is_and_the_notice_goes(
    hindered: FileWork, in_the_way: Path, qtbot
):
    changed(hindered)
    in_the_way.unlink()
    qtbot.waitUntil(lambda: kept(in_the_way) == ["Changed"])
    qtbot.waitUntil(lambda: hindered.told == [])


def test_trying_again_takes_no_time(hindered: FileWork, in_the_way: Path):
    hindered.press("Try again")
    assert "can't be used" in hindered.texts
    in_the_way.unlink()
    hindered.press("Try again")
    assert hindered.told == []


def test_another_folder_is_chosen_and_remembered(hindered: FileWork, tmp_path: Path, qtbot):
    changed(hindered, "Changed before")
    hindered.files.closing.close(hindered.workplaces.current)
    changed(hindered, "Changed after")
    other = tmp_path / "other"
    (other / "20240101 holidays").mkdir(parents=True)
    hindered.person.saves = [None, other]
    hindered.press("Choose another folder…")
    assert "can't be used" in hindered.texts
    hindered.press("Choose another folder…")
    # Also what was closed before there was a folder.
    names = ["Changed after", "Changed before"]
    qtbot.waitUntil(lambda: kept(other / "hullwright-recovery") == names)
    qtbot.waitUntil(lambda: "can't be" not in hindered.texts)
    hindered.files.closing.may_quit()
    assert left_by(hindered) == names
    assert (other / "20240101 holidays").is_dir()


def test_a_chosen_folder_that_is_gone_is_told_and_the_usual_one_used(
    home: Path, tmp_path: Path, qapp
):
    desk = FileWork(home)
    stick = tmp_path / "stick"
    stick.mkdir()
    desk.person.saves = [stick]
    desk.files.closing._autosave._folder.choose()
    changed(desk, "On the stick")
    desk.files.closing.quit()
    stick.rename(tmp_path / "away")
    stick.write_text("in the way")
    desk = FileWork(home)
    assert "which was chosen for recovery files, can't be used" in desk.texts
    assert desk.files.closing._autosave._folder.session.root == home / "recovery"
    desk.files.closing.quit()
    stick.unlink()
    (tmp_path / "away").rename(stick)
    assert left_by(desk) == ["On the stick"]


def test_what_was_left_in_the_usual_folder_is_found_from_another_one(
    home: Path, tmp_path: Path, qapp
):
    desk = FileWork(home)
    changed(desk, "In the usual folder")
    desk.files.closing.quit()
    desk = FileWork(home)
    desk.person.saves = [tmp_path]
    desk.files.closing._autosave._folder.choose()
    desk.files.closing.quit()
    assert left_by(desk) == ["In the usual folder"]


def test_a_full_disk_is_told_until_there_is_room(desk: FileWork, qtbot):
    writer_of(desk).start()
    qtbot.waitUntil(lambda: writer_of(desk).worker.is_ready)
    process = writer_of(desk).worker.process_id
    usual = resource.prlimit(process, resource.RLIMIT_FSIZE, (64, resource.RLIM_INFINITY))
    changed(desk)
    qtbot.waitUntil(lambda: "Unsaved work can't be kept for recovery." in desk.texts)
    assert "file too large" in desk.texts
    resource.prlimit(process, resource.RLIMIT_FSIZE, usual)
    desk.press("Try again")
    qtbot.waitUntil(lambda: desk.told == [])
    assert kept(desk.home / "recovery") == ["Changed"]


def test_a_folder_that_was_deleted_is_made_anew(desk: FileWork, qtbot):
    session = desk.files.closing._autosave._folder.session
    session.folder.rmdir()
    changed(desk)
    qtbot.waitUntil(lambda: kept(desk.home / "recovery") == ["Changed"])
    qtbot.waitUntil(lambda: desk.told == [])


def test_a_stalled_writer_is_told_and_another_one_writes_what_it_did_not(desk: FileWork, qtbot):
    stop_writer(desk, qtbot)
    writer_of(desk).worker.limit = 100
    changed(desk, "Closed")
    desk.files.closing.close(desk.workplaces.current)
    changed(desk, "Open")
    qtbot.waitUntil(lambda: "does not answer" in desk.texts)
    qtbot.waitUntil(lambda: kept(desk.home / "recovery") == ["Closed", "Open"])
    qtbot.waitUntil(lambda: "does not answer" not in desk.texts)


def test_quitting_with_a_stalled_writer_loses_nothing(home: Path, qtbot, capfd):
    desk = FileWork(home)
    process = stop_writer(desk, qtbot)
    changed(desk, "Closed")
    desk.files.closing.close(desk.workplaces.current)
    changed(desk, "Open")
    desk.files.closing.quit()
    assert desk.left == 1
    assert "did not answer. Your unsaved work was kept without it." in capfd.readouterr().err
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
    assert left_by(desk) == ["Closed", "Open"]
