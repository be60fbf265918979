"""A page of the documentation on the screen. It shows our own files alone, and opens nothing else."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEvent, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QImage,
    Qt,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from hullwright.docs import HERE

from ..drawing.inks_in_force import inks_in_force, is_new_theme
from .docs_keys import with_shown_keys

_END = QTextCursor.MoveOperation.EndOfBlock
_COMMENT = re.compile(r"^<!--.*?-->\n", re.DOTALL | re.MULTILINE)
"""What is for those who write a page; Qt would lose what stands around it."""
_WIDEST = 720
"""How wide a picture is at most."""


class DocsHeading(NamedTuple):
    """A heading of a page."""

    title: str
    level: int
    anchor: str
    """What links call it."""


def anchor(title: str) -> str:
    """Return what links call a heading.

    >>> anchor("Keys of plugin.toml"), anchor("`sector_kinds`")
    ('keys-of-plugintoml', 'sector_kinds')
    """
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


class DocsView(QTextBrowser):
    """Shows one page, and goes where its links lead inside the documentation."""

    wanted = Signal(str)
    """The name of another page, with the anchor behind a `#`, that a link leads to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setObjectName("docs-view")
        self.anchorClicked.connect(self._follow)
        self._path: Path | None = None
        self._page: QTextDocument | None = None

    def show_page(self, path: Path) -> None:
        """Show a page of ours from its beginning."""
        self._path = path
        page = QTextDocument(self)
        page.setDefaultFont(self.font())
        page.setMarkdown(with_shown_keys(_COMMENT.sub("", path.read_text("utf-8"))))
        page.setDocumentMargin(16)
        _dress(page)
        # Only now: what is laid out while it is dressed would lack its pictures.
        self.setDocument(page)
        if self._page is not None:
            self._page.deleteLater()
        self._page = page
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def headings(self) -> list[DocsHeading]:
        """Return the headings of the page."""
        return [heading for heading, _ in self._headings()]

    def go_to(self, wanted: str) -> bool:
        """Scroll to a heading; return whether it is there."""
        for heading, block in self._headings():
            if heading.anchor == wanted:
                self.setTextCursor(QTextCursor(block))
                top = self.document().documentLayout().blockBoundingRect(block).top()
                self.verticalScrollBar().setValue(int(top))
                return True
        return False

    def bring(self, words: str, flags: QTextDocument.FindFlag) -> bool:
        """Go to the next place with some words, and show what stands around it; return whether there is one."""
        if not self.find(words, flags):
            return False
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + self.cursorRect().top() - self.viewport().height() // 3)
        return True

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return a picture of ours; anything else is not looked for."""
        folder = self._path.parent if self._path is not None else HERE
        path = (folder / QUrl(name).path()).resolve()
        if kind != QTextDocument.ResourceType.ImageResource.value or not _is_ours(path):
            return None
        image = QImage(str(path))
        if image.width() <= _WIDEST:
            return image
        return image.scaledToWidth(_WIDEST, Qt.TransformationMode.SmoothTransformation)

    def changeEvent(self, event: QEvent) -> None:
        """Show the page in the colours of another theme."""
        super().changeEvent(event)
        if is_new_theme(event) and self._path is not None:
            place = self.verticalScrollBar().value()
            self.show_page(self._path)
            self.verticalScrollBar().setValue(place)

    def _headings(self) -> Iterator[tuple[DocsHeading, QTextBlock]]:
        for block in _blocks(self.document()):
            level = block.blockFormat().headingLevel()
            if level:
                yield DocsHeading(block.text(), level, anchor(block.text())), block

    def _follow(self, link: QUrl) -> None:
        if link.path():
            self.wanted.emit(link.toString())
        else:
            self.go_to(link.fragment())


def _blocks(page: QTextDocument) -> Iterator[QTextBlock]:
    block = page.begin()
    while block.isValid():
        yield block
        block = block.next()


def _dress(page: QTextDocument) -> None:
    """Give headings room, code a ground of its own, and tables thin lines."""
    inks = inks_in_force()
    for block in _blocks(page):
        if block.blockFormat().headingLevel() > 1:
            _part(block)
        if _is_code(block):
            _tint(block, QColor(inks["raised"]))
        else:
            _mark_keys(block, QColor(inks["raised"]))
    for frame in page.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _rule(frame, QColor(inks["line"]))


def _is_ours(path: Path) -> bool:
    return path.is_relative_to(HERE.resolve()) and path.suffix == ".png"


def _part(block: QTextBlock) -> None:
    """Leave room above a heading, and write names of code in it as large as its other words."""
    parted = block.blockFormat()
    parted.setTopMargin(24)
    parted.setBottomMargin(8)
    cursor = QTextCursor(block)
    cursor.setBlockFormat(parted)
    cursor.movePosition(_END, QTextCursor.MoveMode.KeepAnchor)
    letters = QTextCharFormat()
    letters.setFontWeight(QFont.Weight.Bold)
    letters.setProperty(QTextFormat.Property.FontSizeAdjustment, 4 - parted.headingLevel())
    cursor.mergeCharFormat(letters)


def _is_code(block: QTextBlock) -> bool:
    return block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeFence)


def _tint(block: QTextBlock, ground: QColor) -> None:
    cursor = QTextCursor(block)
    dressed = block.blockFormat()
    dressed.setBackground(ground)
    dressed.setNonBreakableLines(False)
    if not _is_code(block.next()):
        dressed.setBottomMargin(12)
    cursor.setBlockFormat(dressed)
    cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
    letters = cursor.charFormat()
    letters.setFontFamilies([QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()])
    cursor.mergeCharFormat(letters)


def _mark_keys(block: QTextBlock, ground: QColor) -> None:
    """Set off what is to be typed or pressed from the words around it."""
    letters = QTextCharFormat()
    letters.setBackground(ground)
    for place, length in [*_typed(block)]:
        cursor = QTextCursor(block.document())
        cursor.setPosition(place)
        cursor.setPosition(place + length, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(letters)


def _typed(block: QTextBlock) -> Iterator[tuple[int, int]]:
    """Yield where names of code stand in a block, each with its length."""
    inside = block.begin()
    while not inside.atEnd():
        fragment = inside.fragment()
        if fragment.charFormat().fontFixedPitch():
            yield fragment.position(), fragment.length()
        inside += 1


def _rule(table: QTextTable, ink: QColor) -> None:
    drawn = table.format()
    drawn.setBorder(1)
    drawn.setBorderCollapse(True)
    drawn.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    drawn.setTopMargin(8)
    drawn.setBottomMargin(16)
    drawn.setBorderBrush(ink)
    drawn.setCellPadding(4)
    drawn.setCellSpacing(0)
    table.setFormat(drawn)
