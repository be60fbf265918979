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

    def __call__(self, desk: ToolContext, pressed: ToolPointer) -> Stroke:
        """Begin a stroke: a click puts a thing down, dragging one moves it."""
        return dragged(desk, pressed, self._proposed)

    def _proposed(self, desk: ToolContext, pressed: ToolPointer, pointer: ToolPointer) -> Proposal:
        start, end = desk.cell(pressed), desk.cell(pointer)
        if start is None or end is None:
            return NOTHING
        held = self._stands.things(desk.surface.content(start))
        if pressed.second or pointer.shift:
            return self._taken(desk, end)
        if held and start != end:
            return self._dragged(desk, start, end, self._chosen(desk, held))
        return self._put(desk, end)

    def _chosen(self, desk: ToolContext, held: Sequence[str] = ()) -> str:
        """Return the thing that is meant: the one in the palette, unless another is held."""
        found = self._stands.things(desk.first)
        wanted = found[0] if found else self._stands.usual
        return held[-1] if held and wanted not in held else wanted

    def _put(self, desk: ToolContext, cell: Cell) -> Proposal:
        thing, content = self._chosen(desk), desk.surface.content
        title = message("Place {content}", content=desk.editor_kind.content_name(thing))
        reason = self._stands.refusal(content(cell))
        cells = [
            each for each in reached(desk, [cell]) if self._stands.refusal(content(each)) is None
        ]
        contents = {each: self._stands.with_thing(content(each), thing) for each in cells}
        return _offered(desk, contents, title, cell, reason)

    def _taken(self, desk: ToolContext, cell: Cell) -> Proposal:
        contents = {}
        for each in reached(desk, [cell]):
            content = desk.surface.content(each)
            held = self._stands.things(content)
            if held:
                contents[each] = self._stands.without_thing(content, self._chosen(desk, held))
        if not contents:
            return Proposal(note=message("Nothing stands here"))
        return setting(desk, contents, message("Take away"), note=message("Take away"))

    def _dragged(self, desk: ToolContext, start: Cell, end: Cell, thing: str) -> Proposal:
        here, there = desk.surface.content(start), desk.surface.content(end)
        title = message("Move {content}", content=desk.editor_kind.content_name(thing))
        contents = {
            start: self._stands.without_thing(here, thing),
            end: self._stands.with_thing(there, thing),
        }
        return _offered(desk, contents, title, end, self._stands.refusal(there))


def _offered(
    desk: ToolContext,
    contents: Mapping[Cell, str],
    title: Message,
    cell: Cell,
    reason: Message | None,
) -> Proposal:
    """Return the proposal to give cells their contents, or why it can't be done."""
    if reason is None:
        return setting(desk, contents, title, note=title)
    return Proposal(cells=frozenset({cell}), note=reason)
