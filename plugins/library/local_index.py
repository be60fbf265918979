"""The local index: all packs of all libraries that were fetched, in one file that is searched in a moment."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from hullwright.schema.documents.libraries import LibraryIndex, LibraryPack
from hullwright.schema.files.progress import Progress, counted, unheard
from hullwright.schema.records import from_json

from .index_conditions import conditions_of, words_asked
from .index_entries import enter_pack, forget_library
from .query import KnownMap, LibraryQuery, PackCard

FORM = 2
"""Raised when the tables become others; the file is then made anew from what libraries hold."""

MOST_ALIKE = 50
"""So many maps of one shape are listed."""

_TABLES = """
create table libraries (id integer primary key, address text unique, title text, description text,
    tag text, fetched text);
create table packs (id integer primary key, library integer, pack text, title text, authors text,
    version text, published text, maps integer, least integer, most integer, spaces integer,
    minutes integer, fairness text, preview text, has_code integer, languages text, game text, is_withdrawn integer);
create index packs_by_id on packs (pack);
create index packs_by_day on packs (is_withdrawn, published desc, title);
create table statements (pack integer primary key, stated text);
create table maps (id integer primary key, pack integer, game text, least integer, most integer,
    spaces integer, symmetry real, name text, file text, shape text);
create index maps_by_shape on maps (shape);
create index maps_of_pack on maps (pack);
create table verdicts (map integer, players integer, fairness text, minutes integer);
create index verdicts_of_map on verdicts (map);
create index verdicts_of_table on verdicts (players, fairness, minutes, map);
create virtual table words using fts5 (title, authors, maps, description, content='',
    tokenize="unicode61 remove_diacritics 2", prefix='1 2 3');
insert into words (words, rank) values ('rank', 'bm25(10, 4, 6, 1)');
"""
_CARD = (
    "p.id, l.address, p.pack, p.title, p.authors, p.version, p.published, p.maps, p.least, p.most,"
    " p.spaces, p.minutes, p.fairness, p.preview, p.has_code, p.game"
)


class LocalIndex:
    """What is known of all libraries, also without a network."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._open: sqlite3.Connection | None = None

    @property
    def _database(self) -> sqlite3.Connection:
        if self._open is None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._open = _opened(self._path)
        return self._open

    def close(self) -> None:
        """Let go of the file."""
        if self._open is not None:
            self._open.close()
            self._open = None

    def tag(self, address: str) -> str:
        """Return what stood for the state of a library's index when it was last fetched."""
        row = self._database.execute("select tag from libraries where address = ?", (address,))
        return next((each[0] for each in row), "")

    def titles(self) -> dict[str, tuple[str, int]]:
        """Return what the libraries are called and how many packs each has, by their addresses."""
        rows = self._database.execute(
            "select address, title, (select count(*) from packs where library = l.id) from libraries l"
        )
        return {address: (title, count) for address, title, count in rows}

    def take_in(
        self, address: str, index: LibraryIndex, tag: str = "", progress: Progress = unheard
    ) -> None:
        """Take in what a library offers, in place of what it offered before."""
        with self._writing() as database:
            forget_library(database, address)
            now = datetime.now(UTC).isoformat(timespec="seconds")
            made = database.execute(
                "insert into libraries (address, title, description, tag, fetched) values (?,?,?,?,?)",
                (address, index.title, index.description, tag, now),
            )
            for pack in counted(index.packs, len(index.packs), progress):
                enter_pack(database, made.lastrowid or 0, pack)

    def forget(self, address: str) -> None:
        """Forget a library."""
        with self._writing() as database:
            forget_library(database, address)

    def search(self, query: LibraryQuery) -> list[int]:
        """Return the rows of all packs that fit, the best or the newest first."""
        conditions, values = conditions_of(query)
        fitting = f"select p.id from packs p where {' and '.join(conditions)}"
        if words := words_asked(query.text):
            # Withdrawn packs have no words here; other tables are only asked for what is wanted of them.
            narrowed = f"and +rowid in ({fitting})" if values else ""
            asked = f"select rowid from words where words match ? {narrowed} order by rank"
            values = [words, *values]
        else:
            asked = f"{fitting} order by p.published desc, p.title"
        return [each[0] for each in self._database.execute(asked, values)]

    def cards(self, rows: list[int]) -> list[PackCard]:
        """Return what is shown of packs in a list, in the order given."""
        marks = ",".join("?" * len(rows))
        # Only question marks are put in.
        told = f"select {_CARD} from packs p join libraries l on l.id = p.library where p.id in ({marks})"
        found = {each[0]: _card(each) for each in self._database.execute(told, rows)}
        return [found[row] for row in rows if row in found]

    def pack(self, row: int) -> tuple[str, LibraryPack] | None:
        """Return a pack with everything that its library says of it, and the library's address."""
        told = (
            "select l.address, s.stated from packs p join libraries l on l.id = p.library"
            " join statements s on s.pack = p.id where p.id = ?"
        )
        for address, stated in self._database.execute(told, (row,)):
            return address, from_json(json.loads(stated), LibraryPack)
        return None

    def rows_of(self, pack_id: str) -> list[int]:
        """Return the rows of the packs with an id, of whatever libraries."""
        found = self._database.execute(
            "select id from packs where pack = ? order by id", (pack_id,)
        )
        return [each[0] for each in found]

    def maps_of_shape(self, shape: str) -> list[KnownMap]:
        """Return the maps of all packs that share a mark, those that came first in front."""
        told = (
            "select l.address, p.pack, p.title, m.name, m.file from maps m join packs p on p.id = m.pack"
            " join libraries l on l.id = p.library where m.shape = ? and m.shape <> ''"
            " order by p.published, p.title limit ?"
        )
        return [KnownMap(*row) for row in self._database.execute(told, (shape, MOST_ALIKE))]

    def games(self) -> list[str]:
        """Return the games that there are maps for."""
        found = self._database.execute("select distinct game from maps where game <> '' order by 1")
        return [each[0] for each in found]

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        database = self._database
        with database:
            database.execute("begin immediate")
            yield database


def _opened(path: Path) -> sqlite3.Connection:
    """Return the file, made anew if it is damaged or of another form: it can be fetched again."""
    try:
        return _ready(path)
    except sqlite3.DatabaseError:
        for each in (path, *path.parent.glob(f"{path.name}-*")):
            with suppress(OSError):
                each.unlink()
        return _ready(path)


def _ready(path: Path) -> sqlite3.Connection:
    made = sqlite3.connect(path, timeout=10, isolation_level=None)
    try:
        made.execute("pragma journal_mode = wal")
        made.execute("pragma synchronous = normal")
        made.execute("pragma cache_size = -16000")
        form = made.execute("pragma user_version").fetchone()[0]
        if form != FORM:
            # Fails where there are other tables already.
            made.executescript(f"begin; {_TABLES} pragma user_version = {FORM}; commit;")
        made.execute("select count(*) from libraries").fetchone()
    except BaseException:
        with closing(made):
            raise
    return made


# Any: a row of the database has the types of its columns.
def _card(row: tuple[Any, ...]) -> PackCard:
    return PackCard(*[*row[:-2], bool(row[-2]), row[-1]])
