"""A section of cards: parameters, changes or conditions of a rule, with a way to add one."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QVBoxLayout, QWidget

from hullwright.schema.records import JsonObject

from ...shell.forms.labels import WrappedLabel
from ...shell.forms.picker import Picker
from .cards import Card, Cards
from .draft import RuleDraft


@dataclass(frozen=True)
class WaysToAdd:
    """What a section shows of a rule, and what its cards do to it."""

    title: str
    """What a step of the history is called."""
    empty: str
    """What the section is for, said while there is nothing in it."""
    cards: Callable[[JsonObject], list[Card]]
    edited: Callable[[JsonObject, str, JsonObject], JsonObject]
    """The rule after the card of a name shows something else."""
    removed: Callable[[JsonObject, str], JsonObject]


class CardSection(QWidget):
    """Shows the cards of a draft and turns what people do with them into edits."""

    def __init__(self, draft: RuleDraft, ways: WaysToAdd, add: QWidget) -> None:
        super().__init__()
        self._draft = draft
        self._ways = ways
        self._add = add
        self.empty = WrappedLabel(ways.empty)
        self.cards = Cards()
        self.cards.edited.connect(self._edit)
        self.cards.removed.connect(self._remove)
        self.cards.finished.connect(draft.end_visit)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(16)
        column.addWidget(self.empty)
        column.addWidget(self.cards)
        column.addWidget(add)
        column.addStretch()
        draft.changed.connect(self._show)
        self._show(draft.value)

    def _show(self, value: JsonObject) -> None:
        cards = self._ways.cards(value)
        self.cards.show_cards(cards)
        self.empty.setVisible(not cards)

    @property
    def _button(self) -> QWidget:
        return self._add.button if isinstance(self._add, Picker) else self._add

    def _edit(self, name: str, shown: JsonObject) -> None:
        self._draft.apply(self._ways.title, lambda value: self._ways.edited(value, name, shown))

    def _remove(self, name: str) -> None:
        self._draft.end_visit()
        self._draft.apply(self._ways.title, lambda value: self._ways.removed(value, name))
        self._draft.end_visit()
        # The button that had the focus is gone.
        self._button.setFocus()

    def add(self, edit: Callable[[JsonObject], JsonObject], name: str) -> None:
        """Do an edit that adds a card, and go to the card of that name."""
        self._draft.end_visit()
        self._draft.apply(self._ways.title, edit)
        self._draft.end_visit()
        self.cards.focus(name)

    def finish(self) -> None:
        """Take over what is half typed."""
        self.cards.finish()
