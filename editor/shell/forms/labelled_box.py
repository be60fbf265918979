"""A box with its label above it, as short forms are made of."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..plain_text import PlainLabel


def labelled_box(box: QWidget, name: str, title: str) -> QWidget:
    """Return a box under a label that leads to it."""
    box.setObjectName(name)
    box.setAccessibleName(title)
    label = PlainLabel(title)
    label.setBuddy(box)
    field = QWidget()
    column = QVBoxLayout(field)
    column.setContentsMargins(0, 0, 0, 8)
    column.setSpacing(4)
    column.addWidget(label)
    column.addWidget(box)
    return field
