"""The names of our drawings, for whoever asks without a window."""

from functools import cache
from pathlib import Path

ICON_FOLDER = Path(__file__).parent / "icons"


@cache
def icon_names() -> frozenset[str]:
    """Return the names of all drawings."""
    return frozenset(path.stem for path in ICON_FOLDER.glob("*.svg"))
