"""Tables of a station's tiles: their classes, and the hidden backs of each class."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from hullwright.schema.kinds.station.edits import MOST_CLASSES, require
from hullwright.schema.kinds.station.layout import BACKS, CellKind, Station, TileClass
from hullwright.schema.messages import Message, in_brackets, message
from hullwright.schema.records import Json

from ...concepts.map_table import MapTable, TableColumn, TableRow, TableTotal
from .cutouts_texts import back_words, class_title
from .table_checks import COUNT, NAME, told_by_checks
from .table_names import fresh, require_new

# Classes.


def _class_rows(station: Station) -> list[TableRow]:
    fixed = Counter(kind.tile for _, kind in station.cells())
    return [
        TableRow(
            each.id,
            class_title(each.id),
            {"title": each.id, "order": number, "tiles": each.count, "fixed": fixed[each.id]},
            {"order": {"type": "integer", "minimum": 1, "maximum": len(station.tile_classes)}},
        )
        for number, each in enumerate(station.tile_classes, 1)
    ]


def _class_edited(station: Station, key: str, column: str, value: Json) -> Station:
    if column == "title":
        return _class_renamed(station, key, str(value)) if value != key else station
    classes = [each for each in station.tile_classes if each.id != key]
    classes.insert(int(value) - 1, _tile_class(station, key))
    return replace(station, tile_classes=tuple(classes))


def _tile_class(station: Station, name: str) -> TileClass:
    return next(each for each in station.tile_classes if each.id == name)


def _class_renamed(station: Station, old: str, new: str) -> Station:
    require_new(new, [each.id for each in station.tile_classes])
    classes = (replace(each, id=new) if each.id == old else each for each in station.tile_classes)
    renamed = replace(station, tile_classes=tuple(classes))
    return _with_legend(renamed, lambda kind: replace(kind, tile=new) if kind.tile == old else kind)


def _with_legend(station: Station, change: Callable[[CellKind], CellKind]) -> Station:
    legend = {character: change(kind) for character, kind in station.legend.items()}
    return replace(station, legend=legend)


def _class_added(station: Station) -> tuple[Station, str]:
    require(
        len(station.tile_classes) < MOST_CLASSES,
        message("A station has at most {most} tile classes.", most=MOST_CLASSES),
    )
    name = fresh("class", [each.id for each in station.tile_classes])
    # Before the last one, which keeps the turrets and the Core Breach (SA-12, SA-95).
    *before, last = station.tile_classes
    return replace(station, tile_classes=(*before, TileClass(id=name, backs={}), last)), name


def _class_removed(station: Station, key: str) -> Station:
    classes = tuple(each for each in station.tile_classes if each.id != key)
    legend = {character: kind for character, kind in station.legend.items() if kind.tile != key}
    return replace(station, tile_classes=classes, legend=legend)


def _class_kept(station: Station, key: str) -> Message | None:
    if len(station.tile_classes) == 1:
        return message("A station needs at least one tile class.")
    return _lying(_fixed(station, lambda kind: kind.tile == key))


def _fixed(station: Station, wanted: Callable[[CellKind], bool]) -> list[str]:
    return [f"{row},{column}" for (row, column), kind in station.cells() if wanted(kind)]


def _lying(cells: Sequence[str]) -> Message | None:
    if not cells:
        return None
    return message(
        "It is fixed on the map at {some}; make these cells plain station cells first.",
        some=in_brackets(cells),
    )


def _tile_totals(station: Station) -> list[TableTotal]:
    cells = sum(kind.cell == "station" for _, kind in station.cells())
    return [
        TableTotal(message("Tiles in the box"), station.tile_count()),
        TableTotal(message("Station cells on the map"), cells),
    ]


CLASSES = MapTable(
    name="classes",
    title=message("Tile classes"),
    help=message(
        "The classes of station tiles in the order in which they fall. The last one has the "
        "turrets and the Core Breach."
    ),
    columns=(
        TableColumn(
            "title", message("Class"), NAME, message("Its name, in small letters."), has_names=True
        ),
        TableColumn(
            "order",
            message("Falls"),
            {"type": "integer", "minimum": 1},
            message("1 falls first."),
        ),
        TableColumn("tiles", message("Tiles"), COUNT, message("The sum of its backs."), fixed=True),
        TableColumn(
            "fixed",
            message("Fixed"),
            COUNT,
            message("How many the map fixes to a cell."),
            fixed=True,
        ),
    ),
    rows=_class_rows,
    edited=_class_edited,
    totals=_tile_totals,
    added=_class_added,
    removed=_class_removed,
    kept=_class_kept,
    map_totals=lambda document: told_by_checks(document, "SAV-2"),
)


# Backs.


def _back_rows(station: Station) -> list[TableRow]:
    titles = {each.id: class_title(each.id) for each in station.tile_classes}
    return [
        TableRow(
            _key(each.id, back),
            back_words(station, back).title,
            {"title": back, "class": each.id, "count": count},
            {"class": {"enum": list(titles), "labels": titles}},
        )
        for each in station.tile_classes
        for back, count in each.backs.items()
    ]


def _key(tile_class: str, back: str) -> str:
    return f"{tile_class} {back}"


def _back_edited(station: Station, key: str, column: str, value: Json) -> Station:
    name, back = key.split(" ")
    backs = _tile_class(station, name).backs
    if column == "count":
        return _with_backs(station, name, {**backs, back: int(value)})
    if column == "class":
        return _back_moved(station, name, back, str(value))
    return _back_renamed(station, name, back, str(value))


def _with_backs(station: Station, name: str, backs: Mapping[str, int]) -> Station:
    classes = (
        replace(each, backs=backs) if each.id == name else each for each in station.tile_classes
    )
    return replace(station, tile_classes=tuple(classes))


def _back_moved(station: Station, old: str, back: str, new: str) -> Station:
    if old == new:
        return station
    there = _tile_class(station, new).backs
    require_new(back, there)
    count = _tile_class(station, old).backs[back]
    return _with_backs(_back_removed(station, _key(old, back)), new, {**there, back: count})


def _back_renamed(station: Station, name: str, old: str, new: str) -> Station:
    backs = _tile_class(station, name).backs
    if old == new:
        return station
    require_new(new, backs)
    renamed = {new if each == old else each: count for each, count in backs.items()}
    return _with_legend(
        _with_backs(station, name, renamed),
        lambda kind: replace(kind, back=new) if (kind.tile, kind.back) == (name, old) else kind,
    )


def _back_added(station: Station) -> tuple[Station, str]:
    """Return a station with a back more: one of its own that no tile bears, else the first a class lacks."""
    counted, first = station.back_counts(), station.tile_classes[0]
    for own in (each.id for each in station.backs if not counted[each.id]):
        return _with_backs(station, first.id, {**first.backs, own: 1}), _key(first.id, own)
    for each in station.tile_classes:
        missing = [back for back in BACKS if back not in each.backs]
        if missing:
            backs = {**each.backs, missing[0]: 1}
            return _with_backs(station, each.id, backs), _key(each.id, missing[0])
    name = fresh("back", first.backs)
    return _with_backs(station, first.id, {**first.backs, name: 1}), _key(first.id, name)


def _back_removed(station: Station, key: str) -> Station:
    name, back = key.split(" ")
    backs = {
        each: count for each, count in _tile_class(station, name).backs.items() if each != back
    }
    return _with_backs(station, name, backs)


def _back_kept(station: Station, key: str) -> Message | None:
    name, back = key.split(" ")
    return _lying(_fixed(station, lambda kind: (kind.tile, kind.back) == (name, back)))


def _back_totals(station: Station) -> list[TableTotal]:
    return [
        *_tile_totals(station),
        *(
            TableTotal(message("Tiles of class {name}", name=class_title(each.id)), each.count)
            for each in station.tile_classes
        ),
    ]


TILE_BACKS = MapTable(
    name="backs",
    title=message("Tile backs"),
    help=message(
        "How many tiles of each class have each hidden back: what happens when the tile is removed."
    ),
    columns=(
        TableColumn(
            "title",
            message("Back"),
            NAME,
            message("What the tile does. Type a name as it stands in files, in small letters."),
            has_names=True,
        ),
        TableColumn(
            "class",
            message("Class"),
            {"type": "string"},
            message("The class of the tiles that have it."),
        ),
        TableColumn(
            "count", message("Tiles"), COUNT, message("How many tiles of the class have it.")
        ),
    ),
    rows=_back_rows,
    edited=_back_edited,
    totals=_back_totals,
    added=_back_added,
    removed=_back_removed,
    kept=_back_kept,
    map_totals=lambda document: told_by_checks(document, "SAV-2", "SAV-8"),
)
