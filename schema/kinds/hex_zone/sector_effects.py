"""The vocabulary of sector kinds of one's own: what happens to whoever enters, ends or is attacked there.

Effects narrow what the rules allow on a sector of the kind it counts as, or say what happens when a move
ends there. What opens or falls apart does so between two rounds, so that nobody's turn betrays who did it.
"""

from typing import Final

from ...effects import (
    DO,
    Effect,
    EffectKind,
    EffectParameter,
    Vocabulary,
    completed,
    effect_faults,
)
from ...messages import Message, message
from .layout import SectorKind

ENTER, PASS_THROUGH, END_HERE = "enter", "pass_through", "end_here"
DRAW, NOISE, HUSH, FIND_ITEM = "draw", "noise", "hush", "find_item"
VENT, SWITCH = "vent", "switch"
SEALED_ROUND, SEALED_SWITCH = "sealed_round", "sealed_switch"
HEAL, REVEAL, CRUMBLE = "heal", "reveal", "crumble"

ALL, HUMANS, ALIENS, NOBODY = "all", "humans", "aliens", "nobody"
DANGEROUS_CARD, NO_CARD, ITEM_CARD = "dangerous", "none", "item"

OWN_NUMBER: Final = 0
"""Instead of a number: that of the sector itself."""
MOST_VENTS: Final = 12
"""Sectors of one group that vents join, each with each."""

_WHO = EffectParameter(
    title=message("Who"),
    schema={"enum": [ALL, HUMANS, ALIENS, NOBODY], "default": ALL},
    words={
        ALL: message("everybody"),
        HUMANS: message("Humans only"),
        ALIENS: message("Aliens only"),
        NOBODY: message("nobody"),
    },
)
_NUMBER = EffectParameter(
    title=message("Number (0: the sector's own)"),
    schema={"type": "integer", "minimum": OWN_NUMBER, "maximum": 9999, "default": OWN_NUMBER},
    words={OWN_NUMBER: message("the sector's number")},
)


def _count(title: Message, least: int, usual: int) -> EffectParameter:
    return EffectParameter(
        title=title,
        schema={"type": "integer", "minimum": least, "maximum": 99, "default": usual},
    )


SECTOR_EFFECTS: Vocabulary = {
    ENTER: EffectKind(
        title=message("Who may enter"),
        sentence=message("Who may enter: {who}."),
        parameters={"who": _WHO},
    ),
    PASS_THROUGH: EffectKind(
        title=message("Who may pass through"),
        sentence=message("Who may pass through: {who}."),
        parameters={"who": _WHO},
    ),
    END_HERE: EffectKind(
        title=message("Who may end a move here"),
        sentence=message("Who may end a move here: {who}."),
        parameters={"who": _WHO},
    ),
    DRAW: EffectKind(
        title=message("Which card is drawn"),
        sentence=message("Whoever ends a move here draws {card}."),
        parameters={
            "card": EffectParameter(
                title=message("Card"),
                schema={
                    "enum": [DANGEROUS_CARD, NO_CARD, ITEM_CARD],
                    "default": DANGEROUS_CARD,
                },
                words={
                    DANGEROUS_CARD: message("a card as in a dangerous sector"),
                    NO_CARD: message("no card"),
                    ITEM_CARD: message("an item"),
                },
            )
        },
    ),
    NOISE: EffectKind(
        title=message("Always a noise"),
        sentence=message("Whoever ends a move here announces a noise here and draws no card."),
    ),
    HUSH: EffectKind(
        title=message("Never a noise"),
        sentence=message(
            "Nobody ever announces a noise here: a card that asks for it counts as silence."
        ),
    ),
    FIND_ITEM: EffectKind(
        title=message("An item lies here"),
        sentence=message("The first player to end a move here takes an item and announces it."),
    ),
    VENT: EffectKind(
        title=message("Vent"),
        sentence=message("A step leads from here to every other vent of the same group ({group})."),
        parameters={"group": _NUMBER},
    ),
    SWITCH: EffectKind(
        title=message("Switch"),
        sentence=message(
            "Once a move has ended here, the seals with the same number ({number}) open at the "
            "start of the next round."
        ),
        parameters={"number": _NUMBER},
    ),
    SEALED_ROUND: EffectKind(
        title=message("Sealed until a round"),
        sentence=message("Sealed until round {round} begins."),
        parameters={
            "round": EffectParameter(
                title=message("Round"),
                schema={"type": "integer", "minimum": 2, "maximum": 99},
            )
        },
    ),
    SEALED_SWITCH: EffectKind(
        title=message("Sealed until a switch is used"),
        sentence=message("Sealed until a switch with the same number ({number}) is used."),
        parameters={"number": _NUMBER},
    ),
    HEAL: EffectKind(
        title=message("Heals"),
        sentence=message(
            "A Human who is attacked here survives; this happens here at most {times} times."
        ),
        parameters={"times": _count(message("Times"), 1, 1)},
    ),
    REVEAL: EffectKind(
        title=message("Reveals"),
        sentence=message("Whoever ends a move here says where they are."),
    ),
    CRUMBLE: EffectKind(
        title=message("Crumbles"),
        sentence=message(
            "After {visits} moves have ended here, it becomes hull at the start of the next "
            "round; anyone still here leaves with the next move."
        ),
        parameters={"visits": _count(message("Visits"), 1, 3)},
    ),
}
"""Every effect of a sector kind, by the name that files give it."""


def whole_effects(sector: SectorKind) -> tuple[Effect, ...]:
    """Return the sound effects of a sector kind, with all that files leave out.

    >>> whole_effects(SectorKind(kind="duct", number=2, effects=({"do": "vent"}, {"do": "sing"})))
    ({'do': 'vent', 'group': 2},)
    """
    return tuple(
        _numbered(completed(each, SECTOR_EFFECTS), sector.number or OWN_NUMBER)
        for each in sector.effects
        if not any(effect_faults([each], SECTOR_EFFECTS))
    )


def _numbered(effect: Effect, own: int) -> Effect:
    """Return an effect with the sector's own number where it asks for that."""
    parameters = SECTOR_EFFECTS[effect[DO]].parameters
    return {
        name: own if value == OWN_NUMBER and parameters.get(name) is _NUMBER else value
        for name, value in effect.items()
    }
