"""The table of a station's supply: how many tokens of each kind there are."""

from collections import Counter
from collections.abc import Container, Mapping
from dataclasses import replace

from hullwright.schema.kinds.station.creature_kinds import creature_kinds
from hullwright.schema.kinds.station.layout import CREATURES, TOKENS, TURRET, Station
from hullwright.schema.kinds.station.tile_backs import tokens_brought
from hullwright.schema.messages import Message, in_brackets, message
from hullwright.schema.records import Json

from ...concepts.map_table import MapTable, TableColumn, TableRow, TableTotal
from .cutouts_texts import thing_title
from .table_checks import COUNT, NAME, told_by_checks
from .table_names import fresh, require_new


def _needed(station: Station) -> Counter[str]:
    """Return how many tokens of each kind the board and the tile backs need."""
    needed = tokens_brought(station) + Counter(each.kind for each in station.creatures)
    needed[TURRET] = station.last_class.count
    return needed


def _supply_rows(station: Station) -> list[TableRow]:
    needed, defined = _needed(station), {*creature_kinds(station), *TOKENS}
    return [
        TableRow(
            kind,
            thing_title(kind),
            {"count": count, "needed": needed[kind], **_renamable(kind, defined)},
        )
        for kind, count in station.supply.items()
    ]


def _renamable(kind: str, fixed: Container[str]) -> Mapping[str, Json]:
    """Return the cell with the name of a token that nothing else defines."""
    return {} if kind in fixed else {"title": kind}


def _supply_edited(station: Station, key: str, column: str, value: Json) -> Station:
    if column == "count":
        return replace(station, supply={**station.supply, key: int(value)})
    if value == key:
        return station
    require_new(value, station.supply)
    supply = {value if kind == key else kind: count for kind, count in station.supply.items()}
    creatures = (
        replace(each, kind=value) if each.kind == key else each for each in station.creatures
    )
    setup = replace(
        station.setup, die=tuple(value if face == key else face for face in station.setup.die)
    )
    return replace(station, supply=supply, creatures=tuple(creatures), setup=setup)


def _supply_added(station: Station) -> tuple[Station, str]:
    missing = [kind for kind in (*CREATURES, *TOKENS) if kind not in station.supply]
    name = missing[0] if missing else fresh("creature", station.supply)
    return replace(station, supply={**station.supply, name: 1}), name


def _supply_removed(station: Station, key: str) -> Station:
    return replace(
        station, supply={kind: count for kind, count in station.supply.items() if kind != key}
    )


def _supply_kept(station: Station, key: str) -> Message | None:
    standing = [each.at for each in station.creatures if each.kind == key]
    if standing:
        return message(
            "It stands on the map at {some}; take it off first.", some=in_brackets(standing)
        )
    if _needed(station)[key]:
        return message("Tile backs bring it into the game; change these first.")
    return None


SUPPLY = MapTable(
    name="supply",
    title=message("Supply"),
    help=message(
        "How many tokens of each kind there are; what your own creatures do is in their table."
    ),
    columns=(
        TableColumn(
            "title", message("Token"), NAME, message("Its name, in small letters."), has_names=True
        ),
        TableColumn("count", message("In the box"), COUNT),
        TableColumn(
            "needed",
            message("Needed"),
            COUNT,
            message(
                "For the board, the tile backs and the turrets; the players' pods come on top."
            ),
            fixed=True,
        ),
    ),
    rows=_supply_rows,
    edited=_supply_edited,
    totals=lambda station: [TableTotal(message("Tokens in the box"), sum(station.supply.values()))],
    added=_supply_added,
    removed=_supply_removed,
    kept=_supply_kept,
    map_totals=lambda document: told_by_checks(document, "SAV-3", "SAV-8"),
)
