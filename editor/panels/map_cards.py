"""Map cards of a list: a picture of the map behind the row that somebody stays on, drawn when it is asked for."""

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QModelIndex, QObject, QRect
from PySide6.QtWidgets import QListView

from hullwright.schema.documents.maps import MapDocument

from ..concepts.editor_kind import Cell
from ..drawing.inks_in_force import inks_in_force
from .row_hover import RowHover

if TYPE_CHECKING:
    from .map_card import MapCard


class MapCardText(NamedTuple):
    """What a card shows."""

    value: MapDocument
    title: str
    words: str = ""
    marked: Collection[Cell] = ()
    """Cells that are marked on the picture, such as those that a step changed."""


class MapCards(QObject):
    """Shows a card beside a row of a list as long as somebody stays on it."""

    def __init__(self, rows: QListView, told: Callable[[QModelIndex], MapCardText | None]) -> None:
        super().__init__(rows)
        self._rows = rows
        self._told = told
        self._card: MapCard | None = None
        hover = RowHover(rows)
        hover.stayed.connect(self._show)
        hover.left.connect(self._hide)

    @property
    def card(self) -> "MapCard | None":
        """The card, if it is shown."""
        return self._card if self._card is not None and self._card.isVisible() else None

    def _show(self, index: QModelIndex, row: QRect) -> None:
        from ..drawing.thumbnails import thumbnail
        from .map_card import PICTURE, MapCard

        told = self._told(index)
        if told is None:
            return
        if self._card is None or self._card.parentWidget() is not self._rows.window():
            # Made for the first row that somebody stays on, and again for a panel that was torn off.
            self._card = MapCard(self._rows.window())
        pixels = int(PICTURE * self._rows.devicePixelRatioF())
        picture = thumbnail(told.value, inks_in_force(), pixels, told.marked)
        self._card.tell(told.title, told.words, picture)
        self._card.show_beside(row)

    def _hide(self) -> None:
        if self._card is not None:
            self._card.hide()
