"""The tables of galaxy cards: their types, and the deck that is shuffled for the drawn positions."""

from collections.abc import Sequence
from dataclasses import replace

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.galaxy.box import used
from hullwright.schema.kinds.galaxy.card_checks import rows_and_counts, start_and_goal
from hullwright.schema.kinds.galaxy.layout import CardType, Galaxy, GalaxyDeck
from hullwright.schema.messages import Message, message, some_of
from hullwright.schema.records import Json

from ...concepts.map_table import MapTable, TableColumn, TableRow, TableTotal
from .cutouts_texts import card_title
from .table_parts import (
    TICK,
    checked,
    choice,
    field,
    no_totals,
    with_entry,
    with_fresh,
    without_entry,
)

TABLE = "card_types"
REMOVED = "removed unseen"
"""The key of the row that says how many are taken out; no name of a type has a blank."""


def _type_rows(galaxy: Galaxy) -> Sequence[TableRow]:
    there = used(galaxy)
    return [
        TableRow(
            name,
            card_title(name, each.title),
            {
                "title": each.title,
                "parsec": each.parsec,
                "planet": each.planet,
                "bonus": each.bonus or "",
                "start": each.start,
                "goal": each.goal,
                "letter": each.letter or "",
                "own": each.count is None,
                "used": there[name],
                **({} if each.count is None else {"count": each.count}),
            },
            {"bonus": choice(galaxy.cubes)},
        )
        for name, each in galaxy.card_types.items()
    ]


def _type_edited(galaxy: Galaxy, key: str, column: str, value: Json) -> Galaxy:
    changes: dict[str, Json] = {column: value}
    if column in {"bonus", "letter"}:
        changes = {column: value or None}
    elif column == "own":
        changes = {"count": None if value else used(galaxy)[key]}
    return with_entry(galaxy, TABLE, key, **changes)


def _type_kept(galaxy: Galaxy, key: str) -> Message | None:
    places = [str(at) for at, each in enumerate(galaxy.cards, 1) if each.card == key]
    if places:
        return message(
            "This card is at position {some}: lay others there first.", some=some_of(places)
        )
    if galaxy.deck and galaxy.deck.shuffle.get(key):
        return message("This card is in the deck: remove it there first.")
    if len(galaxy.card_types) == 1:
        return message("This is the last card type: a galaxy needs one.")
    return None


def _type_removed(galaxy: Galaxy, key: str) -> Galaxy:
    return without_entry(_with_count(galaxy, key, 0), TABLE, key)


def _type_totals(document: MapDocument) -> Sequence[TableTotal]:
    galaxy: Galaxy = document.layout
    boxed = sum(each.count or 0 for each in galaxy.card_types.values())
    there = used(galaxy)
    return (
        TableTotal(
            message("Cards in the box"), boxed, checked(document, rows_and_counts, "many-cards")
        ),
        TableTotal(
            message("Cards laid or in the deck"),
            sum(there[name] for name in galaxy.card_types),
            checked(document, start_and_goal),
        ),
    )


CARD_TYPES = MapTable(
    name="card-types",
    title=message("Card types"),
    help=message("The types of galaxy cards: what entering one costs, and what it does."),
    columns=(
        TableColumn(
            "title", message("Title"), field(TABLE, "title"), message("What people call it.")
        ),
        TableColumn(
            "parsec", message("Parsecs"), field(TABLE, "parsec"), message("The cost of entering.")
        ),
        TableColumn(
            "planet", message("Planet"), TICK, message("Whether farms and mines can stand there.")
        ),
        TableColumn(
            "bonus",
            message("Brings"),
            {"type": "string"},
            message("The cube that it brings when it is revealed."),
        ),
        TableColumn("start", message("Start"), TICK, message("Whether ships start there.")),
        TableColumn("goal", message("Goal"), TICK, message("Whether ships have to get there.")),
        TableColumn(
            "count",
            message("In the box"),
            field(TABLE, "count"),
            message("How many cards there are."),
        ),
        TableColumn(
            "own",
            message("Uncounted"),
            TICK,
            message("For cards that you make yourself, as many as you need."),
        ),
        TableColumn(
            "used",
            message("In use"),
            {"type": "integer"},
            message("Laid or in the deck."),
            fixed=True,
        ),
        TableColumn(
            "letter",
            message("Text letter"),
            {"type": "string", "pattern": "^[A-Za-z0-9]?$"},
            message("How the card is drawn as text."),
        ),
    ),
    rows=_type_rows,
    edited=_type_edited,
    totals=no_totals,
    added=lambda galaxy: with_fresh(galaxy, TABLE, "card", CardType(parsec=1)),
    removed=_type_removed,
    kept=_type_kept,
    map_totals=_type_totals,
)


def _deck_rows(galaxy: Galaxy) -> Sequence[TableRow]:
    deck = galaxy.deck or GalaxyDeck(shuffle={})
    types = [
        TableRow(name, card_title(name, each.title), {"count": deck.shuffle.get(name, 0)})
        for name, each in galaxy.card_types.items()
    ]
    removed = TableRow(
        REMOVED,
        message("Removed unseen"),
        {"count": deck.remove},
        {"count": field("deck", "remove")},
    )
    return [*types, removed]


def _deck_edited(galaxy: Galaxy, key: str, _: str, value: Json) -> Galaxy:
    if key != REMOVED:
        return _with_count(galaxy, key, int(str(value)))
    return _tidied(galaxy, replace(galaxy.deck or GalaxyDeck(shuffle={}), remove=int(str(value))))


def _with_count(galaxy: Galaxy, name: str, count: int) -> Galaxy:
    """Return a galaxy whose deck has so many cards of a type."""
    deck = galaxy.deck or GalaxyDeck(shuffle={})
    shuffle = {each: number for each, number in deck.shuffle.items() if each != name or count}
    if count:
        shuffle[name] = count
    return _tidied(galaxy, replace(deck, shuffle=shuffle))


def _tidied(galaxy: Galaxy, deck: GalaxyDeck) -> Galaxy:
    """Return a galaxy with a deck; without one if there is nothing in it."""
    return replace(galaxy, deck=deck if deck.shuffle or deck.remove else None)


def _deck_totals(document: MapDocument) -> Sequence[TableTotal]:
    galaxy: Galaxy = document.layout
    shuffled = sum(galaxy.deck.shuffle.values()) if galaxy.deck else 0
    return (
        TableTotal(
            message("Cards that are shuffled"),
            shuffled,
            checked(document, rows_and_counts, "many-cards"),
        ),
        TableTotal(
            message("Positions that are drawn"),
            sum(1 for _ in galaxy.drawn()),
            checked(document, rows_and_counts, "deck-does-not-fit"),
        ),
    )


DECK = MapTable(
    name="deck",
    title=message("Deck"),
    help=message(
        "The cards that are shuffled for the drawn positions, and how many are removed unseen."
    ),
    columns=(
        TableColumn(
            "count", message("Cards"), field("deck", "shuffle"), message("How many are shuffled.")
        ),
    ),
    rows=_deck_rows,
    edited=_deck_edited,
    totals=no_totals,
    map_totals=_deck_totals,
)
