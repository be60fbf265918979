"""One effect of a piece: what it is called, a form for what it leaves open, and the sentence that reads it back."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from hullwright.schema.checks.effect_checks import PieceEffects, effect_problems
from hullwright.schema.effects import DO, Effect, Vocabulary, effect_text
from hullwright.schema.records import JsonObject

from ..drawing.icon import icon
from ..languages.words import tr
from .effect_form import effect_schema, mended
from .forms.form import Form
from .forms.labels import Heading, WrappedLabel

GAP = 8


class EffectRow(QFrame):
    """Asks for one effect; the sentence under the form follows every key."""

    changed = Signal(object)
    """The effect as it is now: an Effect, but as an object, for Qt would copy a dict."""
    moved = Signal(int)
    """It shall stand one place further up (-1) or down (1)."""
    removed = Signal()
    """It shall go."""

    def __init__(self, effect: Effect, vocabulary: Vocabulary, piece: str):
        super().__init__()
        self._vocabulary = vocabulary
        self._piece = piece
        self._effect = effect
        self.heading = Heading()
        self.up = self._button("arrow-up", "effect.up")
        self.down = self._button("arrow-down", "effect.down")
        self.remove = self._button("delete", "effect.remove")
        self.sentence = WrappedLabel(ink="text")
        self.sentence.setObjectName("effect.sentence")
        self.fault = WrappedLabel(ink="error")
        self.fault.setObjectName("effect.fault")
        self.mend = QPushButton(tr("Fix it"))
        self.mend.setObjectName("effect.mend")
        self.form = self._made_form()
        self._lay_out()
        self._connect()
        self.show_effect(effect)

    @property
    def name(self) -> str:
        """The name of the effect in its vocabulary."""
        return str(self._effect[DO])

    def title(self) -> str:
        """Return what people call the effect."""
        kind = self._vocabulary.get(self.name)
        return tr(kind.title) if kind else self.name

    def _button(self, drawing: str, name: str) -> QToolButton:
        made = QToolButton()
        made.setObjectName(name)
        made.setIcon(icon(drawing))
        made.setIconSize(QSize(16, 16))
        made.setProperty("flat", True)
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return made

    def _made_form(self) -> Form | None:
        kind = self._vocabulary.get(self.name)
        if kind is None or not kind.parameters:
            return None
        return Form(effect_schema(kind), self._asked(self._effect))

    def _asked(self, effect: Effect) -> JsonObject:
        """Return what the form shows of an effect."""
        whole = mended(effect, self._vocabulary)
        return {name: whole[name] for name in self._vocabulary[self.name].parameters}

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(2)
        head.addWidget(self.heading, 1)
        for button in (self.up, self.down, self.remove):
            head.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP, GAP // 2, GAP, GAP)
        column.setSpacing(GAP // 2)
        column.addLayout(head)
        if self.form is not None:
            column.addWidget(self.form)
        column.addWidget(self.sentence)
        column.addWidget(self.fault)
        column.addWidget(self.mend, 0, Qt.AlignmentFlag.AlignLeft)

    def _connect(self) -> None:
        self.up.clicked.connect(lambda: self.moved.emit(-1))
        self.down.clicked.connect(lambda: self.moved.emit(1))
        self.remove.clicked.connect(self.removed)
        self.mend.clicked.connect(self._mend)
        if self.form is not None:
            self.form.changed.connect(self._take)
            self.form.edited.connect(self._read_back)

    # What is shown.

    def show_effect(self, effect: Effect) -> None:
        """Show another effect of the same name."""
        self._effect = effect
        if self.form is not None:
            self.form.show_value(self._asked(effect))
        self.sentence.setText(tr(effect_text(effect, self._vocabulary)))
        piece = PieceEffects(self._piece, (effect,))
        faults = list(effect_problems([piece], self._vocabulary))
        self.fault.tell("\n".join(tr(each.message) for each in faults))
        self.mend.setVisible(bool(faults) and self.name in self._vocabulary)

    def describe(self, place: int, count: int) -> None:
        """Say at which place among how many the effect stands."""
        title = self.title()
        self.heading.setText(tr("{number}. {title}", number=place + 1, title=title))
        self.setAccessibleName(self.heading.text())
        _describe(self.up, tr("Move “{effect}” up (Alt+Up)", effect=title), place > 0)
        _describe(self.down, tr("Move “{effect}” down (Alt+Down)", effect=title), place < count - 1)
        _describe(self.remove, tr("Remove “{effect}”", effect=title), True)

    def _read_back(self) -> None:
        """Say the effect as it would be with what is half typed."""
        self.sentence.setText(tr(effect_text(self._with_form(), self._vocabulary)))

    # What becomes of it.

    def effect(self) -> Effect:
        """Return the effect as it is now."""
        return self._effect

    def finish(self) -> None:
        """Take over what is half typed."""
        if self.form is not None:
            self.form.finish()

    def first_field(self) -> QWidget:
        """Return where a person begins who has just added the effect."""
        return self.form if self.form is not None else self.remove

    def _with_form(self) -> Effect:
        answers = self.form.value() if self.form is not None else {}
        return mended({**self._effect, **answers}, self._vocabulary)

    def _take(self, answers: JsonObject) -> None:
        self._become(mended({**self._effect, **answers}, self._vocabulary))

    def _mend(self) -> None:
        self._become(mended(self._effect, self._vocabulary))

    def _become(self, effect: Effect) -> None:
        self.show_effect(effect)
        self.changed.emit(effect)


def _describe(button: QToolButton, text: str, is_possible: bool) -> None:
    button.setToolTip(text)
    button.setAccessibleName(text)
    button.setEnabled(is_possible)
