"""The table panel: the parts of the map in front that are words and numbers, as tables to edit."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, message
from hullwright.schema.records import Json

from ...concepts.map_table import MapTable
from ...concepts.offered_piece import OfferedPiece, OfferedPieces, none_offered
from ...documents.workplace import Workplace
from ...languages.words import error_text, tr
from ...shell.forms.labels import WrappedLabel
from ..piece_picker import PiecePicker
from .buttons import RowButtons
from .effect_cards import EffectCards
from .open_table import OpenTable
from .sums import Sums
from .table_view import TableView

GAP = 8


class TablesPanel(QWidget):
    """A panel with the tables of a map: one at a time, its sums below."""

    row_chosen = Signal(str, str)
    """The part of the layout that a table is about, and the key of the row that the person went to."""

    def __init__(self, offered: OfferedPieces = none_offered, parent: QWidget | None = None):
        super().__init__(parent)
        self._offered = offered
        self.setObjectName("tables")
        self.setAccessibleName(tr("Tables"))
        self._workplace: Workplace | None = None
        self._book: OpenTable | None = None
        self._chosen: dict[str, str] = {}
        """By map kind, the name of the table that was looked at last."""
        self._is_stale = False
        self.about = WrappedLabel()
        self.chooser = QComboBox()
        self.table = TableView(self.judge)
        self.effects = EffectCards(self.table)
        self.complaint = WrappedLabel(ink="error")
        self.buttons = RowButtons()
        self.adopt = PiecePicker("tables.adopt")
        self.sums = Sums()
        self._arrange()
        self._connect()
        self.show_workplace(None)

    def _arrange(self) -> None:
        self.chooser.setObjectName("tables.chooser")
        self.chooser.setAccessibleName(tr("Which table"))
        self.complaint.setObjectName("tables.complaint")
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP, GAP, GAP, GAP)
        column.setSpacing(GAP)
        column.addWidget(self.chooser)
        column.addWidget(self.about)
        column.addWidget(self.table, 1)
        column.addWidget(self.complaint)
        column.addWidget(self.buttons)
        column.addWidget(self.adopt)
        column.addWidget(self.sums)
        column.addStretch()
        self.setFocusProxy(self.table)

    def _connect(self) -> None:
        self.chooser.activated.connect(self._choose)
        self.table.map_table.changing.connect(self._change)
        self.table.cells.typed.connect(self._try)
        self.table.cells.refused.connect(self._refuse)
        self.table.cells.closed.connect(self._end_typing)
        self.table.adding.connect(self._add)
        self.table.removing.connect(self._remove)
        self.table.moved.connect(self._describe_buttons)
        self.table.moved.connect(self._tell_row)
        self.effects.accepted.connect(self._change)
        self.buttons.adding.connect(self._add)
        self.buttons.removing.connect(self._remove)
        self.adopt.chosen.connect(self._adopt)

    # Which table.

    def show_workplace(self, workplace: Workplace | None) -> None:
        """Show the tables of a workplace's map."""
        self.finish()
        if self._workplace is not None:
            self._workplace.document.changed.disconnect(self._follow)
        self._workplace = workplace
        if workplace is not None:
            workplace.document.changed.connect(self._follow)
        tables = workplace.editor_kind.tables if workplace else ()
        wanted = self._chosen.get(workplace.editor_kind.kind, "") if workplace else ""
        self.chooser.clear()
        self.chooser.addItems([tr(each.title) for each in tables])
        self.chooser.setVisible(len(tables) > 1)
        place = next((n for n, each in enumerate(tables) if each.name == wanted), 0)
        self.chooser.setCurrentIndex(place)
        self._show_table(tables[place] if tables else None)

    def _choose(self, place: int) -> None:
        self.finish()
        if self._workplace is not None:
            map_table = self._workplace.editor_kind.tables[place]
            self._chosen[self._workplace.editor_kind.kind] = map_table.name
            self._show_table(map_table)

    def _show_table(self, map_table: MapTable | None) -> None:
        self._book = (
            OpenTable(self._workplace, map_table) if self._workplace and map_table else None
        )
        self.about.tell(tr(map_table.help) if map_table else self._excuse())
        self.complaint.tell("")
        self.table.setVisible(map_table is not None)
        self.sums.setVisible(map_table is not None)
        self.buttons.setVisible(bool(map_table and (map_table.added or map_table.removed)))
        self.offer_pieces()
        self.table.map_table.show_table(map_table)
        if map_table is not None:
            self.table.describe(tr(map_table.title), tr(map_table.help))
        self._refresh()
        if self.table.map_table.rows:
            self.table.go_to(self.table.map_table.rows[0].key, 0)

    def offer_pieces(self) -> None:
        """Offer what plugins bring for the table in front, as when others have come."""
        book = self._book
        kind = book.workplace.editor_kind.kind if book and book.map_table.part else ""
        offered = self._offered(kind) if kind else ()
        self.adopt.offer_pieces(
            [each for each in offered if book and each.part == book.map_table.part]
        )

    def _excuse(self) -> str:
        if self._workplace is None:
            return tr("A map's decks, tile sets and other tables are here. Open a map to begin.")
        return tr(
            "Maps of this kind are all drawing: there is no deck or tile set to fill in. The "
            "name and the players are under Properties."
        )

    def finish(self) -> None:
        """Take over what is half typed, as before saving."""
        self.table.cells.finish()
        self.effects.finish()

    # Following the map.

    def _follow(self, _: object, __: object) -> None:
        # A panel behind another one, or closed, must not slow down a stroke.
        self._is_stale = True
        if self.isVisible():
            self._refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what happened while nobody looked."""
        super().showEvent(event)
        if self._is_stale:
            self._refresh()

    def _refresh(self) -> None:
        self._is_stale = False
        if self._book is not None:
            key, column = self.table.key_in_front(), self.table.currentIndex().column()
            self.table.map_table.show_rows(self._book.rows())
            if key is not None and self.table.key_in_front() != key:
                self.table.go_to(key, column)
            self.sums.show_totals(self._book.totals())
            self._describe_buttons()

    def _describe_buttons(self) -> None:
        if self._book is not None:
            self.buttons.describe(
                self._book.against_adding(),
                self._book.against_removing(self.table.key_in_front()),
            )

    def _tell_row(self) -> None:
        key = self.table.key_in_front()
        # Without the keyboard it is nobody's choice, such as the first row of a table that is opened.
        if self._book is not None and key is not None and self.table.hasFocus():
            self.row_chosen.emit(self._book.map_table.part, key)

    # While the person types.

    def judge(self, key: str, column: str, value: Json) -> Message | None:
        """Return why a cell can't hold a value, or None if it can."""
        index = self.table.map_table.index_of(key, column)
        if self._book is None or not index.isValid():
            return None
        return self._book.refusal(key, column, value, self.table.map_table.clause(index).terms)

    def _try(self, key: str, column: str, value: Json) -> None:
        """Show what the sums would be with what is half typed, or what is wrong with it."""
        reason = self.judge(key, column, value)
        self.complaint.tell(tr(reason) if reason else "")
        if reason is None and self._book is not None:
            self.sums.show_totals(self._book.totals_with(key, column, value))

    def _refuse(self, reason: Message) -> None:
        self.complaint.tell(tr(reason))

    def _end_typing(self) -> None:
        if self.table.cells.doubt is None:
            self.complaint.tell("")
        if self._book is not None:
            self.sums.show_totals(self._book.totals())

    # Changing the map.

    def _change(self, key: str, column: str, value: Json) -> None:
        index = self.table.map_table.index_of(key, column)
        if self._book is not None and index.isValid():
            self.complaint.tell("")
            named = self.table.map_table.columns[index.column()].title
            row = self.table.map_table.rows[index.row()].title
            title = message("Change “{column}” of {row}", column=named, row=row)
            self._book.change(title, key, column, value)

    def _add(self) -> None:
        if self._book is None:
            return
        try:
            key = self._book.add()
        except HullwrightError as reason:
            self.complaint.tell(error_text(reason))
            return
        self.complaint.tell("")
        self.table.setFocus()
        self.table.go_to(key, 0)

    def _adopt(self, piece: OfferedPiece) -> None:
        if self._book is None:
            return
        try:
            key = self._book.adopt(piece)
        except HullwrightError as reason:
            self.complaint.tell(error_text(reason))
            return
        self.complaint.tell("")
        self.table.setFocus()
        self.table.go_to(key, 0)

    def _remove(self) -> None:
        row, key = self.table.currentIndex().row(), self.table.key_in_front()
        if self._book is None or key is None:
            return
        try:
            self._book.remove(key, self.table.map_table.rows[row].title)
        except HullwrightError as reason:
            self.complaint.tell(error_text(reason))
            return
        self.complaint.tell("")
        rows = self.table.map_table.rows
        if rows:
            self.table.go_to(rows[min(row, len(rows) - 1)].key, 0)
