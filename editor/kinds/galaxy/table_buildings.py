"""The table of building cards."""

from collections.abc import Sequence

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.effects import DO, Effect
from hullwright.schema.kinds.galaxy.building_effects import building_effects
from hullwright.schema.kinds.galaxy.effect_parts import BUILDING, KIND, NOTHING, names_in
from hullwright.schema.kinds.galaxy.house import house
from hullwright.schema.kinds.galaxy.layout import MAKE, Building, Galaxy
from hullwright.schema.kinds.galaxy.supplies import reveal_capacity
from hullwright.schema.kinds.galaxy.survey import GalaxySurvey
from hullwright.schema.kinds.galaxy.travel_checks import first_outpost, planets_for_cubes
from hullwright.schema.messages import Message, message
from hullwright.schema.records import Json

from ...concepts.map_table import MapTable, TableColumn, TableRow, TableTotal
from ...concepts.piece_columns import PRINT_ONLY, effects_column
from ...concepts.piece_columns import TEXT as PIECE_TEXT
from .cutouts_texts import building_title
from .table_parts import (
    TEXT,
    TICK,
    checked,
    field,
    no_totals,
    with_entry,
    with_fresh,
    without_entry,
)
from .table_texts import cubes_of, cubes_text

TABLE = "buildings"


def _rows(galaxy: Galaxy) -> Sequence[TableRow]:
    return [
        TableRow(
            name,
            building_title(name, each),
            _values(each),
            vocabularies={"effects": building_effects(galaxy)},
        )
        for name, each in galaxy.buildings.items()
    ]


def _values(each: Building) -> dict[str, Json]:
    return {
        "title": each.title,
        "count": each.count,
        "cost": each.cost,
        "upgrade": cubes_text(each.upgrade),
        "effects": each.effects,
        "text": each.text,
        "print_only": each.print_only,
        "planet_only": each.planet_only,
        "replaceable": each.replaceable,
    }


def _edited(galaxy: Galaxy, key: str, column: str, value: Json) -> Galaxy:
    changes: dict[str, Json] = {column: value}
    if column == "upgrade":
        changes = {"upgrade": cubes_of(str(value), galaxy.cubes)}
    elif column == "effects":
        changes = {"effects": tuple(value)}
    return with_entry(galaxy, TABLE, key, **changes)


def _added(galaxy: Galaxy) -> tuple[Galaxy, str]:
    """Return a galaxy with one more building, which makes cubes as those of the box do."""
    kind = next(iter(galaxy.cubes), None)
    does: Effect = (
        {DO: NOTHING} if kind is None else {DO: MAKE, KIND: kind, "count": 1, "upgraded": 2}
    )
    return with_fresh(galaxy, TABLE, "building", Building(count=1, cost=3, effects=(does,)))


def _kept(galaxy: Galaxy, key: str) -> Message | None:
    if any(key in names_in(each.effects, BUILDING) for each in galaxy.events.values()):
        return message("An event affects this building: change it first.")
    return None


def _map_totals(document: MapDocument) -> Sequence[TableTotal]:
    survey = GalaxySurvey.of(document)
    return (
        TableTotal(
            message("Buildings in the box"),
            sum(each.count for each in survey.layout.buildings.values()),
            checked(document, first_outpost) or checked(document, planets_for_cubes),
        ),
        TableTotal(
            message("Cards revealed by upgraded outposts"),
            survey.reveals.most,
            checked(document, reveal_capacity),
            message("{count} cards up to the goal are hidden at first.", count=len(survey.hidden)),
        ),
    )


BUILDINGS = MapTable(
    name="buildings",
    title=message("Buildings"),
    help=message("The building cards: what they cost, and what they do, plain and upgraded."),
    columns=(
        TableColumn(
            "title", message("Title"), field(TABLE, "title"), message("What people call it.")
        ),
        TableColumn(
            "count", message("Cards"), field(TABLE, "count"), message("How many are in the box.")
        ),
        TableColumn(
            "cost",
            message("Cost"),
            field(TABLE, "cost"),
            message("The build points it costs."),
        ),
        TableColumn(
            "upgrade",
            message("Upgrade"),
            TEXT,
            message("The cubes that an upgrade costs, such as “1 knowledge”."),
        ),
        effects_column(building_effects(house())),
        TableColumn(
            "planet_only",
            message("Only on planets"),
            TICK,
            message("Whether it can only stand on planets."),
        ),
        TableColumn(
            "replaceable",
            message("Replaceable"),
            TICK,
            message("Whether another building may replace it."),
        ),
        PIECE_TEXT,
        PRINT_ONLY,
    ),
    rows=_rows,
    edited=_edited,
    totals=no_totals,
    added=_added,
    removed=lambda galaxy, key: without_entry(galaxy, TABLE, key),
    kept=_kept,
    part=TABLE,
    map_totals=_map_totals,
)
