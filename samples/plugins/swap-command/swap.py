"""Swap danger: what is silent becomes dangerous, and the other way round."""

from collections.abc import Mapping

from hullwright.plugins.commands import CommandInput, CommandResult
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import message

OTHER: Mapping[str, str] = {"silent": "dangerous", "dangerous": "silent"}


def swap(context: CommandInput) -> CommandResult:
    """Return the other content for each selected sector, or for all, and say how many there are."""
    board = Examination(context.document).board
    chosen = set(context.selection or board.ids)
    contents = {
        space.id: OTHER[space.role]
        for space in board.spaces()
        if space.id in chosen and space.role in OTHER
    }
    return CommandResult(
        contents=contents, message=message("Swapped: {count}", count=len(contents))
    )


def count(context: CommandInput) -> str:
    """Return a sentence about the map, and change nothing."""
    return f"{context.document.name}: {len(Examination(context.document).board)}"
