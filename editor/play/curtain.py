"""The curtain between the turns of two people at one screen: nothing is seen until the next one sits down."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from ..languages.words import tr
from ..shell.plain_text import PlainLabel


class Curtain(QWidget):
    """Says whose turn it is, and waits until they say that they are there."""

    lifted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("game-curtain")
        self._text = PlainLabel("")
        self._text.setProperty("heading", True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._text.setWordWrap(True)
        self.button = QPushButton(tr("I am here: show my side"))
        self.button.setObjectName("game-lift")
        self.button.setProperty("primary", True)
        self.button.clicked.connect(self.lifted)
        column = QVBoxLayout(self)
        column.addStretch(2)
        column.addWidget(self._text)
        column.addSpacing(16)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        self.setFocusProxy(self.button)

    def name(self, player: str) -> None:
        """Say whose turn it is."""
        self._text.setText(
            tr("{player}, it is your turn. Everybody else looks away.", player=player)
        )
