"""Wherever the keys go, one sees it: all that can have the focus looks different with it, in both themes."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

import hullwright.samples
from hullwright.editor.files.new_map_dialog import NewMapDialog

from .window_session import WindowSession

MAZE = Path(hullwright.samples.__file__).parent / "mazes" / "long-haul.json"
TAB = Qt.FocusReason.TabFocusReason


def focusable(root: QWidget) -> list[QWidget]:
    """Return what Tab reaches and can be seen."""
    return [
        each
        for each in root.findChildren(QWidget)
        if each.isEnabled()
        and each.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not each.visibleRegion().isEmpty()
    ]


def picture(widget: QWidget) -> QImage:
    QApplication.processEvents()
    return widget.grab().toImage()


def without_a_ring(root: QWidget, known: set[tuple[str, str]]) -> Iterator[str]:
    """Yield what looks the same with the focus and without it, one of each class and name."""
    reached = focusable(root)
    for widget in reached:
        name = type(widget).__name__, widget.objectName()
        if name in known:
            continue
        known.add(name)
        next(each for each in reached if each is not widget).setFocus(TAB)
        before = picture(widget)
        widget.setFocus(TAB)
        if widget.hasFocus() and picture(widget) == before:
            yield " ".join(name)


def test_everything_that_has_the_focus_shows_it(tmp_path: Path, qapp: QApplication) -> None:
    person = WindowSession(tmp_path)
    window = person.program.frame.window
    person.program.open([MAZE])
    person.wait(lambda: person.program.services.workplaces.current)
    person.come_forward()
    for theme in ("light", "dark"):
        person.program.services.theme.choose(theme)
        known: set[tuple[str, str]] = set()
        for name in window.panes:
            window.show_dock(name)
            QApplication.processEvents()
            assert list(without_a_ring(window, known)) == []
        assert ("Canvas", "canvas") in known
        assert len(known) > 25
    person.command("file.new")
    dialog = window.findChild(NewMapDialog)
    dialog.activateWindow()
    person.wait(dialog.isActiveWindow)
    assert list(without_a_ring(dialog, set())) == []
    dialog.reject()
    person.leave()


def test_the_map_shows_a_ring_to_the_keyboard_and_none_to_the_mouse(
    tmp_path: Path, qapp: QApplication
) -> None:
    person = WindowSession(tmp_path)
    person.new_map()
    person.come_forward()
    canvas = person.canvas
    canvas.clearFocus()
    bare = person.look()
    canvas.setFocus(TAB)
    assert person.look() != bare
    QTest.mouseClick(canvas, Qt.MouseButton.MiddleButton, pos=canvas.rect().center())
    assert person.look() == bare
    person.leave()
