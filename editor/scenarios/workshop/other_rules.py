"""Company: the other rules that a draft is tried with, and how it gets on with them."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from hullwright.engines.rules.definition import RuleDefinition

from ...games.rule_titles import titled
from ...languages.words import tr
from ...shell.forms.empty_layout import clear
from ...shell.forms.flow import Flow
from ...shell.forms.picker import Picker
from ...shell.plain_text import button_title
from .verdict import VerdictLines


class OtherRules(QWidget):
    """A button for each rule, which takes it out, a list to choose the next one from, and the verdict."""

    changed = Signal()
    """Other rules are chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("workshop-company")
        self.codes: list[str] = []
        """The rules that are chosen."""
        self._known: dict[str, tuple[str, str]] = {}
        self.picker = Picker("try-with", tr("Try it with another rule"))
        self.picker.picked.connect(self._add)
        self._chips = QWidget()
        self._flow = Flow(self._chips)
        self.verdict = VerdictLines("workshop-findings")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for part in (self._chips, self.picker, self.verdict):
            column.addWidget(part)

    def offer(self, rules: Sequence[RuleDefinition], own: str, language: str) -> None:
        """Offer the rules of a game, but for the draft itself."""
        known = {each.code: (titled(each, language), "") for each in rules if each.code != own}
        if known != self._known:
            self._known = known
            self.codes = [each for each in self.codes if each in known]
            self._show()

    def _add(self, code: str) -> None:
        self.codes.append(code)
        self._show()
        self.changed.emit()

    def _drop(self, code: str) -> None:
        self.codes.remove(code)
        self._show()
        self.picker.button.setFocus()
        self.changed.emit()

    def _show(self) -> None:
        left = {code: each for code, each in self._known.items() if code not in self.codes}
        self.picker.offer(left, tr("There are no other rules."))
        clear(self._flow)
        for code in self.codes:
            chip = self._chip(code)
            self._flow.addWidget(chip)
            chip.show()
        self._chips.setVisible(bool(self.codes))
        self._flow.invalidate()
        self._chips.updateGeometry()

    def _chip(self, code: str) -> QToolButton:
        chip = QToolButton(self._chips)
        chip.setObjectName(f"with.{code}")
        chip.setText(button_title(tr("{name}  ×", name=self._known[code][0])))
        chip.setToolTip(tr("Remove “{name}”", name=self._known[code][0]))
        chip.setAccessibleName(chip.toolTip())
        chip.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        chip.clicked.connect(lambda: self._drop(code))
        return chip
