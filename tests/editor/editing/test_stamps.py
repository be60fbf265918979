"""Stamps: kept, listed, renamed, removed; broken files hide nothing else."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from hullwright.editor.editing.editing_context import EditingContext
from hullwright.editor.editing.small_maps import small_map
from hullwright.editor.editing.stamp_commands import stamp_entries
from hullwright.editor.editing.stamps import Stamps
from hullwright.editor.editing.stamps_panel import StampsPanel
from hullwright.schema.errors import HullwrightError

from .person import Person


def _keeps(person: Person, selection: str = "A01 B01") -> None:
    person.selects(selection)
    person.gives("edit.keep-stamp")


def test_the_selection_is_kept_under_the_name_of_the_map(person: Person) -> None:
    person.opens("sd.", name="Curie")
    _keeps(person)
    _keeps(person)
    assert [each.name for each in person.stamps.found().stamps] == ["Curie", "Curie 2"]
    assert person.told[-1].text.startswith("Kept as “Curie 2”")


def test_stamps_are_there_after_a_restart(person: Person, home: Path) -> None:
    place = person.opens("sd.")
    _keeps(person)
    stamp = Stamps(home / "stamps").found().stamps[0]
    assert stamp.document.layout.rows == ("sd",)
    assert place.document.is_saved


@pytest.mark.parametrize("name", ["../../evil", "con", "a/b\\c", "ü" * 300, "  ", "\0", ".hidden"])
def test_names_make_safe_files(person: Person, home: Path, name: str) -> None:
    place = person.opens("sd.")
    document = small_map(place.editor_kind, place.document.value, list(place.surface.cells()))
    stamp = person.stamps.keep(document, name)
    assert stamp.path.parent == home / "stamps"
    assert stamp.path.name.startswith("stamp-")
    assert person.stamps.found().stamps == (stamp,)


def test_broken_stamps_are_told_and_hide_nothing_else(person: Person, home: Path) -> None:
    person.opens("sd.")
    _keeps(person)
    (home / "stamps" / "broken.json").write_text("{", encoding="utf-8")
    (home / "stamps" / "folder.json").mkdir()
    found = person.stamps.found()
    assert len(found.stamps) == 1
    assert len(found.faults) == 2


def test_removed_stamps_can_be_put_back(person: Person) -> None:
    person.opens("sd.")
    _keeps(person)
    stamp = person.stamps.found().stamps[0]
    person.stamps.remove(stamp)
    assert not person.stamps.found().stamps
    person.stamps.put_back(stamp)
    assert person.stamps.found().stamps == (stamp,)


def test_a_folder_that_cannot_be_made_is_told(person: Person, tmp_path: Path) -> None:
    place = person.opens("sd.")
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    document = small_map(place.editor_kind, place.document.value, list(place.surface.cells()))
    with pytest.raises(HullwrightError, match="can't be changed"):
        Stamps(blocked / "stamps").keep(document, "x")


def test_the_menu_lists_the_stamps_and_takes_one_up(person: Person) -> None:
    place = person.opens("sd.", name="Curie")
    _keeps(person)
    context = EditingContext(person.workplaces, person.notices, person.clipboard, person.stamps)
    (entry,) = stamp_entries(context)()
    assert entry.title == "Curie"
    entry.run()
    assert place.choices.now.tool == "stamp"
    assert place.choices.now.piece is not None
    assert place.choices.now.piece.name == "Curie"


def _panel(qtbot: QtBot, person: Person) -> tuple[StampsPanel, QListWidget]:
    panel = StampsPanel(person.stamps, person.notices)
    qtbot.addWidget(panel)
    panel.show_workplace(person.workplaces.current)
    panel.resize(260, 400)
    panel.show()
    shown: QListWidget = panel.findChild(QListWidget)
    return panel, shown


def test_the_panel_takes_up_renames_and_removes(qtbot: QtBot, person: Person) -> None:
    place = person.opens("sd.", name="Curie")
    panel, shown = _panel(qtbot, person)
    _keeps(person)
    qtbot.waitUntil(lambda: shown.count() == 1)
    shown.setFocus()
    qtbot.keyClick(shown, Qt.Key.Key_Return)
    assert place.choices.now.piece is not None
    qtbot.keyClick(shown, Qt.Key.Key_F2)
    field: QLineEdit = shown.findChild(QLineEdit)
    qtbot.keyClicks(field, "Corner")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: [each.name for each in person.stamps.found().stamps] == ["Corner"])
    qtbot.waitUntil(lambda: shown.item(0).text() == "Corner")
    qtbot.keyClick(shown, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: shown.count() == 0)
    assert person.told[-1].text == "The stamp “Corner” was removed."
    person.told[-1].offers[0].run()
    qtbot.waitUntil(lambda: shown.count() == 1)
    panel.show_workplace(None)


def test_the_panel_keeps_the_selection(qtbot: QtBot, person: Person) -> None:
    place = person.opens("sd.")
    panel, shown = _panel(qtbot, person)
    button: QPushButton = panel.findChild(QPushButton)
    assert not button.isEnabled()
    assert button.toolTip() == "Nothing is selected: drag with the Select tool first."
    person.selects("A01")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: shown.count() == 1)
    place.select(frozenset())
    assert not button.isEnabled()


def test_an_empty_name_gives_way_to_the_old_one(qtbot: QtBot, person: Person) -> None:
    person.opens("sd.", name="Curie")
    _, shown = _panel(qtbot, person)
    _keeps(person)
    qtbot.waitUntil(lambda: shown.count() == 1)
    shown.item(0).setText("   ")
    qtbot.waitUntil(lambda: shown.item(0).text() == "Curie")
