"""The fingerprint of a file: whether it still holds what we last read or wrote."""

import hashlib
import stat
from pathlib import Path

NO_FILE = ""
"""The fingerprint where there is no file to be read."""
EMPTY = hashlib.sha256(b"").hexdigest()
"""The fingerprint of a file with nothing in it."""


def fingerprint(path: Path) -> str:
    """Return the fingerprint of a file's content, or nothing if there is no file to be read."""
    try:
        # Opening a pipe would wait for somebody to write into it.
        if not stat.S_ISREG(path.stat().st_mode):
            return NO_FILE
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError:
        return NO_FILE
