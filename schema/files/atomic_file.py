"""A file written as a whole: on the disk is always the old one or the new one, never half of one."""

import contextlib
import errno
import hashlib
import os
import stat
import sys
from collections.abc import Callable, Collection, Iterable, Iterator
from pathlib import Path
from typing import BinaryIO, TypeAlias

from ..errors import HullwrightError, system_reason
from ..late_dataclass import late_dataclass
from ..messages import Message, message
from .file_traits import is_read_only, keep_traits
from .fingerprint import fingerprint
from .leftovers import half_written, sweep
from .locks import folder_lock, is_taken_now

_PRIVATE, _USUAL = 0o600, 0o666


@late_dataclass
class Saved:
    """What is in a file now, and what is to be said about it."""

    fingerprint: str
    notes: tuple[Message, ...] = ()
    """What could not be kept of the file that was there: owner, attributes, further names."""


Write: TypeAlias = Callable[[Path, Iterable[str | bytes]], Saved]
"""Writes the parts of a file, as `save` does, or into whatever else a path leads to."""


class OtherWasFirst(HullwrightError):
    """A file holds something else than whoever saves it knows, so it was left alone."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            message(
                "{path} was changed by another program in the meantime. It is as that program "
                "left it.",
                path=path,
            )
        )


def save(
    path: Path, parts: Iterable[str | bytes], *, expected: Collection[str] | None = None
) -> Saved:
    """Write a file whole or not at all; where a symbolic link leads to, and with the owner and mode it had.

    What is `expected` are fingerprints: if the file has another one in the very moment in which it would
    be replaced, OtherWasFirst is raised.
    """
    try:
        before = _replaceable(path)
        target = Path(os.path.realpath(path))
        sweep(target.parent)
        with _half_written(target, _USUAL if before is None else _PRIVATE) as (temporary, file):
            written = _write(file, parts)
            notes = tuple(keep_traits(file.fileno(), target, before)) if before else ()
            os.fsync(file.fileno())
            _close_where_open_files_stay(file)
            with folder_lock(target.parent):
                _replaceable(target)
                if expected is not None and fingerprint(target) not in expected:
                    raise OtherWasFirst(path)
                temporary.replace(target)
    except OSError as fault:
        raise HullwrightError(
            message(
                "{path} can't be saved: {reason}. The file is as it was before.",
                path=path,
                reason=system_reason(fault),
            )
        ) from fault
    return Saved(written, (*notes, *_sync_folder(target.parent)))


def _replaceable(path: Path) -> os.stat_result | None:
    """Return what is known of the file that is going to be replaced, or None if there is none yet."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(found.st_mode):
        raise HullwrightError(
            message(
                "{path} is a pipe or a device, not a file, so nothing was written there. Choose "
                "another name.",
                path=path,
            )
        )
    if is_read_only(path, found):
        raise HullwrightError(
            message(
                "{path} is read-only, so nothing was changed. Allow writing to it, or choose "
                "another name.",
                path=path,
            )
        )
    return found


@contextlib.contextmanager
def _half_written(target: Path, mode: int) -> Iterator[tuple[Path, BinaryIO]]:
    """Yield a new file beside the one it is to replace; without one it is gone afterwards."""
    temporary = half_written(target)
    try:
        # Made in here: a request to end may come in the very moment in which it is there.
        with os.fdopen(_begun(temporary, mode), "wb") as file:
            yield temporary, file
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise


def _begun(temporary: Path, mode: int) -> int:
    """Return a new file, made and locked, so that nobody takes it for a leftover."""
    while True:
        how = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        handle = os.open(temporary, how, mode)
        is_taken_now(handle)
        if os.fstat(handle).st_nlink:
            return handle
        # Swept away by somebody else between these two steps.
        os.close(handle)


def _write(file: BinaryIO, parts: Iterable[str | bytes]) -> str:
    """Write the parts, and return the fingerprint of what they make."""
    digest = hashlib.sha256()
    for part in parts:
        content = part if isinstance(part, bytes) else part.encode()
        digest.update(content)
        file.write(content)
    file.flush()
    return digest.hexdigest()


def _close_where_open_files_stay(file: BinaryIO) -> None:
    """Close a file on systems that rename no open one; elsewhere its lock is kept until it has its name."""
    if sys.platform == "win32":
        file.close()


def _sync_folder(folder: Path) -> Iterator[Message]:
    """Make the new name last through a power cut, where the system lets folders be synced."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    try:
        handle = os.open(folder, os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
    except OSError:
        yield message("The system does not promise that it will survive a power cut.")
