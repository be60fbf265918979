"""Hosting: a table is opened or goes on, and a server listens for its guests."""

import asyncio
import logging
import socket
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from hullwright.engines.preparation import Prepared
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.seats.session import GameSession
from hullwright.schema.documents.recordings import Seat
from hullwright.schema.errors import HullwrightError, system_reason
from hullwright.schema.messages import message
from hullwright.schema.processes.garbage import look_rarely

from .bot_minds import BotMinds, ProcessMinds
from .hosted_table import HostedTable, TablePools
from .limits import (
    BOT_PAUSE,
    DISK_THREADS,
    MOST_BYTES_OF_A_FRAME,
    MOST_CONNECTIONS,
    SECONDS_OF_SILENCE,
    SLICE,
)
from .reception import Reception
from .seat_keys import hashed, new_code, new_key
from .table_file import TableFile, read_table, seats_path, write_table

if TYPE_CHECKING:
    import uvicorn

    from .web import TableWeb

LOOPBACK, EVERYWHERE = "127.0.0.1", ""
"""Where a server listens: to this machine alone, or to all networks that it is on."""
PACKAGES = ("segno", "starlette", "uvicorn", "websockets")
"""What hosting takes beside everything else."""


@dataclass(frozen=True)
class OpenedTable:
    """A game and what is kept of its table, ready to be hosted."""

    session: GameSession
    file: TableFile
    journal: Path
    host_key: str
    """What the host can do more with than guests; made anew whenever a table is opened."""


def new_table(
    prepared: Prepared,
    levels: Sequence[str],
    seed: int,
    journal: Path,
    bot_seats: frozenset[int] = frozenset(),
) -> OpenedTable:
    """Return a new table whose game is kept in a journal, with bots of some levels at all seats; some may be theirs alone."""
    seats = [Seat(name=f"{number}", bot=level) for number, level in enumerate(levels, 1)]
    session = GameSession(prepared, seats, seed)
    session.keep(journal)
    key = new_key()
    file = TableFile(new_code(), hashed(key), bot_seats=bot_seats)
    write_table(seats_path(journal), file)
    return OpenedTable(session, file, journal, key)


def table_again(journal: Path, book: RuleBook) -> OpenedTable:
    """Return a table that goes on where it was, with everybody at the seat their key opens."""
    session = GameSession.resumed(journal, book)
    key = new_key()
    file = replace(read_table(seats_path(journal)), host=hashed(key))
    write_table(seats_path(journal), file)
    return OpenedTable(session, file, journal, key)


def insist_on_packages() -> None:
    """Refuse to host without the packages that hosting takes, with the command that installs them."""
    if not all(map(find_spec, PACKAGES)):
        raise HullwrightError(
            message(
                "Hosting a table needs further packages. Install them with: {command}",
                command="pip install 'hullwright[table]'",
            )
        )


class TableServer:
    """A server for guests, on this machine alone or on its network."""

    def __init__(
        self, port: int, *, on_network: bool = False, minds: BotMinds | None = None
    ) -> None:
        self.reception = Reception()
        self._socket = _bound(EVERYWHERE if on_network else LOOPBACK, port)
        self.port: int = self._socket.getsockname()[1]
        self.name = (network_address() if on_network else None) or LOOPBACK
        """The address by which guests reach it."""
        self._disk = ThreadPoolExecutor(DISK_THREADS, "journal")
        self._bots = minds or ProcessMinds()
        self._server: uvicorn.Server | None = None
        self._is_asked_to_end = False
        self.loop: asyncio.AbstractEventLoop | None = None
        """Where everything at its tables is done, as soon as it serves."""

    def host(self, opened: OpenedTable, pause: float = BOT_PAUSE) -> HostedTable:
        """Host a table, from when the server runs."""
        pools = TablePools(self._disk, self._bots)
        table = HostedTable(opened.session, opened.file, pools, pause)
        table.address = self.address(table)
        self.reception.tables[table.code] = table
        return table

    def address(self, table: HostedTable) -> str:
        """Return where guests join a table."""
        return f"http://{self.name}:{self.port}/{table.code}"

    def run(self) -> None:
        """Serve until it is stopped."""
        asyncio.run(self.serve())

    async def serve(self) -> None:
        """Serve until it is stopped."""
        from .web import TableWeb

        self.loop = asyncio.get_running_loop()
        # Whoever works beside the event loop lets guests be heard soon.
        sys.setswitchinterval(SLICE)
        look_rarely()
        web = TableWeb(self.reception, self.address)
        self._server = _patient_server(self._config(web))
        if self._is_asked_to_end:
            self.stop()
        try:
            await self._server.serve(sockets=[self._socket])
        finally:
            self._socket.close()
            self._disk.shutdown()
            self._bots.close()

    def _config(self, web: "TableWeb") -> "uvicorn.Config":
        import uvicorn

        return uvicorn.Config(
            web.app(frozenset(self._hosts())),
            log_config=None,
            log_level=logging.ERROR,
            access_log=False,
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=MOST_BYTES_OF_A_FRAME,
            ws_ping_interval=SECONDS_OF_SILENCE,
            ws_ping_timeout=SECONDS_OF_SILENCE,
            # Packing costs memory for each guest, and home networks are quick.
            ws_per_message_deflate=False,
            limit_concurrency=MOST_CONNECTIONS,
            timeout_graceful_shutdown=2,
        )

    @property
    def is_ready(self) -> bool:
        """Whether guests can come."""
        return self._server is not None and self._server.started

    def stop(self) -> None:
        """Ask the server to end, from any thread, even before it serves."""
        self._is_asked_to_end = True
        if self._server is not None:
            self._server.should_exit = True

    def _hosts(self) -> Iterator[str]:
        for name in {LOOPBACK, "localhost", self.name, socket.gethostname().lower()}:
            yield f"{name}:{self.port}"


def _patient_server(config: "uvicorn.Config") -> "uvicorn.Server":
    """Return a server that goes on ending, which takes a moment, when it is asked to once more."""
    import uvicorn

    class PatientServer(uvicorn.Server):
        """Ends once."""

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            """Take the first request to end, and be in no hurry after the second."""
            if not self.should_exit:
                super().handle_exit(sig, frame)

    return PatientServer(config)


def _bound(address: str, port: int) -> socket.socket:
    made = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((address, port))
        # Whoever is quicker than the server waits for it.
        made.listen()
    except (OSError, OverflowError) as fault:
        made.close()
        reason = system_reason(fault) if isinstance(fault, OSError) else str(fault)
        raise HullwrightError(
            message(
                "Port {port} can't be used: {reason}. Choose another one with --port.",
                port=str(port),
                reason=reason,
            )
        ) from None
    return made


def network_address() -> str | None:
    """Return the address of this machine on its network, or None if it is on none; nothing is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # An address for examples, which nobody has: the system only says by which way it would go there.
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return None
    return found
