"""Fields in which a person chooses rather than types."""

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from hullwright.schema.records import Json

from ...languages.words import tr
from ..plain_text import button_title
from .clause import ABSENT, Clause
from .field import Field
from .labels import WrappedLabel
from .typing_watch import TypingWatch


class SwitchField(Field):
    """Yes or no; where it is optional, the usual answer is not written down."""

    def __init__(self, clause: Clause, parent: QWidget | None = None):
        super().__init__(clause, parent)
        self._box = QCheckBox(button_title(clause.title), self)
        self.title.hide()
        self._box.clicked.connect(self._choose)
        self.put(self._box)

    def value(self) -> Json:
        """Return the answer, or ABSENT for the usual one."""
        chosen = self._box.isChecked()
        is_usual = not self.clause.required and chosen == self._usual()
        return ABSENT if is_usual else chosen

    def set_value(self, value: Json) -> None:
        """Show an answer."""
        self._box.setChecked(self._usual() if value is ABSENT else value)

    def _usual(self) -> bool:
        return self.clause.usual is True


class ChoiceField(Field):
    """One of a few values."""

    def __init__(self, clause: Clause, parent: QWidget | None = None):
        super().__init__(clause, parent)
        self._box = QComboBox(self)
        self._values: list[Json] = list(clause.terms["enum"])
        if not clause.required:
            self._values.insert(0, ABSENT)
        self._box.addItems([self._named(each) for each in self._values])
        self._box.setMinimumContentsLength(8)
        self._box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self._box.activated.connect(self._choose)
        TypingWatch(self._box, lambda: False, lambda: False)
        self.put(self._box)

    def value(self) -> Json:
        """Return the chosen value, or ABSENT."""
        return self._values[self._box.currentIndex()]

    def set_value(self, value: Json) -> None:
        """Show a value, also one that is not among the choices."""
        if value not in self._values:
            self._values.append(value)
            self._box.addItem(self._named(value))
        with QSignalBlocker(self._box):
            self._box.setCurrentIndex(self._values.index(value))

    def _named(self, value: Json) -> str:
        if value is not ABSENT:
            return self.clause.choice(value)
        if self.clause.usual is ABSENT:
            return tr("not set")
        return tr("default: {value}", value=self.clause.choice(self.clause.usual))


class FixedField(Field):
    """A value that is shown and kept, but can't be changed here."""

    def __init__(self, clause: Clause, parent: QWidget | None = None):
        super().__init__(clause, parent)
        self._label = WrappedLabel()
        self.put(self._label)
        self.set_value(clause.terms.get("const", ABSENT))

    def set_value(self, value: Json) -> None:
        """Show a value."""
        super().set_value(value)
        self._label.setText(tr("not set") if value is ABSENT else _in_words(value))


def _in_words(value: Json) -> str:
    if isinstance(value, list):
        return ", ".join(map(_in_words, value)) or "–"
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_in_words(each)}" for key, each in value.items()) or "–"
    return str(value)
