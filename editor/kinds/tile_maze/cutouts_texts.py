"""The words on the pieces of tile mazes: what action tiles do, and what every player has to remember."""

from collections.abc import Mapping
from typing import NamedTuple

from hullwright.schema.kinds.tile_maze.action_effects import EFFECTS
from hullwright.schema.kinds.tile_maze.layout import (
    CONTROL_WHITE,
    CONTROL_YELLOW,
    TELEPORT_WHITE,
    TELEPORT_YELLOW,
    ActionTile,
)
from hullwright.schema.messages import Message, message

from ...concepts.cutout_words import piece_words
from ...concepts.cutouts import own_title


class ActionWords(NamedTuple):
    """What stands on an action tile."""

    title: Message
    text: tuple[Message, ...] = ()


HOUSE_ACTIONS: Mapping[str, ActionWords] = {
    "hallway_collapse": ActionWords(
        message("Hallway collapse"),
        (
            message(
                "Discard a tile of the maze that nobody stands on, and lay a maze tile from your hand "
                "that fits in its place."
            ),
        ),
    ),
    "swap_modules": ActionWords(
        message("Swap modules"),
        (
            message("Swap two tiles that nobody stands on, turned as you like."),
            message("All edges must match, and all tiles stay joined to the start board."),
        ),
    ),
    "drift_module": ActionWords(
        message("Drifting module"),
        (
            message(
                "Move a tile at the edge of the maze that nobody stands on to another cell where it "
                "fits."
            ),
        ),
    ),
    "twist_coupling": ActionWords(
        message("Twisted coupling"),
        (
            message("Turn a tile that nobody stands on without moving it."),
            message("All edges must match, and all tiles stay joined to the start board."),
        ),
    ),
    "hull_breach": ActionWords(
        message("Hull breach"),
        (message("Discard a tile at the edge of the maze that nobody stands on."),),
    ),
    "salvage": ActionWords(
        message("Salvage"),
        (message("Take any one maze tile from the discard pile into your hand."),),
    ),
    "lockdown": ActionWords(
        message("Lockdown"),
        (
            message(
                "Choose another player, who uses no energy, does not roll and does not move in the "
                "next turn."
            ),
        ),
    ),
    "about_face": ActionWords(
        message("About-face"), (message("Turn any one meeple round: it faces the other way."),)
    ),
    "overcharge": ActionWords(
        message("Overcharge"), (message("Turn one of your empty energy tokens to full."),)
    ),
    "power_drain": ActionWords(
        message("Power drain"), (message("Turn one full energy token of another player to empty."),)
    ),
    "adrenaline": ActionWords(
        message("Adrenaline"),
        (message("Roll the dice twice in this turn, and move as far as both rolls together."),),
    ),
    "abort_roll": ActionWords(message("Abort: roll")),
    "abort_action": ActionWords(message("Abort: action")),
    "abort_maze": ActionWords(message("Abort: maze tile")),
    "abort_jetpack": ActionWords(message("Abort: jetpack")),
}
"""The actions of the house set (NE-80 … NE-86); aborts are told by what they stop."""

STOPPED: Mapping[str, Message] = {
    "roll": message("After a roll: the dice are rolled again, and the new roll counts."),
    "action": message("After an action tile is played: it has no effect and is discarded."),
    "maze": message("After a maze tile is laid: it is discarded, and another one must be laid."),
    "jetpack": message(
        "After an energy token is turned for a jetpack: it stays empty and gives nothing."
    ),
}
"""What an abort does, by the event that it stops (NE-81, NE-82, NE-85)."""

IN_OWN_TURN = message("In your turn")
IN_ANOTHER_TURN = message("In another player's turn")

TURN_TITLE = message("Your turn")
TURN: tuple[Message, ...] = (
    message("1  You may play one action tile."),
    message(
        "2  Lay one maze tile: exits meet exits, walls meet walls, and one exit of the maze "
        "stays open. If none fits, discard your hand and turn over tiles from the pile until one "
        "fits."
    ),
    message("3  You may turn one full energy token to empty: one step more, over other meeples."),
    message("4  Roll, and move exactly that far, forwards; choose the way where it branches."),
    message("Meeples in your way are pushed on; their owners choose where ways branch."),
    message("5  Draw tiles until you hold {hand}."),
    message("Whoever leaves the maze first wins. When the pile is empty, all lose."),
)
"""The course of a turn (NE-30 … NE-35, NE-90, NE-91)."""

SIGNS_TITLE = message("Signs")
SIGNS: Mapping[str, Message] = {
    TELEPORT_WHITE: message(
        "Teleporter: go on from any other teleporter; whoever stands there is pushed."
    ),
    TELEPORT_YELLOW: message("Arrival: teleporters lead here; walking over it does nothing."),
    CONTROL_WHITE: message(
        "Control room: all your energy is full again, and you may add a new path."
    ),
    CONTROL_YELLOW: message("Control centre: all your energy is full again."),
}
"""What the indicators mean (NE-70 … NE-74)."""
HUB_SIGN = message("All meeples start here.")


def action_words(name: str, action: ActionTile) -> ActionWords:
    """Return what stands on an action tile: somebody's own words, and what it does.

    What tiles of the box do is told in the words of the box; effects of one's own are read back.
    """
    known = HOUSE_ACTIONS.get(name)
    title = own_title(action.title, name) if action.title or not known else known.title
    if action.effects:
        return ActionWords(title, piece_words(action.text, action.effects, EFFECTS))
    stops = action.stops(name)
    does = (STOPPED[stops],) if stops else known.text if known else ()
    return ActionWords(title, (*piece_words(action.text, (), EFFECTS), *does))
