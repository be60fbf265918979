"""A person who hosts a table in the real window, and guests who come to it over the wire."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from hullwright.editor.table_window.host_dialog import HostDialog
from hullwright.editor.table_window.table_page import TablePage

from ..table.hosted import Caller, dialled
from ..window_session import WindowSession

LEFT = Qt.MouseButton.LeftButton


class Host(WindowSession):
    """A person at the window who hosts a table."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1280, 720)) -> None:
        super().__init__(folder, size)
        self.lines = ExitStack()

    def leave(self) -> None:
        self.lines.close()
        super().leave()

    def ask(self, path: Path) -> HostDialog:
        """Open a map, and press the key that asks who plays around the table."""
        self.program.open([path])
        self.wait(lambda: self.program.services.workplaces.current is not None)
        self.key(Qt.Key.Key_F5, Qt.KeyboardModifier.ShiftModifier)
        self.wait(lambda: self.dialog() is not None)
        dialog = self.dialog()
        assert dialog is not None
        return dialog

    @staticmethod
    def dialog() -> HostDialog | None:
        shown = (each for each in QApplication.topLevelWidgets() if isinstance(each, HostDialog))
        return next((each for each in shown if each.isVisible()), None)

    def open_table(self, path: Path, players: int, guests: int, seed: str = "4") -> TablePage:
        """Open a table for some guests, with bots that are as quick as they can be at the other seats."""
        dialog = self.ask(path)
        dialog.players.setValue(players)
        for number, box in enumerate(dialog.seats):
            box.setCurrentIndex(0 if number < guests else box.findData("random"))
        QTest.keyClicks(dialog.seed, seed)
        self.press(dialog, "new-game.start")
        page = self.page
        self.wait(lambda: page.host.door is not None and page.board is not None)
        page.bar.pause.setValue(0)
        return page

    @property
    def page(self) -> TablePage:
        """The table in front."""
        found = self.program.frame.tabs.page()
        assert isinstance(found, TablePage)
        return found

    @staticmethod
    def press(parent: QWidget, name: str) -> None:
        """Press a button that is seen, by its name."""
        button = parent.findChild(QPushButton, name)
        assert button is not None, name
        assert button.isVisible(), name
        QTest.mouseClick(button, LEFT)

    def guest(self, key: str = "", board: bool = False) -> Caller:
        """Return a guest who comes to the table in front."""
        door = self.page.host.door
        assert door is not None
        base = door.address.rpartition("/")[0]
        return Caller(self.lines.enter_context(dialled(door.address, base, board=board))).greet(key)

    def meanwhile(self, does: Callable[[], object]) -> None:
        """Let somebody else do something while the window works."""
        with ThreadPoolExecutor(1) as others:
            done = others.submit(does)
            self.wait(done.done)
            done.result()
