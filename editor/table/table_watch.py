"""A watch on a table for the window that hosts it: told what everybody knows, once for all that happens in a moment."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace

from hullwright.engines.seats.desk import PUBLIC, LogLine, SeatDesk
from hullwright.engines.seats.log_book import goes_on

from .hosted_table import HostedTable
from .named_desk import named_desk
from .table_news import SeatNews, TableNews

MOMENT = 0.03
"""Seconds in which everything that happens is told at once: no more often than a screen shows."""


class TableWatch:
    """Tells of a table, and of nothing that a guest may know alone."""

    def __init__(
        self, table: HostedTable, language: str, tell: Callable[[TableNews], object]
    ) -> None:
        self._table = table
        self._language = language
        self._tell = tell
        self._is_due = False
        self._told: TableNews | None = None
        self._log: Sequence[LogLine] = ()
        self._names: dict[int, str] = {}
        table.watchers.append(self.note)

    def note(self) -> None:
        """Take note that something may be new."""
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_later(MOMENT, self.tell)

    def tell(self) -> None:
        """Tell what is new, if anything is."""
        self._is_due = False
        news = self._news()
        # That somebody decides something in secret is told by no message.
        if news == self._told:
            return
        self._told = replace(news, heard=news.heard + len(news.desk.log), desk=_silent(news))
        self._tell(news)

    def _news(self) -> TableNews:
        table = self._table
        desk = table.sight(PUBLIC, self._language).desk
        names = {seat: each.name for seat, each in table.file.holders.items()}
        heard = self._heard(desk.log, names)
        self._names, self._log = names, desk.log
        here = {guest.seat for guest in table.guests}
        return TableNews(
            has_begun=table.file.has_begun,
            seats=tuple(
                SeatNews(names.get(seat, ""), level, seat in here, table.can_sit(seat))
                for seat, level in enumerate(table.levels)
            ),
            remarks=tuple(table.remarks),
            desk=named_desk(replace(desk, log=desk.log[heard:]), names),
            heard=heard,
        )

    def _heard(self, log: Sequence[LogLine], names: dict[int, str]) -> int:
        """Return how many lines were told already, as they are told now."""
        return len(self._log) if names == self._names and goes_on(log, self._log) else 0


def _silent(news: TableNews) -> SeatDesk:
    return replace(news.desk, log=())
