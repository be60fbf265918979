"""The table of tile backs of a designer's own: what they are called, when they are played, what they do."""

from dataclasses import replace

from hullwright.schema.kinds.station.back_effects import BACK_EFFECTS
from hullwright.schema.kinds.station.edits import require
from hullwright.schema.kinds.station.layout import BACKS, COLOURS, Station, TileBack
from hullwright.schema.kinds.station.tile_backs import vocabulary_of_backs
from hullwright.schema.messages import Message, english, message, verbatim
from hullwright.schema.records import Json, JsonObject

from ...concepts.map_table import MapTable, TableColumn, TableRow, TableTotal
from ...concepts.piece_columns import PRINT_ONLY, TEXT, effects_column
from .table_checks import told_by_checks
from .table_names import fresh

TITLE: JsonObject = {"type": "string", "maxLength": 100}
MOST_BACKS = 200
"""As the published schema has them."""

COLOUR_WORDS = (english("Green"), english("Red"), english("Blue"), english("Yellow"))
"""What the colours are called in the table."""


def _rows(station: Station) -> list[TableRow]:
    tiles = station.back_counts()
    return [
        TableRow(
            each.id,
            verbatim(each.title or each.id),
            {
                "title": each.title,
                "colour": each.colour,
                "effects": each.effects,
                "text": each.text,
                "print_only": each.print_only,
                "tiles": tiles[each.id],
            },
            vocabularies={"effects": vocabulary_of_backs(station)},
        )
        for each in station.backs
    ]


def _edited(station: Station, key: str, column: str, value: Json) -> Station:
    return with_back(station, key, **{column: tuple(value) if column == "effects" else value})


def with_back(station: Station, key: str, **changes: Json) -> Station:
    """Return a station with something else in a back of its own."""
    backs = (replace(each, **changes) if each.id == key else each for each in station.backs)
    return replace(station, backs=tuple(backs))


def _added(station: Station) -> tuple[Station, str]:
    """Return a station with one more back, for one that is counted already if nobody has defined it."""
    known = {*BACKS, *(each.id for each in station.backs)}
    counted = (name for name in station.back_counts() if name not in known)
    name = next(counted, None) or fresh("back", known)
    require(
        len(station.backs) < MOST_BACKS,
        message("A station has at most {most} tile backs of its own.", most=MOST_BACKS),
    )
    back = TileBack(id=name, effects=({"do": "fire_turret"},), colour="red")
    return replace(station, backs=(*station.backs, back)), name


def _removed(station: Station, key: str) -> Station:
    return replace(station, backs=tuple(each for each in station.backs if each.id != key))


def _kept(station: Station, key: str) -> Message | None:
    if station.back_counts()[key] and key not in BACKS:
        return message("Tiles use it; give them another back first.")
    return None


OWN_BACKS = MapTable(
    name="own_backs",
    title=message("Own tile backs"),
    help=message(
        "Tile backs of your own: when they are played, and what they do. How many tiles have "
        "them is in the table of tile backs."
    ),
    columns=(
        TableColumn("title", message("Back"), TITLE, message("What people call it.")),
        TableColumn(
            "colour",
            message("Colour"),
            {"enum": list(COLOURS)},
            message(
                "Green happens at once; red is kept for your own movement, blue for the die, "
                "yellow against others' attacks and captures."
            ),
        ),
        effects_column(BACK_EFFECTS),
        TEXT,
        PRINT_ONLY,
        TableColumn(
            "tiles",
            message("Tiles"),
            {"type": "integer", "minimum": 0},
            message("How many tiles have it."),
            fixed=True,
        ),
    ),
    rows=_rows,
    edited=_edited,
    totals=lambda station: [TableTotal(message("Own tile backs"), len(station.backs))],
    added=_added,
    removed=_removed,
    kept=_kept,
    part="backs",
    map_totals=lambda document: told_by_checks(document, "SAV-11", "FX-1"),
)
