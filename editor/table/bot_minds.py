"""Where the bots of tables think: in a process of their own, or, if they are quick, in threads beside the server."""

from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, Protocol

from hullwright.engines.seats.session import GameSession
from hullwright.schema.processes.executor import ChildExecutor

from ..games.bot_thinking import choice_of_bot
from .limits import BOT_THREADS

if TYPE_CHECKING:
    from hullwright.schema.records import Json


class BotMinds(Protocol):
    """Lets the bot decide that is asked."""

    def choice(self, table: str, session: GameSession, levels: Sequence[str]) -> "Future[Json]":
        """Return what a bot is going to decide at a table, whose seats have bots of some levels."""
        ...

    def close(self) -> None:
        """End whatever thinks."""
        ...


class ProcessMinds:
    """One process for all tables of a server: however hard a bot thinks, guests are heard at once."""

    def __init__(self) -> None:
        self._process = ChildExecutor(1)

    def choice(self, table: str, session: GameSession, levels: Sequence[str]) -> "Future[Json]":
        """Have the process play the game again as far as it does not know it, and let a bot decide."""
        prepared = session.prepared
        return self._process.submit(
            choice_of_bot,
            # Other bots are other games to it.
            f"{table} {' '.join(levels)}",
            prepared.original,
            prepared.scenario,
            tuple(levels),
            session.seed,
            [prepared.game.action_to_json(each) for each in session.actions],
        )

    def process_ids(self) -> list[int]:
        """Return the number of the process, if it runs."""
        return self._process.process_ids()

    def close(self) -> None:
        """End the process."""
        self._process.dismiss()


class ThreadMinds:
    """Threads of the server's own process, for bots that take no time."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(BOT_THREADS, "bot")

    def choice(self, _: str, session: GameSession, __: Sequence[str]) -> "Future[Json]":
        """Let a bot decide in the game itself, which waits for it."""
        return self._threads.submit(session.bots_choice)

    def close(self) -> None:
        """Let the threads end."""
        self._threads.shutdown(wait=False, cancel_futures=True)
