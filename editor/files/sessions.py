"""Sessions: a folder of recovery files for each running program, locked as long as it runs.

The lock is the operating system's own, which goes with the process however it ends. It lies beside
the folder and is taken before the folder is made, so that a folder without a holder is one whose
program is gone, and two programs never take each other's files for left behind.
"""

import contextlib
import os
import secrets
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from hullwright.schema.errors import HullwrightError, system_reason
from hullwright.schema.messages import message

if sys.platform == "win32":
    import msvcrt

    def _hold(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _hold(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


LEFT = "left-"
"""How the names of files begin that were taken over from a program that is gone."""


class Lock:
    """A lock that lasts until it is let go or the process ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _hold(self._handle)
        except OSError:
            os.close(self._handle)
            raise

    def let_go(self) -> None:
        """Let others have it."""
        with contextlib.suppress(OSError):
            self.path.unlink()
        os.close(self._handle)


class Session:
    """The recovery folder of this run of the program."""

    def __init__(self, root: Path) -> None:
        """Make a folder below the root; HullwrightError if that can't be done."""
        self.root = root
        name = f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(4)}"
        self.folder = root / name
        try:
            root.mkdir(parents=True, exist_ok=True)
            self._lock = Lock(_lock_of(self.folder))
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
            lock = Lock(_lock_of(folder))
        except OSError:
            return
        # Moved rather than copied: at any moment there is one of each, and somebody's.
        with contextlib.suppress(OSError):
            for file in folder.glob("*.json"):
                file.rename(self.folder / f"{LEFT}{file.name.removeprefix(LEFT)}")
            for scrap in folder.iterdir():
                scrap.unlink()
            folder.rmdir()
        lock.let_go()

    def end(self) -> None:
        """Let the session go; what is left in its folder is offered at the next start."""
        with contextlib.suppress(OSError):
            self.folder.rmdir()
        self._lock.let_go()


def _lock_of(folder: Path) -> Path:
    return folder.with_name(f"{folder.name}.lock")


def _folders(root: Path) -> Iterator[Path]:
    """Yield the session folders; those of discarded and damaged files have no number at the front."""
    for path in sorted(root.iterdir()):
        if path.is_dir() and path.name[:1].isdigit():
            yield path
