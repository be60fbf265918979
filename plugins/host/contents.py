"""The contents of a plugin's folder, read once: one hash over all of it, and what must not be in it."""

import os
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path

from hullwright.schema.errors import system_reason
from hullwright.schema.files.contents import regular_content
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.limits import MAX_PACKED_BYTES, MAX_PACKED_ENTRIES
from hullwright.schema.messages import message
from hullwright.schema.packs.unfit import Unfit


@late_dataclass
class Snapshot:
    """The files of a plugin as they were when they were read: what was hashed is what is judged and run."""

    content_hash: str
    files: Mapping[str, bytes]
    """What each file holds, by its path inside the plugin.

    A link to a file holds what that file does, any other link the path that it leads to.
    """


def snapshot(folder: Path) -> Snapshot:
    """Return all files of a folder with the SHA-256 over their names and contents, or raise Unfit.

    What Python has compiled and put beside the source is left out: it comes and goes by itself, and
    code of the person's plugins is only ever made from its source.
    """
    root = os.path.realpath(folder)
    made, left = sha256(), MAX_PACKED_BYTES
    files: dict[str, bytes] = {}
    try:
        for name, path in sorted(_entries(root)):
            content = _link(path) or _content(path, left)
            left -= len(content)
            # With their lengths, no two folders can run together into the same bytes.
            made.update(f"{len(name)} {len(content)} ".encode() + name + content)
            files[os.fsdecode(name)] = content
    except OSError as fault:
        reason = system_reason(fault)
        raise Unfit(message("Its files can't be read: {reason}.", reason=reason)) from fault
    return Snapshot(made.hexdigest(), files)


def content_hash(folder: Path) -> str:
    """Return the SHA-256 over the names and contents of all files of a folder, or raise Unfit."""
    return snapshot(folder).content_hash


def _entries(root: str) -> Iterator[tuple[bytes, Path]]:
    """Yield every file and link with its name as bytes, without following links to folders."""
    waiting, count = [(root, "")], 0
    while waiting:
        folder, inside = waiting.pop()
        with os.scandir(folder) as entries:
            for entry in entries:
                count += 1
                if count > MAX_PACKED_ENTRIES:
                    raise Unfit(
                        message("It holds more than {most} files.", most=MAX_PACKED_ENTRIES)
                    )
                name = f"{inside}{entry.name}"
                if entry.is_dir(follow_symlinks=False):
                    waiting.append((entry.path, f"{name}/"))
                elif not _is_compiled(entry, inside):
                    _stay_inside(entry, name, root)
                    yield os.fsencode(name), Path(entry.path)


def _is_compiled(entry: "os.DirEntry[str]", inside: str) -> bool:
    """Tell whether a file is what Python itself puts beside the source; any other counts."""
    # While Python writes one, it has a number after its name.
    is_python = entry.name.endswith(".pyc") or ".pyc." in entry.name
    return is_python and f"/{inside}".endswith("/__pycache__/") and not entry.is_symlink()


def _stay_inside(entry: "os.DirEntry[str]", name: str, root: str) -> None:
    if entry.is_symlink() and not Path(os.path.realpath(entry.path)).is_relative_to(root):
        raise Unfit(message("“{name}” is a link that leads out of its folder.", name=name))


def _link(path: Path) -> bytes:
    """Return where a link leads that is no link to a file; nothing if it is not such a link."""
    return os.fsencode(path.readlink()) if path.is_symlink() and not path.is_file() else b""


def _content(path: Path, left: int) -> bytes:
    if path.exists() and not path.is_file():
        raise Unfit(message("“{name}” is neither a file nor a folder.", name=path.name))
    content = regular_content(path, left + 1)
    if len(content) > left:
        raise Unfit(message("It is larger than {limit} MiB.", limit=MAX_PACKED_BYTES // 2**20))
    return content
