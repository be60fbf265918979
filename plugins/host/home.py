"""The person's own folder: where their plugins and what they said of plugins are kept."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message


def home(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the folder that HULLWRIGHT_HOME names, or else the one that the system's customs give.

    >>> home({"HULLWRIGHT_HOME": "/here"}).as_posix()
    '/here'
    """
    named = environment.get("HULLWRIGHT_HOME")
    if named:
        return Path(named).expanduser().absolute()
    return _customary(environment)


def _customary(environment: Mapping[str, str]) -> Path:
    if sys.platform == "win32":
        return (_absolute(environment.get("APPDATA")) or _of_the_person()) / "Hullwright"
    if sys.platform == "darwin":
        return _of_the_person() / "Library" / "Application Support" / "Hullwright"
    shared = _absolute(environment.get("XDG_DATA_HOME")) or _of_the_person() / ".local" / "share"
    return shared / "hullwright"


def _absolute(text: str | None) -> Path | None:
    # The XDG convention asks that a relative path be passed over.
    return Path(text) if text and Path(text).is_absolute() else None


def _of_the_person() -> Path:
    try:
        return Path.home()
    except RuntimeError as fault:
        raise HullwrightError(
            message(
                "This system knows no home folder. Say where plugins are kept with HULLWRIGHT_HOME."
            )
        ) from fault
