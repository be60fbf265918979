"""What the lane pad tells: how to draw, and what lies on the canvas, for eyes and for screen readers."""

from collections.abc import Iterator

from hullwright.schema.kinds.tile_maze.layout import SpaceName

from ...kinds.tile_maze.squares import Square
from ...languages.words import tr


def hint(square: Square, begun: str, space: SpaceName | None) -> str:
    """Return what a person can do next."""
    if begun:
        return tr(
            "From {side}: go to another side, or to the middle for a dead end. Escape cancels.",
            side=begun,
        )
    if space is not None:
        return tr(
            "Plus and minus make the lane longer and shorter, Space goes on to the next space, "
            "Delete removes the lane."
        )
    if square.lanes:
        return tr(
            "Drag from one side to another to draw a lane, on to a third for a junction. "
            "Click a lane to choose it."
        )
    return tr("Walls all round. Drag from one side to another to draw a lane.")


def described(square: Square, at_side: str, space: SpaceName | None) -> str:
    """Return what lies on the canvas, in words."""
    parts = list(_lanes(square)) or [tr("Walls all round.")]
    if space is not None:
        parts.append(
            tr("Chosen: lane {lane}, space {space}.", lane=space.lane + 1, space=space.space + 1)
        )
    parts.append(
        tr("Cursor at the side {side}.", side=at_side) if at_side else tr("Cursor in the middle.")
    )
    parts.append(tr("Arrow keys go to a side, Return begins and ends a lane there."))
    parts.append(tr("Ctrl+Delete removes the exit at the cursor."))
    return "\n".join(parts)


def _lanes(square: Square) -> Iterator[str]:
    for number, lane in enumerate(square.lanes, 1):
        exits = "–".join(lane.exits)
        if lane.dead_end is not None:
            yield tr(
                "Lane {number}: from {exits} to a dead end, {count} spaces.",
                number=number,
                exits=exits,
                count=lane.size,
            )
        else:
            yield tr(
                "Lane {number}: {exits}, {count} spaces.",
                number=number,
                exits=exits,
                count=lane.size,
            )
