"""The tool for ways out of a map: gates are put down at the border and dragged along it.

A *way out* leads off the map; its *gates* are the cells at the border from which it is reached. Which
cells those can be, and how a way out is written down, the map's kind says.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Protocol

from hullwright.schema.messages import Message, message

from ..concepts.editor_kind import Cell, Edit, Layout
from ..concepts.marks import Point
from ..concepts.surface import CellT, LayoutT
from ..concepts.tool import Proposal, Stroke, ToolContext, ToolPointer
from .proposals import NOTHING, dragged

NEAR = 3
"""A gate joins a way out that lacks one within so many steps; farther away it begins a new one."""


class WaysOut(Protocol[LayoutT, CellT]):
    """The ways out of maps of a kind."""

    def gates(self, layout: LayoutT) -> Mapping[str, Sequence[CellT]]:
        """Return the gates of each way out, by its name."""
        ...

    def waiting(self, layout: LayoutT) -> Collection[str]:
        """Return the names of those that lack a gate."""
        ...

    def possible(self, layout: LayoutT) -> frozenset[CellT]:
        """Return the cells that could become a gate."""
        ...

    def refusal(self, layout: LayoutT, cell: CellT, name: str | None) -> Message | None:
        """Return why a cell can't be a gate of a way out, or of a new one; None if it can."""
        ...

    def fresh(self, layout: LayoutT, cell: CellT, taken: Collection[str]) -> str:
        """Return a name for a new way out with a gate there."""
        ...

    def added(self, layout: LayoutT, name: str, cells: Sequence[CellT]) -> LayoutT:
        """Return a layout with further gates of a way out, new or not."""
        ...

    def moved(self, layout: LayoutT, name: str, start: CellT, end: CellT) -> LayoutT:
        """Return a layout with a gate in another cell."""
        ...

    def removed(self, layout: LayoutT, name: str, cell: CellT) -> LayoutT:
        """Return a layout without a gate."""
        ...


class Border:
    """Puts down gates, moves them, and takes them away."""

    def __init__(self, ways: WaysOut) -> None:
        self._ways = ways

    def __call__(self, context: ToolContext, pressed: ToolPointer) -> Stroke:
        """Begin a stroke: a click puts a gate down, dragging puts two, and dragging a gate moves it."""
        return dragged(context, pressed, self._proposed)

    def _proposed(
        self, context: ToolContext, pressed: ToolPointer, pointer: ToolPointer
    ) -> Proposal:
        start, end = context.cell(pressed), context.cell(pointer)
        if start is None:
            return NOTHING
        if end is None:
            return Proposal(note=message("A gate needs a cell at the border of the map"))
        held = self._held(context, start)
        if held is None:
            return self._placed(context, start, end)
        if start != end:
            return self._dragged(context, held, start, end)
        return self._clicked(context, held, start, is_going=pointer.second or pointer.shift)

    def _held(self, context: ToolContext, cell: Cell) -> str | None:
        """Return the way out that has a gate in a cell."""
        found = self._ways.gates(context.layout)
        return next((name for name, gates in found.items() if cell in gates), None)

    def _clicked(self, context: ToolContext, name: str, cell: Cell, *, is_going: bool) -> Proposal:
        gates = self._ways.gates(context.layout)[name]
        shown = frozenset(gates)
        lines = _joined(context, gates)
        if not is_going:
            note = message(
                "Gate of {name}: drag it along the border, or remove it with the right button",
                name=name,
            )
            possible = self._ways.possible(context.layout)
            return Proposal(cells=shown, lines=lines, note=note, possible=possible)
        title = message("Remove a gate of {name}", name=name)
        return Proposal(
            title=title,
            edit=lambda layout: self._ways.removed(layout, name, cell),
            cells=frozenset({cell}),
            note=title,
        )

    def _dragged(self, context: ToolContext, name: str, start: Cell, end: Cell) -> Proposal:
        others = [each for each in self._ways.gates(context.layout)[name] if each != start]
        reason = self._ways.refusal(context.layout, end, name)
        if reason is None and end in others:
            reason = self._ways.refusal(context.layout, end, None)
        title = message("Move a gate of {name}", name=name)

        def edit(layout: Layout) -> Layout:
            return self._ways.moved(layout, name, start, end)

        return self._offered(context, title, edit, [end], _joined(context, [*others, end]), reason)

    def _placed(self, context: ToolContext, start: Cell, end: Cell) -> Proposal:
        """Return new gates: one where was clicked, or two at both ends of a drag; and their images."""
        pair = [start] if start == end else [start, end]
        reasons = (self._ways.refusal(context.layout, each, None) for each in pair)
        reason = next((each for each in reasons if each is not None), None)
        groups = dict(self._named(context, pair))
        name = next(iter(groups))
        title = message("Place a gate of {name}", name=name)

        def edit(layout: Layout) -> Layout:
            for each, cells in groups.items():
                layout = self._ways.added(layout, each, cells)
            return layout

        there = self._ways.gates(context.layout)
        lines = [_line(context, [*there.get(each, ()), *cells]) for each, cells in groups.items()]
        cells = [cell for group in groups.values() for cell in group]
        return self._offered(context, title, edit, cells, lines, reason)

    def _named(
        self, context: ToolContext, pair: Sequence[Cell]
    ) -> Iterator[tuple[str, Sequence[Cell]]]:
        """Yield the way out of the pressed cells, then those of their images."""
        taken: set[str] = set()
        for cells in _images(context, pair):
            is_free = all(self._ways.refusal(context.layout, each, None) is None for each in cells)
            if taken and not is_free:
                continue
            name = self._nearest_waiting(context, cells, taken) or self._ways.fresh(
                context.layout, cells[0], taken
            )
            taken.add(name)
            yield name, cells

    def _nearest_waiting(
        self, context: ToolContext, cells: Sequence[Cell], taken: Collection[str]
    ) -> str | None:
        """Return the way out nearby that lacks a gate, if a single one is put down."""
        if len(cells) > 1:
            return None
        gates = self._ways.gates(context.layout)

        def far(name: str) -> int:
            return min((context.surface.steps(each, cells[0]) for each in gates[name]), default=0)

        waiting = [each for each in self._ways.waiting(context.layout) if each not in taken]
        found = min(waiting, key=far, default=None)
        return found if found is not None and far(found) <= NEAR else None

    def _offered(
        self,
        context: ToolContext,
        title: Message,
        edit: Edit,
        cells: Iterable[Cell],
        lines: Sequence[Sequence[Point]],
        reason: Message | None,
    ) -> Proposal:
        """Return the proposal to do something, or why it can't be done and where it could."""
        if reason is None:
            return Proposal(title=title, edit=edit, cells=frozenset(cells), lines=lines, note=title)
        return Proposal(
            cells=frozenset(cells),
            note=reason,
            refused=edit,
            possible=self._ways.possible(context.layout),
        )


def _images(context: ToolContext, pair: Sequence[Cell]) -> Iterator[Sequence[Cell]]:
    """Yield some cells, then their images, each kept together with the images nearest to it."""
    yield pair
    first, *others = pair
    left = [context.images([each]) - {each} for each in others]
    for cell in sorted(context.images([first]) - {first}, key=context.surface.label):
        near = [_nearest(context, cell, images) for images in left if images]
        yield [cell, *(each for each in near if each != cell)]


def _nearest(context: ToolContext, cell: Cell, images: Collection[Cell]) -> Cell:
    return min(
        images, key=lambda each: (context.surface.steps(each, cell), context.surface.label(each))
    )


def _joined(context: ToolContext, cells: Sequence[Cell]) -> Sequence[Sequence[Point]]:
    return [_line(context, cells)]


def _line(context: ToolContext, cells: Sequence[Cell]) -> Sequence[Point]:
    """Return the line that joins the gates of a way out."""
    return [context.surface.centre(each) for each in cells]
