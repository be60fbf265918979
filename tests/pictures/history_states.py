"""The window with what would be and what was: a fix seen before it is done, snapshots, a comparison."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from hullwright.samples import maps
from tests.editor.window_session import WindowSession

SAMPLES = {path.stem: path for path in maps()}


def fix_preview(person: WindowSession, path: Path) -> None:
    """A fix with the mouse on it, shown on the map."""
    person.program.open_sample(SAMPLES["bramble-lock"])
    person.key("b")
    person.drag("B02", "C02", button=Qt.MouseButton.RightButton)
    person.problems()
    person.key(Qt.Key.Key_F8)
    person.wait(person.fixes)
    person.pause(1.0)
    QTest.mouseMove(person.fixes()[0], person.fixes()[0].rect().center())
    person.wait(lambda: person.place.preview)
    person.picture(path)


def _drafted(person: WindowSession) -> None:
    """Name a state, and change the map after that."""
    person.program.open_sample(SAMPLES["overweir"])
    person.command("history.snapshot")
    field = person.program.frame.panels.history.snapshots.findChild(QLineEdit)
    QTest.keyClicks(field, "First draft")
    QTest.keyClick(field, Qt.Key.Key_Return)
    person.key("b")
    person.key("2")
    person.drag("D04", "E05", "F06")
    person.key("1")
    person.drag("Q04", "R05")


def history(person: WindowSession, path: Path) -> None:
    """A step of the history with its picture."""
    _drafted(person)
    panel = person.program.frame.panels.history
    panel.header.choose(0)
    panel.list.setFocus()
    QTest.keyClick(panel.list, Qt.Key.Key_Up)
    person.wait(lambda: panel.cards.card)
    person.picture(path)


def comparison(person: WindowSession, path: Path) -> None:
    """A map compared with a snapshot."""
    _drafted(person)
    rows = person.program.frame.panels.history.snapshots
    rows.setFocus()
    rows.setCurrentIndex(rows.rows.index(0))
    QTest.keyClick(rows, Qt.Key.Key_C)
    person.wait(person.program.frame.panels.comparison.is_comparing)
    person.command("comparison.next")
    person.picture(path)


PICTURES: Mapping[str, tuple[str, Callable[[WindowSession, Path], None]]] = {
    "fix-preview": ("dark", fix_preview),
    "history": ("dark", history),
    "compare": ("dark", comparison),
}
