"""The tool for things that stand in cells, several in one if need be, such as creatures."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from hullwright.schema.messages import Message, message

from ..concepts.editor_kind import Cell
from ..concepts.tool import Proposal, Stroke, ToolContext, ToolPointer
from .proposals import NOTHING, dragged, reached, setting


class Stands(Protocol):
    """What can stand in the cells of a map kind, and how contents tell of it."""

    usual: str
    """What is put down while nothing of the kind is chosen."""

    def things(self, content: str) -> Sequence[str]:
        """Return what stands in a cell with a content."""
        ...

    def with_thing(self, content: str, thing: str) -> str:
        """Return a content with one thing more."""
        ...

    def without_thing(self, content: str, thing: str) -> str:
        """Return a content with one thing less."""
        ...

    def refusal(self, content: str) -> Message | None:
        """Return why nothing can stand in a cell with a content; None if it can."""
        ...


class Setter:
    """Puts things down, moves them, and takes them away."""

    def __init__(self, stands: Stands) -> None:
        self._stands = stands

    def __call__(self, context: ToolContext, pressed: ToolPointer) -> Stroke:
        """Begin a stroke: a click puts a thing down, dragging one moves it."""
        return dragged(context, pressed, self._proposed)

    def _proposed(
        self, context: ToolContext, pressed: ToolPointer, pointer: ToolPointer
    ) -> Proposal:
        start, end = context.cell(pressed), context.cell(pointer)
        if start is None or end is None:
            return NOTHING
        held = self._stands.things(context.surface.content(start))
        if pressed.second or pointer.shift:
            return self._taken(context, end)
        if held and start != end:
            return self._dragged(context, start, end, self._chosen(context, held))
        return self._put(context, end)

    def _chosen(self, context: ToolContext, held: Sequence[str] = ()) -> str:
        """Return the thing that is meant: the one in the palette, unless another is held."""
        found = self._stands.things(context.first)
        wanted = found[0] if found else self._stands.usual
        return held[-1] if held and wanted not in held else wanted

    def _put(self, context: ToolContext, cell: Cell) -> Proposal:
        thing, content = self._chosen(context), context.surface.content
        title = message("Place {content}", content=context.editor_kind.content_name(thing))
        reason = self._stands.refusal(content(cell))
        cells = [
            each for each in reached(context, [cell]) if self._stands.refusal(content(each)) is None
        ]
        contents = {each: self._stands.with_thing(content(each), thing) for each in cells}
        return _offered(context, contents, title, cell, reason)

    def _taken(self, context: ToolContext, cell: Cell) -> Proposal:
        contents = {}
        for each in reached(context, [cell]):
            content = context.surface.content(each)
            held = self._stands.things(content)
            if held:
                contents[each] = self._stands.without_thing(content, self._chosen(context, held))
        if not contents:
            return Proposal(note=message("Nothing is here"))
        return setting(context, contents, message("Remove"), note=message("Remove"))

    def _dragged(self, context: ToolContext, start: Cell, end: Cell, thing: str) -> Proposal:
        here, there = context.surface.content(start), context.surface.content(end)
        title = message("Move {content}", content=context.editor_kind.content_name(thing))
        contents = {
            start: self._stands.without_thing(here, thing),
            end: self._stands.with_thing(there, thing),
        }
        return _offered(context, contents, title, end, self._stands.refusal(there))


def _offered(
    context: ToolContext,
    contents: Mapping[Cell, str],
    title: Message,
    cell: Cell,
    reason: Message | None,
) -> Proposal:
    """Return the proposal to give cells their contents, or why it can't be done."""
    if reason is None:
        return setting(context, contents, title, note=title)
    return Proposal(cells=frozenset({cell}), note=reason)
