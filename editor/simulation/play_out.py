"""A play-out: one plan being played on one state of a map, and what has become of it so far."""

from enum import Enum

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from hullwright.engines.simulation import Summary
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError

from ..languages.words import tr
from ..shell.notice_progress import Progress, progress
from .core_words import cores_told
from .game_processes import GameProcesses
from .plan import GamesPlan
from .played_games import Played

MOST_LOST = 5
"""After so many lost tasks nothing more is to be expected of the others."""
PAUSE = 400
"""Milliseconds between two tellings: often enough to watch, seldom enough to read."""


class Stage(Enum):
    """How far a play-out is."""

    PLAYING = "playing"
    COMPLETE = "complete"
    CANCELLED = "cancelled"
    REFUSED = "refused"
    """It can't be played; the refusal says why."""
    BROKEN = "broken"
    """Something went wrong that nobody foresaw; what was counted until then stays."""


class PlayOut(QObject):
    """Adds up games as they come in."""

    changed = Signal()
    """More games were played, or it came to an end."""
    completed = Signal(object, object)
    """The map and the summary, once all games have been played."""

    def __init__(
        self, document: MapDocument, plan: GamesPlan, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.document = document
        self.plan = plan
        self.stage = Stage.PLAYING
        self.summary = Summary()
        self.newest: Played | None = None
        """What came in last: it also says what the game calls everything."""
        self.refusal: HullwrightError | None = None
        self.detail = ""
        """What broke, in a few words."""
        self.lost: list[range] = []
        """Games by their numbers whose process ended each time they were played."""
        self.processes = GameProcesses(document, plan, self)
        self.processes.played.connect(self._add)
        self.processes.lost.connect(self._lose)
        self.processes.refused.connect(self._refuse)
        self.processes.failed.connect(self._break)
        # Before they keep cores busy themselves.
        self.cores = cores_told(self.processes.number)
        """What is to be said of the cores of the machine, if anything is known of them."""
        self._elapsed = QElapsedTimer()
        self._soon = QTimer(self, singleShot=True, interval=PAUSE)
        self._soon.timeout.connect(self.changed)

    @property
    def is_playing(self) -> bool:
        """Whether games are still being played."""
        return self.stage is Stage.PLAYING

    @property
    def progress(self) -> Progress:
        """How far it is, and how long it will still take."""
        share = self.summary.games / self.plan.games
        return progress(share, self._elapsed.elapsed() / 1000) if share else Progress()

    def is_true_of(self, document: MapDocument) -> bool:
        """Tell whether a map is still played as it was when this began; its name and notes do not matter."""
        mine = self.document
        return document.layout is mine.layout and document.rules == mine.rules

    def start(self) -> None:
        """Begin to play."""
        self._elapsed.start()
        self.processes.start()

    def cancel(self) -> None:
        """Stop now; what was counted stays."""
        if self.is_playing:
            self._end(Stage.CANCELLED)

    def _add(self, played: Played) -> None:
        self.newest = played
        self.summary += played.summary
        self._go_on()

    def _lose(self, part: range) -> None:
        self.lost.append(part)
        if len(self.lost) >= MOST_LOST:
            self._break(tr("the processes that play keep stopping, perhaps for lack of memory"))
        else:
            self._go_on()

    def _go_on(self) -> None:
        """Tell before long what came in, or that all games have been played or lost."""
        if self.summary.games + sum(map(len, self.lost)) >= self.plan.games:
            self._end(Stage.COMPLETE)
        elif not self._soon.isActive():
            self._soon.start()

    def _refuse(self, reason: HullwrightError) -> None:
        self.refusal = reason
        self._end(Stage.REFUSED)

    def _break(self, detail: str) -> None:
        self.detail = detail
        self._end(Stage.BROKEN)

    def _end(self, stage: Stage) -> None:
        self.stage = stage
        self._soon.stop()
        self.processes.dismiss()
        self.changed.emit()
        if stage is Stage.COMPLETE:
            self.completed.emit(self.document, self.summary)
