"""The cards over cells of effects: one is open at a time, and what is accepted in it is one change."""

from PySide6.QtCore import QModelIndex, QObject, QRect, Signal

from ...languages.words import tr
from .effects_card import EffectsCard
from .table_view import TableView


class EffectCards(QObject):
    """Opens a card where a table asks for one."""

    accepted = Signal(str, str, object)
    """A row's key, a column's name, and the effects that its cell shall hold: a tuple of Effect."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._table = table
        self.card: EffectsCard | None = None
        """The card that is open."""
        table.opening.connect(self.open)

    def open(self, index: QModelIndex) -> None:
        """Open a card over a cell, in which the person goes on."""
        shown = self._table.map_table
        vocabulary = shown.vocabulary(index)
        if vocabulary is None or self.card is not None:
            return
        row, column = shown.rows[index.row()], shown.columns[index.column()].name
        self.card = EffectsCard(vocabulary, tr(row.title), self._table)
        self.card.accepted.connect(lambda effects: self.accepted.emit(row.key, column, effects))
        self.card.closed.connect(self._forget)
        cell = self._table.visualRect(index)
        place = QRect(self._table.viewport().mapToGlobal(cell.topLeft()), cell.size())
        self.card.open_over(place, self._table.window(), shown.value(index))

    def finish(self) -> None:
        """Take over what is in the card, as before saving."""
        if self.card is not None:
            self.card.close()

    def _forget(self) -> None:
        self.card = None
        self._table.setFocus()
