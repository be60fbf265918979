"""Names in tables: new ones, and none twice."""

from collections.abc import Container
from itertools import count

from hullwright.schema.kinds.station.edits import require
from hullwright.schema.messages import message


def fresh(word: str, taken: Container[str]) -> str:
    """Return a name that nothing has yet.

    >>> fresh("class", ["class-1", "cargo"])
    'class-2'
    """
    return next(name for number in count(1) if (name := f"{word}-{number}") not in taken)


def require_new(name: str, taken: Container[str]) -> None:
    """Refuse a name that something has already."""
    require(
        name not in taken,
        message("“{name}” already exists: choose another name, or change that row.", name=name),
    )
