"""The question before a game: who sits where, how many play, under which rules, and with which seed."""

import secrets
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from hullwright.engines.bot_table import bot_names, styles, usual_bot
from hullwright.engines.loader import plain_scenario, prepared, rulesets
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.seats.session import GameSession
from hullwright.engines.styles import level_and_style
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.recordings import Seat
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.errors import HullwrightError

from ..games.table import game_words
from ..languages.words import error_text, language_in_use, tr
from ..shell.forms.labels import WrappedLabel
from ..shell.plain_text import PlainLabel

if TYPE_CHECKING:
    from hullwright.engines.preparation import Prepared

PERSON = ""
"""In place of a bot's name: a person sits there."""
LARGEST_SEED = 2**31 - 1
DRAWN_SEEDS = 2**31


class NewGameDialog(QDialog):
    """Asks what is played, and by whom."""

    made = Signal(object)
    """A GameSession that begins."""
    table_wanted = Signal()
    """The game is to be played around a table instead."""

    def __init__(
        self,
        document: MapDocument,
        scenarios: Sequence[Scenario],
        book: Callable[[], RuleBook],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self._title(document))
        self.setObjectName("new-game")
        self._document = document
        self._book = book
        self._prepared: Prepared | None = None
        self._scenarios = [*scenarios, *_plain_scenarios(document)]
        self.rules = QComboBox()
        self.rules.setObjectName("new-game.rules")
        self.players = QSpinBox()
        self.players.setObjectName("new-game.players")
        self.seed = QLineEdit()
        self.seed.setObjectName("new-game.seed")
        self.seed.setPlaceholderText(tr("by chance"))
        self.seed.setToolTip(tr("The same seed deals the same game; left empty, it is drawn."))
        self.refusal = WrappedLabel(ink="error")
        self.seats: list[QComboBox] = []
        self._seat_rows = QFormLayout()
        self.buttons = QDialogButtonBox()
        self._lay_out()
        self._fill_rules()

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(tr("Rules"), self.rules)
        form.addRow(tr("Players"), self.players)
        form.addRow(tr("Seed"), self.seed)
        self.start = self.buttons.addButton(
            self._start_title(), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.start.setObjectName("new-game.start")
        self.start.setProperty("primary", True)
        self.buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        self._offer_more()
        self.buttons.accepted.connect(self._begin)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(PlainLabel(tr("Seats")))
        column.addWidget(self._seats_area(), 1)
        self.below_seats = QVBoxLayout()
        column.addLayout(self.below_seats)
        column.addWidget(self.refusal)
        column.addWidget(self.buttons)
        self.resize(440, 460)
        self.rules.currentIndexChanged.connect(self._prepare)
        self.players.valueChanged.connect(self._offer_seats)

    # What another dialog about seats says otherwise.

    def _title(self, document: MapDocument) -> str:
        return tr("Play {map}", map=document.name)

    def _start_title(self) -> str:
        return tr("Start the game")

    def _offer_more(self) -> None:
        """Offer other ways to play."""
        other = self.buttons.addButton(
            tr("Around the table…"), QDialogButtonBox.ButtonRole.ActionRole
        )
        other.setObjectName("new-game.table")
        other.setToolTip(tr("Guests join with the browser of a phone or laptop."))
        other.clicked.connect(self._leave_for_table)

    def _leave_for_table(self) -> None:
        self.reject()
        self.table_wanted.emit()

    def _seat_box(self, game: str, seat: int, /) -> QComboBox:
        """Return a list of who can sit at a seat; the first is a person's unless somebody says otherwise."""
        box = seat_box(game, tr("Person"))
        box.setCurrentIndex(0 if seat == 0 else box.findData(usual_bot(game)))
        return box

    def _start(self, played: "Prepared", seats: Sequence[str], seed: int) -> None:
        """Begin what was asked for, with a bot's name for each seat, or nothing for a person."""
        named = [Seat(name=f"Player {number}", bot=each) for number, each in enumerate(seats, 1)]
        session = GameSession(played, named, seed)
        self.accept()
        self.made.emit(session)

    def _seats_area(self) -> QScrollArea:
        inside = QWidget()
        inside.setLayout(self._seat_rows)
        self._seat_rows.setContentsMargins(0, 0, 8, 0)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(inside)
        return area

    def _fill_rules(self) -> None:
        words = game_words(self._scenarios[0].game)
        for scenario in self._scenarios:
            self.rules.addItem(words.scenario_title(language_in_use(), scenario))
        self._prepare()

    def _prepare(self) -> None:
        """Find out who can play under the chosen rules."""
        scenario = self._scenarios[max(self.rules.currentIndex(), 0)]
        book = self._book() if scenario.rules else RuleBook()
        try:
            found = prepared(self._document, scenario, book)
            seats, usual = found.game.seats, found.players()
        except HullwrightError as fault:
            self._prepared = None
            self.refusal.tell(error_text(fault))
            self.start.setEnabled(False)
            return
        self._prepared = found
        self.refusal.tell("")
        self.start.setEnabled(True)
        self.players.setRange(min(seats), max(seats))
        self.players.setSingleStep(seats.step)
        self.players.setValue(usual)
        self._offer_seats()

    def _offer_seats(self) -> None:
        """Ask about each seat."""
        game = self._scenarios[0].game
        while len(self.seats) > self.players.value():
            self.seats.pop()
            self._seat_rows.removeRow(len(self.seats))
        while len(self.seats) < self.players.value():
            number = len(self.seats)
            box = self._seat_box(game, number)
            box.setObjectName(f"seat {number}")
            title = tr("Seat {number}", number=number + 1)
            box.setAccessibleName(title)
            self._seat_rows.addRow(title, box)
            self.seats.append(box)

    def _begin(self) -> None:
        if self._prepared is None:
            return
        text = self.seed.text().strip()
        if text and not (text.isdecimal() and int(text) <= LARGEST_SEED):
            self.refusal.tell(
                tr("The seed is a whole number up to {most}.", most=str(LARGEST_SEED))
            )
            return
        seed = int(text) if text else secrets.randbelow(DRAWN_SEEDS)
        try:
            self._start(self._prepared, [str(box.currentData()) for box in self.seats], seed)
        except HullwrightError as fault:
            self.refusal.tell(error_text(fault))


def _plain_scenarios(document: MapDocument) -> list[Scenario]:
    """Return the rules that a map can be played under without a scenario, the usual ones first."""
    from dataclasses import replace

    usual = plain_scenario(document)
    return [replace(usual, name=name, ruleset=name) for name in rulesets(usual.game)]


def seat_box(game: str, person: str) -> QComboBox:
    """Return a list of who can sit at a seat: a person, by what they are called, or a bot of a level and style."""
    box = QComboBox()
    box.addItem(person, PERSON)
    words, language, known = game_words(game), language_in_use(), styles(game)
    for name in bot_names(game):
        _, style = level_and_style(name)
        if not style or style in known:
            box.addItem(words.bot_title(language, name), name)
    return box
