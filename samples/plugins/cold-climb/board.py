"""The board of a tower: one goes along a deck, and up and down in shafts."""

from array import array
from collections.abc import Iterator, Mapping

from hullwright.schema.boards.board import Board, Unit
from hullwright.schema.boards.outlines import Plan, square

from .layout import ROLES, SHAFT, Compartment, Tower


def compiled(tower: Tower) -> Board:
    """Return the board of a tower."""
    signs = dict(tower.compartments())
    numbers = {place: number for number, place in enumerate(signs)}
    ends = (end for pair in _links(signs, numbers) for end in pair)
    return Board(
        kind="lift-tower",
        unit=Unit(1.0, 1.0),
        ids=[place.label for place in signs],
        roles=[ROLES[sign] for sign in signs.values()],
        xs=[place.column - 1 for place in signs],
        ys=[tower.height - place.deck for place in signs],
        links=array("i", ends),
        traits={number: {"deck": place.deck} for place, number in numbers.items()},
    )


def _links(
    signs: Mapping[Compartment, str], numbers: Mapping[Compartment, int]
) -> Iterator[tuple[int, int]]:
    for place, sign in signs.items():
        beside, above = (
            Compartment(place.deck, place.column + 1),
            Compartment(place.deck + 1, place.column),
        )
        if beside in signs:
            yield numbers[place], numbers[beside]
        if sign == SHAFT == signs.get(above):
            yield numbers[place], numbers[above]


def plan(tower: Tower) -> Plan:
    """Return the compartments as squares."""
    return Plan.of(compiled(tower), square(1))
