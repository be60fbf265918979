"""The chance to win in a replay: asked for by a switch, worked out beside the window, drawn above the time line."""

from time import monotonic

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from hullwright.engines.lab.turning_points import told
from hullwright.engines.loader import plain_scenario
from hullwright.schema.processes.tasks import Reply, TaskDone, TaskRefused

from ..languages.words import error_text, tr
from ..shell.forms.labels import WrappedLabel
from ..shell.notice_progress import progress
from ..shell.notice_progress_bar import NoticeProgressBar
from ..workers.worker import Worker
from .chance_curve import ChanceCurve
from .chance_task import win_chances
from .game_layer import player_ink
from .replay_course import ReplayCourse
from .time_line import TimeLine

PLAYOUTS = 24
SIDE_INKS = {"human": "player-1", "alien": "player-4"}
"""The inks of sides as lines: Humans blue, Aliens purple, in a shade that can be seen on any theme's panels."""
ENOUGH = 2
"""So many turns make a curve."""


class ChancePane(QWidget):
    """Asks the lab how a recorded game stood at each of its turns."""

    cancelled = Signal()
    """The work was called off before there was anything to see, or it did not work."""

    def __init__(self, course: ReplayCourse, line: TimeLine) -> None:
        super().__init__()
        self._course = course
        self._worker: Worker | None = None
        self._run, self._began = 0, 0.0
        self.playouts = PLAYOUTS
        """So often the game is played on from each turn."""
        self.is_known = False
        """Whether all turns are known."""
        self.curve = ChanceCurve(line, _inks(course))
        self.curve.chosen.connect(line.slider.setValue)
        self.told = WrappedLabel(ink="text")
        self.told.setObjectName("replay-chances-told")
        self.bar = NoticeProgressBar()
        self.cancel = QPushButton(tr("Cancel"))
        self.cancel.setObjectName("replay-chances-cancel")
        self.cancel.setToolTip(tr("Stops at once; what is known of the curve stays."))
        self.cancel.clicked.connect(self._call_off)
        self._working = QWidget()
        self._arrange()

    def _arrange(self) -> None:
        row = QHBoxLayout(self._working)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.bar, 1)
        row.addWidget(self.cancel)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for part in (self.told, self._working, self.curve):
            column.addWidget(part)
        self.setVisible(False)

    @property
    def is_working(self) -> bool:
        """Whether bots are playing the game on."""
        return self._worker is not None and not self._worker.is_idle

    def switch(self, is_on: bool) -> None:
        """Show the chances, and have them worked out if they are not known; or hide them, and stop."""
        self.setVisible(is_on)
        if not is_on:
            self._stop()
        elif not self.is_known:
            self._begin()

    def close_down(self) -> None:
        """End everything with the page."""
        if self._worker is not None:
            self._stop()
            self._worker.close()

    def _begin(self) -> None:
        if self._worker is None:
            self._worker = Worker(self)
            self._worker.known.connect(self._learn)
        self._run += 1
        self._began = monotonic()
        run, recording = self._run, self._course.recording
        scenario = recording.scenario or plain_scenario(recording.map, name=recording.map.name)
        self._worker.run(
            *(win_chances, recording.map, scenario, len(recording.seats), recording.seed),
            recording.actions[: self._course.length],
            self.playouts,
            then=lambda reply: self._take_in(run, reply),
        )
        self.told.tell(tr("Bots play the game on from each of its turns …"))
        self.bar.show_progress(progress(0.0, 0.0))
        self._working.setVisible(True)

    def _stop(self) -> None:
        self._run += 1
        self._working.setVisible(False)
        if self._worker is not None and self.is_working:
            self._worker.stop()

    def _call_off(self) -> None:
        """Stop; what is known stays in sight, or else there is nothing to see."""
        self._stop()
        if len(self.curve.turns) < ENOUGH:
            self.cancelled.emit()
        else:
            self._tell()

    def _learn(self, share: float, found: object) -> None:
        if self._working.isHidden() or not isinstance(found, tuple):
            return
        self.bar.show_progress(progress(share, monotonic() - self._began))
        self.curve.show_turns(*found)

    def _take_in(self, run: int, reply: Reply) -> None:
        if run != self._run:
            return
        self._working.setVisible(False)
        match reply:
            case TaskDone(value=(titles, turns)):
                self.is_known = True
                self.curve.show_turns(titles, turns)
                self._tell()
            case TaskRefused(reason=reason):
                self.told.tell(error_text(reason))
            case _:
                self.told.tell(tr("The process that plays has ended. Switch it on again to retry."))

    def _tell(self) -> None:
        """Say when it was decided, and which turns turned it."""
        text = tr(told(self.curve.turns, self.curve.titles))
        if not self.is_known:
            text = tr("Cancelled; as far as it is known: {told}", told=text)
        self.told.tell(text)
        self.curve.setToolTip(text)


def _inks(course: ReplayCourse) -> list[str]:
    """Return the ink of each party: sides have theirs, players that of their pieces."""
    sides = course.prepared.engine.sides
    if sides:
        return [SIDE_INKS.get(side, player_ink(at)) for at, side in enumerate(sides)]
    return [player_ink(seat) for seat in range(len(course.recording.seats))]
