"""How the canvas leads a tool, whatever the tool does."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from hullwright.editor.concepts.tool import Proposal, Tool, ToolContext, ToolPointer
from hullwright.editor.documents.choices import Choice, Choices
from hullwright.editor.documents.document import Document
from hullwright.editor.documents.workplace import Workplace
from hullwright.schema.boards.hexes import hex_of
from hullwright.schema.errors import HullwrightError

from ..workplaces import workplace
from .canvases import EMPTY, RIGHT, CanvasSession


def with_tool(qtbot: QtBot, stroke: object) -> CanvasSession:
    """Return a person whose only tool is this one."""
    ordinary = workplace(*EMPTY)
    tool = Tool("test", "Test", "", "", "", stroke)
    editor_kind = replace(ordinary.editor_kind, tools=(tool,))
    choices = Choices(Choice("test", "silent", "hull"))
    return CanvasSession(qtbot, Workplace(Document(ordinary.document.value), editor_kind, choices))


def test_a_refusal_of_a_tool_is_told(qtbot: QtBot) -> None:
    def refuse(desk: ToolContext, pointer: ToolPointer) -> Iterator[Proposal]:
        raise HullwrightError("There is no pod to move here.")
        yield Proposal()

    person = with_tool(qtbot, refuse)
    person.drag("A01", "B01")
    assert "There is no pod to move here." in person.notes
    assert person.rows == EMPTY


def test_a_refusal_of_an_edit_is_told(qtbot: QtBot) -> None:
    def refuse(zone: object) -> object:
        raise HullwrightError("A zone has at most nine pods.")

    def stroke(desk: ToolContext, pointer: ToolPointer) -> Iterator[Proposal]:
        while True:
            yield Proposal(title="Pod", edit=refuse)

    person = with_tool(qtbot, stroke)
    person.drag("A01", "B01")
    assert "A zone has at most nine pods." in person.notes
    assert not person.steps


def test_a_broken_tool_is_heard_of_and_changes_nothing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[BaseException] = []
    monkeypatch.setattr("sys.excepthook", lambda _, fault, __: heard.append(fault))

    def broken(desk: ToolContext, pointer: ToolPointer) -> Iterator[Proposal]:
        raise ZeroDivisionError
        yield Proposal()

    person = with_tool(qtbot, broken)
    person.press("A01")
    assert [type(each) for each in heard] == [ZeroDivisionError]
    assert person.rows == EMPTY


def test_a_tool_that_ends_by_itself_keeps_its_last_proposal(qtbot: QtBot) -> None:
    def once(desk: ToolContext, pointer: ToolPointer) -> Iterator[Proposal]:
        contents = {pointer.cell: "alien"}
        yield Proposal(title="Once", edit=lambda zone: desk.editor_kind.painted(zone, contents))

    person = with_tool(qtbot, once)
    person.drag("A01", "B01", "C01")
    assert person.rows[0] == "A....."


def test_a_dropped_stroke_closes_its_tool(qtbot: QtBot) -> None:
    closed = []

    def watched(desk: ToolContext, pointer: ToolPointer) -> Iterator[Proposal]:
        try:
            while True:
                yield Proposal()
        finally:
            closed.append(pointer.cell)

    person = with_tool(qtbot, watched)
    person.press("A01")
    closed.clear()
    person.key(Qt.Key.Key_Escape)
    assert closed == [hex_of("A01")]


def test_hovering_asks_the_tool_once_for_each_cell(qtbot: QtBot) -> None:
    asked = []

    def counted(desk: ToolContext, pointer: ToolPointer) -> Iterator[Proposal]:
        asked.append((pointer.cell, desk.first))
        while True:
            yield Proposal()

    person = with_tool(qtbot, counted)
    person.move("A01")
    person.move_to(person.at("A01") + person.at("A01") * 0.001)
    person.move("B01")
    person.place.choices.choose(first="alien")
    person.rest()
    assert asked == [
        (hex_of("A01"), "silent"),
        (hex_of("B01"), "silent"),
        (hex_of("B01"), "alien"),
    ]


def test_a_modifier_pressed_during_a_stroke_reaches_the_tool(qtbot: QtBot) -> None:
    seen = []

    def watched(desk: ToolContext, pointer: ToolPointer) -> Iterator[Proposal]:
        while True:
            seen.append((pointer.shift, pointer.second))
            pointer = yield Proposal()

    person = with_tool(qtbot, watched)
    person.press("A01", RIGHT)
    seen.clear()
    qtbot.keyPress(person.canvas, Qt.Key.Key_Shift)
    qtbot.keyRelease(person.canvas, Qt.Key.Key_Shift, Qt.KeyboardModifier.ShiftModifier)
    assert seen == [(True, True), (False, True)]
