"""The one family of errors that a person can put right; everything else is a bug and crashes loudly."""

import errno
from collections.abc import Mapping
from contextlib import suppress

from .messages import Message, message

REASONS: Mapping[int | None, Message] = {
    errno.ENOENT: message("no such file or directory"),
    errno.EACCES: message("permission denied"),
    errno.EPERM: message("operation not permitted"),
    errno.ENOSPC: message("no space left on device"),
    errno.EDQUOT: message("disk quota exceeded"),
    errno.EFBIG: message("file too large"),
    errno.EISDIR: message("is a directory"),
    errno.ELOOP: message("links that go round in a circle"),
    errno.ESPIPE: message("not an ordinary file"),
    errno.ENOTDIR: message("not a directory"),
    errno.EEXIST: message("file exists"),
    errno.ENAMETOOLONG: message("file name too long"),
    errno.EPIPE: message("nobody is reading from it any more"),
    errno.EROFS: message("read-only file system"),
    errno.EIO: message("input/output error"),
    errno.ENOTEMPTY: message("directory not empty"),
}
"""What systems say most often when a file can't be read or written."""


MOST_OF_A_TRACE = 8000
"""So many characters of a traceback are kept; what matters stands at its end."""


class HullwrightError(Exception):
    """Something the person can put right: says what, where, and what now."""

    trace: str = ""
    """What Python said of the way to it, where that was in another process."""

    def __init__(self, message: Message | str) -> None:
        super().__init__(message)

    def __str__(self) -> str:
        return str(self.args[0])


def trace_behind(fault: BaseException) -> str:
    """Return Python's traceback of what is behind an error, for authors; nothing if it has no other cause."""
    if isinstance(fault, HullwrightError):
        if fault.trace or fault.__cause__ is None:
            return fault.trace
        return trace_behind(fault.__cause__)
    return trace_of(fault)


def trace_of(fault: BaseException) -> str:
    """Return Python's own traceback, the end of it if it is very long."""
    from traceback import format_exception

    text = ""
    # A stranger's exception may fail even at being shown.
    with suppress(Exception):
        text = "".join(format_exception(fault))
    return text[-MOST_OF_A_TRACE:]


def system_reason(fault: OSError) -> Message | str:
    """Return why the system could not do something with a file; rare reasons are in its own words."""
    return REASONS.get(fault.errno) or (fault.strerror or str(fault)).lower()
