"""Versions: whether this Hullwright is one of those that a plugin says it works with."""

import re
from collections.abc import Callable, Mapping
from enum import StrEnum
from itertools import zip_longest
from operator import eq, ge, gt, le, lt
from typing import TypeAlias

Numbers: TypeAlias = tuple[int, ...]


class Fit(StrEnum):
    """How a version stands to what a plugin requires."""

    FITS = "fits"
    TOO_LOW = "too low"
    """The plugin needs a newer Hullwright."""
    TOO_HIGH = "too high"
    """The plugin is made for older ones."""
    UNCLEAR = "unclear"
    """What the plugin requires can't be understood."""


def fit(requires: str, version: str) -> Fit:
    """Return how a version stands to requirements such as `>=0.1,<1`; all of them must hold.

    >>> str(fit(">=0.1,<1", "0.1.0")), str(fit(">=0.2", "0.1.0")), str(fit("~=0.0.3", "0.1"))
    ('fits', 'too low', 'too high')
    """
    ours = _numbers(version)
    verdicts = {_clause(each, ours) for each in requires.split(",")} if requires.strip() else set()
    for verdict in (Fit.UNCLEAR, Fit.TOO_LOW, Fit.TOO_HIGH):
        if verdict in verdicts:
            return verdict
    return Fit.FITS


def _clause(text: str, ours: Numbers) -> Fit:
    found = re.fullmatch(r"\s*(>=|<=|==|~=|>|<)\s*(\d{1,9}(?:\.\d{1,9}){0,9})\s*", text)
    if found is None or (found[1] == "~=" and "." not in found[2]):
        return Fit.UNCLEAR
    theirs = _numbers(found[2])
    if _HOLDS[found[1]](_difference(ours, theirs), 0) and _is_compatible(found[1], ours, theirs):
        return Fit.FITS
    return Fit.TOO_LOW if found[1] == ">" or _difference(ours, theirs) < 0 else Fit.TOO_HIGH


_HOLDS: Mapping[str, Callable[[int, int], bool]] = {
    ">=": ge,
    ">": gt,
    "<=": le,
    "<": lt,
    "==": eq,
    "~=": ge,
}


def _is_compatible(sign: str, ours: Numbers, theirs: Numbers) -> bool:
    """Tell for `~=1.4.2` whether a version is one of 1.4; any other sign asks nothing more."""
    same = theirs[:-1]
    return sign != "~=" or (ours + (0,) * len(same))[: len(same)] == same


def _difference(ours: Numbers, theirs: Numbers) -> int:
    """Return below zero, zero or above it as the first version is lower, the same or higher."""
    pairs = zip_longest(ours, theirs, fillvalue=0)
    return next((a - b for a, b in pairs if a != b), 0)


def _numbers(version: str) -> Numbers:
    """Return the dotted numbers that a version begins with.

    >>> _numbers("0.2.0rc1")
    (0, 2, 0)
    """
    found = re.match(r"\d+(\.\d+)*", version)
    return tuple(map(int, found[0].split("."))) if found else ()


def version_order(version: str) -> Numbers:
    """Return by what versions are ordered; 1.0 and 1.0.0 are the same.

    >>> version_order("1.10.0") > version_order("1.9"), version_order("1.0") == version_order("1")
    (True, True)
    """
    numbers = _numbers(version)
    while numbers and numbers[-1] == 0:
        numbers = numbers[:-1]
    return numbers
