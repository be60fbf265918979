"""From an empty window to a playable, exported zone, by mouse and keys alone."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from hullwright.schema.checks.problem import Severity
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.examination import Examination

from .export_work import dialog_of, export_as, press
from .window_session import WindowSession


@pytest.fixture
def person(qtbot: QtBot, home: Path) -> Iterator[WindowSession]:
    session = WindowSession(home)
    yield session
    session.leave()


def draw_a_trefoil(person: WindowSession) -> None:
    """Paint three lobes, corridors of silent sectors, and the starts of both sides."""
    person.command("symmetry.rotation-3")
    person.key("2")
    person.key("h")
    person.drag("L05", "L02")
    person.key("b")
    person.key("1")
    person.drag("L03", "L04", "L05", "K06")
    person.key("p")
    person.key("3")
    person.click("L06")
    person.key("4")
    person.click("L09")


def test_a_zone_with_three_fold_symmetry_is_made_mended_and_exported(
    person: WindowSession, tmp_path: Path
) -> None:
    person.new_map("Trefoil")
    draw_a_trefoil(person)
    errors = [each for each in person.problems() if each.severity is Severity.ERROR]
    assert [str(each.message) for each in errors] == ["There is no escape pod."]
    assert person.mend_all()[0] == "EA-M5"
    target = tmp_path / "trefoil.json"
    person.answers.path = target
    person.command("file.export")
    export_as(person.program.services.files.exporting)
    person.wait(target.exists)
    exported = json.loads(target.read_text("utf-8"))
    assert exported["problems"]["errors"] == exported["problems"]["warnings"] == 0
    assert not Examination(read_map(target)).errors


def test_every_step_of_it_can_be_undone(person: WindowSession) -> None:
    person.new_map("Trefoil")
    empty = person.rows
    draw_a_trefoil(person)
    steps = person.place.document.history.count()
    assert steps == 4
    for _ in range(steps):
        person.command("edit.undo")
    assert person.rows == empty


def test_errors_forbid_export_and_lead_to_the_problems(
    person: WindowSession, tmp_path: Path
) -> None:
    person.new_map("Empty")
    person.answers.path = tmp_path / "empty.json"
    person.problems()
    person.program.frame.window.panes["problems"].close()
    person.command("file.export")
    dialog = dialog_of(person.program.services.files.exporting)
    assert "forbid" in dialog.findChild(QPushButton, "export").toolTip()
    press(dialog, "problems")
    assert not person.answers.path.exists()
    assert person.program.frame.window.panes["problems"].isVisible()


def test_another_theme_reaches_every_part(person: WindowSession) -> None:
    person.new_map()
    before = person.program.services.theme.inks["paper"]
    person.program.services.theme.choose("dark" if before != "#10151c" else "light")
    after = person.program.services.theme.inks["paper"]
    assert before != after
    corner = person.canvas.grab().toImage().pixelColor(person.canvas.width() - 4, 40).name()
    assert corner == after
