"""What the problems of galaxies say, on their own and under the rules of a scenario."""

from collections.abc import Iterable, Mapping

from ...messages import Message, joined, message
from ..sentence import Sentences, says

CUBES: Mapping[str, Message] = {
    "food": message("food"),
    "resource": message("resource"),
    "knowledge": message("knowledge"),
    "military": message("military"),
}
"""The cubes of the printed box; a map may bring others, by names of its own."""


CARD_TYPES: Mapping[str, Message] = {
    "earth": message("Earth"),
    "ocean": message("Ocean planet"),
    "planet": message("Planet"),
    "planet_food": message("Food planet"),
    "planet_resource": message("Resource planet"),
    "space": message("Space"),
    "asteroid": message("Asteroid field"),
}
"""The card types of the box (EE-2), which have no titles of their own."""
CARDS: Mapping[str, Message] = {
    "earth": message("Earth"),
    "ocean": message("ocean planet"),
    "planet": message("planet"),
    "planet_food": message("food planet"),
    "planet_resource": message("resource planet"),
    "space": message("space"),
    "asteroid": message("asteroid field"),
}
"""The same inside a sentence."""
BUILDINGS: Mapping[str, Message] = {
    "outpost": message("outpost"),
    "farm": message("hydroponic farm"),
    "mine": message("robomine"),
    "lab": message("space lab"),
    "starbase": message("starbase"),
}
ACTIVITIES: Mapping[str, Message] = {
    "build": message("Build"),
    "food": message("Food"),
    "resource": message("Resources"),
    "knowledge": message("Science"),
    "military": message("Military"),
}
"""The activity cards of the box (EE-4)."""
EVENTS: Mapping[str, Message] = {
    "famine": message("Famine"),
    "revolt": message("Revolt"),
    "raiders": message("Raiders"),
    "anomaly": message("Space anomaly"),
    "plague": message("Plague"),
}


def _card_type(name: str) -> Message | str:
    return CARD_TYPES.get(name, name)


def _event(name: str) -> Message | str:
    return EVENTS.get(name, name)


def _building(name: str) -> Message | str:
    return BUILDINGS.get(name, name)


def cube(kind: str) -> Message | str:
    """Return what a kind of cubes is called in sentences."""
    return CUBES.get(kind, kind)


def _cubes(kinds: Iterable[str]) -> Message | str:
    return joined(map(cube, kinds))


def _any_cubes(kinds: Iterable[str]) -> Message | str:
    return joined(map(cube, kinds), "/")


def _values(values: Iterable[int]) -> str:
    return "/".join(map(str, values)) or "–"


def _demand(demand: Iterable[tuple[int, int]]) -> str:
    return ", ".join(f"{count}×{value}" for value, count in demand)


def _in_some_shuffles(text: Message) -> Message:
    return message("In {bad} of {all} shuffles: {text}", text=text)


NO_HOPS = message(
    "Position {goal} can't be reached from position {start} by hops of exactly {values} parsecs."
)
CHANGE_NEAR_GOAL = message(
    "Change the cards near the goal, or the travel values that a hand demands."
)
FREE_THE_STUCK = message("Swap an asteroid field with another card, or allow another travel value.")
NO_SPOT = message(
    "No ship can reach a face-up position where an outpost would reveal a hidden card by hops of "
    "exactly {values} parsecs over positions {some}."
)
CHANGE_NEAR_START = message("Turn more cards face up, or change the cards near the start.")
NO_PLANET = message(
    "No planet can be reached, but {kinds} cubes are needed and only planets make them."
)
LAY_A_PLANET = message(
    "Lay a planet where an exact hop ends, or let these buildings stand anywhere."
)
ROWS = message("The galaxy has {cards} cards, but its rows only have room for {room}.")
UPGRADES = message(
    "At least {upgrades} of {possible} possible outpost upgrades are needed to reveal every card."
)

SENTENCES: Sentences = {
    ("EE-2", "no-galaxy"): says(
        message(
            "{name} is not a galaxy: it has no activity cards, buildings or events to play with."
        )
    ),
    ("EEV-1", "not-one-start"): says(
        message("The galaxy has {count} start cards; it needs one."),
        message("Lay a start card at position 1, and nowhere else."),
    ),
    ("EEV-1", "start-elsewhere"): says(
        message("The start lies at position {at}, not at position 1."),
        message("Move the start card to position 1."),
    ),
    ("EEV-1", "start-face-down"): says(
        message("The start lies face down."), message("Turn position {at} face up.")
    ),
    ("EEV-1", "not-one-goal"): says(
        message("The galaxy has {count} goal cards; it needs one."),
        message("Lay exactly one goal card; it can't come from the deck."),
    ),
    ("EEV-1", "goal-face-up"): says(
        message("The goal at position {at} lies face up."),
        message("Turn it face down, or play with the rule EE.GOAL_OPEN."),
    ),
    ("EEV-2", "rows-too-short"): says(
        ROWS, message("Lengthen a row of the track, or remove the extra cards.")
    ),
    ("EEV-2", "rows-too-long"): says(
        ROWS, message("Add the cards that are missing, or shorten a row of the track.")
    ),
    ("EEV-2", "many-cards"): says(
        message("{used} cards of the type “{name}” are used, but the box holds {count}."),
        message("Use fewer, or say of the type that you make its cards yourself."),
        name=_card_type,
    ),
    ("EEV-2", "drawn-but-fixed"): says(
        message("The rule EE.FIXED_GALAXY is in force, but {count} positions are drawn."),
        message("Lay a card at each of these positions, or remove the rule."),
    ),
    ("EEV-2", "deck-does-not-fit"): says(
        message("The deck leaves {left} cards for {count} drawn positions."),
        message("Change what is shuffled or removed so that the deck fills them exactly."),
    ),
    ("EEV-3", "no-hops"): says(NO_HOPS, CHANGE_NEAR_GOAL, values=_values),
    ("EEV-3", "no-hops-in-some"): says(
        _in_some_shuffles(NO_HOPS), CHANGE_NEAR_GOAL, values=_values
    ),
    ("EEV-4", "stuck"): says(
        message(
            "A ship at position {some} is stuck: no hops of exactly {values} parsecs lead to the goal."
        ),
        FREE_THE_STUCK,
        values=_values,
    ),
    ("EEV-4", "stuck-in-some"): says(
        message(
            "In {bad} of {all} shuffles a ship is stuck somewhere ({some}): "
            "no hops of exactly {values} parsecs lead to the goal."
        ),
        FREE_THE_STUCK,
        values=_values,
    ),
    ("EEV-5", "dear-outposts"): says(
        message(
            "An outpost costs {cost} build points; no card gives more than {most} where it is active."
        ),
        message("Lower the cost, or give a Build card more points."),
    ),
    ("EEV-5", "no-spot"): says(NO_SPOT, CHANGE_NEAR_START, values=_values),
    ("EEV-5", "no-spot-in-some"): says(
        _in_some_shuffles(NO_SPOT), CHANGE_NEAR_START, values=_values
    ),
    ("EEV-6", "few-outposts"): says(
        message(
            "{hidden} cards up to the goal lie face down; all the outposts together, upgraded, "
            "reveal {most}."
        ),
        message("Turn more cards face up, or add outposts."),
    ),
    ("EEV-6", "unpaid-upgrades"): says(
        message(
            "{hidden} cards up to the goal lie face down, plain outposts reveal {plain}, and "
            "nothing supplies enough {kinds} cubes to upgrade them."
        ),
        message("Add a building that makes these cubes and the activity card for it."),
        kinds=_any_cubes,
    ),
    ("EEV-6", "every-upgrade"): says(
        UPGRADES, message("Turn a card face up or add an outpost, to leave some slack.")
    ),
    ("EEV-6", "some-upgrades"): says(UPGRADES),
    ("EEV-7", "no-planet"): says(NO_PLANET, LAY_A_PLANET, kinds=_cubes),
    ("EEV-7", "no-planet-in-some"): says(_in_some_shuffles(NO_PLANET), LAY_A_PLANET, kinds=_cubes),
    ("EEV-8", "short-time"): says(
        message(
            "The Aliens reach Earth after about {clock} player-turns; the crossing alone takes "
            "about {par}, and {reserve} more should be left for events."
        ),
        message(
            "Let the Aliens start farther away or take smaller steps, or remove some of "
            "their cards."
        ),
    ),
    ("EEV-9", "no-hand"): says(
        message("The set-up deals no activity cards: nobody can do anything."),
        message("Say in the set-up how many cards of each travel value a hand has."),
    ),
    ("EEV-9", "few-cards"): says(
        message(
            "{hands} hands of {cards} different activity cards can't be dealt with the required "
            "travel values ({values})."
        ),
        message("Add copies of activity cards, or change what a hand must hold."),
        values=_demand,
    ),
    ("EEV-10", "no-events"): says(
        message("The event deck is empty, which loses the game at once."),
        message("Add events."),
    ),
    ("EEV-10", "few-events"): says(
        message("There are {count} kinds of events; there must be at least three different ones."),
        message("Add kinds of events, or switch chaos off with the rule “Chaos” (EE.CHAOS)."),
    ),
    ("EEV-10", "dear-fight"): says(
        message(
            "Fighting the event “{name}” costs {price} {kind} cubes, but at most {most} can be "
            "in the galaxy."
        ),
        message("Lower the price, or add buildings that make these cubes."),
        kind=cube,
        name=_event,
    ),
    ("EEV-11", "near-anomaly"): says(
        message(
            "The Anomaly can come as near as position {least}, but positions 1 to {open} lie "
            "face up: it may block the first outpost."
        ),
        message("Set its nearest position to {free} or more."),
    ),
    ("EEV-12", "several-kinds"): says(
        message("The building “{name}” makes cubes of {count} kinds, but has room for one."),
        message("Keep one of these effects, and make another building for the other kind."),
        name=_building,
    ),
}
