"""Edits of what action tiles do."""

from hullwright.schema.effects import DO, Effect
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.tile_maze.action_effects import ABORT, ANYTHING, BOX
from hullwright.schema.kinds.tile_maze.layout import TileMaze
from hullwright.schema.messages import message

from .tile_edits import with_action


def with_effects(maze: TileMaze, action: str, effects: tuple[Effect, ...]) -> TileMaze:
    """Return a maze in which a kind of action tile does something else; as in the box if that is the same."""
    own = () if effects == BOX.get(action) else effects
    return with_action(maze, action, effects=own, aborts=None)


def with_stop(maze: TileMaze, action: str, event: str | None) -> TileMaze:
    """Return a maze in which a kind of action tile stops another event, or none."""
    tile = maze.actions[action]
    if tile.effects or event == ANYTHING:
        rest = tuple(each for each in tile.effects if each[DO] != ABORT)
        stop: tuple[Effect, ...] = ({DO: ABORT, "of": event},) if event else ()
        changed = with_action(maze, action, effects=(*stop, *rest), aborts=None)
    else:
        changed = with_action(maze, action, aborts=event)
    if changed.actions[action].stops(action) != event:
        raise HullwrightError(
            message("This tile of the box is an abort: give it other effects instead.")
        )
    return changed
