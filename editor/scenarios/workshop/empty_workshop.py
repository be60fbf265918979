"""What the workshop shows before there is a rule: what it is for, and the one next step."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from ...languages.words import tr
from ...shell.forms.labels import WrappedLabel


class EmptyWorkshop(QWidget):
    """Says what a rule of one's own is good for, and offers to begin one."""

    wants_new = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("workshop-empty")
        about = WrappedLabel(
            tr(
                "Make your own rules here. A rule changes numbers, decks or habits of the game; "
                "scenarios use it by its code, and your friends can install it. No programming "
                "needed."
            ),
            "text",
        )
        begin = QPushButton(tr("Make a rule"))
        begin.setObjectName("make-rule")
        begin.setProperty("primary", True)
        begin.clicked.connect(self.wants_new)
        column = QVBoxLayout(self)
        column.setContentsMargins(32, 32, 32, 32)
        column.setSpacing(16)
        column.addWidget(about)
        column.addWidget(begin, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch()
        self.setFocusProxy(begin)
