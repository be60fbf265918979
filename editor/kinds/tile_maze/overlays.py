"""What can be laid over a tile maze."""

from collections.abc import Sequence

from hullwright.schema.kinds.tile_maze.layout import TileMaze
from hullwright.schema.messages import message

from ...concepts.editor_kind import OverlayChoice
from ...concepts.question import Question
from .questions import headings_without_exit, open_exits, steps_from_hub, steps_to_exit, walled_off

WAYS_OUT, TRAPS = message("Ways out"), message("Traps")

OVERLAYS: Sequence[OverlayChoice[TileMaze]] = (
    OverlayChoice(
        "exits.open",
        message("Open exits"),
        message("Shows the cells through which meeples can escape, with the steps from the hub."),
        Question("exits.open", open_exits),
        group=WAYS_OUT,
    ),
    OverlayChoice(
        "steps.exit",
        message("Steps to the nearest exit"),
        message(
            "Counts the steps from each cell out of the maze, on foot and by white teleporters."
        ),
        Question("steps.exit", steps_to_exit),
        group=WAYS_OUT,
    ),
    OverlayChoice(
        "steps.hub",
        message("Steps from the hub"),
        message("Counts the steps from where all meeples start."),
        Question("steps.hub", steps_from_hub),
        group=WAYS_OUT,
    ),
    OverlayChoice(
        "maze.walled-off",
        message("Walled-off parts"),
        message("Shows the cells from which no way leads back to the hub."),
        Question("maze.walled-off", walled_off),
        group=TRAPS,
    ),
    OverlayChoice(
        "maze.headings",
        message("Headings that lead nowhere"),
        message(
            "Shows where a meeple going the wrong way can't get out, with arrows for those ways."
        ),
        Question("maze.headings", headings_without_exit),
        group=TRAPS,
    ),
)
