"""The page of a recorded game: the same board as in a game, a time line, and no hand of one's own."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from hullwright.engines.rules.book import RuleBook
from hullwright.engines.seats.desk import EVERYTHING, PUBLIC, SeatDesk
from hullwright.engines.seats.event_text import player_name
from hullwright.engines.seats.session import GameSession
from hullwright.schema.documents.recordings import Recording

from ..games.table import game_words
from ..languages.words import language_in_use, tr
from ..shell.forms.labels import WrappedLabel
from ..shell.plain_text import PlainLabel
from ..shell.tab_page import TabPage
from .chance_pane import ChancePane
from .game_board import GameBoard
from .replay_controls import ReplayControls
from .replay_course import ReplayCourse
from .time_line import TITLES, TimeLine


class ReplayPage(TabPage):
    """Shows a recorded game, moment by moment."""

    def __init__(
        self,
        recording: Recording,
        book: RuleBook,
        play_on: Callable[[GameSession], object],
        ask_file: Callable[[str], Path | None] | None = None,
    ) -> None:
        super().__init__(tr("Replay: {map}", map=recording.map.name), "history")
        self.setObjectName("replay-page")
        self.course = ReplayCourse(recording, book)
        self._book = book
        self._play_on = play_on
        self._ask_file = ask_file
        self.number = 0
        """After how many actions the game is shown."""
        self.eyes = self._eyes_box()
        self.board = GameBoard(self._desk(), has_hand=False)
        self.line = TimeLine(self.course.length, self.course.moments)
        self.chances = ChancePane(self.course, self.line)
        self.controls = ReplayControls()
        self.told = WrappedLabel(ink="warning")
        self.state_line = PlainLabel("")
        self._clock = QTimer(self)
        self._lay_out()
        self._connect()
        self.show_moment(0)
        self._tell_version()
        self.setFocusProxy(self.line.slider)

    def _eyes_box(self) -> QComboBox:
        box = QComboBox()
        box.setObjectName("replay-eyes")
        box.setAccessibleName(tr("Through whose eyes"))
        box.addItem(tr("All secrets shown"), EVERYTHING)
        box.addItem(tr("What everybody knew"), PUBLIC)
        for seat in range(len(self.course.recording.seats)):
            box.addItem(tr("As {player} saw it", player=player_name(seat)), seat)
        return box

    def _lay_out(self) -> None:
        below = QWidget()
        column = QVBoxLayout(below)
        column.setContentsMargins(12, 4, 12, 8)
        column.addWidget(self.chances)
        column.addWidget(self.line)
        column.addWidget(self.controls)
        column.addWidget(self.told)
        self.board.middle_column.addWidget(below)
        top = QHBoxLayout()
        top.setContentsMargins(12, 6, 12, 6)
        top.addWidget(self.state_line, 1)
        top.addWidget(self.eyes)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(top)
        whole.addWidget(self.board, 1)

    def _connect(self) -> None:
        self.line.slider.valueChanged.connect(self.show_moment)
        self.controls.back.clicked.connect(lambda: self.step(-1))
        self.controls.ahead.clicked.connect(lambda: self.step(1))
        self.controls.play.toggled.connect(self._run)
        self.controls.speed.currentIndexChanged.connect(
            lambda _: self._run(self.controls.play.isChecked())
        )
        self.controls.interesting.clicked.connect(self.go_to_next)
        self.controls.chances.toggled.connect(self.chances.switch)
        self.chances.cancelled.connect(lambda: self.controls.chances.setChecked(False))
        self.controls.branch.clicked.connect(self.begin_branch)
        self.controls.picture.clicked.connect(self.save_picture)
        self.eyes.currentIndexChanged.connect(lambda _: self.show_moment(self.number))
        self._clock.timeout.connect(self._tick)

    # Where the game is.

    def _desk(self) -> SeatDesk:
        return self.course.desk(self.number, int(self.eyes.currentData()), language_in_use())

    def show_moment(self, number: int) -> None:
        """Show the game after so many actions."""
        self.number = number
        if self.line.slider.value() != number:
            self.line.slider.setValue(number)
            return
        self.chances.curve.show_moment(number)
        desk = self._desk()
        self.board.show_desk(desk, [self._seat_name(each) for each in range(desk.players)])
        self.state_line.setText(
            tr(
                "Round {round} · decision {number} of {length}",
                round=desk.round,
                number=number,
                length=self.course.length,
            )
        )
        self.controls.back.setEnabled(number > 0)
        self.controls.ahead.setEnabled(number < self.course.length)
        self.controls.interesting.setEnabled(self.course.next_moment(number) is not None)

    def step(self, by: int) -> None:
        """Go a decision or a round ahead or back."""
        if self.controls.is_by_decision:
            self.show_moment(min(max(self.number + by, 0), self.course.length))
        elif by > 0:
            self.show_moment(self.course.next_round(self.number))
        else:
            earlier = [each for each in self.course.rounds if each < self.number]
            self.show_moment(earlier[-1] if earlier else 0)

    def go_to_next(self) -> None:
        """Go to the next thing that is marked."""
        found = self.course.next_moment(self.number)
        if found is not None:
            self.show_moment(found.after)
            self.told.tell(tr(TITLES[found.mark]).capitalize())

    def _run(self, on: bool) -> None:
        if on:
            self._clock.start(self.controls.pause)
        else:
            self._clock.stop()

    def _tick(self) -> None:
        if self.number >= self.course.length:
            self.controls.play.setChecked(False)
        else:
            self.step(1)

    # What can be made of it.

    def begin_branch(self) -> None:
        """Play on from here as a game of its own; the seats are as they were."""
        self.controls.play.setChecked(False)
        self._play_on(GameSession.of_recording(self.course.recording, self._book, self.number))

    def save_picture(self) -> None:
        """Save the board as it is shown, or the whole game as an animation."""
        from .replay_pictures import save_picture

        path = self._ask_file(self.course.recording.map.name) if self._ask_file else None
        if path is not None:
            self.told.tell(save_picture(self, path))

    def _seat_name(self, number: int) -> str:
        seat = self.course.recording.seats[number]
        words = game_words(self.course.recording.game)
        return words.bot_title(language_in_use(), seat.bot) if seat.bot else tr("person")

    def _tell_version(self) -> None:
        course = self.course
        if not course.is_older and course.refused is None:
            self.told.tell("")
            return
        text = tr(
            "This game was played with version {old} of the engine, and this is version {new}: it is shown as far as "
            "its actions are still legal.",
            old=course.recording.engine,
            new=course.prepared.engine.version,
        )
        self.told.tell(text)

    def kept(self) -> object:
        """Return the recording, to be shown in a window of another language."""
        return self.course.recording

    def leave(self) -> None:
        """Stop playing, and whoever works for the page."""
        self.controls.play.setChecked(False)
        self.chances.close_down()
