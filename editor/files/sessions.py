"""Sessions: a folder of recovery files for each running program, locked as long as it runs.

A lock whose program is gone, however it ended, counts as none. It lies beside the folder and is taken
before the folder is made, so that a folder without a holder is one whose program is gone, and two
programs never take each other's files for left behind.
"""

import contextlib
import errno
import os
import secrets
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QLockFile

from hullwright.schema.errors import HullwrightError, system_reason
from hullwright.schema.messages import message

OLD_LOCK = 1_000
"""Milliseconds after which an empty lock counts as left behind: by a version that wrote nothing into it."""

LEFT = "left-"
"""How the names of files begin that were taken over from a program that is gone."""


class Session:
    """The recovery folder of this run of the program."""

    def __init__(self, root: Path) -> None:
        """Make a folder below the root; HullwrightError if that can't be done."""
        self.root = root
        name = f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(4)}"
        self.folder = root / name
        try:
            root.mkdir(parents=True, exist_ok=True)
            self._lock = _locked(self.folder)
            self.folder.mkdir()
        except OSError as fault:
            raise HullwrightError(
                message(
                    "{folder} can't be used for recovery files: {reason}. Unsaved work would be "
                    "lost in a crash until that is put right; save often.",
                    folder=root,
                    reason=system_reason(fault),
                )
            ) from fault

    def new_file(self) -> Path:
        """Return a name for the recovery file of one more document."""
        return self.folder / f"{secrets.token_hex(8)}.json"

    def left_files(self) -> list[Path]:
        """Return the recovery files of programs that are gone, now in this session's care."""
        for folder in _folders(self.root):
            if folder != self.folder:
                self._take_over(folder)
        return sorted(self.folder.glob(f"{LEFT}*.json"))

    def _take_over(self, folder: Path) -> None:
        try:
            lock = _locked(folder)
        except OSError:
            return
        # Moved rather than copied: at any moment there is one of each, and somebody's.
        with contextlib.suppress(OSError):
            for file in folder.glob("*.json"):
                file.rename(self.folder / f"{LEFT}{file.name.removeprefix(LEFT)}")
            for scrap in folder.iterdir():
                scrap.unlink()
            folder.rmdir()
        lock.unlock()

    def end(self) -> None:
        """Let the session go; what is left in its folder is offered at the next start."""
        with contextlib.suppress(OSError):
            self.folder.rmdir()
        self._lock.unlock()


def _locked(folder: Path) -> QLockFile:
    """Return the lock of a folder, taken; OSError if it can't be had."""
    path = folder.with_name(f"{folder.name}.lock")
    lock = QLockFile(str(path))
    # By its age alone no other lock is left behind: a program may run for days.
    lock.setStaleLockTime(OLD_LOCK if path.exists() and not path.stat().st_size else 0)
    if not lock.tryLock(0):
        is_held = lock.error() is QLockFile.LockError.LockFailedError
        number = errno.EAGAIN if is_held else errno.EACCES
        raise OSError(number, os.strerror(number))
    return lock


def _folders(root: Path) -> Iterator[Path]:
    """Yield the session folders; those of discarded and damaged files have no number at the front."""
    for path in sorted(root.iterdir()):
        if path.is_dir() and path.name[:1].isdigit():
            yield path
