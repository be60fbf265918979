"""Names: which one was meant, and which ones no file can have on some system."""

from collections.abc import Iterable
from difflib import get_close_matches


def closest(name: str, known: Iterable[str]) -> str | None:
    """Return the known name that was probably meant, if one is near.

    >>> closest("dangeros", ["silent", "dangerous"])
    'dangerous'
    >>> closest("zebra", ["silent", "dangerous"]) is None
    True
    """
    by_folded = {each.casefold(): each for each in known}
    found = get_close_matches(name.casefold()[:100], by_folded, n=1, cutoff=0.65)
    return by_folded[found[0]] if found else None


def plainly(name: str) -> str:
    """Return a name that nobody has words for, as far as possible as words.

    >>> plainly("black-basic")
    'black basic'
    """
    return name.replace("_", " ").replace("-", " ").strip()


_NUMBERED = frozenset(f"{port}{number}" for port in ("com", "lpt") for number in "123456789¹²³")
_DEVICES = _NUMBERED | {"con", "prn", "aux", "nul", "conin$", "conout$"}
"""Names that Windows takes for devices, whatever comes after a dot."""


def is_reserved(name: str) -> bool:
    """Tell whether a file of that name would be a device on some system.

    >>> [is_reserved(each) for each in ("con", "AUX.py", "lpt1 .x", "console", "more-con")]
    [True, True, True, False, False]
    """
    return name.split(".", maxsplit=1)[0].strip().casefold() in _DEVICES
