"""The table of building cards."""

from collections.abc import Sequence

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.galaxy.layout import Building, Galaxy
from hullwright.schema.kinds.galaxy.supplies import reveal_capacity
from hullwright.schema.kinds.galaxy.survey import GalaxySurvey
from hullwright.schema.kinds.galaxy.travel_checks import first_outpost, planets_for_cubes
from hullwright.schema.messages import message
from hullwright.schema.records import Json, JsonObject

from ...concepts.map_table import MapTable, TableColumn, TableRow, TableTotal
from .cutouts_texts import building_title
from .table_parts import (
    TEXT,
    TICK,
    checked,
    choice,
    field,
    no_totals,
    with_entry,
    with_fresh,
    without_entry,
)
from .table_texts import cubes_of, cubes_text

TABLE = "buildings"
FIGURE: JsonObject = {"type": "integer", "minimum": 0, "maximum": 50}
"""What a building reveals or holds, on each side of its card; the published schema has the same limits."""
PAIRS = {
    "reveals": ("reveal", 0),
    "reveals_upgraded": ("reveal", 1),
    "holds": ("capacity", 0),
    "holds_upgraded": ("capacity", 1),
}
"""Columns that are half of a pair in the file: the front of a card, and its upgraded back (EE-3)."""


def _rows(galaxy: Galaxy) -> Sequence[TableRow]:
    return [
        TableRow(
            name,
            building_title(name, each),
            _values(each),
            {"makes": choice(galaxy.cubes)},
        )
        for name, each in galaxy.buildings.items()
    ]


def _values(each: Building) -> dict[str, Json]:
    reveal, capacity = each.reveal or (0, 0), each.capacity
    values: dict[str, Json] = {
        "title": each.title,
        "count": each.count,
        "cost": each.cost,
        "upgrade": cubes_text(each.upgrade),
        "reveals": reveal[0],
        "reveals_upgraded": reveal[1],
        "makes": each.makes or "",
        "planet_only": each.planet_only,
        "replaceable": each.replaceable,
    }
    if capacity is not None:
        values |= {"holds": capacity[0], "holds_upgraded": capacity[1]}
    return values


def _edited(galaxy: Galaxy, key: str, column: str, value: Json) -> Galaxy:
    building = galaxy.buildings[key]
    changes: dict[str, Json] = {column: value}
    if column in PAIRS:
        pair, side = PAIRS[column]
        changes = {pair: _paired(getattr(building, pair) or (0, 0), side, int(str(value)))}
        if changes.get("reveal") == (0, 0):
            changes = {"reveal": None}
    elif column == "makes":
        # In the file both are there, or neither.
        changes = {
            "makes": value or None,
            "capacity": (building.capacity or (1, 2)) if value else None,
        }
    elif column == "upgrade":
        changes = {"upgrade": cubes_of(str(value), galaxy.cubes)}
    return with_entry(galaxy, TABLE, key, **changes)


def _paired(pair: tuple[int, int], side: int, value: int) -> tuple[int, int]:
    return (pair[0], value) if side else (value, pair[1])


def _map_totals(document: MapDocument) -> Sequence[TableTotal]:
    survey = GalaxySurvey.of(document)
    return (
        TableTotal(
            message("Buildings in the box"),
            sum(each.count for each in survey.layout.buildings.values()),
            checked(document, first_outpost) or checked(document, planets_for_cubes),
        ),
        TableTotal(
            message("Cards that upgraded outposts show"),
            survey.reveals.most,
            checked(document, reveal_capacity),
            message("{count} cards up to the goal are hidden at first.", count=len(survey.hidden)),
        ),
    )


BUILDINGS = MapTable(
    name="buildings",
    title=message("Buildings"),
    help=message(
        "The building cards: what they cost, what they reveal or make, plain and upgraded."
    ),
    columns=(
        TableColumn(
            "title", message("Title"), field(TABLE, "title"), message("What people call it.")
        ),
        TableColumn(
            "count", message("Cards"), field(TABLE, "count"), message("How many the box holds.")
        ),
        TableColumn(
            "cost",
            message("Cost"),
            field(TABLE, "cost"),
            message("The build points that it takes."),
        ),
        TableColumn(
            "upgrade",
            message("Upgrade"),
            TEXT,
            message("The cubes that an upgrade costs, such as “1 knowledge”."),
        ),
        TableColumn("reveals", message("Reveals"), FIGURE, message("How many cards it reveals.")),
        TableColumn(
            "reveals_upgraded",
            message("Upgraded: reveals"),
            FIGURE,
            message("How many when it is upgraded."),
        ),
        TableColumn(
            "makes",
            message("Makes"),
            {"type": "string"},
            message("The kind of cube that it makes."),
        ),
        TableColumn("holds", message("Holds"), FIGURE, message("How many cubes it holds.")),
        TableColumn(
            "holds_upgraded",
            message("Upgraded: holds"),
            FIGURE,
            message("How many when it is upgraded."),
        ),
        TableColumn(
            "planet_only",
            message("Only on planets"),
            TICK,
            message("Whether it stands on planets only."),
        ),
        TableColumn(
            "replaceable",
            message("Replaceable"),
            TICK,
            message("Whether another building may replace it."),
        ),
    ),
    rows=_rows,
    edited=_edited,
    totals=no_totals,
    added=lambda galaxy: with_fresh(galaxy, TABLE, "building", Building(count=1, cost=3)),
    removed=lambda galaxy, key: without_entry(galaxy, TABLE, key),
    map_totals=_map_totals,
)
