"""What is kept of a table beside the journal of its game: its code, who sits where, and the hashes of their keys."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.atomic_file import save
from hullwright.schema.messages import message
from hullwright.schema.records import Json, JsonObject

SUFFIX = ".seats"
"""What the file is called beside its journal."""


@dataclass(frozen=True)
class Holder:
    """Somebody who has a seat."""

    name: str
    key: str
    """The hash of their key."""


@dataclass(frozen=True)
class TableFile:
    """What is kept of a table: a value, written whole whenever it changes."""

    code: str
    host: str
    """The hash of the host's key."""
    has_begun: bool = False
    holders: Mapping[int, Holder] = field(default_factory=dict)
    """Who sits where."""
    open_seats: frozenset[int] = frozenset()
    """Seats that the host has opened for newcomers while the game is under way."""
    bot_seats: frozenset[int] = frozenset()
    """Seats that the host keeps for bots."""

    def with_holder(self, seat: int, holder: Holder) -> "TableFile":
        """Return the table with somebody at a seat."""
        held = {**self.holders, seat: holder}
        return replace(self, holders=held, open_seats=self.open_seats - {seat})

    def without_holder(self, seat: int, *, is_open: bool = False) -> "TableFile":
        """Return the table with nobody at a seat, which a newcomer may take or not."""
        held = {each: holder for each, holder in self.holders.items() if each != seat}
        opened = self.open_seats | {seat} if is_open else self.open_seats
        kept = self.bot_seats - {seat} if is_open else self.bot_seats
        return replace(self, holders=held, open_seats=opened, bot_seats=kept)

    def to_json(self) -> JsonObject:
        """Return the table as it stands in its file."""
        return {
            "code": self.code,
            "host": self.host,
            "has_begun": self.has_begun,
            "holders": {
                str(seat): {"name": each.name, "key": each.key}
                for seat, each in self.holders.items()
            },
            "open_seats": sorted(self.open_seats),
            "bot_seats": sorted(self.bot_seats),
        }


def seats_path(journal: Path) -> Path:
    """Return where the file of a table is, beside the journal of its game."""
    return journal.with_name(journal.name + SUFFIX)


def write_table(path: Path, table: TableFile) -> None:
    """Write what is kept of a table; it is on the disk when this returns."""
    save(path, [json.dumps(table.to_json(), ensure_ascii=False), "\n"])
    path.chmod(0o600)


def read_table(path: Path) -> TableFile:
    """Return what was kept of a table."""
    try:
        return _table(json.loads(path.read_text("utf-8")))
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        raise HullwrightError(
            message(
                "{path} is missing or damaged: it says who sits where. Without it, begin a new table.",
                path=path,
            )
        ) from None


def _table(value: Json) -> TableFile:
    holders = {
        int(seat): Holder(str(each["name"]), str(each["key"]))
        for seat, each in value["holders"].items()
    }
    return TableFile(
        str(value["code"]),
        str(value["host"]),
        bool(value["has_begun"]),
        holders,
        frozenset(map(int, value["open_seats"])),
        # Tables of earlier versions keep none.
        frozenset(map(int, value.get("bot_seats", ()))),
    )
