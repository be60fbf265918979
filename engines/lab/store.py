"""The results store: every batch that was ever finished, in one SQLite file beside the experiment."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message
from hullwright.schema.records import JsonObject

from ..summary import Summary, total
from .batches import PlayedBatch
from .cells import LabCell

APPLICATION = 0x48554C4C
"""Stands in the file's head, by which other programs know whose it is ("HULL")."""
VERSION = 1
NOWHERE = Path(":memory:")
"""In place of a file: nothing is kept when the store is closed."""
PATIENCE = 60.0
"""So many seconds another process may take to write before it counts as stuck."""

_TABLES = """
CREATE TABLE cells (key TEXT PRIMARY KEY, description TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE batches (
    cell TEXT NOT NULL, seed INTEGER NOT NULL, first INTEGER NOT NULL, games INTEGER NOT NULL,
    results TEXT NOT NULL, PRIMARY KEY (cell, seed, first)
) WITHOUT ROWID;
"""


class UnusableStore(HullwrightError):
    """A file of results that can't be read or written, with what now."""


class ResultsStore:
    """Batches by what their games follow from; whatever was kept is there after any end."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with self._told():
            self._file = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
            try:
                self._prepare()
            except BaseException:
                self._file.close()
                raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def batch(self, cell: LabCell, seed: int, first: int) -> PlayedBatch | None:
        """Return a batch that was finished before, or None."""
        with self._told():
            row = self._file.execute(
                "SELECT results FROM batches WHERE cell = ? AND seed = ? AND first = ?",
                (cell.key, seed, first),
            ).fetchone()
            return PlayedBatch.from_json(first, json.loads(row[0])) if row else None

    def keep(self, cell: LabCell, seed: int, batch: PlayedBatch) -> None:
        """Keep a finished batch; it is on the disk when this returns."""
        described = json.dumps(cell.described(), ensure_ascii=False)
        results = json.dumps(batch.to_json(), separators=(",", ":"), ensure_ascii=False)
        row = (cell.key, seed, batch.first, len(batch.outcomes), results)
        with self._told(), self._transaction():
            self._file.execute("INSERT OR IGNORE INTO cells VALUES (?, ?)", (cell.key, described))
            self._file.execute("INSERT OR IGNORE INTO batches VALUES (?, ?, ?, ?, ?)", row)

    def merge(self, other: Path) -> int:
        """Take in what another store has, and return how many games were new."""
        if not other.is_file():
            raise UnusableStore(message("{path}: there are no results there.", path=other))
        # Opened as a store first: it has to be one before anything of it is taken.
        with ResultsStore(other):
            pass
        before = self.games()
        with self._told():
            self._file.execute("ATTACH ? AS other", (str(other),))
            with self._transaction():
                self._file.execute("INSERT OR IGNORE INTO cells SELECT * FROM other.cells")
                self._file.execute("INSERT OR IGNORE INTO batches SELECT * FROM other.batches")
            self._file.execute("DETACH other")
        return self.games() - before

    def played_cells(self) -> Iterator[tuple[JsonObject, Summary]]:
        """Yield what everything that was ever played was, and what was counted in it."""
        with self._told():
            for key, described in self._file.execute("SELECT key, description FROM cells"):
                rows = self._file.execute("SELECT results FROM batches WHERE cell = ?", (key,))
                found = [Summary.from_counts(json.loads(each[0])["summary"]) for each in rows]
                yield json.loads(described), total(found)

    def games(self) -> int:
        """Return how many games there are in all."""
        with self._told():
            found = self._file.execute("SELECT COALESCE(SUM(games), 0) FROM batches").fetchone()
            return int(found[0])

    def _prepare(self) -> None:
        """Make a new store, or make sure that the file is one."""
        # A full sync at each batch: a finished one survives the loss of power, too.
        self._file.execute("PRAGMA synchronous = FULL")
        version, application, has_tables = self._marks()
        if not (version or application or has_tables):
            with self._transaction():
                if not self._has_tables():
                    for statement in _TABLES.split(";"):
                        self._file.execute(statement)
                    self._file.execute(f"PRAGMA user_version = {VERSION}")
                    self._file.execute(f"PRAGMA application_id = {APPLICATION}")
        elif application != APPLICATION:
            raise UnusableStore(message("{path} is a database of another program.", path=self.path))
        elif version != VERSION:
            raise UnusableStore(
                message(
                    "{path} was written by a newer Hullwright. Update Hullwright to use it.",
                    path=self.path,
                )
            )

    def _marks(self) -> tuple[int, int, bool]:
        """Return the version, whose it is and whether it has tables, at one moment: others may be making it."""
        with self._transaction("DEFERRED"):
            version, application = map(self._pragma, ("user_version", "application_id"))
            return version, application, self._has_tables()

    def _pragma(self, name: str) -> int:
        return int(self._file.execute(f"PRAGMA {name}").fetchone()[0])

    def _has_tables(self) -> bool:
        return bool(self._file.execute("SELECT 1 FROM sqlite_master").fetchone())

    @contextmanager
    def _transaction(self, kind: str = "IMMEDIATE") -> Iterator[None]:
        """Do everything or nothing; others wait meanwhile."""
        self._file.execute(f"BEGIN {kind}")
        try:
            yield
        except BaseException:
            self._file.execute("ROLLBACK")
            raise
        self._file.execute("COMMIT")

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Say what SQLite, or what somebody wrote into the file, has against it."""
        try:
            yield
        except (sqlite3.Error, ValueError, KeyError, TypeError) as fault:
            raise UnusableStore(
                message(
                    "The results in {path} can't be used ({reason}). Move the file away to begin anew, "
                    "or restore it from a copy.",
                    path=self.path,
                    reason=fault,
                )
            ) from fault


def kept_games(path: Path) -> int:
    """Return how many games a store has, without making one where there is none."""
    if not path.exists():
        return 0
    with ResultsStore(path) as store:
        return store.games()
