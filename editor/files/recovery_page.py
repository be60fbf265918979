"""The recovery page: what was open and unsaved when the program ended, to be restored or discarded."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ..languages.words import tr
from ..shell.plain_text import PlainLabel
from ..shell.tab_page import TabPage
from .recovery import Recovery
from .recovery_card import RecoveryCard


class RecoveryPage(TabPage):
    """Shows a card for each map that was left behind."""

    def __init__(self, recovery: Recovery, parent: QWidget | None = None) -> None:
        super().__init__(tr("Unsaved work"), "recover", parent)
        self._recovery = recovery
        self.setObjectName("recovery-page")
        self._cards: list[RecoveryCard] = []
        self._column = QVBoxLayout()
        self._column.setSpacing(16)
        self._show_page()
        recovery.changed.connect(self._show_left)
        self._show_left()

    def _show_page(self) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(32, 32, 32, 32)
        column.setSpacing(16)
        title = PlainLabel(tr("Unsaved work was kept for you"))
        title.setProperty("heading", True)
        about = PlainLabel(
            tr(
                "These maps had unsaved changes when Hullwright last closed. Restore what you "
                "need; saved files are not touched until you save."
            )
        )
        about.setWordWrap(True)
        column.addWidget(title)
        column.addWidget(about)
        column.addLayout(self._buttons())
        column.addLayout(self._column)
        column.addStretch()
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(page)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        everything = QPushButton(tr("Restore all"))
        everything.setObjectName("restore-all")
        everything.setProperty("primary", True)
        everything.clicked.connect(self._recovery.restore_all)
        self.setFocusProxy(everything)
        later = QPushButton(tr("Decide later"))
        later.setObjectName("decide-later")
        later.setToolTip(tr("Everything is kept and offered again at the next start."))
        later.clicked.connect(self.finished)
        row.addWidget(everything)
        row.addWidget(later)
        row.addStretch()
        return row

    def _show_left(self) -> None:
        left = self._recovery.left
        for card in [each for each in self._cards if each.recovered not in left]:
            self._cards.remove(card)
            self._column.removeWidget(card)
            card.hide()
            card.deleteLater()
        shown = [each.recovered for each in self._cards]
        for recovered in left:
            if recovered not in shown:
                self._add(RecoveryCard(recovered))
        if not left:
            self.finished.emit()

    def _add(self, card: RecoveryCard) -> None:
        card.wants_restored.connect(self._recovery.restore)
        card.wants_discarded.connect(self._recovery.discard)
        self._cards.append(card)
        self._column.addWidget(card, alignment=Qt.AlignmentFlag.AlignTop)
