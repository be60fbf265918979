"""The reception: what becomes of a connection, from its greeting to its end."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import TypeAlias

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, message

from ..languages.translation import translation
from . import guest_requests as requests
from .doorkeeper import Doorkeeper, RequestPace
from .guest import ELSEWHERE, GONE, REFUSED, Guest, GuestLine, Teller
from .guest_requests import GuestRequest, Refused, request_from
from .hosted_table import HostedTable
from .limits import MOST_GUESTS_OF_A_TABLE, MOST_GUESTS_OF_AN_ADDRESS, SECONDS_TO_GREET

Listen: TypeAlias = Callable[[], Awaitable[str]]
"""Returns the next message of a page; raises LineEnded when there will be none."""

_log = logging.getLogger(__name__)


class LineEnded(Exception):
    """The page is gone."""


class Reception:
    """Receives guests at the tables of a server."""

    def __init__(self) -> None:
        self.tables: MutableMapping[str, HostedTable] = {}
        """The tables by their codes."""
        self.teller = Teller()
        self.doorkeeper = Doorkeeper()
        self._answers = {
            requests.HELLO: self._greeted,
            requests.SIT: self._sit,
            requests.BEGIN: self._begin,
            requests.ACT: self._act,
            requests.UNDO: self._undo,
            requests.WHY: self._why,
            requests.LANGUAGE: self._speak,
            requests.LEAVE: self._leave,
            requests.FREE: self._free,
        }

    async def receive(
        self, code: str, line: GuestLine, listen: Listen, address: str, *, is_board: bool = False
    ) -> None:
        """Have a guest at a table until the page is gone."""
        with suppress(LineEnded, TimeoutError):
            async with asyncio.timeout(SECONDS_TO_GREET):
                text = await listen()
            try:
                greeting = request_from(text)
                guest = self._admitted(code, greeting, line, address)
            except Refused as fault:
                await _turn_away(line, fault, text)
                return
            guest.is_board = is_board
            await self._converse(guest, greeting, listen)

    # -- at the door ----------------------------------------------------------------------------

    def _admitted(self, code: str, greeting: GuestRequest, line: GuestLine, address: str) -> Guest:
        if greeting.do != requests.HELLO:
            raise requests.unintelligible()
        table = self.tables.get(code.upper())
        seat = table.seat_of(greeting.key) if table else None
        is_host = table is not None and table.is_host(greeting.key)
        has_key = seat is not None or is_host
        if self.doorkeeper.distrusts(address) and not has_key:
            raise Refused(message("Too many wrong codes or keys came from here. Wait a minute."))
        if table is None:
            self.doorkeeper.refuse(address)
            raise Refused(message("There is no table with this code. Look at the code again."))
        if not has_key:
            self._count(table, address)
        guest = Guest(table, line, self.teller, address)
        guest.seat, guest.is_host, guest.language = seat, is_host, greeting.language
        return guest

    @staticmethod
    def _count(table: HostedTable, address: str) -> None:
        """Refuse whoever would be one too many; guests with a key always find room."""
        strangers = [each for each in table.guests if each.seat is None and not each.is_host]
        near = sum(each.address == address for each in strangers)
        if len(strangers) >= MOST_GUESTS_OF_A_TABLE or near >= MOST_GUESTS_OF_AN_ADDRESS:
            raise Refused(message("Too many pages are open at this table. Close some of them."))

    async def _converse(self, guest: Guest, greeting: GuestRequest, listen: Listen) -> None:
        writer = asyncio.get_running_loop().create_task(guest.write())
        try:
            self._greet(guest, greeting)
            await self._listen(guest, listen)
        finally:
            guest.table.show_out(guest)
            writer.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await writer

    def _greet(self, guest: Guest, greeting: GuestRequest) -> None:
        self._take_over(guest)
        guest.table.guests.add(guest)
        guest.tell({"tell": "welcome", "seat": guest.seat, "is_host": guest.is_host})
        if greeting.key and guest.seat is None and not guest.is_host:
            self.doorkeeper.refuse(guest.address)
            guest.say("old-key", message("This seat is not yours any more. Choose one."))
        guest.table.seats_changed()
        guest.tell_now()

    @staticmethod
    def _take_over(guest: Guest) -> None:
        """Close other pages at the same seat: the newest has it."""
        if guest.seat is None:
            return
        for other in [each for each in guest.table.guests if each.seat == guest.seat]:
            other.end(ELSEWHERE, message("This seat is open on another page now."), "elsewhere")
            other.seat = None
            guest.table.guests.discard(other)

    # -- the conversation -----------------------------------------------------------------------

    async def _listen(self, guest: Guest, listen: Listen) -> None:
        pace = RequestPace()
        while True:
            text = await listen()
            if not pace.allows():
                guest.end(REFUSED, requests.too_fast())
                return await _drained(listen)
            await self._answered(guest, text)
            if guest.is_deaf:
                return None

    async def _answered(self, guest: Guest, text: str) -> None:
        try:
            await self._answer(guest, request_from(text))
        except HullwrightError as fault:
            guest.say("refused", _reason(fault))

    async def _answer(self, guest: Guest, request: GuestRequest) -> None:
        """Do what a guest asks for; a bug costs this request, and nobody else anything."""
        try:
            await self._answers[request.do](guest, request)
        except HullwrightError:
            raise
        except Exception as bug:
            _log.exception("A request could not be answered.")
            raise Refused(message("Something went wrong here. The game goes on.")) from bug

    @staticmethod
    async def _greeted(_: Guest, __: GuestRequest) -> None:
        raise requests.unintelligible()

    async def _sit(self, guest: Guest, request: GuestRequest) -> None:
        if guest.seat is not None:
            raise Refused(message("You have a seat already."))
        key = await guest.table.sit(request.seat, request.name)
        guest.seat = request.seat
        guest.tell({"tell": "key", "seat": request.seat, "key": key})
        self._start_over(guest.table)

    async def _begin(self, guest: Guest, _: GuestRequest) -> None:
        if guest.seat is None and not guest.is_host:
            raise Refused(message("Take a seat first."))
        await self.begin(guest.table)

    async def _act(self, guest: Guest, request: GuestRequest) -> None:
        await guest.table.act(self._seat(guest, request), request.action, guest)

    async def _undo(self, guest: Guest, request: GuestRequest) -> None:
        await guest.table.undo(self._seat(guest, request), guest)

    @staticmethod
    def _seat(guest: Guest, request: GuestRequest) -> int:
        """Return the seat of somebody who decides, with the newest state of the game before their eyes."""
        if guest.seat is None:
            raise Refused(message("Take a seat first."))
        if request.edition != guest.edition:
            raise Refused(message("The game has moved on. Look again."))
        return guest.seat

    async def _why(self, guest: Guest, request: GuestRequest) -> None:
        table = guest.table
        if guest.seat is None or not table.file.has_begun or not request.path:
            raise Refused(message("Take a seat first."))
        guest.say("why", table.session.why_not(guest.seat, request.path, guest.language))

    async def _speak(self, guest: Guest, request: GuestRequest) -> None:
        guest.language = request.language
        guest.start_over()

    async def _leave(self, guest: Guest, _: GuestRequest) -> None:
        if guest.seat is None:
            raise Refused(message("Take a seat first."))
        seat, guest.seat = guest.seat, None
        await guest.table.give_up(seat)
        guest.tell({"tell": "welcome", "seat": None, "is_host": guest.is_host})
        self._start_over(guest.table)

    async def _free(self, guest: Guest, request: GuestRequest) -> None:
        if not guest.is_host:
            raise Refused(message("Only the host can do this."))
        await self.free(guest.table, request.seat)

    # -- what the host does, on a page or in the window -----------------------------------------

    @staticmethod
    async def begin(table: HostedTable) -> None:
        """Let a game begin."""
        await table.begin()
        table.seats_changed()

    async def free(self, table: HostedTable, seat: int) -> None:
        """Take a seat from somebody who is gone, or from a bot, for whoever comes next."""
        if not 0 <= seat < len(table.session.seats):
            raise Refused(message("There is no such seat."))
        for other in [each for each in table.guests if each.seat == seat]:
            other.end(REFUSED, message("The host has given this seat to somebody else."), "old-key")
            other.seat = None
        await table.give_up(seat, is_open=True)
        self._start_over(table)

    @staticmethod
    def _start_over(table: HostedTable) -> None:
        """Tell everybody everything anew: who sits where is part of every sentence."""
        for each in table.guests:
            each.start_over()
        table.tell_watchers()


async def _turn_away(line: GuestLine, fault: Refused, text: str) -> None:
    language = "en"
    with suppress(Refused):
        language = request_from(text).language
    told = translation(language).sentence(_reason(fault))
    await line.send_text(json.dumps({"tell": "gone", "text": told}, ensure_ascii=False))
    await line.close(GONE)


async def _drained(listen: Listen) -> None:
    """Hear out somebody who is shown out, without a thought for what they say."""
    while True:
        await listen()


def _reason(fault: HullwrightError) -> Message:
    said = fault.args[0]
    return said if isinstance(said, Message) else message("{text}", text=str(said))
