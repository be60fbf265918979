"""The tables of what lies on the table: the rows of the track, and the cubes beside it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.effects import Effect
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.galaxy.card_checks import rows_and_counts
from hullwright.schema.kinds.galaxy.effect_parts import ACTIVITY, KIND, names_in, renamed
from hullwright.schema.kinds.galaxy.layout import BUILD, Galaxy
from hullwright.schema.messages import Message, message, verbatim
from hullwright.schema.records import Json

from ...concepts.map_table import MapTable, TableColumn, TableRow, TableTotal
from .rows import with_path, with_rows
from .table_parts import checked, field, no_totals, with_fresh, without_entry

PATH = "path"


def _track_rows(galaxy: Galaxy) -> Sequence[TableRow]:
    path = TableRow(PATH, message("Path"), {"path": galaxy.track.path})
    rows = [
        TableRow(str(number), message("Row {row}", row=number), {"cards": width})
        for number, width in enumerate(galaxy.track.rows, 1)
    ]
    return [*rows, path]


def _track_edited(galaxy: Galaxy, key: str, _: str, value: Json) -> Galaxy:
    if key == PATH:
        return with_path(galaxy, str(value))
    rows = list(galaxy.track.rows)
    rows[int(key) - 1] = int(str(value))
    return with_rows(galaxy, rows)


def _track_added(galaxy: Galaxy) -> tuple[Galaxy, str]:
    rows = galaxy.track.rows
    return with_rows(galaxy, (*rows, rows[-1])), str(len(rows) + 1)


def _track_removed(galaxy: Galaxy, key: str) -> Galaxy:
    number = int(key)
    first, rows = sum(galaxy.track.rows[: number - 1]), list(galaxy.track.rows)
    width = rows.pop(number - 1)
    if number > len(rows):
        return with_rows(galaxy, rows)
    # Another row than the last goes with its own cards.
    cards = galaxy.cards[:first] + galaxy.cards[first + width :]
    shorter = replace(galaxy, track=replace(galaxy.track, rows=tuple(rows)), cards=cards)
    beyond = galaxy.aliens.start - len(galaxy.cards)
    if beyond > 0:
        shorter = replace(shorter, aliens=replace(galaxy.aliens, start=len(cards) + beyond))
    return with_rows(shorter, rows)


def _track_kept(galaxy: Galaxy, key: str) -> Message | None:
    if key == PATH:
        return message("Every galaxy has a path.")
    if len(galaxy.track.rows) == 1:
        return message("This is the last row: a galaxy needs one.")
    if key == "1":
        return message("The start is in the first row: make it shorter instead.")
    return None


def _track_totals(document: MapDocument) -> Sequence[TableTotal]:
    galaxy: Galaxy = document.layout
    return (
        TableTotal(
            message("Slots"),
            sum(galaxy.track.rows),
            checked(document, rows_and_counts, "rows-too-short", "rows-too-long"),
        ),
    )


TRACK = MapTable(
    name="track",
    title=message("Rows and path"),
    help=message("How many cards are in each row, and how the path runs through the rows."),
    columns=(
        TableColumn("cards", message("Cards"), {"type": "integer", "minimum": 1, "maximum": 100}),
        TableColumn(
            "path",
            message("Path"),
            field("track", "path"),
            message(
                "serpentine turns back at the end of a row; left-right starts each row on the left."
            ),
        ),
    ),
    rows=_track_rows,
    edited=_track_edited,
    totals=no_totals,
    added=_track_added,
    removed=_track_removed,
    kept=_track_kept,
    map_totals=_track_totals,
)


def _cube_rows(galaxy: Galaxy) -> Sequence[TableRow]:
    return [
        TableRow(kind, verbatim(kind), {"title": kind, "count": count})
        for kind, count in galaxy.cubes.items()
    ]


def _cube_edited(galaxy: Galaxy, key: str, column: str, value: Json) -> Galaxy:
    if column == "title":
        return _renamed(galaxy, key, str(value))
    return replace(galaxy, cubes={**galaxy.cubes, key: int(str(value))})


def _renamed(galaxy: Galaxy, before: str, after: str) -> Galaxy:
    """Return a galaxy in which a kind of cubes has another name wherever it stands."""
    if before == after:
        return galaxy
    if after in galaxy.cubes or after == BUILD:
        raise HullwrightError(message("“{name}” already exists: choose another name.", name=after))

    def name(kind: str | None) -> str | None:
        return after if kind == before else kind

    def cubes(counts: Mapping[str, int]) -> dict[str, int]:
        return {after if kind == before else kind: count for kind, count in counts.items()}

    def effects(told: tuple[Effect, ...]) -> tuple[Effect, ...]:
        # An activity is named for the cubes that it makes.
        return renamed(renamed(told, KIND, before, after), ACTIVITY, before, after)

    return replace(
        galaxy,
        cubes=cubes(galaxy.cubes),
        card_types={
            key: replace(each, bonus=name(each.bonus)) for key, each in galaxy.card_types.items()
        },
        buildings={
            key: replace(each, upgrade=cubes(each.upgrade), effects=effects(each.effects))
            for key, each in galaxy.buildings.items()
        },
        activity=tuple(
            replace(each, type=after if each.type == before else each.type)
            for each in galaxy.activity
        ),
        events={
            key: replace(
                each,
                fight=cubes(each.fight),
                effects=effects(each.effects),
            )
            for key, each in galaxy.events.items()
        },
    )


def _cube_kept(galaxy: Galaxy, key: str) -> Message | None:
    if any(each.bonus == key for each in galaxy.card_types.values()):
        return message("A card type brings these cubes: change it first.")
    if any(
        key in each.upgrade or key in names_in(each.effects, KIND)
        for each in galaxy.buildings.values()
    ):
        return message("A building makes these cubes or costs them: change it first.")
    if any(each.type == key for each in galaxy.activity):
        return message("An activity card produces these cubes: change it first.")
    if any(
        key in each.fight or key in names_in(each.effects, KIND) for each in galaxy.events.values()
    ):
        return message("An event costs these cubes: change it first.")
    return None


CUBES = MapTable(
    name="cubes",
    title=message("Cubes"),
    help=message("The kinds of cubes, and how many of each the supply holds."),
    columns=(
        TableColumn(
            "title",
            message("Kind"),
            {"type": "string", "pattern": "^[a-z][a-z0-9_.:-]*$", "minLength": 1, "maxLength": 60},
            message("A name in small letters, as used in the other tables."),
        ),
        TableColumn(
            "count", message("Cubes"), field("cubes"), message("How many the supply holds.")
        ),
    ),
    rows=_cube_rows,
    edited=_cube_edited,
    totals=lambda galaxy: (TableTotal(message("Cubes in the supply"), sum(galaxy.cubes.values())),),
    added=lambda galaxy: with_fresh(galaxy, "cubes", "cube", 6),
    removed=lambda galaxy, key: without_entry(galaxy, "cubes", key),
    kept=_cube_kept,
)
