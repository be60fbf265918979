"""A card shelf: cards under headings, as many side by side as there is room for; arrow keys go between them."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from .plain_text import PlainLabel
from .sample_card import ARROWS

GAP = 16


class CardShelf(QWidget):
    """Cards in groups, each under its heading."""

    def __init__(self, card: QSize) -> None:
        super().__init__()
        self._card_size = card
        self._groups: Sequence[tuple[str, Sequence[QWidget]]] = ()
        self._rows: list[list[QWidget]] = []
        self._titles: list[PlainLabel] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GAP)
        self._columns = 2

    def fill(self, groups: Sequence[tuple[str, Sequence[QWidget]]]) -> None:
        """Show these cards, by heading, and no others."""
        kept = {card for _, cards in groups for card in cards}
        for card in (card for _, cards in self._groups for card in cards):
            if card not in kept:
                self._grid.removeWidget(card)
                card.hide()
                card.deleteLater()
        self._groups = groups
        self._lay_out()

    def arrange(self, width: int) -> None:
        """Put as many cards side by side as there is room for."""
        columns = max(1, (width + GAP) // (self._card_size.width() + GAP))
        if columns != self._columns:
            self._columns = columns
            self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from card to card with the arrow keys."""
        step = ARROWS.get(Qt.Key(event.key()))
        if step is None or not self._go(*step):
            super().keyPressEvent(event)

    def _go(self, rows: int, columns: int) -> bool:
        for y, row in enumerate(self._rows):
            for x, card in enumerate(row):
                if card.hasFocus():
                    return self._focus(y + rows, x + columns)
        return False

    def _focus(self, y: int, x: int) -> bool:
        if not 0 <= y < len(self._rows):
            return False
        row = self._rows[y]
        row[min(max(x, 0), len(row) - 1)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _lay_out(self) -> None:
        for title in self._titles:
            self._grid.removeWidget(title)
            title.hide()
            title.deleteLater()
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 0)
        self._titles, self._rows = [], []
        line, columns = 0, self._columns
        for text, cards in self._groups:
            self._add_title(text, line)
            rows = [list(cards[start : start + columns]) for start in range(0, len(cards), columns)]
            for y, row in enumerate(rows):
                for x, card in enumerate(row):
                    self._grid.addWidget(card, line + 1 + y, x)
            self._rows += rows
            line += 1 + len(rows)
        self._grid.setColumnStretch(columns, 1)

    def _add_title(self, text: str, line: int) -> None:
        title = PlainLabel(text)
        title.setProperty("heading", True)
        self._titles.append(title)
        self._grid.addWidget(title, line, 0, 1, self._columns)
