"""The shortcut sheet: all shortcuts on one page, to look at, to copy or to print."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import TypeAlias

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QClipboard
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from hullwright.schema.messages import english

from ..drawing.inks import Inks
from ..drawing.inks_in_force import inks_in_force, is_new_theme
from ..languages.words import tr
from .actions import Actions
from .menus import MENUS, in_words
from .shortcuts import all_shown
from .text_match import has_words

SIZE, MARGINS = QSize(560, 640), QSize(24, 48)
"""How large the sheet is where the screen has room, and what it leaves free else."""

Lines: TypeAlias = Mapping[str, Sequence[tuple[str, str]]]
"""Keys and what they do, by the menu or the place where they hold."""

_MOUSE: Sequence[tuple[str, str]] = (
    (english("Left button"), english("Use the tool, with the first content")),
    (english("Right button"), english("Use the tool, with the second content")),
    (english("Wheel"), english("Zoom at the mouse")),
    (english("Middle button, or Space and drag"), english("Move the map")),
    (english("Escape"), english("Cancel the stroke")),
    (english("Arrow keys"), english("Move the cursor from cell to cell")),
    (english("Enter"), english("Begin a stroke at the cursor, and end it")),
    (english("Tab"), english("Hide everything around the map, or bring it back")),
    (english("F6, or Shift+Tab"), english("Go to another part of the window")),
)
"""What mouse and keys do on the canvas, where no command is concerned."""


def lines(actions: Actions, query: str = "") -> Lines:
    """Return all shortcuts that fit a query, by menu, those of the canvas last."""
    found: dict[str, list[tuple[str, str]]] = {}
    for menu in MENUS:
        entries = (
            (all_shown(actions.shortcuts.of(command.name)), command.title)
            for command in actions
            if command.menu.split("/")[0] == menu
        )
        found[in_words(menu)] = list(_fitting((each for each in entries if each[0]), query))
    canvas = ((tr(keys), tr(meaning)) for keys, meaning in _MOUSE)
    found[tr("On the map")] = list(_fitting(canvas, query))
    return {title: entries for title, entries in found.items() if entries}


def _fitting(entries: Iterable[tuple[str, str]], query: str) -> Iterable[tuple[str, str]]:
    return (each for each in entries if has_words(query, " ".join(each)))


def as_text(groups: Lines) -> str:
    """Return shortcuts as plain text, keys in a column of their own."""
    width = max((len(keys) for entries in groups.values() for keys, _ in entries), default=0)
    blocks = []
    for title, entries in groups.items():
        rows = [f"  {keys:<{width}}  {meaning}".rstrip() for keys, meaning in entries]
        blocks.append("\n".join([title, *rows]))
    return "\n\n".join(blocks) + "\n"


def as_page(groups: Lines, inks: Inks) -> str:
    """Return shortcuts as a page with a table for each menu."""
    tables = "".join(
        f"<h3>{escape(title)}</h3><table width='100%' cellspacing='0' cellpadding='4'>"
        + "".join(
            f"<tr><td width='45%' style='color:{inks['accent']}'><b>{escape(keys)}</b></td>"
            f"<td>{escape(meaning)}</td></tr>"
            for keys, meaning in entries
        )
        + "</table>"
        for title, entries in groups.items()
    )
    nothing = escape(tr("No shortcut matches. Try another word."))
    return f"<body style='color:{inks['text']}'>{tables or nothing}</body>"


class ShortcutSheet(QDialog):
    """Shows all shortcuts; stays open beside the work."""

    def __init__(
        self, actions: Actions, clipboard: QClipboard, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Shortcuts"))
        self.setObjectName("shortcut-sheet")
        self.resize(SIZE.boundedTo(self.screen().availableSize() - MARGINS))
        self._actions = actions
        self._clipboard = clipboard
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search commands or keys"))
        self.search.setAccessibleName(tr("Search shortcuts"))
        self.search.setClearButtonEnabled(True)
        self.page = QTextBrowser()
        self.page.setAccessibleName(tr("All shortcuts"))
        self.copy = QPushButton(tr("Copy as text"))
        self.copy.setAutoDefault(False)
        self.print = QPushButton(tr("Print…"))
        self.print.setAutoDefault(False)
        self._lay_out()
        self.search.textChanged.connect(self._write)
        self.copy.clicked.connect(lambda: clipboard.setText(as_text(self._lines())))
        self.print.clicked.connect(self._print)
        actions.rekeyed.connect(self._write)
        self._write()

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.copy)
        buttons.addWidget(self.print)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(8)
        column.addWidget(self.search)
        column.addWidget(self.page, 1)
        column.addLayout(buttons)

    def changeEvent(self, event: QEvent) -> None:
        """Write the page for another theme."""
        super().changeEvent(event)
        if is_new_theme(event):
            self._write()

    def _lines(self) -> Lines:
        return lines(self._actions, self.search.text())

    def _write(self) -> None:
        self.page.setHtml(as_page(self._lines(), inks_in_force()))

    def _print(self) -> None:
        # Printing is rare, and its library is large.
        from PySide6.QtGui import QTextDocument
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        from ..drawing.inks import PRINT

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        if QPrintDialog(printer, self).exec() == QDialog.DialogCode.Accepted:
            sheet = QTextDocument()
            sheet.setHtml(as_page(self._lines(), PRINT))
            sheet.print_(printer)
