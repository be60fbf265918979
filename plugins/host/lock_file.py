"""A lock in the person's folder: one process changes things at a time, and a held lock says who holds it."""

import contextlib
import errno
import os
import platform
import stat
import sys
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from hullwright.schema.errors import HullwrightError, system_reason
from hullwright.schema.files.contents import regular_content
from hullwright.schema.messages import Message, message

PATIENCE = 5.0
"""Seconds after which somebody who holds a lock is named instead of waited for."""

_PAUSE = 0.02
_MOST = 1000


class Held(HullwrightError):
    """A lock that another process holds."""


@contextlib.contextmanager
def locked(path: Path, patience: float | None = None) -> Iterator[None]:
    """Keep other processes out, where the system can; Held names the one that does not let go."""
    if sys.platform == "win32":
        yield
        return
    handle = _taken(path, time.monotonic() + (PATIENCE if patience is None else patience))
    try:
        os.write(handle, _holder().encode())
        yield
    finally:
        # While it is still held: whoever waits for it sees that the file is another by then.
        with contextlib.suppress(OSError):
            path.unlink()
        os.close(handle)


def _taken(path: Path, end: float) -> int:
    while True:
        handle = _opened(path)
        if _is_ours(handle, path):
            os.truncate(handle, 0)
            return handle
        os.close(handle)
        if time.monotonic() >= end:
            raise Held(_who(path))
        time.sleep(_PAUSE)


def _opened(path: Path) -> int:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return _opened_file(path)
    except OSError as fault:
        raise HullwrightError(
            message(
                "Nothing can be written to {folder}: {reason}. "
                "Name another folder with HULLWRIGHT_HOME.",
                folder=path.parent,
                reason=system_reason(fault),
            )
        ) from fault


def _opened_file(path: Path) -> int:
    if path.is_symlink():
        raise OSError(errno.ESPIPE, os.strerror(errno.ESPIPE))
    # Without waiting, and never through a link: something else may lie in its place.
    flags = os.O_RDWR | os.O_CREAT | os.O_NONBLOCK | os.O_NOFOLLOW | os.O_APPEND
    handle = os.open(path, flags, 0o600)
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise OSError(errno.ESPIPE, os.strerror(errno.ESPIPE))
    return handle


def _is_ours(handle: int, path: Path) -> bool:
    """Try to hold a file, and tell whether it is held and still the one of that name."""
    import fcntl

    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return os.path.samestat(os.fstat(handle), path.lstat())
    except OSError:
        return False


def _holder() -> str:
    program = Path(sys.argv[0]).name
    if program in {"", "-c", "-m"}:
        program = Path(sys.executable).name
    since = datetime.now().astimezone().strftime("%Y-%m-%d %H:%M:%S")
    return "\n".join((program, str(os.getpid()), platform.node(), since))


def _who(path: Path) -> Message:
    """Return the sentence about whoever holds a lock."""
    try:
        held = regular_content(path, _MOST).decode(errors="replace").split("\n")
        program, process, host, since = ("".join(filter(str.isprintable, each)) for each in held)
    except (OSError, ValueError):
        return message(
            "Another program is changing {folder}. Wait until it is done.", folder=path.parent
        )
    return message(
        "{program} (process {process} on {host}) has been changing {folder} since {since}. Wait "
        "until it is done, or end it.",
        program=program,
        process=process,
        host=host,
        folder=path.parent,
        since=since,
    )
