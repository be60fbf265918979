"""A table: one game with guests and bots at its seats, who sits where, and everything on the disk before it is told."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from hullwright.engines.seats.desk import PUBLIC, Eyes, SeatDesk
from hullwright.engines.seats.session import GameSession, NotYourTurn
from hullwright.schema.documents.recordings import Seat
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.journal import UNDO, Journal
from hullwright.schema.messages import Message, message
from hullwright.schema.records import Json
from hullwright.schema.visible_text import visible_line

from .bot_minds import BotMinds
from .desk_telling import SeatSight
from .guest_requests import Refused
from .limits import BOT_PAUSE, MOST_LETTERS_OF_A_NAME
from .seat_keys import fits, hashed, new_key
from .table_bots import TableBots
from .table_drawings import TableDrawings
from .table_file import Holder, TableFile, seats_path, write_table
from .table_language import TableLanguage

if TYPE_CHECKING:
    from .guest import Guest

T = TypeVar("T")

FALLBACK = "random"
"""The bot that takes over from one that fails."""


class TablePools:
    """Where tables write and think, so that neither holds up the others."""

    def __init__(self, disk: Executor, bots: BotMinds) -> None:
        self.disk = disk
        self.bots = bots


class HostedTable:
    """One game with guests and bots.

    Its game is changed in the event loop alone; disk and bots work beside it.
    """

    def __init__(
        self,
        session: GameSession,
        file: TableFile,
        pools: TablePools,
        pause: float = BOT_PAUSE,
    ) -> None:
        self.session = session
        self.file = file
        self.pause = pause
        self.address = ""
        """Where guests join, as it is shown to them."""
        self.guests: set[Guest] = set()
        self.watchers: list[Callable[[], object]] = []
        """Told whenever something may be new to everybody."""
        self.drawings = TableDrawings()
        self.remarks: list[Message] = []
        """What everybody has to know beside the game, such as that it is not kept any more."""
        self._pools = pools
        # The session would write where everybody waits for it.
        self.journal: Journal | None = session.journal
        session.journal = None
        self._path = seats_path(self.journal.path) if self.journal else None
        self.levels = tuple(each.bot for each in session.seats)
        """The bot of each seat, which plays as long as nobody sits there."""
        self._turn = asyncio.Lock()
        self._bots = TableBots(self, pools.bots)
        self._languages: dict[str, TableLanguage] = {}
        self._public: dict[str, tuple[int, SeatDesk]] = {}
        self._version = 0
        self._seat_people()

    # -- who sits where -------------------------------------------------------------------------

    @property
    def code(self) -> str:
        """What guests type to find the table."""
        return self.file.code

    def seat_of(self, key: str) -> int | None:
        """Return the seat that a key opens, or None."""
        return next((seat for seat, each in self.file.holders.items() if fits(key, each.key)), None)

    def is_host(self, key: str) -> bool:
        """Tell whether a key is the host's."""
        return fits(key, self.file.host)

    def can_sit(self, seat: int) -> bool:
        """Tell whether a newcomer may take a seat: before the game any, later what the host has opened."""
        file = self.file
        if not 0 <= seat < len(self.session.seats) or seat in file.holders:
            return False
        return seat in file.open_seats if file.has_begun else seat not in file.bot_seats

    async def sit(self, seat: int, name: str) -> str:
        """Give a seat to somebody, and return its key; Refused if it can't be."""
        name = self._proper_name(name)
        async with self._turn:
            if not self.can_sit(seat):
                raise Refused(message("This seat is taken. Choose another one."))
            if any(each.name.casefold() == name.casefold() for each in self.file.holders.values()):
                raise Refused(message("Somebody at this table is called so already."))
            key = new_key()
            await self._keep(self.file.with_holder(seat, Holder(name, hashed(key))))
        if not self.file.has_begun and not any(map(self.can_sit, range(len(self.levels)))):
            await self.begin()
        return key

    @staticmethod
    def _proper_name(name: str) -> str:
        shown = " ".join(visible_line(name).split())
        if not shown or len(shown) > MOST_LETTERS_OF_A_NAME:
            raise Refused(
                message("Choose a name of 1 to {most} characters.", most=MOST_LETTERS_OF_A_NAME)
            )
        return shown

    async def give_up(self, seat: int, *, is_open: bool = False) -> None:
        """Let a bot play a seat from now on; its key opens nothing any more."""
        async with self._turn:
            await self._keep(self.file.without_holder(seat, is_open=is_open))
        self.wake_bots()

    async def begin(self) -> None:
        """Let the game begin; seats that are empty are played by bots."""
        if not self.file.has_begun:
            async with self._turn:
                await self._keep(replace(self.file, has_begun=True))
        self.changed()
        self.wake_bots()

    async def _keep(self, file: TableFile) -> None:
        if self._path is not None:
            await self._on_disk(write_table, self._path, file)
        self.file = file
        self._languages.clear()
        self._seat_people()

    def _seat_people(self) -> None:
        held = self.file.holders
        self.session.seats = tuple(
            Seat(
                name=held[seat].name if seat in held else each.name,
                bot="" if seat in held else level,
            )
            for seat, (each, level) in enumerate(zip(self.session.seats, self.levels, strict=True))
        )

    # -- what is told ---------------------------------------------------------------------------

    def language(self, language: str) -> TableLanguage:
        """Return how a language is spoken at this table."""
        if language not in self._languages:
            names = {seat: each.name for seat, each in self.file.holders.items()}
            self._languages[language] = TableLanguage(language, names)
        return self._languages[language]

    def sight(self, eyes: Eyes, language: str) -> SeatSight:
        """Return what somebody has before them."""
        public = self._public_desk(language)
        if eyes == PUBLIC:
            return SeatSight(public, public)
        return SeatSight(
            self.session.desk(eyes, language),
            public,
            self.session.can_undo(eyes),
            self.session.layout(eyes, language).has_open_hands,
        )

    def _public_desk(self, language: str) -> SeatDesk:
        version, desk = self._public.get(language, (-1, None))
        if desk is None or version != self._version:
            desk = self.session.desk(PUBLIC, language)
            self._public[language] = self._version, desk
        return desk

    def changed(self, first: "Guest | None" = None) -> None:
        """Tell everybody what is new to them, beginning with somebody who waits for it."""
        self._version += 1
        if first is not None:
            first.tell_now()
        asked = -1 if self.session.is_over else self.session.state.to_move
        for guest in self.guests:
            if guest is not first:
                guest.teller.note(guest, is_urgent=guest.seat == asked)
        self.tell_watchers()

    def seats_changed(self) -> None:
        """Tell everybody who sits where."""
        for guest in self.guests:
            guest.tell_lobby()
        self.tell_watchers()

    def show_out(self, guest: "Guest") -> None:
        """Have a guest no more; with the last one goes what was laid out for them, which is most of a table."""
        self.guests.discard(guest)
        self.seats_changed()
        if not self.guests and not self.watchers:
            self._languages.clear()
            self._public.clear()
            self.session.put_away()
            if self.session.is_over:
                self.drawings.put_away()

    def tell_watchers(self) -> None:
        """Tell those who watch the table that something may be new."""
        for watcher in self.watchers:
            watcher()

    # -- what is decided ------------------------------------------------------------------------

    async def act(self, seat: int, action: Json, by: "Guest | None" = None) -> None:
        """Do what somebody at a seat has decided; Refused or NotYourTurn if it can't be."""
        async with self._turn:
            if not self.file.has_begun:
                raise Refused(message("The game has not begun yet."))
            if not self.session.is_asked(seat):
                raise NotYourTurn(message("It is not your turn to decide."))
            if not self.session.is_legal(seat, action):
                raise Refused(message("This is not possible now."))
            await self._do(seat, action)
        self.changed(by)
        self.wake_bots()

    async def _do(self, seat: int, action: Sequence[Json]) -> None:
        """Write an action to the disk, then do it."""
        await self._written(list(action))
        self.session.apply(seat, list(action))
        if self.session.is_over:
            await self._written(self.session.ending())

    async def undo(self, seat: int, by: "Guest | None" = None) -> None:
        """Take back what somebody has done, while nobody has learned anything by it."""
        async with self._turn:
            if not self.session.can_undo(seat):
                raise Refused(message("This can't be taken back any more."))
            await self._written({UNDO: 1})
            self.session.undo(seat)
        self.changed(by)

    async def _written(self, entry: Json) -> None:
        if self.journal is None:
            return
        try:
            await self._on_disk(self.journal.append, entry)
        except HullwrightError as fault:
            # What comes after a torn line could not be read: nothing is written any more.
            self.journal.close()
            self.journal = None
            if isinstance(fault.args[0], Message):
                self.remarks.append(fault.args[0])
            self.seats_changed()

    # Any arguments: functions of all sorts write.
    async def _on_disk(self, write: Callable[..., T], *values: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pools.disk, write, *values)

    # -- bots -----------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let bots play until a guest is asked."""
        if self.file.has_begun:
            self._bots.wake()

    def is_bots_turn(self, count: int) -> bool:
        """Tell whether a bot is asked, so many actions having been done."""
        return self.session.bot_due and len(self.session.actions) == count

    async def act_for_bot(self, action: Sequence[Json], count: int) -> None:
        """Do what a bot has decided after so many actions; while it thought, a guest may have taken its seat."""
        async with self._turn:
            if not self.is_bots_turn(count):
                return
            await self._do(self.session.state.to_move, action)
        self.changed()

    def replace_bot(self, seat: int, told: Message) -> None:
        """Let the simplest bot take over from one that fails, and everybody know."""
        self.remarks.append(told)
        self.levels = (*self.levels[:seat], FALLBACK, *self.levels[seat + 1 :])
        self._seat_people()
        self.session.forget_bot(seat)
        self.seats_changed()

    # -- the end --------------------------------------------------------------------------------

    async def close(self) -> None:
        """Let go of everything; the game can go on from its journal."""
        self._bots.stop()
        async with self._turn:
            if self.journal is not None:
                self.journal.close()
                self.journal = None
