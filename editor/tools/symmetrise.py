"""The tool that makes a map symmetric: the side under the pointer is kept and copied onto the others."""

from hullwright.schema.messages import Message, in_a_row, message

from ..concepts.editor_kind import NO_SYMMETRY
from ..concepts.long_edit import LongEdit
from ..concepts.side_outline import side_outline
from ..concepts.symmetry_sides import SymmetrySide, side_at, sides_of
from ..concepts.tool import Proposal, Stroke, ToolContext, ToolPointer
from .symmetric_copy import SymmetricCopy, symmetric_copy

LARGE = 20_000
"""Cells up to which is shown before the click what would change."""
JOB = "symmetrise"
"""The job that makes large maps symmetric."""


class Symmetrise:
    """Proposes to keep the side under the pointer; remembers the last one, as large maps take a moment."""

    def __init__(self) -> None:
        self._asked: tuple[object, ...] = ()
        self._proposal = Proposal()

    def __call__(self, context: ToolContext, pointer: ToolPointer) -> Stroke:
        """Begin a stroke: the side under the pointer when the button is let go is kept."""
        sides = sides_of(context.editor_kind.symmetries, context.symmetry)
        if context.symmetry.name == NO_SYMMETRY.name or not sides:
            while True:
                yield Proposal(note=message("Choose a symmetry first: then click the side to keep"))
        while True:
            pointer = yield self._kept(context, side_at(sides, pointer.point))

    def _kept(self, context: ToolContext, side: SymmetrySide) -> Proposal:
        asked = (context.surface, context.symmetry, context.selection, context.locked, side)
        if asked != self._asked:
            self._asked = asked
            self._proposal = (
                _later(context, side)
                if _is_large(context)
                else _proposed(context, symmetric_copy(context, side))
            )
        return self._proposal


def _is_large(context: ToolContext) -> bool:
    """Tell whether a map has too many cells to show at once what would change, by its extent."""
    left, top, right, bottom = context.surface.bounds
    return (right - left) * (bottom - top) > LARGE * context.surface.spacing**2


def _later(context: ToolContext, side: SymmetrySide) -> Proposal:
    """Return the proposal for a large map: the side is shown, and what changes is worked out after the click."""
    sides = sides_of(context.editor_kind.symmetries, context.symmetry)
    return Proposal(
        title=message("Make symmetric"),
        long_edit=LongEdit(
            JOB,
            {
                "symmetry": context.symmetry,
                "side": (side.centre, side.direction),
                "selection": tuple(context.selection),
                "locked": tuple(context.locked),
            },
            message("Making the map symmetric …"),
        ),
        lines=[side_outline(side, len(sides), context.surface.bounds)],
        note=message(
            "Keeps this side. A map this large takes a moment, and you can go on meanwhile."
        ),
    )


def _proposed(context: ToolContext, made: SymmetricCopy) -> Proposal:
    if not made.contents and not made.edges:
        note = in_a_row([message("This side agrees with the others already."), *left_alone(made)])
        return Proposal(note=note)
    return Proposal(
        title=message("Make symmetric"),
        edit=made.edit(context.editor_kind),
        cells=frozenset(made.contents),
        note=in_a_row([_counted(made), *left_alone(made)]),
    )


def _counted(made: SymmetricCopy) -> Message:
    count = len(made.contents)
    if not count:
        return message("Keeps this side: only edges change.")
    if count == 1:
        return message("Keeps this side: 1 cell changes.")
    return message("Keeps this side: {count} cells change.", count=count)


def left_alone(made: SymmetricCopy) -> list[Message]:
    """Return what can't be made symmetric, in words."""
    count = len(made.alone)
    if count == 1:
        return [message("1 cell stays as it is, because its image lies outside the map.")]
    if count:
        return [
            message(
                "{count} cells stay as they are, because their images lie outside the map.",
                count=count,
            )
        ]
    return []
