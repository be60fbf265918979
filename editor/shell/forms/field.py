"""A field: what every widget that asks for one value of a form can do."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from hullwright.schema.complaints import Fault
from hullwright.schema.records import Json

from ...languages.words import tr
from ..plain_text import PlainLabel
from .clause import ABSENT, Clause
from .labels import WrappedLabel


class Field(QWidget):
    """Asks for one value: a title, something to type or choose in, and room for complaints."""

    edited = Signal()
    """The value is another; the person may still be typing."""
    finished = Signal()
    """The person is done with the value: left the field, pressed Return, made a choice."""

    def __init__(self, clause: Clause, parent: QWidget | None = None):
        super().__init__(parent)
        self.clause = clause
        self._value: Json = ABSENT
        self.is_pending = False
        """Whether something was typed that nobody has taken over yet."""
        self.setObjectName(f"field.{clause.name}")
        self.title = PlainLabel(clause.title, self)
        self.complaint = WrappedLabel(ink="error", parent=self)
        self.complaint.setObjectName(f"complaint.{clause.name}")
        self.complaint.hide()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(4)
        self.column.addWidget(self.title)
        self.column.addWidget(self.complaint)

    def put(self, editor: QWidget) -> None:
        """Place what the person types or chooses in between title and complaints."""
        editor.setAccessibleName(self.clause.title)
        editor.setAccessibleDescription(self.clause.help)
        editor.setToolTip(self.clause.help)
        self.title.setToolTip(self.clause.help)
        self.title.setBuddy(editor)
        self.setFocusProxy(editor)
        self.column.insertWidget(self.column.count() - 1, editor)

    def value(self) -> Json:
        """Return the present value, or ABSENT; a field that is edited reads it from its editor."""
        return self._value

    def show_value(self, value: Json) -> None:
        """Show another value, unless the person is typing one."""
        if not self.is_pending and value != self.value():
            self.set_value(value)

    def set_value(self, value: Json) -> None:
        """Show a value, whatever was there; without an editor it is kept as it came."""
        self._value = value

    def complain(self, faults: Sequence[Fault]) -> None:
        """Show what is wrong with the value, or that nothing is."""
        self.complaint.tell("\n".join(tr(each.message) for each in faults))
        editor = self.focusProxy()
        if editor is not None:
            editor.setAccessibleDescription(self.complaint.text() or self.clause.help)

    def settle(self) -> None:
        """Note that the value was taken over."""
        self.is_pending = False

    def _type(self) -> None:
        self.is_pending = True
        self.edited.emit()

    def _choose(self) -> None:
        self.is_pending = True
        self.finished.emit()
