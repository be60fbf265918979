"""A table as a model of Qt: rows and columns, what stands in each cell, and what may be changed."""

from collections.abc import Sequence
from textwrap import wrap

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from hullwright.schema.effects import Vocabulary, effects_text
from hullwright.schema.messages import verbatim
from hullwright.schema.records import Json

from ...concepts.map_table import MapTable, TableColumn, TableRow
from ...drawing.inks_in_force import colour
from ...languages.words import number, tr
from ...shell.forms.clause import ABSENT, Clause

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole

NUMBERS = frozenset({"integer", "number"})
NAMES = TableColumn("title", verbatim(""), {"type": "string"}, fixed=True)
"""Stands first where a table has no column of its own for the titles of rows."""


class TableModel(QAbstractTableModel):
    """Shows the rows of a table; a change is only asked for, and comes back with the next rows."""

    changing = Signal(str, str, object)
    """A row's key, a column's name, and the value that its cell shall hold: any Json."""

    def __init__(self) -> None:
        super().__init__()
        self.columns: list[TableColumn] = []
        self.rows: list[TableRow] = []

    def show_table(self, map_table: MapTable | None) -> None:
        """Show the columns of another table, without rows yet."""
        self.beginResetModel()
        columns = list(map_table.columns) if map_table else []
        first = next((each for each in columns if each.name == NAMES.name), NAMES)
        self.columns = (
            [first, *(each for each in columns if each is not first)] if map_table else []
        )
        self.rows = []
        self.endResetModel()

    def show_rows(self, rows: Sequence[TableRow]) -> None:
        """Show how the rows are now; those that stay keep their place, and with it the selection."""
        if [each.key for each in rows] == [each.key for each in self.rows]:
            others = [n for n, row in enumerate(rows) if row != self.rows[n]]
            self.rows = list(rows)
            self._tell(others)
            return
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def _tell(self, numbers: Sequence[int]) -> None:
        for each in numbers:
            self.dataChanged.emit(self.index(each, 0), self.index(each, len(self.columns) - 1))

    # What Qt asks.

    def rowCount(self, parent: Index | None = None) -> int:
        """Return the number of rows; cells have none below them."""
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """Return the number of columns."""
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> object:
        """Return a column's title, or its help."""
        if orientation != Qt.Orientation.Horizontal or section >= len(self.columns):
            return None
        column = self.columns[section]
        if role == Role.DisplayRole:
            return _on_two_lines(tr(column.title))
        if role in {Role.ToolTipRole, Role.AccessibleDescriptionRole}:
            return tr(column.help) if column.help else None
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return what can be done with a cell."""
        found = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
        if not self.can_change(index):
            return found
        if self.vocabulary(index) is not None:
            # Edited in a card of its own, not in the cell.
            return found
        if self.clause(index).kind == "boolean":
            return found | Qt.ItemFlag.ItemIsUserCheckable
        return found | Qt.ItemFlag.ItemIsEditable

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        """Return what stands in a cell, for the eye or for an editor."""
        value = self.value(index)
        match role:
            case Role.DisplayRole:
                return "" if isinstance(value, bool) else self.words(index)
            case Role.EditRole:
                return None if value is ABSENT else value
            case Role.CheckStateRole if isinstance(value, bool):
                return Qt.CheckState.Checked if value else Qt.CheckState.Unchecked
            case Role.AccessibleTextRole:
                return self._spoken(index)
            case _:
                return self._manner(index, role)

    def _manner(self, index: Index, role: int) -> object:
        """Return how a cell is set: its side, its ink, what is told about it."""
        column = self.columns[index.column()]
        match role:
            case Role.TextAlignmentRole if self.clause(index).kind in NUMBERS:
                return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            case Role.ForegroundRole if column.fixed and index.column() > 0:
                return colour("faint-text")
            case Role.ToolTipRole:
                return self._tip(index)
            case _:
                return None

    def _tip(self, index: Index) -> str | None:
        if index.column() == 0:
            return self._whole_title(index)
        if self.is_long(index.column()) and (whole := self.words(index)):
            return whole
        column = self.columns[index.column()]
        return tr(column.help) if column.help else None

    def _whole_title(self, index: Index) -> str:
        """Return what people call a row, with its name in files if that is typed here."""
        title, name = self.title(index.row()), self.value(index)
        if not self.columns[0].has_names or name in {ABSENT, title}:
            return title
        return tr("{title} (“{name}” in the file)", title=title, name=name)

    def setData(self, index: Index, value: Json, role: int = Role.EditRole) -> bool:
        """Ask for another value; return whether it is another."""
        if role == Role.CheckStateRole:
            value = Qt.CheckState(value) == Qt.CheckState.Checked
        if value == self.value(index):
            return False
        self.changing.emit(self.rows[index.row()].key, self.columns[index.column()].name, value)
        return True

    # What the table and its editors ask.

    def title(self, row: int) -> str:
        """Return what people call a row."""
        return tr(self.rows[row].title)

    def value(self, index: Index) -> Json:
        """Return the value of a cell, or ABSENT where the row has none."""
        row, column = self.rows[index.row()], self.columns[index.column()]
        return row.values.get(column.name, ABSENT)

    def clause(self, index: Index) -> Clause:
        """Return what a cell may hold."""
        row, column = self.rows[index.row()], self.columns[index.column()]
        schema = row.schemas.get(column.name, column.schema)
        return Clause(schema, schema, column.name)

    def is_wordy(self, column: int) -> bool:
        """Return whether the cells of a column hold words, which can stand on several lines."""
        return column == 0 or self.columns[column].schema.get("type") not in {*NUMBERS, "boolean"}

    def is_long(self, column: int) -> bool:
        """Return whether the cells of a column hold sentences, of which only the beginning is shown."""
        whole = self.columns[column]
        return whole.vocabulary is not None or Clause(whole.schema, whole.schema).kind == "text"

    def vocabulary(self, index: Index) -> Vocabulary | None:
        """Return what the effects in a cell are made of; None if it holds something else."""
        return self._vocabulary(index) if self.can_change(index) else None

    def _vocabulary(self, index: Index) -> Vocabulary | None:
        column = self.columns[index.column()]
        return self.rows[index.row()].vocabularies.get(column.name, column.vocabulary)

    def can_change(self, index: Index) -> bool:
        """Return whether a cell is there and not only shown."""
        return not self.columns[index.column()].fixed and self.value(index) is not ABSENT

    def words(self, index: Index) -> str:
        """Return the value of a cell as people read it; an empty title is shown as the row's."""
        value = self.value(index)
        if index.column() == 0:
            is_title = value and value is not ABSENT and not self.columns[0].has_names
            return value if is_title else self.title(index.row())
        if value is ABSENT:
            return ""
        if isinstance(value, bool):
            return tr("yes") if value else tr("no")
        vocabulary = self._vocabulary(index)
        if vocabulary is not None:
            return tr(effects_text(value, vocabulary))
        if self.clause(index).kind == "enum":
            return self.clause(index).choice(value)
        return number(value) if isinstance(value, int | float) else str(value)

    def _spoken(self, index: Index) -> str:
        title = self.title(index.row())
        if index.column() == 0:
            return title
        column = tr(self.columns[index.column()].title)
        return tr(
            "{row}, {column}: {value}", row=title, column=column, value=self.words(index) or "–"
        )

    def row_of(self, key: str) -> int | None:
        """Return where a row stands, or None if it is gone."""
        return next((n for n, row in enumerate(self.rows) if row.key == key), None)

    def index_of(self, key: str, column: str) -> QModelIndex:
        """Return the cell of a row and a column, or no cell if the row is gone."""
        row = self.row_of(key)
        names = [each.name for each in self.columns]
        return QModelIndex() if row is None else self.index(row, names.index(column))


def _on_two_lines(title: str) -> str:
    """Return a title of several words on two lines, so that a column of numbers can be narrow."""
    longest = max(map(len, title.split()), default=0)
    return "\n".join(wrap(title, max(longest, len(title) // 2 + 1)))
