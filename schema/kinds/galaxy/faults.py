"""What makes a galaxy unusable beyond its JSON Schema, and the words for places in it."""

from collections.abc import Iterable, Iterator

from ...complaints import Fault, JsonPath, within
from ...effects import Effect
from ...messages import Message, english, message
from ...names import closest
from ...records import Json
from .effect_parts import ACTIVITY, ANY, BUILDING, KIND, GalaxyNames
from .layout import BUILD, DRAWN, Building, Event, Galaxy

NO_TYPE = (
    english("There is no card type “{name}” (did you mean “{meant}”?)."),
    english("There is no card type “{name}”; the known ones are {known}."),
)
NO_CUBES = (
    english("There are no cubes of the kind “{name}” (did you mean “{meant}”?)."),
    english("There are no cubes of the kind “{name}”; the known kinds are {known}."),
)
NO_ACTIVITY = (
    english("“{name}” neither builds nor names cubes to produce (did you mean “{meant}”?)."),
    english("“{name}” neither builds nor names cubes to produce; the known ones are {known}."),
)
NO_CARD = (
    english("No activity card is of the type “{name}” (did you mean “{meant}”?)."),
    english("No activity card is of the type “{name}”; there are {known}."),
)
NO_BUILDING = (
    english("There is no building “{name}” (did you mean “{meant}”?)."),
    english("There is no building “{name}”; the known ones are {known}."),
)
"""What is said of a name that no table has: with the one that was meant, or with all there are."""


def faults(galaxy: Galaxy) -> Iterator[Fault]:
    """Yield what makes a galaxy unusable: names that no table explains."""
    yield from _unknown_cards(galaxy)
    for name, each in galaxy.card_types.items():
        if each.bonus is not None:
            yield from _unknown_cubes(galaxy, ("card_types", name, "bonus"), [each.bonus])
    for name, building in galaxy.buildings.items():
        yield from _building_faults(galaxy, name, building)
    for name, event in galaxy.events.items():
        yield from _event_faults(galaxy, name, event)
    activities = [BUILD, *galaxy.cubes]
    for number, activity in enumerate(galaxy.activity):
        if activity.type not in activities:
            yield Fault(
                ("activity", number, "type"), _unknown(NO_ACTIVITY, activity.type, activities)
            )


def _unknown_cards(galaxy: Galaxy) -> Iterator[Fault]:
    if DRAWN in galaxy.card_types:
        yield Fault(
            ("card_types", DRAWN),
            message(
                "“{name}” already stands for a card from the deck: give the type another name.",
                name=DRAWN,
            ),
        )
    for number, card in enumerate(galaxy.cards):
        if card.card not in galaxy.card_types and card.card != DRAWN:
            known = [*galaxy.card_types, DRAWN]
            yield Fault(("cards", number, "card"), _unknown(NO_TYPE, card.card, known))
    for name in galaxy.deck.shuffle if galaxy.deck else ():
        if name not in galaxy.card_types:
            yield Fault(("deck", "shuffle", name), _unknown(NO_TYPE, name, galaxy.card_types))


def _building_faults(galaxy: Galaxy, name: str, building: Building) -> Iterator[Fault]:
    place = ("buildings", name)
    yield from _unknown_cubes(galaxy, (*place, "upgrade"), building.upgrade)
    yield from _unknown_in_effects(galaxy, place, building.effects)


def _event_faults(galaxy: Galaxy, name: str, event: Event) -> Iterator[Fault]:
    place = ("events", name)
    yield from _unknown_cubes(galaxy, (*place, "fight"), event.fight)
    yield from _unknown_in_effects(galaxy, place, event.effects)


def _unknown_in_effects(
    galaxy: Galaxy, place: JsonPath, effects: Iterable[Effect]
) -> Iterator[Fault]:
    """Yield the names in effects that no table of the galaxy has."""
    names = GalaxyNames.of(galaxy)
    for number, effect in enumerate(effects):
        for parameter, known, sentences in (
            (KIND, names.kinds, NO_CUBES),
            (ACTIVITY, names.activities, NO_CARD),
            (BUILDING, (ANY, *names.buildings), NO_BUILDING),
        ):
            if parameter in effect and effect[parameter] not in known:
                path = (*place, "effects", number, parameter)
                yield Fault(path, _unknown(sentences, str(effect[parameter]), known))


def _unknown_cubes(galaxy: Galaxy, path: JsonPath, kinds: Iterable[str]) -> Iterator[Fault]:
    for kind in kinds:
        if kind not in galaxy.cubes:
            yield Fault(path, _unknown(NO_CUBES, kind, galaxy.cubes))


def _unknown(sentences: tuple[str, str], name: str, known: Iterable[str]) -> Message:
    with_guess, with_list = sentences
    names = list(known)
    meant = closest(name, names)
    if meant:
        return message(with_guess, name=name, meant=meant)
    return message(with_list, name=name, known=", ".join(names) or "–")


_TABLES = {
    "card_types": english("card type {name}"),
    "buildings": english("building {name}"),
    "events": english("event {name}"),
}
_LISTS = {"cards": english("position {number}"), "activity": english("activity card {number}")}
_PARTS = {
    "track": english("track"),
    "deck": english("deck"),
    "time": english("time deck"),
    "aliens": english("Aliens"),
    "anomaly": english("Anomaly"),
    "cubes": english("cubes"),
    "setup": english("set-up"),
}


def place(path: JsonPath, _: Json) -> Message | str | None:
    """Return "position 5", "card type asteroid", "event famine" … for a place in the layout."""
    match path:
        case (str(table), str(name), *_) if table in _TABLES:
            return message(_TABLES[table], name=name)
        case (str(line), int(number), *_) if line in _LISTS:
            return message(_LISTS[line], number=number + 1)
        case ("track", "rows", int(row), *_):
            return message("track row {row}", row=row + 1)
        case ("deck", "shuffle", str(name), *_):
            return message("{name} in the deck", name=name)
        case (str(part), *rest) if part in _PARTS:
            return within(message(_PARTS[part]), rest)
    return None
