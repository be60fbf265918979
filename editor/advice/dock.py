"""The place of the panel with suggestions: engines are loaded when somebody looks at it, not with the window."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..documents.workplace import Workplace
from ..languages.words import tr
from .advisers import Advisers

if TYPE_CHECKING:
    from .panel import AdvicePanel


class AdviceDock(QWidget):
    """Makes the panel when it is first shown; it is closed until somebody asks for suggestions."""

    def __init__(self, advisers: Advisers) -> None:
        super().__init__()
        self.setObjectName("advice-dock")
        self.setAccessibleName(tr("Suggestions"))
        self._advisers = advisers
        self._workplace: Workplace | None = None
        self.panel: AdvicePanel | None = None
        self._room = QVBoxLayout(self)
        self._room.setContentsMargins(0, 0, 0, 0)

    def show_workplace(self, workplace: Workplace | None) -> None:
        """Show what is suggested for another map, or for none."""
        self._workplace = workplace
        if self.panel is not None:
            self.panel.show_workplace(workplace)

    def showEvent(self, event: QShowEvent) -> None:
        """Make the panel, if nobody has looked at it before."""
        super().showEvent(event)
        if self.panel is None:
            from .panel import AdvicePanel

            self.panel = AdvicePanel(self._advisers)
            self.panel.show_workplace(self._workplace)
            self._room.addWidget(self.panel)
            self.setFocusProxy(self.panel)
