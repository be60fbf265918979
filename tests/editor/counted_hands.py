"""Hands that count: every press of a button of the mouse, every turn of its wheel, every key."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QWidget

from .window_session import LEFT, WindowSession

PLAIN = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


class CountedHands:
    """A person who counts what the hands do: a shortcut of two keys is two keys, a double click two clicks."""

    def __init__(self, person: WindowSession) -> None:
        self.person = person
        self.clicks = self.keys = 0

    @property
    def acts(self) -> int:
        """How often something was pressed."""
        return self.clicks + self.keys

    # The mouse.

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Click on a thing that is seen."""
        assert widget.isVisible(), widget.objectName()
        assert widget.isEnabled(), widget.objectName()
        self.clicks += 1
        QTest.mouseClick(widget, LEFT, PLAIN, at or widget.rect().center())
        QApplication.processEvents()

    def double_click(self, widget: QWidget, at: QPoint) -> None:
        """Click twice."""
        self.click(widget, at)
        self.clicks += 1
        QTest.mouseDClick(widget, LEFT, PLAIN, at)
        QApplication.processEvents()

    def click_cell(self, label: str) -> None:
        """Click on a cell of the map."""
        self.clicks += 1
        self.person.click(label)

    def drag(self, *labels: str) -> None:
        """Drag over cells of the map: one press."""
        self.clicks += 1
        self.person.drag(*labels)

    def double_click_item(self, items: QListWidget, title: str) -> None:
        """Take an item of a list, brought into sight by the wheel if need be."""
        (item,) = items.findItems(title, Qt.MatchFlag.MatchExactly)
        if not items.viewport().rect().contains(items.visualItemRect(item)):
            self.clicks += 1
            items.scrollToItem(item)
            QApplication.processEvents()
        self.double_click(items.viewport(), items.visualItemRect(item).center())

    # The keyboard.

    def key(
        self, key: Qt.Key | str, modifiers: Qt.KeyboardModifier = PLAIN, at: QWidget | None = None
    ) -> None:
        """Press a key, with those that are held meanwhile, where the focus is or at a thing that has it."""
        self.keys += 1 + modifiers.value.bit_count()
        target = at or QApplication.focusWidget() or self.person.program.frame.window
        QTest.keyClick(target, key, modifiers)
        QApplication.processEvents()

    def keys_on_map(self, keys: Iterable[Qt.Key | str]) -> None:
        """Press keys one after another with the map in focus."""
        for each in keys:
            self.keys += 1
            self.person.key(each)

    def export(self, target: Path) -> None:
        """Export the map in front for engines: Ctrl+E, Return in the dialog, Return at the proposed file."""
        self.person.answers.path = target
        self.person.come_forward()
        self.key(Qt.Key.Key_E, CONTROL, self.person.canvas)
        dialog = self.person.program.services.files.exporting.dialog
        assert dialog is not None
        self.key(Qt.Key.Key_Return, at=dialog.list)
        self.keys += 1  # The system's own dialog proposes a name, which Return takes.
        self.person.wait(target.exists)
