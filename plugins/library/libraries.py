"""The libraries of one person: which there are, what they offer, and what of it is installed."""

from collections.abc import Iterator
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from hullwright.schema.documents.libraries import LibraryPack, PackVersion
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.atomic_file import save
from hullwright.schema.files.progress import Progress, stage, unheard
from hullwright.schema.limits import MAX_INDEX_BYTES, MAX_PREVIEW_BYTES
from hullwright.schema.messages import Message, message
from hullwright.schema.names import closest
from hullwright.schema.packs.pack import Pack, read_pack
from hullwright.schema.packs.previews import preview_fault
from hullwright.schema.packs.signature import signed

from ..host.installation import Keeper
from ..host.versions import version_order
from .addresses import INDEX, library_address, within
from .authorship import authorship, is_suspicious
from .choices import ChoicesFile
from .downloads import Downloads
from .fetching import FetchLimit, fetched
from .local_index import LocalIndex
from .needs import lacking
from .publishing import index_from
from .query import LibraryQuery, PackCard
from .shelf import InstalledPack, PackShelf, Shelved, TakenOff

INDEX_SECONDS, PICTURE_SECONDS = 180.0, 30.0


class OfferedPack(NamedTuple):
    """A version of a pack that a library offers."""

    library: str
    pack: LibraryPack
    version: PackVersion


class Update(NamedTuple):
    """A newer version of what is installed."""

    installed: InstalledPack
    offered: OfferedPack


class Libraries:
    """Everything about libraries and packs, for the window and the terminal alike."""

    def __init__(self, keeper: Keeper, *, index_seconds: float = INDEX_SECONDS) -> None:
        self.shelf = PackShelf(keeper)
        self._folder = keeper.home / "library"
        self._index_seconds = index_seconds
        self.choices = ChoicesFile(self._folder)
        self.downloads = Downloads(self._folder / "downloads")

    @cached_property
    def index(self) -> LocalIndex:
        """What was fetched of all libraries."""
        return LocalIndex(self._folder / "library.sqlite")

    # Libraries.

    @property
    def addresses(self) -> tuple[str, ...]:
        """The addresses of the libraries that the person has added."""
        return self.choices.read().libraries

    def add(self, text: str, progress: Progress = unheard) -> str:
        """Add a library once its index could be read, and return its address."""
        address = library_address(text)
        self._refresh(address, progress)
        self.choices.add(address)
        return address

    def drop(self, text: str) -> str:
        """Leave out a library; what was installed from it stays."""
        address = text if text in self.addresses else library_address(text)
        if address not in self.addresses:
            meant = closest(address, self.addresses)
            raise HullwrightError(
                message("{address} is not one of your libraries.", address=address)
                if meant is None
                else message(
                    "{address} is not one of your libraries (did you mean {meant}?).",
                    address=address,
                    meant=meant,
                )
            )
        self.choices.remove(address)
        self.index.forget(address)
        return address

    def refresh(self, progress: Progress = unheard) -> list[HullwrightError]:
        """Fetch what all libraries offer now; return why that was not possible for some."""
        faults: list[HullwrightError] = []
        known = self.addresses
        for number, address in enumerate(known):
            share = stage(progress, number / len(known), (number + 1) / len(known))
            try:
                self._refresh(address, share)
            except HullwrightError as fault:
                faults.append(fault)
        return faults

    def _refresh(self, address: str, progress: Progress) -> None:
        limit = FetchLimit(MAX_INDEX_BYTES, self._index_seconds)
        came = fetched(f"{address}{INDEX}", limit, self.index.tag(address))
        progress(0.4)
        if came is None:
            return
        content, tag = came
        index = index_from(content, f"{address}{INDEX}")
        progress(0.7)
        self.index.take_in(address, index, tag, stage(progress, 0.7, 1.0))

    # What they offer.

    def search(self, query: LibraryQuery) -> list[PackCard]:
        """Return all packs that fit, as cards."""
        return self.index.cards(self.index.search(query))

    def offered(self, pack_id: str, version: str = "", library: str = "") -> OfferedPack:
        """Return a version of a pack, the newest of the first library that has it unless others are named."""
        for row in self.index.rows_of(pack_id):
            found = self.index.pack(row)
            if found and library in {"", found[0]}:
                return self.chosen(*found, version)
        titles = {each.pack: each.title for each in self.search(LibraryQuery())}
        meant = closest(pack_id, titles)
        raise HullwrightError(
            message(
                "No library has a pack “{id}” (did you mean “{meant}”?).", id=pack_id, meant=meant
            )
            if meant
            else message("No library has a pack “{id}”.", id=pack_id)
        )

    def chosen(self, library: str, pack: LibraryPack, version: str = "") -> OfferedPack:
        """Return a version of a pack of a library, the newest unless one is named."""
        named = [each for each in pack.versions if each.pack_version == version]
        found = named[0] if named else pack.newest
        if found is None or (version and not named):
            raise HullwrightError(
                message(
                    "There is no version {version} of “{id}”; there are {known}.",
                    version=version,
                    id=pack.id,
                    known=", ".join(each.pack_version for each in pack.versions),
                )
            )
        if found.withdrawn:
            raise HullwrightError(
                message(
                    "Version {version} of {title} was withdrawn: {reason}",
                    version=found.pack_version,
                    title=pack.title,
                    reason=found.withdrawn,
                )
            )
        return OfferedPack(library, pack, found)

    def fetch(self, offered: OfferedPack, progress: Progress = unheard) -> Pack:
        """Return a pack that a library offers, fetched if it is not here yet."""
        version = offered.version
        address = within(offered.library, version.file)
        path = self.downloads.fetch(address, version.sha256, version.size, progress)
        pack = read_pack(path)
        stated = (pack.manifest.id, pack.manifest.pack_version)
        if stated != (offered.pack.id, version.pack_version):
            raise HullwrightError(
                message(
                    "The library says that this is {title} {version}, but the pack itself says "
                    "“{id}” {own}. It was not installed.",
                    title=offered.pack.title,
                    version=version.pack_version,
                    id=stated[0],
                    own=stated[1],
                )
            )
        return pack

    def picture(self, library: str, place: str) -> Path:
        """Return the file of a picture that a library has of a map, fetched if it is not here yet."""
        from hashlib import sha256

        address = within(library, place)
        path = self._folder / "pictures" / f"{sha256(address.encode()).hexdigest()[:32]}.png"
        if path.exists():
            return path
        came = fetched(address, FetchLimit(MAX_PREVIEW_BYTES, PICTURE_SECONDS))
        content = came[0] if came else b""
        if fault := preview_fault(Path(place).name, content):
            raise HullwrightError(fault)
        path.parent.mkdir(parents=True, exist_ok=True)
        save(path, [content])
        return path

    # What is installed.

    def known_key(self, pack_id: str) -> str:
        """Return the key by which a pack was signed that was installed before."""
        return self.choices.read().keys.get(pack_id, "")

    def lacks(self, pack: Pack) -> tuple[Message, ...]:
        """Return what a pack needs and what is not here, before anything is installed."""
        return lacking(pack, self.shelf.keeper)

    def install(self, pack: Pack, library: str = "", digest: str = "") -> Shelved:
        """Install a pack; what is to be told of it comes with it."""
        known = self.known_key(pack.manifest.id)
        said = authorship(pack, known)
        shelved = self.shelf.put(pack, library=library, digest=digest)
        key = signed(pack).key
        if key and not is_suspicious(pack, known):
            self.choices.note_key(pack.manifest.id, key)
        return Shelved(shelved.pack, (said, *shelved.notes), shelved.waiting)

    def install_offered(self, offered: OfferedPack, progress: Progress = unheard) -> Shelved:
        """Fetch and install what a library offers."""
        pack = self.fetch(offered, progress)
        return self.install(pack, offered.library, offered.version.sha256)

    def updates(self) -> Iterator[Update]:
        """Yield the newer versions of what is installed, as far as was fetched."""
        for installed in self.shelf.packs():
            with suppress(HullwrightError):
                offered = self.offered(installed.id, library=installed.library)
                if version_order(offered.version.pack_version) > version_order(
                    installed.manifest.pack_version
                ):
                    yield Update(installed, offered)

    def withdrawals(self) -> Iterator[tuple[InstalledPack, str]]:
        """Yield what is installed in a version that its library has withdrawn, and why."""
        for installed in self.shelf.packs():
            for row in self.index.rows_of(installed.id):
                found = self.index.pack(row)
                if found is None or found[0] != installed.library:
                    continue
                for each in found[1].versions:
                    if each.withdrawn and each.pack_version == installed.manifest.pack_version:
                        yield installed, each.withdrawn

    def remove(self, pack_id: str) -> TakenOff:
        """Remove an installed pack; it is kept for two weeks."""
        return self.shelf.take(pack_id)

    def close(self) -> None:
        """Let go of the files."""
        if "index" in self.__dict__:
            self.index.close()
