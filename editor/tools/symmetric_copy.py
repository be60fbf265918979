"""Symmetric copies: what the cells of a map hold once one side of a symmetry is copied onto the others."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from hullwright.schema.files.progress import Progress, stage, unheard

from ..concepts.cell_edges import CellPair
from ..concepts.editor_kind import Cell, Edit, EditorKind, Layout
from ..concepts.symmetry_sides import SymmetrySide
from ..concepts.tool import ToolContext
from .contents import joined, split
from .tokens import free_numbers

MOST = 0.7
"""The share of the work that goes into finding which cells are images of which."""
SEEN = 10_000
"""Cells after which is said how far it is."""


class Orbit(NamedTuple):
    """A cell of the side that is kept, and its images inside the map."""

    kept: Cell
    images: Sequence[Cell]


@dataclass
class SymmetricCopy:
    """What changes, and what can't."""

    contents: dict[Cell, str] = field(default_factory=dict)
    edges: dict[CellPair[Cell], str | None] = field(default_factory=dict)
    alone: set[Cell] = field(default_factory=set)
    """Cells with something in them that have no image on the map, or are the image of none."""
    still: set[str] = field(default_factory=set)
    """Contents of which there is one, and which stay where they are."""

    def edit(self, kind: EditorKind) -> Edit:
        """Return the edit that makes the change."""

        def edit(layout: Layout) -> Layout:
            layout = kind.painted(layout, self.contents) if self.contents else layout
            return kind.edges.changed(layout, self.edges) if kind.edges and self.edges else layout

        return edit


def symmetric_copy(
    context: ToolContext, side: SymmetrySide, progress: Progress = unheard
) -> SymmetricCopy:
    """Return what changes if a side is kept and copied onto the others, pieces and edges included."""
    return _Copying(context, side).made(progress)


class _Copying:
    """Works out one copy."""

    def __init__(self, context: ToolContext, side: SymmetrySide) -> None:
        self._context = context
        self._side = side
        self._tokens = context.editor_kind.tokens
        content = context.surface.content
        self._contents = {cell: content(cell) for cell in context.surface.cells()}
        """What lies in each cell, read once."""
        words = set(self._contents.values())
        self._token_words = frozenset(filter(self._tokens.has, words))
        self._rooted_words = frozenset(filter(context.editor_kind.is_rooted, words))
        self._made = SymmetricCopy()

    def made(self, progress: Progress) -> SymmetricCopy:
        """Return what changes."""
        made, orbits = self._made, list(self._orbits(stage(progress, 0.0, MOST)))
        for orbit in orbits:
            made.contents |= self._copied(orbit)
        self._place_singles([each for each in orbits if self._is_single(each.kept)])
        self._number([each for each in orbits if self._is_numbered(each.kept)])
        made.contents = {
            cell: content
            for cell, content in made.contents.items()
            if content != self._content(cell) and self._context.may_change(cell)
        }
        made.edges = self._changed_edges()
        return made

    def _content(self, cell: Cell) -> str:
        return self._contents[cell]

    def _is_single(self, cell: Cell) -> bool:
        return self._content(cell) in self._tokens.single

    def _is_numbered(self, cell: Cell) -> bool:
        return self._tokens.is_numbered(self._content(cell))

    def _orbits(self, progress: Progress) -> Iterator[Orbit]:
        """Yield each cell that is kept with its images, and note the cells that are left alone."""
        kind, symmetry = self._context.editor_kind, self._context.symmetry
        contents, rooted, images = self._contents, self._rooted_words, kind.symmetries.images
        centre, depth = self._context.surface.centre, self._side.depth
        seen: set[Cell] = set()
        for number, cell in enumerate(contents):
            if number % SEEN == 0:
                progress(number / len(contents))
            if cell in seen:
                continue
            found = images(symmetry, cell)
            if len(found) == 1:
                continue
            seen.update(found)
            there = [each for each in found if each in contents and contents[each] not in rooted]
            kept = max(found, key=lambda each: depth(centre(each)))
            if kept in there:
                yield Orbit(kept, [each for each in there if each != kept])
            if len(there) < len(found):
                left = [kept] if kept in there else there
                self._made.alone.update(each for each in left if contents[each] != kind.erased)

    def _copied(self, orbit: Orbit) -> Mapping[Cell, str]:
        """Return what the images of a cell hold then; tokens come later, for they are not simply copied."""
        content, kind = self._contents[orbit.kept], self._context.editor_kind
        if content in self._token_words:
            return {}
        if kind.copies is None and kind.imaged is None:
            return dict.fromkeys(orbit.images, content)
        copies, imaged = self._context.copies(orbit.kept, content), kind.imaged
        return {
            each: imaged(copies[each], self._content(each)) if imaged else copies[each]
            for each in orbit.images
            if each in copies
        }

    def _place_singles(self, orbits: Sequence[Orbit]) -> None:
        """Let what there is once stay, or face its like from the other side; none is lost or doubled."""
        made = self._made
        free = [(each.kept, image) for each in orbits for image in each.images]
        moving = [cell for cell in made.contents if self._is_single(cell)]
        for cell in [*moving, *(image for _, image in free if self._is_single(image))]:
            place = self._facing(cell, free)
            if place is None:
                made.contents.pop(cell, None)
                made.still.add(self._content(cell))
            elif place[1] != cell:
                made.contents[place[1]] = self._content(cell)
            free = [each for each in free if place is None or each[0] != place[0]]
        for _, image in free:
            if self._tokens.has(self._content(image)) or self._is_empty(image):
                made.contents.setdefault(image, self._ground())

    def _facing(self, cell: Cell, free: Sequence[tuple[Cell, Cell]]) -> tuple[Cell, Cell] | None:
        """Return a place opposite to something else that there is once, the present one if it is such."""
        fitting = [each for each in free if self._content(each[0]) != self._content(cell)]
        return next((each for each in fitting if each[1] == cell), next(iter(fitting), None))

    def _is_empty(self, cell: Cell) -> bool:
        return self._content(cell) == self._context.editor_kind.erased

    def _ground(self) -> str:
        """Return what lies opposite to something that there is once: ground that can be walked on."""
        kind = self._context.editor_kind
        return kind.fillings[-1].contents[0] if kind.fillings else kind.erased

    def _number(self, orbits: Sequence[Orbit]) -> None:
        """Give the images of numbered tokens the numbers that they have, or the lowest free ones."""
        made = self._made
        taken: dict[str, list[Cell]] = {}
        for cell, content in self._contents.items() if orbits else ():
            if content in self._token_words and made.contents.get(cell, content) == content:
                taken.setdefault(content, []).append(cell)
        for orbit in orbits:
            word = split(self._content(orbit.kept))[0]
            for image in orbit.images:
                if split(self._content(image))[0] == word:
                    continue
                number = next(free_numbers(word, None, taken))
                made.contents[image] = joined(word, number)
                taken[made.contents[image]] = [image]

    def _changed_edges(self) -> dict[CellPair[Cell], str | None]:
        """Return the edges that become others, without those on a mirror line that are their own image."""
        kind = self._context.editor_kind.edges
        there = kind.of(self._context.layout) if kind else {}
        found = dict(self._edges())
        return {
            pair: sort
            for pair, sort in found.items()
            if there.get(pair) != sort and (sort is None or not self._is_same(there, pair, sort))
        }

    def _is_same(
        self, there: Mapping[CellPair[Cell], str], pair: CellPair[Cell], sort: str
    ) -> bool:
        """Tell whether an edge stands there already, where it does not matter from which side."""
        kind = self._context.editor_kind.edges
        directed = {each.name for each in kind.sorts if each.has_direction} if kind else set()
        return sort not in directed and there.get((pair[1], pair[0])) == sort

    def _edges(self) -> Iterator[tuple[CellPair[Cell], str | None]]:
        """Yield what stands between cells then: what stands on the side that is kept, on all images."""
        kind = self._context.editor_kind.edges
        if kind is None:
            return
        there = kind.of(self._context.layout)
        known = {frozenset(pair): pair for pair in there}
        seen: set[frozenset[Cell]] = set()
        for pair in there:
            images = list(self._context.edge_images(pair))
            if frozenset(pair) in seen:
                continue
            seen.update(map(frozenset, images))
            kept = max(images, key=self._edge_depth)
            source = known.get(frozenset(kept))
            for image in self._context.edge_images(source or kept):
                is_copy = source is None or frozenset(image) != frozenset(source)
                if is_copy and any(self._context.may_change(cell) for cell in image):
                    yield image, None if source is None else there[source]

    def _edge_depth(self, pair: CellPair[Cell]) -> tuple[float, float]:
        kind = self._context.editor_kind.edges
        (ax, ay), (bx, by) = kind.line(pair) if kind else ((0.0, 0.0), (0.0, 0.0))
        return self._side.depth(((ax + bx) / 2, (ay + by) / 2))
