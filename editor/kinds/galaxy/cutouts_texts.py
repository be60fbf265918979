"""The words on the cards of galaxies: what they are called, what they cost and what they do."""

from collections.abc import Callable, Iterator, Mapping

from hullwright.schema.checks.sentences.galaxy import ACTIVITIES, CARD_TYPES, EVENTS
from hullwright.schema.effects import effect_text
from hullwright.schema.kinds.galaxy.building_effects import side_texts
from hullwright.schema.kinds.galaxy.event_effects import event_effects
from hullwright.schema.kinds.galaxy.layout import (
    BUILD,
    ActivityCard,
    Building,
    Cubes,
    Event,
    Galaxy,
)
from hullwright.schema.messages import Message, message, verbatim

from ...concepts.cutouts import own_title
from .table_texts import slots_text

BUILDING_TITLES: Mapping[str, Message] = {
    "outpost": message("Outpost"),
    "farm": message("Hydroponic farm"),
    "mine": message("Robomine"),
    "lab": message("Space lab"),
    "starbase": message("Starbase"),
}
CUBE_WORDS: Mapping[str, Callable[[int], Message]] = {
    "food": lambda count: message("{count} food", count=count),
    "resource": lambda count: message("{count} resource", count=count),
    "knowledge": lambda count: message("{count} knowledge", count=count),
    "military": lambda count: message("{count} military", count=count),
}
"""The things of the box (EE-2 … EE-7); a designer's own are called by their title or name."""


def card_title(name: str, title: str) -> Message:
    """Return what people call a galaxy card: by its own title, that of the box, or its name."""
    return _called(CARD_TYPES, name, title)


def building_title(name: str, building: Building) -> Message:
    """Return what people call a building."""
    return _called(BUILDING_TITLES, name, building.title)


def event_title(name: str, event: Event) -> Message:
    """Return what people call an event."""
    return _called(EVENTS, name, event.title)


def activity_title(name: str) -> Message:
    """Return what people call an activity."""
    return _called(ACTIVITIES, name, "")


def _called(known: Mapping[str, Message], name: str, title: str) -> Message:
    return known[name] if name in known and not title else own_title(title, name)


def cubes_words(cubes: Cubes) -> Message:
    """Return some cubes in words, up to three kinds of them."""
    parts = [_cube(kind, count) for kind, count in cubes.items() if count]
    if not parts:
        return message("nothing")
    found = parts[0]
    for each in parts[1:]:
        found = message("{some}, {more}", some=found, more=each)
    return found


def _cube(kind: str, count: int) -> Message:
    if kind in CUBE_WORDS:
        return CUBE_WORDS[kind](count)
    return message("{count} {kind}", count=count, kind=own_title("", kind))


def building_words(building: Building, galaxy: Galaxy, level: int) -> Iterator[Message]:
    """Yield what a building costs and does, on its front (0) or upgraded on its back (1) (EE-3)."""
    yield from side_texts(building, galaxy, level)
    if building.text:
        yield verbatim(building.text)
    if building.planet_only:
        yield message("Only on planets.")
    if not building.replaceable:
        yield message("Can't be replaced by another building.")
    if not level:
        yield message("Upgrade: {cubes}.", cubes=cubes_words(building.upgrade))


def activity_words(card: ActivityCard) -> Iterator[Message]:
    """Yield where an activity card is active and what it does there (EE-4)."""
    yield message("Active in slots {slots}.", slots=slots_text(card.active))
    yield message("Travel: exactly {count} parsecs.", count=card.travel)
    if card.type == BUILD:
        points = [
            message("{slot}: {count}", slot=int(slot), count=count)
            for slot, count in card.points.items()
        ]
        for each in points:
            yield message("Build points in slot {points}", points=each)
    else:
        yield message("Fills the building of this kind at your ship.")


def event_words(event: Event, galaxy: Galaxy) -> Iterator[Message]:
    """Yield what an event does when it becomes active, and the price of fighting it (EE-6)."""
    known = event_effects(galaxy)
    yield from (effect_text(each, known) for each in event.effects)
    if event.text:
        yield verbatim(event.text)
    yield message("Fight, for each copy: {cubes}.", cubes=cubes_words(event.fight))


TURN_TITLE = message("Your turn")
TURN: tuple[Message, ...] = (
    message("1  Turn a time card over and do what it says."),
    message("2  Do up to {actions} of these; the same one twice is fine:"),
    message(
        "Travel with an active card: exactly its parsecs, over face-up cards. Build with an "
        "active Build card. Produce with an active card at a building of its kind."
    ),
    message(
        "Improve: swap two neighbours of your row. Upgrade a building. Fight an event. Repel the Aliens: "
        "one card for each military cube of one building."
    ),
    message("A used card goes to slot 1; those before it move up."),
)
"""The course of a turn (EE-20 … EE-22, EE-31, EE-40 … EE-49)."""

END_TITLE = message("The end")
END: tuple[Message, ...] = (
    message("You win as soon as all ships are on the goal."),
    message(
        "You lose when the event deck is empty, when three different events are active, or when "
        "the Aliens reach the start."
    ),
    message(
        "Nobody stops on the Aliens' card. Nobody stops on the Anomaly's card or flies past it."
    ),
)
"""How a game ends, and where ships can't go (EE-41, EE-80, EE-81)."""

TIME_TITLES: Mapping[str, Message] = {
    "nothing": message("Quiet"),
    "event": message("Event"),
    "aliens": message("Aliens"),
}
BACK_TITLES: Mapping[str, Message] = {
    "galaxy": message("Galaxy"),
    "activity": message("Activity"),
    "event": message("Event"),
    "time": message("Time"),
}


def time_words(kind: str, step: int) -> Message:
    """Return what a time card says (EE-5)."""
    if kind == "aliens":
        return message("The Aliens move {count} cards towards the start.", count=step)
    if kind == "event":
        return message("Reveal an event. Then shuffle all time cards.")
    return message("Nothing happens.")
