"""Pieces that plugins offer: tiles, cards, creatures and sector kinds as data, each as it stands in a layout.

Reading them runs nothing. A piece is judged when a map takes it in: the map with it must be as valid as
any other.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from string import ascii_letters, digits
from typing import NamedTuple

from hullwright.schema.complaints import Complaint, Unreadable, unreadable
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError, system_reason
from hullwright.schema.files.contents import decoded, regular_content_of
from hullwright.schema.files.jsontext import parse
from hullwright.schema.files.published import faults
from hullwright.schema.files.reader import build
from hullwright.schema.limits import MAX_RULE_BYTES
from hullwright.schema.messages import message
from hullwright.schema.records import Json, JsonObject

from .host import Contributed, Host

LEGEND = "legend"
"""The part of a layout whose entries are named by one character each."""
SORTS: Mapping[str, str] = {"tiles": "", "sector_kinds": LEGEND}
"""The sorts of contributions that hold pieces, each with the part that they belong to if they name none."""


@dataclass(frozen=True)
class PluginPiece:
    """A piece that a plugin offers to maps of a kind."""

    plugin: str
    """What people call the plugin."""
    kind: str
    part: str
    name: str
    value: JsonObject
    file: Path = Path()
    """The file that it stands in."""

    @property
    def title(self) -> str:
        """What people call the piece: its own title, or its name in plain words."""
        plain = self.name.replace("_", " ")
        return str(self.value.get("title") or plain[:1].upper() + plain[1:])

    def added(self, document: MapDocument) -> tuple[MapDocument, str]:
        """Return a map with the piece, and what it is called there; Unreadable if it does not fit in."""
        whole = document.to_json()
        layout: JsonObject = whole["layout"]
        is_listed = isinstance(getattr(document.layout, self.part, None), tuple)
        entries = layout.setdefault(self.part, [] if is_listed else {})
        if isinstance(entries, list):
            name = _fresh(self.name, [each.get("id") for each in entries if isinstance(each, dict)])
            entries.append({"id": name, **self.value})
        elif self.part == LEGEND:
            name = _fresh(self.name, [each["kind"] for each in entries.values()])
            entries[_free_character(entries)] = {**self.value, "kind": name}
        else:
            name = _fresh(self.name, entries)
            entries[name] = self.value
        made = build(whole, self.title)
        if not isinstance(made, MapDocument):
            raise TypeError(made)
        return made, name


class PieceList(NamedTuple):
    """The pieces of all plugins, and what could not be read."""

    pieces: Sequence[PluginPiece]
    troubles: Sequence[Unreadable]


def plugin_pieces(host: Host) -> PieceList:
    """Return what plugins offer; what can't be read is among the troubles and hides nothing else."""
    return _listed(each for sort in SORTS for each in host.contributions(sort))


def pieces_in(contributed: Contributed) -> PieceList:
    """Return what one contribution offers."""
    return _listed([contributed])


def _listed(contributions: Iterable[Contributed]) -> PieceList:
    found = [each for contributed in contributions for each in _read(contributed)]
    return PieceList(
        [each for each in found if isinstance(each, PluginPiece)],
        [each for each in found if isinstance(each, Unreadable)],
    )


def _read(contributed: Contributed) -> Iterator[PluginPiece | Unreadable]:
    try:
        if not contributed.contribution.kind:
            raise unreadable(
                contributed.plugin.id,
                "“{id}” does not say which kind of map its pieces are for; add “kind” to it.",
                id=contributed.id,
            )
        path = contributed.path
        files = sorted(path.glob("*.json")) if path.is_dir() else [path]
    except (HullwrightError, OSError) as fault:
        yield _trouble(contributed.plugin.id, fault)
        return
    for file in files:
        try:
            yield _piece(file, contributed)
        except (HullwrightError, OSError) as fault:
            yield _trouble(str(file), fault)


def _piece(path: Path, contributed: Contributed) -> PluginPiece:
    value = parse(decoded(regular_content_of(path, MAX_RULE_BYTES), path), str(path))
    found = [Complaint(each.path, "", each.message) for each in faults(value, "piece")]
    if found:
        raise Unreadable(str(path), found)
    part = value.get("part", SORTS[contributed.sort])
    if not part:
        raise unreadable(str(path), "It does not say which “part” of a layout it belongs to.")
    kind = contributed.contribution.kind
    return PluginPiece(contributed.plugin.name, kind, part, value["id"], value["piece"], path)


def _trouble(source: str, fault: Exception) -> Unreadable:
    if isinstance(fault, Unreadable):
        return fault
    if isinstance(fault, OSError):
        reason = system_reason(fault)
        return unreadable(source, "It can't be read: {reason}.", reason=reason)
    return unreadable(source, "{reason}", reason=fault)


def _fresh(name: str, taken: Collection[Json]) -> str:
    """Return a name that is not taken.

    >>> _fresh("leak", ["leak", "leak_2"]), _fresh("leak", [])
    ('leak_3', 'leak')
    """
    number, found = 1, name
    while found in taken:
        number += 1
        found = f"{name}_{number}"
    return found


def _free_character(taken: Collection[str]) -> str:
    for each in ascii_letters + digits:
        if each not in taken:
            return each
    raise HullwrightError(message("The map's legend has no room for another kind."))
