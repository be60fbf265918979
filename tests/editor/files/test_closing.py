"""Closing and quitting never lose work and never ask."""

from pathlib import Path

from hullwright.editor.documents.document import Document

from .file_work import FileWork, no_recovery_folder, rename, small_map


def test_a_map_closed_with_changes_can_be_opened_again_with_its_history(
    desk: FileWork, tmp_path: Path
):
    document = desk.open(desk.saved(tmp_path))
    rename(document, "Changed")
    desk.files.closing.close(desk.workplaces.current)
    assert len(desk.workplaces) == 0
    assert "closed with unsaved changes" in desk.texts
    desk.press("Open again")
    assert desk.workplaces.current.document is document
    assert desk.told == []
    document.history.undo()
    assert document.value.name == "Curie"
    assert document.is_saved


def test_closed_maps_come_back_the_latest_first(desk: FileWork, tmp_path: Path):
    for name in ("a", "b"):
        desk.open(desk.saved(tmp_path, name))
    for workplace in desk.workplaces:
        desk.files.closing.close(workplace)
    assert desk.told == []
    desk.files.closing.reopen()
    desk.files.closing.reopen()
    assert [each.document.value.name for each in desk.workplaces] == ["B", "A"]
    assert not desk.files.closing.can_reopen
    desk.files.closing.reopen()
    assert len(desk.workplaces) == 2


def test_a_file_opened_anew_meanwhile_is_not_opened_twice(desk: FileWork, tmp_path: Path):
    path = desk.saved(tmp_path)
    desk.open(path)
    desk.files.closing.close(desk.workplaces.current)
    desk.open(path)
    desk.files.closing.reopen()
    assert len(desk.workplaces) == 1


def test_quitting_keeps_unsaved_work_for_the_next_start(home: Path, qapp, tmp_path: Path):
    desk = FileWork(home)
    rename(desk.open(desk.saved(tmp_path)), "Changed")
    desk.files.closing.quit()
    assert desk.left == 1
    after = FileWork(home)
    assert [each.value.name for each in after.files.recovery.left] == ["Changed"]
    after.files.closing.may_quit()


def test_quitting_right_after_saving_leaves_nothing_behind(home: Path, qapp, tmp_path: Path):
    desk = FileWork(home)
    document = desk.open(desk.saved(tmp_path))
    rename(document, "Changed")
    desk.files.saving.save(document)
    desk.files.closing.quit()
    assert list((home / "recovery").iterdir()) == []


def test_a_map_closed_unsaved_and_never_reopened_is_offered_at_the_next_start(
    home: Path, qapp, tmp_path: Path
):
    desk = FileWork(home)
    rename(desk.open(desk.saved(tmp_path)), "Changed")
    desk.files.closing.close(desk.workplaces.current)
    desk.files.closing.quit()
    after = FileWork(home)
    assert [each.value.name for each in after.files.recovery.left] == ["Changed"]
    after.files.closing.may_quit()


def test_quitting_stops_if_unsaved_work_can_not_be_kept(desk: FileWork, tmp_path: Path):
    rename(desk.open(desk.saved(tmp_path)), "Changed")
    with no_recovery_folder(desk):
        desk.files.closing.quit()
        assert desk.left == 0
        assert "Not closed yet" in desk.texts
        desk.press("Quit and lose them")
    assert desk.left == 1


def test_saving_all_lets_the_program_end(desk: FileWork, tmp_path: Path):
    document = desk.open(desk.saved(tmp_path))
    rename(document, "Changed")
    with no_recovery_folder(desk):
        desk.files.closing.quit()
    desk.press("Save all")
    assert document.is_saved
    desk.files.closing.quit()
    assert desk.left == 1


def test_without_a_recovery_folder_the_program_says_so_and_asks_to_save(
    home: Path, qapp, tmp_path: Path
):
    (home / "recovery").write_text("in the way")
    desk = FileWork(home)
    assert "can't be used for recovery files" in desk.texts
    document = Document(small_map())
    desk.workplaces.open(document)
    rename(document, "Changed")
    desk.files.closing.quit()
    assert desk.left == 0
    desk.person.saves = [tmp_path / "kept.json"]
    desk.press("Save all")
    desk.files.closing.quit()
    assert desk.left == 1
