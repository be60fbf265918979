"""What a file has beside its content: owner, mode, attributes, further names; kept, or said."""

import contextlib
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

from ..messages import Message, message, some_of

_WRITABLE = 0o222
_WITHOUT_OWNER = 0o1777
"""What is kept of a mode if the owner is another one: no rights that come with the owner."""


def is_read_only(path: Path, found: os.stat_result) -> bool:
    """Tell whether a file is not to be written to, though its folder may allow to replace it."""
    if not found.st_mode & _WRITABLE:
        # Said by its mode, also to those whom no mode hinders.
        return True
    effective = os.access in os.supports_effective_ids
    return not os.access(path, os.W_OK, effective_ids=effective)


def keep_traits(handle: int, path: Path, before: os.stat_result) -> Iterator[Message]:
    """Give an open new file what the old one had; yield what could not be kept, a sentence each."""
    if sys.platform == "win32":
        # Its files have neither; what they have the system gives to whatever takes their name.
        return
    # The owner first: the system takes rights away from a file that gets another one.
    is_owned = _keep_owner(handle, before)
    mode = stat.S_IMODE(before.st_mode)
    os.fchmod(handle, mode if is_owned else mode & _WITHOUT_OWNER)
    if not is_owned:
        yield message(
            "It belongs to you now: the system would not let its owner and group be kept."
        )
    # After the mode, because a list of rights says more than the mode does.
    lost = [name for name in _attributes(path) if not _is_kept(handle, path, name)]
    if lost:
        yield message("Attributes of the file could not be kept: {names}.", names=some_of(lost))
    if before.st_nlink > 1:
        yield message(
            "Other names of the file (hard links: {count}) still hold the old content.",
            count=before.st_nlink - 1,
        )


def _keep_owner(handle: int, before: os.stat_result) -> bool:
    made = os.fstat(handle)
    if (made.st_uid, made.st_gid) == (before.st_uid, before.st_gid):
        return True
    try:
        os.fchown(handle, before.st_uid, before.st_gid)
    except OSError:
        with contextlib.suppress(OSError):
            os.fchown(handle, -1, before.st_gid)
        return False
    return True


def _attributes(path: Path) -> list[str]:
    if not hasattr(os, "listxattr"):
        return []
    try:
        # What the system itself notes about security it notes again for the new file.
        return [each for each in os.listxattr(path) if not each.startswith("security.")]
    except OSError:
        return []


def _is_kept(handle: int, path: Path, name: str) -> bool:
    try:
        os.setxattr(handle, name, os.getxattr(path, name))
    except OSError:
        return False
    return True
