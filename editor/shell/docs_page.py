"""The page on which the manual and the documentation are read: their headings, and a search through all of them."""

from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import PurePosixPath

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from hullwright.docs import ENGLISH, guide

from ..languages.words import tr
from .docs_shelf import headings_of, shelf
from .docs_topic import DocsTopic
from .docs_view import DocsView
from .plain_text import PlainLabel
from .tab_page import PageCommand, TabPage

_CONTENTS = 240
"""How wide the list of headings is at first."""
_BACKWARD = QTextDocument.FindFlag.FindBackward


class DocsPage(TabPage):
    """Shows the pages of the manual and of the documentation."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Manual"), "help", parent)
        self.setObjectName("docs-page")
        self._pages = shelf()
        self.view = DocsView()
        self.view.setAccessibleName(tr("The page"))
        self.view.wanted.connect(self._follow)
        self.choice = QComboBox()
        self.choice.setAccessibleName(tr("Page"))
        for name, each in self._pages.items():
            self.choice.addItem(each.title, name)
        self.choice.currentIndexChanged.connect(lambda _: self._show_chosen())
        self.contents = QListWidget()
        # Rows are as high as the style sheet wants them, from the first one on.
        self.contents.ensurePolished()
        self.contents.setAccessibleName(tr("Headings of the page"))
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.setSpacing(2)
        self.contents.itemActivated.connect(self._go)
        self.contents.itemClicked.connect(self._go)
        self.search = QLineEdit()
        self.verdict = PlainLabel()
        self.about = PlainLabel(tr("This page is in English."))
        self.about.setProperty("faint", True)
        self._lay_out()
        self._show_chosen()
        self.setFocusProxy(self.view)

    @property
    def name(self) -> str:
        """The name of the page that is shown."""
        return str(self.choice.currentData())

    def kept(self) -> object:
        """Return the name of the page that is shown."""
        return self.name

    def commands(self) -> Mapping[str, PageCommand]:
        """Return what commands of the window do here."""
        return {
            "edit.find": PageCommand(self._begin_search, tr("Searches all pages.")),
            "edit.find-next": PageCommand(self.search_on, tr("Goes to the next place.")),
            "edit.find-previous": PageCommand(
                lambda: self.search_on(backward=True), tr("Goes to the place before.")
            ),
        }

    def read(self, name: str) -> None:
        """Show a page."""
        self.choice.setCurrentIndex(self.choice.findData(name))

    def turn_to(self, topic: DocsTopic) -> None:
        """Show what the manual says about a topic."""
        self.read(topic.page)
        if topic.heading:
            known = headings_of(guide(ENGLISH)[topic.page])
            self.view.go_to(self.view.headings()[known.index(topic.heading)].anchor)

    def search_on(self, *, backward: bool = False) -> bool:
        """Go to the next place with the words of the search, on this page or another; return whether there is one."""
        words = self.search.text()
        found = bool(words) and any(self._places(words, backward=backward))
        self.verdict.setText("" if found or not words else tr("No page contains these words."))
        return found

    def _places(self, words: str, *, backward: bool) -> Iterator[bool]:
        """Yield whether the words are found from here on, then on each page, this one last."""
        flags = _BACKWARD if backward else QTextDocument.FindFlag(0)
        yield self.view.bring(words, flags)
        here, count = self.choice.currentIndex(), self.choice.count()
        step = -1 if backward else 1
        others = (here + step * away for away in range(1, count))
        for index in chain(others, [here]):
            if not self._holds(index % count, words):
                continue
            self.choice.setCurrentIndex(index % count)
            start = QTextCursor.MoveOperation.End if backward else QTextCursor.MoveOperation.Start
            self.view.moveCursor(start)
            yield self.view.bring(words, flags)

    def _holds(self, index: int, words: str) -> bool:
        """Return whether a page may have the words, markup and all."""
        text = self._pages[self.choice.itemData(index)].path.read_text("utf-8")
        return words.casefold() in text.casefold()

    def _lay_out(self) -> None:
        middle = QSplitter(Qt.Orientation.Horizontal)
        middle.addWidget(self.contents)
        middle.addWidget(self.view)
        middle.setSizes([_CONTENTS, 4 * _CONTENTS])
        middle.setStretchFactor(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(8)
        column.addLayout(self._head())
        column.addWidget(self.about)
        column.addWidget(middle, 1)

    def _head(self) -> QHBoxLayout:
        self.search.setPlaceholderText(tr("Search all pages"))
        self.search.setAccessibleName(tr("Search all pages"))
        self.search.setClearButtonEnabled(True)
        self.search.returnPressed.connect(self.search_on)
        self.search.textChanged.connect(lambda _: self.verdict.setText(""))
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.choice)
        row.addWidget(self.search, 1)
        row.addWidget(self.verdict)
        return row

    def _begin_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _show_chosen(self) -> None:
        shown = self._pages[self.name]
        self.view.show_page(shown.path)
        self.about.setVisible(shown.is_foreign)
        self.contents.clear()
        for heading in self.view.headings():
            indent = "    " * max(0, heading.level - 2)
            item = QListWidgetItem(f"{indent}{heading.title}")
            item.setToolTip(heading.title)
            item.setData(Qt.ItemDataRole.UserRole, heading.anchor)
            self.contents.addItem(item)

    def _go(self, item: QListWidgetItem) -> None:
        self.view.go_to(item.data(Qt.ItemDataRole.UserRole))

    def _follow(self, link: str) -> None:
        """Go where a link leads if that is a page of ours; nothing outside is opened."""
        file, _, wanted = link.partition("#")
        name = PurePosixPath(file).stem
        if name in self._pages and file.endswith(".md") and QUrl(file).isRelative():
            self.read(name)
            if wanted:
                self.view.go_to(wanted)
        else:
            self.verdict.setText(tr("Not opened: {link}", link=link))
