"""Whether there are plugins of others at all, told without bringing in what it takes to use them."""

from functools import cache
from pathlib import Path

from .discovery import installed, of_the_person
from .safe_mode import is_safe


def has_strangers(folder: Path) -> bool:
    """Tell whether plugins that we did not ship are in use, from the person's folder or as packages.

    That costs far less than judging them.
    """
    return not is_safe() and (any(of_the_person(folder)) or _has_packages())


@cache
def _has_packages() -> bool:
    # Packages come and go only between two starts of Python, and asking takes some milliseconds.
    return any(installed())
