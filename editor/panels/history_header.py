"""The header of the history: steps or snapshots, and the button that names the present state."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QToolButton, QWidget

from ..languages.words import tr
from .flat_button import flat_button


class HistoryHeader(QWidget):
    """Lets people choose what the history lists."""

    listed = Signal(int)
    """0 for the steps, 1 for the snapshots."""
    taking = Signal()
    """The present state is to be given a name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._steps = self._tab(0, "history", tr("Steps"), tr("Every step since it was opened"))
        self._snapshots = self._tab(
            1, "pin", tr("Snapshots"), tr("States with a name, to go back to and to compare with")
        )
        self._steps.setChecked(True)
        self._group.idToggled.connect(self._tell)
        self._take = flat_button("plus", tr("Take a snapshot"), self)
        self._take.setObjectName("take-snapshot")
        self._take.setToolTip(tr("Take a snapshot: give the present state a name (Ctrl+Shift+H)"))
        self._take.clicked.connect(self.taking)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 8, 2)
        row.setSpacing(4)
        row.addStretch(1)
        for button in (self._steps, self._snapshots, self._take):
            row.addWidget(button)

    def show_count(self, count: int) -> None:
        """Say how many snapshots there are."""
        self._snapshots.setText(str(count) if count else "")
        style = Qt.ToolButtonStyle
        beside, alone = style.ToolButtonTextBesideIcon, style.ToolButtonIconOnly
        self._snapshots.setToolButtonStyle(beside if count else alone)
        self._snapshots.setAccessibleName(tr("Snapshots: {count}", count=count))

    def choose(self, listed: int) -> None:
        """List the steps or the snapshots."""
        self._group.button(listed).setChecked(True)

    def _tab(self, number: int, sign: str, title: str, told: str) -> QToolButton:
        button = flat_button(sign, title, self)
        button.setCheckable(True)
        button.setToolTip(f"{title}: {told}")
        self._group.addButton(button, number)
        return button

    def _tell(self, number: int, is_on: bool) -> None:
        if is_on:
            self.listed.emit(number)
