"""The tool for tokens: puts down the next pod, moves a start, exchanges two numbers."""

from collections.abc import Callable
from typing import TypeAlias

from hullwright.schema.messages import message

from ..concepts.editor_kind import Cell
from ..concepts.tokens import Tokens
from ..concepts.tool import Proposal, Stroke, ToolContext, ToolPointer
from .contents import joined, split
from .proposals import NOTHING, cell_count, painting, reached, setting
from .tokens import TokenTally, around, free_numbers

Begin: TypeAlias = Callable[[ToolContext, ToolPointer], Stroke]
"""How a stroke of a tool begins."""


class Marker:
    """Puts down tokens of a map kind."""

    def __init__(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self._tally = TokenTally(tokens)

    def __call__(self, context: ToolContext, pressed: ToolPointer) -> Stroke:
        """Begin a stroke: a click puts a token down, dragging one moves it."""
        pointer, proposal = pressed, self._clicked(context, pressed)
        held = self._held(context, pressed)
        while True:
            before, pointer = pointer, (yield proposal)
            if (pointer.cell, pointer.shift) == (before.cell, before.shift):
                continue
            cell = context.cell(pointer)
            if held is not None and cell not in {None, held}:
                proposal = self._dragged(context, held, cell)
            elif cell is not None:
                proposal = self._clicked(context, pointer)

    def minding(self, otherwise: Begin) -> Begin:
        """Return a tool that puts tokens down one by one, and does something else with other contents."""

        def begin(context: ToolContext, pointer: ToolPointer) -> Stroke:
            if pointer.alt or not self._tokens.has(context.content(pointer)):
                return otherwise(context, pointer)
            return self._followed(context, pointer)

        return begin

    def _followed(self, context: ToolContext, pointer: ToolPointer) -> Stroke:
        proposal, seen = NOTHING, None
        while True:
            if pointer.cell is not None and pointer.cell != seen:
                seen, proposal = pointer.cell, self._clicked(context, pointer)
            pointer = yield proposal

    def _held(self, context: ToolContext, pointer: ToolPointer) -> Cell | None:
        """Return the pressed cell if there is a token in it."""
        cell = context.cell(pointer)
        return (
            cell if cell is not None and self._tokens.has(context.surface.content(cell)) else None
        )

    def _clicked(self, context: ToolContext, pointer: ToolPointer) -> Proposal:
        """Return what a click does: with a content that is no token the left button puts down a number."""
        cell, content = context.cell(pointer), context.content(pointer)
        if cell is None:
            return NOTHING
        if context.selection and cell not in context.selection:
            return Proposal(note=message("Only inside the selection"))
        if content in self._tokens.single:
            return self._single(context, cell, content, is_another=pointer.shift)
        if split(content)[0] in self._tokens.numbered:
            return self._numbered(context, cell, *split(content))
        if pointer.second:
            return painting(context, reached(context, [cell]), content)
        return self._numbered(context, cell, self._tokens.numbered[0], None)

    def _single(
        self, context: ToolContext, cell: Cell, content: str, *, is_another: bool
    ) -> Proposal:
        there = self._tally.of(context.surface).get(content, [])
        if cell in there:
            return Proposal(cells=frozenset({cell}), note=message("Drag it to move it"))
        if is_another or not there:
            title = message("Place {content}", content=context.editor_kind.content_name(content))
            return setting(context, {cell: content}, title, note=title)
        moved = min(there, key=lambda each: context.surface.steps(each, cell))
        return self._dragged(context, moved, cell)

    def _numbered(
        self, context: ToolContext, cell: Cell, word: str, wanted: int | None
    ) -> Proposal:
        if split(context.surface.content(cell))[0] == word:
            note = message("Drag it to move it, or onto another one to swap their numbers")
            return Proposal(cells=frozenset({cell}), note=note)
        numbers = free_numbers(word, wanted, self._tally.of(context.surface))
        places = [
            each
            for each in around(context, cell)
            if split(context.surface.content(each))[0] != word
        ]
        if context.selection:
            places = [each for each in places if each in context.selection]
        contents = {
            each: joined(word, number) for each, number in zip(places, numbers, strict=False)
        }
        title = message("Place {content}", content=context.editor_kind.content_name(contents[cell]))
        return setting(
            context, contents, title, note=title if len(places) == 1 else cell_count(places)
        )

    def _dragged(self, context: ToolContext, start: Cell, end: Cell) -> Proposal:
        """Return the exchange of what lies in two cells, so that no hole is left behind."""
        moved, other = context.surface.content(start), context.surface.content(end)
        if self._tokens.has(other):
            title = message(
                "Swap {one} and {other}",
                one=context.editor_kind.content_name(moved),
                other=context.editor_kind.content_name(other),
            )
        else:
            title = message("Move {content}", content=context.editor_kind.content_name(moved))
        return setting(context, {start: other, end: moved}, title, note=title)
