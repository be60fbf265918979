"""The effects of tile backs: parts that the printed backs are made of, and those of one's own (SA-70 … SA-94).

Where an effect happens "here", it is the cell of the tile that was removed; a tile that is kept happens
in an empty cell of its player's choice. Effects follow one another; one that can't happen is passed over.
"""

from collections.abc import Mapping

from ...effects import EffectKind, Vocabulary
from ...messages import Message, message, verbatim
from ...records import Json
from .effect_words import ANY, SHIP_NAMES, choice, creature, number
from .layout import BLUE, COLOURS, POD, QUEEN, RED, SPAWN, WARRIOR, YELLOW

HERE, EMPTY = "here", "empty"
ON_TILES, ON_SHIPS, IN_SPACE = "tiles", "ships", "space"
OWN, OTHERS = "own", "others"
MANNED = "manned"
ONE_WAY, BOTH_WAYS = "one_way", "both_ways"
FAR = 99
"""As many steps as one likes."""
SUPPLY, GONE, PRISONER = "supply", "gone", "prisoner"

ANY_CREATURE: Mapping[str, Message] = {ANY: message("any kind")}
WHOSE: Mapping[Json, Message] = {
    ANY: message("anybody's"),
    OWN: message("your own"),
    OTHERS: message("another player's"),
}
PLACES: Mapping[Json, Message] = {
    ON_TILES: message("on tiles"),
    ON_SHIPS: message("on ships"),
    IN_SPACE: message("adrift"),
}
ENDS: Mapping[Json, Message] = {
    ON_TILES: message("to a tile"),
    ON_SHIPS: message("to a free seat of a ship"),
    IN_SPACE: message("into open space"),
}
WHERE: Mapping[Json, Message] = {
    HERE: message("where the tile was"),
    EMPTY: message("in an empty cell"),
}
SHIPS: Mapping[Json, Message] = {ANY: message("any kind"), **SHIP_NAMES}
CREWS: Mapping[Json, Message] = {
    EMPTY: message("empty"),
    MANNED: message("manned"),
    ANY: message("empty or manned"),
}
REMOVED: Mapping[Json, Message] = {
    SUPPLY: message("back to the supply"),
    GONE: message("out of the game"),
    PRISONER: message("to you as a prisoner"),
}
WAYS: Mapping[Json, Message] = {ONE_WAY: verbatim("→"), BOTH_WAYS: verbatim("↔")}

KIND, SHIP = message("Creature"), message("Ship")
STEPS = message("Steps")


def back_vocabulary(known: Mapping[str, Message] | None = None) -> Vocabulary:
    """Return the effects of tile backs, for some creatures by their names, or for any at all."""
    return {
        **_bringing(known),
        **CREW_AND_SHIPS,
        **_creatures(known),
        **_answering(known),
    }


def _bringing(known: Mapping[str, Message] | None) -> Vocabulary:
    """Return the effects that bring something, or an end (SA-70 … SA-75)."""
    return {
        "creature": EffectKind(
            title=message("A creature appears"),
            sentence=message("A creature appears {where} and attacks: {kind}."),
            parameters={
                "kind": creature(KIND, known, default=SPAWN),
                "where": choice(message("Where"), WHERE, HERE),
            },
        ),
        "ship": EffectKind(
            title=message("A ship appears"),
            sentence=message("A ship appears where the tile was and takes crew aboard: {ship}."),
            parameters={"ship": choice(SHIP, SHIP_NAMES, POD)},
        ),
        "black_hole": EffectKind(
            title=message("Black hole"),
            sentence=message(
                "Everything where the tile was and in open cells up to {radius} away leaves the "
                "game."
            ),
            parameters={"radius": number(message("Radius"), 0, 9, 1)},
        ),
        "core_breach": EffectKind(
            title=message("Core Breach"),
            sentence=message("The core breaches, which ends the game."),
        ),
    }


CREW_AND_SHIPS: Vocabulary = {
    "swap_crew": EffectKind(
        title=message("Swap crew"),
        sentence=message("Two crew {where} change places."),
        parameters={"where": choice(message("Where"), PLACES, ON_TILES)},
    ),
    "move_crew": EffectKind(
        title=message("Move a crew"),
        sentence=message("One crew ({whose}) {start} moves up to {steps} cells, {end}."),
        parameters={
            "whose": choice(message("Whose"), WHOSE, ANY),
            "start": choice(message("From"), PLACES, IN_SPACE),
            "end": choice(message("To"), ENDS, ON_TILES),
            "steps": number(STEPS, 0, 20, 1),
        },
    ),
    "move_ship": EffectKind(
        title=message("Move a ship"),
        sentence=message(
            "A ship ({ship}, {crew}) moves up to {steps} cells, to a cell without a creature, "
            "Drifter or ship."
        ),
        parameters={
            "ship": choice(SHIP, SHIPS, ANY),
            "crew": choice(message("Crew aboard"), CREWS, EMPTY),
            "steps": number(STEPS, 1, FAR, FAR, {FAR: message("any number of")}),
        },
    ),
    "fly_fighter": EffectKind(
        title=message("Fly a fighter"),
        sentence=message("Fly a manned fighter ({whose}) and keep what it captures."),
        parameters={"whose": choice(message("Whose"), WHOSE, ANY)},
    ),
    "fire_turret": EffectKind(
        title=message("Fire a turret"),
        sentence=message("Fire any turret, without crew on it."),
    ),
    "remove_ship": EffectKind(
        title=message("Remove a ship"),
        sentence=message("A ship ({ship}, {crew}) leaves the game; its crew become Drifters."),
        parameters={
            "ship": choice(SHIP, SHIPS, ANY),
            "crew": choice(message("Crew aboard"), CREWS, EMPTY),
        },
    ),
    "move_points": EffectKind(
        title=message("More movement points"),
        sentence=message("You have {points} more movement points this turn."),
        parameters={"points": number(message("Points"), 1, 20, 1)},
    ),
}
"""Effects on crew, ships and turrets (SA-80 … SA-90)."""


def _creatures(known: Mapping[str, Message] | None) -> Vocabulary:
    """Return the effects on creatures (SA-89 … SA-93)."""
    kind = creature(KIND, known, ANY_CREATURE, ANY)
    return {
        "teleport_creature": EffectKind(
            title=message("Teleport a creature"),
            sentence=message("A creature ({kind}) goes to any empty cell."),
            parameters={"kind": kind},
        ),
        "move_creature": EffectKind(
            title=message("Move a creature"),
            sentence=message("A creature ({kind}) moves up to {steps} cells and attacks."),
            parameters={"kind": kind, "steps": number(STEPS, 1, 20, 2)},
        ),
        "remove_creature": EffectKind(
            title=message("Remove a creature"),
            sentence=message("A creature ({kind}) goes {end}."),
            parameters={"kind": kind, "end": choice(message("To"), REMOVED, SUPPLY)},
        ),
        "hatch": EffectKind(
            title=message("Hatch"),
            sentence=message(
                "Creatures appear in empty cells: {first} beside {mother}, {second} beside another."
            ),
            parameters={
                "mother": creature(message("Beside"), known, default=QUEEN),
                "first": creature(message("First"), known, default=WARRIOR),
                "second": creature(message("Second"), known, default=SPAWN),
            },
        ),
        "evolve": EffectKind(
            title=message("Evolve"),
            sentence=message("A creature changes: {kind} {way} {into}."),
            parameters={
                "kind": kind,
                "into": creature(message("Into"), known, ANY_CREATURE, QUEEN),
                "way": choice(message("Way"), WAYS, ONE_WAY),
            },
        ),
        "extra_step": EffectKind(
            title=message("Extra steps"),
            sentence=message("The creature that is rolled moves {steps} farther."),
            parameters={"steps": number(STEPS, 1, 20, 1)},
        ),
        "roll": EffectKind(
            title=message("Roll once more"),
            sentence=message("You roll the die, and may move a creature of that kind."),
        ),
    }


def _answering(known: Mapping[str, Message] | None) -> Vocabulary:
    """Return the effects that answer what happens in other players' turns (SA-94)."""
    return {
        "defend": EffectKind(
            title=message("Turn a creature away"),
            sentence=message(
                "A creature ({kind}) that attacks you does no harm: you move it up to {steps} cells."
            ),
            parameters={
                "kind": creature(KIND, known, ANY_CREATURE, ANY),
                "steps": number(STEPS, 0, 20, 3),
            },
        ),
        "steal": EffectKind(
            title=message("Steal"),
            sentence=message("You get the creatures another player is capturing now."),
        ),
    }


BACK_EFFECTS = back_vocabulary()
"""The effects of tile backs, whatever creatures there are."""

ANSWERS = frozenset({"defend", "steal"})
"""The effects that a tile must have one of to be played in other players' turns."""

TIMES: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(BACK_EFFECTS, COLOURS),
    **dict.fromkeys(ANSWERS, (YELLOW,)),
    "extra_step": (BLUE,),
    "move_points": (RED,),
}
"""The colours of the backs on which an effect can ever happen."""
