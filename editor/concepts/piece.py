"""A piece: contents cut out of a map, to be pasted elsewhere, turned, mirrored, or kept as a stamp."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import field, replace

from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.records import Json

from .cell_edges import CellPair, EdgeChanges
from .editor_kind import Cell, Edit, EditorKind, Lattice, Layout, Surface


@late_dataclass
class Piece:
    """Contents of cells around an origin."""

    kind: str
    """The map kind it comes from."""
    contents: Mapping[Cell, str]
    """What lies in each cell, the cell counted from the origin."""
    origin: Cell
    """The cell of the layout that it was taken around, so that it can be pasted in place."""
    meanings: Mapping[str, Json] = field(default_factory=dict)
    """What contents mean that not every map knows, such as a plugin's sector kinds."""
    name: str = ""
    edges: Mapping[CellPair[Cell], str] = field(default_factory=dict)
    """What stands between its cells, both counted from the origin."""


def piece_of(editor_kind: EditorKind, layout: Layout, cells: Collection[Cell]) -> Piece:
    """Return what lies in some cells of a layout, around the cell in their middle."""
    surface = editor_kind.surface(layout)
    origin = middle(surface, cells)
    between = editor_kind.lattice.between
    lying = {cell: surface.content(cell) for cell in cells}
    contents = {
        between(origin, cell): content
        for cell, content in lying.items()
        if not editor_kind.is_rooted(content)
    }
    used = set(contents.values())
    meanings = {word: each for word, each in editor_kind.meanings(layout).items() if word in used}
    edges = {
        (between(origin, a), between(origin, b)): sort
        for (a, b), sort in _edges_inside(editor_kind, layout, frozenset(cells)).items()
    }
    return Piece(editor_kind.kind, contents, origin, meanings, edges=edges)


def _edges_inside(
    editor_kind: EditorKind, layout: Layout, cells: frozenset[Cell]
) -> Mapping[CellPair[Cell], str]:
    if editor_kind.edges is None:
        return {}
    found = editor_kind.edges.of(layout)
    return {pair: sort for pair, sort in found.items() if cells.issuperset(pair)}


def middle(surface: Surface, cells: Collection[Cell]) -> Cell:
    """Return the one of some cells that is nearest to the middle of all of them."""
    points = {cell: surface.centre(cell) for cell in cells}
    x = sum(point[0] for point in points.values()) / len(points)
    y = sum(point[1] for point in points.values()) / len(points)

    def far(cell: Cell) -> tuple[float, float, float]:
        # Rounded, so that the choice among equals does not hang on the last digit.
        here = points[cell]
        return (
            round((here[0] - x) ** 2 + (here[1] - y) ** 2, 6),
            round(here[1], 6),
            round(here[0], 6),
        )

    return min(points, key=far)


def contents_at(piece: Piece, lattice: Lattice, cell: Cell) -> dict[Cell, str]:
    """Return what a piece would put where if its origin came to lie on a cell."""
    return {lattice.shifted(cell, by): content for by, content in piece.contents.items()}


def edges_at(piece: Piece, lattice: Lattice, cell: Cell) -> dict[CellPair[Cell], str]:
    """Return what a piece would put between which cells if its origin came to lie on a cell."""
    shifted = lattice.shifted
    return {(shifted(cell, a), shifted(cell, b)): sort for (a, b), sort in piece.edges.items()}


def put_down(
    editor_kind: EditorKind,
    piece: Piece,
    contents: Mapping[Cell, str],
    edges: EdgeChanges,
) -> Edit:
    """Return the edit that puts contents and edges of a piece down; edges that it covers go."""

    def edit(layout: Layout) -> Layout:
        layout = editor_kind.painted(editor_kind.understood(layout, piece.meanings), contents)
        if editor_kind.edges is None:
            return layout
        covered = _edges_inside(editor_kind, layout, frozenset(contents))
        return editor_kind.edges.changed(layout, {**dict.fromkeys(covered), **edges})

    return edit


def turned(piece: Piece, lattice: Lattice, turns: int = 1) -> Piece:
    """Return a piece turned to the right so many times; to the left if below 0."""
    for _ in range(turns % lattice.turns):
        piece = _moved(piece, lattice.turned)
    return piece


def mirrored(piece: Piece, lattice: Lattice) -> Piece:
    """Return a piece with left and right exchanged."""
    return _moved(piece, lattice.mirrored)


def _moved(piece: Piece, move: Callable[[Mapping[Cell, str]], Mapping[Cell, str]]) -> Piece:
    def place(cell: Cell) -> Cell:
        return next(iter(move({cell: ""})))

    edges = {(place(a), place(b)): sort for (a, b), sort in piece.edges.items()}
    return replace(piece, contents=move(piece.contents), edges=edges)
