"""A number action: an entry of a menu whose number is slid right there."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu, QWidget, QWidgetAction

from .command_number import CommandNumber
from .number_row import NumberRow


class NumberAction(QWidgetAction):
    """An entry with a slider; menus that show it each have a row of their own."""

    moved = Signal()
    """The number, what it is called or whether it is on is another."""

    def __init__(self, number: CommandNumber, parent: QObject) -> None:
        super().__init__(parent)
        self.number = number

    def follow(self) -> None:
        """Show what the number is now."""
        self.moved.emit()

    def createWidget(self, parent: QWidget) -> QWidget:
        """Return the row for a menu."""
        row = NumberRow(self, self.number, parent)
        self.moved.connect(row.follow)
        self.changed.connect(lambda: row.setVisible(self.isVisible()))
        row.setVisible(self.isVisible())
        if isinstance(parent, QMenu):
            row.entered.connect(lambda: parent.setActiveAction(self))
            row.chosen.connect(parent.close)
            parent.hovered.connect(lambda action: row.mark(action is self))
        return row
