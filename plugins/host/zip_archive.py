"""Zip archives: a plugin out of a zip file that anybody may have made."""

import stat
import struct
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path, PurePosixPath
from typing import NamedTuple
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from hullwright.schema.files.contents import regular_content
from hullwright.schema.limits import MAX_PLUGIN_BYTES, MAX_PLUGIN_ENTRIES, MAX_PLUGIN_RATIO
from hullwright.schema.messages import message

from .contents import Unfit
from .discovery import MANIFEST
from .listing import Listing, is_clutter, too_large, too_many

SPARED = 2**20
"""So many bytes a zip may unfold to, however small it is itself."""

_ENTRY = b"PK\x01\x02"
"""What every entry in the list of contents begins with."""

_PIECE = 2**16
_BROKEN = (
    BadZipFile,
    zlib.error,
    struct.error,
    EOFError,
    KeyError,
    NotImplementedError,
    OverflowError,
    RuntimeError,
    ValueError,
)
"""What reading a zip raises that is damaged or was never one."""


class _Packed(NamedTuple):
    """A file in a zip, and the place inside the plugin where it goes."""

    entry: ZipInfo
    path: PurePosixPath


def unpack(path: Path, folder: Path) -> None:
    """Write the plugin that a zip holds into an empty folder; Unfit if it holds none, or tricks."""
    content = _content(path)
    # Asked of the bytes, so that a list of a hundred thousand files is never even built.
    if content.count(_ENTRY) > MAX_PLUGIN_ENTRIES:
        raise too_many()
    with _readable(), ZipFile(BytesIO(content)) as archive:
        listing = Listing()
        packed = list(_packed(archive, listing))
        _insist_on_ratio(packed, len(content))
        root = _root({each.path for each in packed})
        for each in packed:
            if each.path.is_relative_to(root):
                _write(archive, each.entry, folder / each.path.relative_to(root), listing)


def _content(path: Path) -> bytes:
    if not path.is_file():
        raise Unfit(message("There is no such folder or file."))
    content = regular_content(path, MAX_PLUGIN_BYTES + 1)
    if len(content) > MAX_PLUGIN_BYTES:
        raise too_large()
    return content


@contextmanager
def _readable() -> Iterator[None]:
    try:
        yield
    except _BROKEN as fault:
        raise Unfit(
            message(
                "It is not a zip file, or it is damaged. Download it again, or unpack it yourself."
            )
        ) from fault


def _packed(archive: ZipFile, listing: Listing) -> Iterator[_Packed]:
    """Yield the files of a zip with their places; Unfit for the first that is not simply a file."""
    for entry in archive.infolist():
        _insist_on_plain(entry)
        # Not `entry.is_dir()`, which stumbles over a name without a letter.
        is_folder = entry.filename.endswith("/")
        path = listing.take(entry.filename, is_folder=is_folder)
        if not is_folder and not is_clutter(path):
            yield _Packed(entry, path)


def _insist_on_plain(entry: ZipInfo) -> None:
    # Python cuts a name at a zero byte and turns backslashes; the name as it stands must do.
    if entry.orig_filename != entry.filename:
        raise Unfit(message("It holds a name that different programs would read differently."))
    kind = stat.S_IFMT(entry.external_attr >> 16)
    if kind not in {0, stat.S_IFREG, stat.S_IFDIR}:
        raise Unfit(message("“{name}” is neither a file nor a folder.", name=entry.filename[:80]))
    if entry.flag_bits & 1:
        raise Unfit(message("It is locked with a password. Unpack it yourself first."))
    if entry.compress_type not in {ZIP_STORED, ZIP_DEFLATED}:
        raise Unfit(message("It is packed in an unusual way. Pack it again as a plain zip."))


def _insist_on_ratio(packed: list[_Packed], size: int) -> None:
    stated = sum(each.entry.file_size for each in packed)
    if stated > MAX_PLUGIN_BYTES:
        raise too_large()
    if stated > SPARED + MAX_PLUGIN_RATIO * size:
        raise Unfit(
            message(
                "It would unpack to more than {ratio} times its size, as only traps do.",
                ratio=MAX_PLUGIN_RATIO,
            )
        )


def _root(paths: set[PurePosixPath]) -> PurePosixPath:
    """Return the folder in a zip that is the plugin: the top, or the one folder at the top."""
    tops = {path.parts[0] for path in paths}
    for root in (PurePosixPath(), *(PurePosixPath(top) for top in tops if len(tops) == 1)):
        if root / MANIFEST in paths:
            return root
    raise Unfit(message("There is no plugin.toml in it, neither at the top nor in its one folder."))


def _write(archive: ZipFile, entry: ZipInfo, path: Path, listing: Listing) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with archive.open(entry) as packed, path.open("xb") as file:
        while piece := packed.read(_PIECE):
            # What the list of contents states may be a lie; this is what really comes out.
            listing.spend(len(piece))
            file.write(piece)
