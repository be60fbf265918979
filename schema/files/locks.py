"""Locks of folders: one process at a time, for as long as it takes, and who has it where it takes too long.

The system lets a lock go with the process that has it, however that ends, so that none is ever left
behind. Where it knows no such locks (some network drives), work goes on without.
"""

import contextlib
import errno
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from ..errors import HullwrightError
from ..messages import Message, message

PATIENCE = 5.0
"""Seconds that somebody waits for a lock: others have it for milliseconds, unless they are stuck."""
LOOK = 0.01
"""Seconds between two looks."""
_HELD = frozenset({errno.EAGAIN, errno.EACCES})


@contextlib.contextmanager
def folder_lock(folder: Path) -> Iterator[None]:
    """Have a folder to ourselves, which leaves nothing behind in it; HullwrightError if others keep it."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        # It may be written to but not be read, or be of a system that opens no folders.
        yield
        return
    try:
        _take(handle, folder)
        yield
    finally:
        os.close(handle)


def is_taken_now(handle: int) -> bool:
    """Take the lock of an open file if nobody has it; return whether it is ours now."""
    if sys.platform == "win32":
        return False
    import fcntl

    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def is_held_elsewhere(handle: int) -> bool:
    """Take the lock of an open file, and tell whether somebody else has it; where there are no locks, nobody has."""
    if sys.platform == "win32":
        return False
    import fcntl

    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as fault:
        return fault.errno in _HELD
    return False


def _take(handle: int, place: Path) -> None:
    if sys.platform == "win32":
        return
    import fcntl

    end = time.monotonic() + PATIENCE
    while True:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as fault:
            if fault.errno not in _HELD:
                return
        else:
            return
        if time.monotonic() > end:
            raise _held(handle, place)
        time.sleep(LOOK)


def _held(handle: int, place: Path) -> HullwrightError:
    return HullwrightError(
        message(
            "{place} is in use by {holder}. Wait until it is done, or end it, and try again.",
            place=place,
            holder=_holder(handle),
        )
    )


def _holder(handle: int) -> Message:
    """Return who has a lock, as far as the system knows it."""
    pid = _known_to_the_system(handle)
    if not pid:
        return message("another program")
    return message("another program ({name}, process {pid})", name=_name(pid), pid=pid)


def _known_to_the_system(handle: int) -> str:
    """Return the number of the process that has the lock of an open folder, if the system tells."""
    inode = f":{os.fstat(handle).st_ino}"
    with contextlib.suppress(OSError):
        for line in Path("/proc/locks").read_text().splitlines():
            words = line.split()
            if "FLOCK" in words and "->" not in words and words[5].endswith(inode):
                return words[4]
    return ""


def _name(pid: str) -> str:
    try:
        return Path(f"/proc/{pid}/comm").read_text().strip()
    except OSError:
        return "hullwright"
