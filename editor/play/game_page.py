"""The page of a game: the map, what can be done, and what a player has and knows."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from hullwright.engines.seats.desk import CARD, PLAYER, DeskTarget, SeatDesk
from hullwright.engines.seats.event_text import player_name
from hullwright.schema.errors import HullwrightError

from ..games.table import game_words
from ..languages.words import error_text, language_in_use, tr
from ..shell.notices import Notices, Tone
from ..shell.plain_text import PlainLabel
from ..shell.tab_page import PageCommand, TabPage
from .choice_bar import ChoiceBar
from .curtain import Curtain
from .game_board import GameBoard
from .game_layer import GameScene
from .game_table import GameTable
from .notes_view import MARK, NotesView
from .pause_box import PauseBox
from .pencil import following_mark, pencil_marks
from .pointing import joined_path, target_at


class GamePage(TabPage):
    """Lets people play at one screen, with bots at the other seats."""

    def __init__(self, table: GameTable, notices: Notices) -> None:
        super().__init__(_title(table), "play")
        self.setObjectName("game-page")
        self.table = table
        self._notices = notices
        self._path: tuple[DeskTarget, ...] = ()
        self.board = GameBoard(table.desk())
        self.choices = ChoiceBar()
        self.notes = NotesView()
        self.curtain = Curtain()
        self.state_line = PlainLabel("")
        self.state_line.setObjectName("game-state")
        self.go_on = QPushButton()
        self.go_on.setObjectName("game-go-on")
        self.pause = PauseBox(table.pause / 1000)
        self._lay_out()
        self._connect()
        self.show_table()
        self.setFocusProxy(self.board.canvas)
        table.begin()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setContentsMargins(12, 6, 12, 6)
        top.addWidget(self.state_line, 1)
        top.addWidget(self.go_on)
        top.addWidget(self.pause)
        self.board.middle_column.addWidget(self.choices)
        self.board.tabs.addTab(self.notes, tr("Notes"))
        self._stack = QStackedWidget()
        self._stack.addWidget(self.board)
        self._stack.addWidget(self.curtain)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(self._stack, 1)

    def _connect(self) -> None:
        canvas = self.board.canvas
        canvas.chosen.connect(self._point_at_space)
        canvas.noted_at.connect(self._mark)
        canvas.stepped_back.connect(self.step_back)
        self.board.hand.chosen.connect(lambda name: self.point(DeskTarget(CARD, name)))
        self.board.players.chosen.connect(lambda name: self.point(DeskTarget(PLAYER, name)))
        self.choices.pointed.connect(self.point)
        self.choices.undo_wanted.connect(self.table.undo)
        self.choices.back_wanted.connect(self.step_back)
        self.curtain.lifted.connect(self._lift)
        self.notes.written.connect(self._write)
        self.notes.shading_wanted.connect(lambda _: self.show_table())
        self.go_on.clicked.connect(lambda: self.table.let_bots(go_on=self.table.is_paused))
        self.pause.valueChanged.connect(self._set_pause)
        self.table.changed.connect(self._take_in)
        self.table.failed.connect(self._tell_fault)

    # What is pointed at.

    def point(self, target: DeskTarget) -> None:
        """Point at something: go on to the next step, do it, or say why not."""
        desk = self.table.desk()
        path = joined_path(desk, self._path, target)
        found = desk.offered(path)
        if found.choice is not None:
            self._path = ()
            self.choices.reason.tell("")
            self.table.apply(list(found.choice.action))
            return
        if found.choices:
            self._path = path
            self.choices.reason.tell("")
        elif desk.is_asked:
            self.choices.reason.tell(tr(self.table.why_not((*self._path, target))))
        self.show_table()

    def _point_at_space(self, space: str) -> None:
        self.point(target_at(self.table.desk(), self._path, space))

    def step_back(self) -> None:
        """Forget what was pointed at last."""
        self._path = self._path[:-1]
        self.choices.reason.tell("")
        self.show_table()

    # What is shown.

    def _take_in(self) -> None:
        self._path = ()
        self.show_table()
        self.restated.emit()

    def show_table(self) -> None:
        """Show what whoever looks sees now."""
        table = self.table
        desk = table.desk()
        if desk.offered(self._path).choices == ():
            self._path = ()
        names = [self._seat_name(number) for number in range(desk.players)]
        scene = GameScene(shade=self._shade(), pencil=pencil_marks(table.notes()))
        self.board.show_desk(desk, names, self._path, scene)
        waiting = tr("Bots are thinking …") if table.waits_for_bot and not table.is_paused else ""
        self.choices.show_desk(desk, self._path, can_undo=table.can_undo, waiting=waiting)
        others = [(each.seat, tr(each.name)) for each in desk.standings if each.seat != table.eyes]
        self.notes.show_notes(table.notes(), others)
        self.notes.shades.setVisible(bool(table.could_be()))
        self._show_state(desk)
        self._show_curtain()

    def _show_state(self, desk: SeatDesk) -> None:
        turn = tr(player_name(desk.turn, self.table.eyes))
        self.state_line.setText(tr("Round {round} · {player}", round=desk.round, player=turn))
        self.go_on.setVisible(any(each.bot for each in self.table.session.seats))
        self.go_on.setText(tr("Let bots go on") if self.table.is_paused else tr("Let bots wait"))

    def _show_curtain(self) -> None:
        is_down = self.table.covered and not self.table.waits_for_bot
        if is_down:
            self.curtain.name(tr(player_name(self.table.eyes)))
        shown = self.curtain if is_down else self.board
        if self._stack.currentWidget() is not shown:
            self._stack.setCurrentWidget(shown)
            shown.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lift(self) -> None:
        self.table.lift()
        self.board.canvas.setFocus(Qt.FocusReason.OtherFocusReason)

    def _seat_name(self, number: int) -> str:
        seat = self.table.session.seats[number]
        if not seat.bot:
            return tr("person")
        words = game_words(self.table.session.prepared.scenario.game)
        return words.bot_title(language_in_use(), seat.bot)

    def _shade(self) -> Mapping[int, frozenset[str]]:
        return self.table.could_be() if self.notes.shades.isChecked() else {}

    # Notes.

    def _mark(self, space: str) -> None:
        """Change the pencil's mark on a space to the next one, and to none after the last."""
        now = pencil_marks(self.table.notes()).get(space)
        self._write(f"{MARK}{space}", following_mark(now))

    def _write(self, name: str, value: object) -> None:
        self.table.note(name, value)
        self.show_table()

    def _set_pause(self, seconds: float) -> None:
        self.table.pause = round(seconds * 1000)

    def _tell_fault(self, fault: object) -> None:
        text = (
            error_text(fault)
            if isinstance(fault, HullwrightError)
            else tr("The bot could not decide. Let bots go on to ask it again.")
        )
        self._notices.tell(text, Tone.ERROR, topic=f"game {id(self)}")

    # What the window asks.

    def commands(self) -> Mapping[str, PageCommand]:
        """Return what commands of the window mean here."""
        return {
            "edit.undo": PageCommand(
                self.table.undo,
                tr("Takes back your last action: nothing hidden has become known by it."),
                lambda: (
                    ""
                    if self.table.can_undo
                    else tr("Nothing can be taken back: something hidden may have become known.")
                ),
            )
        }

    def kept(self) -> object:
        """Return the game itself: it goes on in a window of another language."""
        return self.table

    def finish(self) -> None:
        """Keep notes that are half typed."""
        self.notes.keep()


def _title(table: GameTable) -> str:
    session = table.session
    return tr(
        "Game: {map}, players: {count}",
        map=session.prepared.original.name,
        count=len(session.seats),
    )


def close_game(page: QWidget) -> None:
    """End what works for a page that is closed."""
    if isinstance(page, GamePage):
        page.table.close()
