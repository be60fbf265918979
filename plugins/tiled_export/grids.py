"""Grids: the cells of a map as Tiled has them, in columns and rows of tiles, and a layout with other cells in them.

A *tile* is a sort of cell: its name is what Tiled shows as its class, and it is the same for all cells that are alike.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.galaxy.layout import DRAWN, SERPENTINE, Galaxy, GalaxyCard
from hullwright.schema.kinds.tile_maze.layout import Placement, TileMaze
from hullwright.schema.kinds.tile_maze.sides import Cell
from hullwright.schema.messages import message
from hullwright.schema.records import to_json

FACE_UP = " face up"

Place = tuple[int, int]
"""A column and a row, both from 0."""


@dataclass(frozen=True)
class Tile:
    """What lies in a cell."""

    name: str
    turns: int = 0
    """How many quarters of a turn it is turned to the right."""


@dataclass(frozen=True)
class Grid:
    """Cells in columns and rows, and where the first of them lies on the map."""

    width: int
    height: int
    cells: Mapping[Place, Tile]
    origin: Place = (0, 0)


# Any: layouts are of the map kind's own type.
Layout = Any


@dataclass(frozen=True)
class GridKind:
    """How maps of a kind become grids, and grids layouts again."""

    projection: Mapping[str, object]
    """What Tiled is told of how cells lie."""
    tile_size: tuple[int, int]
    grid: Callable[[Layout], Grid]
    changed: Callable[[Layout, Grid], Layout]
    """A layout with the cells of a grid, everything else as it was."""
    names: Callable[[Layout], Mapping[str, str]]
    """The tiles that there are, each with a few letters to show on it."""


def _row_grid(layout: Layout) -> Grid:
    cells = {
        (column, row): Tile(_row_name(layout, sign))
        for row, line in enumerate(layout.rows)
        for column, sign in enumerate(line)
    }
    return Grid(len(layout.rows[0]), len(layout.rows), cells)


def _row_name(layout: Layout, sign: str) -> str:
    """Return a sign with its meaning, by which it is known again whatever else lies in the legend."""
    entry = to_json(layout.legend[sign])
    word = str(entry.get("kind") or entry.get("cell"))
    return f"{sign} {word}"


def _changed_rows(layout: Layout, grid: Grid) -> Layout:
    signs = {_row_name(layout, sign): sign for sign in layout.legend}
    blank = _blank(layout)
    rows = []
    for row in range(grid.height):
        tiles = [grid.cells.get((column, row)) for column in range(grid.width)]
        for each in tiles:
            if each is not None and each.name not in signs:
                raise _unknown(each.name)
        rows.append("".join(blank if each is None else signs[each.name] for each in tiles))
    return replace(layout, rows=tuple(rows))


def _blank(layout: Layout) -> str:
    """Return the sign for a cell that is none: hull, or outside of the board."""
    for sign, each in layout.legend.items():
        if getattr(each, "kind", getattr(each, "cell", "")) in {"hull", "outside"}:
            return str(sign)
    return str(next(iter(layout.legend)))


def _row_names(layout: Layout) -> Mapping[str, str]:
    return {_row_name(layout, sign): sign for sign in layout.legend}


def _maze_grid(layout: TileMaze) -> Grid:
    places = [(each.at.column, each.at.row) for each in layout.placed]
    left = min((column for column, _ in places), default=0)
    top = min((row for _, row in places), default=0)
    cells = {
        (column - left, row - top): Tile(each.tile, each.rotation // 90)
        for (column, row), each in zip(places, layout.placed, strict=True)
    }
    width = max((column for column, _ in cells), default=0) + 1
    height = max((row for _, row in cells), default=0) + 1
    return Grid(width, height, cells, (left, top))


def _changed_maze(layout: TileMaze, grid: Grid) -> TileMaze:
    """Return a maze with the tiles of a grid: those that were there keep their order and their new paths."""
    left, top = grid.origin
    tiles = {Cell(row + top, column + left): each for (column, row), each in grid.cells.items()}
    for each in tiles.values():
        if each.name not in layout.tile_set:
            raise _unknown(each.name)
    kept = [
        replace(each, tile=there.name, rotation=90 * there.turns)
        for each in layout.placed
        if (there := tiles.pop(each.at, None))
    ]
    new = [
        Placement(at=at, tile=each.name, rotation=90 * each.turns)
        for at, each in sorted(tiles.items())
    ]
    return replace(layout, placed=(*kept, *new))


def _maze_names(layout: TileMaze) -> Mapping[str, str]:
    return {name: name for name in layout.tile_set}


def _positions(layout: Galaxy) -> Iterator[Place]:
    """Yield where the cards lie, in their order; every other row of a serpentine runs back."""
    for row, length in enumerate(layout.track.rows):
        columns = range(length)
        is_back = row % 2 and layout.track.path == SERPENTINE
        yield from ((column, row) for column in (reversed(columns) if is_back else columns))


def _galaxy_grid(layout: Galaxy) -> Grid:
    cells = {
        at: Tile(_card_name(card))
        for at, card in zip(_positions(layout), layout.cards, strict=False)
    }
    return Grid(max(layout.track.rows, default=1), max(len(layout.track.rows), 1), cells)


def _card_name(card: GalaxyCard) -> str:
    return f"{card.card}{FACE_UP}" if card.face_up else card.card


def _changed_galaxy(layout: Galaxy, grid: Grid) -> Galaxy:
    """Return a galaxy with the cards of a grid; a card that was taken away stays."""
    cards = list(layout.cards)
    for number, (at, before) in enumerate(zip(_positions(layout), layout.cards, strict=False)):
        there = grid.cells.get(at, Tile(_card_name(before)))
        if there.name not in _galaxy_names(layout):
            raise _unknown(there.name)
        is_up = there.name.endswith(FACE_UP)
        cards[number] = replace(before, card=there.name.removesuffix(FACE_UP), face_up=is_up)
    return replace(layout, cards=tuple(cards))


def _galaxy_names(layout: Galaxy) -> Mapping[str, str]:
    names = [*layout.card_types, DRAWN]
    return {name + side: name for name in names for side in ("", FACE_UP)}


def _unknown(name: str) -> HullwrightError:
    return HullwrightError(
        message(
            "There is a tile “{tile}” on it that its tileset from Hullwright does not have.",
            tile=name[:60],
        )
    )


FLAT: Mapping[str, object] = {
    "orientation": "hexagonal",
    "staggeraxis": "x",
    "staggerindex": "odd",
    "hexsidelength": 32,
}
POINTY: Mapping[str, object] = {
    "orientation": "hexagonal",
    "staggeraxis": "y",
    "staggerindex": "even",
    "hexsidelength": 32,
}
SQUARE: Mapping[str, object] = {"orientation": "orthogonal"}

GRID_KINDS: Mapping[str, GridKind] = {
    "hex-zone": GridKind(FLAT, (64, 56), _row_grid, _changed_rows, _row_names),
    "station": GridKind(POINTY, (56, 64), _row_grid, _changed_rows, _row_names),
    "tile-maze": GridKind(SQUARE, (64, 64), _maze_grid, _changed_maze, _maze_names),
    "galaxy": GridKind(SQUARE, (64, 64), _galaxy_grid, _changed_galaxy, _galaxy_names),
}
"""The kinds that have a grid, by name."""


def grid_kind(kind: str) -> GridKind:
    """Return how maps of a kind become grids; HullwrightError for one that a plugin brings."""
    found = GRID_KINDS.get(kind)
    if found is None:
        raise HullwrightError(
            message(
                "Maps of the kind “{kind}” have no grid of tiles that Tiled could show.", kind=kind
            )
        )
    return found
