"""Pack manifests: what a pack says of itself in `pack.json`, and every file in it with its hash."""

from ..late_dataclass import late_dataclass
from ..records import JsonObject, Record, document_json, to_json

PACK_FORMAT = "hullwright/pack"
PACK_VERSION = 1


@late_dataclass(kw_only=True)
class PackAuthor(Record):
    """Somebody who made a pack."""

    name: str
    contact: str = ""
    """Where to reach them, such as an address of a page."""


@late_dataclass(kw_only=True)
class PackNeed(Record):
    """A plugin without which something in a pack can't be used."""

    plugin: str
    versions: str = ""
    """Those that do, such as `>=1.2`; any without it."""


@late_dataclass(kw_only=True)
class PackedFile(Record):
    """A file of a pack."""

    path: str
    size: int
    sha256: str


@late_dataclass(kw_only=True)
class PackManifest(Record):
    """What a pack says of itself."""

    id: str
    title: str
    pack_version: str
    description: str = ""
    changes: str = ""
    """What is new in this version, in its author's words."""
    authors: tuple[PackAuthor, ...]
    license: str
    """As an SPDX expression, such as CC-BY-4.0."""
    languages: tuple[str, ...] = ()
    homepage: str = ""
    requires: str = ""
    """The versions of Hullwright it works with, such as `>=0.1,<1`."""
    needs: tuple[PackNeed, ...] = ()
    files: tuple[PackedFile, ...]
    """All files of the pack but this one and the signature, in the order of their paths."""

    def to_json(self) -> JsonObject:
        """Return the document as it stands in a file."""
        return document_json(PACK_FORMAT, PACK_VERSION, to_json(self))
