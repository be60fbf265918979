"""The content of a file, read with a limit, and with a sentence where that is not possible."""

from pathlib import Path

from ..complaints import Unreadable, unreadable
from ..errors import system_reason


def content_of(path: Path, most: int) -> bytes:
    """Return the bytes of a file, or raise Unreadable if it can't be read or is larger than that."""
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
    except OSError as fault:
        reason = system_reason(fault)
        raise unreadable(str(path), "It can't be read: {reason}.", reason=reason) from fault
    if len(content) > most:
        raise too_large(path, most)
    return content


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
