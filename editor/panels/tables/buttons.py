"""The buttons under a table's table: one more row, one row less, and why not."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from ...drawing.icon import icon
from ...languages.words import tr
from ...shell.forms.flow import Flow


class RowButtons(QWidget):
    """Adds and removes rows; a button that can't says why."""

    adding = Signal()
    """One more row is wanted."""
    removing = Signal()
    """The row in front shall go."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.add = QPushButton(tr("Add"))
        self.remove = QPushButton(tr("Remove"))
        self.add.setObjectName("tables.add")
        self.remove.setObjectName("tables.remove")
        self.add.setAccessibleName(tr("Add a row"))
        self.remove.setAccessibleName(tr("Remove the row"))
        self.add.setIcon(icon("plus"))
        self.remove.setIcon(icon("minus"))
        self.add.clicked.connect(self.adding)
        self.remove.clicked.connect(self.removing)
        line = Flow(self, gap=8)
        line.addWidget(self.add)
        line.addWidget(self.remove)

    def describe(self, against_adding: str, against_removing: str) -> None:
        """Allow what there is no reason against, and tell the reasons."""
        self.add.setEnabled(not against_adding)
        self.add.setToolTip(against_adding or tr("One more row (Insert)"))
        self.remove.setEnabled(not against_removing)
        self.remove.setToolTip(against_removing or tr("Remove the chosen row (Delete)"))
