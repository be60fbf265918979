"""The command: dangerous sectors become silent."""

from hullwright.plugins.commands import CommandInput, CommandResult
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import message


def calm(context: CommandInput) -> CommandResult:
    """Return what the sectors hold afterwards, by label; the window makes one step of it."""
    board = Examination(context.document).board
    chosen = set(context.selection or board.ids)
    dangerous = [board.ids[space] for space in board.with_role("dangerous")]
    contents = {label: "silent" for label in dangerous if label in chosen}
    return CommandResult(contents=contents, message=message("Calmed: {count}", count=len(contents)))
