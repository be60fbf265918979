"""A server in a process of its own, to be killed: goes on with the journals of a folder, or begins new tables in it.

`python -m tests.editor.table.killable_server FOLDER GAME TABLES SEATS PORT` prints the port and the codes of its tables.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from hullwright.editor.table.bot_minds import ThreadMinds
from hullwright.editor.table.hosting import TableServer, new_table, table_again
from hullwright.engines.rules.book import RuleBook
from tests.engines.seats.tables import table


def serve(folder: Path, game: str, tables: int, seats: int, port: int) -> None:
    server = TableServer(port, minds=ThreadMinds())
    codes = []
    for number in range(tables):
        journal = folder / f"{number}.journal"
        found = (
            table_again(journal, RuleBook())
            if journal.exists()
            else new_table(table(game), ["random"] * seats, number, journal)
        )
        codes.append(server.host(found, pause=0.0).code)
    print(json.dumps({"port": server.port, "codes": codes}), flush=True)
    server.run()


@dataclass
class Killable:
    """A server that runs in a process of its own."""

    process: "subprocess.Popen[str]"
    port: int
    codes: list[str]

    def kill(self) -> None:
        """End it at once, whatever it is doing."""
        self.process.kill()
        self.process.wait()


@contextmanager
def killable(
    folder: Path, game: str = "eftaios", tables: int = 1, seats: int = 4, port: int = 0
) -> Iterator[Killable]:
    """Run a server until the block ends."""
    command = [sys.executable, "-m", __name__, folder, game, tables, seats, port]
    with subprocess.Popen(
        list(map(str, command)), stdout=subprocess.PIPE, text=True, env=dict(os.environ)
    ) as process:
        assert process.stdout is not None
        try:
            told = json.loads(process.stdout.readline())
            yield Killable(process, told["port"], told["codes"])
        finally:
            process.kill()


if __name__ == "__main__":
    where, what, *numbers = sys.argv[1:]
    serve(Path(where), what, *map(int, numbers))
