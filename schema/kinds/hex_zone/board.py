"""From a hex zone to its board.

Row by row with iterators that run in C: a million sectors take a fraction of a second, with nothing
but the standard library.
"""

from array import array
from collections.abc import Sequence
from itertools import chain, compress, count
from operator import and_

from ...boards.board import Board, Unit
from ...boards.hexes import column_letters
from .layout import HULL, HexZone

UNIT = Unit(0.5, 3**0.5 / 2)
"""Columns are three steps of x apart and rows two steps of y, in hexes with sides of length 1."""


def compiled(zone: HexZone) -> Board:
    """Return the board of a zone: a space for each sector, a two-way link where two touch."""
    roles = {character: each.role for character, each in zone.legend.items()}
    openness = {ord(each): "\1" if role != HULL else "\0" for each, role in roles.items()}
    masks = [row.translate(openness).encode() for row in zone.rows]
    letters = [column_letters(column) for column in range(zone.width)]
    return Board(
        kind="hex-zone",
        unit=UNIT,
        ids=[
            letter + number
            for row, mask in enumerate(masks)
            for number in (f"{row + 1:02}",)
            for letter in compress(letters, mask)
        ],
        roles=[
            roles[character]
            for row, mask in zip(zone.rows, masks, strict=True)
            for character in compress(row, mask)
        ],
        xs=array("i", chain.from_iterable(compress(count(0, 3), mask) for mask in masks)),
        ys=array(
            "i",
            chain.from_iterable(
                compress(_heights(row, zone.width), mask) for row, mask in enumerate(masks)
            ),
        ),
        links=_links(masks),
        traits=_traits(zone, masks),
    )


def _heights(row: int, width: int) -> Sequence[int]:
    return ([2 * row, 2 * row + 1] * (width // 2 + 1))[:width]


def _links(masks: Sequence[bytes]) -> "array[int]":
    links = array("i")
    above: Sequence[int] = ()
    mask_above = b""
    first = 0
    for mask in masks:
        numbers = _numbers(mask, first)
        first += sum(mask)
        if above:
            _join(links, above, numbers, mask_above, mask)
            # Odd columns sit lower: they also touch the even columns of the next row.
            _join(links, above[1::2], numbers[2::2], mask_above[1::2], mask[2::2])
            _join(links, above[1::2], numbers[0::2], mask_above[1::2], mask[0::2])
        _join(links, numbers, numbers[1:], mask, mask[1:])
        above, mask_above = numbers, mask
    return links


def _numbers(mask: bytes, first: int) -> Sequence[int]:
    """Return the index of each sector of a row; what stands for hull is never used."""
    numbers = []
    for each in mask:
        numbers.append(first)
        first += each
    return numbers


def _join(
    links: "array[int]", a: Sequence[int], b: Sequence[int], mask_a: bytes, mask_b: bytes
) -> None:
    """Add the links between sectors that lie side by side in two lines."""
    both = map(and_, mask_a, mask_b)
    links.extend(chain.from_iterable(compress(zip(a, b, strict=False), both)))


def _traits(zone: HexZone, masks: Sequence[bytes]) -> dict[int, dict[str, object]]:
    told = {
        character: _told(each.number, each.kind if each.kind != each.role else None)
        for character, each in zone.legend.items()
        if each.role != HULL and (each.number is not None or each.kind != each.role)
    }
    traits: dict[int, dict[str, object]] = {}
    first = 0
    for row, mask in zip(zone.rows, masks, strict=True):
        for character in told.keys() & set(row):
            for at, found in enumerate(row):
                if found == character:
                    traits[first + sum(mask[:at])] = told[character]
        first += sum(mask)
    return dict(sorted(traits.items()))


def _told(number: int | None, kind: str | None) -> dict[str, object]:
    """Return what a space tells beyond its role: a pod's number, a kind of somebody's own."""
    return {key: value for key, value in (("number", number), ("kind", kind)) if value is not None}
