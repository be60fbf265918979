"""A game in the window: people decide by hand, bots in a process of their own, and everybody hears what happened."""

from collections.abc import Mapping, Sequence
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from hullwright.engines.seats.desk import EVERYTHING, PUBLIC, DeskTarget, Eyes, SeatDesk
from hullwright.engines.seats.session import GameSession
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message
from hullwright.schema.processes.tasks import Reply, TaskDone, TaskRefused
from hullwright.schema.records import Json

from ..games.bot_thinking import bots_choice
from ..languages.words import language_in_use
from ..workers.worker import Worker

USUAL_PAUSE = 600
"""Milliseconds that bots take for a decision, so that one sees what they do."""
_numbers = count(1)


class GameTable(QObject):
    """Keeps one game, and sees to it that whoever is asked decides."""

    changed = Signal()
    """Something has happened, or somebody else looks."""
    failed = Signal(object)
    """A bot could not decide, or the game can't be kept on the disk; a HullwrightError or a text."""

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.pause = USUAL_PAUSE
        """Milliseconds that bots take."""
        self.is_paused = False
        """Whether bots wait until somebody lets them go on."""
        self.covered = len(session.people) > 1
        """Whether a curtain hides everything, because somebody else sits down."""
        self.eyes: Eyes = self._first_eyes()
        self._name = f"game {next(_numbers)}"
        self._worker = Worker(self)
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._ask_bot)
        self._asked = -1
        """After how many actions a bot was last asked."""

    def _first_eyes(self) -> Eyes:
        people = self.session.people
        if not people:
            return EVERYTHING
        to_move = self.session.state.to_move
        return to_move if to_move in people and not self.session.is_over else people[0]

    def begin(self) -> None:
        """Let the game go on, whoever is asked."""
        self._settle()

    # What is seen.

    def desk(self) -> SeatDesk:
        """Return what whoever looks sees; what the table knows while a curtain is down."""
        return self.session.desk(PUBLIC if self.covered else self.eyes, language_in_use())

    def could_be(self) -> Mapping[int, frozenset[str]]:
        """Return where the others could be, by what whoever looks was told."""
        return self.session.could_be(self.eyes) if self.eyes >= 0 and not self.covered else {}

    def why_not(self, path: Sequence[DeskTarget]) -> Message:
        """Return why nothing can be done with what was pointed at."""
        return self.session.why_not(self.eyes, path, language_in_use())

    @property
    def can_undo(self) -> bool:
        """Whether whoever looks can take their last action back."""
        return self.eyes >= 0 and not self.covered and self.session.can_undo(self.eyes)

    @property
    def waits_for_bot(self) -> bool:
        """Whether a bot is asked."""
        return self.session.bot_due

    # What is done.

    def apply(self, action: Sequence[Json]) -> None:
        """Do what whoever looks has decided."""
        self._do(self.eyes, list(action))

    def _do(self, seat: int, action: Json) -> None:
        try:
            self.session.apply(seat, action)
        except HullwrightError as fault:
            self.failed.emit(fault)
        self._settle()

    def undo(self) -> None:
        """Take back the last action of whoever looks, where that is honest."""
        if self.can_undo:
            self.session.undo(self.eyes)
            self._asked = -1
            self._settle()

    def lift(self) -> None:
        """Let whoever is asked look: they have said that they sit down."""
        self.covered = False
        self.changed.emit()

    def note(self, name: str, value: Json) -> None:
        """Keep something that whoever looks has written down."""
        if self.eyes >= 0:
            self.session.note(self.eyes, name, value)

    def notes(self) -> Mapping[str, Json]:
        """Return what whoever looks has written down."""
        return {} if self.covered else self.session.notes.get(self.eyes, {})

    def keep(self, path: Path) -> None:
        """Keep every action on the disk from now on."""
        self.session.keep(path)

    def let_bots(self, *, go_on: bool) -> None:
        """Let bots wait, or go on."""
        self.is_paused = not go_on
        self._settle()

    def _settle(self) -> None:
        """Turn to whoever is asked: a bot after a moment, another person behind a curtain."""
        session = self.session
        if session.bot_due and not self.is_paused:
            self._soon.start(self.pause)
        elif not session.is_over and not session.bot_due and session.state.to_move != self.eyes:
            self.covered = len(session.people) > 1
            self.eyes = session.state.to_move
        elif session.is_over:
            self.covered = False
        self.changed.emit()

    def _ask_bot(self) -> None:
        session = self.session
        done = len(session.actions)
        if not session.bot_due or self._asked == done:
            return
        self._asked = done
        game = session.prepared.game
        self._worker.run(
            bots_choice,
            self._name,
            session.prepared.original,
            session.prepared.scenario,
            tuple(each.bot for each in session.seats),
            session.seed,
            [game.action_to_json(each) for each in session.actions],
            then=lambda reply: self._hear(done, reply),
        )

    def _hear(self, done: int, reply: Reply) -> None:
        """Do what a bot has decided, unless the game is elsewhere by now."""
        if done != len(self.session.actions) or not self.session.bot_due:
            return
        if isinstance(reply, TaskDone):
            self._do(self.session.state.to_move, reply.value)
            return
        self._asked = -1
        self.is_paused = True
        self.failed.emit(reply.reason if isinstance(reply, TaskRefused) else "")
        self.changed.emit()

    def close(self) -> None:
        """End what works beside the window."""
        self._soon.stop()
        self._worker.close()
        self.session.close()
