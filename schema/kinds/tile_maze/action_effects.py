"""What action tiles do: the effects that exist, and those of the tiles in the box (NE-80 … NE-86, digest B2).

An effect that has nothing to do when its turn comes is left out; a tile none of whose effects could do
anything may not be played (NE-51).
"""

from collections.abc import Iterable, Mapping
from typing import Final

from ...effects import DO, Effect, EffectKind, EffectParameter, Vocabulary
from ...messages import Message, message
from ...records import Json

ABORT: Final = "abort"
"""The effect of tiles that are played in another player's turn."""
ANYTHING: Final = "any"
"""What an abort says that stops whatever can be stopped."""
STOPPABLE: Final = ("action", "maze", "jetpack", "roll")
"""The events that abort tiles stop (NE-81)."""

SELF, CHOSEN, OPPONENT, NEAR, OTHERS, ALL = WHO = (
    *("self", "chosen", "opponent", "near", "others", "all"),
)
EDGE, ANYWHERE = WHERE = ("edge", "anywhere")

_WHO: Mapping[Json, Message] = {
    SELF: message("yourself"),
    CHOSEN: message("any player you choose"),
    OPPONENT: message("an opponent you choose"),
    NEAR: message("everybody else within {within} spaces of you", within="…"),
    OTHERS: message("all others"),
    ALL: message("all players"),
}
_STOPPED: Mapping[Json, Message] = {
    "action": message("an action tile"),
    "maze": message("a maze tile that was laid"),
    "jetpack": message("a jetpack"),
    "roll": message("a roll"),
    ANYTHING: message("whatever was just done"),
}
_WHERE: Mapping[Json, Message] = {
    EDGE: message("at the edge of the maze"),
    ANYWHERE: message("anywhere in the maze"),
}
_COUNTED: Mapping[Json, Message] = {
    "sum": message("all of them together"),
    "highest": message("the highest"),
    "lowest": message("the lowest"),
}
_TAKEN: Mapping[Json, Message] = {
    "maze": message("maze tiles"),
    "action": message("action tiles"),
    ANYTHING: message("tiles of any kind"),
}


def _number(title: Message, least: int, most: int, usual: int) -> EffectParameter:
    schema = {"type": "integer", "minimum": least, "maximum": most, "default": usual}
    return EffectParameter(title=title, schema=schema)


def _choice(title: Message, words: Mapping[Json, Message], usual: str = "") -> EffectParameter:
    default = {"default": usual} if usual else {}
    return EffectParameter(title=title, schema={"enum": list(words), **default}, words=words)


def _people(usual: str) -> Mapping[str, EffectParameter]:
    """Return the parameters that say whom an effect is about."""
    return {
        "who": _choice(message("Who"), _WHO, usual),
        "within": _number(message("Within how many spaces"), 0, 20, 2),
    }


STEPS = message("Steps")
TILES = message("Tiles")
TOKENS = message("Tokens")

EFFECTS: Vocabulary = {
    "move": EffectKind(
        title=message("Move meeples"),
        sentence=message("Move {who} {steps} steps ahead."),
        parameters={**_people(SELF), "steps": _number(STEPS, 1, 20, 1)},
    ),
    "push": EffectKind(
        title=message("Push meeples"),
        sentence=message("Push {who} {steps} steps away from you."),
        parameters={**_people(NEAR), "steps": _number(STEPS, 1, 20, 1)},
    ),
    "turn": EffectKind(
        title=message("Turn meeples round"),
        sentence=message("Turn {who} round."),
        parameters=_people(CHOSEN),
    ),
    "swap_places": EffectKind(
        title=message("Change places"),
        sentence=message("Change places with an opponent you choose."),
    ),
    "roll": EffectKind(
        title=message("Roll more often"),
        sentence=message("Roll {times} times this turn; what counts: {counted}."),
        parameters={
            "times": _number(message("Rolls"), 2, 6, 2),
            "counted": _choice(message("What counts"), _COUNTED, "sum"),
        },
    ),
    "lock": EffectKind(
        title=message("Skip turns"),
        sentence=message("Lock {who} down for {turns} turns: no energy, no roll, no move."),
        parameters={**_people(OPPONENT), "turns": _number(message("Turns"), 1, 5, 1)},
    ),
    "charge": EffectKind(
        title=message("Fill energy tokens"),
        sentence=message("Let {who} fill {tokens} energy tokens."),
        parameters={**_people(SELF), "tokens": _number(TOKENS, 1, 9, 1)},
    ),
    "drain": EffectKind(
        title=message("Empty energy tokens"),
        sentence=message("Let {who} empty {tokens} energy tokens."),
        parameters={**_people(OPPONENT), "tokens": _number(TOKENS, 1, 9, 1)},
    ),
    "draw": EffectKind(
        title=message("Draw tiles"),
        sentence=message("Let {who} draw {tiles} tiles, up to a full hand."),
        parameters={**_people(SELF), "tiles": _number(TILES, 1, 9, 1)},
    ),
    "discard": EffectKind(
        title=message("Discard tiles"),
        sentence=message("Let {who} discard {tiles} tiles of their own choice."),
        parameters={**_people(OPPONENT), "tiles": _number(TILES, 1, 9, 1)},
    ),
    "salvage": EffectKind(
        title=message("Take from the discard pile"),
        sentence=message("Take {tiles} from the discard pile: {what}."),
        parameters={
            "tiles": _number(TILES, 1, 9, 1),
            "what": _choice(message("What"), _TAKEN, "maze"),
        },
    ),
    "replace_tile": EffectKind(
        title=message("Replace a tile"),
        sentence=message("Discard a tile {where} and lay one from your hand in its place."),
        parameters={"where": _choice(message("Where"), _WHERE, ANYWHERE)},
    ),
    "swap_tiles": EffectKind(
        title=message("Swap two tiles"),
        sentence=message("Let two tiles change places, turned as you like."),
    ),
    "move_tile": EffectKind(
        title=message("Move a tile"),
        sentence=message("Move a tile {where} to another cell where it fits."),
        parameters={"where": _choice(message("Where"), _WHERE, EDGE)},
    ),
    "turn_tile": EffectKind(
        title=message("Turn a tile"),
        sentence=message("Turn a tile {where} without moving it."),
        parameters={"where": _choice(message("Where"), _WHERE, ANYWHERE)},
    ),
    "remove_tile": EffectKind(
        title=message("Remove a tile"),
        sentence=message("Discard a tile {where}."),
        parameters={"where": _choice(message("Where"), _WHERE, EDGE)},
    ),
    "new_path": EffectKind(
        title=message("Add a new path"),
        sentence=message("You may put a new path on a tile."),
    ),
    ABORT: EffectKind(
        title=message("Stop another player"),
        sentence=message("In another player's turn: stop {of}."),
        parameters={"of": _choice(message("What"), _STOPPED)},
    ),
}
"""Every effect of action tiles, by the names that files give them."""

BOX: Mapping[str, tuple[Effect, ...]] = {
    "hallway_collapse": ({DO: "replace_tile"},),
    "swap_modules": ({DO: "swap_tiles"},),
    "drift_module": ({DO: "move_tile", "where": EDGE},),
    "twist_coupling": ({DO: "turn_tile"},),
    "hull_breach": ({DO: "remove_tile", "where": EDGE},),
    "salvage": ({DO: "salvage", "tiles": 1, "what": "maze"},),
    "lockdown": ({DO: "lock", "who": OPPONENT, "turns": 1},),
    "about_face": ({DO: "turn", "who": CHOSEN},),
    "overcharge": ({DO: "charge", "who": SELF, "tokens": 1},),
    "power_drain": ({DO: "drain", "who": OPPONENT, "tokens": 1},),
    "adrenaline": ({DO: "roll", "times": 2, "counted": "sum"},),
    "abort_roll": ({DO: ABORT, "of": "roll"},),
    "abort_action": ({DO: ABORT, "of": "action"},),
    "abort_maze": ({DO: ABORT, "of": "maze"},),
    "abort_jetpack": ({DO: ABORT, "of": "jetpack"},),
}
"""What the action tiles of the box do, by their ids; a map need not repeat it."""


def stopped_by(effects: Iterable[Effect]) -> str | None:
    """Return the event that a tile with these effects stops, or None if it is no abort.

    >>> stopped_by(BOX["abort_roll"]), stopped_by(BOX["salvage"])
    ('roll', None)
    """
    return next((str(each.get("of")) for each in effects if each[DO] == ABORT), None)
