"""The kind of kinds without tools of their own: their maps can be looked at."""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import Generic

from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds import map_kind
from hullwright.schema.messages import message

from ...concepts.editor_kind import (
    NO_SYMMETRY,
    Box,
    EditorKind,
    Fix,
    Layout,
    Surface,
    Symmetry,
    SymmetryChoice,
)
from ...concepts.marks import Point
from ...concepts.surface import CellT
from ..content_names import named
from .looks import marks
from .surface import PlainSurface


def no_fixes(_: MapDocument, __: Problem) -> Sequence[Fix]:
    """Return nothing: what puts a problem right is not known."""
    return ()


@cache
def plain_editor_kind(kind: str) -> EditorKind[Layout, str]:
    """Return the kind that shows maps of a kind and leaves them as they are."""
    return EditorKind(
        kind=kind,
        # The kind itself is loaded with the first map of it, not with the window.
        surface=lambda layout: PlainSurface(map_kind(kind), layout),
        marks=marks,
        swatches=lambda _: (),
        painted=lambda layout, _: layout,
        erased="",
        tools=(),
        symmetries=NoSymmetries(),
        lattice=Loose(),
        meanings=lambda _: {},
        understood=lambda layout, _: layout,
        overlays=(),
        fixes=no_fixes,
        content_name=partial(named, {}),
    )


class NoSymmetries(Generic[CellT]):
    """The symmetries of a grid about which nothing is known."""

    choices: Sequence[SymmetryChoice] = (
        SymmetryChoice("none", message("No symmetry"), "symmetry-none"),
    )

    def usual(self, _: str, __: Surface[CellT]) -> Symmetry:
        """Return no symmetry."""
        return NO_SYMMETRY

    def moved(self, symmetry: Symmetry, _: Point) -> Symmetry:
        """Return the symmetry as it is."""
        return symmetry

    def images(self, _: Symmetry, cell: CellT) -> Sequence[CellT]:
        """Return a cell, its only image."""
        return (cell,)

    def axes(self, _: Symmetry, __: Box) -> Sequence[tuple[Point, Point]]:
        """Return no lines."""
        return ()


class Loose:
    """strs that are not counted from one another: pieces stay where they are."""

    turns = 1

    def between(self, _: str, b: str) -> str:
        """Return a cell as it is."""
        return b

    def shifted(self, _: str, by: str) -> str:
        """Return a cell as it is."""
        return by

    def turned(self, contents: Mapping[str, str]) -> Mapping[str, str]:
        """Return the contents as they are."""
        return contents

    def mirrored(self, contents: Mapping[str, str]) -> Mapping[str, str]:
        """Return the contents as they are."""
        return contents
