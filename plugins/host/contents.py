"""The contents of a plugin's folder: one hash over all of it, and what must not be in it."""

import os
import stat
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from hullwright.schema.errors import HullwrightError, system_reason
from hullwright.schema.limits import MAX_PLUGIN_BYTES, MAX_PLUGIN_ENTRIES
from hullwright.schema.messages import Message, message


class Unfit(HullwrightError):
    """A folder that can't be a plugin because of what lies in it."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason


def content_hash(folder: Path) -> str:
    """Return the SHA-256 over the names and contents of all files of a folder, or raise Unfit.

    Compiled Python is left out: it comes and goes by itself, and code of the person's plugins is
    only ever loaded from its source.
    """
    root = Path(os.path.realpath(folder))
    made, left = sha256(), MAX_PLUGIN_BYTES
    try:
        for name, path in sorted(_entries(root)):
            content = _content(path, left)
            left -= len(content)
            # With their lengths, no two folders can run together into the same bytes.
            made.update(f"{len(name)} {len(content)} ".encode() + name + content)
    except OSError as fault:
        reason = system_reason(fault)
        raise Unfit(message("Its files can't be read: {reason}.", reason=reason)) from fault
    return made.hexdigest()


def _entries(root: Path) -> Iterator[tuple[bytes, Path]]:
    """Yield every file and link with its name as bytes, without following links to folders."""
    waiting, count = [root], 0
    while waiting:
        with os.scandir(waiting.pop()) as entries:
            for entry in entries:
                count += 1
                if count > MAX_PLUGIN_ENTRIES:
                    raise Unfit(
                        message("It holds more than {most} files.", most=MAX_PLUGIN_ENTRIES)
                    )
                path = Path(entry.path)
                if entry.is_dir(follow_symlinks=False):
                    waiting.append(path)
                elif not _is_compiled(path):
                    _stay_inside(path, root)
                    yield os.fsencode(path.relative_to(root).as_posix()), path


def _is_compiled(path: Path) -> bool:
    if path.is_symlink():
        return False
    # While Python writes one, it has a number after its name.
    return path.suffix == ".pyc" or (path.parent.name == "__pycache__" and ".pyc." in path.name)


def _stay_inside(path: Path, root: Path) -> None:
    if path.is_symlink() and not Path(os.path.realpath(path)).is_relative_to(root):
        raise Unfit(
            message("“{name}” is a link that leads out of its folder.", name=path.relative_to(root))
        )


def _content(path: Path, left: int) -> bytes:
    """Return what a file holds, or where a link inside the plugin leads if that is no file."""
    mode = path.stat().st_mode if path.exists() else 0
    if path.is_symlink() and not stat.S_ISREG(mode):
        return os.fsencode(path.readlink())
    if not stat.S_ISREG(mode):
        # Reading a pipe would wait for ever.
        raise Unfit(message("“{name}” is neither a file nor a folder.", name=path.name))
    with path.open("rb") as file:
        content = file.read(left + 1)
    if len(content) > left:
        raise Unfit(message("It is larger than {limit} MiB.", limit=MAX_PLUGIN_BYTES // 2**20))
    return content
