"""What makes a station unusable although its JSON Schema has nothing against it, and where that is."""

from collections.abc import Iterable, Iterator, Sequence

from ...complaints import Fault, JsonPath
from ...messages import Message, english, message
from ...names import closest
from ...records import Json
from ..rows import RowWords, row_faults
from .layout import STATION, CellKind, Station, cell_label, offset_of

ROW_WORDS = RowWords(
    short=english(
        "Row {row} has {found} characters, the station is {width} wide: add what is missing, "
        "with a character for “outside” where there is no cell."
    ),
    long=english(
        "Row {row} has {found} characters, the station is {width} wide: take out what is too many."
    ),
    first=0,
)


def faults(station: Station) -> Iterator[Fault]:
    """Yield everything that keeps a station from being used."""
    yield from row_faults(station.rows, station.legend, ROW_WORDS)
    yield from _legend_faults(station)
    yield from _twins("jump_points", [each.id for each in station.jump_points])
    yield from _twins("tile_classes", [each.id for each in station.tile_classes])
    yield from _cells_off_the_rows(station)


def _legend_faults(station: Station) -> Iterator[Fault]:
    classes = [each.id for each in station.tile_classes]
    used = set("".join(station.rows))
    for character, kind in station.legend.items():
        if kind.cell != STATION and (kind.tile or kind.back):
            yield Fault(
                ("legend", character),
                message(
                    "Tiles lie on station cells only: write “station” instead of “{cell}”, "
                    "or take out the tile.",
                    cell=kind.cell,
                ),
            )
        elif kind.back and not kind.tile:
            yield Fault(
                ("legend", character),
                message("The back “{back}” needs the class of its “tile” too.", back=kind.back),
            )
        elif kind.tile and kind.tile not in classes and character in used:
            # An entry that nobody uses does no harm: it may outlive the class it was made for.
            yield Fault(("legend", character, "tile"), _unknown_class(kind, classes))


def _unknown_class(kind: CellKind, classes: Sequence[str]) -> Message:
    meant = closest(str(kind.tile), classes)
    if meant:
        return message(
            "There is no tile class “{tile}” (did you mean “{meant}”?).",
            tile=kind.tile,
            meant=meant,
        )
    return message(
        "There is no tile class “{tile}”; the tile classes are {known}.",
        tile=kind.tile,
        known=", ".join(classes),
    )


def _twins(field: str, names: Sequence[str]) -> Iterator[Fault]:
    seen: set[str] = set()
    for number, name in enumerate(names):
        if name in seen:
            yield Fault(
                (field, number, "id"),
                message("“{name}” stands here for the second time: give it another id.", name=name),
            )
        seen.add(name)


def _cells_off_the_rows(station: Station) -> Iterator[Fault]:
    """Yield a fault for each gate and creature whose cell lies beyond the last row or column."""
    named: Iterable[tuple[JsonPath, str]] = (
        *(
            (("jump_points", number, "gates", at), gate)
            for number, each in enumerate(station.jump_points)
            for at, gate in enumerate(each.gates)
        ),
        *((("creatures", number, "at"), each.at) for number, each in enumerate(station.creatures)),
    )
    for path, cell in named:
        row, column = offset_of(cell) or (-1, -1)
        if not (0 <= row < station.height and 0 <= column < station.width):
            yield Fault(
                path,
                message(
                    "There is no cell {cell}; the last row is {row}, the last column {column}.",
                    cell=cell,
                    row=station.height - 1,
                    column=station.width - 1,
                ),
            )


def place(path: JsonPath, layout: Json) -> Message | None:
    """Return "row 5", "cell 4,7", "jump point NW" or the like for a place in the layout."""
    match path:
        case ("rows", int(row), int(column)):
            return message("cell {cell}", cell=cell_label(row, column))
        case ("rows", int(row), *_):
            return message("row {row}", row=row)
        case ("legend", str(character), *_):
            return message("legend entry “{character}”", character=character)
        case ("supply", str(name)):
            return message("supply of {name}", name=name)
        case (("jump_points" | "tile_classes" | "creatures") as field, int(number), *_):
            return _member(layout, field, number)
    return None


def _member(layout: Json, field: str, number: int) -> Message:
    """Return the words for a member of a list; the file may hold anything there."""
    try:
        name = layout[field][number]["at" if field == "creatures" else "id"]
    except (LookupError, TypeError):
        name = None
    match field, name:
        case "jump_points", str():
            words = message("jump point {name}", name=name)
        case "jump_points", _:
            words = message("jump point no. {number}", number=number + 1)
        case "tile_classes", str():
            words = message("tile class {name}", name=name)
        case "tile_classes", _:
            words = message("tile class no. {number}", number=number + 1)
        case _, str():
            words = message("creature at {name}", name=name)
        case _:
            words = message("creature no. {number}", number=number + 1)
    return words
