"""The output of a command: a file written as a whole, or a pipe or device that is written into."""

import os
import stat
from collections.abc import Collection, Iterable
from pathlib import Path

from ..errors import HullwrightError, system_reason
from ..messages import message
from .atomic_file import Saved, save


def put(
    path: Path, parts: Iterable[str | bytes], *, expected: Collection[str] | None = None
) -> Saved:
    """Write what a command has made to where a person wants it; see `save` for files."""
    if not _is_stream(path):
        return save(path, parts, expected=expected)
    try:
        # Opened as what it is: should it be gone by now, no file is made in its place.
        with os.fdopen(os.open(path, os.O_WRONLY), "wb") as stream:
            for part in parts:
                stream.write(part if isinstance(part, bytes) else part.encode())
    except OSError as fault:
        raise HullwrightError(
            message("{path} can't be written to: {reason}.", path=path, reason=system_reason(fault))
        ) from fault
    return Saved("")


def _is_stream(path: Path) -> bool:
    """Tell whether a path leads to something that takes bytes and keeps none, such as a pipe or a terminal."""
    try:
        mode = path.stat().st_mode
    except OSError:
        return False
    return stat.S_ISFIFO(mode) or stat.S_ISCHR(mode)
