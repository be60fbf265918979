"""The tables of activity cards, and of the hands that are dealt from them."""

from collections.abc import Sequence
from dataclasses import replace

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.galaxy.deals import demanded
from hullwright.schema.kinds.galaxy.effect_parts import with_known_activities
from hullwright.schema.kinds.galaxy.layout import BUILD, ActivityCard, Galaxy
from hullwright.schema.kinds.galaxy.supplies import hands
from hullwright.schema.kinds.galaxy.travel_checks import reachable_goal, stuck_positions
from hullwright.schema.messages import Message, message
from hullwright.schema.records import Json

from ...concepts.map_table import MapTable, TableColumn, TableRow, TableTotal
from .cutouts_texts import activity_title
from .table_parts import TEXT, checked, field, most_entries, no_totals
from .table_texts import points_of, points_text, slots_of, slots_text

LIST = "activity"
ACTIONS = "actions"
MOST_VALUE = 20
"""The largest travel value; the published schema states the same number."""


def _rows(galaxy: Galaxy) -> Sequence[TableRow]:
    known = {"type": {"enum": [BUILD, *galaxy.cubes]}}
    return [
        TableRow(
            str(number),
            message("{kind} {travel}", kind=activity_title(each.type), travel=each.travel),
            {
                "type": each.type,
                "travel": each.travel,
                "active": slots_text(each.active),
                "points": points_text(each.points),
                "copies": each.copies,
            },
            known,
        )
        for number, each in enumerate(galaxy.activity)
    ]


def _edited(galaxy: Galaxy, key: str, column: str, value: Json) -> Galaxy:
    changes: dict[str, Json] = {column: value}
    if column == "active":
        changes = {"active": slots_of(str(value))}
    elif column == "points":
        changes = {"points": points_of(str(value))}
    cards = list(galaxy.activity)
    cards[int(key)] = replace(cards[int(key)], **changes)
    return _minding_events(replace(galaxy, activity=tuple(cards)))


def _minding_events(galaxy: Galaxy) -> Galaxy:
    """Return a galaxy whose events speak only of activities that there are."""
    events = {
        name: replace(each, effects=with_known_activities(each.effects, galaxy))
        for name, each in galaxy.events.items()
    }
    return replace(galaxy, events=events) if events != galaxy.events else galaxy


def _added(galaxy: Galaxy) -> tuple[Galaxy, str]:
    if len(galaxy.activity) >= most_entries(LIST):
        raise HullwrightError(
            message(
                "There is only room for {most} of these; remove one first.", most=most_entries(LIST)
            )
        )
    # As the last one is, which is likely to be of the same family.
    card = galaxy.activity[-1] if galaxy.activity else ActivityCard(type=BUILD, travel=2, active=())
    return replace(galaxy, activity=(*galaxy.activity, card)), str(len(galaxy.activity))


def _removed(galaxy: Galaxy, key: str) -> Galaxy:
    cards = galaxy.activity
    number = int(key)
    return _minding_events(replace(galaxy, activity=(*cards[:number], *cards[number + 1 :])))


def _card_totals(document: MapDocument) -> Sequence[TableTotal]:
    galaxy: Galaxy = document.layout
    return (
        TableTotal(
            message("Activity cards"),
            sum(each.copies for each in galaxy.activity),
            checked(document, hands),
        ),
    )


ACTIVITY = MapTable(
    name="activity",
    title=message("Activity cards"),
    help=message(
        "The activity cards of all players: what they do, in which slots, and how far ships travel."
    ),
    columns=(
        TableColumn(
            "type",
            message("Activity"),
            {"type": "string"},
            message("Building, or the kind of cube it produces."),
        ),
        TableColumn(
            "travel",
            message("Travel value"),
            field(LIST, "travel"),
            message("The parsecs of a hop."),
        ),
        TableColumn("active", message("Active in slots"), TEXT, message("Such as “3, 4, 5”.")),
        TableColumn(
            "points",
            message("Build points"),
            TEXT,
            message("By slot, such as “3: 3, 4: 4”; for building only."),
        ),
        TableColumn(
            "copies", message("Copies"), field(LIST, "copies"), message("How many there are.")
        ),
    ),
    rows=_rows,
    edited=_edited,
    totals=no_totals,
    added=_added,
    removed=_removed,
    map_totals=_card_totals,
)


def _hand_rows(galaxy: Galaxy) -> Sequence[TableRow]:
    values = sorted(galaxy.setup.hand, key=int)
    return [
        TableRow(
            ACTIONS,
            message("Actions in a turn"),
            {"number": galaxy.setup.actions},
            {"number": field("setup", "actions")},
        ),
        *(
            TableRow(
                value,
                message("Cards with travel value {value} in a hand", value=value),
                {"number": galaxy.setup.hand[value]},
            )
            for value in values
        ),
    ]


def _hand_edited(galaxy: Galaxy, key: str, _: str, value: Json) -> Galaxy:
    number = int(str(value))
    if key == ACTIONS:
        return replace(galaxy, setup=replace(galaxy.setup, actions=number))
    return _dealing(galaxy, {**galaxy.setup.hand, key: number})


def _dealing(galaxy: Galaxy, hand: dict[str, int]) -> Galaxy:
    return replace(galaxy, setup=replace(galaxy.setup, hand=hand))


def _hand_added(galaxy: Galaxy) -> tuple[Galaxy, str]:
    known = galaxy.setup.hand
    # A travel value that cards have already is the likeliest one to be missed.
    wanted = [*sorted({each.travel for each in galaxy.activity}), *range(1, MOST_VALUE + 1)]
    value = next((str(each) for each in wanted if str(each) not in known), None)
    if value is None:
        raise HullwrightError(message("Every travel value already has a row."))
    return _dealing(galaxy, {**known, value: 1}), value


def _hand_removed(galaxy: Galaxy, key: str) -> Galaxy:
    return _dealing(
        galaxy, {value: count for value, count in galaxy.setup.hand.items() if value != key}
    )


def _hand_kept(_: Galaxy, key: str) -> Message | None:
    if key == ACTIONS:
        return message("Every game says how many actions a turn has.")
    return None


def _hand_totals(document: MapDocument) -> Sequence[TableTotal]:
    wrong = (
        checked(document, hands)
        or checked(document, reachable_goal)
        or checked(document, stuck_positions)
    )
    return (TableTotal(message("Cards in a hand"), sum(demanded(document.layout).values()), wrong),)


HAND = MapTable(
    name="hand",
    title=message("Set-up"),
    help=message(
        "How many actions a turn has, and how many cards of each travel value a player is dealt."
    ),
    columns=(TableColumn("number", message("Number"), field("setup", "hand")),),
    rows=_hand_rows,
    edited=_hand_edited,
    totals=no_totals,
    added=_hand_added,
    removed=_hand_removed,
    kept=_hand_kept,
    map_totals=_hand_totals,
)
