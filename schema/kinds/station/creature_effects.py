"""The effects of creatures: what is special about one, besides how it moves and what it ends."""

from collections.abc import Mapping

from ...effects import EffectKind, Vocabulary
from ...messages import Message, message
from ...records import Json
from .effect_words import choice, creature
from .layout import QUEEN

EATS, WRECKS, MOVES = "eats", "wrecks", "moves"

OCCASIONS: Mapping[Json, Message] = {
    EATS: message("when it has killed crew"),
    WRECKS: message("when it has destroyed a ship"),
    MOVES: message("when the die has moved it"),
}


def creature_vocabulary(known: Mapping[str, Message] | None = None) -> Vocabulary:
    """Return the effects of creatures, for some creatures by their names, or for any at all."""
    when = choice(message("When"), OCCASIONS, EATS)
    return {
        "becomes": EffectKind(
            title=message("Becomes another"),
            sentence=message("It becomes another creature {when}: {into}."),
            parameters={
                "when": when,
                "into": creature(message("Into"), known, default=QUEEN),
            },
        ),
        "becomes_on_face": EffectKind(
            title=message("Becomes another by the die"),
            sentence=message(
                "Each of them becomes another creature ({into}) when the die shows {face}."
            ),
            parameters={
                "face": creature(message("Face"), known, default=QUEEN),
                "into": creature(message("Into"), known, default=QUEEN),
            },
        ),
        "multiplies": EffectKind(
            title=message("Multiplies"),
            sentence=message("Another of its kind comes into its cell {when}."),
            parameters={"when": when},
        ),
    }


CREATURE_EFFECTS = creature_vocabulary()
"""The effects of creatures, whatever others there are."""
