"""A page of the workshop in a window of its own, and a person who works there with mouse and keys."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QMainWindow,
    QPlainTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from hullwright.editor.files.asker import Pattern
from hullwright.editor.scenarios.workshop.page import WorkshopPage
from hullwright.editor.shell.notices import Notice, Notices
from hullwright.plugins.host.installation import Keeper


class Answers:
    """Names the file that the person would choose in a dialog."""

    def __init__(self) -> None:
        self.path: Path | None = None
        self.suggested: Path | None = None

    def save_path(self, title: str, suggested: Path, patterns: Sequence[Pattern]) -> Path | None:
        self.suggested = suggested
        return self.path


class Person:
    """Somebody who makes rules."""

    def __init__(self, qtbot: QtBot, home: Path) -> None:
        self.bot = qtbot
        self.host = Keeper(home)
        self.notices = Notices()
        self.told: list[Notice] = []
        self.notices.told.connect(self.told.append)
        self.answers = Answers()
        self.window = QMainWindow()
        self.behind: list[str] = []
        for name, key in (("undo", "Ctrl+Z"), ("redo", "Ctrl+Shift+Z")):
            self._window_action(name, key, lambda name=name: self.behind.append(name))
        self._window_action("save", "Ctrl+S", self.save)
        self.written = 0
        self.page = self._page()
        self.window.resize(1000, 700)
        qtbot.addWidget(self.window)
        with qtbot.waitActive(self.window):
            self.window.show()
            self.window.activateWindow()

    def _window_action(self, name: str, key: str, act: Callable[[], object]) -> None:
        action = QAction(name, self.window)
        action.setShortcut(key)
        action.triggered.connect(act)
        self.window.addAction(action)

    def save(self) -> None:
        """Do what the window's command does while the page is in front."""
        command = self.page.commands()["file.save"]
        if not command.hindered():
            command.run()

    def _page(self) -> WorkshopPage:
        page = WorkshopPage(self.host, self.notices, self.answers)
        page.changed.connect(self._count)
        self.window.setCentralWidget(page)
        return page

    def _count(self) -> None:
        self.written += 1

    def come_back(self) -> None:
        """Leave the page and open it again."""
        self.page.leave()
        self.page = self._page()

    @property
    def value(self) -> dict:
        return self.page.editor.draft.value

    def find(self, name: str, kind: type = QWidget, inside: QWidget | None = None) -> QWidget:
        # What was taken away goes when the program is idle, which a test never is.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        found = (inside or self.page).findChild(kind, name)
        assert found is not None, name
        return found

    def click(self, name: str) -> None:
        button = self.find(name)
        self.bot.waitUntil(button.isVisible)
        assert button.isEnabled(), (name, button.toolTip())
        self.bot.mouseClick(button, Qt.MouseButton.LeftButton)

    def tab(self, place: int) -> None:
        self.page.editor.tabs.setCurrentIndex(place)

    def field(self, name: str, kind: type, card: str = "") -> QWidget:
        inside = self.find(f"card.{card}") if card else self.page.editor
        return self.find(f"field.{name}", inside=inside).findChild(kind)

    def type(self, name: str, text: str, card: str = "", kind: type = QLineEdit) -> None:
        """Type a text instead of what is there, and finish it with Return."""
        line = self.field(name, kind, card)
        line.setFocus()
        line.selectAll()
        self.bot.keyClicks(line, text) if text else self.bot.keyClick(line, Qt.Key.Key_Delete)
        is_long = isinstance(line, QPlainTextEdit)
        with_control = Qt.KeyboardModifier.ControlModifier
        nothing = Qt.KeyboardModifier.NoModifier
        self.bot.keyClick(line, Qt.Key.Key_Return, with_control if is_long else nothing)

    def say(self, language: str, title: str, text: str) -> None:
        """Write the texts of a language."""
        texts = self.page.editor.texts
        texts.tabs.setCurrentIndex(list(texts.forms).index(language))
        form = texts.forms[language]
        line, box = form.findChild(QLineEdit), form.findChild(QPlainTextEdit)
        line.setFocus()
        line.selectAll()
        self.bot.keyClicks(line, title)
        self.bot.keyClick(line, Qt.Key.Key_Tab)
        box.selectAll()
        self.bot.keyClicks(box, text)
        self.bot.keyClick(box, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    def choose(self, name: str, value: str, card: str) -> None:
        """Choose an entry of a box by its text, with the keyboard."""
        box = self.field(name, QComboBox, card)
        box.setFocus()
        texts = [box.itemText(place) for place in range(box.count())]
        steps = texts.index(value) - box.currentIndex()
        key = Qt.Key.Key_Down if steps > 0 else Qt.Key.Key_Up
        for _ in range(abs(steps)):
            box = self.field(name, QComboBox, card)
            self.bot.keyClick(box, key)

    def pick(self, picker: str, text: str) -> None:
        """Open a list, type, and take the first entry."""
        self.click(f"{picker}.open")
        line = self.find(f"{picker}.search", QLineEdit)
        self.bot.keyClicks(line, text)
        self.bot.keyClick(line, Qt.Key.Key_Return)

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
        self.bot.keyClick(self.window.focusWidget(), key, modifier)

    def complaint(self, name: str, card: str = "") -> str:
        inside = self.find(f"card.{card}") if card else self.page.editor
        found = inside.findChild(QWidget, f"complaint.{name}")
        return "" if found.isHidden() else found.text()

    def preview(self, part: str) -> list[str]:
        preview = self.page.editor.preview
        preview.show_now()
        parts = {
            "missing": preview.missing,
            "differences": preview.differences,
            "verdict": preview.company.verdict,
        }
        return parts[part].texts()

    def entries(self) -> list[str]:
        listed = self.page.rules.list
        return [listed.item(row).text() for row in range(listed.count())]

    def new(self) -> None:
        if self.page.editor is None:
            self.click("make-rule")
        else:
            self.click("new-rule")
