"""Saving: into the file, or a sentence and the document stays unsaved."""

import os
import shutil
from pathlib import Path

from hullwright.editor.documents.document import Document
from hullwright.editor.shell.notices import Tone
from hullwright.samples import maps
from hullwright.schema.files.writer import write

from .file_work import FileWork, name_in, no_room, rename, small_map


def test_a_changed_map_is_saved_to_its_file(desk: FileWork, tmp_path: Path):
    document = desk.open(desk.saved(tmp_path))
    rename(document, "Changed")
    assert desk.files.saving.save(document)
    assert document.is_saved
    assert name_in(tmp_path / "curie.json") == "Changed"


def test_a_new_map_is_asked_for_a_name_made_from_its_own(desk: FileWork, tmp_path: Path):
    document = Document(small_map("Curie: Deck / 2"))
    desk.workplaces.open(document)
    desk.person.saves = [tmp_path / "new.json"]
    assert desk.files.saving.save(document)
    assert desk.person.suggested[0].name == "curie-deck-2.json"
    assert document.path == tmp_path / "new.json"
    assert name_in(tmp_path / "new.json") == "Curie: Deck / 2"


def test_giving_up_the_dialog_leaves_the_map_unsaved(desk: FileWork):
    document = Document(small_map())
    desk.workplaces.open(document)
    rename(document, "Changed")
    desk.person.saves = [None]
    assert not desk.files.saving.save(document)
    assert not document.is_saved


def test_a_copy_leaves_the_document_with_its_own_file(desk: FileWork, tmp_path: Path):
    document = desk.open(desk.saved(tmp_path))
    rename(document, "Changed")
    desk.person.saves = [tmp_path / "copy.json"]
    assert desk.files.saving.save_copy(document)
    assert document.path == tmp_path / "curie.json"
    assert not document.is_saved
    assert name_in(tmp_path / "copy.json") == "Changed"


def test_save_all_saves_every_changed_map(desk: FileWork, tmp_path: Path):
    documents = [desk.open(desk.saved(tmp_path, name)) for name in ("a", "b", "c")]
    for document in documents[:2]:
        rename(document, "Changed")
    assert desk.files.saving.save_all()
    assert all(document.is_saved for document in documents)


def test_a_disk_that_takes_no_more_is_told_and_the_document_stays(desk: FileWork, tmp_path: Path):
    path = desk.saved(tmp_path)
    document = desk.open(path)
    rename(document, "Changed")
    with no_room():
        assert not desk.files.saving.save(document)
    assert not document.is_saved
    assert name_in(path) == "Curie"
    assert [each.name for each in tmp_path.glob("*curie*")] == ["curie.json"]
    assert desk.told[0].tone is Tone.ERROR
    assert "can't be saved: file too large" in desk.texts
    desk.press("Try again")
    assert document.is_saved
    assert desk.told == []


def test_a_missing_folder_is_told_with_an_offer_to_save_elsewhere(desk: FileWork, tmp_path: Path):
    folder = tmp_path / "stick"
    folder.mkdir()
    document = desk.open(desk.saved(folder))
    rename(document, "Changed")
    (folder / "curie.json").unlink()
    folder.rmdir()
    assert not desk.files.saving.save(document)
    assert "no such file or directory" in desk.texts
    desk.person.saves = [tmp_path / "elsewhere.json"]
    desk.press("Save as…")
    assert document.is_saved
    assert document.path == tmp_path / "elsewhere.json"
    assert name_in(tmp_path / "elsewhere.json") == "Changed"


def test_a_file_changed_by_others_is_not_overwritten_unasked(desk: FileWork, tmp_path: Path):
    path = desk.saved(tmp_path)
    document = desk.open(path)
    rename(document, "Mine")
    write(small_map("Theirs"), path)
    assert not desk.files.saving.save(document)
    assert name_in(path) == "Theirs"
    assert "changed by another program" in desk.texts
    desk.press("Show differences")
    ((workplace, other, comparison, *_),) = desk.compared
    assert workplace.document is document
    assert other.name == "Theirs"
    assert [each.place for each in comparison.fields] == ["name"]
    desk.files.saving.save(document)
    desk.press("Overwrite")
    assert name_in(path) == "Mine"
    assert document.is_saved


def test_saving_twice_in_a_row_asks_nothing(desk: FileWork, tmp_path: Path):
    document = desk.open(desk.saved(tmp_path))
    for name in ("One", "Two"):
        rename(document, name)
        assert desk.files.saving.save(document)
    assert desk.told == []


def test_a_removed_file_is_written_again(desk: FileWork, tmp_path: Path):
    path = desk.saved(tmp_path)
    document = desk.open(path)
    rename(document, "Changed")
    path.unlink()
    assert desk.files.saving.save(document)
    assert name_in(path) == "Changed"


def test_revert_is_one_step_that_can_be_undone(desk: FileWork, tmp_path: Path):
    document = desk.open(desk.saved(tmp_path))
    rename(document, "One")
    rename(document, "Two")
    assert desk.files.saving.revert(document)
    assert document.value.name == "Curie"
    assert document.is_saved
    document.history.undo()
    assert document.value.name == "Two"
    assert not document.is_saved


def test_a_file_of_another_kind_is_not_taken_in(desk: FileWork, tmp_path: Path):
    path = desk.saved(tmp_path)
    document = desk.open(path)
    rename(document, "Mine")
    station = next(each for each in maps() if each.parent.name == "stations")
    shutil.copy(station, path)
    assert not desk.files.saving.revert(document)
    assert document.value.name == "Mine"
    assert "another kind" in desk.texts


def test_a_read_only_folder_is_told(desk: FileWork, tmp_path: Path):
    folder = tmp_path / "locked"
    folder.mkdir()
    document = desk.open(desk.saved(folder))
    rename(document, "Changed")
    folder.chmod(0o500)
    try:
        if os.access(folder, os.W_OK):
            # Nothing is read-only for root: a file in place of the folder has the same effect.
            folder.chmod(0o700)
            (folder / "curie.json").unlink()
            folder.rmdir()
            folder.write_text("in the way")
        assert not desk.files.saving.save(document)
    finally:
        folder.chmod(0o700)
    assert "can't be saved" in desk.texts
    assert not document.is_saved


def test_a_read_only_file_is_told_with_an_offer_to_save_elsewhere(desk: FileWork, tmp_path: Path):
    path = desk.saved(tmp_path)
    document = desk.open(path)
    rename(document, "Changed")
    path.chmod(0o444)
    assert not desk.files.saving.save(document)
    assert name_in(path) == "Curie"
    assert "is read-only" in desk.texts
    path.chmod(0o644)
    desk.press("Try again")
    assert document.is_saved
    assert desk.told == []


def test_a_link_between_names_that_is_cut_by_saving_is_told(desk: FileWork, tmp_path: Path):
    path = desk.saved(tmp_path)
    (tmp_path / "other.json").hardlink_to(path)
    document = desk.open(path)
    rename(document, "Changed")
    assert desk.files.saving.save(document)
    assert "curie.json is saved. Other names of the file (hard links: 1)" in desk.texts
    assert name_in(tmp_path / "other.json") == "Curie"


def test_a_file_that_became_a_folder_or_a_pipe_is_told_and_stays_one(
    desk: FileWork, tmp_path: Path
):
    path = desk.saved(tmp_path)
    document = desk.open(path)
    rename(document, "Changed")
    path.unlink()
    path.mkdir()
    assert not desk.files.saving.save(document)
    assert "is a directory" in desk.texts
    path.rmdir()
    os.mkfifo(path)
    assert not desk.files.saving.save(document)
    assert "is a pipe or a device, not a file" in desk.texts
    assert path.is_fifo()
    assert not document.is_saved


def test_overwriting_is_asked_again_if_it_was_changed_again(desk: FileWork, tmp_path: Path):
    path = desk.saved(tmp_path)
    document = desk.open(path)
    rename(document, "Mine")
    write(small_map("Theirs"), path)
    assert not desk.files.saving.save(document)
    write(small_map("Theirs, newer"), path)
    desk.press("Overwrite")
    assert name_in(path) == "Theirs, newer"
    desk.press("Overwrite")
    assert name_in(path) == "Mine"
    assert document.is_saved


def test_a_program_that_saves_after_us_is_not_taken_for_us(desk: FileWork, tmp_path: Path):
    path = desk.saved(tmp_path)
    document = desk.open(path)
    rename(document, "Mine")
    # The other one saves between our writing and our looking at what was written.
    desk.files.context.recent.changed.connect(lambda: write(small_map("Theirs"), path))
    assert desk.files.saving.save(document)
    rename(document, "Mine, newer")
    assert not desk.files.saving.save(document)
    assert name_in(path) == "Theirs"
