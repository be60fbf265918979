"""Our own share code, for the zones that the public one can't carry: `HW1:name,packed zone`.

What is packed is the zone's rows, and its legend where it differs from the usual one, as JSON,
compressed, behind a checksum over name and zone, in letters that survive in addresses and mail.
Zones with sector kinds of somebody's own, or with edges, are packed with all of that, as `HW2:…`.
"""

import base64
import json
import re
import zlib
from dataclasses import replace

from hullwright.schema.complaints import Unreadable, unreadable
from hullwright.schema.documents.maps import MAP_FORMAT, MAP_VERSION, MapDocument
from hullwright.schema.files.jsontext import parse
from hullwright.schema.files.reader import build
from hullwright.schema.kinds.hex_zone.layout import KNOWN, LEGEND, HexZone
from hullwright.schema.limits import MAX_CODE_LETTERS, MAX_CODE_UNPACKED
from hullwright.schema.records import Json, JsonObject, to_json

from ..importers import Imported
from .sheets import Sheet, sheet_of
from .texts import escaped, one_line, unescaped

PLAIN, SPECIAL = 1, 2
"""The versions: zones that every program knows, and those with kinds of somebody's own or edges."""
CODE = re.compile(r"HW([0-9]{1,4}):([^,]*),([A-Za-z0-9_=\s-]*)")

_USUAL: JsonObject = {character: to_json(each) for character, each in LEGEND.items()}


def write_own(name: str, sheet: Sheet) -> str:
    """Return our own share code of a zone."""
    name = one_line(name)
    layout = to_json(sheet.zone())
    unusual = {key: each for key, each in layout["legend"].items() if _USUAL.get(key) != each}
    zone = {"legend": unusual, "rows": layout["rows"]} if unusual else {"rows": layout["rows"]}
    return _written(PLAIN, name, zone)


def write_special(name: str, zone: HexZone) -> str:
    """Return our own share code of a zone with sector kinds of somebody's own, or with edges."""
    return _written(SPECIAL, one_line(name), to_json(_cut_down(zone)))


def _written(version: int, name: str, zone: JsonObject) -> str:
    text = json.dumps(zone, ensure_ascii=False, separators=(",", ":"))
    body = zlib.compress(text.encode(), 9)
    return f"HW{version}:{escaped(name)},{_letters(_checksum(name, body) + body)}"


def _cut_down(zone: HexZone) -> HexZone:
    """Return a zone with a legend of what is used."""
    used = set().union(*zone.rows)
    legend = {character: each for character, each in zone.legend.items() if character in used}
    return replace(zone, legend=legend)


def read_own(text: str, source: str) -> Imported:
    """Return the zone that one of our own share codes stands for."""
    found = CODE.fullmatch(text.strip())
    if found is None or len(text) > MAX_CODE_LETTERS:
        raise _mistyped(source)
    version = int(found[1])
    if version not in {PLAIN, SPECIAL}:
        raise unreadable(
            source,
            "It is a share code of version {found}, but this program reads version {known}. "
            "Update Hullwright to read it.",
            found=version,
            known=SPECIAL,
        )
    name = unescaped(found[2].strip())
    packed = _bytes(re.sub(r"[\s=]+", "", found[3]), source)
    if packed[:4] != _checksum(name, packed[4:]):
        raise _mistyped(source)
    zone = parse(_unpacked(packed[4:], source), source)
    read = _special_document if version == SPECIAL else _document
    return Imported(read(name, zone, source))


def _checksum(name: str, body: bytes) -> bytes:
    return zlib.crc32(body, zlib.crc32(name.encode())).to_bytes(4, "big")


def _letters(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def _bytes(letters: str, source: str) -> bytes:
    # A single letter behind the last full group says nothing: one is missing.
    if len(letters) % 4 == 1:
        raise _mistyped(source)
    content = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    if _letters(content) != letters:
        raise _mistyped(source)
    return content


def _unpacked(body: bytes, source: str) -> str:
    unpacker = zlib.decompressobj()
    try:
        content = unpacker.decompress(body, MAX_CODE_UNPACKED)
        if unpacker.eof and not unpacker.unused_data:
            return content.decode()
    except (zlib.error, UnicodeDecodeError):
        raise _mistyped(source) from None
    raise unreadable(source, "What the code unpacks to is cut off, or larger than any zone.")


def _document(name: str, zone: Json, source: str) -> MapDocument:
    """Return the map that was packed, checked like any file, with its legend cut down to what is used."""
    layout = dict(zone) if isinstance(zone, dict) else {}
    unusual = layout.get("legend", {})
    layout["legend"] = {**_USUAL, **unusual} if isinstance(unusual, dict) else unusual
    document = _built(name, layout, source)
    if any(each.kind not in KNOWN for each in document.layout.legend.values()):
        raise unreadable(source, "The code has sector kinds that a share code can't carry.")
    return replace(document, layout=sheet_of(document.layout).zone())


def _special_document(name: str, zone: Json, source: str) -> MapDocument:
    """Return the map that was packed as it is, checked like any file."""
    document = _built(name, zone, source)
    return replace(document, layout=_cut_down(document.layout))


def _built(name: str, layout: Json, source: str) -> MapDocument:
    envelope = {"format": MAP_FORMAT, "version": MAP_VERSION, "kind": "hex-zone"}
    document = build({**envelope, "name": name, "layout": layout}, source)
    if not isinstance(document, MapDocument) or not isinstance(document.layout, HexZone):
        raise _mistyped(source)
    return document


def _mistyped(source: str) -> Unreadable:
    return unreadable(
        source,
        "The share code does not add up: a letter is wrong, missing or extra. Copy the whole "
        "code again.",
    )
