"""The effects of items: the parts that the items of the box are made of, and those of one's own.

The engine carries out effects by their names (`items.py`, `attacks.py`) and knows no item by its own.
"""

from collections.abc import Mapping

from hullwright.schema.effects import DO, Effect, EffectKind, EffectParameter, Vocabulary
from hullwright.schema.messages import Message, message

BEFORE_MOVE, ON_ARRIVAL, AFTER_SECTOR = "before_move", "on_arrival", "after_sector"
ATTACKED = "attacked"
OWN_TURN = (BEFORE_MOVE, ON_ARRIVAL, AFTER_SECTOR)
MOMENTS: Mapping[str, Message] = {
    BEFORE_MOVE: message("before moving"),
    ON_ARRIVAL: message("between arrival and card"),
    AFTER_SECTOR: message("at the end of the turn"),
    ATTACKED: message("when attacked"),
}
"""When items can be used, as people read it."""

EVERYBODY, OTHERS = "everybody", "others"
ONE, ALL = "one", "all"


def _number(title: Message, least: int, most: int, usual: int) -> EffectParameter:
    return EffectParameter(
        title=title,
        schema={"type": "integer", "minimum": least, "maximum": most, "default": usual},
    )


_WHOM = EffectParameter(
    title=message("Who answers"),
    schema={"enum": [EVERYBODY, OTHERS], "default": EVERYBODY},
    words={EVERYBODY: message("everybody"), OTHERS: message("everybody else")},
)
_WHICH = EffectParameter(
    title=message("Which items"),
    schema={"enum": [ONE, ALL], "default": ONE},
    words={ONE: message("one of your other items by chance"), ALL: message("all your other items")},
)

VOCABULARY: Vocabulary = {
    "ask_near": EffectKind(
        title=message("Ask who is near"),
        sentence=message("Within {distance} sectors of you, {whom} says where they are."),
        parameters={"distance": _number(message("Sectors away"), 1, 9, 2), "whom": _WHOM},
    ),
    "light": EffectKind(
        title=message("Light up a sector"),
        sentence=message(
            "Name a sector. Within {distance} sectors of it, {whom} says where they are."
        ),
        parameters={"distance": _number(message("Sectors away"), 0, 9, 1), "whom": _WHOM},
    ),
    "ask_where": EffectKind(
        title=message("Ask a player where they are"),
        sentence=message("Choose a player, who says where they are."),
    ),
    "reveal_player": EffectKind(
        title=message("Ask a player who they are"),
        sentence=message("Choose a player, who shows who they are."),
    ),
    "say_where": EffectKind(
        title=message("Say where you are"), sentence=message("You say where you are.")
    ),
    "reveal_self": EffectKind(
        title=message("Show who you are"), sentence=message("You show who you are.")
    ),
    "decoy": EffectKind(
        title=message("Make a noise somewhere"),
        sentence=message("Name a sector: there is a noise in it."),
    ),
    "extra_steps": EffectKind(
        title=message("Move farther"),
        sentence=message("Move up to {steps} sectors farther this turn."),
        parameters={"steps": _number(message("Sectors"), 1, 5, 1)},
    ),
    "stay": EffectKind(
        title=message("Stay"), sentence=message("Stay where you are this turn, and say so.")
    ),
    "go_to_human_sector": EffectKind(
        title=message("Go to the Human sector"), sentence=message("You go to the Human sector.")
    ),
    "no_card": EffectKind(
        title=message("Draw no card"), sentence=message("Draw no sector card this turn.")
    ),
    "two_noises": EffectKind(
        title=message("Noise in two sectors"),
        sentence=message(
            "Draw a sector card unseen and announce noise in two sectors; if the card is noise "
            "in your sector, one of them must be yours."
        ),
    ),
    "attack": EffectKind(
        title=message("Attack"), sentence=message("Attack everybody else in your sector.")
    ),
    "become_alien": EffectKind(
        title=message("Become an Alien"), sentence=message("You become an Alien where you stand.")
    ),
    "draw_items": EffectKind(
        title=message("Draw items"),
        sentence=message("Draw {count} items from the item deck, if there is one."),
        parameters={"count": _number(message("Items"), 1, 5, 1)},
    ),
    "lose_items": EffectKind(
        title=message("Discard items"),
        sentence=message("Discard {which}."),
        parameters={"which": _WHICH},
    ),
    "survive": EffectKind(
        title=message("Survive an attack"),
        sentence=message("The attack has no effect on you."),
    ),
    "restart": EffectKind(
        title=message("Begin again after an attack"),
        sentence=message("Begin again as a Human in the Human sector, without your cards."),
    ),
}
"""Every part that items are made of."""

_ANYWHERE = (*OWN_TURN, ATTACKED)
MOMENTS_OF: Mapping[str, tuple[str, ...]] = {
    "extra_steps": (BEFORE_MOVE,),
    "stay": (BEFORE_MOVE,),
    "no_card": (BEFORE_MOVE, ON_ARRIVAL),
    "attack": (ON_ARRIVAL,),
    "two_noises": (ON_ARRIVAL,),
    "survive": (ATTACKED,),
    "restart": (ATTACKED,),
    "ask_near": _ANYWHERE,
    "say_where": _ANYWHERE,
    "reveal_self": _ANYWHERE,
    "draw_items": _ANYWHERE,
    "lose_items": _ANYWHERE,
}
"""When an effect makes sense; those that are not named, at any point of the own turn."""

SECTOR, PLAYER = "sector", "player"
AIMS: Mapping[str, str] = {
    "light": SECTOR,
    "decoy": SECTOR,
    "ask_where": PLAYER,
    "reveal_player": PLAYER,
}
"""What an effect is aimed at, where whoever uses it has to choose something."""

INSTEAD = frozenset({"stay", "attack", "two_noises"})
"""Effects that take the place of something in a turn, so that an item has one of them at the most."""
SURVIVALS = frozenset({"survive", "restart"})
"""Effects by which the attacked live on: what is used when attacked has one of them."""


HUMANS_ONLY = frozenset({"become_alien", "restart"})
"""Effects that make sense for Humans alone."""


def moments_of(effect: Effect) -> tuple[str, ...]:
    """Return when an effect makes sense."""
    return MOMENTS_OF.get(effect[DO], OWN_TURN)
