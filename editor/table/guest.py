"""Guests: open pages at a table, what they are told one after another, and who is told first."""

import asyncio
from collections import deque
from typing import Protocol

import orjson

from hullwright.engines.seats.desk import PUBLIC
from hullwright.schema.messages import Message
from hullwright.schema.records import JsonObject

from ..languages.catalogue import ENGLISH
from .desk_telling import DeskTelling
from .hosted_table import HostedTable
from .limits import MOST_UNREAD, MOST_WAITING
from .lobby import lobby_json

ELSEWHERE, REFUSED, GONE = 4001, 4003, 4004
"""Why a connection is closed: the seat is open on another page, something is not allowed, there is no such table."""


class GuestLine(Protocol):
    """The way to a page."""

    async def send_text(self, data: str) -> None:
        """Send a message."""
        ...

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        """End the connection."""
        ...


class Teller:
    """Tells guests one after another what is new, those first who are asked.

    Between two of them others have their go: what guests decide is heard at once, however many are to be told.
    """

    def __init__(self) -> None:
        self._first: deque[Guest] = deque()
        self._others: deque[Guest] = deque()
        self._wake = asyncio.Event()

    def note(self, guest: "Guest", *, is_urgent: bool = False) -> None:
        """Take note that something may be new to a guest."""
        if is_urgent:
            self._first.append(guest)
        elif not guest.is_noted:
            self._others.append(guest)
        guest.is_noted = True
        self._wake.set()

    async def run(self) -> None:
        """Tell whoever has to be told, for ever."""
        while True:
            while self._first or self._others:
                guest = (self._first or self._others).popleft()
                if guest.is_noted:
                    guest.is_noted = False
                    guest.tell_now()
                    await asyncio.sleep(0)
            self._wake.clear()
            await self._wake.wait()


class Guest:
    """An open page: at a seat, or with the eyes of the whole table."""

    def __init__(self, table: HostedTable, line: GuestLine, teller: Teller, address: str) -> None:
        self.table = table
        self.teller = teller
        self.address = address
        self.seat: int | None = None
        self.is_host = False
        self.is_board = False
        self.language = ENGLISH
        self.is_noted = False
        """Whether it is about to be told something."""
        self._line = line
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()
        self._closing: tuple[int, str] | None = None
        self._missed = False
        self._is_lobby_due = False
        self._telling = DeskTelling(table.drawings)

    @property
    def edition(self) -> int:
        """Which edition of the desk the page has."""
        return self._telling.edition

    # -- what it is told ------------------------------------------------------------------------

    def tell(self, value: JsonObject) -> None:
        """Send something, after what was sent before."""
        self._waiting.append(_written(value))
        self._wake.set()

    def say(self, kind: str, text: Message) -> None:
        """Send a sentence, in the guest's language."""
        self.tell({"tell": kind, "text": self.table.language(self.language).sentence(text)})

    def tell_lobby(self) -> None:
        """Tell who sits where; a slow guest is told once, of what is so then."""
        self._is_lobby_due = True
        self._wake.set()

    @property
    def is_deaf(self) -> bool:
        """Whether it asks and asks, and reads no answer."""
        return len(self._waiting) > MOST_UNREAD

    def tell_now(self) -> None:
        """Tell what is new; a slow guest is told later, and then only of the newest state."""
        if self._closing is not None or not self.table.file.has_begun:
            return
        if self.seat is None and not self.is_board:
            return
        if len(self._waiting) >= MOST_WAITING:
            self._missed = True
            return
        sight = self.table.sight(PUBLIC if self.seat is None else self.seat, self.language)
        news = self._telling.news(sight, self.table.language(self.language))
        if news is not None:
            self.tell(news)

    def start_over(self) -> None:
        """Tell everything anew, such as in another language or at another seat."""
        self._telling = DeskTelling(self.table.drawings, edition=self._telling.edition)
        self.tell_lobby()
        self.tell_now()

    def end(self, code: int, text: Message | None = None, kind: str = "refused") -> None:
        """End the connection after everything that is still to be sent."""
        if self._closing is None:
            if text is not None:
                self.say(kind, text)
            self._closing = code, ""
            self._wake.set()

    def _next(self) -> str:
        if self._waiting:
            return self._waiting.popleft()
        self._is_lobby_due = False
        return _written(lobby_json(self.table, self.language))

    async def write(self) -> None:
        """Send what waits to be sent, until the connection is to end."""
        while True:
            while self._is_lobby_due or self._waiting:
                await self._line.send_text(self._next())
            if self._closing is not None:
                await self._line.close(self._closing[0])
                return
            if self._missed:
                self._missed = False
                self.teller.note(self)
            self._wake.clear()
            await self._wake.wait()


def _written(value: JsonObject) -> str:
    return orjson.dumps(value).decode()
