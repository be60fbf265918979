"""The place of the panel about bots: engines are loaded when somebody looks at it, not with the window."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..documents.workplace import Workplace
from ..inspection.inspector import Inspector
from ..languages.words import tr
from .play_outs import PlayOuts

if TYPE_CHECKING:
    from .panel import BotsPanel


class BotsDock(QWidget):
    """Makes the panel when it is first shown, with the map and the colours of that moment."""

    def __init__(self, play_outs: PlayOuts, inspector: Inspector) -> None:
        super().__init__()
        self.setObjectName("bots-dock")
        self.setAccessibleName(tr("Bots"))
        self._play_outs = play_outs
        self._inspector = inspector
        self._workplace: Workplace | None = None
        self.panel: BotsPanel | None = None
        self._room = QVBoxLayout(self)
        self._room.setContentsMargins(0, 0, 0, 0)

    def show_workplace(self, workplace: Workplace | None) -> None:
        """Show what bots make of another map, or of none."""
        self._workplace = workplace
        if self.panel is not None:
            self.panel.show_workplace(workplace)

    def showEvent(self, event: QShowEvent) -> None:
        """Make the panel, if nobody has looked at it before."""
        super().showEvent(event)
        if self.panel is None:
            from .panel import BotsPanel

            self.panel = BotsPanel(self._play_outs, self._inspector)
            self.panel.show_workplace(self._workplace)
            self._room.addWidget(self.panel)
