"""Packs: one zip of files with a manifest that names each of them with its hash."""

import json
from collections.abc import Mapping
from functools import cached_property
from hashlib import sha256
from pathlib import Path, PurePosixPath

from ..complaints import unreadable
from ..documents.packs import PackedFile, PackManifest
from ..errors import HullwrightError, system_reason
from ..files.contents import decoded
from ..files.jsontext import parse, to_text
from ..files.reader import build
from ..late_dataclass import late_dataclass
from ..limits import MAX_MANIFEST_BYTES
from ..messages import message
from ..records import JsonObject
from .archive import archive_content, archived, opened_archive
from .heads import DocumentHead, head_of
from .unfit import Unfit

SUFFIX = ".hullpack"
MANIFEST = "pack.json"
SIGNATURE = "signature.json"
MAPS, SCENARIOS, PLUGINS, GAMES, VERDICTS, PREVIEWS = FOLDERS = (
    *("maps", "scenarios", "plugins", "games", "verdicts", "previews"),
)
"""What there can be in a pack, each sort in a folder of its own."""
PLUGIN_MANIFEST = "plugin.toml"
MAX_MANIFEST = 4 * MAX_MANIFEST_BYTES
"""A manifest takes 150 bytes a file."""
MAX_SIGNATURE = 4096


@late_dataclass
class Pack:
    """A pack that was opened: everything in it is what its manifest says."""

    manifest: PackManifest
    files: Mapping[str, bytes]
    """What each file holds, by its place in the pack, in the order of the places."""
    stated: bytes
    """The manifest as it stands in the pack, which is what a signature is of."""
    signature: bytes = b""
    """What its author has signed it with, if anything; nothing is said of whether it holds."""

    def in_folder(self, folder: str) -> list[str]:
        """Return the places of what lies in a folder, whose names are those of files or of plugins."""
        return [each for each in self.files if each.startswith(f"{folder}/")]

    @cached_property
    def heads(self) -> Mapping[str, DocumentHead]:
        """What each document in it says of itself first, by its place; those that say nothing are left out."""
        places = [each for folder in (MAPS, SCENARIOS, GAMES) for each in self.in_folder(folder)]
        found = {each: head_of(self.files[each], each) for each in places}
        return {place: head for place, head in found.items() if head}

    @cached_property
    def plugins(self) -> tuple[str, ...]:
        """The ids of the plugins in it, which are the names of their folders."""
        return tuple(dict.fromkeys(each.split("/")[1] for each in self.in_folder(PLUGINS)))

    @cached_property
    def has_code(self) -> bool:
        """Whether some plugin in it holds files of code, which wait to be trusted."""
        return any(each.endswith((".py", ".so", ".pyd")) for each in self.in_folder(PLUGINS))

    @property
    def content(self) -> bytes:
        """The pack as one zip: the same bytes for the same files."""
        last = {SIGNATURE: self.signature} if self.signature else {}
        return archived({MANIFEST: self.stated, **self.files, **last})


def packed(manifest: PackManifest, files: Mapping[str, bytes]) -> Pack:
    """Return a pack of files, with a manifest that names exactly these."""
    from dataclasses import replace

    ordered = {name: files[name] for name in sorted(files)}
    listed = tuple(
        PackedFile(path=name, size=len(each), sha256=sha256(each).hexdigest())
        for name, each in ordered.items()
    )
    whole = replace(manifest, files=listed)
    return Pack(whole, ordered, to_text(whole.to_json()).encode())


def read_pack(path: Path) -> Pack:
    """Return the pack in a file; HullwrightError with the reason if it is not safe or not whole."""
    try:
        return pack_from(archive_content(path), path.name)
    except Unfit as fault:
        raise refused(path.name, fault) from fault
    except OSError as fault:
        raise unreadable(
            str(path), "It can't be read: {reason}.", reason=system_reason(fault)
        ) from fault


def refused(name: str, fault: Unfit) -> HullwrightError:
    """Return the error for a pack that is not opened because of what lies in it."""
    return HullwrightError(
        message("“{name}” was not opened. {reason}", name=name, reason=fault.reason)
    )


def pack_from(content: bytes, source: str) -> Pack:
    """Return the pack that bytes are; Unfit or Unreadable if it is not safe or not whole."""
    with opened_archive(content) as archive:
        if PurePosixPath(MANIFEST) not in archive.paths:
            raise Unfit(message("There is no pack.json in it, so it is not a pack."))
        stated = archive.content(PurePosixPath(MANIFEST))
        files = {
            str(each): archive.content(each) for each in archive.paths if str(each) != MANIFEST
        }
    manifest = manifest_in(stated, source)
    signature = files.pop(SIGNATURE, b"")[:MAX_SIGNATURE]
    _insist_on_listed(manifest, files)
    return Pack(manifest, {name: files[name] for name in sorted(files)}, stated, signature)


def manifest_in(stated: bytes, source: str) -> PackManifest:
    """Return the manifest that the content of a `pack.json` is."""
    path = Path(source) / MANIFEST
    if len(stated) > MAX_MANIFEST:
        raise Unfit(message("Its pack.json is too large."))
    manifest = build(parse(decoded(stated, path), str(path)), str(path))
    if not isinstance(manifest, PackManifest):
        raise unreadable(str(path), "This is not the manifest of a pack.")
    return manifest


def _insist_on_listed(manifest: PackManifest, files: Mapping[str, bytes]) -> None:
    """Raise Unfit unless a pack holds exactly the files that its manifest names."""
    listed = {each.path: each for each in manifest.files}
    for name in files:
        if name not in listed:
            raise Unfit(message("“{name}” is in it, but not in its manifest.", name=name[:80]))
        if name.split("/")[0] not in FOLDERS or "/" not in name:
            raise Unfit(
                message("“{name}” lies in none of the folders that a pack has.", name=name[:80])
            )
    for name, each in listed.items():
        if name not in files:
            raise Unfit(
                message("“{name}” is missing, though its manifest names it.", name=name[:80])
            )
        if len(files[name]) != each.size or sha256(files[name]).hexdigest() != each.sha256:
            raise Unfit(message("“{name}” is not what its manifest says it is.", name=name[:80]))


def summary_json(pack: Pack) -> JsonObject:
    """Return what a pack is, for programs."""
    made: JsonObject = json.loads(pack.stated)
    return {**made, "plugins": list(pack.plugins), "has_code": pack.has_code}
