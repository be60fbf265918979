"""Building packs: files of many sorts, each put into its folder under a name of its own."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from ..complaints import Unreadable, unreadable
from ..documents.experiments import Experiment
from ..documents.libraries import LibraryIndex
from ..documents.maps import MapDocument
from ..documents.packs import PackManifest
from ..documents.recordings import Recording
from ..documents.scenarios import Scenario
from ..documents.targets import Target
from ..documents.verdicts import LabVerdict
from ..errors import HullwrightError, system_reason
from ..files.contents import regular_content_of
from ..files.reader import Document, manifest_from, read
from ..files.writer import readable_text
from ..limits import MAX_PREVIEW_BYTES
from ..messages import message
from ..names import is_reserved
from .archive import archive_content, opened_archive
from .folders import files_in
from .heads import DocumentHead, head_of
from .listing import Listing
from .pack import (
    GAMES,
    MAPS,
    PLUGIN_MANIFEST,
    PLUGINS,
    PREVIEWS,
    SCENARIOS,
    SUFFIX,
    VERDICTS,
    Pack,
    packed,
)
from .previews import preview_fault
from .signature import signature_by
from .unfit import Unfit

_FOLDERS: Mapping[type, str] = {
    MapDocument: MAPS,
    Scenario: SCENARIOS,
    Recording: GAMES,
    LabVerdict: VERDICTS,
}
_LONGEST = 60


class PackContents:
    """What goes into a pack, as far as it has been put in."""

    def __init__(self) -> None:
        self._files: dict[str, bytes] = {}
        self.maps: dict[str, MapDocument] = {}
        """The maps in it, by their places."""
        self.languages: set[str] = set()

    def add_path(self, path: Path) -> None:
        """Put in what lies at a path: a map, a scenario, a game, a verdict, or a plugin as a folder or zip."""
        try:
            if path.is_dir():
                self._add_plugin(path.name, {str(name): each for name, each in files_in(path)})
            elif path.suffix == ".zip":
                self._add_zip(path)
            else:
                self.add_document(read(path), path.stem)
        except Unfit as fault:
            raise HullwrightError(
                message("“{name}” was not packed. {reason}", name=path.name, reason=fault.reason)
            ) from fault
        except OSError as fault:
            reason = system_reason(fault)
            raise unreadable(str(path), "It can't be read: {reason}.", reason=reason) from fault

    def add_document(self, document: Document, name: str) -> str:
        """Put in a document under a name, and return its place; it is written as every program of ours would."""
        folder = _FOLDERS.get(type(document))
        if folder is None:
            raise _not_for_packs(document, name)
        place = self._free_place(folder, slug(name), ".json")
        self._files[place] = readable_text(document, Path(place)).encode()
        if isinstance(document, MapDocument):
            self.maps[place] = document
        if isinstance(document, MapDocument | Scenario) and document.language:
            self.languages.add(document.language)
        return place

    def add_preview(self, map_place: str, content: bytes, suffix: str) -> None:
        """Put in the picture of a map that is in the pack."""
        place = f"{PREVIEWS}/{Path(map_place).stem}{suffix}"
        if fault := preview_fault(place, content):
            raise HullwrightError(fault)
        self._files[place] = content

    def add_preview_file(self, path: Path) -> None:
        """Put in a picture that lies in a file, of the map with the same name, or else of the first."""
        named = [each for each in self.maps if Path(each).stem == slug(path.stem)]
        places = named or list(self.maps)
        if not places:
            raise HullwrightError(
                message("“{name}” is a picture of a map, and there is none.", name=path.name)
            )
        content = regular_content_of(path, MAX_PREVIEW_BYTES)
        self.add_preview(places[0], content, path.suffix.lower())

    @property
    def plugins(self) -> tuple[str, ...]:
        """The ids of the plugins that were put in."""
        inside = (each for each in self._files if each.startswith(f"{PLUGINS}/"))
        return tuple(dict.fromkeys(each.split("/")[1] for each in inside))

    def heads(self) -> list[DocumentHead]:
        """Return what each document that was put in says of itself."""
        found = (
            head_of(content, place)
            for place, content in self._files.items()
            if place.startswith((f"{MAPS}/", f"{SCENARIOS}/", f"{GAMES}/"))
        )
        return [each for each in found if each]

    def pack(self, manifest: PackManifest, secret: bytes = b"") -> Pack:
        """Return the pack of all that was put in, signed if a key is given; HullwrightError if it could not be opened."""
        listing = Listing()
        try:
            for name, content in self._files.items():
                listing.take(name)
                listing.spend(len(content))
        except Unfit as fault:
            raise HullwrightError(
                message("The pack can't be built. {reason}", reason=fault.reason)
            ) from fault
        spoken = manifest.languages or tuple(sorted(self.languages))
        made = packed(replace(manifest, languages=spoken), self._files)
        # Held against its schema by the very code that will open it.
        readable_text(made.manifest, Path(f"{manifest.id}{SUFFIX}"))
        return replace(made, signature=signature_by(secret, made.stated)) if secret else made

    def _add_zip(self, path: Path) -> None:
        with opened_archive(archive_content(path)) as archive:
            held = {str(each): archive.content(each) for each in archive.paths}
        tops = {each.split("/")[0] for each in held}
        if PLUGIN_MANIFEST not in held and len(tops) == 1:
            top = f"{tops.pop()}/"
            held = {name.removeprefix(top): each for name, each in held.items()}
        self._add_plugin(path.stem, held)

    def _add_plugin(self, name: str, held: Mapping[str, bytes]) -> None:
        if PLUGIN_MANIFEST not in held:
            raise Unfit(message("There is no plugin.toml in it."))
        manifest = manifest_from(held[PLUGIN_MANIFEST], Path(name) / PLUGIN_MANIFEST)
        root = f"{PLUGINS}/{manifest.id}"
        if any(each.startswith(f"{root}/") for each in self._files):
            raise Unfit(message("The plugin “{id}” is in the pack already.", id=manifest.id))
        self._files.update({f"{root}/{inside}": each for inside, each in held.items()})

    def _free_place(self, folder: str, name: str, suffix: str) -> str:
        numbered = (f"{folder}/{name}-{number}{suffix}" for number in range(2, 10_000))
        return next(
            each for each in (f"{folder}/{name}{suffix}", *numbered) if each not in self._files
        )


def slug(name: str) -> str:
    """Return a name for a file or an id: small letters, digits and hyphens.

    >>> slug("Señor Ümläut's Ship (v2)"), slug("***"), slug("con")
    ('senor-umlaut-s-ship-v2', 'untitled', 'con-1')
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    made = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:_LONGEST].strip("-") or "untitled"
    return f"{made}-1" if is_reserved(made) else made


def pack_of(manifest: PackManifest, paths: Iterable[Path], previews: Iterable[Path] = ()) -> Pack:
    """Return a pack of what lies at these paths, with pictures that lie in files."""
    contents = PackContents()
    for each in paths:
        contents.add_path(each)
    for each in previews:
        contents.add_preview_file(each)
    return contents.pack(manifest)


def _not_for_packs(document: Document, name: str) -> Unreadable:
    if isinstance(document, Experiment):
        return unreadable(
            name, "It is an experiment: what came of it goes into a pack with --verdict."
        )
    if isinstance(document, Target):
        return unreadable(name, "It is a target: maps that were made for it can be packed.")
    if isinstance(document, PackManifest | LibraryIndex):
        return unreadable(name, "It belongs to a pack or a library, and can't be packed itself.")
    return unreadable(name, "A plugin is packed as its folder, not as its manifest.")
