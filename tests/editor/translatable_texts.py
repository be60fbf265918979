"""What the program can say, found in its code once for all tests."""

from functools import cache

from hullwright.editor.program.texts import extracted


@cache
def translatable() -> frozenset[str]:
    """Return every template that has something to translate."""
    return extracted()
