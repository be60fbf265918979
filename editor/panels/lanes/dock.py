"""The place of the lane pad: it is made with the first map that has lanes, and not with the window."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ...documents.workplace import Workplace
from ...languages.words import tr

if TYPE_CHECKING:
    from .panel import LanePad


class LanesDock(QWidget):
    """Makes the pad when there is something to draw on, or when somebody looks at it."""

    board_copied = Signal()
    """There is a new start board to draw on, and the pad shows it."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("lanes-dock")
        self.setAccessibleName(tr("Lanes"))
        self._workplace: Workplace | None = None
        self.pad: LanePad | None = None
        self._room = QVBoxLayout(self)
        self._room.setContentsMargins(0, 0, 0, 0)

    def show_workplace(self, workplace: Workplace | None) -> None:
        """Show what is chosen or selected in a workplace, if its map has lanes."""
        self._workplace = workplace
        if self.pad is not None:
            self.pad.show_workplace(workplace)
        elif workplace is not None and "lanes" in workplace.editor_kind.panels:
            self._make_pad()

    def show_row(self, part: str, key: str) -> None:
        """Show the lanes of what stands in a row of a table."""
        if self.pad is not None:
            self.pad.show_row(part, key)

    def finish(self) -> None:
        """Take over what is half typed."""
        if self.pad is not None:
            self.pad.finish()

    def showEvent(self, event: QShowEvent) -> None:
        """Make the pad, if nobody has looked at it before: without a map it says what it is for."""
        super().showEvent(event)
        if self.pad is None:
            self._make_pad()

    def _make_pad(self) -> None:
        from .panel import LanePad

        self.pad = LanePad()
        self.pad.board_copied.connect(self.board_copied)
        self.pad.show_workplace(self._workplace)
        self._room.addWidget(self.pad)
        self.setFocusProxy(self.pad)
