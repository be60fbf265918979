"""Game processes: processes that play the games of a plan side by side, so that the window never waits for one."""

from collections import Counter
from functools import partial

from PySide6.QtCore import QObject, QThread, Signal

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.processes.memory import memory_limit
from hullwright.schema.processes.tasks import Reply, TaskBroken, TaskLost, TaskRefused

from ..inspection.answers import answer, examine
from ..languages.words import tr
from ..workers.worker import Worker
from .plan import GamesPlan
from .played_games import Played, games_of

LARGEST = 8
"""So many processes play at the most; each has the map and the game for itself."""
PACE = 0.25
"""Seconds that the games of one task shall take: results come in often, and tasks cost little."""
LONGEST = 500
"""Games in a task at the most."""
AHEAD = 2
"""Tasks that a process has at a time: it never waits for the next one."""
ATTEMPTS = 3
"""So often games are played whose process ends: more often would be no accident."""
LIMIT = 120_000
"""Milliseconds after which games that bring no result are given up."""
MAP = 0
"""The number of the map in each process, which has only this one."""


class GameProcesses(QObject):
    """Plays the games of one plan, each once, and ends when they are done or when it is dismissed."""

    played = Signal(Played)
    """What became of some games."""
    refused = Signal(HullwrightError)
    """The games can't be played; the error says why."""
    lost = Signal(object)
    """A range of games by their numbers whose process ended by itself each time they were played."""
    failed = Signal(str)
    """Something broke that should not; in a few words what."""

    def __init__(
        self, document: MapDocument, plan: GamesPlan, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._plan = plan
        self._next = 0
        self._pace = 0.0
        """Seconds for a game, as far as is known."""
        self._members: list[Worker] = []
        self._deaths: Counter[int] = Counter()
        """How often a process has ended while it played certain games, by the first of them."""
        self._bereft: set[Worker] = set()
        """Those whose process has just ended; the first games that they miss were being played."""

    @property
    def number(self) -> int:
        """How many processes play: as many as the machine has cores to spare."""
        return min(max(QThread.idealThreadCount() - 1, 1), LARGEST, self._plan.games)

    def start(self) -> None:
        """Let the processes play."""
        self._members = [Worker(self, limit=LIMIT) for _ in range(self.number)]
        for member in self._members:
            member.ended.connect(partial(self._begin_again, member))
            member.run(examine, MAP, self._document)
            for _ in range(AHEAD):
                self._hand_out(member)

    def dismiss(self) -> None:
        """End all processes at once, whatever they do."""
        members, self._members = self._members, []
        for member in members:
            member.blockSignals(True)
            # First all are told, then each is waited for: together they take as long as one.
            member.stop()
        for member in members:
            member.close()
            member.deleteLater()

    @property
    def process_ids(self) -> list[int]:
        """The numbers of the processes that run."""
        return [each.process_id for each in self._members if each.process_id]

    def _hand_out(self, member: Worker) -> None:
        """Give a process some more games to play, if any are left."""
        start = self._next
        end = min(start + self._number(), self._plan.games)
        if start < end:
            self._next = end
            self._let_play(member, range(start, end))

    def _let_play(self, member: Worker, part: range) -> None:
        question = games_of(self._plan, part)
        member.run(answer, MAP, question, then=partial(self._take_in, member, part))

    def _begin_again(self, member: Worker) -> None:
        """Give the map to the process that is going to follow one that has ended."""
        if member in self._members:
            self._bereft.add(member)
            member.run(examine, MAP, self._document)

    def _replay(self, member: Worker, part: range) -> None:
        """Have games played again whose process has ended, unless they were its end too often."""
        # One that still runs has given these games up itself.
        if member in self._bereft or member.is_ready:
            self._bereft.discard(member)
            self._deaths[part.start] += 1
        if self._deaths[part.start] < ATTEMPTS:
            self._let_play(member, part)
            return
        self.lost.emit(part)
        if member in self._members:
            self._hand_out(member)

    def _number(self) -> int:
        """Return how many games a task has: one until it is known how long a game takes, few at the end."""
        if not self._pace:
            return 1
        share = (self._plan.games - self._next) // (AHEAD * max(len(self._members), 1))
        return max(min(round(PACE / self._pace), LONGEST, share), 1)

    def _take_in(self, member: Worker, part: range, reply: Reply) -> None:
        if member not in self._members:
            return
        match reply:
            case TaskBroken(detail=detail):
                self.failed.emit(detail)
            case TaskLost(is_too_large=True):
                limit = memory_limit()
                self.failed.emit(tr("a game takes more than {limit} MiB of memory", limit=limit))
            case TaskLost(is_late=True):
                self.failed.emit(
                    tr("a game takes longer than {count} seconds", count=LIMIT // 1000)
                )
            case TaskLost():
                self._replay(member, part)
            case TaskRefused(reason=reason):
                self.refused.emit(reason)
            case _:
                self._note_pace(reply.seconds, reply.value)
                self._hand_out(member)
                self.played.emit(reply.value)

    def _note_pace(self, seconds: float, played: Played) -> None:
        # The first answer of a process counts the loading of the game, so the quickest is the truest.
        each = max(seconds / played.summary.games, 1e-6)
        self._pace = min(self._pace, each) if self._pace else each
