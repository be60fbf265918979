"""A box for numbers, which can be empty where a number is optional."""

from typing import Any

from PySide6.QtGui import QKeyEvent, QValidator
from PySide6.QtWidgets import QDoubleSpinBox

from hullwright.schema.records import Json

from ...languages.words import tr
from .clause import ABSENT, Clause

_FAR = 2.0**31
"""As far as the box counts where a schema sets no limit."""


class NumberBox(QDoubleSpinBox):
    """A box for a number within limits; one step below the least stands for none."""

    def __init__(self, clause: Clause) -> None:
        super().__init__()
        self._clause = clause
        self._is_whole = clause.kind == "integer"
        self.setDecimals(0 if self._is_whole else 3)
        self.setSingleStep(clause.terms.get("multipleOf", 1 if self._is_whole else 0.1))
        least = clause.terms.get("minimum", -_FAR)
        self.setRange(
            least if clause.required else least - self.singleStep(),
            clause.terms.get("maximum", _FAR),
        )
        if not clause.required:
            self.setSpecialValueText(_unset(clause))

    def number(self) -> Json:
        """Return the number, or ABSENT."""
        self.interpretText()
        if self._is_unset():
            return ABSENT
        return round(self.value()) if self._is_whole else self.value()

    def show_number(self, value: Json) -> None:
        """Show a number, or that there is none."""
        self.setValue(self.minimum() if value is ABSENT else value)

    def _is_unset(self) -> bool:
        return not self._clause.required and self.value() == self.minimum()

    def validate(self, text: str, place: int) -> Any:
        """Let an optional number be cleared."""
        if not text and not self._clause.required:
            return QValidator.State.Acceptable, text, place
        return super().validate(text, place)

    def valueFromText(self, text: str) -> float:
        """Return the number that is typed; nothing typed is none."""
        return super().valueFromText(text) if text else self.minimum()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the first key that is typed take the place of the words that stand for none."""
        if self.text() == self.specialValueText():
            self.selectAll()
        super().keyPressEvent(event)

    def stepBy(self, steps: int) -> None:
        """Count up or down; from none, begin at the usual number."""
        if self._is_unset():
            usual = self._clause.usual
            self.setValue(self.minimum() + self.singleStep() if usual is ABSENT else usual)
        else:
            super().stepBy(steps)


def _unset(clause: Clause) -> str:
    if clause.usual is ABSENT:
        return tr("not set")
    return tr("default: {value}", value=clause.usual)
