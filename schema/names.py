"""Helping with mistyped names."""

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
