import weakref
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QLabel, QTabBar, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from hullwright.editor.documents.document import Document
from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.documents.workplaces import Workplaces
from hullwright.editor.drawing.inks import LIGHT
from hullwright.editor.shell.tabs import Tabs
from hullwright.schema.documents.maps import MapDocument

from ..rest import are_gone
from ..workplaces import zone


class Board(QLabel):
    """Stands for a canvas."""

    def __init__(self, workplace: Workplace) -> None:
        super().__init__(workplace.document.value.name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


def document(name: str) -> Document:
    return Document(MapDocument(kind="hex-zone", name=name, layout=zone(".s.")))


@pytest.fixture
def workplaces() -> Workplaces:
    return Workplaces()


@pytest.fixture
def tabs(qtbot: QtBot, workplaces: Workplaces) -> Tabs:
    made = Tabs(workplaces, Board, lambda: QLabel("Welcome"))
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def bar(tabs: Tabs) -> QTabBar:
    return tabs.findChild(QTabBar)


def titles(tabs: Tabs) -> list[str]:
    return [bar(tabs).tabText(place) for place in range(bar(tabs).count())]


def shown(tabs: Tabs) -> str:
    canvas = tabs.canvas()
    return canvas.text() if isinstance(canvas, QLabel) else "no canvas"


def test_the_welcome_page_is_there_while_no_map_is_open(tabs: Tabs, workplaces: Workplaces) -> None:
    assert tabs.currentWidget() is tabs.welcome
    opened = workplaces.open(document("Curie"))
    assert tabs.currentWidget() is not tabs.welcome
    workplaces.close(opened)
    assert tabs.currentWidget() is tabs.welcome
    assert tabs.canvas() is None


def test_each_map_has_a_tab_and_a_canvas(tabs: Tabs, workplaces: Workplaces) -> None:
    workplaces.open(document("Curie"))
    workplaces.open(document("R&D"))
    assert titles(tabs) == ["Curie", "R&&D"]
    assert shown(tabs) == "R&D"


def test_a_changed_map_is_marked_for_eyes_and_ears(tabs: Tabs, workplaces: Workplaces) -> None:
    opened = workplaces.open(document("Curie"))
    opened.document.apply("Rename", lambda value: replace(value, name="Arena"))
    assert titles(tabs) == ["Arena ●"]
    assert bar(tabs).accessibleTabName(0) == "Arena, changed"
    opened.document.history.undo()
    assert titles(tabs) == ["Curie"]
    assert bar(tabs).accessibleTabName(0) == "Curie"


def test_pressing_a_tab_goes_to_its_map(qtbot: QtBot, tabs: Tabs, workplaces: Workplaces) -> None:
    first = workplaces.open(document("Curie"))
    workplaces.open(document("Arena"))
    qtbot.mouseClick(bar(tabs), Qt.MouseButton.LeftButton, pos=bar(tabs).tabRect(0).center())
    assert workplaces.current is first
    assert shown(tabs) == "Curie"


def test_a_map_that_is_gone_to_elsewhere_is_shown(tabs: Tabs, workplaces: Workplaces) -> None:
    first = workplaces.open(document("Curie"))
    workplaces.open(document("Arena"))
    workplaces.switch(first)
    assert bar(tabs).currentIndex() == 0


def test_a_new_map_has_the_focus_on_its_canvas(tabs: Tabs, workplaces: Workplaces) -> None:
    workplaces.open(document("Curie"))
    assert QApplication.focusWidget() is tabs.canvas()


def test_the_arrow_keys_go_through_the_tabs(
    qtbot: QtBot, tabs: Tabs, workplaces: Workplaces
) -> None:
    first = workplaces.open(document("Curie"))
    workplaces.open(document("Arena"))
    bar(tabs).setFocus()
    qtbot.keyClick(bar(tabs), Qt.Key.Key_Left)
    assert workplaces.current is first
    assert bar(tabs).hasFocus()


def test_closing_is_asked_for_and_not_done(
    qtbot: QtBot, tabs: Tabs, workplaces: Workplaces
) -> None:
    first = workplaces.open(document("Curie"))
    second = workplaces.open(document("Arena"))
    with qtbot.waitSignal(tabs.close_wanted) as wanted:
        middle = bar(tabs).tabRect(0).center()
        qtbot.mouseClick(bar(tabs), Qt.MouseButton.MiddleButton, pos=middle)
    assert wanted.args == [first]
    button = bar(tabs).tabButton(1, QTabBar.ButtonPosition.RightSide)
    with qtbot.waitSignal(tabs.close_wanted) as wanted:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert wanted.args == [second]
    assert titles(tabs) == ["Curie", "Arena"]


def test_a_moved_tab_still_closes_its_own_map(
    qtbot: QtBot, tabs: Tabs, workplaces: Workplaces
) -> None:
    first = workplaces.open(document("Curie"))
    workplaces.open(document("Arena"))
    bar(tabs).moveTab(0, 1)
    button = bar(tabs).tabButton(1, QTabBar.ButtonPosition.RightSide)
    with qtbot.waitSignal(tabs.close_wanted) as wanted:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert wanted.args == [first]


def test_closing_the_middle_map_goes_to_a_neighbour(tabs: Tabs, workplaces: Workplaces) -> None:
    for name in ("Curie", "Arena", "Galileo"):
        workplaces.open(document(name))
    middle = list(workplaces)[1]
    workplaces.switch(middle)
    workplaces.close(middle)
    assert titles(tabs) == ["Curie", "Galileo"]
    assert shown(tabs) == "Galileo"
    assert bar(tabs).currentIndex() == 1


def test_the_plus_asks_for_a_new_map(qtbot: QtBot, tabs: Tabs, workplaces: Workplaces) -> None:
    workplaces.open(document("Curie"))
    plus = next(
        each for each in tabs.findChildren(QToolButton) if each.accessibleName() == "New map"
    )
    with qtbot.waitSignal(tabs.new_wanted):
        qtbot.mouseClick(plus, Qt.MouseButton.LeftButton)


def test_stepping_goes_round_and_round(tabs: Tabs, workplaces: Workplaces) -> None:
    tabs.step(1)
    for name in ("Curie", "Arena", "Galileo"):
        workplaces.open(document(name))
    tabs.step(1)
    assert shown(tabs) == "Curie"
    tabs.step(-1)
    assert shown(tabs) == "Galileo"


def test_maps_that_were_open_before_have_tabs_too(qtbot: QtBot, workplaces: Workplaces) -> None:
    workplaces.open(document("Curie"))
    made = Tabs(workplaces, Board, QWidget)
    qtbot.addWidget(made)
    assert titles(made) == ["Curie"]
    assert shown(made) == "Curie"


def test_another_theme_changes_no_tab(tabs: Tabs, workplaces: Workplaces, use_theme) -> None:
    workplaces.open(document("Curie"))
    use_theme(LIGHT)
    assert titles(tabs) == ["Curie"]


def test_a_closed_map_leaves_nothing_behind(
    qtbot: QtBot, tabs: Tabs, workplaces: Workplaces
) -> None:
    opened = workplaces.open(document("Curie"))
    canvas = tabs.canvas()
    assert canvas is not None
    gone = weakref.ref(opened), weakref.ref(canvas)
    workplaces.close(opened)
    del opened, canvas
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert are_gone(*gone)
