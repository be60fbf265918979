"""A snapshot: a state of a document that a person gave a name, and the file in which such states are kept."""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path

from hullwright.schema.complaints import unreadable
from hullwright.schema.files.atomic_file import save
from hullwright.schema.files.contents import content_of, decoded
from hullwright.schema.files.jsontext import parse
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.limits import MAX_EXPORT_BYTES
from hullwright.schema.records import Json, JsonObject

from ..documents.document import Value
from .file_reader import value_of

FORMAT = "hullwright/snapshots"
VERSION = 1


@late_dataclass(eq=False)
class NamedSnapshot:
    """A state with a name; what it holds is made of its JSON when somebody asks for it."""

    name: str
    time: datetime
    document: JsonObject

    @cached_property
    def value(self) -> Value:
        """The document as it was; Unreadable if the file was damaged."""
        return value_of(self.document, self.name)

    def renamed(self, name: str) -> "NamedSnapshot":
        """Return the same state under another name."""
        return NamedSnapshot(name, self.time, self.document)


def snapshot_of(value: Value, name: str) -> NamedSnapshot:
    """Return a document as it is now, under a name."""
    return NamedSnapshot(name, datetime.now(UTC), value.to_json())


def write_snapshots(file: Path, owner: Path | None, snapshots: Sequence[NamedSnapshot]) -> None:
    """Write the snapshots of the map at a path, or of one without a file; HullwrightError if that can't be done."""
    import orjson

    envelope = {
        "format": FORMAT,
        "version": VERSION,
        "path": str(owner) if owner else None,
        "snapshots": [
            {"name": each.name, "time": each.time.isoformat(), "document": each.document}
            for each in snapshots
        ],
    }
    save(file, [orjson.dumps(envelope)])


def read_snapshots(file: Path) -> tuple[NamedSnapshot, ...]:
    """Return the snapshots in a file; Unreadable if it holds something else."""
    envelope = parse(decoded(content_of(file, MAX_EXPORT_BYTES), file), str(file))
    try:
        return tuple(_snapshot(each) for each in _listed(envelope))
    except (KeyError, TypeError, ValueError) as fault:
        raise unreadable(str(file), "It is not a file with snapshots of this version.") from fault


def _listed(envelope: Json) -> Sequence[JsonObject]:
    if not isinstance(envelope, dict) or (envelope["format"], envelope["version"]) != (
        FORMAT,
        VERSION,
    ):
        raise ValueError(FORMAT)
    listed: Sequence[JsonObject] = envelope["snapshots"]
    return listed


def _snapshot(value: JsonObject) -> NamedSnapshot:
    document = value["document"]
    if not isinstance(document, dict) or not isinstance(value["name"], str):
        raise TypeError(value)
    return NamedSnapshot(value["name"], datetime.fromisoformat(value["time"]), document)
