"""Notes of a player during a game: free words, a suspicion for each other player, and what the map shows of them."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from hullwright.schema.records import Json

from ..languages.words import tr

WORDS, SUSPICION, MARK = "words", "suspicion ", "mark "
"""The names of notes: free words, of a player by seat, and on a space of the map."""
AFTER = 500
"""Milliseconds after the last key at which words are kept."""


class NotesView(QWidget):
    """Asks for notes, and whether the map shades where others could be."""

    written = Signal(str, object)
    """A note by its name, and its words; None forgets it."""
    shading_wanted = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("game-notes")
        self.shades = QCheckBox(tr("Shade where others could be"))
        self.shades.setObjectName("game-shades")
        self.shades.toggled.connect(self.shading_wanted)
        self.words = QPlainTextEdit()
        self.words.setObjectName("game-words")
        self.words.setAccessibleName(tr("Your notes"))
        self.words.setPlaceholderText(tr("Your notes; nobody else sees them."))
        self.words.textChanged.connect(self._wait)
        self._soon = QTimer(self, singleShot=True, interval=AFTER)
        self._soon.timeout.connect(self.keep)
        self._form = QFormLayout()
        self._form.setContentsMargins(0, 0, 0, 0)
        self.suspicions: dict[int, QLineEdit] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.shades)
        column.addLayout(self._form)
        column.addWidget(self.words, 1)

    def _wait(self) -> None:
        self._soon.start()

    def keep(self) -> None:
        """Keep the words that were typed."""
        if self._soon.isActive() or self.sender() is self._soon:
            self._soon.stop()
            self.written.emit(WORDS, self.words.toPlainText() or None)

    def show_notes(self, notes: Mapping[str, Json], others: Sequence[tuple[int, str]]) -> None:
        """Show what was written down, with a line for each other player."""
        if [seat for seat, _ in others] != list(self.suspicions):
            self._ask_about(others)
        with QSignalBlocker(self.words):
            text = str(notes.get(WORDS) or "")
            if text != self.words.toPlainText() and not self.words.hasFocus():
                self.words.setPlainText(text)
        for seat, line in self.suspicions.items():
            known = str(notes.get(f"{SUSPICION}{seat}") or "")
            if not line.hasFocus() and line.text() != known:
                line.setText(known)

    def _ask_about(self, others: Sequence[tuple[int, str]]) -> None:
        while self._form.rowCount():
            self._form.removeRow(0)
        self.suspicions = {}
        for seat, name in others:
            line = QLineEdit()
            line.setPlaceholderText(tr("Who are they, where?"))
            line.setAccessibleName(tr("Note about {player}", player=name))
            line.setObjectName(f"suspicion {seat}")
            line.editingFinished.connect(lambda seat=seat: self._write(seat))
            self._form.addRow(name, line)
            self.suspicions[seat] = line

    def _write(self, seat: int) -> None:
        self.written.emit(f"{SUSPICION}{seat}", self.suspicions[seat].text() or None)
