"""Drawing ahead: while the hand rests, what is going to be copied when it moves again is drawn."""

from PySide6.QtCore import QObject, QTimer

SOON = 40
"""Milliseconds after the last picture in which everything moved, after which what lies still is kept."""
REST = 200
"""Milliseconds after the last picture from which on the hand is taken to rest."""
PAUSE = 4
"""Milliseconds from one bit to the next, in which the hand is served first."""


class TilesAhead(QTimer):
    """Times out whenever there is time to draw a bit."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent, singleShot=True)

    def begin(self) -> None:
        """Begin anew before long."""
        self.start(SOON)

    def wait(self) -> None:
        """Go on once the hand rests, if there is more to draw."""
        if self.isActive():
            self.start(REST)

    def rest(self) -> None:
        """Let nothing follow before the hand rests."""
        self.start(REST)

    def go_on(self) -> None:
        """Let another bit follow the last one."""
        self.start(PAUSE)
