"""Panels that scroll: a column of widgets as wide as the panel, and as high as it has to be."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

GAP = 8


def column_of(first: QWidget) -> QVBoxLayout:
    """Return a column that begins with a widget and ends with room."""
    column = QVBoxLayout()
    column.setContentsMargins(GAP, GAP, GAP, GAP)
    column.setSpacing(GAP)
    column.addWidget(first)
    column.addStretch()
    return column


def fill(panel: QWidget, column: QVBoxLayout) -> QScrollArea:
    """Fill a panel with a column that scrolls."""
    outer = QVBoxLayout(panel)
    outer.setContentsMargins(0, 0, 0, 0)
    scroll = QScrollArea(panel)
    outer.addWidget(scroll)
    scroll.setWidgetResizable(True)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    # In its place before there is something in it: whatever is moved gets its style anew.
    sheet = QWidget(scroll.viewport())
    sheet.setLayout(column)
    scroll.setWidget(sheet)
    return scroll
