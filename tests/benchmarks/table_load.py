"""Load on one server: fifty tables with eight seats each, two actions a second a table, beside an idle table.

`python -m tests.benchmarks.table_load [SECONDS [TABLES]]` prints how long guests wait for the answer to what they have
decided, how much memory the server has over time, and what is lost when it is killed in the middle: nothing.
A table has one game, so guests play for a long one: they attack nobody and stay out of the pods, and no game
is over before its last round, after about 600 actions and so five minutes.
"""

import asyncio
import json
import os
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hullwright.schema.files.reader import read_recording
from tests.editor.table.killable_server import Killable, killable
from tests.editor.table.long_games import lasting

TABLES, SEATS, SECONDS = 50, 8, 300
PACE = 0.5
"""Seconds between two actions of a table."""
IDLE_PACE = 2.0
ENOUGH = 0.1
"""Seconds within which 95 % of all answers have to come."""
LOOK = 30
"""Seconds between two looks at the memory of the server."""


class LoadGuest:
    """A guest at a seat, with the key that outlives the server."""

    def __init__(self, table: "LoadTable", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.key = ""
        self.desk: dict[str, Any] = {}
        self.edition = 0
        self.line: ClientConnection | None = None
        self.heard = asyncio.Event()

    async def run(self, base: str, code: str) -> None:
        """Listen to what is told, until the server is gone."""
        address = f"ws://{base}/{code}/socket"
        # Another server, in another event loop.
        self.desk, self.edition, self.heard = {}, 0, asyncio.Event()
        async with connect(address, origin=f"http://{base}", open_timeout=60) as line:
            self.line = line
            await self.say(do="hello", key=self.key)
            with suppress(ConnectionClosed):
                async for text in line:
                    await self._hear(json.loads(text))

    async def say(self, **message: object) -> None:
        if self.line is not None:
            await self.line.send(json.dumps(message))

    async def _hear(self, message: dict[str, Any]) -> None:
        if message["tell"] == "welcome" and message["seat"] is None:
            await self.say(do="sit", seat=self.seat, name=f"Guest {self.seat}")
        elif message["tell"] == "key":
            self.key = message["key"]
        elif message["tell"] == "desk":
            self.desk.update(message["desk"])
            self.edition = message["edition"]
            self.heard.set()


class LoadTable:
    """A table whose guests decide at a pace."""

    def __init__(self, number: int, pace: float) -> None:
        self.number = number
        self.pace = pace
        self.guests = [LoadGuest(self, seat) for seat in range(SEATS)]
        self.answers: list[float] = []
        self.answered = 0
        self.chance = Random(number)

    async def play(self, until: float) -> None:
        """Let whoever is asked decide, and measure how long they wait for their desk."""
        await asyncio.sleep(self.chance.random() * self.pace)
        while monotonic() < until:
            asked = [each for each in self.guests if each.desk.get("is_asked")]
            begun = monotonic()
            if asked:
                await self._decide(asked[0])
            await asyncio.sleep(max(0.01, self.pace - (monotonic() - begun)))

    async def _decide(self, guest: LoadGuest) -> None:
        choice = self.chance.choice(lasting(guest.desk["choices"]))
        guest.heard.clear()
        begun = monotonic()
        await guest.say(do="act", edition=guest.edition, action=choice["action"])
        with suppress(TimeoutError):
            await asyncio.wait_for(guest.heard.wait(), 10)
            self.answers.append(monotonic() - begun)
            self.answered += 1


class Look(NamedTuple):
    """A look at the server."""

    second: float
    memory: int
    """Bytes that it has."""
    actions: int
    """How many it has answered."""
    games: int
    """How many games go on."""


async def stretch(
    server: Killable, tables: list[LoadTable], seconds: float
) -> tuple[list[Look], float]:
    """Play for a while; return what was seen of the server from time to time, and its seconds of work."""
    base = f"127.0.0.1:{server.port}"
    looks: list[Look] = []
    async with AsyncExitStack() as ends:
        tasks: list[asyncio.Task[None]] = []
        for table, code in zip(tables, server.codes, strict=True):
            tasks += [asyncio.create_task(each.run(base, code)) for each in table.guests]
            await asyncio.sleep(0.05)
        ends.callback(lambda: [each.cancel() for each in tasks])
        begin, before = monotonic(), _work(server.process.pid)
        players = [asyncio.create_task(each.play(begin + seconds)) for each in tables]
        for second in (*range(0, int(seconds), LOOK), seconds):
            await asyncio.sleep(max(0, begin + second - monotonic()))
            looks.append(_look(server, tables, monotonic() - begin))
        work = _work(server.process.pid) - before
        server.kill()
        await asyncio.gather(*players, return_exceptions=True)
    return looks, work


def _look(server: Killable, tables: list[LoadTable], second: float) -> Look:
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    actions = sum(len(table.answers) for table in tables)
    games = sum(not table.guests[0].desk.get("result") for table in tables)
    return Look(second, pages * os.sysconf("SC_PAGESIZE"), actions, games)


def _work(process: int) -> float:
    """Return the seconds for which a process has had a processor."""
    figures = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(figures[11]) + int(figures[12])) / os.sysconf("SC_CLK_TCK")


def _lost(folder: Path, tables: list[LoadTable]) -> Iterator[int]:
    for table in tables:
        kept = len(read_recording(folder / f"{table.number}.journal").actions)
        yield max(0, table.answered - kept)


def _told(name: str, answers: list[float]) -> None:
    if len(answers) > 2:
        cuts = quantiles(answers, n=100)
        within = sum(each <= ENOUGH for each in answers) / len(answers)
        print(
            f"{name}: {len(answers)} answers, median {cuts[49] * 1000:.0f} ms, 95 % {cuts[94] * 1000:.0f} ms, "
            f"99 % {cuts[98] * 1000:.0f} ms, within {ENOUGH * 1000:.0f} ms: {within:.1%}"
        )


def _tell_memory(half: str, looks: list[Look]) -> None:
    print(f"{'second':>8} {'MiB':>8} {'actions':>8} {'games':>8}   {half}")
    for each in looks:
        print(f"{each.second:8.0f} {each.memory / 2**20:8.1f} {each.actions:8} {each.games:8}")
    # At first everything is loaded and laid out that a table needs.
    settled, last = looks[min(1, len(looks) - 2)], looks[-1]
    grown = (last.memory - settled.memory) / max(1, last.actions - settled.actions)
    print(f"memory {half}, from second {settled.second:.0f} on: {grown:.0f} bytes an action")


def main(seconds: float = SECONDS, count: int = TABLES) -> None:
    tables = [LoadTable(number, PACE) for number in range(int(count))]
    tables.append(LoadTable(len(tables), IDLE_PACE))
    with TemporaryDirectory() as name:
        folder = Path(name)
        for half in ("before the kill", "after it"):
            for table in tables:
                table.answers.clear()
            with killable(folder, "eftaios", len(tables), SEATS) as server:
                looks, work = asyncio.run(stretch(server, tables, seconds / 2))
            count = max(1, sum(len(table.answers) for table in tables))
            print(f"work of the server {half}: {1000 * work / count:.1f} ms for an action")
            _told(f"busy tables {half}", [each for table in tables[:-1] for each in table.answers])
            _told(f"idle table {half}", tables[-1].answers)
            _tell_memory(half, looks)
            print(f"answered actions that are lost {half}: {sum(_lost(folder, tables))}")
            print(
                f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores",
                flush=True,
            )


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
