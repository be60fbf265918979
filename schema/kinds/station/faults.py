"""What makes a station unusable although its JSON Schema has nothing against it, and where that is."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from ...complaints import Fault, JsonPath
from ...messages import Message, english, filled, message
from ...names import closest
from ...records import Json
from ..rows import RowWords, row_faults
from .effect_words import ANY
from .layout import STATION, TOKENS, CellKind, Station, cell_label, offset_of

ROW_WORDS = RowWords(
    short=english(
        "Row {row} has {found} characters, but the station is {width} wide: add the missing "
        "ones, with a character for “outside” where there is no cell."
    ),
    long=english(
        "Row {row} has {found} characters, but the station is {width} wide: remove the extra ones."
    ),
    first=0,
)


def faults(station: Station) -> Iterator[Fault]:
    """Yield everything that keeps a station from being used."""
    yield from row_faults(station.rows, station.legend, ROW_WORDS)
    yield from _legend_faults(station)
    yield from _twins("jump_points", [each.id for each in station.jump_points])
    yield from _twins("tile_classes", [each.id for each in station.tile_classes])
    yield from _twins("backs", [each.id for each in station.backs])
    yield from _twins("creature_kinds", [each.id for each in station.creature_kinds])
    yield from _tokens_as_creatures(station)
    yield from _cells_off_the_rows(station)


def _legend_faults(station: Station) -> Iterator[Fault]:
    classes = [each.id for each in station.tile_classes]
    used = set("".join(station.rows))
    for character, kind in station.legend.items():
        if kind.cell != STATION and (kind.tile or kind.back):
            yield Fault(
                ("legend", character),
                message(
                    "Tiles only lie on station cells: write “station” instead of “{cell}”, or "
                    "remove the tile.",
                    cell=kind.cell,
                ),
            )
        elif kind.back and not kind.tile:
            yield Fault(
                ("legend", character),
                message("The back “{back}” also needs the class of its “tile”.", back=kind.back),
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
        "There is no tile class “{tile}”; the classes are {known}.",
        tile=kind.tile,
        known=", ".join(classes),
    )


def _twins(field: str, names: Sequence[str]) -> Iterator[Fault]:
    seen: set[str] = set()
    for number, name in enumerate(names):
        if name in seen:
            yield Fault(
                (field, number, "id"),
                message("“{name}” appears here a second time: give it another id.", name=name),
            )
        seen.add(name)


def _tokens_as_creatures(station: Station) -> Iterator[Fault]:
    """Yield a fault for each creature that has the name of a ship, a turret, or whatever kind."""
    for number, each in enumerate(station.creature_kinds):
        if each.id in (*TOKENS, ANY):
            yield Fault(
                ("creature_kinds", number, "id"),
                message("“{name}” can't be a creature: give it another id.", name=each.id),
            )


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
        case (
            ("jump_points" | "tile_classes" | "creatures" | "backs" | "creature_kinds") as field,
            int(number),
            *_,
        ):
            return _member(layout, field, number)
    return None


def _member(layout: Json, field: str, number: int) -> Message:
    """Return the words for a member of a list; the file may hold anything there."""
    try:
        name = layout[field][number]["at" if field == "creatures" else "id"]
    except (LookupError, TypeError):
        name = None
    named, numbered = MEMBERS[field]
    if isinstance(name, str):
        return filled(named, {"name": name})
    return filled(numbered, {"number": number + 1})


MEMBERS: Mapping[str, tuple[Message, Message]] = {
    "jump_points": (message("jump point {name}"), message("jump point no. {number}")),
    "tile_classes": (message("tile class {name}"), message("tile class no. {number}")),
    "creatures": (message("creature at {name}"), message("creature no. {number}")),
    "backs": (message("tile back {name}"), message("tile back no. {number}")),
    "creature_kinds": (
        message("kind of creature {name}"),
        message("kind of creature no. {number}"),
    ),
}
"""What the members of lists are called, by their names and by their numbers."""
