"""A book: one table of one open map, and what can be done with it, each change one step of the history."""

from collections.abc import Sequence
from dataclasses import replace

from hullwright.schema.errors import HullwrightError
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message, message
from hullwright.schema.records import Json, JsonObject

from ...concepts.editor_kind import Layout
from ...concepts.map_table import MapTable, TableRow, TableTotal
from ...concepts.offered_piece import OfferedPiece
from ...documents.workplace import Workplace
from ...languages.words import tr
from ..piece_picker import adopted
from .refusals import refusal


@late_dataclass
class OpenTable:
    """A table of the map of a workplace."""

    workplace: Workplace
    map_table: MapTable

    @property
    def layout(self) -> Layout:
        """The layout as it is now."""
        return self.workplace.map.layout

    def rows(self) -> Sequence[TableRow]:
        """Return the rows as they are now."""
        return self.map_table.rows(self.layout)

    def totals(self) -> Sequence[TableTotal]:
        """Return the figures as they are now."""
        return self._totals(self.layout)

    def totals_with(self, key: str, column: str, value: Json) -> Sequence[TableTotal]:
        """Return the figures as they would be with another value in a cell."""
        return self._totals(self.map_table.edited(self.layout, key, column, value))

    def _totals(self, layout: Layout) -> Sequence[TableTotal]:
        whole = replace(self.workplace.map, layout=layout)
        return [*self.map_table.totals(layout), *self.map_table.map_totals(whole)]

    def refusal(self, key: str, column: str, value: Json, schema: JsonObject) -> Message | None:
        """Return why a cell can't hold a value, or None if it can."""
        reason = refusal(value, schema)
        if reason is not None:
            return reason
        try:
            self.map_table.edited(self.layout, key, column, value)
        except HullwrightError as against:
            return message("{text}", text=against.args[0])
        return None

    def change(self, title: Message, key: str, column: str, value: Json) -> None:
        """Put another value into a cell."""
        self.workplace.document.apply_to_layout(
            title, lambda layout: self.map_table.edited(layout, key, column, value), "tables"
        )

    def add(self) -> str:
        """Add a row and return its key."""
        if self.map_table.added is None:
            raise HullwrightError(self.against_adding())
        layout, key = self.map_table.added(self.layout)
        title = message("Add a row to “{table}”", table=self.map_table.title)
        self.workplace.document.apply_to_layout(title, lambda _: layout, "tables")
        return key

    def adopt(self, piece: OfferedPiece) -> str:
        """Take in a piece of a plugin as one more row, and return its key."""
        return adopted(self.workplace, piece)

    def remove(self, key: str, title: Message) -> None:
        """Remove a row."""
        against = self.against_removing(key)
        removed = self.map_table.removed
        if against or removed is None:
            raise HullwrightError(against)
        self.workplace.document.apply_to_layout(
            message("Remove {row}", row=title), lambda layout: removed(layout, key), "tables"
        )

    def against_adding(self) -> str:
        """Return why no row can be added, or nothing."""
        if self.map_table.added is not None:
            return ""
        return tr("The rows of this table are fixed: none can be added.")

    def against_removing(self, key: str | None) -> str:
        """Return why a row can't be removed, or nothing."""
        if self.map_table.removed is None:
            return tr("The rows of this table are fixed: none can be removed.")
        if key is None:
            return tr("Choose a row first.")
        reason = self.map_table.kept(self.layout, key)
        return tr(reason) if reason else ""
