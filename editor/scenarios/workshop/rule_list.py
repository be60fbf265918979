"""The list of a person's own rules: which there are, which are not saved, and which can't be used."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from hullwright.engines.rules.definition import RuleDefinition

from ...drawing.icon import icon
from ...games.rule_titles import titled
from ...languages.words import language_in_use, tr
from ...shell.forms.labels import WrappedLabel
from ...shell.forms.picker import Picker
from ...shell.plain_text import PlainLabel


@dataclass(frozen=True)
class RuleEntry:
    """One line of the list."""

    code: str
    title: str
    is_changed: bool = False
    trouble: str = ""
    """Why it can't be opened, or nothing."""


class RuleList(QWidget):
    """Shows the own rules and asks for a new one, a copy, or for one to be deleted."""

    opened = Signal(int)
    """The place of the rule that the person wants to see."""
    wants_new = Signal()
    wants_copy = Signal(str)
    """The code of the rule to be copied."""
    wants_deleted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("workshop-rules")
        self._entries: list[RuleEntry] = []
        self.list = QListWidget()
        # Rows are as high as the style sheet wants them, from the first one on.
        self.list.ensurePolished()
        self.list.setObjectName("workshop-list")
        self.list.setAccessibleName(tr("Your rules"))
        self.list.setWordWrap(True)
        self.list.currentRowChanged.connect(self._open)
        self.about = WrappedLabel()
        self.new = _button("new-rule", tr("New rule"), self.wants_new.emit)
        self.copies = Picker("copy-rule", tr("Copy a rule"))
        self.copies.picked.connect(self.wants_copy)
        self.delete = _button("delete-rule", tr("Delete"), self._delete)
        self.new.setIcon(icon("plus"))
        self.delete.setIcon(icon("delete"))
        self._lay_out()

    def _lay_out(self) -> None:
        title = PlainLabel(tr("Your rules"))
        title.setProperty("heading", True)
        title.setBuddy(self.list)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 8, 16)
        column.setSpacing(8)
        for part in (title, self.new, self.copies, self.about):
            column.addWidget(part)
        column.addWidget(self.list, 1)
        column.addWidget(self.delete)

    def show_entries(self, entries: Sequence[RuleEntry], current: int) -> None:
        """Show these rules, one of them as the one that is open; -1 is none."""
        self._entries = list(entries)
        self.list.blockSignals(True)
        self.list.clear()
        for entry in entries:
            self.list.addItem(self._item(entry))
        self.list.setCurrentRow(current)
        self.list.blockSignals(False)
        is_empty = not entries
        self.about.tell(tr("None yet. Make one, or copy a similar one.") if is_empty else "")
        self.delete.setEnabled(current >= 0)
        self.delete.setToolTip("" if current >= 0 else tr("Choose one of your rules first."))

    def _item(self, entry: RuleEntry) -> QListWidgetItem:
        is_titled = bool(entry.title) and not entry.trouble
        name, further = (entry.title, entry.code) if is_titled else (entry.code, entry.title or "–")
        shown = tr("{name} ●", name=name) if entry.is_changed else name
        item = QListWidgetItem(tr("{name}\n{further}", name=shown, further=further))
        spoken = tr("{name}, not saved", name=name) if entry.is_changed else name
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        item.setToolTip(entry.trouble)
        if entry.trouble:
            item.setIcon(icon("warning", "warning"))
        return item

    def offer_copies(self, rules: Sequence[RuleDefinition]) -> None:
        """Offer rules to be copied."""
        self.copies.offer({each.code: (titled(each, language_in_use()), "") for each in rules})

    def _open(self, row: int) -> None:
        if 0 <= row < len(self._entries):
            self.opened.emit(row)

    def _delete(self) -> None:
        if self.list.currentRow() >= 0:
            self.wants_deleted.emit(self.list.currentRow())


def _button(name: str, title: str, act: object) -> QPushButton:
    button = QPushButton(title)
    button.setObjectName(name)
    button.clicked.connect(act)
    return button
