"""Which files a command works on, and where it puts what it made."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hullwright.schema.errors import HullwrightError, system_reason
from hullwright.schema.messages import message

from ..drawing.terminal_style import style
from ..languages.words import tr
from .printing import echo

if TYPE_CHECKING:
    from hullwright.schema.files.atomic_file import Saved, Write

SUFFIXES = {".json", ".toml"}

a_file = click.Path(path_type=Path)
"""A path that a command opens itself, so that a missing file gets our own sentence."""

force = click.option("--force", is_flag=True, help="Write over an existing file.")


def documents(paths: Iterable[Path]) -> Iterator[tuple[Path, bool]]:
    """Yield each file to look at, and whether it was named outright rather than found in a folder."""
    for path in paths:
        if _is_folder(path):
            yield from ((found, found == path) for found in sorted(_below(path)))
        else:
            yield path, True


def _below(folder: Path) -> Iterator[Path]:
    folders = [folder]
    while folders:
        here = folders.pop()
        try:
            inside = [each for each in here.iterdir() if not each.name.startswith(".")]
        except OSError:
            # Whoever reads it says why it can't be looked into; the others are looked at all the same.
            yield here
            continue
        for path in inside:
            if _is_folder(path) and not path.is_symlink():
                folders.append(path)
            elif path.suffix in SUFFIXES and path.is_file():
                yield path


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:
        # Behind a locked door, or with a name that is too long: whoever reads it says so.
        return False


def keep_what_is_there(path: Path, *, forced: bool) -> None:
    """Refuse to write over a file with something in it, unless that was asked for."""
    if not forced and _size(path):
        raise HullwrightError(
            message("{path} already exists. Choose another name, or add --force.", path=path)
        )


def is_journal_file(path: Path) -> bool:
    """Tell whether a file is the journal of a game; what can't be read is told where maps are read."""
    from hullwright.schema.files.journal import is_journal

    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            return is_journal(file.read(1000))
    except (OSError, ValueError):
        return False


def make_folder(folder: Path) -> None:
    """Make a folder to write into; it may be there already."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        reason = system_reason(fault)
        raise HullwrightError(
            message("{folder} can't be made: {reason}.", folder=folder, reason=reason)
        ) from fault


def output_writer(*, forced: bool) -> "Write":
    """Return how a command writes what it has made: over a file that has appeared meanwhile only if that was asked for."""
    from hullwright.schema.files.fingerprint import EMPTY, NO_FILE
    from hullwright.schema.files.output import put

    def write(path: Path, parts: Iterable[str | bytes]) -> "Saved":
        saved = put(path, parts, expected=None if forced else {NO_FILE, EMPTY})
        for note in saved.notes:
            echo(f"{style('!', fg='yellow')} {tr(note)}", err=True)
        return saved

    return write


def _size(path: Path) -> int:
    """Return how much there is in a file; nothing if there is none, or if its name is no name."""
    try:
        return path.stat().st_size
    except (OSError, ValueError):
        return 0
