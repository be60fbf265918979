"""Which cells a map has, has otherwise or has no longer than before."""

from collections.abc import Collection

from hullwright.schema.late_dataclass import late_dataclass

from ..concepts.editor_kind import Cell, EditorKind, Surface


@late_dataclass
class CellChanges:
    """The cells of a map that differ from those of another, by what has happened to them."""

    added: frozenset[Cell] = frozenset()
    altered: frozenset[Cell] = frozenset()
    removed: frozenset[Cell] = frozenset()

    def all(self) -> frozenset[Cell]:
        """Return all cells that differ."""
        return self.added | self.altered | self.removed


def cell_changes(editor_kind: EditorKind, before: Surface, after: Surface) -> CellChanges | None:
    """Return how the cells of a surface differ from those of an earlier one; None if all of them may."""
    looked = after.changed(before)
    if looked is None:
        return None
    # A tile changes how its neighbours look, too: what counts is what lies in a cell, if that is another.
    named = [each for each in looked if _content(before, each) != _content(after, each)]
    return changes_among(editor_kind, before, after, named or looked)


def changes_among(
    editor_kind: EditorKind, before: Surface, after: Surface, cells: Collection[Cell]
) -> CellChanges:
    """Return what has happened to some cells that differ."""
    nothing = (None, editor_kind.erased)
    added = frozenset(each for each in cells if _content(before, each) in nothing)
    removed = frozenset(each for each in cells if _content(after, each) in nothing)
    both = added & removed
    return CellChanges(added - both, frozenset(cells) - (added ^ removed), removed - both)


def _content(surface: Surface, cell: Cell) -> str | None:
    return surface.content(cell) if cell in surface else None
