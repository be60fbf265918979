"""Cards: a list of things that each have a form of their own, such as the parameters of a rule."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from hullwright.schema.complaints import Fault
from hullwright.schema.records import JsonObject

from ...drawing.icon import icon
from ...languages.words import tr
from ...shell.forms.form import Form, no_faults
from ...shell.forms.labels import Heading, WrappedLabel


@dataclass(frozen=True)
class Card:
    """One thing with a form: what is asked for, and what is known."""

    name: str
    """What it is called inside the page; no two cards share one."""
    heading: str
    about: str
    schema: JsonObject
    value: JsonObject
    faults: Callable[[JsonObject], Iterable[Fault]] = no_faults


class CardFrame(QFrame):
    """Shows one card: heading, a sentence, the form, and a button that takes it out."""

    edited = Signal(str, object)
    """The card's name and its new value: a JsonObject, but as an object, for Qt would copy a dict."""
    finished = Signal()
    removed = Signal(str)

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card = card
        self.setObjectName(f"card.{card.name}")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setAccessibleName(card.heading)
        self._heading = Heading(card.heading)
        self._about = WrappedLabel(card.about)
        self._about.setVisible(bool(card.about))
        self._remove = QToolButton()
        self._remove.setObjectName(f"remove.{card.name}")
        self._remove.setProperty("flat", True)
        self._remove.setIcon(icon("close", "faint-text"))
        self._remove.setIconSize(QSize(16, 16))
        self._remove.clicked.connect(lambda: self.removed.emit(self.card.name))
        self.form = Form(card.schema, card.value, self._wrong)
        self.form.changed.connect(lambda value: self.edited.emit(self.card.name, value))
        self.form.finished.connect(self.finished)
        self._lay_out()
        self.show_card(card)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._heading, 1)
        top.addWidget(self._remove)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 8, 16)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self._about)
        column.addWidget(self.form)

    def show_card(self, card: Card) -> None:
        """Show another value of the same thing."""
        self.card = card
        self._heading.setText(card.heading)
        self.setAccessibleName(card.heading)
        self._about.tell(card.about)
        self._remove.setToolTip(tr("Remove “{name}”", name=card.heading))
        self._remove.setAccessibleName(self._remove.toolTip())
        self.form.show_value(card.value)

    def _wrong(self, shown: JsonObject) -> Iterable[Fault]:
        # Asked of the present card: what is wrong depends on the whole rule, which changes.
        return self.card.faults(shown)


class Cards(QWidget):
    """Shows cards below each other, and makes only those anew that ask for something else."""

    edited = Signal(str, object)
    """A card's name and its new value: a JsonObject, but as an object, for Qt would copy a dict."""
    finished = Signal()
    removed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._frames: list[CardFrame] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)

    def show_cards(self, cards: Sequence[Card]) -> None:
        """Show these cards; a form that stays keeps what is half typed."""
        known = {frame.card.name: frame for frame in self._frames}
        focus = self._focus()
        frames = [self._frame(card, known) for card in cards]
        for frame in self._frames:
            if frame not in frames:
                self._column.removeWidget(frame)
                frame.hide()
                frame.deleteLater()
        for place, frame in enumerate(frames):
            if self._column.indexOf(frame) != place:
                self._column.insertWidget(place, frame)
                frame.show()
        is_lost = focus and focus[0] in known and known[focus[0]] not in frames
        self._frames = frames
        if focus and is_lost:
            self.focus(*focus)

    def _frame(self, card: Card, known: dict[str, CardFrame]) -> CardFrame:
        frame = known.get(card.name)
        if frame is not None and frame.card.schema == card.schema:
            frame.show_card(card)
            return frame
        made = CardFrame(card)
        made.edited.connect(self.edited)
        made.finished.connect(self.finished)
        made.removed.connect(self.removed)
        return made

    def _focus(self) -> tuple[str, str] | None:
        """Return the card and the field that have the focus."""
        focused = QApplication.focusWidget()
        for frame in self._frames:
            if focused is not None and frame.isAncestorOf(focused):
                fields = (
                    each.objectName()
                    for each in frame.form.findChildren(QWidget)
                    if each.objectName().startswith("field.") and each.isAncestorOf(focused)
                )
                # The innermost comes last.
                return frame.card.name, list(fields)[-1:][0] if fields else ""
        return None

    def focus(self, name: str, field: str = "") -> None:
        """Put the focus into a card, at a field or at its first one."""
        frame = next((each for each in self._frames if each.card.name == name), None)
        if frame is None:
            return
        found = frame.form.findChild(QWidget, field) if field else None
        (found or frame.form).setFocus()

    def finish(self) -> None:
        """Take over what is half typed in any of them."""
        for frame in self._frames:
            frame.form.finish()
