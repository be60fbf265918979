"""Heads of documents: what a map, a scenario or a recorded game says of itself, read without knowing its kind.

A pack may hold maps of kinds that nobody here knows yet: what they need has to be told all the same.
"""

from pathlib import Path

from ..documents.maps import MAP_FORMAT
from ..documents.recordings import RECORDING_FORMAT
from ..documents.scenarios import SCENARIO_FORMAT
from ..errors import HullwrightError
from ..files.contents import decoded
from ..files.jsontext import parse
from ..late_dataclass import late_dataclass
from ..limits import MAX_NAME
from ..records import Json, JsonObject

MOST_CODES = 200
"""So many rule codes of one document are looked at."""


@late_dataclass
class DocumentHead:
    """What a document says of itself."""

    format: str
    name: str
    kind: str = ""
    game: str = ""
    codes: tuple[str, ...] = ()
    """The rule codes that it names."""
    players: tuple[int, int] | None = None
    language: str = ""


def head_of(content: bytes, place: str) -> DocumentHead | None:
    """Return what a document says of itself; None if it is none, or says it in an odd way."""
    try:
        value = parse(decoded(content, Path(place)), place)
    except HullwrightError:
        return None
    if not isinstance(value, dict):
        return None
    match value.get("format"):
        case str(stated) if stated == RECORDING_FORMAT:
            return _recording(value)
        case str(stated) if stated in {MAP_FORMAT, SCENARIO_FORMAT}:
            return _head(value, stated)
    return None


def _recording(value: JsonObject) -> DocumentHead:
    scenario, played = (each if isinstance(each, dict) else {} for each in _parts(value))
    return DocumentHead(
        RECORDING_FORMAT,
        _text(scenario.get("name")) or _text(played.get("name")),
        _text(played.get("kind")),
        _text(value.get("game")),
        _codes(scenario.get("rules")),
    )


def _parts(value: JsonObject) -> tuple[Json, Json]:
    return value.get("scenario"), value.get("map")


def _head(value: JsonObject, stated: str) -> DocumentHead:
    return DocumentHead(
        stated,
        _text(value.get("name")),
        _text(value.get("kind")),
        _text(value.get("game")),
        _codes(value.get("rules")),
        _players(value.get("players")),
        _text(value.get("language")),
    )


def _text(value: Json) -> str:
    return value[:MAX_NAME] if isinstance(value, str) else ""


def _codes(rules: Json) -> tuple[str, ...]:
    listed = rules[:MOST_CODES] if isinstance(rules, list) else []
    found = (_text(each.get("code")) for each in listed if isinstance(each, dict))
    return tuple(filter(None, found))


def _players(value: Json) -> tuple[int, int] | None:
    match value:
        case {"min": int(least), "max": int(most)} if 1 <= least <= most:
            return least, most
    return None
