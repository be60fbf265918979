"""Archives: zip files that anybody may have made, judged before anything of them is unfolded."""

import stat
import struct
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path, PurePosixPath
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from ..files.contents import regular_content
from ..limits import MAX_PACKED_BYTES, MAX_PACKED_ENTRIES, MAX_PACKED_RATIO
from ..messages import message
from .listing import Listing, is_clutter, too_large, too_many
from .unfit import Unfit

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


class Archive:
    """A zip that holds nothing but files with plain names, as many and as large as they may be."""

    def __init__(self, zipped: ZipFile, size: int) -> None:
        self._zipped = zipped
        self._listing = Listing()
        self._entries: Mapping[PurePosixPath, ZipInfo] = dict(self._listed())
        self._insist_on_ratio(size)

    @property
    def paths(self) -> tuple[PurePosixPath, ...]:
        """The places of its files."""
        return tuple(self._entries)

    def pieces(self, path: PurePosixPath) -> Iterator[bytes]:
        """Yield what a file holds, piece by piece; Unfit if all of them become too large."""
        with self._zipped.open(self._entries[path]) as packed:
            while piece := packed.read(_PIECE):
                # What the list of contents states may be a lie; this is what really comes out.
                self._listing.spend(len(piece))
                yield piece

    def content(self, path: PurePosixPath) -> bytes:
        """Return what a file holds."""
        return b"".join(self.pieces(path))

    def _listed(self) -> Iterator[tuple[PurePosixPath, ZipInfo]]:
        """Yield the files with their places; Unfit for the first that is not simply a file."""
        for entry in self._zipped.infolist():
            _insist_on_plain(entry)
            # Not `entry.is_dir()`, which stumbles over a name without a letter.
            is_folder = entry.filename.endswith("/")
            path = self._listing.take(entry.filename, is_folder=is_folder)
            if not is_folder and not is_clutter(path):
                yield path, entry

    def _insist_on_ratio(self, size: int) -> None:
        stated = sum(each.file_size for each in self._entries.values())
        if stated > MAX_PACKED_BYTES:
            raise too_large()
        if stated > SPARED + MAX_PACKED_RATIO * size:
            raise Unfit(
                message(
                    "It would unpack to more than {ratio} times its size, as only traps do.",
                    ratio=MAX_PACKED_RATIO,
                )
            )


@contextmanager
def opened_archive(content: bytes) -> Iterator[Archive]:
    """Open the zip that bytes are; Unfit if they are none, or hold tricks, also while it is read."""
    # Asked of the bytes, so that a list of a hundred thousand files is never even built.
    if content.count(_ENTRY) > MAX_PACKED_ENTRIES:
        raise too_many()
    try:
        with ZipFile(BytesIO(content)) as zipped:
            yield Archive(zipped, len(content))
    except _BROKEN as fault:
        raise Unfit(
            message(
                "It is not a zip file, or it is damaged. Download it again, or unpack it yourself."
            )
        ) from fault


def archive_content(path: Path) -> bytes:
    """Return the bytes of a zip; Unfit if there is no such file or it is too large, OSError if it can't be read."""
    if not path.is_file():
        raise Unfit(message("There is no such folder or file."))
    content = regular_content(path, MAX_PACKED_BYTES + 1)
    if len(content) > MAX_PACKED_BYTES:
        raise too_large()
    return content


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


def archived(files: Mapping[str, bytes]) -> bytes:
    """Return a zip of files in the order given: the same bytes for the same files, wherever it is made.

    Nothing in it is compressed: what a compressor writes depends on its version, and pictures are
    compressed already.

    >>> archived({"a": b"1"}) == archived({"a": b"1"})
    True
    """
    made = BytesIO()
    with ZipFile(made, "w", ZIP_STORED) as zipped:
        for name, content in files.items():
            entry = ZipInfo(name)
            entry.create_system = 3
            entry.external_attr = (stat.S_IFREG | 0o644) << 16
            zipped.writestr(entry, content)
    return made.getvalue()
