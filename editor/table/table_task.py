"""A table that a window hosts, in a process of its own and so without Qt: it serves in a thread beside what the window asks."""

import asyncio
import logging
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from time import sleep
from typing import TYPE_CHECKING

from hullwright.engines.loader import prepared
from hullwright.engines.rules.book import RuleBook
from hullwright.plugins.host.usual import usual_host
from hullwright.plugins.rules import rule_book
from hullwright.schema.errors import HullwrightError
from hullwright.schema.processes.child import Child

from ..languages.words import language_in_use
from .hosted_table import HostedTable
from .hosting import OpenedTable, TableServer, new_table, table_again
from .limits import BOT_PAUSE
from .qr_picture import qr_rows
from .table_news import TableDoor, TableOrder
from .table_watch import TableWatch

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from concurrent.futures import Future

_HOSTED = 0
"""Under which number the process remembers its table."""
_SOON = 0.01
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class _Hosted:
    server: TableServer
    table: HostedTable


def open_table(
    child: Child, order: TableOrder, journal: str, port: int, on_network: bool, pause: float
) -> TableDoor:
    """Open a table whose game is kept in a journal, and return how guests come to it."""
    book = rule_book(usual_host()) if order.scenario.rules else RuleBook()
    played = prepared(order.document, order.scenario, book)
    opened = new_table(played, order.bots, order.seed, Path(journal), order.kept_for_bots)
    return _served(child, opened, port, on_network=on_network, pause=pause)


def open_table_again(
    child: Child, journal: str, port: int, on_network: bool, pause: float
) -> TableDoor:
    """Go on with the table of a journal, and return how guests come to it."""
    opened = table_again(Path(journal), rule_book(usual_host()))
    return _served(child, opened, port, on_network=on_network, pause=pause)


def begin_game(child: Child) -> None:
    """Let the game begin; empty seats are played by bots."""
    hosted = _hosted(child)
    _done(hosted, hosted.server.reception.begin(hosted.table))


def free_seat(child: Child, seat: int) -> None:
    """Free a seat for whoever comes next."""
    hosted = _hosted(child)
    _done(hosted, hosted.server.reception.free(hosted.table, seat))


def set_pause(child: Child, pause: float) -> None:
    """Let each bot wait so many seconds before it decides."""
    _hosted(child).table.pause = pause


def _served(
    child: Child, opened: OpenedTable, port: int, *, on_network: bool, pause: float = BOT_PAUSE
) -> TableDoor:
    server = _server(port, on_network=on_network)
    table = server.host(opened, pause)
    watch = TableWatch(table, language_in_use(), child.tell)
    Thread(target=_serve, args=(server,), daemon=True).start()
    while server.loop is None or not server.is_ready:
        sleep(_SOON)
    server.loop.call_soon_threadsafe(watch.note)
    child.memory[_HOSTED] = _Hosted(server, table)
    address = server.address(table)
    return TableDoor(
        address=address,
        code=table.code,
        port=server.port,
        qr=qr_rows(address),
        is_on_network=on_network,
    )


def _server(port: int, *, on_network: bool) -> TableServer:
    """Return a server at a port, or at any other if that is taken."""
    try:
        return TableServer(port, on_network=on_network)
    except HullwrightError:
        return TableServer(0, on_network=on_network)


def _serve(server: TableServer) -> None:
    try:
        server.run()
    finally:
        _log.error("The server of a table has ended.", exc_info=sys.exc_info()[1])
        # Without its server the process is of no use, and the window hears that it has ended.
        os._exit(1)


def _hosted(child: Child) -> _Hosted:
    found: _Hosted = child.memory[_HOSTED]
    return found


def _done(hosted: _Hosted, doing: "Coroutine[object, object, None]") -> None:
    loop = hosted.server.loop
    if loop is not None:
        done: Future[None] = asyncio.run_coroutine_threadsafe(doing, loop)
        done.result()
