"""Buttons for the kinds of maps: one to begin a map of each, ours and those of plugins."""

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from hullwright.schema.kinds import KINDS

from ..drawing.icon import icon
from ..games.kind_titles import kind_title
from ..kinds.table import EDITOR_KINDS
from ..languages.words import tr
from .plain_text import button_title

_PLUGIN = "plus"
"""The drawing of kinds that plugins bring: none of their code is loaded for a button."""


class KindButtons(QWidget):
    """Offers to begin a map of any kind."""

    chosen = Signal(str)
    """The name of a kind."""

    def __init__(self) -> None:
        super().__init__()
        self.buttons: dict[str, QPushButton] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self.refill()

    def refill(self) -> None:
        """Offer the kinds that there are now, because plugins came or went."""
        for button in self.buttons.values():
            self._column.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = {kind: self._button(kind) for kind in KINDS}
        for button in self.buttons.values():
            self._column.addWidget(button)

    def _button(self, kind: str) -> QPushButton:
        title = kind_title(kind)
        button = QPushButton(button_title(title))
        own = EDITOR_KINDS.get(kind)
        button.setIcon(icon(own.icon if own else _PLUGIN))
        button.setIconSize(QSize(20, 20))
        button.setProperty("begins", True)
        button.setObjectName(f"begin {kind}")
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setAccessibleName(tr("Begin a map: {kind}", kind=title))
        button.setToolTip(tr("Begin a map of this kind: empty, from a silhouette or from a sample"))
        button.clicked.connect(partial(self.chosen.emit, kind))
        return button
