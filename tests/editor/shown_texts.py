"""What a person reads in the window: every text of every widget, tip and row, and whether Qt takes it for markup."""

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QPoint, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QDockWidget,
    QGroupBox,
    QLabel,
    QTabBar,
    QTextEdit,
    QToolTip,
    QWidget,
)

from hullwright.schema.visible_text import visible

from ..hostile_texts import MARKUP

SEEN = visible(MARKUP)
"""The markup as a person is to read it."""
SHOWN = "Co[*] <img"
"""A piece of the markup that is never shown otherwise."""


def texts_of(widget: QWidget) -> Iterator[str]:
    """Yield the texts of a widget that a person reads, as Qt has them; fail at any that it takes for markup."""
    if isinstance(widget, QLabel):
        is_plain = widget.textFormat() == Qt.TextFormat.PlainText
        text = QLabel.text(widget)
        assert is_plain or not text, (widget.objectName(), text)
        yield without_shortcut(text) if widget.buddy() else text
    if isinstance(widget, QTextEdit):
        assert "<img" not in widget.toHtml()
        yield widget.toPlainText()
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from texts_in(widget.model())
    yield from map(without_shortcut, titles_of(widget))
    for help_ in (widget.whatsThis(), *(each.whatsThis() for each in widget.actions())):
        assert "<img" not in help_
        yield help_


def titles_of(widget: QWidget) -> Iterator[str]:
    """Yield the texts in which an ampersand makes a shortcut."""
    match widget:
        case QAbstractButton():
            yield widget.text()
        case QTabBar():
            yield from map(widget.tabText, range(widget.count()))
        case QGroupBox():
            yield widget.title()
        case QDockWidget():
            yield widget.windowTitle()
    yield from (each.text() for each in widget.actions())


def without_shortcut(title: str) -> str:
    """Return a title as it is seen."""
    return title.replace("&&", "\0").replace("&", "").replace("\0", "&")


def texts_in(model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[str]:
    """Yield the texts of a table or tree, with what is told of them."""
    parent = parent or QModelIndex()
    for row in range(model.rowCount(parent)):
        index = model.index(row, 0, parent)
        while index.isValid():
            yield str(index.data(Qt.ItemDataRole.DisplayRole) or "")
            yield str(index.data(Qt.ItemDataRole.ToolTipRole) or "")
            if not isinstance(model, QAbstractListModel):
                yield from texts_in(model, index)
            index = model.index(row, index.column() + 1, parent)


def tips() -> Iterator[str]:
    """Yield everything that is told of something under the mouse."""
    for widget in QApplication.allWidgets():
        yield widget.toolTip()
        yield from (each.toolTip() for each in widget.actions())
        if isinstance(widget, QTabBar):
            yield from map(widget.tabToolTip, range(widget.count()))
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from texts_in(widget.model())


def show_tips(window: QWidget) -> None:
    """Show every tip that holds markup, as it is when the mouse rests."""
    for each in {each for each in tips() if SHOWN in each}:
        QToolTip.showText(QPoint(5, 5), each, window)
        shown = next(w for w in QApplication.topLevelWidgets() if w.inherits("QTipLabel"))
        assert shown.textFormat() == Qt.TextFormat.PlainText
        shown.grab()
        QToolTip.hideText()
        assert SEEN in each, ascii(each)
