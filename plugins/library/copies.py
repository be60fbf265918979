"""Copies: maps of other packs that are the same map, shifted, turned or mirrored perhaps."""

from collections.abc import Iterator

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.likeness import likeness, shape_mark
from hullwright.schema.messages import Message, in_a_row, message
from hullwright.schema.packs.checking import document_in
from hullwright.schema.packs.pack import read_pack

from .libraries import Libraries
from .query import KnownMap

MOST_COPIES = 5
"""So many copies are told of one map."""


def copies_of(libraries: Libraries, document: MapDocument, pack_id: str = "") -> Iterator[Message]:
    """Yield a sentence for each map of other packs that is the same as a map, wherever and however it lies."""
    found = libraries.index.maps_of_shape(shape_mark(document))
    for known in [each for each in found if each.pack != pack_id][:MOST_COPIES]:
        told = message(
            "“{name}” is also in {title}, as “{other}”.",
            name=document.name,
            title=known.title,
            other=known.name,
        )
        yield in_a_row([told, *_how(libraries, document, known)])


def _how(libraries: Libraries, document: MapDocument, known: KnownMap) -> Iterator[Message]:
    """Yield how the two lie to each other; of a map that was never fetched only its mark is known."""
    other = _fetched(libraries, known)
    if other is None:
        yield message("One may be a shifted, turned or mirrored copy of the other.")
    elif found := likeness(other, document):
        yield found.sentence


def _fetched(libraries: Libraries, known: KnownMap) -> MapDocument | None:
    try:
        version = libraries.offered(known.pack, library=known.library).version
        if not libraries.downloads.is_there(version.sha256):
            return None
        found = document_in(read_pack(libraries.downloads.place(version.sha256)), known.file)
    except HullwrightError:
        return None
    return found if isinstance(found, MapDocument) else None
