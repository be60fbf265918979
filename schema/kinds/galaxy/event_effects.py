"""The effects of events: what happens when a card becomes active, part after part (EE-6, EE-62 … EE-65)."""

from functools import cache

from ...effects import EffectKind, Vocabulary
from ...messages import message
from .effect_parts import (
    ACTIVITY,
    BUILDING,
    KIND,
    MOST_CUBES,
    MOST_ROUNDS,
    MOST_STEPS,
    NOTHING,
    GalaxyNames,
    activity,
    building,
    choice,
    cube_kind,
    number,
)
from .layout import ANOMALY, Galaxy

EVERYBODY, IN_TURN = "everybody", "in_turn"
NEAR_ALIENS, NEAR_START = "aliens", "start"
BUILDS, UPGRADES, FIGHTS = "build", "upgrade", "fight"

WHO = choice(
    message("Who"),
    {EVERYBODY: message("Every player"), IN_TURN: message("The player whose turn it is")},
)
SHIPS = choice(
    message("Which ships"),
    {EVERYBODY: message("all ships"), IN_TURN: message("the ship whose turn it is")},
)
NEAREST = choice(
    message("Nearest to"),
    {NEAR_ALIENS: message("the Aliens"), NEAR_START: message("the start")},
)
PRICES = choice(
    message("What costs more"),
    {
        BUILDS: message("building"),
        UPGRADES: message("upgrading a building"),
        FIGHTS: message("fighting an event"),
    },
)
TIME_CARDS = choice(
    message("Time card"),
    {
        "nothing": message("nothing"),
        "event": message("an event"),
        "aliens": message("Aliens"),
    },
)
CUBES = number(message("Cubes"), MOST_CUBES)
CARDS = number(message("Cards"), MOST_STEPS)
STEPS = number(message("Steps"), MOST_STEPS)
ROUNDS = number(message("Rounds"), MOST_ROUNDS)


def event_effects(galaxy: Galaxy) -> Vocabulary:
    """Return what the events of a galaxy can do."""
    return _vocabulary(GalaxyNames.of(galaxy))


@cache
def _vocabulary(names: GalaxyNames) -> Vocabulary:
    return {
        NOTHING: EffectKind(title=message("Nothing"), sentence=message("Nothing happens at once.")),
        **_cubes(names),
        **_rows(names),
        **_threats(),
        **_galaxy_cards(),
        **_buildings(names),
        **_lasting(names),
    }


def _cubes(names: GalaxyNames) -> Vocabulary:
    kind = cube_kind(names)
    return {
        "lose_cubes": EffectKind(
            title=message("Lose cubes"),
            sentence=message("You lose {count} {kind}, as far as you have any."),
            parameters={KIND: kind, "count": CUBES},
        ),
        "empty_buildings": EffectKind(
            title=message("Empty buildings"),
            sentence=message("Every building that makes {kind} loses its cubes."),
            parameters={KIND: kind},
        ),
        "lose_in_each": EffectKind(
            title=message("Lose cubes in each building"),
            sentence=message("Every building that makes {kind} loses {count} of its cubes."),
            parameters={KIND: kind, "count": CUBES},
        ),
        "gain_in_each": EffectKind(
            title=message("Gain cubes in each building"),
            sentence=message(
                "Every building that makes {kind} gains {count} cubes, as far as it has room."
            ),
            parameters={KIND: kind, "count": CUBES},
        ),
    }


def _rows(names: GalaxyNames) -> Vocabulary:
    return {
        "reset_activity": EffectKind(
            title=message("Card back to slot 1"),
            sentence=message("{who} moves {activity} to slot 1."),
            parameters={ACTIVITY: activity(names), "who": WHO},
        ),
        "lose_actions": EffectKind(
            title=message("Fewer actions"),
            sentence=message("Actions lost this turn: {count}."),
            parameters={"count": number(message("Actions"), 10)},
        ),
        "gain_actions": EffectKind(
            title=message("More actions"),
            sentence=message("Actions gained this turn: {count}."),
            parameters={"count": number(message("Actions"), 10)},
        ),
    }


def _threats() -> Vocabulary:
    return {
        ANOMALY: EffectKind(
            title=message("Anomaly"),
            sentence=message("The Anomaly appears, or moves on towards the start."),
        ),
        "aliens_come": EffectKind(
            title=message("Aliens advance"),
            sentence=message("The Aliens move {count} cards towards the start."),
            parameters={"count": STEPS},
        ),
        "aliens_retreat": EffectKind(
            title=message("Aliens retreat"),
            sentence=message("The Aliens move {count} cards away from the start."),
            parameters={"count": STEPS},
        ),
        "more_time_cards": EffectKind(
            title=message("More time cards"),
            sentence=message("The time deck gets {count} more cards: {card}."),
            parameters={"count": CARDS, "card": TIME_CARDS},
        ),
        "fewer_time_cards": EffectKind(
            title=message("Fewer time cards"),
            sentence=message("The time deck loses {count} cards: {card}."),
            parameters={"count": CARDS, "card": TIME_CARDS},
        ),
    }


def _galaxy_cards() -> Vocabulary:
    return {
        "cover_cards": EffectKind(
            title=message("Cover cards"),
            sentence=message(
                "The {count} farthest face-up cards without a ship or building are turned face "
                "down."
            ),
            parameters={"count": CARDS},
        ),
        "reveal_cards": EffectKind(
            title=message("Reveal cards"),
            sentence=message("The next {count} hidden cards are turned face up."),
            parameters={"count": CARDS},
        ),
        "ships_back": EffectKind(
            title=message("Ships back"),
            sentence=message("Pushed back {count} cards towards the start: {who}."),
            parameters={"who": SHIPS, "count": STEPS},
        ),
        "ships_on": EffectKind(
            title=message("Ships forward"),
            sentence=message("Pushed forward {count} cards, as far as the way is open: {who}."),
            parameters={"who": SHIPS, "count": STEPS},
        ),
    }


def _buildings(names: GalaxyNames) -> Vocabulary:
    parameters = {BUILDING: building(names), "near": NEAREST}
    return {
        "destroy_building": EffectKind(
            title=message("Destroy a building"),
            sentence=message(
                "The building nearest to {near} is destroyed with its cubes ({building})."
            ),
            parameters=parameters,
        ),
        "downgrade_building": EffectKind(
            title=message("Downgrade a building"),
            sentence=message(
                "The upgraded building nearest to {near} is turned back ({building})."
            ),
            parameters=parameters,
        ),
    }


def _lasting(names: GalaxyNames) -> Vocabulary:
    return {
        "raise_costs": EffectKind(
            title=message("Raise costs"),
            sentence=message("For {rounds} rounds, {what} costs {more} more."),
            parameters={
                "what": PRICES,
                "more": number(message("How much more"), 20),
                "rounds": ROUNDS,
            },
        ),
        "block_activity": EffectKind(
            title=message("Block an activity"),
            sentence=message("For {rounds} rounds, nobody can use the {activity} card."),
            parameters={ACTIVITY: activity(names), "rounds": ROUNDS},
        ),
    }
