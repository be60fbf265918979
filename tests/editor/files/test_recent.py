"""Recent files: the latest first, missing ones last."""

from pathlib import Path

from hullwright.editor.files.recent import MOST, RecentFiles
from hullwright.editor.shell.settings import ProgramSettings
from hullwright.editor.shell.welcome import Welcome


def test_the_latest_file_comes_first_and_each_once(home: Path, tmp_path: Path):
    recent = RecentFiles(ProgramSettings(home))
    paths = [tmp_path / f"{number}.json" for number in range(3)]
    for path in [*paths, paths[0]]:
        path.touch()
        recent.note(path)
    assert [each.path for each in recent.all()] == [paths[0], paths[2], paths[1]]


def test_missing_files_come_last_and_can_be_removed(home: Path, tmp_path: Path, qtbot):
    recent = RecentFiles(ProgramSettings(home))
    there, gone = tmp_path / "there.json", tmp_path / "gone.json"
    there.touch()
    recent.note(there)
    recent.note(gone)
    assert recent.all() == [(there, True, False), (gone, False, False)]
    with qtbot.waitSignal(recent.changed):
        recent.remove(gone)
    assert recent.all() == [(there, True, False)]
    recent.clear()
    assert recent.all() == []


def test_a_path_that_the_system_refuses_to_look_at_costs_no_other_its_place(home: Path, qapp):
    recent, refused = RecentFiles(ProgramSettings(home)), home / ("n" * 300) / "map.json"
    there = home / "there.json"
    there.touch()
    recent.note(there)
    recent.note(refused)
    assert recent.all() == [(there, True, False), (refused, False, False)]
    assert recent.folder() == home
    welcome = Welcome()
    welcome.show_recent(recent.all())


def test_only_so_many_are_kept_and_the_next_start_knows_them(home: Path, tmp_path: Path):
    settings = ProgramSettings(home)
    recent = RecentFiles(settings)
    for number in range(MOST + 5):
        recent.note(tmp_path / f"{number}.json")
    settings.write()
    again = RecentFiles(ProgramSettings(home)).all()
    assert len(again) == MOST
    assert again[0].path == tmp_path / f"{MOST + 4}.json"


def test_dialogs_begin_in_the_latest_folder_that_is_still_there(home: Path, tmp_path: Path):
    recent = RecentFiles(ProgramSettings(home))
    recent.note(tmp_path / "old.json")
    recent.note(tmp_path / "unplugged" / "new.json")
    assert recent.folder() == tmp_path


def test_pinned_files_come_first_and_stay_however_many_come_after(home: Path, tmp_path: Path):
    recent = RecentFiles(ProgramSettings(home))
    first = tmp_path / "first.json"
    paths = [tmp_path / f"{number}.json" for number in range(MOST + 3)]
    for path in (first, *paths):
        path.touch()
    recent.note(first)
    recent.pin(first, True)
    for path in paths:
        recent.note(path)
    assert recent.all()[0] == (first, True, True)
    assert len(recent.all()) == MOST + 1
    recent.pin(first, False)
    recent.note(paths[0])
    assert first not in [each.path for each in recent.all()]
