"""Where the maps of a gallery come from: the files of a folder, packs, or a library."""

import os
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path

from hullwright.plugins.library.addresses import INDEX, library_address
from hullwright.schema.documents.libraries import LIBRARY_FORMAT, LibraryPack
from hullwright.schema.documents.verdicts import LabVerdict
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.contents import regular_content_of
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.limits import MAX_FILE_BYTES, MAX_INDEX_BYTES
from hullwright.schema.messages import message
from hullwright.schema.packs.checking import document_in
from hullwright.schema.packs.pack import MAPS, SUFFIX, VERDICTS, Pack, read_pack
from hullwright.schema.records import JsonObject, to_json

MANIFEST = "gallery.json"
"""By which a folder is known to be a gallery."""


@late_dataclass
class PackedSource:
    """The pack that maps come from."""

    file: str
    """By its place from the folder of the site."""
    title: str
    version: str
    authors: str
    license: str
    published: str
    content: bytes


@late_dataclass
class GallerySource:
    """A map that is wanted in a gallery."""

    origin: str
    """What it is known by from build to build."""
    content: Callable[[], bytes]
    """Reads it: whoever holds a thousand maps holds none of them for longer than needed."""
    pack: PackedSource | None = None
    verdicts: tuple[JsonObject, ...] = ()
    """What the pack says of it, a row for each number of players."""


Refused = Callable[[str, HullwrightError], None]
"""Hears of what can't be read, by its name, and why."""


def sources_of(place: str, site: Path, refused: Refused) -> Iterator[GallerySource]:
    """Yield the maps of a folder, a pack, or a library on a disk or a web space."""
    path = Path(place)
    if path.is_dir() and not _is_library(path):
        yield from _in_folder(path, site, refused)
    elif path.is_file() and path.suffix == SUFFIX:
        yield from _in_pack(read_pack(path), "")
    elif path.is_dir() or "://" in place:
        yield from _in_library(place, refused)
    else:
        raise HullwrightError(
            message(
                "“{place}” is neither a folder nor a pack nor the address of a library.",
                place=place,
            )
        )


def _is_library(folder: Path) -> bool:
    path = folder / INDEX
    if not path.is_file():
        return False
    return LIBRARY_FORMAT.encode() in regular_content_of(path, MAX_INDEX_BYTES)[:4096]


def _in_folder(folder: Path, site: Path, refused: Refused) -> Iterator[GallerySource]:
    for path in sorted(_files(folder, site)):
        origin = path.relative_to(folder).as_posix()
        if path.suffix != SUFFIX:
            yield GallerySource(origin, partial(regular_content_of, path, MAX_FILE_BYTES))
            continue
        try:
            pack = read_pack(path)
        except HullwrightError as fault:
            refused(origin, fault)
        else:
            yield from _in_pack(pack, "")


def _files(folder: Path, site: Path) -> Iterator[Path]:
    """Yield the files that may hold maps; galleries, and what is hidden, are passed by."""
    for here, folders, names in os.walk(folder):
        place = Path(here)
        if MANIFEST in names or place.resolve() == site.resolve():
            folders.clear()
            continue
        folders[:] = [each for each in folders if not each.startswith(".")]
        yield from (
            place / each
            for each in names
            if each.endswith((".json", SUFFIX)) and not each.startswith(".")
        )


def _in_library(place: str, refused: Refused) -> Iterator[GallerySource]:
    from hullwright.plugins.host.installation import Keeper
    from hullwright.plugins.library.fetching import FetchLimit, fetched
    from hullwright.plugins.library.libraries import INDEX_SECONDS, Libraries
    from hullwright.plugins.library.publishing import index_from

    address = library_address(place)
    came = fetched(f"{address}{INDEX}", FetchLimit(MAX_INDEX_BYTES, INDEX_SECONDS))
    index = index_from(came[0] if came else b"", f"{address}{INDEX}")
    libraries = Libraries(Keeper())
    for each in index.packs:
        if each.newest is None:
            continue
        try:
            pack = libraries.fetch(libraries.chosen(address, each))
        except HullwrightError as fault:
            refused(each.title, fault)
        else:
            yield from _in_pack(pack, _published(each))


def _published(pack: LibraryPack) -> str:
    """Return the day on which the first version came of a pack that stands."""
    return min(each.published for each in pack.versions)


def _in_pack(pack: Pack, published: str) -> Iterator[GallerySource]:
    manifest, content = pack.manifest, pack.content
    source = PackedSource(
        file=f"packs/{manifest.id}-{sha256(content).hexdigest()[:12]}{SUFFIX}",
        title=manifest.title,
        version=manifest.pack_version,
        authors=", ".join(each.name for each in manifest.authors),
        license=manifest.license,
        published=published,
        content=content,
    )
    rows = _verdicts(pack)
    for place in pack.in_folder(MAPS):
        held = pack.files[place]
        yield GallerySource(
            f"{manifest.id}/{place}", partial(bytes, held), source, tuple(rows.get(place, ()))
        )


def _verdicts(pack: Pack) -> dict[str, list[JsonObject]]:
    found: dict[str, list[JsonObject]] = {}
    for place in pack.in_folder(VERDICTS):
        try:
            document = document_in(pack, place)
        except HullwrightError:
            # What is said of a map is left out, the map itself is not.
            continue
        if isinstance(document, LabVerdict):
            found.setdefault(document.map, []).extend(map(to_json, document.rows))
    return found
