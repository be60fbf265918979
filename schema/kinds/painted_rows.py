"""Rows of characters, as zones and stations are written: changing some, and finding a free character."""

from collections.abc import Container, Iterable, Iterator, Mapping
from itertools import chain
from string import ascii_lowercase, ascii_uppercase


def rows_painted(rows: tuple[str, ...], wanted: Mapping[tuple[int, int], str]) -> tuple[str, ...]:
    """Return rows with other characters at some rows and columns; untouched rows are the same texts.

    Places beside the rows are passed over.

    >>> rows_painted(("ab", "cd"), {(1, 0): "x", (7, 7): "y"})
    ('ab', 'xd')
    """
    width, height = len(rows[0]), len(rows)
    made = list(rows)
    lines: dict[int, list[str]] = {}
    for (row, column), character in wanted.items():
        if 0 <= column < width and 0 <= row < height:
            line = lines.get(row)
            if line is None:
                line = lines[row] = list(rows[row])
            line[column] = character
    for row, line in lines.items():
        text = "".join(line)
        if text != rows[row]:
            made[row] = text
    return tuple(made)


def readable(first: Iterable[str]) -> Iterator[str]:
    """Yield characters that people can read, some wished ones first."""
    yield from chain(first, ascii_lowercase, ascii_uppercase)
    yield from filter(str.isalnum, map(chr, range(0xC0, 0xD800)))


def free_character(first: Iterable[str], taken: Container[str]) -> str:
    """Return the best character that has no meaning yet.

    >>> free_character("xy", {"x": 1})
    'y'
    """
    return next(each for each in readable(first) if each not in taken)
