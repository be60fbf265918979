"""A field in which several of a few values are ticked."""

from collections.abc import Sequence

from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from hullwright.schema.records import Json

from ...shell.forms.clause import ABSENT, Clause
from ...shell.forms.field import Field
from ...shell.plain_text import button_title


class ChecksField(Field):
    """A box for each possible entry of a list."""

    def __init__(self, clause: Clause) -> None:
        super().__init__(clause)
        self._boxes: list[tuple[Json, QCheckBox]] = []
        self._body = QWidget()
        self._column = QVBoxLayout(self._body)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self.column.insertWidget(1, self._body)
        self.offer(clause.entry.terms.get("enum", ()))

    def offer(self, values: Sequence[Json]) -> None:
        """Offer values to tick; those that are offered already stay as they are."""
        known = [value for value, _ in self._boxes]
        for value in values:
            if value not in known:
                self._boxes.append((value, self._box(value)))

    def _box(self, value: Json) -> QCheckBox:
        box = QCheckBox(button_title(self.clause.entry.choice(value)))
        box.setObjectName(f"check.{self.clause.name}.{value}")
        box.clicked.connect(self._choose)
        self._column.addWidget(box)
        if self.focusProxy() is None:
            self.setFocusProxy(box)
            self.title.setBuddy(box)
        return box

    def value(self) -> Json:
        """Return what is ticked, in the order of the boxes."""
        return [value for value, box in self._boxes if box.isChecked()]

    def set_value(self, value: Json) -> None:
        """Tick other boxes; a value that is not among the choices gets a box of its own."""
        ticked = [] if value is ABSENT else list(value)
        self.offer(ticked)
        for each, box in self._boxes:
            box.setChecked(each in ticked)
