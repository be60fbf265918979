"""Runs of commands of plugins: each in a process of its own, with a bar and a way to call it off."""

from functools import partial

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from hullwright.plugins.commands import SECONDS, CommandResult
from hullwright.plugins.contributions import full_name
from hullwright.plugins.host import Contributed
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.messages import verbatim
from hullwright.schema.processes.tasks import Reply, TaskDone

from ..documents.workplace import Workplace
from ..documents.workplaces import Workplaces
from ..languages.words import error_text, tr
from ..shell.notice_progress import BRIEF, LOOK, progress
from ..shell.notices import Notices, Offer, Tone
from ..workers.faults import fault_of
from ..workers.worker import Worker
from .command_task import run_command

TOPIC = "plugin command"
GRACE = 5_000
"""Milliseconds beyond its own limit after which the process of a command is ended from outside."""


class CommandRuns(QObject):
    """Runs one command at a time on the map in front, and makes one step of what comes out."""

    def __init__(self, workplaces: Workplaces, notices: Notices) -> None:
        super().__init__()
        self._workplaces = workplaces
        self._notices = notices
        self._worker = Worker(self, limit=round(SECONDS * 1000) + GRACE)
        self._worker.progressed.connect(self._note)
        self._share: float | None = None
        self._title = ""
        self._is_told = self._is_off = False
        self._elapsed = QElapsedTimer()
        self._look = QTimer(self, interval=LOOK)
        self._look.timeout.connect(self._tell_progress)

    @property
    def is_busy(self) -> bool:
        """Whether a command is under way."""
        return self._look.isActive()

    def run(self, contributed: Contributed, title: str) -> None:
        """Run a command on the map in front."""
        workplace = self._workplaces.current
        if workplace is None or self.is_busy:
            return
        surface = workplace.surface
        selection = tuple(sorted(surface.label(cell) for cell in workplace.selection))
        self._title, self._share, self._is_told, self._is_off = title, None, False, False
        self._elapsed.start()
        self._look.start()
        then = partial(self._end, contributed, workplace, workplace.map)
        self._worker.run(run_command, full_name(contributed), workplace.map, selection, then=then)

    def call_off(self) -> None:
        """End the command that is under way; nothing comes of it."""
        self._is_off = True
        self._worker.stop()

    def close(self) -> None:
        """End with the program."""
        self._look.stop()
        self._worker.close()

    def _note(self, share: float) -> None:
        self._share = share

    def _tell_progress(self) -> None:
        passed = self._elapsed.elapsed()
        if passed < BRIEF:
            return
        if not self._is_told:
            self._is_told = True
            self._notices.begin(TOPIC, tr("{title} …", title=self._title), self.call_off)
        self._notices.advance(TOPIC, progress(self._share, passed / 1000))

    def _end(
        self, contributed: Contributed, workplace: Workplace, before: MapDocument, reply: Reply
    ) -> None:
        self._look.stop()
        if self._is_told:
            self._notices.settle(TOPIC)
        # The next command finds plugins and settings as they are by then.
        self._worker.close()
        if self._is_off:
            text = tr("“{title}” was cancelled. Nothing was changed.", title=self._title)
            self._notices.tell(text, Tone.GOOD, topic=TOPIC)
        elif isinstance(reply, TaskDone):
            self._take_in(workplace, before, reply.value)
        else:
            text = error_text(fault_of(reply, self._title))
            again = Offer(tr("Try again"), partial(self.run, contributed, self._title))
            self._notices.tell(text, Tone.WARNING, [again], TOPIC)

    def _take_in(self, workplace: Workplace, before: MapDocument, result: CommandResult) -> None:
        made = result.document
        if made is not None and workplace.map is not before:
            text = tr(
                "“{title}” was not done: the map has changed in the meantime. Run it again.",
                title=self._title,
            )
            self._notices.tell(text, Tone.WARNING, topic=TOPIC)
            return
        if made is not None:
            workplace.document.apply(verbatim(self._title), lambda _: made, "command")
        if result.message is not None:
            self._notices.tell(tr(result.message), Tone.HINT, topic=TOPIC)
