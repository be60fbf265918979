"""Sessions: a folder of recovery files for each running program, locked as long as it runs.

A lock whose program is gone, however it ended, counts as none. It lies beside the folder and is taken
before the folder is made, so that a folder without a holder is one whose program is gone, and two
programs never take each other's files for left behind.
"""

import contextlib
import errno
import os
import re
import secrets
import shutil
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QLockFile, QSysInfo

from hullwright.schema.errors import HullwrightError, system_reason
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import message

OLD_LOCK = 1_000
"""Milliseconds after which an empty lock counts as left behind: by a version that wrote nothing into it."""

_SESSION = re.compile(r"\d{8}-\d{6}-[0-9a-f]{8}")

LEFT = "left-"
"""How the names of files begin that were taken over from a program that is gone."""


@late_dataclass
class HeldSession:
    """A session that a program on another computer has, or had: from here nobody can tell."""

    folder: Path
    process: int
    computer: str
    since: datetime

    def release(self) -> None:
        """Take the lock away, unless the system knows that somebody has it."""
        _lock_of(self.folder).removeStaleLockFile()


class Session:
    """The recovery folder of this run of the program."""

    def __init__(self, root: Path) -> None:
        """Make a folder below the root; HullwrightError if that can't be done."""
        self.root = root
        name = f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(4)}"
        self.folder = root / name
        try:
            root.mkdir(parents=True, exist_ok=True)
            # Listed once, because one that can't be would hide what was left behind.
            next(root.iterdir(), None)
            self._lock = _locked(self.folder)
            self.folder.mkdir()
        except OSError as fault:
            raise HullwrightError(
                message(
                    "{folder} can't be used for recovery files: {reason}. Until that is fixed, "
                    "unsaved work would be lost in a crash; save often.",
                    folder=root,
                    reason=system_reason(fault),
                )
            ) from fault

    @property
    def is_usable(self) -> bool:
        """Whether its folder is still there."""
        return self.folder.is_dir()

    def new_file(self) -> Path:
        """Return a name for the recovery file of one more document."""
        return self.folder / new_name()

    def left_files(self, *further: Path) -> list[Path]:
        """Return the recovery files of programs that are gone, now in this session's care; also of further roots."""
        for root in (self.root, *further):
            for folder in _folders(root):
                if folder != self.folder:
                    self._take_over(folder)
            _sweep_locks(root)
        return sorted(self.folder.glob(f"{LEFT}*.json"))

    def held_elsewhere(self, *further: Path) -> list[HeldSession]:
        """Return the sessions with recovery files that programs on other computers have."""
        folders = [each for root in (self.root, *further) for each in _folders(root)]
        return [
            held
            for folder in dict.fromkeys(folders)
            if folder != self.folder and any(folder.glob("*.json"))
            if (held := _held(folder)) and held.computer != QSysInfo.machineHostName()
        ]

    def _take_over(self, folder: Path) -> None:
        try:
            lock = _locked(folder)
        except OSError:
            return
        # Moved rather than copied: at any moment there is one of each, and somebody's.
        with contextlib.suppress(OSError):
            for file in folder.glob("*.json"):
                shutil.move(file, self.folder / f"{LEFT}{file.name.removeprefix(LEFT)}")
            for scrap in folder.iterdir():
                scrap.unlink()
            folder.rmdir()
        lock.unlock()

    def end(self) -> None:
        """Let the session go; what is left in its folder is offered at the next start."""
        with contextlib.suppress(OSError):
            self.folder.rmdir()
        self._lock.unlock()


def new_name() -> str:
    """Return a name for a recovery file."""
    return f"{secrets.token_hex(8)}.json"


def _held(folder: Path) -> HeldSession | None:
    """Return who has a session, as its lock says it."""
    path = _lock_path(folder)
    try:
        since = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    except OSError:
        return None
    process, computer, _ = _lock_of(folder).getLockInfo()
    return HeldSession(folder, process, computer, since) if computer else None


def _lock_path(folder: Path) -> Path:
    return folder.with_name(f"{folder.name}.lock")


def _lock_of(folder: Path) -> QLockFile:
    """Return the lock of a folder, not yet taken."""
    path = _lock_path(folder)
    lock = QLockFile(str(path))
    # By its age alone no other lock is left behind: a program may run for days.
    lock.setStaleLockTime(OLD_LOCK if path.exists() and not path.stat().st_size else 0)
    return lock


def _locked(folder: Path) -> QLockFile:
    """Return the lock of a folder, taken; OSError if it can't be had."""
    lock = _lock_of(folder)
    if not lock.tryLock(0):
        if lock.error() is QLockFile.LockError.LockFailedError:
            raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN))
        raise _hindrance(_lock_path(folder))
    return lock


def _hindrance(path: Path) -> OSError:
    """Return why a lock can't be made, which Qt does not tell: found by making a file beside it."""
    trial = path.with_suffix(".trial")
    try:
        trial.write_bytes(b"trial")
    except OSError as fault:
        return fault
    finally:
        with contextlib.suppress(OSError):
            trial.unlink()
    return OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def _sweep_locks(root: Path) -> None:
    """Take away the locks of programs that were killed just before they had made their folder."""
    for path in root.glob("*.lock"):
        folder = path.with_suffix("")
        if _SESSION.fullmatch(folder.name) and not folder.exists():
            with contextlib.suppress(OSError):
                _locked(folder).unlock()


def _folders(root: Path) -> Iterator[Path]:
    """Yield the session folders, and none that somebody else has put there."""
    with contextlib.suppress(OSError):
        for path in sorted(root.iterdir()):
            if _SESSION.fullmatch(path.name) and path.is_dir():
                yield path
