import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from hullwright.editor.drawing.inks import LIGHT
from hullwright.editor.shell.tool_strip import ToolStrip

from ..workplaces import workplace


@pytest.fixture
def strip(qtbot: QtBot) -> ToolStrip:
    made = ToolStrip(lambda tool: f"⌨{tool.key}")
    qtbot.addWidget(made)
    return made


def chosen(strip: ToolStrip) -> list[str]:
    return [each.objectName() for each in strip.actions() if each.isChecked()]


def button(strip: ToolStrip, tool: str) -> QToolButton:
    action = strip.findChild(QAction, f"tool {tool}")
    assert isinstance(action, QAction)
    found = strip.widgetForAction(action)
    assert isinstance(found, QToolButton)
    return found


def test_the_strip_offers_the_tools_of_the_kind(strip: ToolStrip) -> None:
    place = workplace(".s.")
    strip.show_workplace(place)
    names = [each.objectName() for each in strip.actions()]
    assert names == [f"tool {tool.name}" for tool in place.editor_kind.tools]
    assert "tool brush" in names


def test_the_chosen_tool_is_marked_and_another_can_be_chosen(
    qtbot: QtBot, strip: ToolStrip
) -> None:
    place = workplace(".s.")
    strip.show_workplace(place)
    strip.show()
    assert chosen(strip) == ["tool brush"]
    qtbot.mouseClick(button(strip, "fill"), Qt.MouseButton.LeftButton)
    assert place.choices.now.tool == "fill"
    assert chosen(strip) == ["tool fill"]


def test_a_tool_chosen_elsewhere_is_marked_here(strip: ToolStrip) -> None:
    place = workplace(".s.")
    strip.show_workplace(place)
    place.choices.choose(tool="eraser")
    assert chosen(strip) == ["tool eraser"]


def test_buttons_have_names_for_screen_readers_and_keys_in_their_tooltips(strip: ToolStrip) -> None:
    place = workplace(".s.")
    strip.show_workplace(place)
    for tool in place.editor_kind.tools:
        found = button(strip, tool.name)
        assert found.accessibleName() == str(tool.title)
        assert found.toolTip() == f"{tool.title} (⌨{tool.key}) — {tool.help}"
        assert found.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_the_strip_is_gone_while_no_map_is_open(strip: ToolStrip) -> None:
    assert strip.isHidden()
    strip.show_workplace(workplace(".s."))
    assert not strip.isHidden()
    strip.show_workplace(None)
    assert strip.isHidden()
    assert strip.actions() == []


def test_a_map_that_is_no_longer_shown_is_let_go(strip: ToolStrip) -> None:
    before, after = workplace(".s."), workplace(".s.", tool="fill")
    strip.show_workplace(before)
    strip.show_workplace(after)
    before.choices.choose(tool="eraser")
    assert chosen(strip) == ["tool fill"]


def test_another_theme_keeps_the_choice(strip: ToolStrip, use_theme) -> None:
    strip.show_workplace(workplace(".s.", tool="fill"))
    use_theme(LIGHT)
    assert chosen(strip) == ["tool fill"]
