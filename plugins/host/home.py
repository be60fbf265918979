"""The person's own folder: where their plugins and what they said of plugins are kept."""

import os
import sys
from pathlib import Path

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message


def home() -> Path:
    """Return the folder that HULLWRIGHT_HOME names, or else the one that the system's customs give."""
    named = os.environ.get("HULLWRIGHT_HOME")
    if named:
        return Path(named).expanduser().absolute()
    # Imported on use: with a folder that is named, nobody waits for it.
    from platformdirs import user_data_path

    name = "Hullwright" if sys.platform in {"win32", "darwin"} else "hullwright"
    customary = user_data_path(name, appauthor=False, roaming=True)
    if not customary.is_absolute():
        raise HullwrightError(
            message(
                "This system has no home folder. Say where to keep plugins with HULLWRIGHT_HOME."
            )
        )
    return customary
