"""The model of the cards: the rows that fit, of which only those are read that somebody sees."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from hullwright.plugins.library.local_index import LocalIndex
from hullwright.plugins.library.query import PackCard

from ..languages.words import tr
from .pack_words import card_facts, verdict_words

PAGE = 64
"""So many cards are read at once."""
CARD, STATE = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
AnyIndex = QModelIndex | QPersistentModelIndex


class CardModel(QAbstractListModel):
    """Gives cards to whoever shows them."""

    def __init__(self, index: LocalIndex, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._index = index
        self._rows: list[int] = []
        self._cards: dict[int, PackCard] = {}
        self._states: Mapping[str, str] = {}

    def show_rows(self, rows: Sequence[int], states: Mapping[str, str]) -> None:
        """Show these packs; the states say of some, by their ids, that they are installed or new."""
        self.beginResetModel()
        self._rows, self._cards, self._states = list(rows), {}, states
        self.endResetModel()

    def place_of(self, row: int) -> int:
        """Return where a pack stands, or -1 if it does not fit."""
        return self._rows.index(row) if row in self._rows else -1

    def card(self, place: int) -> PackCard | None:
        """Return the card at a place."""
        if not 0 <= place < len(self._rows):
            return None
        row = self._rows[place]
        if row not in self._cards:
            start = place - place % PAGE
            read = self._index.cards(self._rows[start : start + PAGE])
            self._cards.update({each.row: each for each in read})
        return self._cards.get(row)

    def rowCount(self, parent: AnyIndex | None = None) -> int:
        """Return how many packs fit."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a card says."""
        card = self.card(index.row())
        if card is None:
            return None
        if role == CARD:
            return card
        if role == STATE:
            return self._states.get(card.pack, "")
        if role == Qt.ItemDataRole.DisplayRole:
            return card.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return tr(
                "{title} by {authors}. {facts}. {verdict}. {state}",
                title=card.title,
                authors=card.authors,
                facts=card_facts(card),
                verdict=verdict_words(card.fairness),
                state=self._states.get(card.pack, ""),
            )
        return None
