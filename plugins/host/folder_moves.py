"""Moves of folders that belong together: all are made or none, at whatever moment the program ends.

They are noted before the first one. What a program that was killed has noted is taken back, or
finished, before anybody looks at the plugins again.
"""

import json
import os
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import NamedTuple

from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.atomic_file import save

from .lock_file import locked

DESK = ".installing-"
"""How the names of folders begin in which plugins are put together before they are moved."""

LOCK = ".installing.lock"
_NOTES = "moves.json"


class Move(NamedTuple):
    """A folder and where it goes."""

    source: Path
    target: Path


@contextmanager
def desk_in(folder: Path) -> Iterator[Path]:
    """Make a folder beside the plugins, on the same disk, that is gone afterwards; one at a time."""
    folder.mkdir(parents=True, exist_ok=True)
    with locked(folder / LOCK), TemporaryDirectory(dir=folder, prefix=DESK) as desk:
        yield Path(desk)


def move_all(desk: Path, moves: Sequence[Move]) -> None:
    """Move folders one after another; OSError if that can't be done, and then all are where they were."""
    folder = desk.parent
    noted = [[path.relative_to(folder).as_posix() for path in move] for move in moves]
    save(desk / _NOTES, [json.dumps(noted)])
    try:
        for move in moves:
            move.source.rename(move.target)
    except OSError:
        _settle(desk)
        raise


def sweep(folder: Path) -> None:
    """Clear away what programs have left that were killed while they moved plugins of a folder."""
    with suppress(OSError, HullwrightError):
        left = [path for path in folder.iterdir() if path.name.startswith(DESK)]
        if not left and not os.path.lexists(folder / LOCK):
            return
        # At once or not at all: somebody may just be at work there.
        with locked(folder / LOCK, patience=0):
            for desk in left:
                _settle(desk)
                shutil.rmtree(desk, ignore_errors=True)


def _settle(desk: Path) -> None:
    """Take back the moves that were noted, unless the last one was made, too."""
    moves = _noted(desk)
    if moves and not _is_made(moves[-1]):
        for move in filter(_is_made, reversed(moves)):
            move.target.rename(move.source)


def _noted(desk: Path) -> list[Move]:
    try:
        noted = json.loads((desk / _NOTES).read_bytes())
        return [Move(*(desk.parent / _inside(name) for name in each)) for each in noted]
    except (OSError, ValueError, TypeError):
        # Not even the first one was made.
        return []


def _inside(name: str) -> PurePosixPath:
    path = PurePosixPath(name)
    if path.is_absolute() or ".." in path.parts:
        raise ValueError(name)
    return path


def _is_made(move: Move) -> bool:
    return os.path.lexists(move.target) and not os.path.lexists(move.source)
