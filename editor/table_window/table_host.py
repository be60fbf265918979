"""A table that the window hosts: served by a process of its own, heard of whenever something is new to everybody."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from hullwright.schema.processes.tasks import Reply, TaskDone, TaskRefused

from ..table.limits import BOT_PAUSE, PORT
from ..table.table_news import TableDoor, TableNews, TableOrder
from ..table.table_task import begin_game, free_seat, open_table, open_table_again, set_pause
from ..workers.worker import Worker

if TYPE_CHECKING:
    from collections.abc import Callable

    from hullwright.engines.seats.desk import LogLine


class TableHost(QObject):
    """Keeps the process that serves one table, and what is known of the table."""

    changed = Signal()
    """Something is new."""
    failed = Signal(object)
    """It can't be done, for the reason in a HullwrightError; or a process broke, and there is no reason."""

    def __init__(
        self, name: str, journal: Path, *, on_network: bool = False, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.name = name
        """What the map is called."""
        self.journal = journal
        self.on_network = on_network
        self.door: TableDoor | None = None
        """How guests come in, while the table is open."""
        self.news: TableNews | None = None
        """What is known; its desk has the whole log."""
        self.has_died = False
        """Whether the process ended without being asked to."""
        self.pause = BOT_PAUSE
        self._log: list[LogLine] = []
        self._port = PORT
        self._worker = Worker(self)
        self._worker.known.connect(self._take_in)
        self._worker.ended.connect(self._notice_end)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.news is not None and self.news.desk.result is not None

    @property
    def is_opening(self) -> bool:
        """Whether guests can come before long."""
        return self.door is None and not self._worker.is_idle

    @property
    def process_id(self) -> int:
        """The number of the process that serves, or 0."""
        return self._worker.process_id

    # What is done.

    def open(self, order: TableOrder) -> None:
        """Open a new table."""
        self._ask_to_open(open_table, order)

    def go_on(self) -> None:
        """Open the table of the journal again, by the same address if that is free."""
        self.has_died = False
        self._worker.start_now()
        self._ask_to_open(open_table_again)

    def _ask_to_open(self, function: "Callable[..., TableDoor]", *arguments: object) -> None:
        values = (str(self.journal), self._port, self.on_network, self.pause)
        self._worker.run(function, *arguments, *values, then=self._enter)
        self.changed.emit()

    def begin(self) -> None:
        """Let the game begin."""
        self._worker.run(begin_game, then=self._hear)

    def free(self, seat: int) -> None:
        """Free a seat for whoever comes next."""
        self._worker.run(free_seat, seat, then=self._hear)

    def set_pause(self, seconds: float) -> None:
        """Let bots take so many seconds for a decision."""
        self.pause = seconds
        if self.door is not None:
            self._worker.run(set_pause, seconds)

    def stop(self) -> None:
        """Close the table; its game can be gone on with."""
        self.door = None
        self._worker.stop()
        self.changed.emit()

    def close(self) -> None:
        """End the process; nobody is told any more."""
        self.door = None
        self._worker.close()

    # What is heard.

    def _enter(self, reply: Reply) -> None:
        if isinstance(reply, TaskDone) and isinstance(reply.value, TableDoor):
            self.door = reply.value
            self._port = reply.value.port
            self.changed.emit()
        else:
            self._hear(reply)

    def _hear(self, reply: Reply) -> None:
        if isinstance(reply, TaskRefused):
            self.failed.emit(reply.reason)
        elif not isinstance(reply, TaskDone) and not self.has_died:
            self.failed.emit(None)
        self.changed.emit()

    def _take_in(self, _: float, found: object) -> None:
        if isinstance(found, TableNews):
            self._log[found.heard :] = found.desk.log
            self.news = replace(found, desk=replace(found.desk, log=tuple(self._log)))
            self.changed.emit()

    def _notice_end(self) -> None:
        self.has_died = self.door is not None
        self.door = None
        self.changed.emit()
