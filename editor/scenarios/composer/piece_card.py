"""The card of a piece of one's own: what it is called, when it is used, and what it does."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from ...drawing.icon import icon
from ...games.own_pieces import TITLE, shown_text
from ...languages.words import tr
from ...shell.effects_editor import EffectsEditor
from ...shell.forms.labels import Heading
from .piece_edits import PieceEdits
from .settings_form import AskedSetting, SettingsForm


class PieceCard(QFrame):
    """Asks for everything about one piece."""

    edited = Signal(str, str, object)
    """The piece, the setting, and its new value: any Json."""
    acted = Signal(str, object)
    """The piece, and what it does now: a tuple of Effect."""
    finished = Signal()
    removed = Signal(str)
    reached = Signal(QWidget)
    """The part in which the person goes on."""

    def __init__(self, name: str, edits: PieceEdits) -> None:
        super().__init__()
        self.name = name
        self.setObjectName(f"piece.{name}")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.heading = Heading()
        self.remove = QToolButton()
        self.remove.setObjectName(f"remove.{name}")
        self.remove.setProperty("flat", True)
        self.remove.setIcon(icon("close", "faint-text"))
        self.remove.setIconSize(QSize(16, 16))
        self.remove.clicked.connect(lambda: self.removed.emit(self.name))
        self.settings = SettingsForm()
        self.settings.edited.connect(lambda key, value: self.edited.emit(self.name, key, value))
        self.settings.finished.connect(self.finished)
        vocabulary = edits.sort.vocabulary
        self.effects = EffectsEditor(vocabulary, name) if vocabulary is not None else None
        if self.effects is not None:
            self.effects.changed.connect(lambda effects: self.acted.emit(self.name, effects))
            self.effects.reached.connect(self.reached)
        self._lay_out()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.heading, 1)
        top.addWidget(self.remove)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 8, 16)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self.settings)
        if self.effects is not None:
            column.addWidget(Heading(tr("What it does")))
            column.addWidget(self.effects)

    def show_piece(self, edits: PieceEdits, ruleset: object) -> None:
        """Show the piece as it is now; what is half typed stays."""
        title = shown_text(edits.pieces[self.name].get(TITLE), edits.language) or self.name
        self.heading.setText(title)
        self.setAccessibleName(title)
        self.remove.setToolTip(tr("Remove “{name}”", name=title))
        self.remove.setAccessibleName(self.remove.toolTip())
        asked = {
            key: AskedSetting(key, schema, edits.shown(self.name, key, schema))
            for key, schema in edits.sort.asked(ruleset, edits.language).items()
        }
        self.settings.ask(asked, edits.language, None)
        if self.effects is not None:
            self.effects.show_effects(edits.effects(self.name))

    def begin(self) -> None:
        """Put the person where they go on: to what the piece does, or to its first setting."""
        if self.effects is not None:
            self.effects.begin()
        else:
            self.settings.focus(TITLE)

    def finish(self) -> None:
        """Take over what is half typed."""
        self.settings.finish()
        if self.effects is not None:
            self.effects.finish()
