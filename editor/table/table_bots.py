"""The bots of one table: they play the empty seats, think beside the event loop, and give way to guests."""

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message
from hullwright.schema.processes.executor import CallBroken
from hullwright.schema.records import Json

from .bot_minds import BotMinds

if TYPE_CHECKING:
    from .hosted_table import HostedTable

_log = logging.getLogger(__name__)


class TableBots:
    """Lets bots play at a table until a guest is asked."""

    def __init__(self, table: "HostedTable", minds: BotMinds) -> None:
        self._table = table
        self._minds = minds
        self._playing: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Let bots play until a guest is asked."""
        if self._playing is None or self._playing.done():
            self._playing = asyncio.get_running_loop().create_task(self._play())
            self._playing.add_done_callback(_complain)

    def stop(self) -> None:
        """Let no bot decide any more."""
        if self._playing is not None:
            self._playing.cancel()

    async def _play(self) -> None:
        session = self._table.session
        while session.bot_due:
            await asyncio.sleep(self._table.pause)
            count = len(session.actions)
            if self._table.is_bots_turn(count):
                action = await self._choice(session.state.to_move)
                await self._table.act_for_bot(action, count)

    async def _choice(self, seat: int) -> Sequence[Json]:
        """Return what a bot decides; where one fails, a simpler one takes its seat."""
        try:
            return await self._thought()
        except (HullwrightError, CallBroken):
            # What went wrong is told by the seed of the game, which nobody at the table may know.
            told = message(
                "The bot at seat {seat} has failed; a simpler one plays on.", seat=seat + 1
            )
            self._table.replace_bot(seat, told)
            return await self._thought()

    async def _thought(self) -> Sequence[Json]:
        table = self._table
        thought = self._minds.choice(table.code, table.session, table.levels)
        chosen: Sequence[Json] = await asyncio.wrap_future(thought)
        return chosen


def _complain(playing: "asyncio.Task[None]") -> None:
    """Write down what has ended the bots that nobody foresaw."""
    if not playing.cancelled() and (bug := playing.exception()) is not None:
        _log.error("The bots of a table have stopped.", exc_info=bug)
