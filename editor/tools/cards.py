"""Tools for cards that lie in slots: lay and exchange them, turn them over, drag the ends of their rows."""

from collections.abc import Callable, Collection
from typing import TypeAlias

from hullwright.schema.messages import Message, message

from ..concepts.editor_kind import Cell, Layout
from ..concepts.marks import Point
from ..concepts.surface import CellT, LayoutT
from ..concepts.tool import Proposal, Stroke, ToolContext, ToolPointer
from .proposals import NOTHING, cell_count, setting
from .regions import alike
from .selection import combined

SideOf: TypeAlias = Callable[[LayoutT, CellT], str]
"""Which content turns a cell to the side that is up already."""


class LayCard:
    """Lays the chosen content into a slot; dragging a card onto another exchanges them."""

    def __init__(self, beside: Collection[str] = ()) -> None:
        self._beside = frozenset(beside)
        """Contents that may also lie beside the map, such as a token."""

    def __call__(self, context: ToolContext, pressed: ToolPointer) -> Stroke:
        """Begin a stroke: a click lays, a drag exchanges; with Shift the cards between make room."""
        held = context.cell(pressed)
        pointer, seen, proposal = pressed, None, NOTHING
        while True:
            now = (pointer.cell, pointer.shift)
            if now != seen:
                seen, end = now, context.cell(pointer)
                if held is None or pointer.cell == held:
                    proposal = self._laid(context, pointer)
                elif end is not None:
                    proposal = _dragged(context, held, end, inserts=pointer.shift)
            pointer = yield proposal

    def _laid(self, context: ToolContext, pointer: ToolPointer) -> Proposal:
        content, cell = context.content(pointer), pointer.cell
        if cell is None:
            return NOTHING
        if cell not in context.surface and content not in self._beside:
            return Proposal(
                note=message("There is no slot here: drag the row's end to make it longer")
            )
        if context.selection and cell not in context.selection:
            return Proposal(note=message("Only inside the selection"))
        title = message("Lay {content}", content=context.editor_kind.content_name(content))
        if context.surface.content(cell) == content:
            note = message(
                "Drag it onto another card to swap them, with Shift to push the others along"
            )
            return Proposal(cells=frozenset({cell}), note=note)
        return setting(context, {cell: content}, title, note=title)


def _dragged(context: ToolContext, start: Cell, end: Cell, *, inserts: bool) -> Proposal:
    surface = context.surface
    names = {"one": surface.label(start), "other": surface.label(end)}
    if inserts:
        title = message("Move the card at {one} to {other}", **names)
        return setting(context, _inserted(context, start, end), title, note=title)
    title = message("Swap the cards at {one} and {other}", **names)
    contents = {start: surface.content(end), end: surface.content(start)}
    return setting(context, contents, title, note=title)


def _inserted(context: ToolContext, start: Cell, end: Cell) -> dict[Cell, str]:
    """Return what lies where once a card has moved and those between have made room along the path."""
    cells = list(context.surface.cells())
    begin, stop = cells.index(start), cells.index(end)
    between = cells[min(begin, stop) : max(begin, stop) + 1]
    contents = [context.surface.content(cell) for cell in between]
    first = 1 if begin < stop else -1
    contents = contents[first:] + contents[:first]
    return dict(zip(between, contents, strict=True))


def select_alike(context: ToolContext, pressed: ToolPointer) -> Stroke:
    """Select all cards like the one under the pointer, wherever they lie."""
    pointer = pressed
    while True:
        cell = context.cell(pointer)
        found = (
            alike(context.surface, context.surface.content(cell))
            if cell is not None
            else frozenset()
        )
        selection = combined(context, pressed, found)
        pointer = yield Proposal(selection=selection, cells=selection, note=cell_count(selection))


class TurnOver:
    """Turns cards over: the first one, and all others that the pointer touches to the same side."""

    def __init__(self, sides: tuple[str, str], side_of: SideOf) -> None:
        self._sides = sides
        """The contents that turn a cell to one side or the other."""
        self._side_of = side_of

    def __call__(self, context: ToolContext, pressed: ToolPointer) -> Stroke:
        """Begin a stroke: the pressed card is turned; if it is selected, all selected ones with it."""
        cell = context.cell(pressed)
        pointer, proposal = pressed, NOTHING
        turned: frozenset[Cell] = frozenset()
        last = cell
        side = self._other(context, cell) if cell is not None else ""
        while True:
            here = context.cell(pointer)
            if here is not None and last is not None:
                touched = turned | self._touched(context, last, here)
                last = here
                if touched != turned:
                    turned, proposal = touched, self._proposed(context, touched, side)
            pointer = yield proposal

    def _other(self, context: ToolContext, cell: Cell) -> str:
        one, other = self._sides
        return other if self._side_of(context.layout, cell) == one else one

    def _touched(self, context: ToolContext, last: Cell, here: Cell) -> frozenset[Cell]:
        if context.selection and here in context.selection:
            return context.selection
        if context.selection:
            return frozenset()
        return frozenset(
            cell for cell in context.surface.line(last, here) if cell in context.surface
        )

    def _proposed(self, context: ToolContext, cells: frozenset[Cell], side: str) -> Proposal:
        if len(cells) == 1:
            at = context.surface.label(next(iter(cells)))
            title = message("Turn {at} {side}", at=at, side=context.editor_kind.content_name(side))
            return setting(context, dict.fromkeys(cells, side), title, note=title)
        title = message("Turn cards {side}", side=context.editor_kind.content_name(side))
        return setting(context, dict.fromkeys(cells, side), title, note=cell_count(cells))


class RowEnds:
    """Makes rows of slots longer and shorter by dragging them."""

    def __init__(
        self,
        stretched: Callable[[Layout, Point, Point], Layout],
        told: Callable[[Layout, Layout, Point], Message],
    ) -> None:
        self._stretched = stretched
        """The layout after a row was dragged from one point to another."""
        self._told = told
        """What became of a layout that was dragged at a point, in words."""

    def __call__(self, context: ToolContext, pressed: ToolPointer) -> Stroke:
        """Begin a stroke: the row under the pointer follows it."""
        start = pressed.point
        after, proposal = (
            context.layout,
            Proposal(note=self._told(context.layout, context.layout, start)),
        )
        while True:
            pointer = yield proposal
            now = self._stretched(context.layout, start, pointer.point)
            if now != after:
                after, proposal = now, self._proposed(context, start, pointer.point, now)

    def _proposed(self, context: ToolContext, start: Point, end: Point, after: Layout) -> Proposal:
        stretched, note = self._stretched, self._told(context.layout, after, start)
        if after == context.layout:
            return Proposal(note=note)
        return Proposal(
            title=message("Change the rows"),
            edit=lambda layout: stretched(layout, start, end),
            note=note,
        )
