"""Library indexes: the packs that a static folder offers, with what people choose them by."""

from collections.abc import Mapping
from dataclasses import field

from ..late_dataclass import late_dataclass
from ..records import JsonObject, Record, document_json, to_json
from .maps import Players
from .packs import PackAuthor, PackNeed
from .verdicts import VerdictRow

LIBRARY_FORMAT = "hullwright/library"
LIBRARY_VERSION = 1


@late_dataclass(kw_only=True)
class OfferedMap(Record):
    """A map of a pack, as people choose it."""

    file: str
    """Its place in the pack."""
    name: str
    kind: str
    game: str = ""
    """The game that maps of its kind are for, if that is known."""
    players: Players | None = None
    spaces: int = 0
    """Sectors, spaces or cards that can be stood on; 0 if nobody has counted."""
    symmetry: float = 0.0
    """The share of cells that agree with their images under the symmetry that suits it best."""
    shape: str = ""
    """A mark that every shifted, turned or mirrored copy of it shares; nothing if nobody has worked it out."""
    metrics: Mapping[str, float] = field(default_factory=dict)
    """Further figures by name."""
    verdicts: tuple[VerdictRow, ...] = ()
    preview: str = ""
    """A picture, by its place from the index."""


@late_dataclass(kw_only=True)
class PackCounts(Record):
    """How much of each sort there is in a pack."""

    maps: int = 0
    scenarios: int = 0
    plugins: int = 0
    games: int = 0
    verdicts: int = 0


@late_dataclass(kw_only=True)
class PackVersion(Record):
    """One version of a pack in a library."""

    pack_version: str
    file: str
    """The pack, by its place from the index."""
    size: int
    sha256: str
    published: str
    """The day on which it came, such as 2026-11-17."""
    withdrawn: str = ""
    """Why nobody should install it any more; nothing for a version that stands."""
    changes: str = ""
    requires: str = ""
    needs: tuple[PackNeed, ...] = ()
    counts: PackCounts = PackCounts()
    has_code: bool = False
    """Whether some plugin in it has code, which waits to be trusted."""
    signed_by: str = ""
    """The key of its author, if it is signed."""
    maps: tuple[OfferedMap, ...] = ()


@late_dataclass(kw_only=True)
class LibraryPack(Record):
    """A pack of a library, with all its versions."""

    id: str
    title: str
    description: str = ""
    authors: tuple[PackAuthor, ...] = ()
    license: str = ""
    languages: tuple[str, ...] = ()
    homepage: str = ""
    versions: tuple[PackVersion, ...]
    """The newest first."""

    @property
    def newest(self) -> PackVersion | None:
        """The newest version that is not withdrawn."""
        return next((each for each in self.versions if not each.withdrawn), None)


@late_dataclass(kw_only=True)
class LibraryIndex(Record):
    """What a library offers."""

    title: str
    description: str = ""
    homepage: str = ""
    packs: tuple[LibraryPack, ...] = ()

    def to_json(self) -> JsonObject:
        """Return the document as it stands in a file."""
        return document_json(LIBRARY_FORMAT, LIBRARY_VERSION, to_json(self))
