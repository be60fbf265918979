"""Servers for tests: real ones, on loopback, in a thread of this process; and guests without a browser."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread
from typing import Any

from websockets.sync.client import ClientConnection, connect

from hullwright.editor.table.bot_minds import BotMinds, ThreadMinds
from hullwright.editor.table.hosted_table import HostedTable
from hullwright.editor.table.hosting import OpenedTable, TableServer, new_table, table_again
from hullwright.engines.rules.book import RuleBook
from tests.engines.seats.tables import MAPS, table
from tests.waiting import wait_until

PATIENCE = 60


@dataclass
class Hosted:
    """A server that runs, with one table."""

    server: TableServer
    table: HostedTable
    opened: OpenedTable
    lines: ExitStack
    """Connections, which end with the server."""

    @property
    def address(self) -> str:
        return self.server.address(self.table)

    def guest(self, key: str = "", language: str = "en", board: bool = False) -> "Caller":
        return Caller.at(self, key, language, board)

    def seated(self, *names: str) -> "list[Caller]":
        """Return guests with seats, beginning at the first."""
        return [self.guest().sit(seat, name) for seat, name in enumerate(names)]


def opened(
    game: str, folder: Path, seed: int = 5, bot: str = "random", players: int = 0
) -> OpenedTable:
    """Return a table of a game with bots, kept in a folder."""
    levels = [bot] * (players or MAPS[game][1])
    return new_table(table(game), levels, seed, folder / f"{game}.journal")


def opened_again(game: str, folder: Path) -> OpenedTable:
    return table_again(folder / f"{game}.journal", RuleBook())


@contextmanager
def hosted(
    found: OpenedTable, port: int = 0, pause: float = 0.0, minds: BotMinds | None = None
) -> Iterator[Hosted]:
    """Host a table until the block ends; its bots take no time."""
    server = TableServer(port, minds=minds or ThreadMinds())
    made = server.host(found, pause)
    thread = Thread(target=server.run, daemon=True)
    thread.start()
    try:
        wait_until(lambda: server.is_ready)
        with ExitStack() as lines:
            yield Hosted(server, made, found, lines)
    finally:
        server.stop()
        thread.join(PATIENCE)


@dataclass
class Caller:
    """A guest without a browser: says what a page would say, and keeps what it is told."""

    line: ClientConnection
    seat: int | None = None
    key: str = ""
    desk: dict[str, Any] = field(default_factory=dict)
    log: list[Any] = field(default_factory=list)
    edition: int = 0
    lobby: dict[str, Any] = field(default_factory=dict)
    heard: list[dict[str, Any]] = field(default_factory=list)

    @classmethod
    def at(cls, hosted: Hosted, key: str, language: str = "en", board: bool = False) -> "Caller":
        return cls(dial(hosted, board=board)).greet(key, language)

    def greet(self, key: str, language: str = "en") -> "Caller":
        """Come in, with the key of a seat or without one."""
        self.say(do="hello", key=key, language=language)
        self.until("welcome")
        self.until("lobby")
        return self

    def say(self, **message: object) -> None:
        self.line.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """Return the next message, and have it."""
        message: dict[str, Any] = json.loads(self.line.recv(timeout=PATIENCE))
        self.heard.append(message)
        match message["tell"]:
            case "welcome":
                self.seat, self.desk, self.log = message["seat"], {}, []
            case "key":
                self.seat, self.key = message["seat"], message["key"]
            case "lobby":
                self.lobby = message
            case "desk":
                self.edition = message["edition"]
                self.desk.update(message["desk"])
                if "log" in message:
                    self.log[message["log"]["from"] :] = message["log"]["lines"]
        return message

    def until(self, tell: str) -> dict[str, Any]:
        """Return the next message of a sort."""
        while (message := self.hear())["tell"] != tell:
            pass
        return message

    def with_desk(self) -> "Caller":
        """Return this guest as soon as it has a desk."""
        while not self.desk:
            self.hear()
        return self

    def sit(self, seat: int, name: str) -> "Caller":
        self.say(do="sit", seat=seat, name=name)
        self.until("key")
        return self

    def refusal(self) -> str:
        return str(self.until("refused")["text"])

    def act(self, action: object) -> None:
        self.say(do="act", edition=self.edition, action=action)

    def close(self) -> None:
        self.line.close()


def dial(hosted: Hosted, board: bool = False, origin: str | None = None) -> ClientConnection:
    """Return a connection to a table, as a browser would ask for it."""
    base = f"http://{hosted.server.name}:{hosted.server.port}"
    line = dialled(hosted.address, base if origin is None else origin, board=board)
    return hosted.lines.enter_context(line)


def dialled(address: str, origin: str, *, board: bool = False) -> ClientConnection:
    """Return a connection to the table at an address, for a page from somewhere."""
    return connect(
        address.replace("http://", "ws://") + ("/board" if board else "") + "/socket",
        origin=origin,
        max_size=None,
        # A guest here reads when a test says so.
        max_queue=None,
        ping_interval=None,
        close_timeout=1,
        open_timeout=PATIENCE,
    )
