"""The effects of buildings: what they are good for, plain and upgraded (EE-3, EE-44 … EE-46).

Figures come in pairs: the front of the card, and its upgraded back.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache

from ...effects import DO, EffectKind, EffectParameter, Vocabulary, effect_text
from ...messages import Message, message
from .effect_parts import (
    KIND,
    MOST_CUBES,
    MOST_STEPS,
    NOTHING,
    GalaxyNames,
    choice,
    cube_kind,
    number,
)
from .event_effects import BUILDS, FIGHTS, UPGRADES
from .layout import FRONT_AND_BACK, MAKE, REVEAL, Building, Galaxy, pair_of

CHEAPER = choice(
    message("What costs less"),
    {
        BUILDS: message("building"),
        UPGRADES: message("upgrading a building"),
        FIGHTS: message("fighting an event"),
    },
)


def _pair(title: Message, upgraded: Message, most: int) -> Mapping[str, EffectParameter]:
    front, back = FRONT_AND_BACK
    return {front: number(title, most, least=0), back: number(upgraded, most, least=0)}


CARDS = _pair(message("Cards"), message("Cards when upgraded"), MOST_CUBES)
CUBES = _pair(message("Cubes"), message("Cubes when upgraded"), MOST_CUBES)
AMOUNT = _pair(message("How much less"), message("How much less when upgraded"), 20)
STEPS = _pair(message("Steps"), message("Steps when upgraded"), MOST_STEPS)
ACTIONS = _pair(message("Actions"), message("Actions when upgraded"), 5)


def building_effects(galaxy: Galaxy) -> Vocabulary:
    """Return what the buildings of a galaxy can be good for."""
    return _vocabulary(GalaxyNames.of(galaxy))


@cache
def _vocabulary(names: GalaxyNames) -> Vocabulary:
    return {
        NOTHING: EffectKind(
            title=message("Nothing"), sentence=message("It does nothing by itself.")
        ),
        REVEAL: EffectKind(
            title=message("Reveal cards"),
            sentence=message("Reveals the next cards: {count}, or {upgraded} when upgraded."),
            parameters=CARDS,
        ),
        MAKE: EffectKind(
            title=message("Make cubes"),
            sentence=message("Makes {kind}, up to {count}, or {upgraded} when upgraded."),
            parameters={KIND: cube_kind(names), **CUBES},
        ),
        "stocked": EffectKind(
            title=message("Bring cubes along"),
            sentence=message(
                "Brings cubes of what it makes when it is built or upgraded: {count}, or "
                "{upgraded} when upgraded."
            ),
            parameters=CUBES,
        ),
        "lower_costs": EffectKind(
            title=message("Lower costs"),
            sentence=message(
                "While it stands, {what} costs less: {count}, or {upgraded} when upgraded."
            ),
            parameters={"what": CHEAPER, **AMOUNT},
        ),
        "slow_aliens": EffectKind(
            title=message("Slow the Aliens"),
            sentence=message(
                "While it stands, the Aliens’ time cards move them fewer cards: {count}, or "
                "{upgraded} when upgraded."
            ),
            parameters=STEPS,
        ),
        "repel_aliens": EffectKind(
            title=message("Repel the Aliens"),
            sentence=message(
                "Drives the Aliens back when it is built or upgraded: {count} cards, or "
                "{upgraded} when upgraded."
            ),
            parameters=STEPS,
        ),
        "extra_actions": EffectKind(
            title=message("Extra actions"),
            sentence=message(
                "Whoever begins a turn here has more actions: {count}, or {upgraded} when upgraded."
            ),
            parameters=ACTIONS,
        ),
    }


SIDES: Mapping[str, Message] = {
    REVEAL: message("Reveals the next {count} cards."),
    MAKE: message("Makes {kind}, up to {count}."),
    "stocked": message("Comes with {count} cubes of what it makes."),
    "lower_costs": message("While it stands, {what} costs {count} less."),
    "slow_aliens": message("While it stands, the Aliens’ time cards move them {count} cards less."),
    "repel_aliens": message("Drives the Aliens back {count} cards at once."),
    "extra_actions": message("Whoever begins a turn here has {count} more actions."),
}
"""What stands on one side of a card for an effect whose figures come in pairs."""


def side_texts(building: Building, galaxy: Galaxy, level: int) -> Iterator[Message]:
    """Yield what a building does, as its front (0) or its upgraded back (1) says it."""
    front, back = FRONT_AND_BACK
    vocabulary = _on_a_side(GalaxyNames.of(galaxy))
    for effect in building.effects:
        figure = pair_of(effect)[level]
        said = {key: value for key, value in effect.items() if key != back}
        if str(effect[DO]) not in SIDES:
            yield effect_text(effect, vocabulary)
        elif figure:
            yield effect_text({**said, front: figure}, vocabulary)


@cache
def _on_a_side(names: GalaxyNames) -> Vocabulary:
    """Return the vocabulary with sentences for one side of a card."""
    return {
        name: replace(
            kind,
            sentence=SIDES.get(name, kind.sentence),
            parameters={
                key: each for key, each in kind.parameters.items() if key != FRONT_AND_BACK[1]
            },
        )
        for name, kind in _vocabulary(names).items()
    }
