"""The tables of what presses the players: events, the time deck, Aliens and Anomaly."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.effects import DO
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.galaxy.clocks import chaos_clock
from hullwright.schema.kinds.galaxy.effect_parts import NOTHING
from hullwright.schema.kinds.galaxy.event_effects import event_effects
from hullwright.schema.kinds.galaxy.house import house
from hullwright.schema.kinds.galaxy.layout import Event, Galaxy
from hullwright.schema.kinds.galaxy.supplies import events
from hullwright.schema.kinds.galaxy.survey import GalaxySurvey
from hullwright.schema.kinds.galaxy.threats import anomaly_in_front, time_enough
from hullwright.schema.messages import Message, message
from hullwright.schema.records import Json

from ...concepts.map_table import MapTable, TableColumn, TableRow, TableTotal
from ...concepts.piece_columns import PRINT_ONLY, effects_column
from ...concepts.piece_columns import TEXT as PIECE_TEXT
from .cutouts_texts import event_title
from .table_parts import (
    TEXT,
    checked,
    field,
    no_totals,
    with_entry,
    with_fresh,
    without_entry,
)
from .table_texts import cubes_of, cubes_text

TABLE = "events"


def _event_rows(galaxy: Galaxy) -> Sequence[TableRow]:
    return [
        TableRow(
            name,
            event_title(name, each),
            {
                "title": each.title,
                "count": each.count,
                "fight": cubes_text(each.fight),
                "effects": each.effects,
                "text": each.text,
                "print_only": each.print_only,
            },
            vocabularies={"effects": event_effects(galaxy)},
        )
        for name, each in galaxy.events.items()
    ]


def _event_edited(galaxy: Galaxy, key: str, column: str, value: Json) -> Galaxy:
    changes: dict[str, Json] = {column: value}
    if column == "fight":
        changes = {column: cubes_of(str(value), galaxy.cubes)}
        if not changes[column]:
            raise HullwrightError(
                message("Fighting an event costs cubes: name a kind, such as “1 food”.")
            )
    elif column == "effects":
        changes = {"effects": tuple(value)}
    return with_entry(galaxy, TABLE, key, **changes)


def _event_added(galaxy: Galaxy) -> tuple[Galaxy, str]:
    if not galaxy.cubes:
        raise HullwrightError(message("Fighting an event costs cubes: add a kind of cubes first."))
    fresh = Event(count=1, fight={next(iter(galaxy.cubes)): 1}, effects=({DO: NOTHING},))
    return with_fresh(galaxy, TABLE, "event", fresh)


def _event_totals(document: MapDocument) -> Sequence[TableTotal]:
    galaxy: Galaxy = document.layout
    clock = chaos_clock(GalaxySurvey.of(document).time, list(galaxy.events.values()))
    deck = TableTotal(
        message("Event cards"),
        sum(each.count for each in galaxy.events.values()),
        checked(document, events),
    )
    if clock is None:
        return (deck,)
    return (deck, TableTotal(message("Player-turns until chaos if no event is fought"), clock))


EVENTS = MapTable(
    name="events",
    title=message("Events"),
    help=message("The event cards: how many there are, what fighting one costs, and what it does."),
    columns=(
        TableColumn(
            "title", message("Title"), field(TABLE, "title"), message("What people call it.")
        ),
        TableColumn(
            "count",
            message("Cards"),
            field(TABLE, "count"),
            message("How many the event deck holds."),
        ),
        TableColumn(
            "fight",
            message("Fighting costs"),
            TEXT,
            message("Cubes for each active card, such as “2 military”."),
        ),
        effects_column(event_effects(house())),
        PIECE_TEXT,
        PRINT_ONLY,
    ),
    rows=_event_rows,
    edited=_event_edited,
    totals=no_totals,
    added=_event_added,
    removed=lambda galaxy, key: without_entry(galaxy, TABLE, key),
    part=TABLE,
    map_totals=_event_totals,
)

TIME_CARDS: Mapping[str, Message] = {
    "nothing": message("Nothing happens"),
    "event": message("Event"),
    "aliens": message("Aliens"),
}


def _time_totals(document: MapDocument) -> Sequence[TableTotal]:
    survey = GalaxySurvey.of(document)
    cards = TableTotal(message("Time cards"), document.layout.time.size)
    if survey.alien_clock is None:
        return (cards,)
    clock = message("Player-turns until the Aliens reach the start")
    return (cards, TableTotal(clock, survey.alien_clock, checked(document, time_enough)))


TIME = MapTable(
    name="time",
    title=message("Time deck"),
    help=message("The time cards: one is turned over at the start of every player's turn."),
    columns=(
        TableColumn(
            "count", message("Cards"), field("time", "nothing"), message("How many there are.")
        ),
    ),
    rows=lambda galaxy: [
        TableRow(name, title, {"count": getattr(galaxy.time, name)})
        for name, title in TIME_CARDS.items()
    ],
    edited=lambda galaxy, key, _, value: replace(galaxy, time=replace(galaxy.time, **{key: value})),
    totals=no_totals,
    map_totals=_time_totals,
)

PLACES: Mapping[str, tuple[Message, str]] = {
    "aliens": (message("Aliens"), "start"),
    "anomaly": (message("Anomaly"), "min_position"),
}
"""For each token what it is called, and the field of its position: where it starts, or how near it comes."""


def _token_rows(galaxy: Galaxy) -> Sequence[TableRow]:
    return [
        TableRow(
            name,
            title,
            {
                "position": getattr(getattr(galaxy, name), place),
                "step": getattr(galaxy, name).step,
            },
            {"position": field(name, place), "step": field(name, "step")},
        )
        for name, (title, place) in PLACES.items()
    ]


def _token_edited(galaxy: Galaxy, key: str, column: str, value: Json) -> Galaxy:
    changed = PLACES[key][1] if column == "position" else column
    return replace(galaxy, **{key: replace(getattr(galaxy, key), **{changed: value})})


def _token_totals(document: MapDocument) -> Sequence[TableTotal]:
    way = document.layout.aliens.start - 1
    return (
        TableTotal(
            message("Positions between Aliens and start"),
            way,
            checked(document, time_enough) or checked(document, anomaly_in_front),
        ),
    )


TOKENS = MapTable(
    name="tokens",
    title=message("Aliens and Anomaly"),
    help=message(
        "Where the Aliens start, how near the start the Anomaly comes, and how far they move."
    ),
    columns=(
        TableColumn(
            "position",
            message("Position"),
            field("aliens", "start"),
            message("Start of the Aliens; limit of the Anomaly."),
        ),
        TableColumn(
            "step",
            message("Step"),
            field("aliens", "step"),
            message("How many positions it moves at a time."),
        ),
    ),
    rows=_token_rows,
    edited=_token_edited,
    totals=no_totals,
    map_totals=_token_totals,
)
