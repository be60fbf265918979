"""The effects editor: what a piece does, part after part, put together without programming."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from hullwright.schema.effects import DO, Effect, Vocabulary

from ..languages.words import tr
from .effect_form import new_effect
from .effect_row import EffectRow
from .forms.empty_layout import clear
from .forms.labels import WrappedLabel
from .forms.picker import Picker

MOST = 12
"""A piece has no more effects than this (`maxItems` in the schema of effects)."""

_MOVES = {"Alt+Up": -1, "Alt+Down": 1}
"""By key, how far it moves the effect that the person is in."""


class EffectsEditor(QWidget):
    """Shows the effects of a piece; each can be changed, moved and removed, and more can be added."""

    changed = Signal(object)
    """The effects as they are now: a tuple of Effect."""
    reached = Signal(QWidget)
    """The part in which the person goes on, for those who have to scroll to it."""

    def __init__(self, vocabulary: Vocabulary, piece: str = "", parent: QWidget | None = None):
        super().__init__(parent)
        self.setObjectName("effects")
        self.setAccessibleName(tr("Effects"))
        self._vocabulary = vocabulary
        self._piece = piece
        self.rows: list[EffectRow] = []
        self.nothing = WrappedLabel(tr("It does nothing yet. Add an effect."))
        self.picker = Picker("effects.add", tr("Add an effect"))
        self.picker.picked.connect(self._add)
        self._list = QVBoxLayout()
        self._list.setSpacing(8)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.nothing)
        column.addLayout(self._list)
        column.addWidget(self.picker)
        column.addStretch()
        self._offer()
        for key, by in _MOVES.items():
            self._listen(key, by)

    def effects(self) -> tuple[Effect, ...]:
        """Return the effects as they are now."""
        return tuple(each.effect() for each in self.rows)

    def show_effects(self, effects: Iterable[Effect]) -> None:
        """Show other effects; forms whose effects stay keep what is half typed in them."""
        wanted = tuple(effects)
        if [each[DO] for each in wanted] == [row.name for row in self.rows]:
            for row, effect in zip(self.rows, wanted, strict=True):
                if effect != row.effect():
                    row.show_effect(effect)
        else:
            clear(self._list)
            self.rows = [self._row(each) for each in wanted]
        self._describe()

    def finish(self) -> None:
        """Take over what is half typed."""
        for row in self.rows:
            row.finish()

    def begin(self) -> None:
        """Put the person where they go on: into the first effect, or to what adds one."""
        (self.rows[0].first_field() if self.rows else self.picker.button).setFocus()

    # How it looks.

    def _row(self, effect: Effect) -> EffectRow:
        row = EffectRow(effect, self._vocabulary, self._piece)
        row.changed.connect(lambda _: self.changed.emit(self.effects()))
        row.moved.connect(lambda by: self._move(row, by))
        row.removed.connect(lambda: self._remove(row))
        self._list.addWidget(row)
        # At once, so that the focus can go there.
        row.show()
        return row

    def _describe(self) -> None:
        self.nothing.setVisible(not self.rows)
        for place, row in enumerate(self.rows):
            row.describe(place, len(self.rows))
        self._offer()
        if self.rows:
            # Rows are made later than the picker, but Tab comes to them first.
            last = [each for each in self.rows[-1].findChildren(QWidget) if each.focusPolicy()][-1]
            QWidget.setTabOrder(last, self.picker.button)
            QWidget.setTabOrder(self.picker.button, self.picker.line)

    def _offer(self) -> None:
        kinds = self._vocabulary.items() if len(self.rows) < MOST else ()
        self.picker.offer(
            {name: (tr(kind.title), "") for name, kind in kinds},
            tr("A piece has at most {count} effects.", count=MOST),
        )

    # What a person does.

    def _add(self, name: str) -> None:
        self.finish()
        self._become((*self.effects(), new_effect(name, self._vocabulary)))
        self._go_to(self.rows[-1], self.rows[-1].first_field())

    def _remove(self, row: EffectRow) -> None:
        place = self.rows.index(row)
        self.finish()
        effects = self.effects()
        self._become((*effects[:place], *effects[place + 1 :]))
        if self.rows:
            near = self.rows[min(place, len(self.rows) - 1)]
            self._go_to(near, near.remove)
        else:
            self.picker.button.setFocus()

    def _move(self, row: EffectRow, by: int) -> None:
        place = self.rows.index(row)
        if not 0 <= place + by < len(self.rows):
            return
        self.finish()
        effects = list(self.effects())
        effects[place], effects[place + by] = effects[place + by], effects[place]
        self._become(effects)
        there = self.rows[place + by]
        onward, back = (there.up, there.down) if by < 0 else (there.down, there.up)
        self._go_to(there, onward if onward.isEnabled() else back)

    def _become(self, effects: Iterable[Effect]) -> None:
        self.show_effects(effects)
        self.changed.emit(self.effects())

    def _go_to(self, row: EffectRow, part: QWidget) -> None:
        part.setFocus()
        self.reached.emit(row)

    def _listen(self, key: str, by: int) -> None:
        """Let a key move the effect that the person is in."""
        shortcut = QShortcut(QKeySequence(key), self)
        # Fields take arrow keys for themselves, so that the key can't come by here otherwise.
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(lambda: self._move_in_focus(by))

    def _move_in_focus(self, by: int) -> None:
        focus = QApplication.focusWidget()
        row = next((row for row in self.rows if focus and row.isAncestorOf(focus)), None)
        if row is not None:
            self._move(row, by)
