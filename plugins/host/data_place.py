"""Where the data of a contribution lies: inside the plugin's folder, wherever links lead, or nowhere."""

import os
from pathlib import Path


def found_in(folder: Path, data: str) -> Path | None:
    """Return the file or folder that a contribution names, or None if it is not in the plugin's folder."""
    # No system has names with a zero byte, and Python has no answer to them.
    if not data or "\0" in data:
        return None
    root = Path(os.path.realpath(folder))
    found = Path(os.path.realpath(root / data))
    return found if found.is_relative_to(root) and found.exists() else None


def inside(folder: Path, data: str) -> str | None:
    """Return the same as a path inside the folder, as the plugin's files are listed; "" for all of it."""
    found = found_in(folder, data)
    if found is None:
        return None
    return found.relative_to(os.path.realpath(folder)).as_posix().removeprefix(".")
