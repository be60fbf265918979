"""Hexes: one axial coordinate inside, offset rows and labels at the border.

A *hex* is a cell of a hexagonal grid in axial coordinates. A flat-top zone stores its hexes in
columns with odd columns half a hex lower ("odd-q", EA-M2); a pointy-top station stores them in rows
with even rows half a hex to the right ("even-r").
"""

import re
from functools import cache
from typing import NamedTuple


class Hex(NamedTuple):
    """A cell of a hexagonal grid, in axial coordinates."""

    q: int
    r: int

    def __add__(self, other: object) -> "Hex":
        if not isinstance(other, Hex):
            return NotImplemented
        return Hex(self.q + other.q, self.r + other.r)


DIRECTIONS = (Hex(1, 0), Hex(1, -1), Hex(0, -1), Hex(-1, 0), Hex(-1, 1), Hex(0, 1))


def neighbours(cell: Hex) -> tuple[Hex, ...]:
    """Return the six hexes that touch a hex.

    >>> sorted(label(each) for each in neighbours(hex_of("D09")))
    ['C09', 'C10', 'D08', 'D10', 'E09', 'E10']
    """
    return tuple(cell + each for each in DIRECTIONS)


def distance(a: Hex, b: Hex) -> int:
    """Return the number of steps between two hexes over open ground.

    >>> distance(hex_of("A01"), hex_of("C02"))
    2
    """
    q, r = a.q - b.q, a.r - b.r
    return max(abs(q), abs(r), abs(q + r))


def nearest(q: float, r: float) -> Hex:
    """Return the hex that axial coordinates in parts of hexes fall into.

    >>> nearest(0.9, 0.2), nearest(-0.4, 0.1)
    (Hex(q=1, r=0), Hex(q=0, r=0))
    """
    s = -q - r
    whole_q, whole_r, whole_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(whole_q - q), abs(whole_r - r), abs(whole_s - s)
    if off_q > off_r and off_q > off_s:
        return Hex(-whole_r - whole_s, whole_r)
    if off_r > off_s:
        return Hex(whole_q, -whole_q - whole_s)
    return Hex(whole_q, whole_r)


def from_odd_q(column: int, row: int) -> Hex:
    """Return the hex at a column and row of a flat-top zone, both from 0."""
    return Hex(column, row - (column - (column & 1)) // 2)


def to_odd_q(cell: Hex) -> tuple[int, int]:
    """Return the column and row of a hex in a flat-top zone, both from 0."""
    return cell.q, cell.r + (cell.q - (cell.q & 1)) // 2


def from_even_r(row: int, column: int) -> Hex:
    """Return the hex at a row and column of a pointy-top station, both from 0."""
    return Hex(column - (row + (row & 1)) // 2, row)


def to_even_r(cell: Hex) -> tuple[int, int]:
    """Return the row and column of a hex in a pointy-top station, both from 0."""
    return cell.r, cell.q + (cell.r + (cell.r & 1)) // 2


@cache
def column_letters(column: int) -> str:
    """Return the letters of a column, counted from 0.

    >>> column_letters(0), column_letters(22), column_letters(26), column_letters(999)
    ('A', 'W', 'AA', 'ALL')
    """
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


def offset_label(column: int, row: int) -> str:
    """Return the label of the sector at a column and row, both from 0.

    >>> offset_label(3, 8)
    'D09'
    """
    return f"{column_letters(column)}{row + 1:02}"


def label(cell: Hex) -> str:
    """Return the label of a hex of a flat-top zone.

    >>> label(Hex(3, 7))
    'D09'
    """
    return offset_label(*to_odd_q(cell))


_LABEL = re.compile(r"([A-Za-z]{1,4})[ -]?([0-9]{1,5})")


def offset_of(text: str) -> tuple[int, int] | None:
    """Return the column and row, both from 0, that a label names, or None if it is not a label.

    >>> offset_of("d9"), offset_of("AA01"), offset_of("D00")
    ((3, 8), (26, 0), None)
    """
    found = _LABEL.fullmatch(text.strip())
    if not found or int(found[2]) == 0:
        return None
    column = 0
    for letter in found[1].upper():
        column = column * 26 + ord(letter) - ord("A") + 1
    return column - 1, int(found[2]) - 1


def hex_of(text: str) -> Hex:
    """Return the hex that a label names; raise ValueError for anything else."""
    found = offset_of(text)
    if found is None:
        raise ValueError(text)
    return from_odd_q(*found)
