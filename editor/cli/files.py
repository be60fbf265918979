"""Which files a command works on, and where it puts what it made."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import click

from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.atomic_file import Saved, Write
from hullwright.schema.files.fingerprint import EMPTY, NO_FILE
from hullwright.schema.files.output import put
from hullwright.schema.messages import message

from ..drawing.terminal_style import style
from ..languages.words import tr
from .printing import echo

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


def output_writer(*, forced: bool) -> Write:
    """Return how a command writes what it has made: over a file that has appeared meanwhile only if that was asked for."""

    def write(path: Path, parts: Iterable[str | bytes]) -> Saved:
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
