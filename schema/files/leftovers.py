"""Leftovers: half-written files of runs that were killed, taken away by the next one."""

import contextlib
import os
import re
import secrets
import stat
from pathlib import Path

from .locks import is_taken_now

_OURS = re.compile(r"\..*\.[0-9a-f]{8}\.saving", re.DOTALL)
_LONGEST = 100
"""Bytes of a file's name that its half-written version is named after."""


def half_written(target: Path) -> Path:
    """Return a new name beside a file, for what is to take its place."""
    start = os.fsencode(target.name)[:_LONGEST].decode(errors="ignore")
    return target.with_name(f".{start}.{secrets.token_hex(4)}.saving")


def sweep(folder: Path) -> None:
    """Take away what killed runs have left half-written in a folder, and nothing else.

    A process has its file locked as long as it writes it, so that one without a lock is nobody's.
    """
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for each in [Path(each) for each in entries if _OURS.fullmatch(each.name)]:
            _remove_unless_written(each)


def _remove_unless_written(path: Path) -> None:
    # Neither followed, if it is a link, nor waited for, if it is a pipe.
    how = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
    with contextlib.suppress(OSError):
        handle = os.open(path, how)
        try:
            if is_taken_now(handle) and _is_a_file_of_mine(os.fstat(handle)):
                path.unlink()
        finally:
            os.close(handle)


def _is_a_file_of_mine(found: os.stat_result) -> bool:
    return stat.S_ISREG(found.st_mode) and found.st_uid == os.geteuid()
