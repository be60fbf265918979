"""The content of a file, read with a limit, and with a sentence where that is not possible."""

import errno
import os
import stat
from collections.abc import Callable
from pathlib import Path

from ..complaints import Unreadable, unreadable
from ..errors import system_reason


def content_of(path: Path, most: int) -> bytes:
    """Return the bytes of a file, or raise Unreadable if it can't be read or is larger than that."""
    return _limited(path, most, _content)


def regular_content_of(path: Path, most: int) -> bytes:
    """Return the bytes of a file in a folder of ours, where a pipe or a device has no business."""
    return _limited(path, most, regular_content)


def _limited(path: Path, most: int, reading: Callable[[Path, int], bytes]) -> bytes:
    try:
        content = reading(path, most + 1)
    except OSError as fault:
        reason = system_reason(fault)
        raise unreadable(str(path), "It can't be read: {reason}.", reason=reason) from fault
    if len(content) > most:
        raise too_large(path, most)
    return content


def _content(path: Path, size: int) -> bytes:
    with path.open("rb") as file:
        return file.read(size)


def regular_content(path: Path, size: int) -> bytes:
    """Return up to so many bytes of a file, or raise OSError; a pipe or a device is none.

    It is judged when it is open, so that nothing else can take its place in between.
    """
    # Without waiting: a pipe that nobody writes to would be opened for ever.
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    try:
        mode = os.fstat(handle).st_mode
        if not stat.S_ISREG(mode):
            number = errno.EISDIR if stat.S_ISDIR(mode) else errno.ESPIPE
            raise OSError(number, os.strerror(number), str(path))
        with open(handle, "rb", closefd=False) as file:
            return file.read(size)
    finally:
        os.close(handle)


def too_large(path: Path, most: int) -> Unreadable:
    """Return the error for a file that is larger than it may be."""
    limit = f"{most // 2**20} MiB" if most >= 2**20 else f"{most // 2**10} KiB"
    return unreadable(str(path), "It is larger than {limit}.", limit=limit)


def decoded(content: bytes, path: Path) -> str:
    """Return the text that the content of a file is, or raise Unreadable with the first odd byte."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        raise unreadable(str(path), "Byte {at} is not UTF-8 text.", at=fault.start) from None
