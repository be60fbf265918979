"""Clearing: taking what a layout shows out of it, to lay out something else."""

from PySide6.QtWidgets import QLayout


def clear(layout: QLayout) -> None:
    """Take everything out of a layout."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
