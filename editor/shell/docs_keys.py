"""The keys that the manual names: pages write them as files do, and people read them as menus show them."""

import re

from .shortcuts import parsed, shown

_KEY = re.compile(r"`((?:(?:Ctrl|Shift|Alt)\+)+[^`\s]+|Del)`")
"""A key with others held down, or one that languages call by different names."""


def with_shown_keys(page: str) -> str:
    """Return a page with its keys as menus show them.

    >>> with_shown_keys("`Ctrl+Z` takes it back, `hullwright play` begins.")
    '`Ctrl+Z` takes it back, `hullwright play` begins.'
    """
    return _KEY.sub(lambda found: f"`{shown(parsed(found[1])) or found[1]}`", page)
