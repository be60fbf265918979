"""Buttons of bars let go: they are lit while the mouse is over them and their window is in front."""

from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QToolBar, QToolButton

from ..window_session import WindowSession


def test_a_button_is_dark_again_once_its_dialog_or_menu_is_there(
    tmp_path: Path, qapp: QApplication
) -> None:
    person = WindowSession(tmp_path)
    window = person.program.frame.window
    bar = window.findChild(QToolBar, "toolbar")
    new = bar.widgetForAction(person.program.frame.actions.action("file.new"))
    elsewhere = QPoint(window.width() // 2, window.height() - 40)
    QTest.mouseMove(window, elsewhere)
    unlit = new.grab().toImage()

    QTest.mouseMove(new, new.rect().center())
    person.wait(new.underMouse)
    assert new.grab().toImage() != unlit
    QTest.mouseClick(new, Qt.MouseButton.LeftButton)
    person.wait(lambda: _dialog() is not None)
    person.wait(lambda: new.grab().toImage() == unlit)
    _dialog().reject()
    person.wait(lambda: _dialog() is None)

    # Qt may tell a button that the mouse is back on it when a menu closes, although it went elsewhere.
    menu = window.findChild(QToolButton, "toolbar Symmetry")
    QTest.mouseMove(window, elsewhere)
    person.wait(lambda: not menu.underMouse())
    unlit = menu.grab().toImage()
    stale = QPointF(menu.rect().center())
    QApplication.sendEvent(menu, QEnterEvent(stale, stale, stale))
    assert not menu.underMouse()
    assert menu.grab().toImage() == unlit
    person.leave()


def _dialog() -> QDialog | None:
    open_ones = (each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog))
    return next((each for each in open_ones if each.isVisible()), None)
