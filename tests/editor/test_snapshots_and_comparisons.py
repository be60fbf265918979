"""Snapshots and comparisons in the real window, by mouse and keys."""

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QSlider, QToolButton

from hullwright.editor.documents.document import Document
from hullwright.editor.kinds.difference_words import GROUPS
from hullwright.editor.languages.words import tr
from hullwright.samples import maps, scenarios
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import read_map, read_scenario
from hullwright.schema.files.writer import text_of
from hullwright.schema.messages import message

from .cli.terminal import run
from .window_session import LEFT, WindowSession

SAMPLES = {path.stem: path for path in maps()}
SOME = ["thimble", "long-haul", "eight-rocks", "first-light"]


@pytest.fixture
def person(qtbot, tmp_path):
    made = WindowSession(tmp_path)
    yield made
    made.leave()


def take_snapshot(person: WindowSession, name: str) -> None:
    """Take a snapshot by its key and type a name."""
    person.key("h", Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    rows = person.program.frame.panels.history.snapshots
    field = rows.findChild(QLineEdit)
    QTest.keyClicks(field, name)
    QTest.keyClick(field, Qt.Key.Key_Return)
    person.wait(lambda: rows.findChild(QLineEdit) is None or not field.isVisible())


def press(person: WindowSession, key: Qt.Key) -> None:
    """Press a key on the latest snapshot."""
    rows = person.program.frame.panels.history.snapshots
    rows.setFocus()
    rows.setCurrentIndex(rows.rows.index(0))
    QTest.keyClick(rows, key)
    QApplication.processEvents()


def names(person: WindowSession) -> list[str]:
    found = person.program.services.files.snapshots.of(person.place.document)
    return [each.name for each in found]


def listed(person: WindowSession) -> list[str]:
    """Return what the list of differences says, row by row."""
    rows = person.program.frame.panels.comparison.list
    items = [rows.topLevelItem(number) for number in range(rows.topLevelItemCount())]
    return [": ".join([each.text(0), each.text(1)]).removesuffix(": ") for each in items]


def paint(person: WindowSession, label: str, content: str) -> None:
    place = person.place
    cell = place.surface.cell_of(label)
    place.document.apply_to_layout(
        message("Paint"), lambda layout: place.editor_kind.painted(layout, {cell: content})
    )


def test_a_snapshot_is_named_renamed_gone_back_to_and_deleted(person: WindowSession):
    person.program.open_sample(SAMPLES["thimble"])
    begun = person.place.map
    take_snapshot(person, "Before the walls")
    assert names(person) == ["Before the walls"]
    paint(person, "D01", "dangerous")
    press(person, Qt.Key.Key_Return)
    document = person.place.document
    assert (document.value, document.history.count()) == (begun, 2)
    assert tr(document.step(1).title) == "Go back to “Before the walls”"
    press(person, Qt.Key.Key_F2)
    field = person.program.frame.panels.history.snapshots.findChild(QLineEdit)
    QTest.keyClicks(field, "First draft")
    QTest.keyClick(field, Qt.Key.Key_Return)
    person.wait(lambda: names(person) == ["First draft"])
    press(person, Qt.Key.Key_Delete)
    assert names(person) == []
    # Deleted by mistake, it is one click away.
    (offer,) = person.program.services.notices.standing()[-1].offers
    offer.run()
    assert names(person) == ["First draft"]


def test_snapshots_come_back_with_the_file_and_are_not_in_it(person: WindowSession, tmp_path):
    path = tmp_path / "deck.json"
    path.write_text(text_of(read_map(SAMPLES["thimble"])))
    before = path.read_bytes()
    person.program.open([path])
    take_snapshot(person, "As published")
    assert path.read_bytes() == before
    person.leave()
    again = WindowSession(tmp_path)
    again.program.open([path])
    assert names(again) == ["As published"]
    again.leave()


def test_snapshots_of_a_new_map_go_along_when_it_is_saved(person: WindowSession, tmp_path):
    person.program.open_sample(SAMPLES["thimble"])
    take_snapshot(person, "Idea")
    person.answers.path = tmp_path / "mine.json"
    person.command("file.save")
    person.wait(lambda: person.place.document.path)
    assert names(person) == ["Idea"]
    files = list((tmp_path / "snapshots").glob("*.json"))
    assert [json.loads(each.read_bytes())["path"] for each in files] == [
        str(person.place.document.path)
    ]


def test_snapshots_of_unsaved_work_come_back_with_it(person: WindowSession, tmp_path):
    person.program.open_sample(SAMPLES["thimble"])
    take_snapshot(person, "Idea")
    paint(person, "D01", "dangerous")
    person.leave()
    again = WindowSession(tmp_path)
    again.program.services.files.recovery.restore_all()
    assert names(again) == ["Idea"]
    again.leave()


def test_a_scenario_has_snapshots_too(person: WindowSession):
    scenario = read_scenario(scenarios()[0])
    place = person.program.services.workplaces.open(Document(scenario))
    person.wait(person.program.frame.actions.action("history.snapshot").isEnabled)
    person.command("history.snapshot")
    place.document.apply(message("Rename"), lambda value: replace(value, name="Other"))
    snapshots = person.program.services.files.snapshots
    snapshots.go_back(place.document, snapshots.of(place.document)[0])
    assert place.document.value == scenario


def compared(person: WindowSession) -> MapDocument:
    """Compare a sample with a snapshot from which it differs in three places; return the snapshot."""
    person.program.open_sample(SAMPLES["thimble"])
    take_snapshot(person, "Draft")
    begun = person.place.map
    paint(person, "D01", "dangerous")
    paint(person, "F01", "silent")
    person.place.document.apply(message("Rename"), lambda value: replace(value, name="Thimbles"))
    press(person, Qt.Key.Key_C)
    person.wait(person.program.frame.panels.comparison.list.current)
    return begun


def test_a_snapshot_is_compared_and_each_difference_is_gone_to(person: WindowSession):
    begun = compared(person)
    differences = ["Cells: 2", "D01: silent", "F01: dangerous", "Properties: 1", "Name: Thimble"]
    assert listed(person) == differences
    # To each of them with a key; the map shows where it is.
    shown: list[object] = []
    person.place.shown.connect(shown.append)
    person.key(Qt.Key.Key_F9)
    person.key(Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    cells = [person.place.surface.cell_of(each) for each in ("F01", "D01")]
    assert shown == [frozenset({each}) for each in cells]
    # The other map is seen in the place of this one, and this one again.
    person.wait(lambda: not person.canvas._scene.pulse.is_on)
    before = person.canvas.grab().toImage()
    person.key(Qt.Key.Key_F9, Qt.KeyboardModifier.AltModifier)
    assert person.place.preview.value == begun
    assert person.canvas.grab().toImage() != before
    person.key(Qt.Key.Key_F9, Qt.KeyboardModifier.AltModifier)
    assert person.place.preview is None


def test_differences_are_taken_over_one_by_one_and_in_groups_a_step_each(person: WindowSession):
    begun = compared(person)
    panel, history = person.program.frame.panels.comparison, person.place.document.history
    steps = history.count()
    person.key(Qt.Key.Key_F9, Qt.KeyboardModifier.ControlModifier)
    assert listed(person)[:2] == ["Cells: 1", "F01: dangerous"]
    QTest.mouseClick(panel.findChild(QPushButton, "take-group"), LEFT)
    assert listed(person) == ["Properties: 1", "Name: Thimble"]
    QTest.keyClick(panel.list, Qt.Key.Key_Return)
    assert person.place.map == begun
    assert history.count() == steps + 3
    assert not panel.is_comparing()
    history.undo()
    person.wait(lambda: listed(person) == ["Properties: 1", "Name: Thimble"])
    QTest.mouseClick(panel.header.findChild(QToolButton, "comparison-stop"), LEFT)
    assert person.program.services.overlays.comparisons.other(person.place) is None


def test_both_maps_are_seen_side_by_side_and_the_split_is_slid(person: WindowSession):
    compared(person)
    comparisons, place = person.program.services.overlays.comparisons, person.place
    slider = person.program.frame.panels.comparison.header.findChild(QSlider, "comparison-split")
    person.wait(lambda: person.program.services.overlays.hulls.of(place))
    alone = person.look()
    # What is marked as different lies in the middle.
    left = QRect(0, 0, alone.width() // 4, alone.height())
    right = left.translated(alone.width() - left.width(), 0)
    person.command("comparison.split")
    assert (comparisons.split(place), slider.value()) == (0.5, 50)
    both = person.look()
    assert both.copy(left) == alone.copy(left)
    assert both.copy(right) != alone.copy(right)
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_Home)
    assert comparisons.is_flipped(place)
    QTest.keyClick(slider, Qt.Key.Key_End)
    assert place.preview is None
    assert not comparisons.is_flipped(place)
    person.command("comparison.flip")
    assert slider.value() == 0
    person.command("comparison.split")
    person.command("comparison.split")
    assert slider.value() == 100


def test_two_snapshots_are_compared_with_each_other(person: WindowSession):
    person.program.open_sample(SAMPLES["thimble"])
    take_snapshot(person, "One")
    paint(person, "D01", "dangerous")
    take_snapshot(person, "Two")
    paint(person, "F01", "silent")
    panel = person.program.frame.panels.comparison
    person.program.frame.window.show_dock("comparison")
    choose(panel.header.findChild(QToolButton, "comparison-other"), "One")
    person.wait(panel.is_comparing)
    assert listed(person)[0] == "Cells: 2"
    choose(panel.header.findChild(QToolButton, "comparison-base"), "Two")
    person.wait(lambda: listed(person) == ["Cells: 1", "D01: silent"])
    panel.list.step(1)
    take = panel.findChild(QPushButton, "take-difference")
    assert not take.isEnabled()
    assert "Two other states" in take.toolTip()
    choose(panel.header.findChild(QToolButton, "comparison-base"), "The map as it is now")
    person.wait(lambda: listed(person)[0] == "Cells: 2")


def choose(button: QToolButton, title: str) -> None:
    """Choose from the menu of a button."""
    menu = button.menu()
    menu.aboutToShow.emit()
    next(each for each in menu.actions() if each.text() == title).trigger()


@pytest.mark.parametrize("stem", SOME)
def test_the_list_of_the_window_is_that_of_the_terminal(person: WindowSession, tmp_path, stem: str):
    other = next(path for path in SAMPLES[stem].parent.glob("*.json") if path.stem != stem)
    person.program.open_sample(SAMPLES[stem])
    person.answers.paths = [other]
    person.command("file.compare")
    person.wait(person.program.frame.panels.comparison.is_comparing)
    printed = run("diff", "--no-draw", other, SAMPLES[stem], code=1).stdout.splitlines()
    headings = [line for line in printed if not line.startswith(" ")]
    rows = [each for each in listed(person) if each in headings]
    assert rows == headings
    assert len(headings) <= len(GROUPS)
    told = [line.strip().partition(" → ")[0] for line in printed if line.startswith("  ")]
    assert {each for each in told if not each.startswith("…")} <= set(listed(person))
