import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QMainWindow, QPlainTextEdit, QSpinBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from hullwright.editor.drawing.inks import LIGHT
from hullwright.editor.shell.actions import Actions
from hullwright.editor.shell.settings import ProgramSettings

from ..rest import is_at_rest
from .noted_commands import NotedCommands


@pytest.fixture
def doings() -> NotedCommands:
    return NotedCommands()


@pytest.fixture
def actions(settings: ProgramSettings, doings: NotedCommands) -> Actions:
    return Actions(
        [
            doings.command(
                "save", "Save as…", key="Ctrl+S", icon="save", help="Write the map to a file."
            ),
            doings.command("brush", key="B"),
            doings.command("one", key="1"),
            doings.command("sheet", key="F1 ?"),
            doings.command("rulers", is_switch=True),
        ],
        settings,
    )


def test_an_action_runs_its_command(qtbot: QtBot, actions: Actions, doings: NotedCommands) -> None:
    with qtbot.waitSignal(actions.ran) as ran:
        actions.run("save")
    assert ran.args == ["save"]
    assert doings.done == ["save"]


def test_a_tooltip_says_title_key_and_help(actions: Actions) -> None:
    assert actions.action("save").toolTip() == "Save as (Ctrl+S) — Write the map to a file."
    assert actions.action("rulers").toolTip() == "Rulers"


def test_a_hindered_action_says_why(actions: Actions, doings: NotedCommands) -> None:
    doings.hindrances["save"] = "No map is open."
    actions.refresh()
    action = actions.action("save")
    assert not action.isEnabled()
    assert action.toolTip() == "Save as (Ctrl+S) — No map is open."
    assert action.statusTip() == "No map is open."
    doings.hindrances.clear()
    actions.refresh()
    assert action.isEnabled()
    assert action.statusTip() == "Write the map to a file."


def test_what_is_hindered_since_the_last_refresh_is_not_done(
    qtbot: QtBot, actions: Actions, doings: NotedCommands
) -> None:
    doings.hindrances["save"] = "No map is open."
    actions.run("save")
    assert doings.done == []
    qtbot.waitUntil(lambda: not actions.action("save").isEnabled())


def test_a_switch_shows_whether_it_is_on(
    qtbot: QtBot, actions: Actions, doings: NotedCommands
) -> None:
    switch = actions.action("rulers")
    assert switch.isCheckable()
    assert not switch.isChecked()
    switch.trigger()
    qtbot.waitSignal(actions.refreshed).wait()
    assert switch.isChecked()
    doings.switched_on.clear()
    actions.refresh()
    assert not switch.isChecked()


def test_many_signals_make_one_refresh(qtbot: QtBot, actions: Actions) -> None:
    refreshes: list[int] = []
    actions.refreshed.connect(lambda: refreshes.append(1))
    for _ in range(50):
        actions.refresh_soon("any", "arguments")
    qtbot.waitUntil(lambda: bool(refreshes))
    qtbot.waitUntil(lambda: is_at_rest(actions))
    assert len(refreshes) == 1


def test_what_is_found_out_piece_by_piece_makes_one_refresh(qtbot: QtBot, actions: Actions) -> None:
    refreshes: list[int] = []
    actions.refreshed.connect(lambda: refreshes.append(1))
    for _ in range(5):
        actions.refresh_when_calm("any", "arguments")
    qtbot.waitUntil(lambda: bool(refreshes))
    qtbot.waitUntil(lambda: is_at_rest(actions))
    assert len(refreshes) == 1


def test_two_commands_of_one_name_are_a_mistake_of_ours(
    actions: Actions, doings: NotedCommands
) -> None:
    with pytest.raises(ValueError, match="two commands are named 'save'"):
        actions.extend([doings.command("save")])


def test_further_commands_can_come_later(
    qtbot: QtBot, actions: Actions, doings: NotedCommands
) -> None:
    with qtbot.waitSignal(actions.added):
        actions.extend([doings.command("late", key="F9")])
    actions.run("late")
    assert doings.done == ["late"]
    assert "late" in actions


def test_icons_are_drawn_when_they_are_to_be_seen(actions: Actions, use_theme) -> None:
    assert actions.action("save").icon().isNull()
    actions.draw(["save", "brush"])
    assert not actions.action("save").icon().isNull()
    dark = actions.action("save").icon().pixmap(16).toImage()
    use_theme(LIGHT)
    assert actions.action("save").icon().pixmap(16).toImage() != dark


def test_a_changed_key_works_at_once_and_is_in_the_tooltip(
    qtbot: QtBot, actions: Actions, doings: NotedCommands
) -> None:
    window, field = window_with(qtbot, actions, QWidget())
    field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    field.setFocus()
    actions.change_keys("save", ("F3",))
    assert actions.action("save").toolTip().startswith("Save as (F3)")
    qtbot.keyClick(window, Qt.Key.Key_F3)
    assert doings.done == ["save"]
    qtbot.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert doings.done == ["save"]
    actions.reset_keys()
    qtbot.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert doings.done == ["save", "save"]


def window_with(qtbot: QtBot, actions: Actions, field: QWidget) -> tuple[QMainWindow, QWidget]:
    window = QMainWindow()
    qtbot.addWidget(window)
    middle = QWidget()
    QVBoxLayout(middle).addWidget(field)
    window.setCentralWidget(middle)
    window.addActions(actions.all())
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    field.setFocus()
    return window, field


def test_single_letters_are_typed_into_text_fields(
    qtbot: QtBot, actions: Actions, doings: NotedCommands
) -> None:
    line, text, number = QLineEdit(), QPlainTextEdit(), QSpinBox()
    for field in (line, text, number):
        window, _ = window_with(qtbot, actions, field)
        for key in (Qt.Key.Key_B, Qt.Key.Key_1):
            qtbot.keyClick(field, key)
        assert window.isVisible()
        window.centralWidget().layout().removeWidget(field)
        field.setParent(None)
    assert doings.done == []
    assert (line.text(), text.toPlainText(), number.value()) == ("b1", "b1", 10)


def test_single_letters_choose_tools_elsewhere(
    qtbot: QtBot, actions: Actions, doings: NotedCommands
) -> None:
    field = QWidget()
    field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    window, _ = window_with(qtbot, actions, field)
    for key in (Qt.Key.Key_B, Qt.Key.Key_1, Qt.Key.Key_Question):
        qtbot.keyClick(window, key)
    assert doings.done == ["brush", "one", "sheet"]
