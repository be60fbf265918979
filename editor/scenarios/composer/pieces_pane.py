"""The pane of a scenario's own pieces: items and characters that its person makes, without programming."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from hullwright.engines.rules.fields import Ruleset
from hullwright.engines.rules.local import LOCAL
from hullwright.schema.effects import Effect
from hullwright.schema.messages import Message, message
from hullwright.schema.records import Json

from ...games.own_pieces import PieceSort
from ...languages.words import tr
from ...shell.forms.labels import Heading, WrappedLabel
from .composer import Composer
from .piece_card import PieceCard
from .piece_edits import Fields, PieceEdits


class SortSection(QWidget):
    """Shows the pieces of one sort below each other, and a line that makes another."""

    reached = Signal(QWidget)
    """The part in which the person goes on."""

    def __init__(self, composer: Composer, sort: PieceSort) -> None:
        super().__init__()
        self.setObjectName(f"pieces.{sort.name}")
        self._composer = composer
        self.sort = sort
        self.cards: dict[str, PieceCard] = {}
        self._column = QVBoxLayout()
        self._column.setSpacing(8)
        self.line = QLineEdit()
        self.line.setObjectName(f"new.{sort.name}.title")
        self.line.setPlaceholderText(tr("Title"))
        self.line.setAccessibleName(tr("Title"))
        self.line.setMaxLength(60)
        self.button = QPushButton(tr(sort.new))
        self.button.setObjectName(f"new.{sort.name}")
        self.line.returnPressed.connect(self._make)
        self.button.clicked.connect(self._make)
        self._lay_out()

    def _lay_out(self) -> None:
        new = QHBoxLayout()
        new.addWidget(self.line, 1)
        new.addWidget(self.button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(8)
        column.addWidget(Heading(tr(self.sort.title)))
        column.addWidget(WrappedLabel(tr(self.sort.about)))
        column.addLayout(self._column)
        column.addLayout(new)

    @property
    def edits(self) -> PieceEdits:
        """The pieces as they are now."""
        use = self._composer.use(LOCAL)
        given = use.parameters if use else {}
        return PieceEdits(
            self.sort,
            _table(given.get(self.sort.field)),
            _table(given.get(self.sort.counts)),
            self._composer.language,
        )

    def show_pieces(self, ruleset: Ruleset) -> None:
        """Show the pieces as they are now; cards that stay keep what is half typed."""
        edits = self.edits
        for name in [each for each in self.cards if each not in edits.pieces]:
            card = self.cards.pop(name)
            self._column.removeWidget(card)
            card.hide()
            card.deleteLater()
        for name in edits.pieces:
            if name not in self.cards:
                self.cards[name] = self._card(name, edits)
            self.cards[name].show_piece(edits, ruleset)

    def _card(self, name: str, edits: PieceEdits) -> PieceCard:
        card = PieceCard(name, edits)
        card.edited.connect(self._edit)
        card.acted.connect(self._act)
        card.finished.connect(self._composer.end_visit)
        card.removed.connect(self._remove)
        card.reached.connect(self.reached)
        self._column.addWidget(card)
        card.show()
        return card

    # What people do.

    def _make(self) -> None:
        title = self.line.text().strip()
        if not title:
            self.line.setFocus()
            return
        self.finish()
        name, fields = self.edits.added(title)
        self._take(fields, message("Create “{piece}”", piece=title), alone=True)
        self.line.clear()
        if name in self.cards:
            self.cards[name].begin()
            self.reached.emit(self.cards[name])

    def _edit(self, name: str, setting: str, value: Json) -> None:
        made = self._composer.judgement.composition
        asked = self.sort.asked(made.ruleset, self._composer.language) if made else {}
        if setting in asked:
            title = message("Change {setting} of “{piece}”", setting=setting, piece=name)
            self._take(self.edits.changed(name, setting, value, asked[setting]), title)

    def _act(self, name: str, effects: tuple[Effect, ...]) -> None:
        # A step of its own: to take the last one back first would make the forms anew.
        title = message("Change what “{piece}” does", piece=name)
        self._take(self.edits.doing(name, effects), title, alone=True)

    def _remove(self, name: str) -> None:
        self._take(self.edits.removed(name), message("Remove “{piece}”", piece=name), alone=True)
        self.line.setFocus()

    def _take(self, fields: Fields, title: Message, *, alone: bool = False) -> None:
        if alone:
            self._composer.end_visit()
        self._composer.set_fields(title, fields)
        if alone:
            self._composer.end_visit()

    def finish(self) -> None:
        """Take over what is half typed."""
        for card in self.cards.values():
            card.finish()


class PiecesPane(QScrollArea):
    """Lets a person make pieces of every sort that the game allows for."""

    def __init__(self, composer: Composer) -> None:
        super().__init__()
        self._composer = composer
        self.sections: dict[str, SortSection] = {}
        self.setObjectName("composer-pieces")
        self.setAccessibleName(tr("Pieces of this scenario's own"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        page = QWidget()
        self._column = QVBoxLayout(page)
        self._column.setContentsMargins(12, 12, 12, 12)
        self._column.setSpacing(16)
        self._column.addStretch()
        self.setWidget(page)

    @property
    def is_wanted(self) -> bool:
        """Whether the game has pieces of one's own."""
        return self._composer.words.pieces is not None

    def show_pieces(self) -> None:
        """Show the scenario's own pieces as they are now."""
        pieces, made = self._composer.words.pieces, self._composer.judgement.composition
        if pieces is None or made is None:
            return
        for place, sort in enumerate(pieces.sorts):
            if sort.name not in self.sections:
                section = self.sections[sort.name] = SortSection(self._composer, sort)
                section.reached.connect(self.ensureWidgetVisible)
                self._column.insertWidget(place, section)
            self.sections[sort.name].show_pieces(made.ruleset)

    def finish(self) -> None:
        """Take over what is half typed."""
        for section in self.sections.values():
            section.finish()


def _table(value: Json) -> dict[str, Json]:
    """Return a table as a file has it; anything else is said among the findings."""
    return value if isinstance(value, dict) else {}
