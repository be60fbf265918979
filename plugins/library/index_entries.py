"""Entries of the local index: what a library says of a pack, taken apart into what is searched and shown."""

import json
import sqlite3

from hullwright.schema.documents.libraries import LibraryPack, OfferedMap, PackVersion
from hullwright.schema.documents.verdicts import VerdictRow
from hullwright.schema.records import from_json, to_json


def forget_library(database: sqlite3.Connection, address: str) -> None:
    """Take out everything that a library has offered."""
    row = database.execute("select id from libraries where address = ?", (address,)).fetchone()
    if row is None:
        return
    mine = "(select id from packs where library = ?)"
    database.execute(
        f"delete from verdicts where map in (select id from maps where pack in {mine})",
        row,
    )
    database.execute(f"delete from maps where pack in {mine}", row)
    listed = (
        "select p.id, p.authors, s.stated from packs p join statements s on s.pack = p.id"
        " where p.library = ? and p.is_withdrawn = 0"
    )
    for number, authors, stated in database.execute(listed, row).fetchall():
        pack = from_json(json.loads(stated), LibraryPack)
        database.execute(
            "insert into words (words, rowid, title, authors, maps, description)"
            " values ('delete',?,?,?,?,?)",
            (number, *_words(pack, authors)),
        )
    database.execute(f"delete from statements where pack in {mine}", row)
    database.execute("delete from packs where library = ?", row)
    database.execute("delete from libraries where id = ?", row)


def enter_pack(database: sqlite3.Connection, library: int, pack: LibraryPack) -> None:
    """Take in a pack; one that is withdrawn can be asked for, but is not found."""
    version = pack.newest or pack.versions[0]
    authors = ", ".join(each.name for each in pack.authors)
    first = version.maps[0] if version.maps else None
    named = [each.players for each in version.maps if each.players]
    made = database.execute(
        "insert into packs (library, pack, title, authors, version, published, maps, least, most, spaces,"
        " minutes, fairness, preview, has_code, languages, game, is_withdrawn)"
        " values (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
        (
            *(library, pack.id, pack.title, authors, version.pack_version, version.published),
            *(len(version.maps), min((each.min for each in named), default=0)),
            *(max((each.max for each in named), default=0), first.spaces if first else 0),
            *(_minutes(version), fairness_of(_rows(version)), first.preview if first else ""),
            *(version.has_code, f" {' '.join(pack.languages)} ", first.game if first else ""),
            pack.newest is None,
        ),
    )
    row = made.lastrowid or 0
    stated = json.dumps(to_json(pack), ensure_ascii=False)
    database.execute("insert into statements (pack, stated) values (?,?)", (row, stated))
    if pack.newest is None:
        return
    for each in version.maps:
        _enter_map(database, row, each)
    database.execute(
        "insert into words (rowid, title, authors, maps, description) values (?,?,?,?,?)",
        (row, *_words(pack, authors)),
    )


def _words(pack: LibraryPack, authors: str) -> tuple[str, str, str, str]:
    version = pack.newest or pack.versions[0]
    maps = " ".join(each.name for each in version.maps)
    return pack.title, authors, maps, pack.description


def _enter_map(database: sqlite3.Connection, pack: int, facts: OfferedMap) -> None:
    least, most = (facts.players.min, facts.players.max) if facts.players else (0, 0)
    made = database.execute(
        "insert into maps (pack, game, least, most, spaces, symmetry, name, file, shape)"
        " values (?,?,?,?,?,?,?,?,?)",
        (
            *(pack, facts.game, least, most, facts.spaces, facts.symmetry),
            *(facts.name, facts.file, facts.shape),
        ),
    )
    database.executemany(
        "insert into verdicts (map, players, fairness, minutes) values (?,?,?,?)",
        [(made.lastrowid, each.players, each.fairness, each.minutes) for each in facts.verdicts],
    )


def _rows(version: PackVersion) -> list[VerdictRow]:
    return [row for each in version.maps for row in each.verdicts]


def _minutes(version: PackVersion) -> int:
    """Return the middle of how long games on the first map take."""
    known = sorted(each.minutes for each in _rows(version) if each.minutes)
    return known[len(known) // 2] if known else 0


def fairness_of(rows: list[VerdictRow]) -> str:
    """Return one word for what is known of fairness: `fair`, who is ahead, `mixed`, or nothing."""
    known = {each.fairness for each in rows if each.fairness}
    if not known:
        return ""
    return known.pop() if len(known) == 1 else "mixed"
