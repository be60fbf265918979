from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QListWidget,
    QPushButton,
    QScrollArea,
    QToolBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from hullwright.editor.drawing.inks import LIGHT
from hullwright.editor.shell.docks import Dock, DockPane
from hullwright.editor.shell.first_arrangement import first_size
from hullwright.editor.shell.notices import Notices
from hullwright.editor.shell.settings import ProgramSettings
from hullwright.editor.shell.status_bar import StatusBar
from hullwright.editor.shell.toasts import Toasts
from hullwright.editor.shell.window import Window, focus_inside

from ..workplaces import workplace

LEFT, RIGHT = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
BOTTOM = Qt.DockWidgetArea.BottomDockWidgetArea


def window(qtbot: QtBot, settings: ProgramSettings, may_close: bool = True) -> Window:
    """Return a window with a few panels, as it is after a start."""
    notices = Notices()
    middle = QListWidget()
    middle.setObjectName("middle")
    made = Window(settings, middle, Toasts(notices), StatusBar(), lambda: may_close)
    tall = QLabel("Properties")
    tall.setMinimumHeight(2000)
    made.add_docks(
        [
            Dock("palette", "Palette", QListWidget(), LEFT, "palette"),
            Dock("properties", "Properties", tall, RIGHT, "properties"),
            Dock("metrics", "Metrics", QListWidget(), RIGHT, "metrics", beside="properties"),
            Dock("history", "History", QPushButton("Step"), BOTTOM, "history"),
            Dock("tracing", "Tracing", QWidget(), RIGHT, "tracing", is_open=False),
        ]
    )
    made.add_bars(QToolBar("Toolbar"), QToolBar("Tools"))
    for number, bar in enumerate(made.findChildren(QToolBar)):
        bar.setObjectName(f"bar {number}")
    made.restore()
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def test_it_opens_as_large_as_the_screen_allows_with_the_panels_in_their_places(
    qtbot: QtBot, settings: ProgramSettings
) -> None:
    made = window(qtbot, settings)
    screen = made.screen().availableSize()
    assert made.size() == first_size(screen)
    assert made.size().boundedTo(screen) == made.size()
    assert made.dockWidgetArea(made.panes["palette"]) == LEFT
    assert made.panes["metrics"] in made.tabifiedDockWidgets(made.panes["properties"])
    assert [name for name in made.panes if made.has_open(name)] == [
        "palette",
        "properties",
        "metrics",
        "history",
    ]


def test_a_tall_panel_scrolls_rather_than_making_the_window_tall(
    qtbot: QtBot, settings: ProgramSettings
) -> None:
    made = window(qtbot, settings)
    made.resize(1024, 700)
    assert (made.width(), made.height()) == (1024, 700)
    assert made.minimumSizeHint().height() < 700


def test_the_title_names_the_map_and_marks_changes(qtbot: QtBot, settings: ProgramSettings) -> None:
    made = window(qtbot, settings)
    assert made.windowTitle() == "Hullwright"
    place = workplace(".s.")
    place.document.renamed.connect(made.name_tab)
    made.show_tab(place)
    assert made.windowTitle() == "Test – Hullwright"
    place.document.apply("Rename", lambda value: replace(value, name="Curie"))
    assert made.windowTitle() == "Curie ● – Hullwright"
    made.show_tab(None)
    assert made.windowTitle() == "Hullwright"


def test_size_and_panels_are_as_they_were_left(qtbot: QtBot, settings: ProgramSettings) -> None:
    made = window(qtbot, settings)
    # Kept sizes are cut to the screen, and that of the tests is small.
    made.resize(760, 640)
    made.addDockWidget(RIGHT, made.panes["palette"])
    made.panes["history"].close()
    made.close()
    settings.write()
    again = window(qtbot, ProgramSettings(settings.folder))
    assert (again.width(), again.height()) == (760, 640)
    assert again.dockWidgetArea(again.panes["palette"]) == RIGHT
    assert not again.has_open("history")


def test_the_layout_can_be_reset(qtbot: QtBot, settings: ProgramSettings) -> None:
    made = window(qtbot, settings)
    made.addDockWidget(RIGHT, made.panes["palette"])
    made.panes["history"].close()
    made.reset_layout()
    assert made.dockWidgetArea(made.panes["palette"]) == LEFT
    assert made.has_open("history")


def test_broken_settings_are_no_reason_not_to_open(qtbot: QtBot, settings: ProgramSettings) -> None:
    settings.keep("window/geometry", "nonsense")
    settings.keep("window/state", "nonsense")
    assert window(qtbot, settings).has_open("palette")


def test_closing_is_decided_elsewhere(qtbot: QtBot, settings: ProgramSettings) -> None:
    made = window(qtbot, settings, may_close=False)
    assert not made.close()
    assert made.isVisible()
    assert settings.value("window/state") is None


def test_dropped_files_are_handed_on(
    qtbot: QtBot, settings: ProgramSettings, tmp_path: Path
) -> None:
    made = window(qtbot, settings)
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(tmp_path / "a.json")), QUrl("https://example.org/b")])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0)
    entering = QDragEnterEvent(made.rect().center(), copy, mime, left, none)
    entering.ignore()
    made.dragEnterEvent(entering)
    assert entering.isAccepted()
    with qtbot.waitSignal(made.dropped) as dropped:
        made.dropEvent(QDropEvent(QPointF(5, 5), copy, mime, left, none))
    assert dropped.args == [[tmp_path / "a.json"]]


def test_other_things_cannot_be_dropped(qtbot: QtBot, settings: ProgramSettings) -> None:
    made = window(qtbot, settings)
    mime = QMimeData()
    mime.setText("words")
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0)
    entering = QDragEnterEvent(made.rect().center(), copy, mime, left, none)
    entering.ignore()
    made.dragEnterEvent(entering)
    assert not entering.isAccepted()


def test_a_panel_is_closed_and_brought_back_with_the_focus_in_it(
    qtbot: QtBot, settings: ProgramSettings
) -> None:
    made = window(qtbot, settings)
    made.toggle_dock("palette")
    assert not made.has_open("palette")
    made.toggle_dock("palette")
    assert made.has_open("palette")
    assert QApplication.focusWidget() is made.panes["palette"].dock.widget


def test_a_panel_behind_another_is_brought_to_the_front(
    qtbot: QtBot, settings: ProgramSettings
) -> None:
    made = window(qtbot, settings)
    assert made.panes["metrics"].visibleRegion().isEmpty()
    made.show_dock("metrics")
    qtbot.waitUntil(lambda: not made.panes["metrics"].visibleRegion().isEmpty())


def test_f6_goes_through_all_parts_and_back(qtbot: QtBot, settings: ProgramSettings) -> None:
    made = window(qtbot, settings)
    middle = made.middle
    middle.setFocus()
    visited = []
    for _ in range(3):
        made.step_part(1)
        visited.append(QApplication.focusWidget())
    palette, step = made.panes["palette"].dock.widget, made.panes["history"].dock.widget
    assert visited[:2] == [palette, step]
    made.step_part(-1)
    assert QApplication.focusWidget() is step
    made.step_part(-1)
    made.step_part(-1)
    assert QApplication.focusWidget() is middle


def test_the_focus_goes_to_what_can_take_it(qtbot: QtBot) -> None:
    part = QWidget()
    QLabel("Words", part)
    gone = QPushButton("Off", part)
    gone.setEnabled(False)
    button = QPushButton("On", part)
    qtbot.addWidget(part)
    with qtbot.waitActive(part):
        part.show()
        part.activateWindow()
    assert focus_inside(part)
    assert part.focusWidget() is button
    assert not focus_inside(QLabel("Words"))


def test_a_dock_has_a_title_that_closes_it(qtbot: QtBot, use_theme) -> None:
    pane = DockPane(Dock("palette", "Palette", QLabel("Contents"), LEFT, "palette"))
    qtbot.addWidget(pane)
    pane.show()
    use_theme(LIGHT)
    title = pane.titleBarWidget()
    close = next(each for each in title.children() if each.property("flat"))
    assert isinstance(close, QWidget)
    assert close.accessibleName() == "Close Palette"
    qtbot.mouseClick(close, Qt.MouseButton.LeftButton)
    assert pane.isHidden()


def test_a_panel_that_nobody_opened_costs_nothing_and_is_there_at_once_when_it_is(
    qtbot: QtBot, settings: ProgramSettings
) -> None:
    first = window(qtbot, settings)
    pane = first.panes["tracing"]
    assert pane.dock.widget.parentWidget() is pane
    assert pane.findChildren(QScrollArea) == []
    first.show_dock("tracing")
    assert pane.dock.widget.isVisible()
    assert pane.dock.widget.parentWidget() is not pane
    assert pane.titleBarWidget().isVisible()
    first.keep_layout()
    again = window(qtbot, settings).panes["tracing"]
    assert again.dock.widget.isVisible()
    assert again.titleBarWidget().isVisible()
