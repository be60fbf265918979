"""The commands of file work."""

from pathlib import Path

from PySide6.QtGui import QKeySequence

from hullwright.editor.documents.document import Document
from hullwright.editor.files.commands import commands
from hullwright.editor.shell.commands import Command
from hullwright.samples import maps

from .file_work import FileWork, name_in, rename, small_map

HERE = Path(__file__)
ICONS = HERE.parents[3] / "editor" / "drawing" / "icons"


def table(desk: FileWork) -> dict[str, Command]:
    return {each.name: each for each in commands(desk.files)}


def test_names_and_shortcuts_are_given_once_and_understood_by_qt(desk: FileWork):
    made = commands(desk.files)
    names = [each.name for each in made]
    keys = [each.key for each in made if each.key]
    assert len(set(names)) == len(names)
    assert len(set(keys)) == len(keys)
    assert all(not QKeySequence(key).isEmpty() for key in keys)


def test_every_command_says_what_it_does(desk: FileWork):
    for each in commands(desk.files):
        assert each.help.endswith("."), each.name


def test_every_icon_is_there(desk: FileWork):
    named = {each.icon for each in commands(desk.files) if each.icon}
    assert named <= {each.stem for each in ICONS.glob("*.svg")}


def test_without_a_map_what_needs_one_says_so(desk: FileWork):
    made = table(desk)
    free = {"file.open", "file.import", "file.import-clipboard", "file.quit"}
    assert {name for name, each in made.items() if not each.hindered()} == free
    for name in set(made) - free - {"file.reopen", "file.save-all"}:
        made[name].run()
    assert desk.told == []


def test_a_changed_map_can_be_saved_reverted_and_closed(desk: FileWork, tmp_path: Path):
    path = desk.saved(tmp_path)
    document = desk.open(path)
    made = table(desk)
    assert made["file.revert"].hindered()
    assert made["file.save-all"].hindered()
    rename(document, "Changed")
    assert not made["file.revert"].hindered()
    made["file.save"].run()
    assert name_in(path) == "Changed"
    rename(document, "Changed again")
    made["file.revert"].run()
    assert document.value.name == "Changed"
    made["file.close"].run()
    assert len(desk.workplaces) == 0
    assert not made["file.reopen"].hindered()
    made["file.reopen"].run()
    assert desk.workplaces.current.document is document


def test_a_map_that_was_never_saved_can_not_be_reverted(desk: FileWork):
    document = Document(small_map())
    desk.workplaces.open(document)
    rename(document, "Changed")
    assert "never saved" in table(desk)["file.revert"].hindered()


def test_share_codes_are_for_hex_zones(desk: FileWork):
    desk.open(next(each for each in maps() if each.parent.name == "stations"))
    assert "hex zones" in table(desk)["file.share"].hindered()
    desk.open(next(each for each in maps() if each.parent.name == "hex-zones"))
    assert not table(desk)["file.share"].hindered()


def test_comparing_with_an_open_map_needs_two(desk: FileWork, tmp_path: Path):
    desk.open(desk.saved(tmp_path))
    made = table(desk)
    assert made["file.compare-open"].hindered()
    desk.open(desk.saved(tmp_path, "arena"))
    desk.person.chooses = [0]
    assert not made["file.compare-open"].hindered()
    made["file.compare-open"].run()
    assert len(desk.compared) == 1


def test_quitting_ends_the_program(desk: FileWork):
    table(desk)["file.quit"].run()
    assert desk.left == 1
