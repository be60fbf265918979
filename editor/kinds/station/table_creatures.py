"""The table of creatures of a designer's own: how they look, move, what they end and become."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from hullwright.schema.kinds.station.creature_effects import CREATURE_EFFECTS
from hullwright.schema.kinds.station.creature_kinds import (
    BOX_CREATURES,
    creature_kinds,
    vocabulary_of_creatures,
)
from hullwright.schema.kinds.station.edits import require
from hullwright.schema.kinds.station.effect_words import creature_name
from hullwright.schema.kinds.station.layout import (
    CREATURES,
    INKS,
    PREY,
    SYMBOLS,
    THROUGH,
    CreatureKind,
    Station,
)
from hullwright.schema.kinds.station.tile_backs import tokens_brought
from hullwright.schema.messages import Message, english, in_brackets, message
from hullwright.schema.records import Json

from ...concepts.map_table import MapTable, TableColumn, TableRow, TableTotal
from ...concepts.piece_columns import TEXT, effects_column
from .table_backs import TITLE
from .table_checks import COUNT, told_by_checks
from .table_names import fresh

MOST_KINDS, MOST_FACES = 40, 100
"""As the published schema has them."""

TICK = {"type": "boolean"}
CHOICES = (
    *(english("Eye"), english("Claw"), english("Star"), english("Worm"), english("Spider")),
    *(english("Jelly"), english("Letter"), english("Plain"), english("Space"), english("Tiles")),
)
"""What the choices of the table are called."""


def _rows(station: Station) -> list[TableRow]:
    faces = Counter(station.setup.die)
    return [
        TableRow(
            each.id,
            creature_name(each),
            {
                **_told(each),
                "count": station.supply.get(each.id, 0),
                "faces": faces[each.id],
            },
            vocabularies={"effects": vocabulary_of_creatures(station)},
        )
        for each in station.creature_kinds
    ]


def _told(kind: CreatureKind) -> Mapping[str, Json]:
    return {
        "title": kind.title,
        "symbol": kind.symbol,
        "colour": kind.colour,
        "moves": kind.moves,
        "through": kind.through,
        **{prey: prey in kind.kills for prey in PREY},
        "effects": kind.effects,
        "text": kind.text,
    }


def _edited(station: Station, key: str, column: str, value: Json) -> Station:
    if column == "count":
        return replace(station, supply={**station.supply, key: int(value)})
    if column == "faces":
        return _with_faces(station, key, int(value))
    if column in PREY:
        before = next(each.kills for each in station.creature_kinds if each.id == key)
        kills = tuple(each for each in PREY if (value if each == column else each in before))
        return with_creature(station, key, kills=kills)
    return with_creature(station, key, **{column: tuple(value) if column == "effects" else value})


def with_creature(station: Station, key: str, **changes: Json) -> Station:
    """Return a station with something else in a creature of its own."""
    kinds = (
        replace(each, **changes) if each.id == key else each for each in station.creature_kinds
    )
    return replace(station, creature_kinds=tuple(kinds))


def _with_faces(station: Station, key: str, count: int) -> Station:
    die = (*(face for face in station.setup.die if face != key), *(key,) * count)
    require(
        0 < len(die) <= MOST_FACES,
        message("The die has between 1 and {most} faces.", most=MOST_FACES),
    )
    return replace(station, setup=replace(station.setup, die=die))


def _added(station: Station) -> tuple[Station, str]:
    """Return a station with one more creature, in the box and on the die, so that it plays at once."""
    require(
        len(station.creature_kinds) < MOST_KINDS,
        message("A station has at most {most} creatures of its own.", most=MOST_KINDS),
    )
    known = creature_kinds(station)
    named = (each for each in (*station.supply, *station.setup.die) if each not in known)
    lying = (each for each in named if each not in {"pod", "fighter", "turret"})
    name = next(lying, None) or fresh("creature", {*known, *station.supply})
    kind = CreatureKind(id=name, symbol=SYMBOLS[0], moves=2, kills=PREY[:1])
    with_it = replace(
        station,
        creature_kinds=(*station.creature_kinds, kind),
        supply={**station.supply, name: station.supply.get(name, 0) or 3},
    )
    return (with_it if name in station.setup.die else _with_faces(with_it, name, 1)), name


def _removed(station: Station, key: str) -> Station:
    kinds = tuple(each for each in station.creature_kinds if each.id != key)
    left = replace(station, creature_kinds=kinds)
    if key in CREATURES:
        return left
    supply = {kind: count for kind, count in station.supply.items() if kind != key}
    die = tuple(face for face in station.setup.die if face != key)
    return replace(left, supply=supply, setup=replace(station.setup, die=die))


def _kept(station: Station, key: str) -> Message | None:
    if key in BOX_CREATURES:
        return None
    standing = [each.at for each in station.creatures if each.kind == key]
    if standing:
        return message(
            "It stands on the map at {some}; take it off first.", some=in_brackets(standing)
        )
    if tokens_brought(station)[key]:
        return message("Tile backs bring it into the game; change these first.")
    if {*station.setup.die} == {key}:
        return message("The die needs at least one face.")
    return None


OWN_CREATURES = MapTable(
    name="own_creatures",
    title=message("Own creatures"),
    help=message(
        "Creatures of your own: how they look and move, what they destroy, and what they become."
    ),
    columns=(
        TableColumn("title", message("Creature"), TITLE, message("What people call it.")),
        TableColumn("symbol", message("Sign"), {"enum": list(SYMBOLS)}),
        TableColumn("colour", message("Colour"), {"enum": list(INKS)}),
        TableColumn(
            "moves",
            message("Moves"),
            {"type": "integer", "minimum": 0, "maximum": 20},
            message("How many cells it moves at most."),
        ),
        TableColumn(
            "through",
            message("Through"),
            {"enum": list(THROUGH)},
            message("Over open space only, or under station tiles too."),
        ),
        TableColumn("drifters", message("Kills Drifters"), TICK),
        TableColumn("pods", message("Destroys pods"), TICK, message("Manned ones.")),
        TableColumn("fighters", message("Destroys fighters"), TICK, message("Manned ones.")),
        TableColumn(
            "crew",
            message("Kills their crew"),
            TICK,
            message("Otherwise the crew of a ship it destroys become Drifters."),
        ),
        effects_column(CREATURE_EFFECTS),
        TEXT,
        TableColumn("count", message("In the box"), COUNT),
        TableColumn(
            "faces",
            message("Faces of the die"),
            {"type": "integer", "minimum": 0, "maximum": MOST_FACES},
        ),
    ),
    rows=_rows,
    edited=_edited,
    totals=lambda station: [TableTotal(message("Own creatures"), len(station.creature_kinds))],
    added=_added,
    removed=_removed,
    kept=_kept,
    part="creature_kinds",
    map_totals=lambda document: told_by_checks(document, "SAV-3", "FX-1"),
)
