"""The manual in the window, and the tour of the first start."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.editor.window_session import WindowSession


def tour(person: WindowSession, path: Path) -> None:
    """The third card of the tour, at the button for symmetries."""
    person.come_forward()
    person.program.offer_tour()
    for _ in range(2):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        QApplication.processEvents()
    person.problems()
    person.picture(path)


def manual(person: WindowSession, path: Path) -> None:
    """The page about drawing a zone, as F1 opens it on a zone."""
    person.new_map("Twin keel")
    person.key(Qt.Key.Key_F1)
    person.picture(path)


PICTURES: Mapping[str, tuple[str, Callable[[WindowSession, Path], None]]] = {
    "tour": ("light", tour),
    "manual": ("dark", manual),
}
