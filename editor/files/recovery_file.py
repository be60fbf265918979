"""The recovery file: a document as it was on the screen, and which file it belongs to."""

from datetime import UTC, datetime
from pathlib import Path

from hullwright.schema.complaints import unreadable
from hullwright.schema.files.contents import content_of, decoded
from hullwright.schema.files.jsontext import parse
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.limits import MAX_FILE_BYTES
from hullwright.schema.records import Json

from ..documents.document import Value
from .file_reader import insist_on_file, value_of

FORMAT = "hullwright/recovery"
VERSION = 1


@late_dataclass
class Recovered:
    """A document that was not saved when its program ended."""

    file: Path
    """The recovery file."""
    value: Value
    path: Path | None
    """Its own file, or None if it never had one."""
    fingerprint: str
    """What its own file held as far as the program knew."""
    time: datetime
    """When the recovery file was written."""


def content_for(recovered: Recovered) -> bytes:
    """Return the content of a recovery file."""
    import orjson

    envelope = {
        "format": FORMAT,
        "version": VERSION,
        "path": str(recovered.path) if recovered.path else None,
        "fingerprint": recovered.fingerprint,
        "time": recovered.time.isoformat(),
        "document": recovered.value.to_json(),
    }
    return orjson.dumps(envelope)


def read_recovery(file: Path) -> Recovered:
    """Return what a recovery file holds, or raise Unreadable."""
    insist_on_file(file)
    envelope = parse(decoded(content_of(file, MAX_FILE_BYTES), file), str(file))
    if not _is_envelope(envelope):
        raise unreadable(str(file), "It is not a recovery file of this version.")
    return Recovered(
        file=file,
        value=value_of(envelope["document"], str(file)),
        path=Path(envelope["path"]) if envelope["path"] else None,
        fingerprint=envelope["fingerprint"],
        time=datetime.fromisoformat(envelope["time"]),
    )


def now() -> datetime:
    """Return the present time, as recovery files state it."""
    return datetime.now(UTC)


def _is_envelope(value: Json) -> bool:
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        return False
    if value.get("version") != VERSION or not isinstance(value.get("document"), dict):
        return False
    texts = (value.get("path") or "", value.get("fingerprint"), value.get("time"))
    if not all(isinstance(each, str) for each in texts) or not _is_time(str(value["time"])):
        return False
    return not value.get("path") or _is_place(value["path"])


def _is_place(path: str) -> bool:
    """Tell whether a text can be the path of a file, and says where it is whatever folder one works in."""
    return "\0" not in path and Path(path).is_absolute()


def _is_time(text: str) -> bool:
    try:
        return datetime.fromisoformat(text).tzinfo is not None
    except ValueError:
        return False
