"""Silhouettes: outlines that become the hull of a new map. Points lie in a square from 0 to 1, y downwards."""

from collections.abc import Callable, Collection, Sequence
from math import cos, pi, sin
from typing import NamedTuple, TypeAlias

from hullwright.schema.messages import english

from ..concepts.editor_kind import Cell, EditorKind, Layout, Surface
from ..concepts.marks import Point

Outline: TypeAlias = Sequence[Point]


class Silhouette(NamedTuple):
    """A shape with a name; what lies inside two of its outlines is a hole."""

    name: str
    title: str
    outlines: tuple[Outline, ...]


def _oval(corners: int, radius: float) -> Outline:
    return [
        (0.5 + radius * cos(2 * pi * n / corners), 0.5 + radius * sin(2 * pi * n / corners))
        for n in range(corners)
    ]


def _both_sides(half: Outline) -> Outline:
    """Return an outline whose lower half is the mirror image of its upper one."""
    return [*half, *((x, 1 - y) for x, y in reversed(half))]


SILHOUETTES: Sequence[Silhouette] = (
    Silhouette("sheet", english("Whole sheet"), (((0, 0), (1, 0), (1, 1), (0, 1)),)),
    Silhouette("hexagon", english("Hexagon"), (_oval(6, 0.5),)),
    Silhouette("ring", english("Ring"), (_oval(24, 0.5), _oval(24, 0.2))),
    Silhouette(
        "freighter",
        english("Freighter"),
        (
            _both_sides(
                [
                    (0.0, 0.5),
                    (0.05, 0.36),
                    (0.2, 0.28),
                    (0.3, 0.28),
                    (0.34, 0.08),
                    (0.6, 0.08),
                    (0.64, 0.28),
                    (0.78, 0.28),
                    (0.82, 0.0),
                    (1.0, 0.0),
                    (1.0, 0.2),
                    (0.94, 0.4),
                ]
            ),
        ),
    ),
    Silhouette(
        "spindle",
        english("Spindle"),
        (_both_sides([(0.0, 0.46), (0.25, 0.3), (0.5, 0.04), (0.75, 0.3), (1.0, 0.46)]),),
    ),
    Silhouette(
        "cross",
        english("Cross"),
        (
            _both_sides(
                [(0.0, 0.3), (0.34, 0.3), (0.34, 0.0), (0.66, 0.0), (0.66, 0.3), (1.0, 0.3)]
            ),
        ),
    ),
)


def cells_within(surface: Surface, outlines: Sequence[Outline]) -> Collection[Cell]:
    """Return the cells inside an odd number of outlines, stretched over the whole layout."""
    inside: set[Cell] = set()
    for outline in outlines:
        inside ^= set(surface.inside([_stretched(surface, point) for point in outline]))
    return inside


def cells_on(surface: Surface, is_dark: Callable[[float, float], bool]) -> Collection[Cell]:
    """Return the cells whose middle lies on a dark part of a picture stretched over the layout."""
    box = surface.bounds
    width, height = box.right - box.left, box.bottom - box.top
    found = set()
    for cell in surface.cells():
        x, y = surface.centre(cell)
        if is_dark((x - box.left) / width, (y - box.top) / height):
            found.add(cell)
    return found


def _stretched(surface: Surface, point: Point) -> Point:
    box = surface.bounds
    x, y = point
    return box.left + x * (box.right - box.left), box.top + y * (box.bottom - box.top)


def filled(
    editor_kind: EditorKind, layout: Layout, cells: Collection[Cell], contents: Sequence[str]
) -> Layout:
    """Return a layout with some cells filled, several contents taking turns without a pattern."""
    import random

    # The same outline gives the same map, so that a preview shows what will be made.
    chance = random.Random(len(cells))
    ordered = [cell for cell in editor_kind.surface(layout).cells() if cell in set(cells)]
    return editor_kind.painted(layout, {cell: chance.choice(contents) for cell in ordered})
